## Buttons

button-choose = Wybierz
button-choose-badge = Wybierz odznakę
button-play-level = { $name }: graj teraz
button-show-collection = Pokaż
button-ready = Gotowe
button-call-off = Odwołaj zakład

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Twoje kości i odznaki
# What its owner shows to everyone.
collection-of = ### Kolekcja: { $name }
collection-owned = Specjalne kości: { $dice } · odznaki: { $badges } · od najrzadszych
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Nie masz jeszcze specjalnych kości. Zwykłe są za darmo dla wszystkich.
        [one] Masz jedną specjalną kość, oprócz zwykłych.
        [few] Masz { $dice } specjalne kości, rodzajów: { $kinds }, oprócz zwykłych.
        [many] Masz { $dice } specjalnych kości, rodzajów: { $kinds }, oprócz zwykłych.
       *[other] Masz { $dice } specjalnej kości, rodzajów: { $kinds }, oprócz zwykłych.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Masz jedną odznakę.
        [few] Masz { $badges } odznaki.
        [many] Masz { $badges } odznak.
       *[other] Masz { $badges } odznaki.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
        [one] **{ $die }**, sztuk: { $count }
        [few] **{ $die }**, sztuk: { $count }
        [many] **{ $die }**, sztuk: { $count }
       *[other] **{ $die }**, sztuk: { $count }
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (pospolita)
rarity-uncommon = (niepospolita)
rarity-rare = (rzadka)
rarity-legendary = (legendarna)
collection-how = Kości i odznaki wygrywasz z przeciwnikami z karczmy oraz za niektóre osiągnięcia.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = Twoją pierwszą nagrodę ma { $name }. Wygraj tę grę, a będzie twoja: { $prize } ({ $about }).
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = diabelska głowa: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = najczęściej { $faces }
die-loves = lubi { $faces }
die-shuns = unika { $faces }
die-never = nigdy { $faces }
# A face within such a list.
die-face-plural = { $face }
die-fair = jest uczciwa
die-has-joker = ma diabelską głowę
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# Paski pokazują, jak często wypada 1, 2, 3, 4, 5 i 6.
die-odds-alt = Jak często wypada każda ścianka ({ $die }): { $odds }
prizes-won = -# Nowe w kolekcji (**{ $name }**): { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### Przy stole w karczmie
choosing-seat = - **{ $name }** wybiera
choosing-ready = - **{ $name }**: gotowe
choosing-ends = Gra zacznie się, gdy wszyscy zgłoszą gotowość. Termin: { $when }. Potem puste miejsca zapełnią zwykłe kości.
# A draft.
draft-picked = **{ $name }** ma wybrane: { $dice }
draft-picked-none = **{ $name }** nie ma jeszcze nic wybranego
draft-seat = ## Kość wybiera { $name }
draft-done = ## Wszystkie kości wybrane
draft-number = Kość { $number } z { $most }, spośród tych poniżej. Obie strony grają wszystkimi { $most }.
draft-badge = -# **{ $name }** może jeszcze wybrać odznakę.
draft-ends = -# Czas mija { $when }; potem puste miejsca zapełnią zwykłe kości.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = Kość wybiera { $name }
chest-title = ### Twoje sześć kości
chest-chosen = Wybrane: { $chosen } z { $most }.
chest-die = { $place }. { $die }
chest-how = Dodaj kości z menu poniżej. Gdy naciśniesz *{ button-ready }*, puste miejsca zapełnią zwykłe kości.
chest-ready = U ciebie gotowe. Gra zacznie się, gdy inni też skończą.
chest-badge-settled = Twoja odznaka jest ustalona. Kości wybierasz z menu na planszy.
chest-begun = Gra się zaczęła.
chest-dice = Twoje kości: { $dice }.
chest-badge = Twoja odznaka: **{ $badge }**, { $about }.
chest-no-badge = Odznaka nie jest wybrana.
menu-badge = Wybierz odznakę
chest-option-none = Bez odznaki
# A wager of honour, on the finished board.
wager-won = **{ $winner }** może wziąć jedną z kości, którymi gra **{ $loser }**.
wager-passed = **{ $winner }** bierze kość (przegrana: **{ $loser }**): { $die }.
menu-stake = Weź kość
menu-add-die = Dodaj kość
menu-put-back = Odłóż kość z powrotem
# $count is never 0.
chest-option =
    { $count ->
        [one] { $die }
        [few] { $die }, zostały { $count }
        [many] { $die }, zostało { $count }
       *[other] { $die }, zostało { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# Kości ({ $name }): { $dice }.
outfit-both = -# Obie strony grają tymi samymi kośćmi: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = fory: { $points } punktów
badge-does-formation = { $faces } razem są warte { $points }
badge-does-defence = unieważnia odznaki wszystkich innych: { $tier }
badge-does-resurrection = rzut ponowny po farklu
badge-does-doppelganger = kości zatrzymane z rzutu liczą się podwójnie
badge-does-warlord = tura jest przy zapisie warta { $percent }%
badge-does-might = jedna dodatkowa zwykła kość w rzucie
# $dice is never 0.
badge-does-fortune =
    { $dice ->
        [one] rzuć ponownie jedną kością
        [few] rzuć ponownie najwyżej { $dice } kośćmi
        [many] rzuć ponownie najwyżej { $dice } kośćmi
       *[other] rzuć ponownie najwyżej { $dice } kości
    }
badge-does-transmutation = zmień kość na { $face }
# $dice is never 0.
badge-does-swap-out =
    { $dice ->
        [one] rzuć ponownie jedną kością
        [few] rzuć ponownie { $dice } jednakowymi kośćmi
        [many] rzuć ponownie { $dice } jednakowymi kośćmi
       *[other] rzuć ponownie { $dice } jednakowej kości
    }
badge-does-three-ones = trzy 1 są warte { $percent }%
badge-does-three-sixes = trzy 6 są warte { $percent }%
badge-tier-tin = cynowe
badge-tier-silver = srebrne
badge-tier-gold = złote
# $uses is never 0.
badge-uses =
    { $uses ->
        [one] { $does }, raz na grę
        [few] { $does }, { $uses } razy na grę
        [many] { $does }, { $uses } razy na grę
       *[other] { $does }, { $uses } raza na grę
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# Odznaka ({ $name }): { $badge }
badge-worn-uses = -# Odznaka ({ $name }): { $badge }, zostało użyć: { $uses }
badge-cancelled = -# Odznaka ({ $name }): { $badge }, unieważniona odznaką obrony

## What is refused, and what to do instead

refusal-six-dice = Masz już wybrane { $most } kości. Odłóż jedną z powrotem, żeby zrobić miejsce na inną.
refusal-die-not-owned = Nie masz już takiej kości do wyboru: { $die }. { command-tavern-dice } pokaże, jakie masz.
refusal-badge-not-owned = Nie masz już tej odznaki: { $badge }. Wybierz inną albo żadną.
refusal-die-gone = Ta kość jest już odłożona z powrotem. Naciśnij *{ button-choose }* na planszy, żeby zobaczyć swój wybór.
refusal-die-taken = Ta kość jest zajęta. Wybierz inną z menu.
refusal-not-your-pick = Teraz wybiera { $name }. Potem twoja kolej.
refusal-wager-own = Zakład jest dla dwojga grających własnymi kośćmi. Podaj rywala i wybierz *{ cmd-tavern-dice-own }* albo pomiń zakład.
refusal-five-dice = W karczmie wszyscy grają sześcioma kośćmi, a te zasady są na pięć. Wybierz inne.
refusal-tavern-rules = Przeciwnicy z karczmy grają tylko według wbudowanych zasad, bez zmian. Wybierz takie albo ze swoimi zagraj z kimś znajomym.
refusal-nothing-at-stake = W zakładzie obie strony potrzebują co najmniej jednej specjalnej kości. Dodaj ją albo naciśnij *{ button-call-off }* na planszy.
refusal-wager-of-another = Ten zakład wygrywa { $name } i bierze kość.
refusal-stake-gone = { $name } nie ma już tej kości: { $die }. Weź inną.
refusal-already-ready = U ciebie już gotowe. Gra zacznie się, gdy inni też skończą.
refusal-badge-settled = Twoja odznaka jest już ustalona. Kości wybierasz z menu na planszy.
refusal-no-badge = Nie masz jeszcze odznaki, więc nie ma czego wybierać. Wygraj ją przez { command-tavern-play }.
refusal-nothing-owned = Nie masz jeszcze specjalnych kości ani odznak, więc nie ma czego pokazać. Wygraj je przez { command-tavern-play }.
refusal-dice-settled = Kości są wybrane i gra się zaczęła. { command-show } przeniesie tu planszę.

## Commands

cmd-tavern = karczma
cmd-tavern-about = Kości z nazwami, każda obciążona po swojemu
cmd-tavern-dice = kości
cmd-tavern-dice-about = Zobacz, jakie masz kości i jak wypadają
cmd-tavern-play = graj
cmd-tavern-play-about = Graj o kości w karczmie, z jej przeciwnikami albo z kimś znajomym
cmd-tavern-play-opponent = rywal
cmd-tavern-play-opponent-about = Kogo zaprosić (domyślnie: karczma)
cmd-tavern-play-level = poziom
cmd-tavern-play-level-about = Do czyjego stołu usiąść; to ustala cel
cmd-tavern-play-ruleset = zasady
cmd-tavern-play-ruleset-about = Według jakich zasad grać (domyślnie: Królestwo)
cmd-tavern-play-dice = kości
cmd-tavern-play-dice-about = Jakimi kośćmi grać (domyślnie: własnymi)
cmd-tavern-play-badges = odznaki
cmd-tavern-play-badges-about = Czy można nosić odznaki (domyślnie: nie)
cmd-tavern-play-wager = zakład
cmd-tavern-play-wager-about = Kto wygra, bierze jedną z kości rywala, jeśli rywal się zgodzi
cmd-tavern-dice-ordinary = po sześć zwykłych kości
cmd-tavern-dice-own = własne kości
cmd-tavern-dice-draft = te same, wybierane na zmianę
cmd-tavern-level-beggar = Żebrak, do 1 500
cmd-tavern-level-wagoner = Woźnica, do 2 000
cmd-tavern-level-miner = Górnik, do 3 000
cmd-tavern-level-soldier = Żołnierz, do 3 000
cmd-tavern-level-craftsman = Rzemieślnik, do 3 000
cmd-tavern-level-novice = Nowicjusz, do 4 000
cmd-tavern-level-priest = Ksiądz, do 4 000
cmd-tavern-level-courtier = Dworzanin, do 4 000
cmd-tavern-level-knight = Rycerz, do 5 000
cmd-tavern-level-king = Król, do 8 000
cmd-tavern-level-emperor = Cesarz, do 8 000
