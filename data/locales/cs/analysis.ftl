## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

## Buttons

button-review = Rozbor
button-replay = Přehrát
button-see-decision = Ukázat rozhodnutí { $number }
button-previous-decision = Předchozí rozhodnutí
button-next-decision = Další rozhodnutí
button-first = První
button-back = Zpět
button-forward = Vpřed
button-last = Poslední
button-export = Export

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Nápověda
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] Je to těsné: *{ $choice }* by z 10 000 her vyhrálo stejně.
        [one] Je to těsné: *{ $choice }* by z 10 000 her vyhrálo jen o { $games } hru méně.
        [few] Je to těsné: *{ $choice }* by z 10 000 her vyhrálo jen o { $games } hry méně.
        [many] Je to těsné: *{ $choice }* by z 10 000 her vyhrálo jen o { $games } hry méně.
       *[other] Je to těsné: *{ $choice }* by z 10 000 her vyhrálo jen o { $games } her méně.
    }
hint-near-points =
    { $points ->
        [0] Je to těsné: *{ $choice }* přinese v průměru stejně bodů.
        [one] Je to těsné: *{ $choice }* přinese v průměru jen o { $points } bod méně.
        [few] Je to těsné: *{ $choice }* přinese v průměru jen o { $points } body méně.
        [many] Je to těsné: *{ $choice }* přinese v průměru jen o { $points } bodu méně.
       *[other] Je to těsné: *{ $choice }* přinese v průměru jen o { $points } bodů méně.
    }
hint-choices = **Tvoje možnosti, od nejlepší**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } bodů, { $risk }
hint-choice-win = { $number }. { $choice }: výhra { $win }, { NUMBER($points, maximumFractionDigits: 0) } bodů, { $risk }
hint-choice-best = **{ $choice }** (nejlepší)
hint-risk = farkle { $percent }
hint-no-risk = bez rizika
hint-figures = *Body* jsou, kolik tah v průměru přinese. *Farkle* je, jak často příští hod skončí farklem.
hint-figures-win = *Výhra* je, kolik her ze 100 odtud vyhraješ. *Body* jsou, kolik tah v průměru přinese. *Farkle* je, jak často příští hod skončí farklem.

odds-title = ### Šance: { $ruleset }
# $dice is never 0.
odds-moment =
    { $dice ->
        [one] Zbývá jedna kostka, v sázce { $points } bodů.
        [few] Zbývají { $dice } kostky, v sázce { $points } bodů.
        [many] Zbývá { $dice } kostky, v sázce { $points } bodů.
       *[other] Zbývá { $dice } kostek, v sázce { $points } bodů.
    }
odds-must-roll = **Hoď: zapsat teď nejde.**
odds-better-roll = **Lepší je hodit.**
odds-better-bank = **Lepší je zapsat.**
odds-either = **Hodit, nebo zapsat: skoro na tom nezáleží.**
odds-farkle = - Příští hod skončí farklem v { $percent } případů, asi v { $rolls } hodech ze 100.
odds-no-farkle = - Příští hod farklem skončit nemůže.
odds-points = - Hod přinese v průměru { NUMBER($roll, maximumFractionDigits: 0) } bodů, zápis { $bank }.
odds-points-roll = - Hod přinese v průměru { NUMBER($roll, maximumFractionDigits: 0) } bodů.
# $dice is never 0.
odds-bank-from =
    { $dice ->
        [one] - Nejvíc bodů s jednou zbylou kostkou: od { $points } zapisuj, pod tím házej.
        [few] - Nejvíc bodů se { $dice } zbylými kostkami: od { $points } zapisuj, pod tím házej.
        [many] - Nejvíc bodů s { $dice } zbylé kostky: od { $points } zapisuj, pod tím házej.
       *[other] - Nejvíc bodů s { $dice } zbylými kostkami: od { $points } zapisuj, pod tím házej.
    }
# $dice is never 0.
odds-never-bank =
    { $dice ->
        [one] - Nejvíc bodů s jednou zbylou kostkou: vždycky házej.
        [few] - Nejvíc bodů se { $dice } zbylými kostkami: vždycky házej.
        [many] - Nejvíc bodů s { $dice } zbylé kostky: vždycky házej.
       *[other] - Nejvíc bodů s { $dice } zbylými kostkami: vždycky házej.
    }
odds-win = - Za stavu { $own } : { $other } vyhraje hod { $roll } her, zápis { $bank }.
odds-win-roll = - Za stavu { $own } : { $other } vyhraje hod { $roll } her.
odds-score = { $points }
# $turns is never 0.
odds-turns-left =
    { $turns ->
        [one] - Tohle je poslední tah hry.
        [few] - Celkem zbývají { $turns } tahy, včetně tohoto.
        [many] - Celkem zbývá { $turns } tahu, včetně tohoto.
       *[other] - Celkem zbývá { $turns } tahů, včetně tohoto.
    }
odds-no-scores = Tyto šance se týkají jen bodů. Chceš-li šance na výhru, zadej i skóre, nejdřív svoje, například 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Zápis { $points } vyhrává hru.
why-last-turns = Zápis dosáhne cíle a ostatní pak mají jen jeden tah, aby tě překonali.
# $other_dice is never 0.
why-rival-close =
    { $other_dice ->
        [one] Jedna kostka skončí farklem v { $other_percent } případů a { $rival }: ber body, dokud jsou.
        [few] { $other_dice } kostky skončí farklem v { $other_percent } případů a { $rival }: ber body, dokud jsou.
        [many] { $other_dice } kostky skončí farklem v { $other_percent } případů a { $rival }: ber body, dokud jsou.
       *[other] { $other_dice } kostek skončí farklem v { $other_percent } případů a { $rival }: ber body, dokud jsou.
    }
# $rival in these sentences; $people is how many share the name.
# $people is never 0.
rival-needs =
    { $people ->
        [one] { $name } potřebuje už jen { $needs }
        [few] { $name } potřebují už jen { $needs }
        [many] { $name } potřebuje už jen { $needs }
       *[other] { $name } potřebují už jen { $needs }
    }
# $other_dice is never 0.
why-risk =
    { $other_dice ->
        [one] Jedna kostka skončí farklem v { $other_percent } případů, takže hod víc ztratí, než získá: tah by v průměru skončil na { NUMBER($other_average, maximumFractionDigits: 0) } bodech.
        [few] { $other_dice } kostky skončí farklem v { $other_percent } případů, takže hod víc ztratí, než získá: tah by v průměru skončil na { NUMBER($other_average, maximumFractionDigits: 0) } bodech.
        [many] { $other_dice } kostky skončí farklem v { $other_percent } případů, takže hod víc ztratí, než získá: tah by v průměru skončil na { NUMBER($other_average, maximumFractionDigits: 0) } bodech.
       *[other] { $other_dice } kostek skončí farklem v { $other_percent } případů, takže hod víc ztratí, než získá: tah by v průměru skončil na { NUMBER($other_average, maximumFractionDigits: 0) } bodech.
    }
# $other_dice is never 0.
why-safe-points =
    { $other_dice ->
        [one] Hod by v průměru přinesl o něco víc, ale jedna kostka skončí farklem v { $other_percent } případů a { $points } jistých bodů vyhraje víc her.
        [few] Hod by v průměru přinesl o něco víc, ale { $other_dice } kostky skončí farklem v { $other_percent } případů a { $points } jistých bodů vyhraje víc her.
        [many] Hod by v průměru přinesl o něco víc, ale { $other_dice } kostky skončí farklem v { $other_percent } případů a { $points } jistých bodů vyhraje víc her.
       *[other] Hod by v průměru přinesl o něco víc, ale { $other_dice } kostek skončí farklem v { $other_percent } případů a { $points } jistých bodů vyhraje víc her.
    }
why-first-roll = Každý tah začíná hodem a kostky (je jich { $dice }) skončí farklem jen v { $percent } případů.
why-fresh-dice = Vlastní tah přinese v průměru { NUMBER($average, maximumFractionDigits: 0) } bodů, převzetí jen { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Převzetím začneš s { $points } body: tah přinese v průměru { NUMBER($average, maximumFractionDigits: 0) }, vlastní jen { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = V průměru to přinese méně bodů, ale odtud to vyhraje víc her.
why-no-farkle = Tento hod farklem skončit nemůže, takže nemáš co ztratit.
why-too-little = Zapsat teď { $other_points } už vyhrát nemůže, takže všechno záleží na tomto hodu.
why-hot-dice = Bodují všechny a nové kostky (je jich { $dice }) skončí farklem jen v { $percent } případů: to má větší cenu než zapsat teď { $other_points }.
# $other_dice is never 0.
why-more-dice =
    { $other_dice ->
        [one] Vyplatí se nechat si méně a hodit víc kostek ({ $dice }): farklem skončí v { $percent } případů, jediná kostka v { $other_percent }.
        [few] Vyplatí se nechat si méně a hodit víc kostek ({ $dice }): farklem skončí v { $percent } případů, { $other_dice } kostky v { $other_percent }.
        [many] Vyplatí se nechat si méně a hodit víc kostek ({ $dice }): farklem skončí v { $percent } případů, { $other_dice } kostky v { $other_percent }.
       *[other] Vyplatí se nechat si méně a hodit víc kostek ({ $dice }): farklem skončí v { $percent } případů, { $other_dice } kostek v { $other_percent }.
    }
why-rival-wins = { $rival } k výhře, takže zapsat { $other_points } bodů ještě nestačí.
why-catch-up = Zapsat { $other_points } je jistější, ale odtud to vyhraje méně her než jít po víc.
why-second-chance = Po farklu už nemáš co ztratit: nový hod může body jen přidat.
why-badge-now = Použít odznak teď vyhraje víc her než si ho nechat na později.
why-badge-later = Nechat si odznak na později vyhraje víc her než ho použít na tento farkle.
# $dice is never 0.
why-gain =
    { $dice ->
        [one] Jedna kostka skončí farklem v { $percent } případů, ale hod přinese v průměru { NUMBER($average, maximumFractionDigits: 0) } bodů, víc než { $other_points }, které jde zapsat.
        [few] { $dice } kostky skončí farklem v { $percent } případů, ale hod přinese v průměru { NUMBER($average, maximumFractionDigits: 0) } bodů, víc než { $other_points }, které jde zapsat.
        [many] { $dice } kostky skončí farklem v { $percent } případů, ale hod přinese v průměru { NUMBER($average, maximumFractionDigits: 0) } bodů, víc než { $other_points }, které jde zapsat.
       *[other] { $dice } kostek skončí farklem v { $percent } případů, ale hod přinese v průměru { NUMBER($average, maximumFractionDigits: 0) } bodů, víc než { $other_points }, které jde zapsat.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# štěstí { $luck }, { $lucky } · chyby stály { $lost } šance na výhru
review-no-decision = žádné rozhodování
# $decisions is never 0.
accuracy-perfect =
    { $decisions ->
        [one] přesnost **{ $percent }**, jediné rozhodnutí perfektní
        [few] přesnost **{ $percent }**, všechna { $decisions } rozhodnutí perfektní
        [many] přesnost **{ $percent }**, všech { $decisions } rozhodnutí perfektní
       *[other] přesnost **{ $percent }**, všech { $decisions } rozhodnutí perfektních
    }
accuracy-excellent = přesnost **{ $percent }**, výborná
accuracy-good = přesnost **{ $percent }**, dobrá
accuracy-fair = přesnost **{ $percent }**, slušná
accuracy-mixed = přesnost **{ $percent }**, s několika drahými chybami
review-given-up = Vzdání nebo vypršení času stálo dalších { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }** · žádný dokončený tah
            -# štěstí { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } bodů v jednom tahu, farkly: { $farkles }
            -# štěstí { $luck }, { $lucky } · chyby stály { NUMBER($lost, maximumFractionDigits: 0) } bodů · nejlepší průměr { NUMBER($expected, maximumFractionDigits: 0) }
        [few] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } bodů na tah ve { $turns } tazích, farkly: { $farkles }
            -# štěstí { $luck }, { $lucky } · chyby stály { NUMBER($lost, maximumFractionDigits: 0) } bodů · nejlepší průměr { NUMBER($expected, maximumFractionDigits: 0) }
        [many] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } bodů na tah v { $turns } tahu, farkly: { $farkles }
            -# štěstí { $luck }, { $lucky } · chyby stály { NUMBER($lost, maximumFractionDigits: 0) } bodů · nejlepší průměr { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } bodů na tah v { $turns } tazích, farkly: { $farkles }
            -# štěstí { $luck }, { $lucky } · chyby stály { NUMBER($lost, maximumFractionDigits: 0) } bodů · nejlepší průměr { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = průměr
luck-kind = spíš štěstí
luck-unkind = spíš smůla
luck-very-kind = velké štěstí
luck-very-unkind = velká smůla
review-turning = **Zlomové okamžiky**
review-turning-point = **{ $sign }**, tah { $turn }: { $what } { $name }: z { NUMBER($before, maximumFractionDigits: 0) } % na { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Nejdražší chyby**
review-nothing-lost = Žádné rozhodnutí nic nestálo.
review-decision = **{ $number } / { $of }** · tah { $turn } · **{ $name }** · cena { $cost }
review-chosen = Vybráno: *{ $choice }* · { $worth }
review-better = Lepší: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = výhra { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = vítězství: { $name }
chart-turns = tah
# $turns is never 0.
chart-alt =
    { $turns ->
        [one] Graf šance na výhru, { $name }, jeden tah: { $figures }. { $turning }
        [few] Graf šance na výhru, { $name }, { $turns } tahy: { $figures }. { $turning }
        [many] Graf šance na výhru, { $name }, { $turns } tahu: { $figures }. { $turning }
       *[other] Graf šance na výhru, { $name }, { $turns } tahů: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % na začátku, nejvíc { NUMBER($high, maximumFractionDigits: 0) } %, nejméně { NUMBER($low, maximumFractionDigits: 0) } %, { NUMBER($end, maximumFractionDigits: 0) } % na konci
chart-alt-turning = zlomový okamžik { $sign }, tah { $turn }: z { NUMBER($before, maximumFractionDigits: 0) } % na { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = Žádný krok sám moc nezměnil.
chart-alt-points = Vyznačeno: { $points }.

## Replays

replay-step = Hra { $number } · krok { $step } z { $of }
replay-step-imported = Importovaná hra · krok { $step } z { $of }
replay-done = **{ $name }** volí: *{ $move }*.
replay-chances = Šance na výhru: { $first } { $own }, { $second } { $other }.
judged-best = Lepší volba nebyla.
judged-cost = -# { $worth } · cena { $cost }
menu-moments = Klíčové okamžiky

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Tah { $turn }: rozhoduje { $name }
moment-roll = Tah { $turn }: hází { $name }
moment-farkle = Tah { $turn }: { $name }, farkle, −{ $points }
moment-bank = Tah { $turn }: { $name } zapisuje { $points }
moment-given = Tah { $turn }: { $name } rozdává { $points }
moment-timed-out = Tah { $turn }: { $name }, vypršel čas
moment-resign = Tah { $turn }: { $name } se vzdává
moment-turning = Zlom: z { NUMBER($before, maximumFractionDigits: 0) } % na { NUMBER($after, maximumFractionDigits: 0) } %
moment-removed = Tah { $turn }: { $name }, odebrání ze hry
moment-time-called = Tah { $turn }: čas hry vypršel
moment-cost = Drahá chyba: { $cost }

replay-exported = Celá hra jako jeden řádek a jako soubor pro programy. Přehrát ji může kdokoli kdekoli: řádek se zadá do { command-replay } jako *{ cmd-replay-line }*.
replay-exported-long = Celá hra jako řádek v souboru a jako soubor pro programy.

## What is refused, and what to do instead

refusal-game-closed = Ta hra skončila bez výsledku, takže není co rozebírat. *{ button-replay }* ukáže, kam až došla.
refusal-odds-scores = Šance jsou pro hry dvou hráčů, nebo tří bez omezení tahů. Zadej dvě nebo tři skóre, nejdřív svoje a pak podle pořadí hry, například 4000,3200.
refusal-odds-off-step = { $points } bodů není možných: body jdou po { $step }. Zadej násobek { $step }.
refusal-odds-score = Podle těchto pravidel žádný tah nezačíná za stavu { $points } : { $other }. Zadej skóre od { $low } do { $high }.
refusal-odds-low = Skóre pod { $low } je příliš vzácné, než aby se počítalo. Zadej skóre od { $low } do { $high }.
refusal-odds-turn = Body v sázce musí být od 0 do { $most }. Zadej číslo v tomto rozmezí.
refusal-odds-no-dice = S body v sázce záleží na tom, kolik zbývá kostek. Zadej i jejich počet.
refusal-odds-dice = Podle těchto pravidel se hraje s { $dice } kostkami. Zadej číslo od 1 do { $dice }.
# $dice is never 0.
refusal-odds-too-few-points =
    { $dice ->
        [one] S jednou zbylou kostkou má tah aspoň { $least } bodů. Zadej víc bodů, nebo víc kostek.
        [few] Se { $dice } zbylými kostkami má tah aspoň { $least } bodů. Zadej víc bodů, nebo víc kostek.
        [many] S { $dice } zbylé kostky má tah aspoň { $least } bodů. Zadej víc bodů, nebo víc kostek.
       *[other] S { $dice } zbylými kostkami má tah aspoň { $least } bodů. Zadej víc bodů, nebo víc kostek.
    }
refusal-odds-no-turns = Tato pravidla tahy neomezují. Vynech *{ cmd-odds-turns-left }*.
refusal-odds-turns-left = Ve hře s těmito pravidly zbývá nejvýš { $most } tahů, počítají se oba hráči. Zadej číslo od 1 do { $most }.
refusal-replay-private = Tato hra se hrála tam, kam nevidíš. Její hráči ji mohou exportovat a dát ti řádek.
refusal-game-running = Tato hra se ještě hraje. Vrať se, až skončí.
refusal-deal-running = Ostatní možná s kostkami této hry ještě hrají. Podívat se na ni můžeš, až rozdání skončí, { $when }.
refusal-game-line-too-long = To je na hru, kterou můžu ukázat, příliš dlouhé: řádek má nejvýš { $most } znaků. Zkopíruj jen ten jeden řádek.
refusal-game-line-cut = To není celá hra. Zkopíruj celý řádek, od `fk1` po poslední krok, a zkus to znovu.
refusal-game-line-changed = V tomto řádku je krok, který pravidla nedovolují, takže se cestou změnil. Exportuj hru znovu a zkopíruj řádek tak, jak je.
refusal-game-or-line = Zadej číslo hry, nebo řádek, ne obojí.
refusal-no-hints = V hodnocených hrách, turnajích, denní hře a duplikátu nápovědy nejsou. Až hra skončí, šance kterékoli situace ukáže { command-odds }.
refusal-hints-off = Nápovědy jsou na tomto serveru vypnuté. Kdo ho spravuje, může je zapnout v { command-admin-settings }.

## Commands

cmd-odds = šance
cmd-odds-about = Jakou cenu má hodit a jakou zapsat
cmd-odds-dice = kostky
cmd-odds-dice-about = Kolik kostek zbývá na hod
cmd-odds-turn = tah
cmd-odds-turn-about = Body v sázce v tomto tahu
cmd-odds-scores = skóre
cmd-odds-scores-about = Skóre všech, nejdřív tvoje, například 2300,1850
cmd-odds-turns-left = zbývá_tahů
cmd-odds-turns-left-about = Když jsou tahy omezené: kolik jich zbývá oběma hráčům dohromady
cmd-replay = přehrát
cmd-replay-about = Projít dohranou hru, nebo hru, kterou ti někdo dal jako řádek
cmd-replay-game = hra
cmd-replay-game-about = Číslo hry (výchozí: poslední v tomto kanálu)
cmd-replay-line = řádek
cmd-replay-line-about = Celý řádek exportované hry
