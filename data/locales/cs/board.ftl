## Buttons

button-best = Nejvíc bodů
button-options = Možnosti
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Zpět na kostky
button-roll = Hodit
button-roll-chance =
    { $dice ->
        [one] Hodit 1 kostkou – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
        [few] Hodit { $dice } kostkami – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
        [many] Hodit { $dice } kostky – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Hodit { $dice } kostkami – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
button-roll-safe =
    { $dice ->
        [one] Hodit 1 kostkou – bez farklu
        [few] Hodit { $dice } kostkami – bez farklu
        [many] Hodit { $dice } kostky – bez farklu
       *[other] Hodit { $dice } kostkami – bez farklu
    }
button-bank = Zapsat
button-bank-points = Zapsat { $points }
# Where rules give the points of a bank beyond the target to somebody else: "Welfare".
button-bank-given = { $points } získá { $name }
button-bank-team = { $points } získá tým { $team }
button-bank-nobody = Vzdát se { $points } bodů
button-take =
    { $dice ->
        [one] Vzít 1 kostku, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
        [few] Vzít { $dice } kostky, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
        [many] Vzít { $dice } kostky, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Vzít { $dice } kostek, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
button-more = Více
button-skip = Přeskočit: { $name }
button-end-game = Ukončit hru
button-rematch = Odveta
button-return = Jsem zpět
button-claim = Přihlásit se o výhru
button-verify = Ověřit kostky
button-badge-choose = Odznak: nejdřív vyber kostky
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Odznak: hodit znovu
button-badge-doppelganger = Odznak: hod dvojnásob
button-badge-warlord = Odznak: tah za { $percent } %
button-badge-might = Odznak: kostka navíc
button-badge-fortune = Odznak: znovu hodit { $dice }
button-badge-transmutation = Odznak: otočit na { $face }
button-badge-swap-out = Odznak: znovu hodit { $dice }
button-accept-farkle = Přijmout farkle

## More, on a board: told to one person alone

more-leave = Hru opustíš přes { command-resign }. Desku znovu zobrazíš jako nejnovější zprávu přes { command-show }.
more-host = Tento stůl vedeš ty. Když se hra zasekne, můžeš ji ukončit bez výsledku, nebo někoho odebrat. Nikdo tím nevyhraje.
more-others = Tento stůl vede { $host }. Když se hra zasekne, { $host } ji tady může ukončit, nebo někoho odebrat. Totéž mohou moderátoři serveru přes { command-mod-end } a { command-mod-kick }.
more-rated = Tato hra je hodnocená. Když se zasekne, mohou ji moderátoři serveru ukončit přes { command-mod-end } nebo někoho odebrat přes { command-mod-kick }.
more-tournament = Toto je turnajová hra. Když se zasekne, může o ní rozhodnout pořadatel turnaje.
more-watch = V této hře nehraješ, ale můžeš ji živě sledovat v soukromém pohledu.
menu-kick = Odebrat hráče…
skip-vote = Přeskočit tah? Na tahu je { $name }. Hlasů zatím { $count } z { $needed }. Při přeskočení se zapíšou body, které zapsat jdou.
skip-done = Stůl odhlasoval přeskočení tahu: { $name }.
done-closed = Hotovo. Hra skončila bez výsledku.
done-playing = Hotovo. Ostatní hrají dál.

## The board

# $seats is never 0.
board-last-turns =
    { $seats ->
        [one] **Poslední tah.** K překonání je { $best }.
        [few] **Poslední tahy.** K překonání je { $best } a na tahu budou ještě { $seats } hráči.
        [many] **Poslední tahy.** K překonání je { $best } a na tahu bude ještě { $seats } hráče.
       *[other] **Poslední tahy.** K překonání je { $best } a na tahu bude ještě { $seats } hráčů.
    }

turn-paused = Turnaj má přestávku, hodiny stojí.
turn-deadline = Čas vyprší { $when }.
turn-vacation = **{ $name }** má dovolenou do { $when }. Hodiny do té doby stojí.
turn-banks = -# Časová rezerva: { $banks }
turn-bank = { $name } { $time }
board-turn = ## Na tahu: { $name }
board-note = -# { $note }
turn-free-roll = **{ $name }**, hoď znovu všemi kostkami, nebo zapiš body.
turn-opponent = ## Hraje { $name }
turn-stand-in = ## Hraje záskok: { $name }
turn-deserted = Všichni jsou pryč, takže hra čeká. Skončí, pokud někdo z vás nestiskne *{ button-return }*. Termín: { $when }.
board-plain = Tuto desku nejde vykreslit jako obvykle, tady je prostá podoba.
turn-total = Součet tahu: **{ $points }**
turn-total-with = Součet tahu: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Součet tahu: { $points } + { $chosen } + { $bonus } za horké kostky = **{ $total }**
choice-none = Vyber kostky, které si necháš.
choice-farkle-waits = Tento hod je farkle. Použij odznak a hoď znovu, nebo farkle přijmi.
choice-one = Vybráno: **{ $combinations }**
choice-several = Vybráno: { $combinations } = **{ $points }**
# $dice is never 0.
choice-no-score =
    { $dice ->
        [one] { $faces } tu neboduje. Nech ji být a pak hoď nebo zapiš.
        [few] Tyto kostky tu nebodují: { $faces }. Nech je být a pak hoď nebo zapiš.
        [many] Tyto kostky tu nebodují: { $faces }. Nech je být a pak hoď nebo zapiš.
       *[other] Tyto kostky tu nebodují: { $faces }. Nech je být a pak hoď nebo zapiš.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = { $face } boduje jen { $ways }.
choice-needs-joker = { $face } boduje jen { $ways }; doplnit to pomůžou i ďáblovy hlavy.
choice-joker-needs = Ďáblova hlava nikdy neboduje sama: v kombinaci zastupuje jiné číslo.
way-of-a-kind =
    { $count ->
        [3] jako tři { $face }
       *[other] jako { $count }× { $face }
    }
way-formation = ve formaci odznaku
way-low-straight = v postupce 1-5
way-high-straight = v postupce 2-6
way-straight = v postupce 1-6
way-three-pairs = ve třech párech
choice-hot = Horké kostky: bodují všechny. Hoď jimi znovu, nebo zapiš.
choice-spent = Všechny kostky jsou odložené, ale horké jsou, jen když pocházejí z jediného hodu. Zapiš, nebo si jich nech méně.

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] Welfare: zápis by překročil { $target }, takže { $points } bodů by dostal hráč **{ $receiver }**.
       *[other] Welfare (přebytek): zápis by překročil { $target } o { $points } bodů, které by dostal hráč **{ $receiver }**. Zbytek by propadl: { $lost }.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: zápis by překročil { $target }, takže { $points } bodů by nedostal nikdo.
       *[other] Welfare (přebytek): zápis by překročil { $target } o { $points } bodů, které by nedostal nikdo. Zbytek by propadl: { $lost }.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### Co v tomto hodu boduje
options-press = Stisknutím možnost vybereš na desce.
options-press-here = Stisknutím možnost vybereš.
options-chosen = Vybráno na desce: **{ $dice }**, { $points } bodů.
options-outdated = Hra se mezitím posunula. Teď jsou možnosti tyto:
options-equal-dice = Ze stejných kostek se nechávají ty, po nichž je další hod nejbezpečnější. Jiné vybereš na desce.
# What the rules say of a selection, after its points.
options-bonus = a { $points } navíc
options-hot = horké kostky
options-below-minimum = na zápis zatím nestačí
options-below-opening = na tvůj první zápis nestačí
options-over-target = na zápis příliš mnoho
options-must-roll = musíš házet znovu
options-given =
    { $rule ->
        [welfare] zápis rozdá body: Welfare
       *[excess] zápis rozdá body: Welfare (přebytek)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, ve Farkle jsi na tahu: { $board } · termín { $when }
# $turns is never 0.
presence-gone =
    { $turns ->
        [one] **{ $name }**: zmeškaný tah. Záskok hraje, dokud **{ $name }** nestiskne tlačítko tady.
        [few] **{ $name }**: { $turns } zmeškané tahy v řadě. Záskok hraje, dokud **{ $name }** nestiskne tlačítko tady.
        [many] **{ $name }**: { $turns } zmeškaného tahu v řadě. Záskok hraje, dokud **{ $name }** nestiskne tlačítko tady.
       *[other] **{ $name }**: { $turns } zmeškaných tahů v řadě. Záskok hraje, dokud **{ $name }** nestiskne tlačítko tady.
    }
# $turns is never 0.
presence-all-gone =
    { $turns ->
        [one] **{ $name }**: zmeškaný tah.
        [few] **{ $name }**: { $turns } zmeškané tahy v řadě.
        [many] **{ $name }**: { $turns } zmeškaného tahu v řadě.
       *[other] **{ $name }**: { $turns } zmeškaných tahů v řadě.
    }
presence-left = **{ $name }** už není na tomto serveru. Záskok hraje, dokud **{ $name }** nestiskne tlačítko tady.
presence-all-left = **{ $name }** už není na tomto serveru.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Stůl, který vede { $host }
finished-unplayed = **Nikdo nedokončil tah, takže se tato hra nepočítá** do ratingu, statistik ani úspěchů.
# $until is a time of the day.
rematch-wanted = O odvetu žádá: **{ $players }**. Do { $until } se čeká na odpověď: { $waiting }.
rematch-begun = Odveta začala.
# How it ended, as a heading: $winners are one or several people, $count how many.
# $count is never 0.
end-wins =
    { $count ->
        [one] ## { $winners } vyhrává
        [few] ## { $winners } vyhrávají
        [many] ## { $winners } vyhrává
       *[other] ## { $winners } vyhrávají
    }
# $count is never 0.
end-wins-by =
    { $count ->
        [one] ## { $winners } vyhrává o { $points }
        [few] ## { $winners } vyhrávají o { $points }
        [many] ## { $winners } vyhrává o { $points }
       *[other] ## { $winners } vyhrávají o { $points }
    }
end-shared = ## O vítězství se dělí { $winners }
end-nobody = ## Nikdo nevyhrává
end-earned-much = -# Tady bylo hodně odměn: ukáže je { command-achievements } a { command-tavern-dice }.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# Víc ukáže { command-achievements }.
end-more-prizes = -# Víc ukáže { command-tavern-dice }.
end-more-both = -# Víc ukážou { command-achievements } a { command-tavern-dice }.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = rating { $before }, beze změny
end-rating-up = rating { $before } → { $after }, nahoru o { $points } ▲
end-rating-down = rating { $before } → { $after }, dolů o { $points } ▼
end-best-turn = nejlepší tah { $points }
end-farkles =
    { $farkles ->
        [0] bez farklu
        [one] { $farkles } farkle
        [few] { $farkles } farkly
        [many] { $farkles } farklu
       *[other] { $farkles } farklů
    }
end-hot-dice = { $times }× horké kostky
race-rounds = Kola
race-target = Cíl { $points }
race-alt = Vývoj skóre. Po kolech { $rounds }: { $scores }.
race-alt-target = Cíl { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Hra { $number }
afterwards-about = Přehraj si hru tah po tahu, nebo ověř, že kostky byly poctivé.

## What is asked once before it is done

resign-sure = **Vzdát se?** Tato hra je hodnocená a vzdání se počítá jako prohra.
resign-which = **Opustit tuto hru?** Máš otevřené i další hry.
button-resign = Vzdát se
kick-sure-playing = **Odebrat ze hry: { $name }?** Ostatní hrají dál.
kick-sure-closed = **Odebrat ze hry: { $name }?** Zbylo by příliš málo hráčů, takže by hra skončila bez výsledku.
button-kick = Odebrat: { $name }
button-hint = Nápověda
button-watch = Sledovat

## What is refused, and what to do instead

refusal-not-host = To může jen { $name }, kdo stůl vede.
refusal-turn-over = Tento tah už skončil. Podívej se znovu na desku.
refusal-cannot-skip = Teď tento tah přeskočit nejde ({ $name }). V nehodnocených hrách tří a více hráčů bez hodin mohou ostatní o přeskočení hlasovat, když se dvě minuty nic neděje.
refusal-rated-game = Tato hra je hodnocená, takže o jejím konci nemůže rozhodnout ten, kdo vede stůl. Mohou to moderátoři serveru přes { command-mod-end } a { command-mod-kick }.
refusal-tournament-game = Toto je turnajová hra, takže o jejím konci může rozhodnout jen pořadatel turnaje.

## Leaving a game: private answers

resigned-playing = Ze hry jsi venku. Ostatní hrají dál.
resigned-finished = Vzdáno, hra skončila. Díky za hru.
resigned-closed = Pozvánka je zrušená.
resigned-invited = V této hře už nejsi. Ostatní mohou hrát dál.
resigned-lobby = U stolu už nesedíš.

## Commands

cmd-show = ukázat
cmd-show-about = Znovu zobrazit desku z tohoto kanálu, nebo sem přesunout některou tvou hru
cmd-show-game = hra
cmd-show-game-about = Některá tvoje hra na tomto serveru, nebo hra otevřená tady
cmd-resign = vzdát
cmd-resign-about = Opustit svou hru v tomto kanálu
cmd-resign-game-about = Která hra (výchozí: hra v tomto kanálu)
cmd-end = ukončit
cmd-end-about = Ukončit hru v tomto kanálu bez výsledku
cmd-end-game-about = Která hra, když je jich v tomto kanálu otevřených víc
cmd-kick = odebrat
cmd-kick-about = Odebrat hráče ze hry v tomto kanálu
cmd-kick-user = uživatel
cmd-kick-user-about = Koho odebrat
cmd-mod-about = Moderovat hry v kanálu
