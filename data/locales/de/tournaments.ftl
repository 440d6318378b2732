## Planning

button-tournament-announce = Hier ankündigen
button-tournament-rename = Titel ändern
button-tournament-type-start = Beginn eingeben
menu-tournament-starts-in = Beginn in …

# Beside the title that somebody gives it.
tournament-untitled = Farkle-Turnier
tournament-draft-title = ### In Planung: { $title }
tournament-draft-hint = -# Das siehst nur du. Sobald du es ankündigst, können alle in diesem Kanal mitmachen.
tournament-draft-rules-gone = ⚠️ Die Hausregeln **{ $rules }** wurden gelöscht. Wähle andere Regeln und kündige es dann an.
tournament-draft-discarded = Der Entwurf ist verworfen. Nichts wurde angekündigt.
tournament-announced = **{ $title }** ist in { $channel } angekündigt. Öffne dein Leitungsmenü auf der Karte dort oder gleich hier.

tournament-screen-game = Das Spiel
tournament-screen-people = Wer mitmacht
tournament-screen-course = Ablauf und Spielregeln
tournament-screen-start = Wann es beginnt

ask-start-title = Wann beginnt es?
ask-start-label = Nach einer Weile oder zu einer Zeit
ask-start-hint = „in 2 h 30 min“, „18:30“, „2026-12-01 18:30“; Zeiten in UTC, oder „18:30 +2“
ask-tournament-title = Titel
ask-tournament-label = Wie heißt das Turnier?
ask-tournament-hint = Höchstens { $most } Zeichen. Alle sehen ihn.

# What a menu shows: the option and its value.
tournament-option-form = Format: { $value }
tournament-option-ruleset = Regeln: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Eine Partie pro Begegnung
       *[other] Best of { $value }
    }
tournament-option-rated-on = Gewertet
tournament-option-rated-off = Nicht gewertet
tournament-option-most = Plätze: { $value }
tournament-option-team-size =
    { $value ->
        [1] Keine Teams
       *[other] Teams zu { $value }
    }
tournament-option-seeding = Setzliste: { $value }
tournament-option-late-joins-on = Späterer Einstieg erlaubt
tournament-option-late-joins-off = Kein späterer Einstieg
tournament-option-rounds = Runden: { $value }
tournament-option-rounds-none = So viele Runden, wie nötig sind
tournament-option-minutes = Dauer: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Mit Spiel um Platz 3
tournament-option-third-place-off = Ohne Spiel um Platz 3
tournament-option-grace-seconds = Wer fehlt, verliert nach { $value }
tournament-option-round-hours = Jede Runde: höchstens { $value }
tournament-option-round-hours-none = Runden ohne Zeitlimit
tournament-option-vacation-on = Urlaub hält die Uhr an
tournament-option-vacation-off = Die Uhr läuft auch im Urlaub
tournament-option-start = Beginn: { $value }
tournament-option-starts-in = In { $value }
tournament-option-check-in-minutes = Check-in: { $value } vor Beginn
tournament-option-check-in-minutes-none = Ohne Check-in
tournament-seeding-rating = nach Wertung
tournament-seeding-drawn = ausgelost
tournament-counted-points = Es zählt die Summe der Punkte
tournament-counted-places = Es zählt der Platz in jeder Partie
tournament-start-at-time = zu einer festen Zeit
tournament-start-when-full = sobald es voll ist
tournament-start-by-organizer = wenn du es startest

## What a tournament is

tournament-form-knock-out = K.-o.-System
tournament-form-knock-out-about = Wer eine Begegnung verliert, scheidet aus
tournament-form-double = Doppel-K.-o.
tournament-form-double-about = Wer zwei Begegnungen verliert, scheidet aus
tournament-form-swiss = Schweizer System
tournament-form-swiss-about = Alle spielen jede Runde, gegen andere mit ähnlich vielen Punkten
tournament-form-round-robin = Rundenturnier
tournament-form-round-robin-about = Alle spielen gegen alle
tournament-form-arena = Arena
tournament-form-arena-about = Partie um Partie, bis die Zeit um ist; Siegesserien zählen doppelt
tournament-form-duplicate = Duplicate
tournament-form-duplicate-about = Alle spielen allein mit genau denselben Würfeln

tournament-title = ### { $title }
tournament-organizer = -# Turnierleitung: { $name }
tournament-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
tournament-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
tournament-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 Runde
       *[other] bis zu { $rounds } Runden
    }
tournament-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
tournament-best-of = Best of { $games }
tournament-third-place = Spiel um Platz 3
tournament-rated = gewertet
tournament-unrated = nicht gewertet
tournament-places = { $most } Plätze
tournament-places-teams = { $most } Teams zu { $size }
tournament-seeded-rating = gesetzt nach Wertung
tournament-seeded-drawn = ausgelost
tournament-counts-points = es zählt die Summe der Punkte
tournament-counts-places = es zählt der Platz in jeder Partie
tournament-late = späterer Einstieg erlaubt
tournament-check-in = Check-in { $time } vor Beginn
tournament-grace = wer fehlt, verliert nach { $time }
tournament-round-hours = höchstens { $time } pro Runde
tournament-no-vacation = die Uhr läuft auch im Urlaub
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Es beginnt am { $at }, { $when }.
tournament-begins-when-full = Es beginnt, sobald alle { $most } Plätze vergeben sind.
tournament-begins-by-organizer = Die Turnierleitung entscheidet, wann es beginnt.
tournament-ends-about = Es dürfte ungefähr am { $at } enden.
tournament-takes-about = Es dürfte ungefähr { $time } dauern.

## How it stands

tournament-state-joining = Anmeldung offen
tournament-state-check-in = Check-in
tournament-state-running = läuft
tournament-state-over = vorbei
tournament-state-cancelled = abgesagt

tournament-checks-in = **Check-in:** Drück *{ button-tournament-here }*, um mitzuspielen. Frist: { $when }.
tournament-begins-now = **Es beginnt jeden Moment.**
tournament-places-taken = **{ $taken } von { $most } Plätzen sind vergeben.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } von { $size }): { $people }
tournament-is-there = { $entrant } ✓ eingecheckt
tournament-not-there = { $entrant } · noch nicht eingecheckt
tournament-others =
    { $others ->
        [one] -# und noch 1
       *[other] -# und noch { $others }
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Runde { $round }**
       *[other] **Runde { $round } von { $of }**
    } · { $games ->
        [0] gerade läuft keine Partie
        [one] 1 Partie läuft
       *[other] { $games } Partien laufen
    }
tournament-goes-on =
    { $games ->
        [0] Gerade läuft keine Partie.
        [one] 1 Partie läuft.
       *[other] { $games } Partien laufen.
    }
tournament-have-played = { $done } von { $of } Partien sind gespielt. Die Ergebnisse werden am Ende gezeigt.
tournament-ends = Ende: { $when }.
tournament-last-games = Die Zeit ist um: Die letzten Partien gehen zu Ende.
tournament-paused = **Pausiert:** Keine neue Partie beginnt, bis die Turnierleitung es fortsetzt.
tournament-over = Es endete am { $at }.
tournament-called-off-organizer = Die Turnierleitung hat es am { $at } abgesagt.
tournament-called-off-too-few = Es wurde am { $at } abgesagt: Weniger als zwei haben mitgemacht.
tournament-called-off-not-begun = Es wurde am { $at } abgesagt: Niemand hat es gestartet.
tournament-called-off-bot-removed = Es wurde am { $at } abgesagt, als ich von diesem Server entfernt wurde.
tournament-podium-nobody = **Niemand hat gewonnen.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **{ $names } hat gewonnen!**
           *[other] **{ $names } teilen sich den ersten Platz!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Tabelle**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
tournament-row-out = { $row } · ausgestiegen
tournament-tie-buchholz-cut-1 = Buchholz (1 Streichwertung): { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = direkter Vergleich { $value }
tournament-tie-wins = Siege { $value }
tournament-tie-scored = gewonnene Partien { $value }

## For a reader

tournament-own-in = **Du bist dabei.**
tournament-own-withdrawn = Du bist ausgestiegen.
tournament-own-absent = Du hast deine letzte Partie verpasst, darum bekommst du keine neue. Drück *{ button-tournament-here }*, um weiterzuspielen.
tournament-own-removed = Die Turnierleitung hat dich aus diesem Turnier herausgenommen.
tournament-own-nothing = **Du bist dabei.** Du hast gerade keine Partie zu spielen.
tournament-own-alone = **Deine Partie wartet auf dich:** Drück *{ button-tournament-play }*.
tournament-own-done = **Du hast gespielt.** Dein Rang wird am Ende gezeigt.
# $game leads to the board.
tournament-own-now = **Du spielst jetzt gegen { $opponent }:** { $game }
tournament-own-next = **Als Nächstes spielst du gegen { $opponent }.**
tournament-own-unknown = **Gegen wen du als Nächstes spielst, steht noch nicht fest.**
tournament-own-waits =
    { $number ->
        [one] Zuerst muss diese Partie enden: { $games }.
       *[other] Zuerst müssen diese Partien enden: { $games }.
    }
tournament-game = Partie { $number }

tournament-entrants-title = ### { $title }: wer mitmacht
tournament-entrants-none = Noch niemand. Mach den Anfang!
tournament-standings-title = ### { $title }: Tabelle
tournament-standings-none = Es gibt noch keine Tabelle.
tournament-standings-secret = Alle spielen mit denselben Würfeln, darum bleiben die Ergebnisse geheim, bis du gespielt hast.
tournament-pairings-title = ### { $title }: Paarungen
tournament-round-main = Runde { $round }
tournament-round-of = Runde { $round } von { $of }
tournament-round-losers = Verliererbaum, Runde { $round }
tournament-round-final =
    { $round ->
        [1] Großes Finale
       *[other] Großes Finale, zweite Begegnung
    }
tournament-round-third = Spiel um Platz 3
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = beginnt gleich
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } und 1 weitere
       *[other] { $game } und { $others } weitere
    }
tournament-bye = { $name } hat ein Freilos
tournament-how-adjudicated = { $pairing } · von der Turnierleitung entschieden
tournament-how-no-show = { $pairing } · nicht gespielt
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: Protokoll
tournament-log-empty = Noch nichts.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } hat es angekündigt.
tournament-act-joined = { $about } macht mit.
tournament-act-came-back = { $about } ist wieder dabei.
tournament-act-checked-in = { $about } hat eingecheckt.
tournament-act-withdrew = { $about } ist ausgestiegen.
tournament-act-removed = { $by } hat { $about } herausgenommen.
tournament-act-replaced = { $by } hat { $about } ersetzt.
tournament-act-stepped-in = { $about } ist eingesprungen.
tournament-act-began = Es hat begonnen.
tournament-act-paused = { $by } hat es pausiert.
tournament-act-resumed = { $by } hat es fortgesetzt.
tournament-act-moved = { $by } hat es in einen anderen Kanal verlegt.
tournament-act-handed-over = { $by } hat { $about } die Turnierleitung übergeben.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } hat die Paarung von { $about } entschieden: { $detail }.
tournament-act-no-show = { $about } ist nicht erschienen.
tournament-act-not-checked-in = { $about } hat nicht eingecheckt.
tournament-act-incomplete = Dem Team von { $about } fehlten Leute, darum spielt es nicht mit.
# $detail is the number of the game.
tournament-act-broke-off = Partie { $detail } wurde unterbrochen und wird neu gespielt.
tournament-act-deserted = Partie { $detail } ist vorbei: Alle sind gegangen.
tournament-act-undecided = Partie { $detail } endete ohne Ergebnis.
tournament-act-time-up = Die Zeit für die Paarung von { $about } war um, darum wurde sie entschieden.
tournament-act-trouble-channel-gone = Es wurde pausiert: Sein Kanal wurde gelöscht.
tournament-act-trouble-forbidden = Es wurde pausiert: In seinem Kanal kann ich nicht posten.
tournament-act-trouble-refused = Es wurde pausiert: Discord zeigt seine Partien in seinem Kanal nicht.
tournament-act-cancelled-organizer = { $by } hat es abgesagt.
tournament-act-cancelled-too-few = Es wurde abgesagt: Weniger als zwei haben mitgemacht.
tournament-act-cancelled-not-begun = Es wurde abgesagt: Niemand hat es gestartet.
tournament-act-cancelled-bot-removed = Es wurde abgesagt, als ich von diesem Server entfernt wurde.
tournament-act-ended = Es ist zu Ende.

tournament-picture-coming = Das Bild wird gezeichnet und erscheint gleich hier.
tournament-report = **{ $title }** im Berichtsformat der FIDE (TRF16), für Paarungsprogramme.

tournaments-title = ### Turniere auf diesem Server
tournaments-none = Es gibt noch keine. Plane eins mit { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } von { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Ein Turnier zeigen

## Taking part

button-tournament-join = Mitmachen
button-tournament-leave = Abmelden
button-tournament-withdraw = Aussteigen
# In an arena people come and go.
button-tournament-on = Spielen
button-tournament-off = Pause machen
button-tournament-here = Einchecken
# One's own game of a duplicate.
button-tournament-play = Meine Partie spielen
button-tournament-show = Zeigen
button-tournament-overview = Überblick
button-tournament-entrants = Wer mitmacht
button-tournament-standings = Tabelle
button-tournament-pairings = Paarungen
button-tournament-bracket = Turnierbaum
button-tournament-cross-table = Kreuztabelle
button-tournament-log = Protokoll
button-tournament-organize = Leiten
button-tournament-team = Teamnamen eingeben
button-tournament-berserk = Berserk: halbe Zeit, +1 Punkt
menu-tournament-team = Einem Team beitreten

tournament-joined = Du bist bei **{ $title }** dabei. Ich pinge dich an, wenn deine Partie beginnt.
tournament-left = Du bist bei **{ $title }** nicht mehr dabei.
tournament-checked-in = Du hast eingecheckt. **{ $title }** beginnt bald.
tournament-berserk = Du spielst diese Partie mit halber Zeit. Gewinnst du, bekommst du einen Punkt extra.
tournament-there = Danke! Ich weiß jetzt, dass du für **{ $title }** da bist.
tournament-choose-team = ### { $title }: Wähle ein Team
tournament-team-people = { $number } von { $size } Personen
ask-team-title = Team
ask-team-label = Wie heißt das Team?
ask-team-hint = Gibt es ein Team mit diesem Namen, trittst du ihm bei. Sonst gründest du es.
tournament-leave = ### Bei { $title } aussteigen?
    Du verlierst die Partien, die du gerade spielst, und bekommst keine neuen.

## The organizer's panel

tournament-panel-title = ### Leitung von { $title }
button-tournament-begin = Jetzt starten
button-tournament-pause = Pausieren
button-tournament-resume = Fortsetzen
button-tournament-decide = Eine Paarung entscheiden
button-tournament-people = Herausnehmen oder ersetzen
button-tournament-hints = Frühes Aufgeben
button-tournament-move = Hierher verlegen
button-tournament-post = Karte noch einmal posten
button-tournament-ask-cancel = Turnier absagen
button-tournament-cancel = Turnier absagen
button-tournament-ask-remove = Herausnehmen
button-tournament-remove = Herausnehmen
menu-tournament-hand-over = Die Turnierleitung übergeben
menu-tournament-person = Wähle jemanden
menu-tournament-replace = Jemand anderen spielen lassen
menu-tournament-pairing = Wähle eine Paarung
menu-tournament-verdict = Wähle das Ergebnis

tournament-done-begun = Das Turnier hat begonnen.
tournament-done-paused = Das Turnier ist pausiert. Laufende Partien gehen weiter.
tournament-done-resumed = Das Turnier geht weiter.
tournament-done-moved = Das Turnier geht in diesem Kanal weiter.
tournament-done-posted = Die Karte ist noch einmal gepostet.
tournament-done-cancelled = Das Turnier ist abgesagt.
tournament-done-handed-over = Das Turnier hat eine neue Leitung.
tournament-done-removed = Herausgenommen.
tournament-done-replaced = Ersetzt.
tournament-done-decided = Die Paarung ist entschieden.
tournament-cancel = ### { $title } absagen?
    Niemand gewinnt es, und das lässt sich nicht rückgängig machen. Laufende Partien enden ohne Ergebnis.
tournament-people-title = ### { $title }: herausnehmen oder ersetzen
tournament-person = ### { $name }
    Wer noch nicht gespielt hat, lässt sich ersetzen. Wen du herausnimmst, verliert die laufenden Partien.
tournament-remove = ### { $name } herausnehmen?
    Die laufenden Partien sind dann verloren, und eine Rückkehr gibt es nicht.
tournament-remove-early = ### { $name } herausnehmen?
    Ein erneuter Beitritt ist dann nicht möglich.
tournament-remove-team = ### Das Team { $team } herausnehmen?
    { $people } verlieren die laufenden Partien und können nicht zurück.
tournament-decide-title = ### { $title }: eine Paarung entscheiden
tournament-decide-about = Die Partien dieser Paarung enden, und im Protokoll steht, wer sie entschieden hat.
tournament-decide-none = Gerade läuft keine Partie.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } gewinnt
tournament-verdict-drawn = Unentschieden
tournament-verdict-nobody = Niemand bekommt Punkte
tournament-hints-title = ### { $title }: frühes Aufgeben
tournament-hints = Wer in Turnieren dieses Servers früh aufgegeben hat, und gegen wen. Das kann gute Gründe haben.
tournament-hints-none = Niemand hat immer wieder gegen dieselbe Person früh aufgegeben.
tournament-hint =
    - { $loser } gegen { $winner }: { $times ->
        [one] einmal
       *[other] { $times }-mal
    }

## Refusals of the panel

refusal-tournament-none-here = Dieser Server hat keine Turniere.
refusal-tournament-time = Diese Zeit kann ich nicht lesen. Gib zum Beispiel „in 2 h 30 min“, „18:30“ oder „2026-12-01 18:30“ ein.
refusal-tournament-draft-gone = Diesen Entwurf gibt es nicht mehr. { command-events-tournament-create } beginnt einen neuen.
refusal-tournament-draft-outdated = Der Entwurf hat sich inzwischen geändert. Hier ist er, wie er jetzt ist.
refusal-tournament-draft-rules-gone = Die Hausregeln dieses Turniers wurden gelöscht, darum wurde nichts angekündigt. Wähle andere Regeln und kündige es dann an.
refusal-tournament-no-person = Bots können nicht mitmachen. Wähle eine Person.

## Commands

cmd-tournament = turnier
cmd-tournament-about = Plane Turniere, mach mit und verfolge sie
cmd-tournament-create = planen
cmd-tournament-create-about = Plane ein Turnier Schritt für Schritt, bevor es jemand sieht
cmd-tournament-create-name = name
cmd-tournament-create-name-about = Der Titel des Turniers
cmd-tournament-create-form = format
cmd-tournament-create-form-about = Wie es gespielt wird
cmd-tournament-list = liste
cmd-tournament-list-about = Die Turniere dieses Servers
cmd-tournament-show = zeigen
cmd-tournament-show-about = Sieh nach, wie ein Turnier steht und welche Partie du als Nächstes hast
cmd-tournament-show-tournament = turnier
cmd-tournament-show-tournament-about = Welches Turnier (Standard: das erste der Liste)
cmd-tournament-join = mitmachen
cmd-tournament-join-about = Mach bei einem Turnier mit
cmd-tournament-leave = aussteigen
cmd-tournament-leave-about = Melde dich von einem Turnier ab

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · Partie { $number }
tournament-game-call = { $players }: Das ist eure Partie von **{ $title }** ({ $round }). { $first } fängt an.
tournament-game-call-arena = { $players }: Das ist eure Partie in **{ $title }**. { $first } fängt an.
tournament-call-there = Noch nicht dran? Drück *{ button-tournament-here }*: Erscheint die Gegenseite nicht, gewinnst du nur, wenn du eingecheckt hast.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Das Turnier **{ $title }** braucht deine Aufmerksamkeit. { $why }
tournament-trouble-channel-gone = Sein Kanal wurde gelöscht. Wähle einen anderen, um es fortzusetzen.
tournament-trouble-forbidden = In { $channel } kann ich nicht posten. Gib mir dort *{ permission-view-channel }* und *{ permission-send-messages }* und setze es fort, oder wähle einen anderen Kanal.
tournament-trouble-refused = Discord zeigt seine Partien in { $channel } nicht. Wähle einen anderen Kanal, oder setze es fort, um es dort noch einmal zu versuchen.

# $what is one of the following.
tournament-lacks = Dein Turnier **{ $title }** ist angekündigt. { $what }
tournament-hindrance-no-event = Es steht nicht unter den Events des Servers, weil mir die Berechtigung dafür fehlt. Gib mir *{ permission-create-events }*, dann kann ich es.
tournament-hindrance-no-threads = Ich kann in seinem Kanal keine Threads für seine Partien öffnen, darum werden sie im Kanal selbst gespielt. Gib mir dort *{ permission-create-public-threads }*, schließe Threads, die niemand braucht, oder verlege es mit *{ button-tournament-organize }* in einen anderen Kanal.

## Refusals

refusal-tournament-gone = Dieser Server hat kein solches Turnier.
refusal-tournament-title = Ein Titel hat 1 bis { $most } Zeichen.
refusal-tournament-number = *{ $option }* muss zwischen { $low } und { $high } liegen.
refusal-tournament-best-of = Eine Begegnung ist Best of 1, 3 oder 5. In Arenen und bei Duplicate ist es eine Partie.
refusal-tournament-no-clock = Ein Turnier braucht eine Uhr, damit niemand ewig wartet. Wähle ein Tempo.
refusal-tournament-no-teams = Nur Rundenturniere und Turniere im Schweizer System können Teams haben.
refusal-tournament-too-many = Ein Rundenturnier kann höchstens { $most } Teilnehmende haben: Mit mehr wäre es nie zu Ende.
refusal-tournament-start = Wähle einen Beginn nach dem Check-in und innerhalb von 90 Tagen, oder gar keinen.
refusal-tournament-enough-here = Dieser Server hat schon { $most } Turniere. Wenn eins davon vorbei ist, kannst du ein neues ankündigen.
refusal-tournament-enough-own = Du leitest schon { $most } Turniere. Wenn eins davon vorbei ist, kannst du ein neues ankündigen.
refusal-tournament-enough-today = Auf diesem Server wurden im letzten Tag schon { $most } Turniere angekündigt. Versuch es morgen wieder.
refusal-tournament-not-open = Bei diesem Turnier kann niemand mehr mitmachen.
refusal-tournament-full = Alle { $most } Plätze sind vergeben. Wenn jemand aussteigt, kannst du mitmachen.
refusal-tournament-in-already = Schon bei diesem Turnier dabei.
refusal-tournament-not-in = Nicht bei diesem Turnier dabei.
refusal-tournament-no-team = Dieses Turnier hat keine Teams: Alle spielen für sich.
refusal-tournament-team-name = Gib den Namen eines Teams ein, dem du beitreten willst, oder eines neuen: 1 bis { $most } Zeichen.
refusal-tournament-team-full = Dieses Team ist voll. Tritt einem anderen bei oder gründe ein eigenes.
refusal-tournament-removed = Die Turnierleitung hat dich aus diesem Turnier herausgenommen.
refusal-tournament-no-check-in = Gerade läuft kein Check-in.
refusal-tournament-not-organizer = { $name } leitet dieses Turnier. Nur diese Person und Leute, die den Server verwalten können, dürfen das.
refusal-tournament-not-now = Das kannst du bei diesem Turnier gerade nicht tun.
refusal-tournament-too-few = Ein Turnier braucht zum Start mindestens zwei.
refusal-tournament-has-played = Diese Person hat schon gespielt, darum kann niemand sie ersetzen. Du kannst sie stattdessen herausnehmen.
refusal-tournament-no-pairing = Diese Paarung ist schon entschieden.
refusal-tournament-no-draw = Im K.-o.-System muss eine der beiden Seiten weiterkommen. Wähle, welche.
refusal-tournament-no-berserk = Berserk gibt es nur in einer Arena, vor deinem ersten Wurf.
refusal-tournament-busy = Dieses Turnier ändert sich gerade zu schnell. Versuch es noch einmal.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Runde { $round }
tournament-picture-lower = Verlierer { $round }
tournament-picture-quarter = Viertelfinale
tournament-picture-semi = Halbfinale
tournament-picture-final = Finale
tournament-picture-third = Platz drei
tournament-picture-grand = Großes Finale
tournament-picture-again = Zweite Begegnung

# In place of an opponent.
tournament-picture-bye = Freilos
tournament-picture-points = Punkte
tournament-picture-page = { $page } von { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = So weit ist noch niemand gekommen
tournament-picture-rests = { $name } hat ein Freilos
tournament-picture-waits = { $name } wartet auf jemanden
tournament-picture-plays = { $first } spielt gegen { $second }
tournament-picture-beats = { $winner } gewinnt gegen { $loser }
tournament-picture-neither = weder { $first } noch { $second } kommt weiter
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Turnierbaum von { $title }, Seite { $page } von { $pages }: { $words }.
tournament-picture-table-alt = Kreuztabelle von { $title }, Seite { $page } von { $pages }. Oben stehen: { $words }.
