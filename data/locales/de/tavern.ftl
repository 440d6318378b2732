## Buttons

button-choose = Wählen
button-choose-badge = Abzeichen wählen
button-play-level = Gegen { $name } spielen
button-show-collection = Zeigen
button-ready = Bereit
button-call-off = Wette absagen

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Deine Würfel und Abzeichen
# What its owner shows to everyone.
collection-of = ### Die Sammlung von { $name }
collection-owned = Besondere Würfel: { $dice } · Abzeichen: { $badges } · die seltensten zuerst
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Du hast noch keine besonderen Würfel. Gewöhnliche haben alle umsonst.
        [one] Du hast einen besonderen Würfel, außer den gewöhnlichen.
       *[other] Du hast { $dice } besondere Würfel in { $kinds } { $kinds ->
            [one] Sorte
           *[other] Sorten
        }, außer den gewöhnlichen.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Du hast ein Abzeichen.
       *[other] Du hast { $badges } Abzeichen.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, { $count } Stück
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (häufig)
rarity-uncommon = (ungewöhnlich)
rarity-rare = (selten)
rarity-legendary = (legendär)
collection-how = Würfel und Abzeichen gewinnst du gegen die Gegner der Taverne, und für manche Erfolge.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = { $name } hat deinen ersten Gewinn. Gewinne diese Partie, und { $prize } ({ $about }) gehört dir.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = Teufelskopf: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = meist { $faces }
die-loves = liebt { $faces }
die-shuns = meidet { $faces }
die-never = nie { $faces }
# A face within such a list.
die-face-plural = die { $face }
die-fair = fällt gleichmäßig
die-has-joker = hat einen Teufelskopf
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# Die Balken zeigen, wie oft 1, 2, 3, 4, 5 und 6 fallen.
die-odds-alt = Wie oft jede Seite von { $die } fällt: { $odds }
prizes-won = -# Neu in der Sammlung von **{ $name }**: { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### An einem Tisch in der Taverne
choosing-seat = - **{ $name }** wählt noch
choosing-ready = - **{ $name }** ist bereit
choosing-ends = Die Partie beginnt, wenn alle bereit sind. Frist: { $when }. Gewöhnliche Würfel füllen dann auf, was fehlt.
# A draft.
draft-picked = **{ $name }** hat gewählt: { $dice }
draft-picked-none = **{ $name }** hat noch nichts gewählt
draft-seat = ## { $name } wählt einen Würfel
draft-done = ## Alle Würfel sind gewählt
draft-number = Würfel { $number } von { $most }, aus denen hier unten. Beide spielen mit allen { $most }.
draft-badge = -# **{ $name }** kann noch ein Abzeichen wählen.
draft-ends = -# Die Zeit ist { $when } um; gewöhnliche Würfel füllen dann auf, was fehlt.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name } wählt einen Würfel
chest-title = ### Deine sechs Würfel
chest-chosen = Gewählt: { $chosen } von { $most }.
chest-die = { $place }. { $die }
chest-how = Wähle Würfel aus dem Menü hier unten. Wenn du auf *{ button-ready }* drückst, füllen gewöhnliche Würfel auf, was fehlt.
chest-ready = Du bist bereit. Die Partie beginnt, wenn auch die anderen bereit sind.
chest-badge-settled = Dein Abzeichen steht fest. Wähle die Würfel aus dem Menü auf dem Spielfeld.
chest-begun = Die Partie hat begonnen.
chest-dice = Deine Würfel: { $dice }.
chest-badge = Dein Abzeichen: **{ $badge }**, { $about }.
chest-no-badge = Du hast kein Abzeichen gewählt.
menu-badge = Abzeichen wählen
chest-option-none = Kein Abzeichen
# A wager of honour, on the finished board.
wager-won = **{ $winner }** darf einen der Würfel von **{ $loser }** nehmen.
wager-passed = **{ $winner }** nimmt einen Würfel von **{ $loser }**: { $die }.
menu-stake = Einen Würfel nehmen
menu-add-die = Einen Würfel dazunehmen
menu-put-back = Einen Würfel zurücklegen
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, noch { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# Würfel von { $name }: { $dice }.
outfit-both = -# Beide spielen mit denselben Würfeln: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points } Punkte zum Anfang
badge-does-formation = { $faces } zusammen zählen { $points }
badge-does-defence = die Abzeichen aller anderen wirken nicht, wenn sie aus { $tier } sind
badge-does-resurrection = nach einem Farkle noch einmal werfen
badge-does-doppelganger = was von einem Wurf behalten wird, zählt doppelt
badge-does-warlord = ein Zug zählt beim Sichern { $percent } %
badge-does-might = ein gewöhnlicher Würfel mehr in einem Wurf
badge-does-fortune =
    { $dice ->
        [one] einen Würfel noch einmal werfen
       *[other] bis zu { $dice } Würfel noch einmal werfen
    }
badge-does-transmutation = einen Würfel auf { $face } drehen
badge-does-swap-out =
    { $dice ->
        [one] einen Würfel noch einmal werfen
       *[other] { $dice } gleiche Würfel noch einmal werfen
    }
badge-does-three-ones = drei 1er zählen { $percent } %
badge-does-three-sixes = drei 6er zählen { $percent } %
badge-tier-tin = Zinn
badge-tier-silver = Silber
badge-tier-gold = Gold
badge-uses =
    { $uses ->
        [one] { $does }, einmal in einer Partie
       *[other] { $does }, { $uses }-mal in einer Partie
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# Abzeichen von { $name }: { $badge }
badge-worn-uses = -# Abzeichen von { $name }: { $badge }, noch { $uses }-mal
badge-cancelled = -# Abzeichen von { $name }: { $badge }, das ein Abzeichen der Abwehr aufhebt

## What is refused, and what to do instead

refusal-six-dice = Du hast schon { $most } Würfel gewählt. Leg einen zurück, dann ist Platz für einen anderen.
refusal-die-not-owned = Davon hast du keinen mehr zu wählen: { $die }. { command-tavern-dice } zeigt, welche Würfel du hast.
refusal-badge-not-owned = Du hast dieses Abzeichen nicht mehr: { $badge }. Wähle ein anderes oder keines.
refusal-die-gone = Diesen Würfel hast du schon zurückgelegt. Drück auf dem Spielfeld auf *{ button-choose }*, um zu sehen, was du gewählt hast.
refusal-die-taken = Dieser Würfel ist schon vergeben. Wähle einen anderen aus dem Menü.
refusal-not-your-pick = Gerade wählt { $name }. Du kommst als Nächstes dran.
refusal-wager-own = Eine Wette ist für zwei, die mit eigenen Würfeln spielen. Nenne eine Person und wähle *{ cmd-tavern-dice-own }*, oder lass die Wette weg.
refusal-five-dice = In der Taverne spielen alle mit sechs Würfeln, und diese Regeln sind für fünf. Wähle andere Regeln.
refusal-tavern-rules = Die Gegner der Taverne spielen nur nach Regeln, die der Bot mitbringt, ohne Änderungen. Wähle solche, oder spiel nach deinen mit jemandem, den du kennst.
refusal-nothing-at-stake = Mit einer Wette braucht ihr beide mindestens einen besonderen Würfel. Nimm einen dazu, oder drück auf dem Spielfeld auf *{ button-call-off }*.
refusal-wager-of-another = { $name } hat diese Wette gewonnen und nimmt den Würfel.
refusal-stake-gone = Diesen Würfel hat { $name } nicht mehr: { $die }. Nimm einen anderen.
refusal-already-ready = Du bist schon bereit. Die Partie beginnt, wenn auch die anderen es sind.
refusal-badge-settled = Dein Abzeichen steht schon fest. Wähle die Würfel aus dem Menü auf dem Spielfeld.
refusal-no-badge = Du hast noch kein Abzeichen, also gibt es hier nichts zu wählen. Mit { command-tavern-play } gewinnst du eins.
refusal-nothing-owned = Du hast noch keine besonderen Würfel und keine Abzeichen, also gibt es nichts zu zeigen. Mit { command-tavern-play } gewinnst du welche.
refusal-dice-settled = Die Würfel sind gewählt, und die Partie hat begonnen. { command-show } holt ihr Spielfeld hierher.

## Commands

cmd-tavern = taverne
cmd-tavern-about = Würfel mit Namen, jeder auf seine Art gezinkt
cmd-tavern-dice = würfel
cmd-tavern-dice-about = Sieh nach, welche Würfel du hast, und wie sie fallen
cmd-tavern-play = spielen
cmd-tavern-play-about = Spiel in der Taverne um Würfel, gegen ihre Gegner oder jemanden, den du kennst
cmd-tavern-play-opponent = person
cmd-tavern-play-opponent-about = Wen du einlädst (Standard: die Taverne)
cmd-tavern-play-level = gegner
cmd-tavern-play-level-about = An wessen Tisch; er bestimmt das Ziel
cmd-tavern-play-ruleset = regeln
cmd-tavern-play-ruleset-about = Nach welchen Regeln (Standard: Königreich)
cmd-tavern-play-dice = würfel
cmd-tavern-play-dice-about = Mit welchen Würfeln (Standard: eigene)
cmd-tavern-play-badges = abzeichen
cmd-tavern-play-badges-about = Ob Abzeichen getragen werden dürfen (Standard: nein)
cmd-tavern-play-wager = wette
cmd-tavern-play-wager-about = Wer gewinnt, nimmt einen Würfel der anderen Seite, wenn sie zustimmt
cmd-tavern-dice-ordinary = je sechs gewöhnliche Würfel
cmd-tavern-dice-own = eigene Würfel
cmd-tavern-dice-draft = dieselben, abwechselnd gewählt
cmd-tavern-level-beggar = Bettler, bis 1.500
cmd-tavern-level-wagoner = Fuhrmann, bis 2.000
cmd-tavern-level-miner = Bergmann, bis 3.000
cmd-tavern-level-soldier = Soldat, bis 3.000
cmd-tavern-level-craftsman = Handwerker, bis 3.000
cmd-tavern-level-novice = Novize, bis 4.000
cmd-tavern-level-priest = Priester, bis 4.000
cmd-tavern-level-courtier = Höfling, bis 4.000
cmd-tavern-level-knight = Ritter, bis 5.000
cmd-tavern-level-king = König, bis 8.000
cmd-tavern-level-emperor = Kaiser, bis 8.000
