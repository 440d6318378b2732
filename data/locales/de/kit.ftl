# Deutsch, per du. Die Anleitung ist docs/translating.md; `farkle locales check de` findet, was fehlt oder nicht stimmt.
# Das geschützte Leerzeichen vor dem Prozentzeichen steht als solches in der Datei.

## Languages, numbers and lists

language-name = Deutsch
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-space = { $head } { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Pages and questions

button-previous = Vorige Seite
button-next = Nächste Seite
page-number = Seite { $number } von { $of }
button-open-board = Zum Spielfeld

# Was einmal gefragt wird, bevor es geschieht, und die Antwort, wenn lieber nicht.
confirm-unchanged = Es bleibt alles, wie es ist.
button-cancel = Abbrechen

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name: it fits everybody, and after any preposition.
former-player = jemand von früher

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · am Zug
# Players stand below their team, in a list within the list.
team = **Team { $team }: { $score }**
team-winner = **Team { $team }: { $score }** · gewonnen
member = { $name }
member-to-play = **{ $name }** · am Zug
member-winner = { $name }
member-out = { $name }, nicht mehr dabei
player-out = { $name }: { $score }, nicht mehr dabei
player-winner = **{ $name }: { $score }** · gewonnen
player-farkles =
    { $farkles ->
        [one] { $player } · 1 Farkle
       *[other] { $player } · { $farkles } Farkles in Folge
    }
player-away = { $player } · nicht da
player-not-opened = { $player } · noch nichts gesichert
player-leads = { $player } · führt mit { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · hat diese Liste abgerufen

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
# They are surnames, so that no sentence has to decline an adjective.
opponent-perfect = Petra Perfekt
opponent-cautious = Vera Vorsicht
opponent-greedy = Gregor Gierig
opponent-streaky = Stella Strähne
opponent-tactician = Tess Taktik
opponent-of-level = Robin (Stufe { $number })
# Those of the tavern, by the level of docs/tavern.md: surnames as well.
opponent-beggar = Bert Bettler
opponent-wagoner = Fritz Fuhrmann
opponent-miner = Benno Bergmann
opponent-soldier = Sepp Soldat
opponent-craftsman = Hans Handwerker
opponent-novice = Nils Novize
opponent-priest = Paul Priester
opponent-courtier = Hugo Höfling
opponent-knight = Richard Ritter
opponent-king = Konrad König
opponent-emperor = Karl Kaiser

## Rulesets: what they are called, and what they are

ruleset-classic = Klassisch
ruleset-duel = Duell
ruleset-facebook = Facebook
ruleset-kingdom = Königreich
ruleset-party = Party
ruleset-tavern = Standard
ruleset-ten_turns = Zehn Züge
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, für diesen Tisch geändert
ruleset-five_dice = Fünf Würfel
ruleset-greed_dice = Greed
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Pocket Farkle
ruleset-speed_farkle = Speed Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = Die klassische lange Partie: Ab dem vierten gleichen Würfel verdoppelt sich jedes Mal der Wert, und Straßen zählen.
ruleset-about-duel = Eine Partie zu zweit bis 10.000, in der Straßen mehr zählen.
ruleset-about-facebook = Die Regeln von früher auf Facebook: mindestens 300 zum Sichern, und jedes dritte Farkle in Folge kostet Punkte.
ruleset-about-kingdom = Das Tavernenspiel mit eigenen Werten: Drei Paare zählen nichts, und wer zuerst 4.000 erreicht, gewinnt sofort.
ruleset-about-party = Die Regeln aus der Farkle-Schachtel: Drilling, drei Paare und die Straße 1-6.
ruleset-about-tavern = Eine kurze Partie um viele Punkte: Straßen und drei Paare zählen, und ab dem vierten gleichen Würfel verdoppelt sich jedes Mal der Wert.
ruleset-about-ten_turns = Je zehn Züge, die höchste Summe gewinnt: Nur 1er, 5er und drei oder mehr gleiche Würfel zählen.
ruleset-about-zilch = Mindestens 300 zum Sichern. Sechs Würfel, die nichts zählen, sind kein Farkle: Sie bringen Punkte und einen Freiwurf.
ruleset-about-five_dice = Farkle mit fünf Würfeln: Kombinationen aus sechs gibt es nicht.
ruleset-about-greed_dice = Fünf Würfel, es zählen nur einzelne und Drillinge, 300 zum ersten Sichern und eine letzte Runde bei 3.000.
ruleset-about-high_stakes = Wenn du sicherst, darf, wer nach dir dran ist, deine Punkte und die übrigen Würfel übernehmen.
ruleset-about-pocket_farkle = Die Taschenausgabe: feste Werte ab vier gleichen, 500 zum ersten Sichern und eine letzte Runde bei 10.000.
ruleset-about-speed_farkle = 30 Sekunden pro Zug. Läuft die Zeit ab, ist der Zug verloren.
ruleset-about-toxic_twos = Die üblichen Regeln, aber vier oder mehr 2er in einem Wurf sind ein Farkle.
ruleset-about-welfare_farkle = Genau 10.000 gewinnt. Wer mehr sichert, gibt die Punkte des Zuges an die niedrigste Summe der anderen.

## The terms of a game

ending-target = Wer zuerst { $target } sichert, gewinnt
ending-exact = Wer zuerst genau { $target } sichert, gewinnt
ending-final-round = Sobald jemand { $target } sichert, haben alle anderen noch einen letzten Zug
ending-turns =
    { $turns ->
        [one] Je ein Zug, die höchste Summe gewinnt
       *[other] Je { $turns } Züge, die höchste Summe gewinnt
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 Minuten pro Zug
        [43200] 12 Stunden pro Zug
        [86400] 24 Stunden pro Zug
        [259200] 72 Stunden pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
# Zeitspannen aus höchstens zwei Einheiten: "31 Stunden und 20 Minuten".
span-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
span-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
span-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
span-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
span-both = { $greater } und { $less }
turn-clock-bank = { $bank } + { $turn } pro Zug

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } Es spielen { $teams } Teams, jedes mit gemeinsamer Summe.
# Wo Teams weiter spielen als die Regeln selbst, weil sie ihre Summen teilen.
invitation-teams-target = { $rules } Es spielen { $teams } Teams, jedes mit gemeinsamer Summe und deshalb bis { $target }, wenn du mit der Option *{ cmd-challenge-target }* kein anderes Ziel wählst.

board-ending = Wer zuerst { $target } sichert, gewinnt
board-ending-exact = Wer zuerst genau { $target } sichert, gewinnt
board-ending-turns = Zug { $turn } von { $turns }, die höchste Summe gewinnt
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = bis { $target }
terms-exactly = genau { $target } gewinnt
terms-turn = Zug { $turn } von { $turns }
terms-rated = gewertet
terms-unrated = nicht gewertet
terms-friendly = freundschaftlich, nicht gewertet
terms-number = Partie { $number }

match-rated = Diese Partie wird gewertet.
match-unrated = Diese Partie wird nicht gewertet.
match-tavern = Partien in der Taverne werden nicht gewertet und zählen in keiner Statistik.
match-limited = Diese Partie wird nicht gewertet: Zwei von euch haben heute (UTC) schon { $games } gewertete Partien miteinander begonnen.
match-friendly-table = Freundschaftlich, nicht gewertet: eine der ersten { $games } Partien gegen Leute für { $players }. Sie wird gewertet, wenn alle *{ button-ask-rated }* drücken.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Beide spielen mit sechs gewöhnlichen Würfeln.
dice-from-own = Beide spielen mit sechs eigenen Würfeln, heimlich gewählt.
dice-from-draft = Beide wählen abwechselnd aus zwölf Würfeln, die offen liegen, und spielen dann mit denselben sechs.
tavern-badges = Beide dürfen ein eigenes Abzeichen tragen, heimlich gewählt.
wager-agreed = Eine Ehrenwette: Wer gewinnt, nimmt einen der besonderen Würfel, mit denen die andere Seite spielt.
wager-off = Die Wette ist abgesagt. Es stehen keine Würfel auf dem Spiel.

## Dice

theme-casino = Casino, Rot und Weiß
theme-contrast = Hoher Kontrast, mit Ziffern
theme-midnight = Mitternacht, Dunkelblau
theme-tavern = Taverne, Elfenbein und Grün

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } gewählt

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Wurf: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Hier zählen: { $combinations }
turn-aside = Beiseitegelegt: { $dice }
turn-aside-names = Beiseitegelegt: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# In verschiedenen Würfen beiseitegelegt, also zählen sie einzeln. In einem einzigen Wurf wären es { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Teufel
face-joker = Teufelskopf

dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Heute haben alle diese Würfel, darum wird der Startwert erst gezeigt, wenn der Tag vorbei ist (UTC). Dann kannst du mit { command-verify } jeden Wurf prüfen.
dice-follows-deal = Andere spielen vielleicht noch mit diesen Würfeln, darum wird der Startwert erst am Ende der Austeilung gezeigt, { $when }. Dann kannst du mit { command-verify } jeden Wurf prüfen.
dice-follows = Der Startwert wird gezeigt, wenn die Partie vorbei ist. Dann kannst du mit { command-verify } jeden Wurf prüfen.
# A die of another hand, which is none of those with names.
die-nameless = gezinkt

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] einzelne 1 ({ $points })
       *[other] einzelne 5 ({ $points })
    }
combination-three-of-a-kind = drei { $face }er ({ $points })
combination-four-of-a-kind = vier { $face }er ({ $points })
combination-five-of-a-kind = fünf { $face }er ({ $points })
combination-six-of-a-kind = sechs { $face }er ({ $points })
combination-low-straight = Straße 1-5 ({ $points })
combination-high-straight = Straße 2-6 ({ $points })
combination-straight = Straße 1-6 ({ $points })
combination-three-pairs = drei Paare ({ $points })
combination-two-triplets = zwei Drillinge ({ $points })
combination-seven-of-a-kind = sieben { $face }er ({ $points })
combination-formation = Formation des Abzeichens ({ $points })

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nichts zählt: ein Farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Vier 2er beenden den Zug: Toxic Twos.
        [5] Fünf 2er beenden den Zug: Toxic Twos.
        [6] Sechs 2er beenden den Zug: Toxic Twos.
       *[other] { $twos } 2er beenden den Zug: Toxic Twos.
    }
ruling-free-roll = Kein Würfel zählt, und das bringt { $points } Punkte und einen Freiwurf.
ruling-wins = Ein Sechsling gewinnt die Partie.
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: Vier oder mehr 2er im nächsten Wurf wären ein Farkle.
ahead-free-roll = -# Zählt im nächsten Wurf kein Würfel, bringt das { $points } Punkte und einen Freiwurf.
ahead-wins = -# Ein Sechsling im nächsten Wurf würde die Partie gewinnen.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = Die Partie beginnt.
event-rolled = **{ $name }** hat { $roll } gewürfelt.
event-set-aside = **{ $name }** hat { $dice } behalten, das zählt { $points }.
event-hot-dice =
    { $bonus ->
        [0] Heiße Würfel: **{ $name }** hat alle Würfel beiseitegelegt.
       *[other] Heiße Würfel: **{ $name }** hat noch einmal alle Würfel beiseitegelegt, das bringt { $bonus } Punkte extra.
    }
event-took-over =
    { $dice ->
        [one] **{ $name }** hat { $points } Punkte und einen Würfel übernommen.
       *[other] **{ $name }** hat { $points } Punkte und { $dice } Würfel übernommen.
    }
event-scoreless-roll = **{ $name }** hat { $roll } gewürfelt. Nichts zählt, und das bringt { $bonus } Punkte und einen Freiwurf.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** hat ein Abzeichen benutzt und die Würfel noch einmal geworfen.
event-used-doppelganger = **{ $name }** hat ein Abzeichen benutzt: Was von diesem Wurf behalten wird, zählt doppelt.
event-used-warlord = **{ $name }** hat ein Abzeichen benutzt: Dieser Zug zählt mehr, wenn er gesichert wird.
event-used-might = **{ $name }** hat ein Abzeichen benutzt: Der nächste Wurf hat einen Würfel mehr.
event-used-fortune = **{ $name }** hat ein Abzeichen benutzt, um Würfel noch einmal zu werfen.
event-used-transmutation = **{ $name }** hat ein Abzeichen benutzt, um einen Würfel zu drehen.
event-used-swap-out = **{ $name }** hat ein Abzeichen benutzt, um Würfel noch einmal zu werfen.
event-second-chance = **{ $name }** hat { $roll } gewürfelt. Nichts zählt, aber ein Abzeichen kann dieses Farkle noch aufheben.
event-badge-bonus =
    { $points ->
        [one] Das Abzeichen von **{ $name }** brachte { $points } Punkt dazu.
       *[other] Das Abzeichen von **{ $name }** brachte { $points } Punkte dazu.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** hat das Farkle hingenommen: Es standen keine Punkte auf dem Spiel.
       *[other] **{ $name }** hat das Farkle hingenommen: { $lost } Punkte verloren.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** hat { $roll } gewürfelt. Farkle: Es standen keine Punkte auf dem Spiel.
       *[other] **{ $name }** hat { $roll } gewürfelt. Farkle: { $lost } Punkte verloren.
    }
event-penalty =
    { $farkles ->
        [one] Ein Farkle kostet { $penalty } Punkte.
       *[other] Das sind { $farkles } Farkles in Folge, und das kostet { $penalty } Punkte.
    }
event-banked = **{ $name }** hat { $points } gesichert.
event-banked-for = Die Zeit von **{ $name }** war um, also wurden { $points } Punkte gesichert.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle! { $name } verliert nichts
       *[other] ### Farkle! { $name } verliert { $lost } Punkte
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Heiße Würfel! { $name } behält alle Würfel
       *[other] ### Noch einmal heiße Würfel! { $bonus } Punkte extra für { $name }
    }
felt-bank = ### { $name } sichert { $points } Punkte!
event-given =
    { $lost ->
        [0] **{ $name }** ist über das Ziel hinausgeschossen, also gehen die { $points } Punkte an **{ $receiver }**.
       *[other] **{ $name }** ist um { $points } Punkte über das Ziel hinausgeschossen; die gehen an **{ $receiver }**. Die anderen { $lost } des Zuges sind verloren.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** ist über das Ziel hinausgeschossen, also gehen die { $points } Punkte an niemanden.
       *[other] **{ $name }** ist um { $points } Punkte über das Ziel hinausgeschossen; die gehen an niemanden. Die anderen { $lost } des Zuges sind verloren.
    }
event-final-round = **{ $name }** hat das Ziel erreicht. Alle anderen haben noch einen letzten Zug.
event-turn-timed-out =
    { $lost ->
        [0] Die Zeit von **{ $name }** war um.
       *[other] Die Zeit von **{ $name }** war um: { $lost } Punkte verloren.
    }
event-resigned = **{ $name }** hat aufgegeben.
event-removed = **{ $name }** wurde aus der Partie entfernt.
event-timed-out = Die Zeit von **{ $name }** ist abgelaufen, und **{ $name }** ist nicht mehr dabei.
event-time-called = Die Zeit dieser Partie ist um, also entscheidet der jetzige Punktestand.
event-dropped =
    { $turns ->
        [one] **{ $name }** hat einen Zug verstreichen lassen und ist nicht mehr dabei.
       *[other] **{ $name }** hat { $turns } Züge in Folge verstreichen lassen und ist nicht mehr dabei.
    }
event-left = **{ $name }** ist nicht mehr auf diesem Server und nicht mehr dabei.
presence-back = **{ $name }** ist wieder da.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] { $kept } behalten, 1 Würfel werfen
       *[other] { $kept } behalten, { $dice } Würfel werfen
    }
move-roll-all =
    { $dice ->
        [one] 1 Würfel werfen
       *[other] { $dice } Würfel werfen
    }
move-bank = { $kept } behalten, { $points } sichern
move-take =
    { $dice ->
        [one] { $points } Punkte übernehmen, 1 Würfel werfen
       *[other] { $points } Punkte übernehmen, { $dice } Würfel werfen
    }
move-resign = Aufgeben
move-timed-out = Die Zeit verstreichen lassen
move-give-in = Das Farkle hinnehmen
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
move-resurrection =
    { $dice ->
        [one] Abzeichen benutzen: den Würfel noch einmal werfen
       *[other] Abzeichen benutzen: die { $dice } Würfel noch einmal werfen
    }
move-doppelganger = Abzeichen benutzen: Dieser Wurf zählt doppelt
move-warlord = Abzeichen benutzen: Der Zug zählt { $percent } %
move-might = Abzeichen benutzen: ein Würfel mehr im nächsten Wurf
move-fortune = Abzeichen benutzen: { $faces } noch einmal werfen
move-transmutation = Abzeichen benutzen: { $faces } auf { $face } drehen
move-swap-out = Abzeichen benutzen: { $faces } noch einmal werfen

## Chances to win, and what they rest on

chance-of-hundred = Von hier aus gewinnst du etwa { $games } von 100 Partien.
chance-certain = Von hier aus gewinnst du sicher.
chance-nearly-certain = Von hier aus gewinnst du mehr als 99 von 100 Partien.
chance-hardly-any = Von hier aus gewinnst du weniger als 1 von 100 Partien.
chance-none = Von hier aus ist diese Partie nicht mehr zu gewinnen.

basis-solved = Diese Zahlen sind exakt: Die Partie ist bis zum Ende durchgerechnet, und beide spielen dabei so gut wie möglich.
basis-equilibrium = Die Partie ist für drei bis zum Ende durchgerechnet, und alle spielen dabei so gut wie möglich für den eigenen Sieg.
basis-estimated = Die Siegchancen sind geschätzt.
basis-points = Diese Zahlen sind nur Punkte: Wenn das Ende näher rückt, achte auch auf den Stand.
basis-daily = Im Tagesspiel geht es um Punkte: { $turns } Züge, dieselben Würfel für alle, und die höchste Summe liegt vorn. Darum sind diese Zahlen Punkte, und der Stand der anderen ändert nichts daran, was am besten ist.
basis-duplicate = Bei Duplicate geht es um Punkte: { $turns } Züge, dieselben Würfel für alle, und die höchste Summe liegt vorn. Darum sind diese Zahlen Punkte, und der Stand der anderen ändert nichts daran, was am besten ist.

obstacle-seats = Exakte Siegchancen gibt es nur für Partien zu zweit und für manche zu dritt.
obstacle-teams = Exakte Siegchancen gibt es nur für Partien zu zweit, nicht für Teams.
obstacle-loaded-dice = Mit gezinkten Würfeln gibt es exakte Siegchancen nur für einfache Partien zu zweit mit einem Ziel von höchstens 8.000.
obstacle-badges = Mit Abzeichen gibt es exakte Siegchancen nur für einfache Partien zu zweit, und nicht mit jedem Satz gezinkter Würfel.
obstacle-dice-pending = Diese Partie wird mit ihren gezinkten Würfeln noch durchgerechnet. Frag bald noch einmal, dann sind die Zahlen besser.
obstacle-badges-pending = Diese Partie wird mit ihren Abzeichen noch durchgerechnet. Frag bald noch einmal, dann sind die Zahlen besser.
obstacle-welfare = Mit Welfare ist die Partie zu groß, um sie exakt durchzurechnen.
obstacle-high-stakes = Mit High Stakes ist die Partie zu groß, um sie exakt durchzurechnen.
obstacle-off-step = Ein Bonus oder eine Strafe in diesen Regeln ist kein Vielfaches von 50, darum ist die Partie nicht exakt durchgerechnet.
obstacle-opening = Mindestpunkte zum ersten Sichern zusammen mit einer Strafe für Farkles oder einer festen Zahl von Zügen machen die Partie zu groß, um sie exakt durchzurechnen.
obstacle-exact-with-winning-roll = Ein genau zu treffendes Ziel zusammen mit einem Wurf, der sofort gewinnt, ist nicht exakt durchgerechnet.
obstacle-too-large = Eine so lange Partie ist zu groß, um sie exakt durchzurechnen.
obstacle-no-table = Diese Partie ist noch nicht durchgerechnet.

## Rules that contradict each other

problem-name = „{ $name }“ kann kein Name von Regeln sein. Nimm nur Buchstaben, Ziffern und `_`.
problem-unknown-option = Eine Regel „{ $option }“ gibt es nicht. Wähle eine von diesen, die ähnlichsten zuerst: { $known }.
problem-not-offered = Wähle für { $option } eins von { $offered }, nicht „{ $value }“.
problem-out-of-range = Wähle für { $option } eine Zahl von { $low } bis { $high }, nicht „{ $value }“.
problem-no-ending = Wähle, wie die Partie endet: mit einem Ziel oder nach einer festen Zahl von Zügen.
problem-two-endings = Wähle nur ein Ende: ein Ziel von { $target } oder { $turns } Züge, nicht beides.
problem-exact-needs-target =
    { $turns ->
        [one] Genau treffen lässt sich nur ein Ziel; nach diesen Regeln haben alle einen Zug.
       *[other] Genau treffen lässt sich nur ein Ziel; nach diesen Regeln haben alle { $turns } Züge.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare braucht ein Ziel; nach diesen Regeln haben alle einen Zug.
       *[other] Welfare braucht ein Ziel; nach diesen Regeln haben alle { $turns } Züge.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Eine letzte Runde braucht ein Ziel; nach diesen Regeln haben alle einen Zug.
       *[other] Eine letzte Runde braucht ein Ziel; nach diesen Regeln haben alle { $turns } Züge.
    }
problem-opening-over-target = Zum ersten Sichern sind { $opening } nötig, mehr als das Ziel von { $target }. Senk das eine oder erhöh das andere.
problem-minimum-over-target = Zum Sichern sind { $minimum } nötig, mehr als das Ziel von { $target }. Senk das eine oder erhöh das andere.
problem-exact-with-minimum = Ein genau zu treffendes Ziel und mindestens { $minimum } Punkte zum Sichern gehen nicht zusammen. Wähle eins davon.
problem-welfare-with-minimum = Welfare und mindestens { $minimum } Punkte zum Sichern gehen nicht zusammen. Wähle eins davon.
problem-exact-with-final-round = Ein genau zu treffendes Ziel und eine letzte Runde gehen nicht zusammen. Wähle eins davon.
problem-welfare-with-final-round = Welfare und eine letzte Runde gehen nicht zusammen. Wähle eins davon.
problem-exact-out-of-reach = Alle Punkte sind Vielfache von { $step }, also ist genau { $target } nicht zu erreichen. Wähle ein Ziel, das sich erreichen lässt.
problem-welfare-out-of-reach = Alle Punkte sind Vielfache von { $step }, also ist genau { $target } nicht zu erreichen. Wähle ein Ziel, das sich erreichen lässt.
problem-exact-out-of-step = Wenn das Ziel genau zu treffen ist, müssen alle Punkte Vielfache von { $step } sein. Für { $option } steht da { $value }: Wähle eine Zahl, die passt.
problem-welfare-out-of-step = Mit Welfare müssen alle Punkte Vielfache von { $step } sein. Für { $option } steht da { $value }: Wähle eine Zahl, die passt.
problem-penalty-needs-both = Eine Strafe braucht beides: eine Zahl von Farkles in Folge und die Punkte, die sie kosten.
problem-bank-needs-turn-seconds = Ein Zeitkonto braucht eine Uhr. Wähle auch, wie lange ein Zug dauern darf.
problem-bank-under-turn = Ein Zeitkonto muss mindestens mit der Zeit eines Zuges beginnen. Es hat { $bank } Sekunden: Wähle mehr oder einen kürzeren Zug.
problem-single-roll-with-least = Heiße Würfel nur aus einem Wurf und { $option } ({ $value }) gehen nicht zusammen: Vielleicht könntest du dann weder sichern noch weiterwürfeln. Wähle eins davon.
problem-single-roll-with-exact = Heiße Würfel nur aus einem Wurf und ein genau zu treffendes Ziel gehen nicht zusammen: Vielleicht könntest du dann weder sichern noch weiterwürfeln. Wähle eins davon.
problem-four-and-two-needs-three-pairs = Vierling und Paar können nur als drei Paare zählen, wo drei Paare zählen.
problem-seats = Ein Tisch hat 1 bis { $most } Plätze, nicht { $seats }.
problem-players = Diese Regeln sind für höchstens { $players } Leute, nicht für { $seats }. Lade weniger ein, oder wähle andere Regeln.
problem-teams = Eine Partie hat 2 bis { $most } Teams, nicht { $teams }.
problem-uneven = Aus { $seats } Plätzen werden keine { $teams } gleichen Teams von zwei oder mehr.
problem-badges =
    { $seats ->
        [one] Ein Tisch mit einem Platz braucht ein Abzeichen, oder „-“ für keines.
       *[other] Ein Tisch mit { $seats } Plätzen braucht für jeden ein Abzeichen, oder „-“ für keines.
    }
problem-badges-need-overshoot = Abzeichen gehen nur mit Regeln, nach denen das Ziel überschritten werden darf. Wähle solche Regeln, oder spiel ohne Abzeichen.
problem-headstart = Der Vorsprung erreicht das Ziel von { $target }. Wähle ein höheres Ziel oder andere Abzeichen.
problem-dice =
    { $dice ->
        [one] Nach diesen Regeln spielt jeder Platz mit einem Würfel.
       *[other] Nach diesen Regeln spielt jeder Platz mit { $dice } Würfeln.
    }

## Why a move is not allowed now

reason-game-over = Diese Partie ist vorbei. Beginne eine neue mit { command-challenge }.
reason-roll-first = Würfle zuerst.
reason-keep-first = Wähle zuerst mindestens einen Würfel, der zählt.
reason-no-such-die = Dieser Würfel liegt nicht auf dem Tisch. Schau noch einmal aufs Spielfeld.
reason-does-not-score = Nicht alle Würfel, die du gewählt hast, zählen. Lass die weg, die nicht zählen, oder drück auf *{ button-best }*.
reason-below-minimum = Das reicht nach diesen Regeln noch nicht zum Sichern. Würfle weiter.
reason-below-opening = Das reicht noch nicht fürs erste Sichern. Würfle weiter.
reason-over-target = Das ginge über das Ziel hinaus, und du musst es genau treffen. Behalte weniger Punkte, oder würfle weiter.
reason-hot-dice-must-roll = Alle Würfel zählen, also musst du alle noch einmal werfen.
reason-no-dice-left = Du hast keinen Würfel mehr zu werfen: Hier sind Würfel nur heiß, wenn alle in einem einzigen Wurf zählen. Sichere, oder behalte weniger.
reason-nothing-to-take = Es gibt keine Würfel zu übernehmen. Wirf deine eigenen.
reason-no-clock = Diese Partie hat keine Uhr. Lass dir Zeit.
reason-no-badge = Du hast kein Abzeichen, das du benutzen könntest. Spiel ohne weiter.
reason-badge-spent = Du hast dein Abzeichen in dieser Partie schon verbraucht. Spiel ohne weiter.
reason-badge-not-now = Du kannst dein Abzeichen gerade nicht benutzen. Spiel weiter und versuch es später noch einmal.
reason-badge-dice = Du kannst dein Abzeichen nicht für diese Würfel benutzen. Wähle andere.
reason-farkle-waits = Dieser Wurf ist ein Farkle. Benutz dein Abzeichen, oder nimm es hin.
reason-no-farkle = Es gibt kein Farkle, das du hinnehmen könntest. Spiel weiter.
reason-already-out = Diese Person hat die Partie schon verlassen.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Zum Sichern braucht ein Zug mindestens { $minimum } Punkte, dieser hat { $points }. Würfle weiter.
cannot-bank-below-opening = Beim ersten Sichern braucht ein Zug mindestens { $opening } Punkte, dieser hat { $points }. Würfle weiter.
cannot-bank-over-target = Das ginge über { $target } hinaus, und nur genau { $target } gewinnt. Behalte weniger Punkte, oder würfle weiter.
cannot-bank-hot-dice-must-roll = Heiße Würfel: Alle Würfel zählen, also musst du alle noch einmal werfen.

## What is refused, and what to do instead

refusal-challenge-bot = Bots können keine Herausforderung annehmen. Wähle eine Person.
refusal-made-room = Diese Partie wurde für eine andere zurückgestellt. Nichts ist verloren: Drück *{ button-play-on }*, dann geht sie hier weiter.
refusal-no-game-here = In diesem Kanal ist keine Partie. Beginne eine mit { command-challenge }, oder hol mit { command-show } und der Option *{ cmd-show-game }* eine deiner Partien hierher.
refusal-not-at-table = Diese Person ist in keiner dieser Partien:
refusal-not-a-player = Das ist die Partie von { $players }. Deine eigene beginnst du mit { command-challenge }.
refusal-not-your-turn = Gerade ist { $name } am Zug. Bitte warte, bis du dran bist.
refusal-turn-timed-out = Deine Zeit ist abgelaufen, und damit dein Zug. Jetzt ist { $name } dran.
refusal-not-away = Du sitzt schon am Tisch: Es spielt keine Vertretung für dich.
refusal-nothing-to-claim = Den Sieg kannst du beanspruchen, sobald alle auf der anderen Seite zwei Züge in Folge haben verstreichen lassen.
refusal-not-allowed-now = Das kannst du gerade nicht tun. Schau noch einmal aufs Spielfeld.
refusal-game-gone = Diese Partie gibt es nicht mehr. Beginne eine neue mit { command-challenge }.
refusal-game-ended = Diese Partie ist vorbei. Beginne eine neue mit { command-challenge }.
refusal-board-moved = Diese Partie geht in einer neueren Nachricht weiter. { command-show } holt sie hierher.
refusal-board-outdated = Die Partie ist schon weiter. Jetzt ist das Spielfeld aktuell: Schau hin und drück noch einmal.
refusal-button-outdated = Dieser Knopf stammt aus einer älteren Version des Bots. { command-show } zeigt das Spielfeld neu.
refusal-not-worked-out = Ich habe gerade zu viel auszurechnen. Versuch es bitte in einer Minute noch einmal.
refusal-missing-permission = In diesem Kanal brauche ich die Berechtigung *{ $permission }*. { $roles ->
    [0] Wer den Server besitzt, kann sie in den Kanaleinstellungen unter *Berechtigungen* erteilen
   *[other] Wer den Server besitzt oder eine der Rollen { $names } hat, kann sie in den Kanaleinstellungen unter *Berechtigungen* erteilen
}. Dann versuch es noch einmal.
refusal-permission-to-grant = In diesem Kanal brauche ich die Berechtigung *{ $permission }*. Du kannst sie selbst erteilen, in den Kanaleinstellungen unter *Berechtigungen*. Dann versuch es noch einmal.
refusal-nobody-else-here = Diese Unterhaltung siehst nur du. Spiel hier mit { command-bot } gegen mich, oder fordere Leute in einem Kanal oder einer Gruppe heraus.
refusal-server-only = Das geht nur auf einem Server, der mich hinzugefügt hat. Versuch es in einem seiner Kanäle.
refusal-channel-not-allowed = Auf diesem Server kannst du Partien in { $channels } beginnen. Versuch es dort noch einmal.

refusal-no-such-game = Eine Partie { $number } gibt es nicht. Die Nummer einer Partie steht auf ihrem Spielfeld, sobald sie vorbei ist.
refusal-no-game-to-replay = In diesem Kanal ist noch keine Partie beendet. Gib die Nummer einer Partie an, oder die Zeile aus ihrem Export.
refusal-bad-word = Gib ein Wort mit 1 bis { $most } sichtbaren Zeichen und ohne Leerzeichen ein. Drück noch einmal auf *{ button-add-word }* und wähle ein anderes.
refusal-daily-ended = Dieses Tagesspiel ist vorbei. { command-daily } zeigt dein Ergebnis oder beginnt das heutige.
refusal-deal-ended = Diese Austeilung ist vorbei. Es zählen die Punkte, die du gesichert hast.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = wird zurückgestellt, wenn niemand weiterspielt: { $when }

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-events = Events erstellen
permission-manage-roles = Rollen verwalten
permission-manage-threads = Threads verwalten

error-unreadable = Das lässt sich nicht lesen ({ $what }): „{ $text }“.
error-unreadable-roll = Das ist kein Wurf von 1 bis { $most } Würfeln: „{ $text }“. Gib ihre Augen an, jeweils 1 bis 6 oder J (ein Teufelskopf), zum Beispiel { $example }.

## How a game ended

# $winners and $absent may be several people.
finished-won = **Sieg für { $winners }.**
finished-absent = **Sieg für { $winners }.** Am besten schnitt die Vertretung von { $absent } ab, aber wer am Ende nicht da ist, verliert.
finished-shared = **Geteilter Sieg für { $winners }.**
finished-nobody = Alle sind gegangen, also hat niemand gewonnen.
# Why it was closed without a result.
closed-declined = { $invited } hat abgelehnt. Vielleicht ein andermal.
closed-withdrawn = { $challenger } hat abgesagt, bevor die Partie beginnen konnte.
closed-channel-deleted = Der Kanal wurde gelöscht, bevor die Partie beginnen konnte.
closed-bot-removed = Die Partie endete ohne Ergebnis, weil der Bot vom Server entfernt wurde.
closed-abandoned = Seit 7 Tagen hat niemand gespielt, darum endete diese Partie ohne Ergebnis.
closed-ended = Die Partie wurde ohne Ergebnis beendet.
closed-adjudicated = Diese Paarung wurde im Turnier entschieden, darum endete die Partie ohne Ergebnis.
closed-expired = Die Partie hat nicht rechtzeitig begonnen. Beginne mit { command-challenge } oder { command-open } eine neue.
closed-left = Jemand ist gegangen, bevor die Partie beginnen konnte. Vielleicht ein andermal.

## Commands

cmd-farkle-about = Spiel Farkle, das Würfelspiel um Mut und Glück
cmd-events-about = Turniere, die Rangleiter und Partien zum Zuschauen
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Tagesspiel vom { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Heute haben alle dieselben Würfel, egal, welche sie behalten. Du spielst einmal, und es zählen die Punkte, die du bis Mitternacht UTC sicherst.
daily-progress = Zug { $turn } von { $turns } · der Tag endet { $when }
duplicate-title = ### Duplicate, Austeilung { $number }: { $ruleset }
duplicate-began = In dieser Austeilung haben alle dieselben Würfel, egal, welche sie behalten. Du spielst einmal, und es zählen die Punkte, die du bis zu ihrem Ende sicherst.
duplicate-progress = Zug { $turn } von { $turns } · die Austeilung endet { $when }
review-title = ### Analyse von Partie { $number }: { $ruleset }
review-title-daily = ### Analyse von Partie { $number }: Tagesspiel vom { $day }
review-title-duplicate = ### Analyse von Partie { $number }: Austeilung { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Partie { $number } · Tagesspiel vom { $day } · 1 Punkt · { $when }
       *[other] - Partie { $number } · Tagesspiel vom { $day } · { $score } Punkte · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Partie { $number } · Duplicate, Austeilung { $deal } · 1 Punkt · { $when }
       *[other] - Partie { $number } · Duplicate, Austeilung { $deal } · { $score } Punkte · { $when }
    }
