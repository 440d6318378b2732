# Deutsch, per du. Die Anleitung ist docs/translating.md; `farkle locales check de` findet, was fehlt oder nicht stimmt.
# Das geschützte Leerzeichen vor dem Prozentzeichen steht als solches in der Datei.

## Dice, numbers and lists

list-comma = { $head }, { $tail }
list-and = { $head } und { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %

## Buttons

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } gewählt
button-best = Meiste Punkte
button-roll = Würfeln
button-roll-chance =
    { $dice ->
        [one] 1 Würfel werfen – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
       *[other] { $dice } Würfel werfen – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
    }
button-roll-safe =
    { $dice ->
        [one] 1 Würfel werfen – ohne Risiko
       *[other] { $dice } Würfel werfen – ohne Risiko
    }
button-bank = Sichern
button-bank-points = { $points } sichern
# Wo die Regeln die Punkte jenseits des Ziels jemand anderem geben: „Welfare“.
button-bank-given = { $points } an { $name } geben
button-bank-team = { $points } an Team { $team } geben
button-bank-nobody = Auf { $points } verzichten
button-take =
    { $dice ->
        [one] Übernehmen: 1 Würfel, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
       *[other] Übernehmen: { $dice } Würfel, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
    }
button-more = Mehr
button-skip = { $name } überspringen
button-end-game = Partie beenden
button-hint = Tipp
button-accept = Annehmen
button-decline = Ablehnen
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-previous = Vorige Seite
button-next = Nächste Seite
button-rematch = Revanche
button-return = Bin wieder da
button-claim = Sieg beanspruchen
button-share = Teilen
button-day = Rangliste des Tages
button-open-board = Zum Spielfeld
button-play-on = Weiterspielen
button-review = Analyse
button-replay = Wiederholung
button-see-decision = Entscheidung { $number } ansehen
button-first = Anfang
button-back = Zurück
button-forward = Weiter
button-last = Ende
button-export = Exportieren
button-add-word = Wort hinzufügen
button-verify = Würfel prüfen
button-choose = Wählen
button-ready = Bereit
button-call-off = Wette absagen
button-badge-choose = Abzeichen: Würfel dafür wählen
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Abzeichen: noch einmal werfen
button-badge-doppelganger = Abzeichen: Wurf zählt doppelt
button-badge-warlord = Abzeichen: Zug zählt { $percent } %
button-badge-might = Abzeichen: ein Würfel mehr
button-badge-fortune = Abzeichen: { $dice } noch mal werfen
button-badge-transmutation = Abzeichen: auf { $face } drehen
button-badge-swap-out = Abzeichen: { $dice } noch mal werfen
button-give-in = Das Farkle gelten lassen

## Rulesets: what they are called, and what they are

ruleset-classic = Klassisch
ruleset-duel = Duell
ruleset-facebook = Facebook
ruleset-kingdom = Königreich
ruleset-party = Party
ruleset-tavern = Taverne
ruleset-ten_turns = Zehn Züge
ruleset-zilch = Zilch

ruleset-about-classic = Die klassische lange Partie: Ab dem vierten gleichen Würfel verdoppelt sich jedes Mal der Wert, und Straßen zählen.
ruleset-about-duel = Eine Partie zu zweit bis 10.000, in der Straßen mehr zählen.
ruleset-about-facebook = Die Regeln von früher auf Facebook: mindestens 300 zum Sichern, und jedes dritte Farkle in Folge kostet Punkte.
ruleset-about-kingdom = Das Tavernenspiel mit eigenen Werten: Drei Paare zählen nichts, und wer zuerst 4.000 erreicht, gewinnt sofort.
ruleset-about-party = Die Regeln aus der Farkle-Schachtel: Drilling, drei Paare und die Straße aus sechs.
ruleset-about-tavern = Eine kurze Partie um viele Punkte: Straßen und drei Paare zählen, und ab dem vierten gleichen Würfel verdoppelt sich jedes Mal der Wert.
ruleset-about-ten_turns = Je zehn Züge, die höchste Summe gewinnt: Nur 1er, 5er und drei oder mehr gleiche Würfel zählen.
ruleset-about-zilch = Mindestens 300 zum Sichern. Sechs Würfel, die nichts zählen, sind kein Farkle: Sie bringen Punkte und einen Freiwurf.

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
        [86400] 24 Stunden pro Zug
        [259200] 72 Stunden pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }

## Invitations

invitation-title = ### Lust auf Farkle?
invitation-text = **{ $challenger }** fordert { $invited } heraus.
invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-expires = Die Einladung verfällt { $when }.
invitation-teams = { $rules } Es spielen { $teams } Teams, jedes mit gemeinsamer Summe.
# Wo Teams weiter spielen als die Regeln selbst, weil sie ihre Summen teilen.
invitation-teams-target = { $rules } Es spielen { $teams } Teams, jedes mit gemeinsamer Summe und deshalb bis { $target }, wenn die Option *{ cmd-challenge-target }* nichts anderes sagt.
invitation-seated = Am Tisch: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Du hast abgelehnt. Wenn du von **{ $name }** gar nicht mehr herausgefordert werden willst, drück auf den Knopf: Niemand erfährt davon.
button-block = { $name } blockieren
blocked = Du bekommst keine Herausforderungen mehr von { $name }, und niemand erfährt davon. Deine Blockliste steht in { command-preferences }.
closed-declined = { $invited } hat abgelehnt. Vielleicht ein andermal.
closed-withdrawn = { $challenger } hat die Einladung zurückgezogen.
closed-channel-deleted = Der Kanal wurde gelöscht, bevor die Partie anfangen konnte.
closed-bot-removed = Ohne Ergebnis beendet, weil der Bot vom Server entfernt wurde.
closed-abandoned = Seit 7 Tagen hat niemand gespielt, deshalb ist diese Partie geschlossen. Sie zählt für niemanden.
closed-ended = Ohne Ergebnis beendet.
closed-expired = Die Einladung ist verfallen, bevor die Partie anfangen konnte. Mit { command-challenge } oder { command-open } gibt es eine neue.
closed-left = Jemand ist gegangen, bevor die Partie anfangen konnte. Vielleicht ein andermal.

## Open tables

lobby-title = ### Offener Tisch
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · Host
lobby-seat-bot = { $seat }. { $name } · Bot
lobby-seat-free = { $seat }. frei
lobby-seat-team = { $line } · Team { $team }

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
# They are surnames, so that no sentence has to decline an adjective.
opponent-perfect = Petra Perfekt
opponent-cautious = Vera Vorsicht
opponent-greedy = Gregor Gierig
opponent-streaky = Stella Strähne
opponent-tactician = Tess Taktik
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

temper-perfect = gewinnt, so oft es nur geht
temper-cautious = sichert früh und wagt wenig
temper-greedy = will tausend oder nichts
temper-streaky = glaubt an Glücks- und Pechsträhnen
temper-tactician = spielt nach dem Punktestand

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Gegner dazuholen
opponents-seat = { $name } hinzufügen
opponents-dismiss = { $name } entfernen
# Für alle, die den Bot selbst herausfordern.
challenge-me = Mich musst du nicht einladen: Drück auf den Knopf, und wir spielen gleich hier. Mit { command-bot } suchst du dir Gegner und Regeln aus.
button-play-bot = Gegen mich spielen

## More, on a board: told to one person alone

more-leave = Mit { command-resign } verlässt du die Partie. Mit { command-show } holst du ihr Spielfeld wieder nach unten.
more-host = Dieser Tisch ist deiner. Wenn die Partie feststeckt, kannst du sie ohne Ergebnis beenden oder jemanden entfernen; dadurch gewinnt niemand.
more-others = Wenn die Partie feststeckt: { $host } kümmert sich um diesen Tisch und kann sie hier beenden oder jemanden entfernen. Das kann auch die Moderation des Servers, mit { command-mod-end } und { command-mod-kick }.
more-rated = Diese Partie wird gewertet. Wenn sie feststeckt, hilft die Moderation des Servers: { command-mod-end } beendet sie, { command-mod-kick } nimmt jemanden heraus.
menu-kick = Jemanden entfernen …
skip-vote = Jemand möchte weiterspielen: Soll der Zug von { $name } übersprungen werden? Bisher { $count } von { $needed } nötigen Stimmen. Wird er übersprungen, werden seine Punkte gesichert, soweit das geht.
skip-done = Der Zug von { $name } wurde übersprungen, weil der Tisch weiterspielen wollte.
done-closed = Erledigt. Die Partie ist ohne Ergebnis beendet.
done-playing = Erledigt. Die anderen spielen weiter.
done-season = Erledigt. Die Saison ist zu Ende.

## The board

board-title = ### Farkle: { $ruleset }
board-ending = Wer zuerst { $target } sichert, gewinnt
board-ending-exact = Wer zuerst genau { $target } sichert, gewinnt
board-ending-turns = Zug { $turn } von { $turns }, die höchste Summe gewinnt
board-last-turns =
    { $seats ->
        [one] **Letzter Zug.** Zu schlagen sind { $best } Punkte.
       *[other] **Letzte Züge.** Zu schlagen sind { $best } Punkte, und { $seats } sind noch einmal dran.
    }

player = - { $name }: { $score }
player-to-play = - **{ $name }: { $score }** · am Zug
# Players stand below their team, in a list within the list.
team = - **Team { $team }: { $score }**
team-winner = - **Team { $team }: { $score }** · gewonnen
member = { "  " }- { $name }
member-to-play = { "  " }- **{ $name }** · am Zug
member-winner = { "  " }- { $name }
member-out = { "  " }- { $name }, nicht mehr dabei
player-out = - { $name }: { $score }, nicht mehr dabei
player-winner = - **{ $name }: { $score }** · gewonnen
player-farkles =
    { $farkles ->
        [one] { $player } · 1 Farkle
       *[other] { $player } · { $farkles } Farkles in Folge
    }
player-away = { $player } · nicht da
player-not-opened = { $player } · noch nichts gesichert

turn-deadline = Die Zeit für diesen Zug endet { $when }.
# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, du bist am Zug.
turn-begins = **{ $name }**, würfle.
turn-free-roll = **{ $name }**, wirf noch einmal alle Würfel oder sichere die Punkte.
turn-opponent = **{ $name }** ist am Zug.
turn-stand-in = Für **{ $name }** spielt eine Vertretung.
turn-deserted = Niemand ist da, also wartet die Partie. Sie wird { $when } geschlossen, wenn von euch niemand auf *{ button-return }* drückt.
turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Wurf: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
turn-aside = Beiseitegelegt: { $dice }
turn-aside-names = Beiseitegelegt: { $dice } ({ $names })
turn-total = Dieser Zug: **{ $points }**
turn-total-with = Dieser Zug: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Dieser Zug: { $points } + { $chosen } + { $bonus } für heiße Würfel = **{ $total }**

# What a die shows that stands for any face, where the faces of dice are listed.
face-joker = Teufelskopf
choice-none = Wähle die Würfel, die du behalten willst, oder drück auf *{ button-best }*.
choice-farkle-waits = Dieser Wurf ist ein Farkle. Benutz das Abzeichen und wirf noch einmal, oder lass es gelten.
choice-one = Gewählt: **{ $combinations }**
choice-several = Gewählt: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] Ein Würfel zählt hier nichts: { $faces }. Ohne ihn kannst du weiterwürfeln oder sichern.
       *[other] Diese Würfel zählen hier nichts: { $faces }. Ohne sie kannst du weiterwürfeln oder sichern.
    }
choice-hot = Heiße Würfel: Alle zählen. Wirf sie alle noch einmal, oder sichere.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Zum Sichern braucht ein Zug mindestens { $minimum } Punkte, dieser hat { $points }. Würfle weiter.
cannot-bank-below-opening = Beim ersten Sichern braucht ein Zug mindestens { $opening } Punkte, dieser hat { $points }. Würfle weiter.
cannot-bank-over-target = Das ginge über { $target } hinaus, und nur genau { $target } gewinnt. Behalte weniger Punkte, oder würfle weiter.
cannot-bank-hot-dice-must-roll = Heiße Würfel: Alle zählen, also werden alle noch einmal geworfen.

# Was ein Sichern jenseits des Ziels unter „Welfare“ täte.
choice-given =
    { $lost ->
        [0] Damit kämst du über { $target } hinaus, also gingen die { $points } Punkte an **{ $receiver }**.
       *[other] Damit kämst du um { $points } Punkte über { $target } hinaus; die gingen an **{ $receiver }**. Die anderen { $lost } wären verloren.
    }
choice-given-nobody =
    { $lost ->
        [0] Damit kämst du über { $target } hinaus, also gingen die { $points } Punkte an niemanden.
       *[other] Damit kämst du um { $points } Punkte über { $target } hinaus; die gingen an niemanden. Die anderen { $lost } wären verloren.
    }

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

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Tipp
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] Es ist knapp: *{ $choice }* gewinnt genauso viele von 10.000 Partien.
       *[other] Es ist knapp: *{ $choice }* gewinnt nur { $games } von 10.000 Partien weniger.
    }
hint-near-points =
    { $points ->
        [0] Es ist knapp: *{ $choice }* bringt im Schnitt genauso viele Punkte.
        [one] Es ist knapp: *{ $choice }* bringt im Schnitt nur 1 Punkt weniger.
       *[other] Es ist knapp: *{ $choice }* bringt im Schnitt nur { $points } Punkte weniger.
    }
hint-choices = **Was du tun kannst, das Beste zuerst**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } Punkte, { $risk }
hint-choice-win = { $number }. { $choice }: Siege { $win }, { NUMBER($points, maximumFractionDigits: 0) } Punkte, { $risk }
hint-choice-best = **{ $choice }** (das Beste)
hint-risk = Farkle { $percent }
hint-no-risk = kein Risiko
hint-figures = *Punkte*: so viele bringt der Zug im Schnitt. *Farkle*: so oft ist der nächste Wurf ein Farkle.
hint-figures-win = *Siege*: so viele von 100 Partien gewinnst du von hier aus. *Punkte*: so viele bringt der Zug im Schnitt. *Farkle*: so oft ist der nächste Wurf ein Farkle.

chance-of-hundred = Von hier aus gewinnst du etwa { $games } von 100 Partien.
chance-certain = Von hier aus gewinnst du sicher.
chance-nearly-certain = Von hier aus gewinnst du mehr als 99 von 100 Partien.
chance-hardly-any = Von hier aus gewinnst du weniger als 1 von 100 Partien.
chance-none = Von hier aus ist diese Partie nicht mehr zu gewinnen.

basis-solved = Diese Zahlen sind exakt: Die Partie ist bis zum Ende durchgerechnet, und beide spielen dabei so gut wie möglich.
basis-estimated = Die Siegchancen sind geschätzt.
basis-points = Hier geht es nur um Punkte: Wenn das Ende näher rückt, achte auch auf den Stand.
basis-daily = Im Tagesspiel geht es um Punkte: { $turns } Züge, dieselben Würfel für alle, und die höchste Summe liegt vorn. Darum sind diese Werte Punkte, und kein anderer Spielstand ändert, was am besten ist.

odds-title = ### Chancen: { $ruleset }
odds-moment =
    { $dice ->
        [one] Noch ein Würfel, { $points } Punkte auf dem Spiel.
       *[other] Noch { $dice } Würfel, { $points } Punkte auf dem Spiel.
    }
odds-must-roll = **Würfle: Sichern geht jetzt nicht.**
odds-better-roll = **Besser: würfeln.**
odds-better-bank = **Besser: sichern.**
odds-either = **Würfeln oder sichern: Das macht kaum einen Unterschied.**
odds-farkle = - Der nächste Wurf ist in { $percent } der Fälle ein Farkle, etwa bei { $rolls } von 100 Würfen.
odds-no-farkle = - Der nächste Wurf kann kein Farkle sein.
odds-points = - Würfeln bringt im Schnitt { NUMBER($roll, maximumFractionDigits: 0) } Punkte, Sichern { $bank }.
odds-points-roll = - Würfeln bringt im Schnitt { NUMBER($roll, maximumFractionDigits: 0) } Punkte.
odds-bank-from =
    { $dice ->
        [one] - Die meisten Punkte bringt es, mit einem Würfel ab { $points } zu sichern und darunter zu würfeln.
       *[other] - Die meisten Punkte bringt es, mit { $dice } Würfeln ab { $points } zu sichern und darunter zu würfeln.
    }
odds-never-bank =
    { $dice ->
        [one] - Die meisten Punkte bringt es, den letzten Würfel immer zu werfen.
       *[other] - Die meisten Punkte bringt es, { $dice } Würfel immer zu werfen.
    }
odds-win = - Bei { $own } zu { $other } gewinnt Würfeln { $roll } der Partien, Sichern { $bank }.
odds-win-roll = - Bei { $own } zu { $other } gewinnt Würfeln { $roll } der Partien.
odds-turns-left =
    { $turns ->
        [one] - Das ist der letzte Zug der Partie.
       *[other] - Insgesamt bleiben noch { $turns } Züge, dieser eingerechnet.
    }
odds-no-scores = Hier geht es nur um Punkte. Für die Siegchancen gib auch den Punktestand an, deinen zuerst, zum Beispiel 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Wenn du { $points } sicherst, gewinnst du die Partie.
why-last-turns = Mit dem Sichern erreichst du das Ziel, und dann haben alle anderen nur noch einen Zug, um dich zu schlagen.
why-rival-close =
    { $other_dice ->
        [one] Ein einzelner Würfel ergibt in { $other_percent } der Fälle ein Farkle, und { $rival }: Nimm die Punkte, solange du kannst.
       *[other] { $other_dice } Würfel ergeben in { $other_percent } der Fälle ein Farkle, und { $rival }: Nimm die Punkte, solange du kannst.
    }
# $rival in these sentences; $people is how many share the name.
rival-needs =
    { $people ->
        [one] { $name } braucht nur noch { $needs }
       *[other] { $name } brauchen nur noch { $needs }
    }
why-risk =
    { $other_dice ->
        [one] Ein einzelner Würfel ergibt in { $other_percent } der Fälle ein Farkle; ihn zu werfen kostet mehr, als es bringt: Der Zug würde im Schnitt mit { NUMBER($other_average, maximumFractionDigits: 0) } Punkten enden.
       *[other] { $other_dice } Würfel ergeben in { $other_percent } der Fälle ein Farkle; sie zu werfen kostet mehr, als es bringt: Der Zug würde im Schnitt mit { NUMBER($other_average, maximumFractionDigits: 0) } Punkten enden.
    }
why-safe-points =
    { $other_dice ->
        [one] Würfeln brächte im Schnitt etwas mehr, aber ein einzelner Würfel ergibt in { $other_percent } der Fälle ein Farkle, und { $points } sichere Punkte gewinnen mehr Partien.
       *[other] Würfeln brächte im Schnitt etwas mehr, aber { $other_dice } Würfel ergeben in { $other_percent } der Fälle ein Farkle, und { $points } sichere Punkte gewinnen mehr Partien.
    }
why-first-roll = Jeder Zug beginnt mit einem Wurf, und { $dice } Würfel ergeben nur in { $percent } der Fälle ein Farkle.
why-fresh-dice = Ein eigener Zug bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) } Punkte, Übernehmen nur { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Wenn du übernimmst, startest du mit { $points } Punkten: Der Zug bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) }, ein eigener nur { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Das bringt im Schnitt weniger Punkte, gewinnt von hier aus aber mehr Partien.
why-no-farkle = Dieser Wurf kann kein Farkle sein, du hast also nichts zu verlieren.
why-too-little = Jetzt { $other_points } zu sichern reicht nicht mehr zum Sieg, also hängt alles an diesem Wurf.
why-hot-dice = Alle Würfel zählen, und { $dice } frische Würfel ergeben nur in { $percent } der Fälle ein Farkle: Das ist mehr wert, als jetzt { $other_points } zu sichern.
why-more-dice =
    { $other_dice ->
        [one] Es lohnt sich, weniger zu behalten und mehr Würfel zu werfen: { $dice } Würfel ergeben in { $percent } der Fälle ein Farkle, ein einzelner in { $other_percent }.
       *[other] Es lohnt sich, weniger zu behalten und mehr Würfel zu werfen: { $dice } Würfel ergeben in { $percent } der Fälle ein Farkle, { $other_dice } Würfel in { $other_percent }.
    }
why-rival-wins = { $rival } zum Sieg, also reichen { $other_points } gesicherte Punkte noch nicht.
why-catch-up = { $other_points } zu sichern ist sicherer, gewinnt von hier aus aber weniger Partien, als mehr zu wagen.
why-second-chance = Nach einem Farkle ist nichts mehr zu verlieren: Noch ein Wurf kann nur Punkte bringen.
why-gain =
    { $dice ->
        [one] Ein einzelner Würfel ergibt in { $percent } der Fälle ein Farkle, aber ihn zu werfen bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) } Punkte, mehr als die { $other_points }, die du sichern kannst.
       *[other] { $dice } Würfel ergeben in { $percent } der Fälle ein Farkle, aber sie zu werfen bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) } Punkte, mehr als die { $other_points }, die du sichern kannst.
    }

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
        [0] Das Farkle von **{ $name }** gilt: Es standen keine Punkte auf dem Spiel.
       *[other] Das Farkle von **{ $name }** gilt: { $lost } Punkte verloren.
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
event-lapsed =
    { $lost ->
        [0] Die Zeit von **{ $name }** war um.
       *[other] Die Zeit von **{ $name }** war um: { $lost } Punkte verloren.
    }
event-resigned = **{ $name }** hat aufgegeben.
event-removed = **{ $name }** wurde aus der Partie entfernt.
event-timed-out = Die Zeit von **{ $name }** ist abgelaufen, und **{ $name }** ist nicht mehr dabei.
event-dropped =
    { $turns ->
        [one] **{ $name }** hat einen Zug verstreichen lassen und ist nicht mehr dabei.
       *[other] **{ $name }** hat { $turns } Züge in Folge verstreichen lassen und ist nicht mehr dabei.
    }
event-left = **{ $name }** ist nicht mehr auf diesem Server und nicht mehr dabei.

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, dein Farkle-Zug endet { $when }: { $board }
presence-gone =
    { $turns ->
        [one] **{ $name }** hat einen Zug verstreichen lassen. Eine Vertretung übernimmt, bis **{ $name }** hier einen Knopf drückt.
       *[other] **{ $name }** hat { $turns } Züge in Folge verstreichen lassen. Eine Vertretung übernimmt, bis **{ $name }** hier einen Knopf drückt.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** hat einen Zug verstreichen lassen.
       *[other] **{ $name }** hat { $turns } Züge in Folge verstreichen lassen.
    }
presence-left = **{ $name }** ist nicht mehr auf diesem Server. Eine Vertretung übernimmt, bis **{ $name }** hier einen Knopf drückt.
presence-all-left = **{ $name }** ist nicht mehr auf diesem Server.
presence-back = **{ $name }** ist wieder da.

## The end

# $winners, $absent, $players and $waiting may be several people.
finished-won = **Sieg für { $winners }.**
finished-absent = **Sieg für { $winners }.** Am besten stand die Vertretung von { $absent }, aber wer am Ende nicht da ist, hat verloren.
finished-shared = **Geteilter Sieg für { $winners }.**
finished-nobody = Alle sind gegangen, also hat niemand gewonnen.
# $until is a time of the day.
rematch-wanted = Revanche gewünscht von **{ $players }**. Bis { $until } warten wir noch auf { $waiting }.
rematch-begun = Die Revanche läuft.
moved-text = Diese Partie geht in einer neueren Nachricht weiter.
# $channel is a thread or another channel.
moved-elsewhere = Die Partie von { $players } geht in { $channel } weiter.
# On what is left of its board.
parked-text = Die Partie von { $players } hat anderen Platz gemacht. Sie steht genau so, wie sie war: Mit *{ button-play-on }* geht sie hier weiter, mit { command-show } anderswo.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
thread-forbidden = Ich konnte für diese Partie keinen Thread eröffnen, weil Discord mich in diesem Kanal nicht lässt. Die Partie geht hier weiter. Wer den Server verwaltet, kann nachsehen, ob ich die Berechtigungen *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* und *Nachrichtenverlauf anzeigen* habe.
thread-full = Dieser Server hat schon so viele offene Threads, wie Discord erlaubt. Darum geht die Partie hier im Kanal weiter.
thread-failed = Discord konnte gerade keinen Thread eröffnen. Darum geht die Partie hier im Kanal weiter.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Würfel versiegelt mit `{ $seal }`…
dice-words = -# Beigemischte Wörter: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Die Würfel von Partie { $number }
dice-of-the-system = Jeder Wurf dieser Partie kommt aus dem Zufallsgenerator des Betriebssystems, wie in allen Partien aus der Zeit vor dem Siegel. Er lässt sich nicht noch einmal würfeln.
dice-lack-word = Jemand hat die eigenen Daten löschen lassen, und damit ein Wort, das in diesen Würfeln steckte, weil der Name darin vorkam. Die Würfel dieser Partie lassen sich darum nicht noch einmal werfen.
dice-sealed = Die Würfel dieser Partie folgen aus einem geheimen Startwert. Er wurde vor dem ersten Wurf gezogen und ist mit seinem SHA-256 versiegelt:
    `{ $seal }`
dice-follows = Der Startwert folgt, wenn die Partie vorbei ist. Dann wirft { command-verify } alle Würfel noch einmal.
dice-follows-day = Heute haben alle diese Würfel, darum folgt der Startwert erst, wenn der Tag vorbei ist (UTC). Dann wirft { command-verify } alle Würfel noch einmal.
dice-seal = Vor dem ersten Wurf versiegelt mit `{ $seal }`
dice-seed = -# Startwert der Würfel: `{ $seed }`
dice-compare = Vergleiche dieses Siegel mit dem, das zu Beginn der Partie auf dem Spielfeld stand. Mit der Zeile in der Datei lassen sich die Würfel auch ohne diesen Bot prüfen, mit `farkle verify` oder einem eigenen Programm.
verdict-fits =
    { $rolls ->
        [0] Es wurde nicht gewürfelt, und das Siegel passt zum Startwert.
        [one] Der eine Wurf folgt aus dem Startwert, und das Siegel passt dazu.
       *[other] Alle { $rolls } Würfe folgen aus dem Startwert, und das Siegel passt dazu.
    }
verdict-seed = Das ist nicht der Startwert, der versiegelt wurde. Sein Siegel wäre { $sealed }.
verdict-most-rolls = Das Siegel passt zum Startwert, aber die meisten Würfe nicht. Die Nummer der Partie, eines der Wörter oder ihre Reihenfolge ist nicht mehr die von damals.
verdict-roll = Wurf { $number } passt nicht: Da steht { $rolled }, aber der Startwert ergibt { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Ein Wort für die Würfel
ask-word-label = Dein Wort
ask-word-hint = Für die Würfel mit dem Siegel { $seal }
fairness-title = ### Wie die Würfel gefallen sind
fairness-rolled =
    { $dice ->
        [one] In den beendeten Partien wurde ein Würfel geworfen.
       *[other] In den beendeten Partien wurden **{ $dice }** Würfel geworfen; jede Augenzahl ist also { NUMBER($expected, maximumFractionDigits: 0) }-mal zu erwarten.
    }
fairness-face =
    { $times ->
        [one] - { $face }: einmal, { $share }
       *[other] - { $face }: { $times }-mal, { $share }
    }
fairness-test = Chi-Quadrat { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } mit 5 Freiheitsgraden, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chi-Quadrat { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } mit 5 Freiheitsgraden, p ist kleiner als { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = So stark oder stärker weichen faire Würfel in diesem Anteil aller Fälle ab. Es ist also nichts Ungewöhnliches daran.
fairness-rare = So stark weichen faire Würfel in weniger als einem von tausend Fällen ab. Wenn das mit mehr Würfen so bleibt, sag bitte denen Bescheid, die diesen Bot betreiben.
fairness-about = -# Tagesspiele bleiben außen vor, weil dort viele dieselben Würfel werfen. { command-verify } prüft die Würfel einer Partie.
fairness-none = Noch ist keine Partie beendet, also gibt es keine Würfel zu zählen.
fairness-axis = Augenzahl
fairness-band = Prozent der Würfel; in 19 von 20 Fällen im Band
fairness-alt = Diagramm, wie oft jede Augenzahl geworfen wurde. Von 1 bis 6: { $shares }. Zu erwarten sind je 16,7 %, in 19 von 20 Fällen auf { NUMBER($margin, maximumSignificantDigits: 2) } Prozentpunkte genau.

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Tagesspiel vom { $day }
daily-progress = Zug { $turn } von { $turns } · der Tag endet { $when }
daily-began = Heute haben alle dieselben Würfel, egal, was sie behalten. Du spielst einmal, und es zählt, was du bis Mitternacht UTC gesichert hast.
daily-score =
    { $score ->
        [one] **{ $name }: 1 Punkt**
       *[other] **{ $name }: { $score } Punkte**
    }
# The turns in words, for those who cannot see the symbols above them.
daily-turns = -# Zug für Zug: { $turns }.
daily-turn-top = 1.000 oder mehr
daily-turn-high = 400 oder mehr
daily-turn-low = unter 400
daily-turn-farkle = Farkle
daily-unplayed =
    { $turns ->
        [one] ein Zug nicht gespielt
       *[other] { $turns } Züge nicht gespielt
    }
daily-never-begun = Der Tag war vor dem ersten Wurf vorbei, also zählt nichts. { command-daily } beginnt das nächste Tagesspiel.
daily-day-over = Der Tag war vor dem letzten Zug vorbei. Was gesichert war, zählt.
daily-rank = Rang auf dem Server, auf dem du gespielt hast: **{ $rank }** von { $players }, die fertig sind
daily-rank-everywhere = Rang überall: **{ $rank }** von { $players }
daily-streak = Tage in Folge: **{ $days }**, Rekord { $best }
daily-next = Das nächste Tagesspiel beginnt { $when }, um Mitternacht UTC.
daily-board-title = ### Rangliste des Tages: { $day }
daily-board-server = Das Tagesspiel auf diesem Server, die meisten Punkte zuerst.
daily-board-everywhere = Das Tagesspiel überall, die meisten Punkte zuerst, von allen, die sich zeigen möchten.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Hier ist noch niemand. Mit { command-daily } bist du dabei.

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
move-lapse = Die Zeit verstreichen lassen
move-give-in = Das Farkle gelten lassen
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

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Reviews. What the figures mean is in docs/review.md.

finished-number = Partie { $number }
past-game = { $number }: { $players }

review-title = ### Analyse von Partie { $number }: { $ruleset }
review-title-daily = ### Analyse von Partie { $number }: Tagesspiel vom { $day }
# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }**: { $accuracy }. Die Entscheidungen haben insgesamt { $lost } Siegchance gekostet. Würfel: { $luck }, { $lucky }.
review-no-decision = nichts zu entscheiden
accuracy-perfect =
    { $decisions ->
        [one] Genauigkeit **{ $percent }**, die eine Entscheidung war perfekt
       *[other] Genauigkeit **{ $percent }**, alle { $decisions } Entscheidungen waren perfekt
    }
accuracy-excellent = Genauigkeit **{ $percent }**, hervorragend
accuracy-good = Genauigkeit **{ $percent }**, gut
accuracy-fair = Genauigkeit **{ $percent }**, ordentlich
accuracy-mixed = Genauigkeit **{ $percent }**, mit ein paar teuren Entscheidungen
review-given-up = Aufgeben oder abgelaufene Zeit hat weitere { $percent } gekostet.
review-player-points =
    { $turns ->
        [0] **{ $name }**: kein Zug beendet. Würfel: { $luck }, { $lucky }.
        [one] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } Punkte in einem Zug (bestenfalls { NUMBER($expected, maximumFractionDigits: 0) } im Schnitt), Farkles: { $farkles }. Die Entscheidungen haben insgesamt { NUMBER($lost, maximumFractionDigits: 0) } Punkte gekostet. Würfel: { $luck }, { $lucky }.
       *[other] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } Punkte pro Zug in { $turns } Zügen (bestenfalls { NUMBER($expected, maximumFractionDigits: 0) } im Schnitt), Farkles: { $farkles }. Die Entscheidungen haben insgesamt { NUMBER($lost, maximumFractionDigits: 0) } Punkte gekostet. Würfel: { $luck }, { $lucky }.
    }
review-gain = +{ $amount }
review-loss = -{ $amount }
luck-even = weder Glück noch Pech
luck-kind = Glück
luck-unkind = Pech
luck-very-kind = viel Glück
luck-very-unkind = viel Pech
review-turning = **Wendepunkte**
review-turning-point = **{ $sign }**, Zug { $turn }: { $what } { $name }: von { NUMBER($before, maximumFractionDigits: 0) } % auf { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Die teuersten Entscheidungen**
review-nothing-lost = Keine Entscheidung hat etwas gekostet.
review-decision = **{ $number }**, Zug { $turn }: { $name } hat sich für *{ $played }* entschieden ({ $had }). Besser: *{ $better }* ({ $could }). Kosten: { $cost }.

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } hat gewonnen
chart-turns = Zug
chart-alt =
    { $turns ->
        [one] Diagramm der Siegchance von { $name } in einem Zug: { $figures }. { $turning }
       *[other] Diagramm der Siegchance von { $name } über { $turns } Züge: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % am Anfang, { NUMBER($high, maximumFractionDigits: 0) } % am höchsten Punkt, { NUMBER($low, maximumFractionDigits: 0) } % am tiefsten Punkt, { NUMBER($end, maximumFractionDigits: 0) } % am Ende
chart-alt-turning = Wendepunkt { $sign }, Zug { $turn }: von { NUMBER($before, maximumFractionDigits: 0) } % auf { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = Kein einzelner Zug hat viel verändert.
chart-alt-points = Die Zeichen darin: { $points }.

## Replays

replay-step = Partie { $number } · Schritt { $step } von { $of }
replay-step-imported = Importierte Partie · Schritt { $step } von { $of }
replay-done = Entscheidung von **{ $name }**: *{ $move }*.
replay-chances = Siegchancen: { $first } { $own }, { $second } { $other }.
judged-best = Etwas Besseres gab es nicht.
judged-cost = Das hat { $cost } gekostet. Besser: *{ $better }*.
menu-moments = Wichtige Momente

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Zug { $turn }: { $name } entscheidet
moment-roll = Zug { $turn }: { $name } würfelt
moment-farkle = Zug { $turn }: Farkle von { $name }, { $points } verloren
moment-bank = Zug { $turn }: { $name } sichert { $points }
moment-given = Zug { $turn }: { $name } gibt { $points } ab
moment-lapse = Zug { $turn }: Zeit um bei { $name }
moment-resign = Zug { $turn }: { $name } gibt auf
moment-removed = Zug { $turn }: { $name } wird entfernt
moment-turning = Wendepunkt: von { NUMBER($before, maximumFractionDigits: 0) } % auf { NUMBER($after, maximumFractionDigits: 0) } %
moment-cost = Teure Entscheidung: { $cost }

replay-exported = Die ganze Partie als eine Zeile, und als Datei für Programme. Ansehen können sie alle, überall: Gib { command-replay } die Zeile als *{ cmd-replay-line }*.
replay-exported-long = Die ganze Partie als Zeile in einer Datei, und als Datei für Programme.

## Somebody's own games

games-title = ### Deine Partien
games-none = Du spielst gerade keine Partie. Mit { command-challenge } oder { command-open } beginnst du eine.
games-waiting = **Warten auf dich**
games-other = **Warten auf andere**
games-page = Seite { $number } von { $of }
games-daily = Das Tagesspiel von heute wartet auf dich: { command-daily }.

# Each of these begins a line about a game.
games-turn = **Du bist am Zug**
games-choice = **Wähle deine Würfel**
games-answer = **Eine Einladung für dich**
games-rematch = **Revanche?**
games-others = { $name } ist am Zug
games-players = Wartet auf Mitspielende
games-choices = Wartet auf die Wahl der Würfel
games-agreement = Wartet auf die Revanche

games-with = { $ruleset } mit { $people }
games-alone = { $ruleset }
games-score = du { $own }, die anderen { $others }
games-total = { $score }
games-there = { $channel } auf { $server }
games-deadline = Zeit endet { $when }
games-parked = sie hat anderen Platz gemacht; { command-show } holt sie dort zurück

## Ratings

match-rated = Diese Partie wird gewertet.
match-unrated = Diese Partie wird nicht gewertet.
match-tavern = Partien in der Taverne werden nicht gewertet und zählen in keiner Statistik.
match-limited = Diese Partie wird nicht gewertet: Zwei von euch haben heute (UTC) schon { $games } gewertete Partien miteinander begonnen.
# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = noch keine

## Leaderboards

leaderboard-title = ### Rangliste: { $ranking }
leaderboard-scope = { $scope } · { $period } · { $rules }
leaderboard-span = Seit { $starts }. Endet { $ends } (UTC).
leaderboard-enough = Einen Rang bekommt, wer mindestens { $games } Partien zu Ende gespielt hat.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, hier ohne Rang: { $figure }
leaderboard-own = ... { $row }
page-number = Seite { $number } von { $of }
leaderboard-empty-all = Auf diesem Server ist noch keine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-today = Auf diesem Server ist heute noch keine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-week = Auf diesem Server ist diese Woche noch keine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-month = Auf diesem Server ist diesen Monat noch keine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-season = In dieser Saison ist noch keine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-ruleset = Nach diesen Regeln hat in diesem Zeitraum noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-average = So viele Partien hat noch niemand zu Ende gespielt. Beginne eine mit { command-challenge }.
leaderboard-empty-rating = Noch ist keine gewertete Partie beendet. { command-challenge } beginnt eine, nach beliebigen Regeln, die der Bot mitbringt.
leaderboard-empty-everywhere = Von allen, die hier stehen möchten, hat noch niemand so ein Ergebnis. Mit *{ button-list }* bist du dabei.

ranking-wins = Siege
ranking-win-rate = Siegquote
ranking-rating = Wertung
ranking-points-per-turn = Punkte pro Zug
ranking-best-turn = Bester Zug
ranking-farkle-rate = Farkle-Quote
ranking-win-streak = Siegesserie

order-wins = Die meisten Siege zuerst; bei gleich vielen die wenigsten Niederlagen zuerst.
order-win-rate = Der höchste Anteil gewonnener Partien zuerst.
order-rating = Nach der unteren Grenze der Wertung: 1.500 ± 80 zählt als 1.420. Jeder Zeitraum hat eigene Wertungen.
order-points-per-turn = Die meisten gesicherten Punkte pro Zug zuerst.
order-best-turn = Die meisten in einem Zug gesicherten Punkte zuerst.
order-farkle-rate = Die wenigsten Farkles pro Zug zuerst.
order-win-streak = Die meisten Siege in Folge zuerst.

standing-wins =
    { $games ->
        [one] { $wins } von 1 Partie gewonnen
       *[other] { $wins } von { $games } Partien gewonnen
    }
standing-win-rate =
    { $games ->
        [one] { $win_rate } von 1 Partie
       *[other] { $win_rate } von { $games } Partien
    }
standing-rating =
    { $rated ->
        [0] noch keine gewertete Partie
        [one] { $rating } nach einer gewerteten Partie
       *[other] { $rating } nach { $rated } gewerteten Partien
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } Punkte pro Zug
standing-best-turn = { $best_turn } Punkte
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } von 1 Zug
       *[other] { $farkle_rate } von { $turns } Zügen
    }
standing-win-streak =
    { $streak ->
        [one] 1 Partie
       *[other] { $streak } Partien in Folge
    }

period-today = Heute
period-week = Diese Woche
period-month = Diesen Monat
period-season = Diese Saison
period-all = Insgesamt
scope-server = Dieser Server
scope-everywhere = Überall
any-rules = alle Regeln

button-list = Mich zeigen
button-unlist = Mich verbergen
listed = Du bist dabei: Ranglisten über alle Server zeigen jetzt deinen Namen und deine Zahlen, und deine Erfolge sind auf jedem Server zu sehen. *{ button-unlist }* macht das rückgängig.
unlisted = Du bist verborgen: Ranglisten über alle Server zeigen dich nicht. Die der Server, auf denen du spielst, schon.

podium-title = ### Die Saison ist vorbei
podium-span = Von { $starts } bis { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: { $wins } von 1 Partie gewonnen
       *[other] **{ $place }. { $name }**: { $wins } von { $games } Partien gewonnen
    }
podium-next = Die nächste Saison hat begonnen. Sie dauert bis { $ends }.
podium-next-open = Die nächste Saison hat begonnen. Sie dauert, bis jemand, der den Server verwaltet, sie mit { command-admin-season-end } beendet.
podium-line = Letzte Saison: { $placed }.
podium-placed = { $place }. **{ $name }** (Siege: { $wins })
podium-more =
    { $people ->
        [one] noch jemand
       *[other] { $people } weitere
    }

## Figures

stats-title = ### { $name } auf diesem Server
stats-games = Beendete Partien: **{ $games }**
stats-wins = Siege: **{ $wins }** ({ $rate })
stats-streak = Siege in Folge: **{ $streak }** zurzeit, Rekord **{ $best }**
stats-rating =
    { $games ->
        [0] Wertung: { $rating }
        [one] Wertung: **{ $rating }**, nach einer gewerteten Partie
       *[other] Wertung: **{ $rating }**, nach { $games } gewerteten Partien
    }
stats-points = Gesicherte Punkte in allen Partien: **{ $points }**
stats-turns = Züge: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } Punkte pro Zug
stats-best-turn = Bester Zug: **{ $best }**
stats-big-turns = Große Züge: { $turns }
stats-big-turn = **{ $turns }** mit { $points } oder mehr
stats-farkles = Farkles: **{ $farkles }** ({ $rate } der Züge)
stats-hot-dice = Heiße Würfel: **{ $times }**
stats-favourite = Lieblingsregeln: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Genauigkeit: **{ $accuracy }**, Würfelglück: **{ $luck }** Siegchance, in einer analysierten Partie
       *[other] Genauigkeit: **{ $accuracy }**, Würfelglück: **{ $luck }** Siegchance pro Partie, in { $games } analysierten Partien
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Wertung
stats-chart-points = Punkte pro Zug: je Partie, und Schnitt von { $games }
stats-chart-games = die letzten { $games } Partien auf diesem Server
stats-alt-points = Diagramm der letzten { $games } Partien von { $name }. Punkte pro Zug: { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }, und im Schnitt { NUMBER($average, maximumFractionDigits: 0) } in den letzten { $window }.
stats-alt-rating = { $points } Wertung: { $first } am Anfang, { $last } jetzt, Tiefststand { $low }, Höchststand { $high }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Tausend
achievement-turn-1000-about = Sichere 1.000 Punkte in einem Zug.
achievement-turn-2000 = Zweitausend
achievement-turn-2000-about = Sichere 2.000 Punkte in einem Zug.
achievement-turn-3000 = Dreitausend
achievement-turn-3000-about = Sichere 3.000 Punkte in einem Zug.
achievement-turn-5000 = Fünftausend
achievement-turn-5000-about = Sichere 5.000 Punkte in einem Zug.
achievement-five-rolls = Ruhige Hand
achievement-five-rolls-about = Würfle fünfmal in einem Zug, und sichere.
achievement-eight-rolls = Nerven aus Stahl
achievement-eight-rolls-about = Würfle achtmal in einem Zug, und sichere.
achievement-hot-dice = Heiße Würfel
achievement-hot-dice-about = Leg in einem Zug alle Würfel beiseite.
achievement-hot-dice-twice = Heißere Würfel
achievement-hot-dice-twice-about = Leg in einem Zug zweimal alle Würfel beiseite.
achievement-hot-dice-thrice = Glühende Würfel
achievement-hot-dice-thrice-about = Leg in einem Zug dreimal alle Würfel beiseite.
achievement-last-die = Auf den letzten Würfel
achievement-last-die-about = Sichere, nachdem du einen einzelnen Würfel geworfen hast.
achievement-last-die-thrice = Ein Herz für letzte Würfel
achievement-last-die-thrice-about = Sichere in drei Zügen einer Partie, nachdem du einen einzelnen Würfel geworfen hast.
achievement-points-lost-1000 = Mutig
achievement-points-lost-1000-about = Wage einen Wurf, bei dem 1.000 Punkte auf dem Spiel stehen, und würfle ein Farkle.
achievement-points-lost-2000 = Furchtlos
achievement-points-lost-2000-about = Wage einen Wurf, bei dem 2.000 Punkte auf dem Spiel stehen, und würfle ein Farkle.
achievement-straight = Straße
achievement-straight-about = Leg eine Straße aus sechs beiseite.
achievement-three-pairs = Drei Paare
achievement-three-pairs-about = Leg drei Paare beiseite.
achievement-five-of-a-kind = Fünfling
achievement-five-of-a-kind-about = Leg einen Fünfling beiseite.
achievement-six-of-a-kind = Sechsling
achievement-six-of-a-kind-about = Leg einen Sechsling beiseite.
achievement-scoreless = Aus nichts wird etwas
achievement-scoreless-about = Wirf nach Regeln, die das belohnen, sechs Würfel, von denen keiner zählt.
achievement-spotless = Makellos
achievement-spotless-about = Gewinne ohne eigenes Farkle.
achievement-behind-1000 = Aufgeholt
achievement-behind-1000-about = Gewinne nach 1.000 Punkten Rückstand.
achievement-behind-2000 = Große Aufholjagd
achievement-behind-2000-about = Gewinne nach 2.000 Punkten Rückstand.
achievement-behind-3000 = Allen Zweifeln zum Trotz
achievement-behind-3000-about = Gewinne nach 3.000 Punkten Rückstand.
achievement-ahead-3000 = Auf und davon
achievement-ahead-3000-about = Gewinne mit 3.000 Punkten Vorsprung oder mehr.
achievement-photo-finish = Fotofinish
achievement-photo-finish-about = Gewinne mit höchstens 100 Punkten Vorsprung.
achievement-shut-out = Blitzstart
achievement-shut-out-about = Gewinne, bevor sonst jemand einen Punkt hat.
achievement-exactly = Punktlandung
achievement-exactly-about = Gewinne, indem du das Ziel genau triffst.
achievement-among-four = Vierertisch
achievement-among-four-about = Gewinne an einem Tisch mit vier oder mehr.
achievement-among-eight = Voller Tisch
achievement-among-eight-about = Gewinne an einem Tisch mit acht.
achievement-team-win = Teamgeist
achievement-team-win-about = Gewinne in einem Team.
achievement-first-game = Willkommen
achievement-first-game-about = Spiel deine erste Partie zu Ende.
achievement-first-win = Erster Sieg
achievement-first-win-about = Gewinne deine erste Partie.
achievement-wins-10 = Zehn Siege
achievement-wins-10-about = Gewinne 10 Partien.
achievement-wins-50 = Fünfzig Siege
achievement-wins-50-about = Gewinne 50 Partien.
achievement-wins-100 = Hundert Siege
achievement-wins-100-about = Gewinne 100 Partien.
achievement-streak-3 = Drei am Stück
achievement-streak-3-about = Gewinne 3 Partien in Folge.
achievement-streak-5 = Fünf am Stück
achievement-streak-5-about = Gewinne 5 Partien in Folge.
achievement-streak-10 = Zehn am Stück
achievement-streak-10-about = Gewinne 10 Partien in Folge.
achievement-rated-10 = Jetzt zählt es
achievement-rated-10-about = Spiel 10 gewertete Partien zu Ende.
achievement-points-100000 = Punktesammlung
achievement-points-100000-about = Sichere 100.000 Punkte in all deinen Partien.
achievement-hot-dice-100 = Warme Hände
achievement-hot-dice-100-about = Hab in all deinen Partien 100-mal heiße Würfel.
achievement-rulesets-3 = Weit herumgekommen
achievement-rulesets-3-about = Gewinne nach drei der Regelwerke, die der Bot mitbringt.
achievement-rulesets-7 = Große Rundreise
achievement-rulesets-7-about = Gewinne nach sieben der Regelwerke, die der Bot mitbringt.
achievement-beat-5 = Gute Gesellschaft
achievement-beat-5-about = Gewinne gegen 5 verschiedene Leute.
achievement-beat-25 = In jeder Taverne bekannt
achievement-beat-25-about = Gewinne gegen 25 verschiedene Leute.

# Each with its tier in words. $when is a date.
tier-bronze = Bronze
tier-silver = Silber
tier-gold = Gold
awards-earned = -# **{ $name }** hat geschafft: { $achievements }.
achievements-title = ### Erfolge von { $name }
achievements-earned = Geschafft: **{ $earned }** von { $of } ({ $tiers })
achievements-here = Auf diesem Server geschafft: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } in { $tier }
achievements-none = Noch nichts. Erfolge gibt es für Partien mit anderen auf einem Server; { command-challenge } beginnt eine.
achievements-next = **Als Nächstes**
achievements-all = Mehr gibt es nicht zu holen. Glückwunsch!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Bisher: { $value } von { $of }.

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Deine Würfel
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Du hast noch keine besonderen Würfel. Gewöhnliche gibt es für alle.
        [one] Du hast einen besonderen Würfel; gewöhnliche gibt es für alle.
       *[other] Du hast { $dice } besondere Würfel in { $kinds } { $kinds ->
            [one] Sorte
           *[other] Sorten
        }; gewöhnliche gibt es für alle.
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
collection-how = Würfel und Abzeichen gewinnst du gegen die Gegner der Taverne, und manche Erfolge bringen welche mit.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = Teufelskopf: { $share }
# What is written below the bar of a joker: one letter.
die-joker-sign = J
die-odds-alt = Wie oft jede Seite von { $die } fällt: { $odds }
prizes-won = Neu in der Sammlung von **{ $name }**: { $prizes }.
# How people come by their dice, in the terms of a game.
dice-from-ordinary = Beide spielen mit sechs gewöhnlichen Würfeln.
dice-from-own = Beide spielen mit sechs eigenen Würfeln, heimlich gewählt.
dice-from-draft = Beide wählen abwechselnd aus zwölf Würfeln, die offen liegen, und spielen dann mit denselben sechs.
tavern-badges = Beide dürfen ein eigenes Abzeichen tragen, heimlich gewählt.
choosing-title = ### An einem Tisch in der Taverne
choosing-seat = - **{ $name }** wählt noch
choosing-ready = - **{ $name }** ist bereit
choosing-ends = Die Partie beginnt, wenn alle bereit sind, spätestens { $when }. Was dann noch fehlt, wird mit gewöhnlichen Würfeln aufgefüllt.
# A draft.
draft-open = Offen auf dem Tisch: { $dice }.
draft-picked = Gewählt: { $dice }.
draft-seat = **{ $name }** wählt den nächsten Würfel.
draft-ends = Die Zeit zum Wählen endet { $when }. Was dann noch fehlt, wird mit gewöhnlichen Würfeln aufgefüllt.
menu-pick = Einen Würfel wählen
chest-title = ### Deine sechs Würfel
chest-chosen = Gewählt: { $chosen } von { $most }.
chest-die = { $place }. { $die }
chest-how = Wähle Würfel aus dem Menü hier unten. Wenn du auf *{ button-ready }* drückst, wird mit gewöhnlichen Würfeln aufgefüllt, was noch fehlt.
chest-ready = Du bist bereit. Die Partie beginnt, wenn auch die anderen bereit sind.
chest-begun = Die Partie hat begonnen.
chest-dice = Du spielst mit { $dice }.
chest-badge = Dein Abzeichen: **{ $badge }**, { $about }.
chest-no-badge = Kein Abzeichen gewählt.
menu-badge = Ein Abzeichen wählen
chest-option-none = Kein Abzeichen
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
badge-worn = -# { $name } trägt: { $badge }
badge-worn-uses = -# { $name } trägt: { $badge }, noch { $uses }-mal
badge-cancelled = -# { $name } trägt: { $badge }, das ein Abzeichen der Abwehr aufhebt
# A wager of honour: in the terms, and on the finished board.
wager-agreed = Eine Ehrenwette: Wer gewinnt, nimmt einen der Würfel, mit denen die andere Seite spielt, außer gewöhnlichen.
wager-off = Die Wette ist abgesagt. Es stehen keine Würfel auf dem Spiel.
wager-won = **{ $winner }** darf einen der Würfel von **{ $loser }** nehmen.
wager-passed = **{ $winner }** nimmt von **{ $loser }**: { $die }.
menu-stake = Einen Würfel nehmen
menu-add-die = Einen Würfel dazunehmen
menu-put-back = Einen Würfel zurücklegen
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, noch { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name } spielt mit { $dice }.
outfit-both = -# Beide spielen mit denselben Würfeln: { $dice }.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
# A die of another hand, which is none of those with names.
die-nameless = gezinkt

## Games that are over, and rivals

history-title = ### Partien von { $name }
history-own = Alle deine Partien, die neueste zuerst. { command-replay } zeigt jede davon mit ihrer Nummer noch einmal.
history-here = Partien mit Leuten auf diesem Server, die neueste zuerst. { command-replay } zeigt jede davon mit ihrer Nummer noch einmal.
history-row = - Partie { $number } · **{ $result }** { $score } gegen { $others } · { $ruleset } · { $when }
history-daily =
    { $score ->
        [one] - Partie { $number } · Tagesspiel vom { $day } · 1 Punkt · { $when }
       *[other] - Partie { $number } · Tagesspiel vom { $day } · { $score } Punkte · { $when }
    }
history-closed = - Partie { $number } · gegen { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Eine Partie in einem Kanal, den du nicht sehen kannst
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-shared = Sieg geteilt
outcome-resigned = Aufgegeben
outcome-removed = Entfernt
outcome-timed-out = Zeit abgelaufen
outcome-score = { $own } zu { $other }
outcome-place = mit { $own }, Platz { $place } von { $of },

rivals-title = ### Deine Bilanz auf diesem Server
rivals-hint = Mit diesen Leuten hast du am meisten gespielt. { command-rivals } und ein Name zeigen eure letzten Partien.
rivals-row = - **{ $name }**: { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 Partie: { $wins } gewonnen, { $losses } verloren, { $ties } unentschieden
       *[other] { $games } Partien: { $wins } gewonnen, { $losses } verloren, { $ties } unentschieden
    }
head-to-head-title = ### Du und { $name } auf diesem Server
head-to-head-games = **Eure letzten Partien**

## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Regeln: { $ruleset }
rules-end = **Das Ende**
rules-scoring = **Was zählt**
rules-turn = **Dein Zug**
rules-basics = Behalte von jedem Wurf mindestens einen Würfel, der zählt. Dann wirf die übrigen oder sichere. Ein Wurf, in dem nichts zählt, ist ein Farkle: Der Zug ist vorbei, und seine Punkte sind verloren.
rules-together = Kombinationen zählen nur innerhalb eines Wurfs, und es gilt, was am meisten bringt.
rules-chances = **Farkle-Risiko**
rules-chance =
    { $dice ->
        [one] 1 Würfel: { $chance }
       *[other] { $dice } Würfel: { $chance }
    }

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Gespielt wird mit { $value } Würfeln: Kombinationen aus mehr Würfeln gibt es nicht.
    }
rule-single_five =
    { $value ->
        [0] Einzelne 1: 100. Eine einzelne 5 zählt nichts.
       *[other] Einzelne 1: 100. Einzelne 5: { $value }.
    }
rule-three_ones = Drilling: 100 × Augenzahl, drei 1er: { $value }.
rule-four =
    { $value ->
        [none] Vierling: zählt wie ein Drilling; der vierte Würfel zählt nur als einzelne 1 oder 5.
        [x2] Vierling: 2 × Drilling.
        [x4] Vierling: 4 × Drilling.
        [add] Vierling: der Drilling und noch einmal sein Wert.
       *[other] Vierling: { $value }.
    }
rule-five =
    { $value ->
        [none] Fünfling: kein eigener Wert.
        [x3] Fünfling: 3 × Drilling.
        [x4] Fünfling: 4 × Drilling.
        [x6] Fünfling: 6 × Drilling.
        [add] Fünfling: der Drilling und noch zweimal sein Wert.
       *[other] Fünfling: { $value }.
    }
rule-six =
    { $value ->
        [none] Sechsling: kein eigener Wert, er zählt als zwei Drillinge.
        [x4] Sechsling: 4 × Drilling.
        [x8] Sechsling: 8 × Drilling.
        [add] Sechsling: der Drilling und noch dreimal sein Wert.
        [win] Ein Sechsling gewinnt die Partie sofort.
       *[other] Sechsling: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Drei verschiedene Paare: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Ein Vierling und ein Paar zählen als drei Paare, ein Sechsling nicht.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Zwei Drillinge: { $value }.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] Die Partie geht bis { $value } Punkte.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Alle haben einen Zug, die höchste Summe gewinnt, und gleiche Summen teilen sich den Sieg.
       *[other] Alle haben { $value } Züge, die höchste Summe gewinnt, und gleiche Summen teilen sich den Sieg.
    }
rule-overshoot =
    { $value ->
        [exact] Nur genau das Ziel gewinnt: Darüber hinaus lässt sich nicht sichern.
        [welfare] Welfare: Nur genau das Ziel gewinnt. Wird mehr gesichert, bekommt alle Punkte des Zuges, wer von den anderen die niedrigste Summe hat; käme auch diese Summe damit über das Ziel, bekommt sie niemand.
        [excess] Welfare mit dem Überschuss: Nur genau das Ziel gewinnt. Wird mehr gesichert, bekommt das, was über das Ziel hinausgeht, wer von den anderen die niedrigste Summe hat; käme auch diese Summe damit über das Ziel, bekommt es niemand. Der Rest des Zuges ist verloren.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Wenn jemand das Ziel erreicht, haben alle anderen noch einen letzten Zug.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Zum ersten Sichern einer Partie sind mindestens { $value } Punkte nötig.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Zum Sichern sind jedes Mal mindestens { $value } Punkte nötig, auch zum Sieg.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Jedes Farkle bringt eine Strafe.
       *[other] Nach { $value } Farkles in Folge gibt es eine Strafe. Dann wird neu gezählt.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] Die Strafe beträgt { $value } Punkte, und eine Summe kann unter null fallen.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Heiße Würfel: Wenn alle Würfel beiseiteliegen, musst du alle noch einmal werfen.
       *[no] Heiße Würfel: Wenn alle Würfel beiseiteliegen, darfst du alle noch einmal werfen. Die Punkte stehen auf dem Spiel, bis du sicherst.
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Ab dem zweiten Mal heiße Würfel in einem Zug gibt es jedes Mal { $value } Punkte extra.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Wenn alle Würfel geworfen werden und keiner zählt, gibt das { $value } Punkte und einen Freiwurf und kein Farkle.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: Vier oder mehr 2er in einem Wurf sind ein Farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: Wer nach dem Sichern an die Reihe kommt, darf diese Punkte übernehmen und mit den übrigen Würfeln würfeln.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Jeder Zug darf 2 Minuten dauern.
        [86400] Jeder Zug darf 24 Stunden dauern.
        [259200] Jeder Zug darf 72 Stunden dauern.
       *[other] Jeder Zug darf { $value } Sekunden dauern.
    }

## Settings of servers, and preferences of people

language-name = Deutsch
language-as-discord = Wie in Discord
switch-on = An
switch-off = Aus

settings-title = ### Einstellungen dieses Servers
settings-hint = Jede Wahl gilt sofort. Regeln und Tempo einer Partie bleiben, wie sie am Anfang waren.
settings-commands = -# Discord zeigt `/farkle-admin` allen mit der Berechtigung *Server verwalten*, und `/farkle-mod`, das Partien beendet und Leute entfernt, allen mit *Nachrichten verwalten*. Das lässt sich in den Servereinstellungen von Discord unter *Integrationen* ändern; ich prüfe diese Berechtigungen trotzdem.
topic-games = Partien
topic-clocks = Zeit
topic-server = Dieser Server
server-ruleset = **Übliche Regeln**
server-ruleset-about = Danach wird gespielt, wenn niemand andere wählt.
server-ruleset-usual = Taverne, wie üblich
server-channels = **Kanäle**
server-channels-about = In diesen Kanälen und ihren Threads dürfen Partien beginnen; überall, wenn keiner gewählt ist.
server-channels-all = Überall
server-hints = **Tipps**
server-hints-about = Ob es in Partien, die nicht gewertet werden, Tipps gibt.
server-seasons = **Saisons**
server-seasons-about = Wie lange eine Saison der Ranglisten dauert (UTC). Eine neue Dauer gilt ab der nächsten Saison; { command-admin-season-end } beendet jede früher.
server-seasons-month = Ein Monat
server-seasons-quarter = Drei Monate
server-seasons-by-hand = Bis jemand sie beendet
server-threads = **Threads**
server-threads-about = Ob jede Partie, die in einem Textkanal beginnt, einen eigenen Thread bekommt, damit der Kanal für andere frei bleibt. Dafür brauche ich die Berechtigungen *{ permission-create-public-threads }* und *{ permission-send-messages-in-threads }*.
server-games = **Partien in einem Kanal**
server-games-about = Wie viele Partien in einem Kanal zugleich offen sein dürfen, jede auf einem eigenen Spielfeld. Ist kein Platz mehr, machen Partien gegen den Bot welchen, in denen seit 10 Minuten nichts geschehen ist; wer sie spielt, kann jederzeit weiterspielen.
server-games-number =
    { $number ->
        [one] Eine Partie
       *[other] { $number } Partien
    }
server-language = **Sprache**
server-language-about = Die Sprache der Spielfelder und anderer Nachrichten, die alle sehen.
server-rule_makers = **Hausregeln**
server-rule_makers-about = Wer die Hausregeln dieses Servers machen, ändern und löschen darf.
server-rule_makers-managers = Alle, die den Server verwalten dürfen
server-rule_makers-everyone = Alle
server-pace = **Übliches Tempo**
server-pace-about = Wie lange ein Zug dauern darf, wenn niemand etwas sagt. Partien nur gegen den Bot haben keine Uhr, wenn keine gewählt wird, und Hausregeln mit Uhr behalten ihre.
server-pace-live = Live: 2 Minuten pro Zug
server-pace-speed = Schnell: 30 Sekunden pro Zug
server-pace-slow = Langsam: 24 Stunden pro Zug
server-pace-slowest = Sehr langsam: 72 Stunden pro Zug
server-pace-none = Ohne Uhr
server-reminders = **Erinnerungen**
server-reminders-about = Eine stille Erwähnung, wenn noch ein Viertel der Zeit bleibt; sie verschwindet, sobald gespielt wird. Nicht bei Zügen unter einer Minute.
server-time_up = **Wenn die Zeit um ist**
server-time_up-about = Was aus den Punkten eines Zugs wird, dessen Zeit um ist.
server-time_up-bank = Die Würfel mit den meisten Punkten werden gesichert, wo es die Regeln erlauben
server-time_up-forfeit = Sie sind verloren
server-lapses = **Abwesenheit**
server-lapses-about = Wie viele Züge in Folge jemand verstreichen lassen muss, um als abwesend zu gelten.
server-lapses-number =
    { $number ->
        [one] Ein Zug
       *[other] { $number } Züge in Folge
    }
server-absent = **Plätze von Abwesenden**
server-absent-about = Wer für sie weiterspielt. Wer am Ende einer Partie nicht da ist, hat sie verloren.
server-absent-stand-in = Eine Vertretung, bis sie wieder da sind
server-absent-leaves = Niemand: Sie sind nicht mehr dabei
server-dice = **Würfel**
server-dice-about = Wie Spielfelder die Würfel zeigen. Sie nennen sie auch in Ziffern, solange jemand mitspielt, der in den Einstellungen etwas anderes als Bilder gewählt hat.
server-dice-pictures = Bilder
server-dice-unicode = Unicode-Zeichen
server-dice-digits = Ziffern, ideal für Screenreader
server-theme = **Aussehen der Würfel**
server-theme-about = Welche Würfelbilder dieser Server hat. Die ersten Spielfelder nach einer Änderung zeigen vielleicht noch die alten.
server-theme-usual = { theme-tavern }, wie üblich

theme-casino = Casino, Rot und Weiß
theme-contrast = Hoher Kontrast, mit Ziffern
theme-midnight = Mitternacht, Dunkelblau
theme-tavern = Taverne, Elfenbein und Grün

preferences-title = ### Deine Einstellungen
preferences-hint = Jede Wahl gilt sofort, auf allen Servern.
preference-language = **Sprache**
preference-language-about = Die Sprache der Nachrichten, die nur du siehst.
preference-challenges = **Herausforderungen**
preference-challenges-about = Wer dich herausfordern darf. Alle anderen erfahren, dass du gerade keine Herausforderungen annimmst.
preference-challenges-anyone = Alle
preference-challenges-server = Nur auf Servern, auf denen ich bin
preference-challenges-nobody = Niemand
preference-blocked = **Blockliste**
preference-blocked-about = Diese Leute können dich nicht herausfordern, und sie erfahren nicht, warum.
preference-blocked-nobody = Niemand
preference-former-blocked =
    { $people ->
        [one] Eine weitere Person bleibt blockiert. Ihre Daten sind gelöscht, also weiß ich nicht mehr, wer sie ist. Weißt du es, dann wähle sie oben aus und nimm sie danach von der Liste: So kann sie dich wieder herausfordern.
       *[other] { $people } weitere Personen bleiben blockiert. Ihre Daten sind gelöscht, also weiß ich nicht mehr, wer sie sind. Kennst du eine davon, dann wähle sie oben aus und nimm sie danach von der Liste: So kann sie dich wieder herausfordern.
    }
button-unblock-former =
    { $people ->
        [one] Diese Person freigeben
       *[other] Alle { $people } freigeben
    }
preference-notifications = **Wenn du am Zug bist**
preference-notifications-about = Ob eine kurze Nachricht dich erwähnt, die verschwindet, wenn du spielst. *{ preference-notifications-never }* erspart dir auch Erinnerungen.
preference-notifications-quietly = Wenn ich woanders bin, leise
preference-notifications-always = Immer
preference-notifications-slow = Nur in langsamen Partien
preference-notifications-never = Nie
preference-dice = **Würfel**
preference-dice-about = Wie du Würfel siehst: in Nachrichten, die nur du siehst, und auf Spielfeldern, auf denen du allein spielst. Deine anderen Spielfelder zeigen auch Ziffern, wenn du etwas anderes als Bilder wählst.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aussehen der Würfel**
preference-theme-about = Welche Bilder du siehst, wo sonst niemand mitspielt.
preference-theme-usual = Wie auf dem Server
preference-updates = **Änderungen am Spielfeld**
preference-updates-about = Wie oft sich deine Spielfelder ändern, während der Bot am Zug ist.
preference-updates-moves = Bei jeder Aktion
preference-updates-turns = Einmal, wenn wieder jemand dran ist
preference-listed = **Ranglisten über alle Server**
preference-listed-about = Ob dein Name und deine Zahlen darin stehen. Dann sind auch deine Erfolge auf jedem Server zu sehen.

## What is kept of people and servers

privacy-title = ### Was über dich gespeichert ist
privacy-kept =
    - **Wer du bist:** deine Discord-ID und die Namen, unter denen du zu sehen warst.
    - **Was du gewählt hast:** deine Einstellungen, wen du blockiert hast, und angefangene Hausregeln.
    - **Deine Partien:** wo und wann gespielt wurde, wer am Tisch saß, jeder Wurf und jede Aktion, und die Wörter in den Würfeln.
    - **Was daraus folgt:** Ergebnisse, Zahlen, Wertungen, Erfolge, Bilanzen, Tage in Folge und Plätze in Ranglisten.
    - **Für eine Weile:** wer wessen Herausforderungen abgelehnt hat, und welche Nachricht dich zu deinem Zug ruft.
privacy-not-kept = Nichts, was du in einem Kanal schreibst, wird gelesen, geschweige denn gespeichert. Nichts wird weitergegeben.
privacy-how-long = All das bleibt gespeichert, bis du es löschst. Einladungen, aus denen nichts wurde, verschwinden nach 30 Tagen, ebenso alles, was zu einem Server gehört, den der Bot verlassen hat.
privacy-blocks = Hat dich jemand blockiert, bleibt das auch nach dem Löschen bestehen: als Code, an dem niemand erkennt, wer du bist, gebildet mit einem geheimen Schlüssel, der nicht in der Datenbank liegt.
privacy-how = { command-privacy-export } gibt dir alles als Datei, und { command-privacy-delete } löscht es.
privacy-contact = Wenn du Fragen hast, wende dich an die, die diesen Bot betreiben: { $contact }

privacy-exported = Das ist alles, was über dich gespeichert ist. Andere heißen darin „opponent“.

privacy-delete = ### Alles über dich löschen?
privacy-delete-goes = Deine Namen, Einstellungen, Zahlen, Wertungen, Erfolge, Würfel, Abzeichen, Bilanzen, Tage in Folge und deine Blockliste verschwinden sofort und für immer.
privacy-delete-blocks = Hat dich jemand blockiert, bleibt das bestehen, als Code, an dem niemand erkennt, wer du bist: Löschen hebt keine Blockierung auf.
privacy-delete-games = Deine Partien bleiben denen, die sie gespielt haben. Für sie bist du dann „{ former-player }“, und nichts führt von dort zu dir. Auch deine Wörter in den Würfeln bleiben, weil andere die Würfel damit prüfen, es sei denn, dein Name steckt darin.
privacy-delete-messages = Nachrichten, die der Bot in Kanälen geschrieben hat, bleiben dort stehen.
privacy-delete-open =
    { $games ->
        [one] Du hast gerade eine offene Partie oder Einladung. Zuerst wirst du dort herausgenommen, und eine Partie, die du verlässt, ist verloren.
       *[other] Du hast gerade { $games } offene Partien oder Einladungen. Zuerst wirst du dort herausgenommen, und eine Partie, die du verlässt, ist verloren.
    }
privacy-delete-again = Du kannst jederzeit wieder mitspielen, dann ganz neu.
privacy-deleted = Alles über dich ist gelöscht. Wenn du wieder spielst, fängst du neu an.
button-forget = Alles über mich löschen

export-server = Das ist alles, was über diesen Server gespeichert ist, ohne zu einer einzelnen Person zu gehören. Was über dich gespeichert ist, gibt dir { command-privacy-export }.

forget-server = ### Alles über diesen Server löschen?
forget-server-goes = Seine Einstellungen, Hausregeln, Ranglisten, Saisons und Siegerpodeste verschwinden sofort und für immer.
forget-server-games = Laufende Partien enden hier ohne Ergebnis. Beendete Partien bleiben denen, die sie gespielt haben, und zählen überall für ihre Zahlen, aber nichts sagt mehr, dass sie hier gespielt wurden.
forget-server-left = Wenn der Bot von einem Server entfernt wird, geschieht das nach 30 Tagen von selbst.
forget-server-done = Alles über diesen Server ist gelöscht.
button-forget-server = Daten des Servers löschen
button-policy = Datenschutzerklärung

# In the place of a name: it fits everybody, and after any preposition.
former-player = jemand von früher

## House rules: the private message in which they are made

editor-title = ### Hausregeln: { $title }
editor-title-new = ### Neue Hausregeln
# $command is the one that opened the editor.
editor-hint = Wähle ein Thema, dann stell seine Regeln ein. Spielen lässt sich mit ihnen, sobald du auf *Speichern* gedrückt hast. Bis dahin holt { $command } diesen Entwurf einen Tag lang zurück.
editor-problems = **Diese Regeln widersprechen sich. Bring das in Ordnung, dann speichere.**
editor-changed = **Was anders ist als bei { $base }**
editor-unchanged = **Noch ist alles wie bei { $base }**
editor-rest = **Was bleibt**
editor-examples = **Drei Würfe nach diesen Regeln**
editor-no-examples = Sie werden neu berechnet, sobald die Regeln zusammenpassen.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **ein Farkle**
worked-toxic-twos = **ein Farkle: Toxic Twos**
worked-free-roll = **{ $points } Punkte und ein Freiwurf**
worked-wins = **gewinnt die Partie**

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

topic-overview = Alle Regeln
topic-singles = Einzelne Würfel
topic-kinds = Drilling bis Sechsling
topic-combinations = Straßen, Paare und Drillinge
topic-ending = Wie die Partie endet
topic-banking = Sichern und Farkles
topic-rolling = Würfeln

button-save = Speichern …
button-discard = Verwerfen
button-type-number = Zahl für { $option }
button-delete = Löschen
button-cancel = Abbrechen

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Eine andere Zahl
ask-number-label = Für { $option }
ask-number-hint = Eine Zahl von { $low } bis { $high }.
ask-title-title = Diese Hausregeln speichern
ask-title-label = Wie heißen sie?
ask-title-hint = Höchstens { $most } Zeichen. Unter diesem Namen werden die Regeln gewählt.

house-saved = **{ $title }** ist gespeichert. Spiel danach mit { command-challenge }, und nimm die Regeln mit { command-rules-export } auf einen anderen Server mit.
house-discarded = Der Entwurf ist verworfen, und nichts wurde gespeichert. { command-rules-create } beginnt einen neuen.
house-exported = **{ $title }** als eine Zeile. Gib auf einem anderen Server die ganze Zeile bei { command-rules-import } an.
house-delete = **{ $title }** löschen? Laufende Partien gehen weiter wie bisher. { command-rules-export } gibt dir vorher eine Zeile, mit der du die Regeln zurückholen kannst.
house-deleted = **{ $title }** ist gelöscht. Laufende Partien gehen weiter wie bisher.

# Was einmal gefragt wird, bevor es geschieht, und die Antwort, wenn lieber nicht.
confirm-unchanged = Es bleibt alles, wie es ist.
resign-sure = **Aufgeben?** Diese Partie ist gewertet, und wer aufgibt, hat sie verloren.
button-resign = Aufgeben
kick-sure-playing = **{ $name } aus der Partie entfernen?** Die anderen spielen weiter.
kick-sure-closed = **{ $name } aus der Partie entfernen?** Dann sind zu wenige übrig, und sie endet ohne Ergebnis.
button-kick = { $name } entfernen
season-sure = **Diese Saison beenden?** Alle hier sehen ihr Podest, und die nächste beginnt sofort.
button-end-season = Saison beenden

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Eine andere Zahl …
setting-dice =
    { $value ->
        [5] Fünf Würfel
       *[other] Sechs Würfel
    }
setting-single_five =
    { $value ->
        [0] Einzelne 5: nichts
       *[other] Einzelne 5: { $value }
    }
setting-three_ones = Drei 1er: { $value }
setting-four =
    { $value ->
        [none] Vierling: wie ein Drilling
        [x2] Vierling: 2 × Drilling
        [x4] Vierling: 4 × Drilling
        [add] Vierling: Drilling + sein Wert
       *[other] Vierling: { $value }
    }
setting-five =
    { $value ->
        [none] Fünfling: kein eigener Wert
        [x3] Fünfling: 3 × Drilling
        [x4] Fünfling: 4 × Drilling
        [x6] Fünfling: 6 × Drilling
        [add] Fünfling: Drilling + 2 × sein Wert
       *[other] Fünfling: { $value }
    }
setting-six =
    { $value ->
        [none] Sechsling: wie zwei Drillinge
        [x4] Sechsling: 4 × Drilling
        [x8] Sechsling: 8 × Drilling
        [add] Sechsling: Drilling + 3 × sein Wert
        [win] Sechsling: gewinnt die Partie
       *[other] Sechsling: { $value }
    }
setting-straight =
    { $value ->
        [0] Straße 1-6: nichts
       *[other] Straße 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Straße 1-5: nichts
       *[other] Straße 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Straße 2-6: nichts
       *[other] Straße 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Drei Paare: nichts
       *[other] Drei Paare: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Vierling und Paar: als drei Paare
       *[no] Vierling und Paar: keine drei Paare
    }
setting-two_triplets =
    { $value ->
        [0] Zwei Drillinge: jeder für sich
       *[other] Zwei Drillinge: { $value }
    }
setting-target =
    { $value ->
        [none] Ziel: keins
       *[other] Ziel: { $value }
    }
setting-turns =
    { $value ->
        [none] Züge: so viele wie nötig
        [one] Züge: je einer
       *[other] Züge: je { $value }
    }
setting-overshoot =
    { $value ->
        [exact] Über dem Ziel: nicht zu sichern
        [welfare] Über dem Ziel: Welfare (alles)
        [excess] Über dem Ziel: Welfare (Überschuss)
       *[allowed] Über dem Ziel: zählt
    }
setting-overshoot-about =
    { $value ->
        [exact] Nur genau das Ziel gewinnt; mehr lässt sich nicht sichern.
        [welfare] Nur genau das Ziel gewinnt. Bei mehr gehen alle Punkte des Zugs an die niedrigste andere Summe.
        [excess] Nur genau das Ziel gewinnt. Der Überschuss geht an die niedrigste andere Summe, der Rest verfällt.
       *[allowed] Punkte über dem Ziel zählen wie alle anderen.
    }
setting-final_round =
    { $value ->
        [yes] Am Ziel: noch ein Zug für die anderen
       *[no] Am Ziel: Ende der Partie
    }
setting-opening =
    { $value ->
        [0] Zum ersten Sichern: egal wie viel
       *[other] Zum ersten Sichern: { $value }
    }
setting-minimum =
    { $value ->
        [0] Zum Sichern: egal wie viel
       *[other] Zum Sichern: { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles in Folge: keine Strafe
        [one] Strafe: bei jedem Farkle
       *[other] Strafe: bei { $value } Farkles in Folge
    }
setting-farkle_penalty =
    { $value ->
        [0] Die Strafe: keine Punkte
       *[other] Die Strafe: { $value } Punkte
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Heiße Würfel: Weiterwürfeln Pflicht
       *[no] Heiße Würfel: Weiterwürfeln erlaubt
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Erneut heiße Würfel: kein Bonus
       *[other] Erneut heiße Würfel: { $value } extra
    }
setting-scoreless_bonus =
    { $value ->
        [0] Kein Würfel zählt: ein Farkle
       *[other] Kein Würfel zählt: { $value } Punkte
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: an
       *[no] Toxic Twos: aus
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Vier oder mehr 2er in einem Wurf sind ein Farkle.
       *[no] 2er zählen wie alle anderen Augenzahlen.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: an
       *[no] High Stakes: aus
    }
setting-high_stakes-about =
    { $value ->
        [yes] Wer nach dem Sichern dran ist, darf diese Punkte und die übrigen Würfel übernehmen.
       *[no] Jeder Zug beginnt mit allen Würfeln und ohne Punkte.
    }
setting-turn_seconds =
    { $value ->
        [none] Uhr: keine
        [120] Uhr: 2 Minuten pro Zug
        [86400] Uhr: 24 Stunden pro Zug
        [259200] Uhr: 72 Stunden pro Zug
       *[other] Uhr: { $value } Sekunden pro Zug
    }

## The names of the options, for sentences about them

# None is masculine: they stand after „für“ as well as at the beginning of a sentence.
option-dice = die Zahl der Würfel
option-single_five = eine einzelne 5
option-three_ones = drei 1er
option-four = Vierlinge
option-five = Fünflinge
option-six = Sechslinge
option-straight = die Straße 1-6
option-low_straight = die Straße 1-5
option-high_straight = die Straße 2-6
option-three_pairs = drei Paare
option-four_and_two = Vierling und Paar als drei Paare
option-two_triplets = zwei Drillinge
option-target = das Ziel
option-turns = die Zahl der Züge
option-overshoot = alles über dem Ziel
option-final_round = die letzte Runde
option-opening = die Punkte zum ersten Sichern
option-minimum = die Mindestpunkte zum Sichern
option-farkle_limit = die Farkles in Folge
option-farkle_penalty = die Strafe für Farkles
option-hot_dice_must_roll = das Weiterwürfeln bei heißen Würfeln
option-hot_dice_bonus = die Punkte für erneut heiße Würfel
option-scoreless_bonus = die Punkte für einen Wurf ohne Wert
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = die Uhr

## Rules that contradict each other

problem-name = Der Name von Regeln besteht aus Buchstaben, Ziffern und `_`; „{ $name }“ passt dazu nicht.
problem-unknown-option = Eine Regel „{ $option }“ gibt es nicht. Es gibt diese, die ähnlichsten zuerst: { $known }.
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
problem-exact-out-of-step = Wenn das Ziel genau zu treffen ist, müssen alle Punkte Vielfache von { $step } sein. Für { $option } steht da { $value }; wähle eine Zahl, die passt.
problem-welfare-out-of-step = Mit Welfare müssen alle Punkte Vielfache von { $step } sein. Für { $option } steht da { $value }; wähle eine Zahl, die passt.
problem-penalty-needs-both = Eine Strafe braucht beides: eine Zahl von Farkles in Folge und die Punkte, die sie kosten.
problem-four-and-two-needs-three-pairs = Vierling und Paar können nur als drei Paare zählen, wo drei Paare zählen.
problem-seats = Ein Tisch hat 1 bis { $most } Plätze, nicht { $seats }.
problem-teams = Eine Partie hat 2 bis { $most } Teams, nicht { $teams }.
problem-uneven = Aus { $seats } Plätzen werden keine { $teams } gleichen Teams von zwei oder mehr.
problem-badges =
    { $seats ->
        [one] Ein Tisch mit einem Platz braucht ein Abzeichen oder ein Zeichen für keines.
       *[other] Ein Tisch mit { $seats } Plätzen braucht ebenso viele Abzeichen oder Zeichen für keines.
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
reason-roll-first = Erst musst du würfeln.
reason-keep-first = Wähle erst mindestens einen Würfel, der zählt.
reason-no-such-die = Dieser Würfel liegt nicht auf dem Tisch. Schau noch einmal aufs Spielfeld.
reason-does-not-score = Nicht jeder gewählte Würfel zählt. Lass die weg, die nicht zählen, oder drück auf *{ button-best }*.
reason-below-minimum = Das reicht nach diesen Regeln noch nicht zum Sichern. Würfle weiter.
reason-below-opening = Das reicht noch nicht fürs erste Sichern. Würfle weiter.
reason-over-target = Das ginge über das Ziel hinaus, das genau getroffen werden muss. Behalte weniger Punkte, oder würfle weiter.
reason-hot-dice-must-roll = Alle Würfel zählen, also müssen alle noch einmal geworfen werden.
reason-nothing-to-take = Es gibt keine Würfel zu übernehmen. Wirf deine eigenen.
reason-no-clock = In dieser Partie haben Züge keine Uhr. Lass dir Zeit.
reason-no-badge = Du hast kein Abzeichen, das sich benutzen lässt. Spiel ohne weiter.
reason-badge-spent = Dein Abzeichen ist in dieser Partie so oft benutzt, wie es geht. Spiel ohne weiter.
reason-badge-not-now = Dein Abzeichen lässt sich gerade nicht benutzen. Spiel weiter und versuch es später noch einmal.
reason-badge-dice = Für diese Würfel ist dein Abzeichen nicht gemacht. Bitte wähle andere.
reason-farkle-waits = Dieser Wurf ist ein Farkle. Benutz dein Abzeichen, oder lass es gelten.
reason-no-farkle = Es gibt kein Farkle, das gelten könnte. Spiel weiter.
reason-already-out = Wer auf diesem Platz saß, hat die Partie schon verlassen.

## What is refused, and what to do instead

refusal-challenge-self = Zum Spielen braucht es zwei. Fordere jemand anderen heraus.
refusal-challenge-bot = Bot-Konten können keine Herausforderung annehmen. Wähle eine Person.
refusal-challenge-twice = Jemand ist zweimal genannt. Nenne alle nur einmal.
refusal-takes-no-challenges = { $name } nimmt gerade keine Herausforderungen an. { command-open } ist ein Tisch für alle, die Lust haben.
refusal-challenge-declined = { $name } möchte gerade lieber nicht spielen. Warte eine Stunde, oder eröffne mit { command-open } einen Tisch für alle.
refusal-challenge-waits = Du hast { $name } schon herausgefordert, und die Antwort steht noch aus.
refusal-challenged-already = { $name } hat dich schon herausgefordert. Nimm an, und die Partie beginnt.
refusal-too-many-challenges = { $most } deiner Herausforderungen warten auf Antwort. Sobald eine da ist, kannst du die nächste schicken.
refusal-block-list-full = Deine Blockliste ist mit { $most } Leuten voll. Nimm mit { command-preferences } jemanden herunter, dann drück noch einmal.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-table-full = An diesem Tisch ist kein Platz mehr frei. Mit { command-open } kannst du in einem anderen Kanal einen neuen eröffnen.
refusal-only-host = Solange Plätze frei sind, kann nur { $name } als Host anfangen.
refusal-not-host = Das kann nur { $name } tun, als Host dieses Tisches.
refusal-host-seats = Nur { $name } als Host kann Gegner hinzufügen und entfernen.
refusal-too-few = Für eine Partie braucht es mindestens zwei.
refusal-channel-busy = In diesem Kanal ist gerade kein Platz für noch eine Partie. Wähle einen anderen Kanal, oder warte, bis eine von diesen zu Ende ist.
# For whoever manages the server, after it.
advice-channel-busy = Mit { command-admin-settings } kannst du mehr offene Partien in einem Kanal zulassen, bis zu 5, oder jeder Partie einen eigenen Thread geben.
refusal-no-own-game-here = Du spielst bei keiner der Partien mit, die hier offen sind. { command-games } zeigt dir deine.
refusal-not-own-game = Partie { $number } ist keine deiner offenen Partien. { command-games } zeigt sie dir.
refusal-not-open-here = Partie { $number } ist in diesem Kanal nicht offen. Wähle eine der vorgeschlagenen.
refusal-several-games = Damit können mehrere Partien gemeint sein. Sag mit der Option *{ cmd-show-game }*, welche, und zwar mit ihrer Nummer.
# Below, in a list: a game, and when others may have its place.
open-game-idle = macht { $when } Platz, wenn niemand weiterspielt
refusal-made-room = Diese Partie hat anderen Platz gemacht und steht genau so, wie sie war. Drück *{ button-play-on }*, dann geht sie hier weiter.
refusal-no-game-here = In diesem Kanal ist keine Partie. Beginne eine mit { command-challenge }, oder hol mit { command-show } und der Option *{ cmd-show-game }* eine deiner Partien hierher.
refusal-game-closed = Diese Partie wurde ohne Ergebnis geschlossen, da gibt es nichts zu analysieren. *{ button-replay }* zeigt sie, so weit sie ging.
refusal-cannot-move = Partie { $number } kann hier nicht weitergehen. Partien ziehen nur innerhalb eines Servers um, und nur wenn jemand vom Tisch es will; wähle eine der vorgeschlagenen.
refusal-not-invited = Diese Einladung ist für { $name }. Deine eigene verschickst du mit { command-challenge }.
refusal-turn-over = Dieser Zug ist vorbei. Schau noch einmal aufs Spielfeld.
refusal-cannot-skip = Du kannst den Zug von { $name } jetzt nicht überspringen lassen. Die anderen am Tisch können es, sobald zwei Minuten lang nichts passiert ist.
refusal-not-at-table = Die genannte Person ist in keiner dieser Partien:
refusal-rated-game = Diese Partie wird gewertet, darum kannst du ihren Ausgang auch als Host nicht ändern. Die Moderation des Servers kann es, mit { command-mod-end } und { command-mod-kick }.
refusal-not-a-moderator = Das kann nur, wer den Server oder seine Nachrichten verwalten darf. Frag jemanden mit dieser Berechtigung.
refusal-not-a-player = Das ist die Partie von { $players }. Deine eigene beginnst du mit { command-challenge }.
refusal-not-your-turn = Gerade ist { $name } am Zug. Du kommst noch dran.
refusal-not-away = Du sitzt schon am Tisch, und keine Vertretung spielt für dich.
refusal-nothing-to-claim = Den Sieg kannst du beanspruchen, sobald alle auf der anderen Seite zwei Züge in Folge haben verstreichen lassen.
refusal-not-allowed-now = Das geht gerade nicht. Schau noch einmal aufs Spielfeld.
refusal-hints-off = Auf diesem Server wird ohne Tipps gespielt. Wer ihn verwaltet, kann sie mit { command-admin-settings } erlauben.
refusal-no-hints = Gewertete Partien und das Tagesspiel werden ohne Tipps gespielt. Hinterher zeigt { command-odds } die Chancen in jeder Lage.
refusal-six-dice = Du hast schon { $most } Würfel gewählt. Leg einen zurück, dann ist Platz für einen anderen.
refusal-die-not-owned = Davon ist keiner mehr zu wählen: { $die }. { command-tavern-dice } zeigt, welche Würfel du hast.
refusal-badge-not-owned = Du hast dieses Abzeichen nicht mehr: { $badge }. Wähle ein anderes oder keines.
refusal-die-gone = Diesen Würfel hast du schon zurückgelegt. Drück auf dem Spielfeld auf *{ button-choose }*, dann siehst du die neue Liste.
refusal-die-taken = Dieser Würfel ist schon vergeben. Wähle einen anderen aus dem Menü.
refusal-not-your-pick = Gerade wählt { $name }. Du kommst als Nächstes dran.
refusal-wager-own = Eine Wette ist für zwei mit eigenen Würfeln. Nenne eine Person und wähle *{ cmd-tavern-dice-own }*, oder lass die Wette weg.
refusal-no-stake = Für eine Wette braucht es einen Würfel als Einsatz, und du hast bisher nur gewöhnliche. Gewinne einen gegen die Gegner der Taverne, mit { command-tavern-play }, oder lass die Wette weg.
refusal-no-stake-of = { $name } hat noch keinen besonderen Würfel als Einsatz für eine Wette. Spiel ohne, oder versuch es später noch einmal.
refusal-nothing-at-stake = Mit einer Wette spielen beide mit mindestens einem Würfel, der nicht gewöhnlich ist. Nimm einen dazu, oder drück auf dem Spielfeld auf *{ button-call-off }*.
refusal-wager-of-another = { $name } hat diese Wette gewonnen und nimmt den Würfel.
refusal-stake-gone = Diesen Würfel hat { $name } nicht mehr: { $die }. Nimm einen anderen.
refusal-already-ready = Du bist schon bereit. Die Partie beginnt, wenn auch die anderen es sind.
refusal-dice-settled = Die Würfel sind gewählt, und die Partie hat begonnen. { command-show } holt ihr Spielfeld hierher.
refusal-game-gone = Diese Partie gibt es nicht mehr. Beginne eine neue mit { command-challenge }.
refusal-game-ended = Diese Partie ist vorbei. Beginne eine neue mit { command-challenge }.
refusal-daily-ended = Dieses Tagesspiel ist vorbei. { command-daily } zeigt, wie deines lief, oder beginnt das nächste.
refusal-board-moved = Diese Partie geht in einer neueren Nachricht weiter. { command-show } holt sie hierher.
refusal-board-outdated = Die Partie war schon weiter. Jetzt ist das Spielfeld aktuell: Schau hin und drück noch einmal.
refusal-command-outdated = Discord hat diesen Befehl in einer älteren Form geschickt. Lade Discord neu und versuch es noch einmal.
refusal-option-choice = Wähle für *{ $option }* etwas aus der Liste.
refusal-option-length = Gib für *{ $option }* 1 bis { $most } Zeichen an.
refusal-option-number = Gib für *{ $option }* eine Zahl von { $low } bis { $high } an.
refusal-button-outdated = Dieser Knopf stammt aus einer älteren Version des Bots. { command-show } zeigt das Spielfeld neu.
refusal-too-fast = Das ging schneller, als ich mitkomme, darum haben die letzten Klicks nicht gezählt. Hol kurz Luft, schau aufs Spielfeld, und mach weiter.
refusal-over-budget = Das war viel auf einmal für mich. Versuch es bitte { $when } noch einmal.
refusal-server-over-budget = Auf diesem Server habe ich gerade sehr viel zu tun. Versuch es bitte { $when } noch einmal.
refusal-not-worked-out = Ich habe gerade zu viel auszurechnen, darum gibt es hierauf noch keine Antwort. Versuch es bitte in einer Minute noch einmal.
refusal-unknown-ruleset = Regeln mit dem Namen „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
refusal-missing-permission = In diesem Kanal fehlt mir die Berechtigung *{ $permission }*. { $roles ->
    [0] Wer den Server besitzt, kann sie in den Kanaleinstellungen unter *Berechtigungen* erteilen
   *[other] Wer den Server besitzt oder eine der Rollen { $names } hat, kann sie in den Kanaleinstellungen unter *Berechtigungen* erteilen
}. Dann versuch es noch einmal.
refusal-permission-to-grant = In diesem Kanal fehlt mir die Berechtigung *{ $permission }*. Du kannst sie selbst erteilen, in den Kanaleinstellungen unter *Berechtigungen*. Dann versuch es noch einmal.
refusal-nobody-else-here = Dieses Gespräch liest niemand außer dir. Spiel hier mit { command-bot } gegen mich, oder fordere Leute in einem Kanal oder einer Gruppe heraus.
refusal-only-you-see = Hier zeigt Discord meine Antworten nur dir, also könnte niemand mit dir spielen. Wer diesen Server verwaltet, kann in diesem Kanal *Externe Apps verwenden* erlauben oder mich auf den Server holen. Gegen mich kannst du trotzdem spielen: { command-bot }.
refusal-server-only = Das geht nur auf einem Server, der mich hinzugefügt hat. Versuch es in einem seiner Kanäle.
refusal-no-figures = { $name } hat auf diesem Server noch keine Partie zu Ende gespielt. Beginne eine mit { command-challenge }.
refusal-no-games = Du hast noch keine Partie zu Ende gespielt. Beginne eine mit { command-challenge } oder { command-bot }.
refusal-no-rivals = Du hast auf diesem Server noch mit niemandem eine Partie zu Ende gespielt. Beginne eine mit { command-challenge }.
refusal-never-met = { $name } und du, ihr habt auf diesem Server noch keine Partie gegeneinander zu Ende gespielt. { command-challenge } beginnt eine.
refusal-not-a-manager = Das kann nur, wer diesen Server verwalten darf. Frag jemanden mit dieser Berechtigung.
refusal-channel-not-allowed = Auf diesem Server beginnen Partien in { $channels }. Versuch es dort noch einmal.
refusal-cannot-be-rated = Gewertet werden nur Partien nach Regeln, die der Bot mitbringt, mit dem Ziel oder den Zügen, die dazugehören. Lass *{ cmd-challenge-rated }* weg, um diese ohne Wertung zu spielen.
refusal-no-season-games = In dieser Saison ist noch keine Partie beendet, also gibt es nichts abzuschließen.
refusal-not-a-rule-maker = Die Hausregeln ändert nur, wer diesen Server verwalten darf. Frag jemanden mit dieser Berechtigung; { command-rules-show } erklärt, welche es gibt.
refusal-unknown-house-rule = Dieser Server hat keine Hausregeln mit dem Namen „{ $name }“. Zur Wahl stehen: { $known }.
refusal-no-house-rules = Dieser Server hat noch keine Hausregeln. Wer ihn verwaltet, kann mit { command-rules-create } welche machen.
refusal-house-rule-gone = Diese Hausregeln sind schon gelöscht.
refusal-house-rules-full = Dieser Server hat { $most } Hausregeln, mehr passen nicht. Lösche welche mit { command-rules-delete }, dann versuch es noch einmal. Dein Entwurf bleibt erhalten.
refusal-bad-title = Ein Name hat 1 bis { $most } sichtbare Zeichen. Drück noch einmal auf *Speichern* und wähle einen anderen.
refusal-title-taken = Regeln mit dem Namen „{ $title }“ gibt es schon. Drück noch einmal auf *Speichern* und wähle einen anderen Namen.
refusal-draft-gone = Diesen Entwurf gibt es nicht mehr: Er wurde gespeichert oder verworfen, oder einen Tag lang nicht angerührt. { command-rules-create } beginnt einen neuen.
refusal-draft-outdated = Die Regeln hatten sich geändert, seit du sie gesehen hast. Jetzt ist die Nachricht aktuell: Schau hin und wähle noch einmal.
refusal-line-too-long = Das ist zu lang für exportierte Regeln: Ihre Zeile hat höchstens { $most } Zeichen. Kopier nur diese eine Zeile.
refusal-line-cut = Das ist keine ganze Zeile mit exportierten Regeln. Kopier sie vollständig, von `fkrules1:` bis zum letzten Zeichen, und versuch es noch einmal.
refusal-line-changed = Diese Zeile wurde unterwegs verändert, darum ist kein Verlass auf sie. Exportier die Regeln noch einmal und kopier die Zeile, wie sie ist.
refusal-odds-scores = Chancen gibt es für Partien zu zweit. Gib also zwei Punktestände an, deinen zuerst, zum Beispiel 4000,3200.
refusal-odds-off-step = { $points } kann nicht sein: Punkte gehen in Schritten von { $step }. Gib ein Vielfaches von { $step } an.
refusal-odds-score = Mit { $points } zu { $other } beginnt nach diesen Regeln kein Zug. Gib Punktestände von { $low } bis { $high } an.
refusal-odds-turn = Auf dem Spiel stehen 0 bis { $most } Punkte. Gib eine Zahl dazwischen an.
refusal-odds-no-dice = Wenn Punkte auf dem Spiel stehen, kommt es auf die übrigen Würfel an. Gib auch ihre Zahl an.
refusal-odds-dice = Nach diesen Regeln wird mit { $dice } Würfeln gespielt. Gib eine Zahl von 1 bis { $dice } an.
refusal-odds-too-few-points = { $dice ->
        [one] Wenn nur ein Würfel übrig ist, hat ein Zug mindestens { $least } Punkte. Gib mehr Punkte an, oder mehr Würfel.
       *[other] Wenn { $dice } Würfel übrig sind, hat ein Zug mindestens { $least } Punkte. Gib mehr Punkte an, oder mehr Würfel.
    }
refusal-odds-no-turns = Diese Regeln haben keine feste Zahl von Zügen. Lass die Züge weg.
refusal-odds-turns-left = In einer Partie nach diesen Regeln sind höchstens { $most } Züge übrig, die beider Seiten. Gib eine Zahl von 1 bis { $most } an.

refusal-no-such-game = Eine Partie { $number } gibt es nicht. Die Nummer einer Partie steht auf ihrem Spielfeld, sobald sie vorbei ist.
refusal-no-game-to-replay = In diesem Kanal ist noch keine Partie beendet. Gib die Nummer einer Partie an, oder ihre Zeile.
refusal-replay-private = Diese Partie wurde dort gespielt, wo du nicht hinsehen kannst. Wer dabei war, kann sie dir zeigen und als Zeile exportieren.
refusal-game-running = Diese Partie läuft noch. Sieh sie dir an, wenn sie vorbei ist.
refusal-game-line-too-long = Das ist zu lang für eine Partie, die ich hier zeigen kann: Eine Zeile hat höchstens { $most } Zeichen. Kopier nur diese eine Zeile.
refusal-game-line-cut = Das ist keine ganze Partie. Kopier die Zeile vollständig, von `fk1` bis zur letzten Aktion, und versuch es noch einmal.
refusal-game-line-changed = In dieser Zeile steht etwas, das ihre Regeln nicht erlauben; sie wurde also unterwegs verändert. Exportier die Partie noch einmal und kopier die Zeile, wie sie ist.
refusal-bad-word = Gib ein Wort mit 1 bis { $most } sichtbaren Zeichen und ohne Leerzeichen an. Drück noch einmal auf *{ button-add-word }* und wähle ein anderes.
refusal-words-closed = Wörter lassen sich bis zum ersten Wurf hinzufügen. Für die Würfel dieser Partie ist es zu spät.
refusal-proof-too-long = Das ist zu lang für den Nachweis einer Partie: Eine Zeile hat höchstens { $most } Zeichen. Gib nur diese eine Zeile an.
refusal-proof-cut = Das ist keine ganze Zeile eines Nachweises. Kopier sie vollständig, von `fair1` bis zur letzten Aktion, und versuch es noch einmal.
refusal-proof-without-seed = Das ist nur die Partie, und die sagt nicht, aus welchem Startwert ihre Würfel folgen. Gib farkle-dice.txt oder farkle-game.json an: *{ button-export }* in einer Wiederholung gibt dir beide, { command-verify } die erste.
refusal-game-or-line = Gib die Nummer einer Partie oder eine Zeile an, nicht beides.

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen

## Why no exact chance to win is known

obstacle-seats = Exakte Siegchancen gibt es nur für Partien zu zweit.
obstacle-teams = Exakte Siegchancen gibt es nur für Partien zu zweit, nicht für Teams.
obstacle-loaded-dice = Exakte Siegchancen gibt es nur für faire Würfel.
obstacle-badges = Exakte Siegchancen gibt es nur für Partien ohne Abzeichen.
obstacle-welfare = Mit Welfare ist die Partie zu groß, um sie exakt durchzurechnen.
obstacle-high-stakes = Mit High Stakes ist die Partie zu groß, um sie exakt durchzurechnen.
obstacle-off-step = Ein Bonus oder eine Strafe in diesen Regeln ist kein Vielfaches von 50, darum ist die Partie nicht exakt durchgerechnet.
obstacle-opening = Mindestpunkte zum ersten Sichern zusammen mit einer Strafe für Farkles oder einer festen Zahl von Zügen machen die Partie zu groß, um sie exakt durchzurechnen.
obstacle-exact-with-winning-roll = Ein genau zu treffendes Ziel zusammen mit einem Wurf, der sofort gewinnt, ist nicht exakt durchgerechnet.
obstacle-too-large = Eine so lange Partie ist zu groß, um sie exakt durchzurechnen.
obstacle-no-table = Diese Regeln sind noch nicht durchgerechnet.

## Errors

error-gone = Dieser Kanal oder diese Nachricht ist weg, oder ich darf sie nicht sehen. Die Partie selbst ist sicher: Benutze { command-show } dort, wo sie gespielt wird.
error-forbidden = Discord lässt mich das in diesem Kanal nicht tun. Wer den Server verwaltet, kann hier meine Berechtigungen prüfen; die Partie selbst ist sicher.
error-discord = Discord hatte gerade Schwierigkeiten. Vielleicht hat gezählt, was du getan hast, vielleicht nicht: Sieh noch einmal nach, oder benutze { command-show }.
error-storage = Die Partie ließ sich nicht lesen oder speichern, darum hat sich nichts geändert (Referenz { $reference }). Versuch es in einer Minute noch einmal; wenn es so bleibt, sag denen Bescheid, die diesen Bot betreiben.
error-damaged = Partie { $number } ist in meiner Datenbank beschädigt und kann nicht weitergehen (Referenz { $reference }). Wenn sie diesen Kanal belegt, kann sie, wer mitspielt, mit { command-resign } verlassen, und die Moderation des Servers kann sie mit { command-mod-end } beenden.
error-last-resort = Bei mir ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-unforeseen = Bei mir ist etwas schiefgegangen (Referenz { $reference }). Drück noch einmal, oder sieh mit { command-show } nach, wie die Partie steht.
error-unreadable = Das lässt sich nicht lesen ({ $what }): „{ $text }“.
error-unreadable-roll = Das ist kein Wurf von 1 bis { $most } Würfeln: „{ $text }“. Gib ihre Augen an, jeweils 1 bis 6 oder J (ein Teufelskopf), zum Beispiel { $example }.
error-rules-file = Die Regeldatei { $file } ist nicht zu gebrauchen. { $why }
error-theme-file = Das Design { $file } ist nicht zu gebrauchen. { $why }
error-theme-files = In { $folder } liegen { $themes } Designs, und ein Menü hat nur Platz für { $most }. Nimm einige weg.
error-theme-usual = In { $folder } fehlt { $theme }.toml, das übliche Design. Leg es zurück.
theme-problem-unreadable = Es ist keine TOML-Datei: { $why }.
theme-problem-name = Der Name { $name } muss aus 2 bis 16 Kleinbuchstaben, Ziffern und Unterstrichen bestehen, ein Buchstabe zuerst.
theme-problem-unknown = { $key } gehört zu keinem Design; nimm es heraus.
theme-problem-missing = { $key } fehlt.
theme-problem-colour = { $key } muss eine Farbe wie "#1b2347" sein, und da steht "{ $value }".
theme-problem-marks = marks muss eins davon sein: { $marks }.
theme-problem-corner = corner muss eine ganze Zahl von 0 bis { $most } sein.
theme-problem-contrast = { $part }.mark und { $part }.front sind sich zu ähnlich: Ihr Kontrast ist { NUMBER($ratio, maximumFractionDigits: 1) }, und mindestens { $least } ist nötig.

## Private answers

resigned-playing = Du hast die Partie verlassen. Die anderen spielen weiter.
resigned-finished = Du hast aufgegeben, und die Partie ist vorbei. Danke fürs Mitspielen.
resigned-closed = Die Einladung ist geschlossen.
resigned-invited = Du bist nicht mehr Teil dieser Partie. Die anderen können noch spielen.
resigned-lobby = Du hast den Tisch verlassen.

## Scoring a roll, and the page of rules

score-title = ### Was zählt: { $ruleset }
score-row = - **{ $dice }**: { $points } = { $combinations }
score-more =
    { $count ->
        [one] Eine weitere Möglichkeit zählt weniger.
       *[other] { $count } weitere Möglichkeiten zählen weniger.
    }
page-title = Die Regeln
page-about = Alle Regeln, die der Bot mitbringt, mit `make docs` aus den Dateien in `data/rules` erzeugt. In Discord sagt { command-rules-show } dasselbe.
page-source = *{ $source }*
page-options = Eigene Regeln
page-options-about = In Discord stellt { command-rules-create } jede Option über Menüs ein. Auf der Kommandozeile sind Regeln eine Zeile aus einem Namen und den Optionen, die von ihrer Voreinstellung abweichen, wie in `farkle play -r "house(target=5000,toxic_twos=yes)"`; auch `farkle score`, `farkle odds` und `farkle solve` nehmen sie. Sie braucht ein `target` oder eine Zahl von `turns`. In einer Datei von `data/rules` stehen die Optionen bis `two_triplets` unter `[scoring]` und die anderen unter `[play]`, mit `true` und `false` für `yes` und `no`.
page-options-signs = Voreinstellungen sind fett, und { $number } steht für die Zahl.
page-option-name = Option
page-option-about = was sie einstellt
page-option-values = Werte
page-option-means = was sie bedeuten
page-option-six = { $option }, mit sechs Würfeln
page-option-range = { $low } bis { $high }
page-option-none = keins

## Commands: their names are lower case without spaces, at most 32 characters

cmd-farkle-about = Spiel Farkle, das Würfelspiel um Mut und Glück
cmd-challenge = herausfordern
cmd-challenge-about = Fordere jemanden in diesem Kanal zu einer Partie Farkle heraus
cmd-challenge-opponent = person
cmd-challenge-opponent-about = Wen du herausforderst
cmd-challenge-ruleset = regeln
cmd-challenge-ruleset-about = Nach welchen Regeln; Taverne, wenn du nichts angibst
cmd-challenge-target = ziel
cmd-challenge-target-about = Wie viele Punkte gewinnen, 500 bis 100.000
cmd-challenge-turns = züge
cmd-challenge-turns-about = Stattdessen so viele Züge pro Person, 1 bis 100
cmd-challenge-teams = teams
cmd-challenge-teams-about = In so vielen gleich großen Teams, 2 bis 4; bis 20.000, wenn du kein Ziel nennst
cmd-challenge-rated = gewertet
cmd-challenge-rated-about = Ob sie für die Wertung zählt; ohne Angabe ja, wo es geht
cmd-challenge-pace = tempo
cmd-challenge-pace-about = Wie lange ein Zug dauern darf
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = person2
cmd-challenge-opponent3 = person3
cmd-challenge-opponent4 = person4
cmd-challenge-opponent5 = person5
cmd-challenge-opponent6 = person6
cmd-challenge-opponent7 = person7
cmd-challenge-another-about = Noch jemand
cmd-open = eröffnen
cmd-open-about = Eröffne einen Tisch für alle in diesem Kanal
cmd-open-seats = plätze
cmd-open-seats-about = Wie viele mitspielen können, 2 bis 8; 4, wenn du nichts angibst
cmd-bot = bot
cmd-bot-about = Spiel in diesem Kanal gegen den Bot
cmd-bot-level = gegner
cmd-bot-level-about = Gegen wen; { opponent-perfect }, wenn du nichts angibst
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-score = punkte
cmd-score-about = Sieh nach, was ein Wurf zählt
cmd-score-dice = würfel
cmd-score-dice-about = Die Würfel, zum Beispiel 1 2 3 4 5 5
cmd-score-ruleset-about = Nach welchen Regeln; Taverne, wenn du nichts angibst
cmd-odds = chancen
cmd-odds-about = Sieh nach, was Würfeln und Sichern wert sind
cmd-odds-dice = würfel
cmd-odds-dice-about = Wie viele Würfel noch übrig sind
cmd-odds-turn = zug
cmd-odds-turn-about = Die Punkte, die in diesem Zug auf dem Spiel stehen
cmd-odds-scores = stand
cmd-odds-scores-about = Beide Punktestände, deiner zuerst, zum Beispiel 2300,1850
cmd-odds-turns-left = restzüge
cmd-odds-turns-left-about = Bei fester Zahl von Zügen: wie viele noch übrig sind, von beiden
cmd-show = zeigen
cmd-show-about = Zeig ein Spielfeld dieses Kanals neu, oder hol eine deiner Partien hierher
cmd-show-game = partie
cmd-show-game-about = Eine deiner Partien auf diesem Server, oder eine von denen, die hier offen sind
cmd-games = partien
cmd-games-about = Sieh deine Partien, zuerst die, die auf dich warten
cmd-resign = aufgeben
cmd-resign-about = Verlass deine Partie in diesem Kanal
cmd-resign-game-about = Welche Partie du verlässt; die in diesem Kanal, wenn du nichts angibst
cmd-daily = tagesspiel
cmd-daily-about = Spiel das Tagesspiel: zehn Züge, dieselben Würfel für alle
cmd-rules = regeln
cmd-rules-about = Die Regeln, nach denen gespielt werden kann
cmd-rules-show = zeigen
cmd-rules-show-about = Lass dir Regeln erklären: was zählt, wie es endet, wie oft ein Farkle kommt
cmd-rules-show-ruleset = regeln
cmd-rules-show-ruleset-about = Welche Regeln; Taverne, wenn du nichts angibst
cmd-rules-name = name
cmd-rules-name-about = Der Name der Hausregeln
cmd-rules-create = erstellen
cmd-rules-create-about = Erstelle Hausregeln für diesen Server
cmd-rules-create-ruleset = regeln
cmd-rules-create-ruleset-about = Mit welchen Regeln du anfängst; Taverne, wenn du nichts angibst
cmd-rules-edit = ändern
cmd-rules-edit-about = Ändere Hausregeln dieses Servers
cmd-rules-delete = löschen
cmd-rules-delete-about = Lösche Hausregeln dieses Servers
cmd-rules-export = exportieren
cmd-rules-export-about = Hol dir Hausregeln als eine Zeile Text zum Mitnehmen
cmd-rules-import = importieren
cmd-rules-import-about = Hol Hausregeln aus einer Zeile Text hierher
cmd-rules-import-line = zeile
cmd-rules-import-line-about = Die ganze Zeile aus dem Export
cmd-tavern = taverne
cmd-tavern-about = Würfel mit Namen und eigenen Chancen
cmd-tavern-dice = würfel
cmd-tavern-dice-about = Sieh nach, welche Würfel du hast, und wie sie fallen
cmd-tavern-play = spielen
cmd-tavern-play-about = Spiel in der Taverne um Würfel, gegen ihre Gegner oder jemanden, den du kennst
cmd-tavern-play-opponent = person
cmd-tavern-play-opponent-about = Wen du einlädst; ohne Angabe spielst du gegen die Taverne
cmd-tavern-play-level = gegner
cmd-tavern-play-level-about = An wessen Tisch du sitzt; dort steht auch das Ziel fest
cmd-tavern-play-dice = würfel
cmd-tavern-play-dice-about = Womit ihr spielt; sonst mit eigenen Würfeln
cmd-tavern-play-badges = abzeichen
cmd-tavern-play-badges-about = Ob beide ein eigenes Abzeichen tragen dürfen; sonst nicht
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
cmd-replay = wiederholung
cmd-replay-about = Sieh dir eine beendete Partie Schritt für Schritt an, auch aus einer Zeile
cmd-replay-game = partie
cmd-replay-game-about = Die Nummer der Partie; die letzte dieses Kanals, wenn du nichts angibst
cmd-replay-line = zeile
cmd-replay-line-about = Die ganze Zeile einer exportierten Partie
cmd-verify = prüfen
cmd-verify-about = Prüfe, ob die Würfel einer Partie fair waren
cmd-verify-game-about = Die Nummer der Partie; die dieses Kanals, wenn du nichts angibst
cmd-fairness = fairness
cmd-fairness-about = Sieh nach, wie oft jede Augenzahl fiel, und wie oft sie zu erwarten war
cmd-leaderboard = rangliste
cmd-leaderboard-about = Sieh nach, wer vorn liegt, auf diesem Server oder überall
cmd-leaderboard-board = sortierung
cmd-leaderboard-board-about = Wonach sortiert wird; Siege, wenn du nichts angibst
cmd-leaderboard-period = zeitraum
cmd-leaderboard-period-about = Für welche Zeit (UTC); insgesamt, wenn du nichts angibst
cmd-leaderboard-ruleset-about = Nur Partien nach diesen Regeln
cmd-leaderboard-scope = bereich
cmd-leaderboard-scope-about = Dieser Server, wenn du nichts angibst
cmd-stats = statistik
cmd-stats-about = Sieh dir die Zahlen von jemandem auf diesem Server an
cmd-stats-user = mitglied
cmd-stats-user-about = Wessen Zahlen; deine eigenen, wenn du nichts angibst
cmd-rivals = bilanz
cmd-rivals-about = Sieh nach, wie es zwischen dir und anderen auf diesem Server steht
cmd-rivals-user-about = Gegen wen; alle, mit denen du viel spielst, wenn du nichts angibst
cmd-history = verlauf
cmd-history-about = Liste beendete Partien mit ihren Nummern auf
cmd-history-user-about = Wessen Partien; deine eigenen, wenn du nichts angibst
cmd-achievements = erfolge
cmd-achievements-about = Sieh nach, was jemand geschafft hat, und was als Nächstes kommt
cmd-achievements-user-about = Wessen Erfolge; deine eigenen, wenn du nichts angibst
cmd-end = beenden
cmd-end-about = Beende eine Partie dieses Kanals ohne Ergebnis
cmd-end-game-about = Welche Partie, wenn in diesem Kanal mehrere offen sind
cmd-kick = entfernen
cmd-kick-about = Entferne jemanden aus einer Partie dieses Kanals
cmd-kick-user = mitglied
cmd-kick-user-about = Wen du entfernst
cmd-season = saison
cmd-season-about = Die Saisons dieses Servers
cmd-season-end = beenden
cmd-season-end-about = Beende diese Saison jetzt und zeig ihr Siegerpodest
cmd-context-challenge = Zu Farkle herausfordern

cmd-preferences = einstellungen
cmd-preferences-about = Wähle deine Sprache, und wie der Bot mit dir umgeht
cmd-privacy = datenschutz
cmd-privacy-about = Was über dich gespeichert ist, und wie du es bekommst oder löschst
cmd-privacy-explain = erklären
cmd-privacy-explain-about = Sieh nach, was über dich gespeichert ist, und wie lange
cmd-privacy-export = exportieren
cmd-privacy-export-about = Hol dir als Datei, was über dich gespeichert ist
cmd-privacy-delete = löschen
cmd-privacy-delete-about = Lösche alles, was über dich gespeichert ist; vorher wirst du gefragt
cmd-server-privacy-about = Was über diesen Server gespeichert ist
cmd-server-privacy-export-about = Hol dir als Datei, was über diesen Server gespeichert ist
cmd-server-privacy-delete-about = Lösche alles, was über diesen Server gespeichert ist; vorher wirst du gefragt
cmd-admin-about = Kümmere dich auf diesem Server um Farkle
cmd-mod-about = Kümmere dich um die Partien in einem Kanal
cmd-settings = einstellungen
cmd-settings-about = Wähle, wie auf diesem Server Farkle gespielt wird

## The command line

cli-help = Farkle für Discord: den Bot starten, ihn in einem simulierten Discord ausprobieren, und nach Würfeln und Chancen fragen.
cli-version = Sagt, welche Version das ist.
cli-run = Startet den Bot in Discord, mit den Einstellungen aus .env und der Umgebung.
cli-sandbox = Startet den Bot in einem simulierten Discord, zum Spielen im Browser.
cli-sandbox-port = Der Port der Webseite auf diesem Rechner; 0 nimmt irgendeinen freien.
cli-sandbox-players = Die Leute auf dem simulierten Server, durch Kommas getrennt.
cli-sandbox-language = Die Sprache des Servers und aller darauf, zum Beispiel fr; ohne Angabe Englisch.
cli-sandbox-demo = Spielt eine ganze Partie ohne Browser und gibt jedes Spielfeld aus.
cli-sandbox-open = Farkle ist bereit. Öffne { $address } im Browser, einmal für jede Person, und tippe /farkle challenge. Strg+C hält es an.
cli-sandbox-bad-players = Nenne mindestens zwei verschiedene Namen, zum Beispiel: --players Ada,Ben
cli-sandbox-bad-port = { $port } ist kein Port. Wähle eine Zahl von 0 bis 65535.
cli-sandbox-port-taken = Port { $port } ist schon belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
cli-sandbox-missing = Das simulierte Discord ist nicht installiert. Installiere es mit: pip install "farkle-discord[sandbox]"
cli-score = Listet auf, was sich von einem Wurf beiseitelegen lässt, mit den Punkten, das Beste zuerst.
cli-score-roll = Die Würfel, zum Beispiel 123455 oder "1 2 3 4 5 5"; ein einzelnes - liest einen Wurf pro Zeile von der Standardeingabe.
cli-score-json = Gibt für jeden Wurf ein JSON-Objekt aus.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Zeile { $line }: { $why }
cli-odds = Sagt, wie oft du bei einem Punktestand gewinnst, und was Würfeln und Sichern wert sind.
cli-odds-scores = Die gesicherten Punkte beider Seiten, durch ein Komma getrennt, zuerst die der Seite, die am Zug ist.
cli-odds-turn = Die Punkte, die in diesem Zug auf dem Spiel stehen; vor dem ersten Wurf weglassen.
cli-odds-dice = Wie viele Würfel noch übrig sind.
cli-odds-turns-left = Bei fester Zahl von Zügen, wie viele noch übrig sind, von beiden und mit diesem; ohne Angabe alle.
cli-odds-json = Gibt ein JSON-Objekt aus.
cli-odds-at = { $ruleset }, { $own } zu { $other }
cli-odds-roll =
    { $dice ->
        [one] 1 Würfel werfen: im Schnitt { NUMBER($points, maximumFractionDigits: 1) } Punkte, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
       *[other] { $dice } Würfel werfen: im Schnitt { NUMBER($points, maximumFractionDigits: 1) } Punkte, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Farkle
    }
cli-odds-bank = Sichern: { $points } Punkte
cli-odds-no-bank = Diese Punkte lassen sich noch nicht sichern.
cli-odds-wins = { "  " }gewinnt { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % der Partien
cli-solve = Rechnet die Partie zu zweit nach bestimmten Regeln durch: wie oft jede Seite gewinnt, wenn beide perfekt spielen.
cli-solve-all = Rechnet alle mitgelieferten Regeln durch und legt ihre Tabellen ab, wo der Bot sie findet.
cli-solve-output = Der Ordner für die Tabellen, die nach ihren Regeln heißen.
cli-solve-json = Gibt für alle Regeln je ein JSON-Objekt aus.
cli-solve-which = Nenne Regeln, oder sag --all für alle mitgelieferten.
cli-solve-bad-folder = In { $folder } lassen sich keine Tabellen ablegen: { $why }. Wähle mit --output einen anderen Ordner.
cli-solve-progress = Durchrechnen: { $ruleset }
cli-solve-failed = { $ruleset } ließ sich nicht durchrechnen: { $why }
cli-solve-expected = { $ruleset }: Ein Zug bringt im Schnitt { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } Punkte, wenn es nur um Punkte geht.
cli-solve-banks = Sichern ab { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } mit noch 1 Würfel
       *[other] { $points } mit { $dice }
    }
cli-solve-never = nie mit { $dice }
cli-solve-first = Wenn zwei perfekt spielen, gewinnt { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % der Partien, wer anfängt.
cli-solve-cost = Durchgerechnet in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s mit { $megabytes } MB Speicher.
cli-solve-dice = Sechs Würfel der Taverne mit ihren Kurznamen, etwa lucky,lucky,odd,weighted,ordinary,devils-head: was ein Zug mit ihnen bringt.
cli-solve-dice-count = Nach diesen Regeln spielt man mit { $dice } Würfeln, und du hast { $given } genannt. Nenne jeden einzeln, durch Kommas getrennt.
cli-solve-dice-unknown = Einen Würfel „{ $die }“ gibt es nicht. Wähle einen von diesen: { $known }.
cli-solve-dice-bank = Sind noch { $dice } übrig, sichere ab { $points }.
cli-solve-dice-never = Sind noch { $dice } übrig, würfle immer.
cli-solve-dice-cost = Durchgerechnet in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-no-token = Es gibt kein Token. Schreib DISCORD_TOKEN=... in .env; im README steht, wo es zu finden ist.
cli-bad-token = Discord kennt dieses Token nicht. Kopier es neu von der Seite Bot deiner Anwendung im Entwicklerportal.
cli-no-discord = Discord ist unter { $address } nicht zu erreichen: { $why }. Prüfe das Netz, dann starte noch einmal.
cli-outdated = Discord lässt diese Version des Bots nicht mehr herein (Code { $code }). Aktualisiere den Bot.
cli-lock-unwritable = Die Datei { $path } lässt sich nicht schreiben ({ $why }). Lass den Bot in seinen Ordner schreiben, oder nenne in FARKLE_DATABASE eine andere Datenbank.
cli-verify = Wirft die Würfel einer exportierten Partie noch einmal und sagt, ob jeder so ist, wie er sein musste.
cli-verify-export = Die Datei farkle-dice.txt oder farkle-game.json einer exportierten Partie, oder die Zeile darin, von fair1 bis zur letzten Aktion; ein einzelnes - liest sie von der Standardeingabe.
cli-verify-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
cli-verify-seal = Das Siegel ist { $seal }. Vergleiche es mit dem, das vor dem ersten Wurf auf dem Spielfeld stand.
cli-verify-words = Beigemischte Wörter: { $words }.
cli-recount = Zählt alle gespeicherten Partien noch einmal und sagt, was von den geführten Zahlen abweicht.
cli-recount-fix = Berichtigt, was abweicht; der Bot darf dabei nicht laufen.
cli-recount-no-database = Es gibt noch keine Datenbank { $path }, also ist nichts zu zählen.
cli-recount-difference = { $where }: geführt { $kept }, gezählt { $counted }
cli-recount-nothing = nichts
cli-recount-equal = Alle Partien sind gezählt: Alle Zahlen stimmen mit den gespeicherten Partien überein.
cli-recount-fixed =
    { $differences ->
        [one] Diese eine Abweichung ist berichtigt.
       *[other] Diese { $differences } Abweichungen sind berichtigt.
    }
cli-recount-differs =
    { $differences ->
        [one] Eine Abweichung. Halt den Bot an, mach eine Sicherungskopie, und berichtige sie mit: farkle recount --fix
       *[other] { $differences } Abweichungen. Halt den Bot an, mach eine Sicherungskopie, und berichtige sie mit: farkle recount --fix
    }
cli-locales = Kümmert sich um die Texte in den Sprachen des Bots.
cli-locales-check = Findet, was in den Sprachen von data/locales fehlt, zu viel, fehlerhaft oder zu lang ist.
cli-locales-which = Die Sprachen, um die es geht, zum Beispiel fr; ohne Angabe alle.
cli-locales-unknown = Eine Sprache „{ $word }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $file }: eine Nachricht, und mit ihr ist alles in Ordnung.
       *[other] { $file }: { $messages } Nachrichten, und mit ihnen ist alles in Ordnung.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Ein Fehler.
       *[other] { $flaws } Fehler.
    }

# What may be wrong with a file of texts. $key is a message, $detail the place in it.
check-no-language = { $file } trägt nicht den Namen einer Sprache, die Discord kennt, wie fr oder pt-BR.
check-unreadable = { $file } ist nicht zu lesen bei: { $detail }
check-twice = { $file }: { $key } kommt zweimal vor.
check-missing = { $file }: { $key } fehlt.
check-extra = { $file }: { $key } gibt es im Englischen nicht, also zeigt es niemand.
check-broken = { $file }: { $key } lässt sich nicht anzeigen: { $detail }
check-unknown-value = { $file }: { $key } verwendet ${ $detail }, das Englische nicht.
check-missing-value = { $file }: In { $key } fehlt ${ $detail }.
check-unknown-variant = { $file }: { $key } hat die Variante { $detail }, die nie gewählt wird.
check-missing-variant = { $file }: In { $key } fehlt die Variante { $detail }.
check-missing-plural = { $file }: In { $key } fehlt die Pluralform { $detail }.
check-too-long = { $file }: { $key } kann länger als { $most } Zeichen werden: { $detail }
check-marks = { $file }: { $key } beginnt mit anderen Zeichen als das Englische, oder eines davon ist nicht geschlossen: { $detail }
check-bad-name = { $file }: { $detail } ist kein Name für einen Befehl oder eine Option: 1 bis { $most } Kleinbuchstaben, Ziffern, Bindestriche und Unterstriche.
check-same-name = { $file }: { $detail } gibt es zweimal.
check-unknown-command = { $file }: { $key } nennt { $detail }, das ist in dieser Sprache kein Befehl.
check-literal-command = { $file }: { $key } schreibt { $detail } aus. Verweise stattdessen darauf, wie in { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } hat mehr als { $most } Zeichen in all seinen Namen und Beschreibungen, jede in ihrer längsten Sprache gezählt.

cli-second-copy = Auf der Datenbank { $path } läuft schon ein anderes Exemplar des Bots. Halt das erst an, oder nenne in FARKLE_DATABASE eine andere Datei.

## Playing in the terminal

play-about = Spielt eine Partie für eine bis acht Personen an dieser Tastatur, oder mit Eingaben aus einer Pipe.
play-option-ruleset = Die Regeln: ihr Name, oder eine Zeile wie "house(target=5000,high_stakes=yes)"; alle Optionen stehen in docs/rules.md.
play-option-players = Wie viele spielen, 1 bis 8; ohne Angabe 2, oder 1 gegen Gegner.
play-option-names = Wer spielt, durch Kommas getrennt.
play-option-bots = Die Gegner, durch Kommas getrennt: perfect, cautious, greedy, streaky, tactician.
play-option-teams = In so vielen gleich großen Teams, 2 bis 4; sie spielen bis 20.000, wenn du nichts anderes sagst.
play-option-target = Wie viele Punkte gewinnen, 500 bis 100.000.
play-option-turns = Stattdessen so viele Züge pro Person, 1 bis 100.
play-option-seed = Wiederholt die Würfel: Mit derselben Zahl ergeben dieselben Eingaben dieselbe Partie.

play-no-such-bot = Einen Gegner „{ $word }“ gibt es nicht. Zur Wahl stehen: { $known }.
play-player = Person { $number }
play-names-do-not-fit =
    { $names ->
        [one] Du hast einen Namen genannt, aber { $players } spielen. Nenne alle, oder lass --players weg.
       *[other] Du hast { $names } Namen genannt, aber { $players } spielen. Nenne alle, oder lass --players weg.
    }
play-same-names = Gib allen einen eigenen Namen, zum Beispiel: --names Ann,Bob
play-welcome = { $key } zeigt die Regeln und die Tasten.
play-clock = Ist die Zeit um, werden die besten Würfel gesichert, wo die Regeln es erlauben.
play-time-left = Restzeit: { $time }

play-offer =
    { $dice ->
        [one] Zu übernehmen sind { $points } Punkte und ein Würfel.
       *[other] Zu übernehmen sind { $points } Punkte und { $dice } Würfel.
    }

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = wählen
play-key-most = meiste Punkte
play-key-roll =
    { $dice ->
        [one] 1 Würfel werfen, { $chance } Farkle
       *[other] { $dice } Würfel werfen, { $chance } Farkle
    }
play-key-take =
    { $dice ->
        [one] { $points } und 1 Würfel übernehmen, { $chance } Farkle
       *[other] { $points } und { $dice } Würfel übernehmen, { $chance } Farkle
    }
play-key-bank = { $points } sichern
play-key-give = { $points } abgeben
play-key-undo = zurücknehmen
play-key-hand = Auswahl
play-key-help = Hilfe
play-key-resign = aufgeben
play-key-quit = beenden

play-help = **Die Tasten**
play-help-key = - **{ $keys }** { $what }
play-help-choose = wählt einen Würfel nach seiner Augenzahl, dann den nächsten mit dieser Zahl; sind alle gewählt, legt es sie zurück
play-help-most = wählt die Würfel, die am meisten zählen
play-help-roll = legt die gewählten Würfel beiseite und wirft die anderen
play-help-bank = legt die gewählten Würfel beiseite und sichert die Punkte des Zugs
play-help-take = übernimmt die Würfel und Punkte aus dem Zug davor, wo die Regeln sie anbieten
play-help-undo = nimmt die letzte Wahl von Würfeln zurück
play-help-hand = listet alles auf, was die Würfel hergeben
play-help-help = zeigt die Regeln und die Tasten
play-help-resign = nimmt aus der Partie, wer am Zug ist
play-help-quit = verlässt das Spiel

play-unknown = „{ $word }“ ist kein Befehl. { $key } zeigt die Tasten.
play-sure = Drück noch einmal { $key }, wenn du es ernst meinst, oder eine andere Taste, um weiterzuspielen.
play-no-more-moves = Es kommen keine Eingaben mehr, darum endet die Partie hier, unbeendet.
play-left = Die Partie endet hier, unbeendet. Danke fürs Mitspielen.
play-figures = { $name }: Züge { $turns }, bester Zug { $best }, Farkles { $farkles }, heiße Würfel { $hot }
