## Planning

button-tournament-announce = Hier ankündigen
button-tournament-rename = Titel ändern
button-tournament-type-start = Beginn eingeben
menu-tournament-starts-in = Es beginnt in …

# Beside the title that somebody gives it.
tournament-untitled = Farkle-Turnier
tournament-draft-title = ### In Planung: { $title }
tournament-draft-hint = -# Das siehst nur du. Sobald du es ankündigst, können alle in diesem Kanal mitmachen.
tournament-draft-rules-gone = ⚠️ Die Hausregeln **{ $rules }** wurden gelöscht. Wähle andere Regeln und kündige es dann an.
tournament-draft-discarded = Der Entwurf ist weg. Angekündigt wurde nichts.
tournament-announced = **{ $title }** ist in { $channel } angekündigt. Auf der Karte dort führt ein Knopf zu deiner Turnierleitung; hier kannst du sie auch öffnen.

tournament-screen-game = Das Spiel
tournament-screen-people = Wer mitmacht
tournament-screen-course = Wie es abläuft
tournament-screen-start = Wann es beginnt

ask-start-title = Wann beginnt es?
ask-start-label = Nach einer Weile oder zu einer Zeit
ask-start-hint = „in 2 h 30 min“, „18:30“, „2026-12-01 18:30“; Zeiten in UTC, oder „18:30 +2“
ask-tournament-title = Ein Titel
ask-tournament-label = Wie heißt das Turnier?
ask-tournament-hint = Höchstens { $most } Zeichen; alle lesen ihn.

# What a menu shows: the option and its value.
tournament-option-form = Form: { $value }
tournament-option-ruleset = Regeln: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Eine Partie entscheidet
       *[other] Das Beste aus { $value } Partien
    }
tournament-option-rated-on = Gewertet
tournament-option-rated-off = Nicht gewertet
tournament-option-most = Plätze: { $value }
tournament-option-team-size =
    { $value ->
        [1] Jede Person spielt für sich
       *[other] Teams zu { $value }
    }
tournament-option-seeding = Setzliste: { $value }
tournament-option-late-joins-on = Später dazukommen ist erlaubt
tournament-option-late-joins-off = Später dazukommen geht nicht
tournament-option-rounds = Runden: { $value }
tournament-option-rounds-none = So viele Runden, bis ein Sieg feststeht
tournament-option-minutes = Es dauert { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Mit Spiel um Platz 3
tournament-option-third-place-off = Ohne Spiel um Platz 3
tournament-option-grace-seconds = Wer nicht kommt, verliert nach { $value }
tournament-option-round-hours = Eine Runde dauert höchstens { $value }
tournament-option-round-hours-none = Eine Runde darf beliebig lange dauern
tournament-option-vacation-on = Urlaub zählt
tournament-option-vacation-off = Urlaub zählt nicht
tournament-option-start = Beginn: { $value }
tournament-option-starts-in = In { $value }
tournament-option-check-in-minutes = Anwesenheit melden: { $value } vorher
tournament-option-check-in-minutes-none = Ohne Anwesenheitsrunde
tournament-seeding-rating = nach Wertung
tournament-seeding-drawn = ausgelost
tournament-counted-points = Die Punkte aller Partien zählen
tournament-counted-places = Die Plätze in jeder Partie zählen
tournament-start-at-time = zu einer festen Zeit
tournament-start-when-full = sobald es voll ist
tournament-start-by-organizer = wenn du es beginnst

## What a tournament is

tournament-form-knock-out = K. o.
tournament-form-knock-out-about = Wer eine Begegnung verliert, scheidet aus
tournament-form-double = Doppel-K.-o.
tournament-form-double-about = Erst die zweite verlorene Begegnung ist das Aus
tournament-form-swiss = Schweizer System
tournament-form-swiss-about = Alle spielen jede Runde, gegen andere mit gleich vielen Punkten
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
tournament-best-of = das Beste aus { $games }
tournament-third-place = Spiel um Platz 3
tournament-rated = gewertet
tournament-unrated = nicht gewertet
tournament-places = { $most } Plätze
tournament-places-teams = { $most } Teams zu { $size }
tournament-seeded-rating = gesetzt nach Wertung
tournament-seeded-drawn = ausgelost
tournament-counts-points = die Punkte aller Partien zählen
tournament-counts-places = die Plätze in jeder Partie zählen
tournament-late = später dazukommen ist erlaubt
tournament-check-in = Anwesenheit melden, Zeit dafür: { $time }
tournament-grace = wer nicht kommt, verliert nach { $time }
tournament-round-hours = höchstens { $time } pro Runde
tournament-no-vacation = Urlaub zählt nicht
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Es beginnt am { $at }, { $when }.
tournament-begins-when-full = Es beginnt, sobald alle { $most } Plätze vergeben sind.
tournament-begins-by-organizer = Es beginnt, wenn die Turnierleitung es sagt.
tournament-ends-about = Es endet ungefähr am { $at }.
tournament-takes-about = Es dauert ungefähr { $time }.

## How it stands

tournament-state-joining = Anmeldung offen
tournament-state-check-in = Anwesenheitsrunde
tournament-state-running = läuft
tournament-state-over = vorbei
tournament-state-cancelled = abgesagt

tournament-checks-in = **Anwesenheitsrunde:** Drück *{ button-tournament-here }*, um mitzuspielen. Frist: { $when }.
tournament-begins-now = **Es beginnt jeden Moment.**
tournament-places-taken = **{ $taken } von { $most } Plätzen sind vergeben.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } von { $size }): { $people }
tournament-is-there = { $entrant } ✓ da
tournament-not-there = { $entrant } · noch nicht da
tournament-others =
    { $others ->
        [one] -# und 1 weiterer
       *[other] -# und { $others } weitere
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
tournament-have-played = { $done } von { $of } Partien sind gespielt. Die Ergebnisse gibt es am Ende.
tournament-ends = Ende: { $when }.
tournament-last-games = Die Zeit ist um: Die letzten Partien werden zu Ende gespielt.
tournament-paused = **Pausiert:** Nichts Neues beginnt, bis die Turnierleitung es fortsetzt.
tournament-over = Es endete am { $at }.
tournament-called-off-organizer = Die Turnierleitung hat es am { $at } abgesagt.
tournament-called-off-too-few = Es wurde am { $at } abgesagt: Weniger als zwei waren da.
tournament-called-off-not-begun = Es wurde am { $at } abgesagt: Niemand hat es begonnen.
tournament-called-off-bot-removed = Es wurde am { $at } abgesagt, als ich von diesem Server entfernt wurde.
tournament-podium-nobody = **Niemand hat gewonnen.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **{ $names } hat gewonnen!**
           *[other] **{ $names } haben gemeinsam gewonnen!**
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
tournament-tie-buchholz-cut-1 = Buchholz ohne den Schwächsten: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = direkter Vergleich { $value }
tournament-tie-wins = Siege { $value }
tournament-tie-scored = Partien { $value }

## For a reader

tournament-own-in = **Du bist dabei.**
tournament-own-withdrawn = Du bist ausgestiegen.
tournament-own-absent = Bei deiner letzten Partie warst du nicht da, deshalb bekommst du keine neue. Drücke *{ button-tournament-here }*, um weiterzuspielen.
tournament-own-removed = Die Turnierleitung hat dich herausgenommen.
tournament-own-nothing = **Du bist dabei.** Gerade ist nichts zu spielen.
tournament-own-alone = **Deine Partie wartet auf dich:** Drück *{ button-tournament-play }*.
tournament-own-done = **Du hast gespielt.** Deinen Platz erfährst du am Ende.
# $game leads to the board.
tournament-own-now = **Du spielst jetzt gegen { $opponent }:** { $game }
tournament-own-next = **Als Nächstes spielst du gegen { $opponent }.**
tournament-own-unknown = **Gegen wen du als Nächstes spielst, steht noch nicht fest.**
tournament-own-waits =
    { $number ->
        [one] Vorher läuft noch: { $games }.
       *[other] Vorher laufen noch: { $games }.
    }
tournament-game = Partie { $number }

tournament-entrants-title = ### { $title }: wer mitmacht
tournament-entrants-none = Noch niemand. Mach den Anfang!
tournament-standings-title = ### { $title }: Tabelle
tournament-standings-none = Es gibt noch keine Tabelle.
tournament-standings-secret = Alle spielen dieselben Würfel, darum bleiben die Ergebnisse geheim, bis du deine gespielt hast.
tournament-pairings-title = ### { $title }: wer gegen wen spielt
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
tournament-log-title = ### { $title }: was geschehen ist
tournament-log-empty = Noch nichts.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } hat es angekündigt.
tournament-act-joined = { $about } ist dabei.
tournament-act-came-back = { $about } ist wieder dabei.
tournament-act-checked-in = { $about } hat sich anwesend gemeldet.
tournament-act-withdrew = { $about } ist ausgestiegen.
tournament-act-removed = { $by } hat { $about } herausgenommen.
tournament-act-replaced = { $by } hat { $about } herausgenommen, damit jemand anderes spielt.
tournament-act-stepped-in = { $about } ist eingesprungen.
tournament-act-began = Es hat begonnen.
tournament-act-paused = { $by } hat es pausiert.
tournament-act-resumed = { $by } hat es fortgesetzt.
tournament-act-moved = { $by } hat es in einen anderen Kanal verlegt.
tournament-act-handed-over = { $by } hat { $about } die Leitung übergeben.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } hat die Paarung von { $about } entschieden: { $detail }.
tournament-act-no-show = { $about } ist nicht gekommen.
tournament-act-not-checked-in = { $about } hat sich nicht anwesend gemeldet.
tournament-act-incomplete = Dem Team von { $about } fehlten Leute, es spielt nicht mit.
# $detail is the number of the game.
tournament-act-broke-off = Partie { $detail } brach ab und wird neu gespielt.
tournament-act-deserted = Partie { $detail } ist vorbei: niemand ist geblieben.
tournament-act-undecided = Partie { $detail } endete ohne Ergebnis.
tournament-act-time-up = Die Paarung von { $about } wurde entschieden, als die Zeit um war.
tournament-act-trouble-channel-gone = Es wurde pausiert: Sein Kanal wurde gelöscht.
tournament-act-trouble-forbidden = Es wurde pausiert: In seinem Kanal darf ich nicht schreiben.
tournament-act-trouble-refused = Es wurde pausiert: Discord lehnt seine Partien in seinem Kanal ab.
tournament-act-cancelled-organizer = { $by } hat es abgesagt.
tournament-act-cancelled-too-few = Es wurde abgesagt: Weniger als zwei waren da.
tournament-act-cancelled-not-begun = Es wurde abgesagt: Niemand hat es begonnen.
tournament-act-cancelled-bot-removed = Es wurde abgesagt, als ich von diesem Server entfernt wurde.
tournament-act-ended = Es ist zu Ende.

tournament-picture-coming = Das Bild wird gezeichnet und ist gleich hier.
tournament-report = **{ $title }** im Berichtsformat der FIDE (TRF16), das Paarungsprogramme lesen.

tournaments-title = ### Turniere auf diesem Server
tournaments-none = Es gibt noch keine. { command-events-tournament-create } plant eins.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } von { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Ein Turnier zeigen

## Taking part

button-tournament-join = Mitmachen
button-tournament-leave = Nicht mehr mitmachen
button-tournament-withdraw = Aussteigen
# In an arena people come and go.
button-tournament-on = Spielen
button-tournament-off = Pause für mich
button-tournament-here = Ich bin da
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
button-tournament-team = Ein Team nennen
button-tournament-berserk = Berserk: halbe Zeit, 1 Punkt mehr
menu-tournament-team = In ein Team gehen

tournament-joined = Du bist bei **{ $title }** dabei. Ich rufe dich, wenn deine Partie beginnt.
tournament-left = Du bist bei **{ $title }** nicht mehr dabei.
tournament-checked-in = Schön, dass du da bist. **{ $title }** beginnt bald.
tournament-berserk = Du spielst diese Partie mit halber Zeit. Gewinnst du sie, ist das einen Punkt mehr wert.
tournament-there = Schön, dass du da bist. Ich weiß jetzt, dass du bei **{ $title }** dabei bist.
tournament-choose-team = ### { $title }: such dir ein Team aus
tournament-team-people = { $number } von { $size } Personen
ask-team-title = Ein Team
ask-team-label = Wie heißt das Team?
ask-team-hint = Ein Team mit diesem Namen nimmt dich auf, sonst wird es ein neues.
tournament-leave = ### Bei { $title } aussteigen?
    Du verlierst die Partien, die du gerade spielst, und spielst keine weiteren.

## The organizer's panel

tournament-panel-title = ### Leitung von { $title }
button-tournament-begin = Jetzt beginnen
button-tournament-pause = Pausieren
button-tournament-resume = Fortsetzen
button-tournament-decide = Eine Paarung entscheiden
button-tournament-people = Herausnehmen oder ersetzen
button-tournament-hints = Frühes Aufgeben
button-tournament-move = Hierher verlegen
button-tournament-post = Karte neu zeigen
button-tournament-ask-cancel = Turnier absagen
button-tournament-cancel = Turnier absagen
button-tournament-ask-remove = Herausnehmen
button-tournament-remove = Herausnehmen
menu-tournament-hand-over = Die Leitung jemand anderem geben
menu-tournament-person = Wähle jemanden
menu-tournament-replace = Jemand anderen spielen lassen
menu-tournament-pairing = Wähle eine Paarung
menu-tournament-verdict = Wähle das Ergebnis

tournament-done-begun = Es beginnt.
tournament-done-paused = Es ist pausiert. Partien, die laufen, gehen weiter.
tournament-done-resumed = Es geht weiter.
tournament-done-moved = Es geht in diesem Kanal weiter.
tournament-done-posted = Die Karte ist wieder da.
tournament-done-cancelled = Es ist abgesagt.
tournament-done-handed-over = Jemand anderes leitet es jetzt.
tournament-done-removed = Herausgenommen.
tournament-done-replaced = Ersetzt.
tournament-done-decided = Die Paarung ist entschieden.
tournament-cancel = ### { $title } absagen?
    Niemand gewinnt es, und das lässt sich nicht rückgängig machen. Laufende Partien enden ohne Ergebnis.
tournament-people-title = ### { $title }: herausnehmen oder ersetzen
tournament-person = ### { $name }
    Wer noch nicht gespielt hat, kann ersetzt werden. Wer herausgenommen wird, verliert die laufenden Partien.
tournament-remove = ### { $name } herausnehmen?
    Die laufenden Partien sind dann verloren, und ein Zurück gibt es nicht.
tournament-remove-early = ### { $name } herausnehmen?
    Ein erneuter Beitritt ist dann nicht möglich.
tournament-remove-team = ### Das Team { $team } herausnehmen?
    { $people } verlieren die laufenden Partien und können nicht zurück.
tournament-decide-title = ### { $title }: eine Paarung entscheiden
tournament-decide-about = Die Partien dieser Paarung enden, und im Protokoll steht, wer sie entschieden hat.
tournament-decide-none = Gerade wird nichts gespielt.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } gewinnt
tournament-verdict-drawn = Unentschieden
tournament-verdict-nobody = Niemand bekommt Punkte
tournament-hints-title = ### { $title }: frühes Aufgeben
tournament-hints = Wer in Turnieren dieses Servers Partien früh aufgegeben hat, und gegen wen. Das kann gute Gründe haben.
tournament-hints-none = Niemand hat immer wieder gegen dieselbe Person früh aufgegeben.
tournament-hint =
    - { $loser } gegen { $winner }: { $times ->
        [one] einmal
       *[other] { $times }-mal
    }

## Refusals of the panel

refusal-tournament-none-here = Auf diesem Server gibt es kein Turnier.
refusal-tournament-time = Diese Zeit kann ich nicht lesen. Schreib zum Beispiel „in 2 h 30 min“, „18:30“ oder „2026-12-01 18:30“.
refusal-tournament-draft-gone = Diesen Entwurf gibt es nicht mehr. { command-events-tournament-create } beginnt einen neuen.
refusal-tournament-draft-outdated = Der Entwurf hat sich inzwischen geändert. So ist er jetzt.
refusal-tournament-draft-rules-gone = Die Hausregeln dieses Turniers wurden gelöscht, darum wurde nichts angekündigt. Wähle andere Regeln und kündige es dann an.
refusal-tournament-no-person = Bots können nicht mitmachen. Wähle einen Menschen.

## Commands

cmd-tournament = turnier
cmd-tournament-about = Turniere: planen, mitmachen und ansehen
cmd-tournament-create = planen
cmd-tournament-create-about = Ein Turnier Schritt für Schritt planen, bevor es jemand sieht
cmd-tournament-create-name = name
cmd-tournament-create-name-about = Wie es heißt
cmd-tournament-create-form = form
cmd-tournament-create-form-about = Wie es gespielt wird
cmd-tournament-list = liste
cmd-tournament-list-about = Die Turniere dieses Servers
cmd-tournament-show = zeigen
cmd-tournament-show-about = Wie ein Turnier steht und was du als Nächstes spielst
cmd-tournament-show-tournament = turnier
cmd-tournament-show-tournament-about = Welches; ohne Angabe das erste der Liste
cmd-tournament-join = mitmachen
cmd-tournament-join-about = Bei einem Turnier mitmachen
cmd-tournament-leave = aussteigen
cmd-tournament-leave-about = Bei einem Turnier nicht mehr mitmachen

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · Partie { $number }
tournament-game-call = { $players }: Das ist eure Partie von **{ $title }** ({ $round }). { $first } fängt an.
tournament-game-call-arena = { $players }: Das ist eure Partie in **{ $title }**. { $first } fängt an.
tournament-call-there = Noch nicht dran? Drücke *{ button-tournament-here }*: Kommt der andere nicht, gewinnst du nur, wenn du da warst.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Das Turnier **{ $title }** wartet auf dich. { $why }
tournament-trouble-channel-gone = Sein Kanal wurde gelöscht. Wähle einen anderen dafür, dann geht es weiter.
tournament-trouble-forbidden = In { $channel } darf ich nicht schreiben. Gib mir dort *{ permission-view-channel }* und *{ permission-send-messages }* und setze es fort, oder wähle einen anderen Kanal.
tournament-trouble-refused = Discord lehnt es ab, seine Partien in { $channel } zu zeigen. Wähle einen anderen Kanal, oder setze es fort, um es dort noch einmal zu versuchen.

# $what is one of the following.
tournament-lacks = Dein Turnier **{ $title }** ist angekündigt. { $what }
tournament-hindrance-no-event = Unter den Events des Servers steht es nicht, weil ich keine anlegen darf. Mit der Berechtigung *{ permission-create-events }* kann ich das.
tournament-hindrance-no-threads = Discord lässt mich in seinem Kanal keinen Thread für seine Partien eröffnen, darum werden sie im Kanal selbst gespielt. Gib mir dort *{ permission-create-public-threads }*, schließe Threads, die niemand braucht, oder verlege es mit *Leiten* in einen anderen Kanal.

## Refusals

refusal-tournament-gone = Dieses Turnier gibt es auf diesem Server nicht.
refusal-tournament-title = Ein Titel hat 1 bis { $most } Zeichen.
refusal-tournament-number = *{ $option }* muss zwischen { $low } und { $high } liegen.
refusal-tournament-best-of = Eine Paarung geht über 1, 3 oder 5 Partien. In Arenen und Duplikaten ist es eine.
refusal-tournament-no-clock = Ein Turnier braucht eine Uhr, damit niemand ewig wartet. Wähle ein Tempo.
refusal-tournament-no-teams = Teams können nur Rundenturniere und Schweizer Turniere spielen.
refusal-tournament-too-many = Ein Rundenturnier kann höchstens { $most } Teilnehmende haben: Mit mehr wäre es nie zu Ende.
refusal-tournament-start = Wähle einen Beginn, der nach der Anwesenheitsrunde und innerhalb von 90 Tagen liegt, oder gar keinen.
refusal-tournament-enough-here = Auf diesem Server laufen schon { $most } Turniere. Wenn eins davon vorbei ist, kannst du ein neues ansetzen.
refusal-tournament-enough-own = Du leitest schon { $most } Turniere. Wenn eins davon vorbei ist, kannst du ein neues ansetzen.
refusal-tournament-enough-today = Auf diesem Server wurden innerhalb eines Tages { $most } Turniere angesetzt. Versuch es morgen wieder.
refusal-tournament-not-open = Bei diesem Turnier kann niemand mehr mitmachen.
refusal-tournament-full = Alle { $most } Plätze sind vergeben. Wenn jemand aussteigt, kannst du nachrücken.
refusal-tournament-in-already = Schon bei diesem Turnier dabei.
refusal-tournament-not-in = Nicht bei diesem Turnier dabei.
refusal-tournament-no-team = Bei diesem Turnier spielt jede Person für sich, es gibt also keine Teams.
refusal-tournament-team-name = Nenne das Team, zu dem du willst, oder ein neues: 1 bis { $most } Zeichen.
refusal-tournament-team-full = Dieses Team ist vollständig. Geh in ein anderes oder gründe ein eigenes.
refusal-tournament-removed = Die Turnierleitung hat dich aus diesem Turnier genommen.
refusal-tournament-no-check-in = Gerade muss sich niemand anwesend melden.
refusal-tournament-not-organizer = { $name } leitet dieses Turnier. Wer den Server verwaltet, kann es auch.
refusal-tournament-not-now = Das geht bei diesem Turnier gerade nicht.
refusal-tournament-too-few = Zum Anfangen braucht es mindestens zwei.
refusal-tournament-has-played = Diese Person hat schon gespielt, darum kann niemand sie ersetzen. Du kannst sie stattdessen herausnehmen.
refusal-tournament-no-pairing = Diese Paarung ist schon entschieden.
refusal-tournament-no-draw = Im K.-o.-System muss jemand weiterkommen. Wähle, wer.
refusal-tournament-no-berserk = Deine Zeit halbieren kannst du nur in einer Arena, vor deinem ersten Wurf.
refusal-tournament-busy = Dieses Turnier ändert sich gerade zu schnell. Versuch es noch einmal.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Runde { $round }
tournament-picture-lower = Unten { $round }
tournament-picture-quarter = Viertelfinale
tournament-picture-semi = Halbfinale
tournament-picture-final = Finale
tournament-picture-third = Platz drei
tournament-picture-grand = Großes Finale
tournament-picture-again = Zweites Spiel

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
