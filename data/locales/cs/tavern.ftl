## Buttons

button-choose = Vybrat
button-choose-badge = Vybrat odznak
button-play-level = { $name }: hrát hned
button-show-collection = Ukázat
button-ready = Hotovo
button-call-off = Zrušit sázku

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Tvoje kostky a odznaky
# What its owner shows to everyone.
collection-of = ### Sbírka: { $name }
collection-owned = Zvláštní kostky: { $dice } · odznaky: { $badges } · od nejvzácnějších
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Zatím nemáš žádné zvláštní kostky. Obyčejné má každý zdarma.
        [one] Kromě obyčejných máš jednu zvláštní kostku.
        [few] Kromě obyčejných máš { $dice } zvláštní kostky, druhů: { $kinds ->
            [one] { $kinds }
            [few] { $kinds }
            [many] { $kinds }
           *[other] { $kinds }
        }.
        [many] Kromě obyčejných máš { $dice } zvláštní kostky, druhů: { $kinds ->
            [one] { $kinds }
            [few] { $kinds }
            [many] { $kinds }
           *[other] { $kinds }
        }.
       *[other] Kromě obyčejných máš { $dice } zvláštních kostek, druhů: { $kinds ->
            [one] { $kinds }
            [few] { $kinds }
            [many] { $kinds }
           *[other] { $kinds }
        }.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Máš jeden odznak.
        [few] Máš { $badges } odznaky.
        [many] Máš { $badges } odznaku.
       *[other] Máš { $badges } odznaků.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, { $count }×
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (běžné)
rarity-uncommon = (méně běžné)
rarity-rare = (vzácné)
rarity-legendary = (legendární)
collection-how = Kostky a odznaky vyhráváš nad soupeři z krčmy a za některé úspěchy.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = Tvou první odměnu má { $name }. Vyhraj tu hru a je tvoje: { $prize } ({ $about }).
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = ďáblova hlava: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = hlavně { $faces }
die-loves = ráda padá na { $faces }
die-shuns = vyhýbá se { $faces }
die-never = nikdy { $faces }
# A face within such a list.
die-face-plural = { $face }
die-fair = je poctivá
die-has-joker = má ďáblovu hlavu
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# Sloupce ukazují, jak často padá 1, 2, 3, 4, 5 a 6.
die-odds-alt = Jak často padá která strana ({ $die }): { $odds }
prizes-won = -# Nově ve sbírce (**{ $name }**): { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### U stolu v krčmě
choosing-seat = - **{ $name }** vybírá
choosing-ready = - **{ $name }** má hotovo
choosing-ends = Hra začne, až budou mít všichni hotovo. Termín: { $when }. Prázdná místa pak doplní obyčejné kostky.
# A draft.
draft-picked = **{ $name }** má vybráno: { $dice }
draft-picked-none = **{ $name }** zatím nemá vybráno nic
draft-seat = ## Vybírá { $name }
draft-done = ## Všechny kostky jsou vybrané
draft-number = Kostka { $number } z { $most }, z těch níže. Oba soupeři hrají se všemi { $most }.
draft-badge = -# **{ $name }** si ještě může vybrat odznak.
draft-ends = -# Čas vyprší { $when }; prázdná místa pak doplní obyčejné kostky.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = Kostku vybírá { $name }
chest-title = ### Tvých šest kostek
chest-chosen = Vybráno: { $chosen } z { $most }.
chest-die = { $place }. { $die }
chest-how = Přidávej kostky z nabídky níže. Když stiskneš *{ button-ready }*, prázdná místa doplní obyčejné.
chest-ready = Máš hotovo. Hra začne, až budou mít hotovo i ostatní.
chest-badge-settled = Odznak máš nastavený. Kostky vyber z nabídky na desce.
chest-begun = Hra začala.
chest-dice = Tvoje kostky: { $dice }.
chest-badge = Tvůj odznak: **{ $badge }**, { $about }.
chest-no-badge = Odznak nemáš vybraný.
menu-badge = Vybrat odznak
chest-option-none = Žádný odznak
# A wager of honour, on the finished board.
wager-won = **{ $winner }** si může vzít jednu kostku, přijde o ni **{ $loser }**.
wager-passed = **{ $winner }** si bere kostku, přichází o ni **{ $loser }**: { $die }.
menu-stake = Vzít kostku
menu-add-die = Přidat kostku
menu-put-back = Vrátit kostku
# $count is never 0.
chest-option =
    { $count ->
        [one] { $die }
        [few] { $die }, zbývají { $count }
        [many] { $die }, zbývá { $count }
       *[other] { $die }, zbývá { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name } hraje s kostkami: { $dice }.
outfit-both = -# Oba soupeři hrají se stejnými kostkami: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = náskok { $points } bodů
badge-does-formation = { $faces } dohromady mají cenu { $points }
badge-does-defence = ruší ostatním { $tier } odznaky
badge-does-resurrection = nový hod po farklu
badge-does-doppelganger = co si necháš z hodu, se počítá dvojnásob
badge-does-warlord = tah má při zápisu cenu { $percent } %
badge-does-might = obyčejná kostka navíc v jednom hodu
# $dice is never 0.
badge-does-fortune =
    { $dice ->
        [one] hodit znovu jednou kostkou
        [few] hodit znovu až { $dice } kostkami
        [many] hodit znovu až { $dice } kostky
       *[other] hodit znovu až { $dice } kostkami
    }
badge-does-transmutation = otočit kostku na { $face }
# $dice is never 0.
badge-does-swap-out =
    { $dice ->
        [one] hodit znovu jednou kostkou
        [few] hodit znovu { $dice } stejnými kostkami
        [many] hodit znovu { $dice } stejné kostky
       *[other] hodit znovu { $dice } stejnými kostkami
    }
badge-does-three-ones = tři 1 mají cenu { $percent } %
badge-does-three-sixes = tři 6 mají cenu { $percent } %
badge-tier-tin = cínové
badge-tier-silver = stříbrné
badge-tier-gold = zlaté
# $uses is never 0.
badge-uses =
    { $uses ->
        [one] { $does }, jednou za hru
        [few] { $does }, { $uses }krát za hru
        [many] { $does }, { $uses }krát za hru
       *[other] { $does }, { $uses }krát za hru
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# { $name } má odznak: { $badge }
badge-worn-uses = -# { $name } má odznak: { $badge }, zbývá použití: { $uses }
badge-cancelled = -# { $name } má odznak: { $badge }, zrušený obranným odznakem

## What is refused, and what to do instead

refusal-six-dice = Už máš vybraných { $most } kostek. Chceš-li jinou, nejdřív některou vrať.
refusal-die-not-owned = Takovou kostku už nemáš na výběr: { $die }. Tvoje kostky ukáže { command-tavern-dice }.
refusal-badge-not-owned = Tento odznak už nemáš: { $badge }. Vyber jiný, nebo žádný.
refusal-die-gone = Tato kostka už je vrácená. Svůj výběr uvidíš tlačítkem *{ button-choose }* na desce.
refusal-die-taken = Tato kostka je zabraná. Vyber z nabídky jinou.
refusal-not-your-pick = Teď vybírá { $name }. Pak je řada na tobě.
refusal-wager-own = Sázka je pro dva lidi s vlastními kostkami. Uveď soupeře a zvol *{ cmd-tavern-dice-own }*, nebo sázku vynech.
refusal-five-dice = V krčmě se hraje se šesti kostkami a tato pravidla jsou pro pět. Vyber jiná.
refusal-tavern-rules = Soupeři z krčmy hrají jen s vestavěnými pravidly beze změn. Vyber některá z nich, nebo si svá zahraj s někým, koho znáš.
refusal-nothing-at-stake = Pro sázku musíte mít oba aspoň jednu zvláštní kostku. Přidej nějakou, nebo stiskni na desce *{ button-call-off }*.
refusal-wager-of-another = Tuto sázku má vyhranou { $name }, kostka patří tam.
refusal-stake-gone = Tato kostka už není k mání: { $die } ({ $name }). Vezmi si jinou.
refusal-already-ready = Už máš hotovo. Hra začne, až budou mít hotovo i ostatní.
refusal-badge-settled = Odznak už máš nastavený. Kostky vyber z nabídky na desce.
refusal-no-badge = Zatím nemáš žádný odznak, takže není z čeho vybírat. Vyhraj ho přes { command-tavern-play }.
refusal-nothing-owned = Zatím nemáš zvláštní kostky ani odznaky, takže není co ukázat. Vyhraj je přes { command-tavern-play }.
refusal-dice-settled = Kostky jsou vybrané a hra začala. Desku sem přinese { command-show }.

## Commands

cmd-tavern = krčma
cmd-tavern-about = Kostky se jmény, z nichž každá padá po svém
cmd-tavern-dice = kostky
cmd-tavern-dice-about = Které kostky máš a jak padají
cmd-tavern-play = hrát
cmd-tavern-play-about = Hrát v krčmě o kostky proti jejím soupeřům nebo někomu, koho znáš
cmd-tavern-play-opponent = soupeř
cmd-tavern-play-opponent-about = Koho pozvat (výchozí: krčma)
cmd-tavern-play-level = úroveň
cmd-tavern-play-level-about = Ke komu přisednout; určuje cíl
cmd-tavern-play-ruleset = pravidla
cmd-tavern-play-ruleset-about = Podle čeho se hraje (výchozí: Království)
cmd-tavern-play-dice = kostky
cmd-tavern-play-dice-about = S jakými kostkami (výchozí: vlastní)
cmd-tavern-play-badges = odznaky
cmd-tavern-play-badges-about = Jestli se smí hrát s odznaky (výchozí: ne)
cmd-tavern-play-wager = sázka
cmd-tavern-play-wager-about = Kdo vyhraje, vezme si soupeřovu kostku, pokud soupeř souhlasí
cmd-tavern-dice-ordinary = šest obyčejných pro každého
cmd-tavern-dice-own = vlastní kostky
cmd-tavern-dice-draft = stejné kostky, vybírané střídavě
cmd-tavern-level-beggar = Žebrák, do 1 500
cmd-tavern-level-wagoner = Vozka, do 2 000
cmd-tavern-level-miner = Havíř, do 3 000
cmd-tavern-level-soldier = Voják, do 3 000
cmd-tavern-level-craftsman = Řemeslník, do 3 000
cmd-tavern-level-novice = Novic, do 4 000
cmd-tavern-level-priest = Kněz, do 4 000
cmd-tavern-level-courtier = Dvořan, do 4 000
cmd-tavern-level-knight = Rytíř, do 5 000
cmd-tavern-level-king = Král, do 8 000
cmd-tavern-level-emperor = Císař, do 8 000
