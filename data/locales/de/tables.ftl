## Buttons

button-accept = Annehmen
button-game-rules = Die Regeln
button-change-rules = Regeln ändern …
button-ask-rated = Bitte werten
button-decline = Ablehnen
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-play-on = Weiterspielen

## Invitations

invitation-text = ## { $challenger } fordert { $invited } zu Farkle heraus
invitation-expires = -# Frist: { $when }.
table-rules-changed = Die Regeln wurden für diese Partie geändert. Sieh dir *{ button-game-rules }* an: Falls du vorher angenommen hast, nimm bitte noch einmal an.
table-asks-rated = Bitte um eine gewertete Partie: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Gewertet* heißt: Wer gewinnt, bekommt Wertungspunkte, wer verliert, gibt welche ab, Aufgeben zählt als Niederlage, und niemand bekommt Tipps.
rematch-call = { $players }, **{ $name }** möchte eine Revanche: Drück auf dem Spielfeld *{ button-rematch }*, um mitzuspielen. { $board }
invitation-seated = Am Tisch: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Du hast abgelehnt. Wenn **{ $name }** dich nicht noch einmal herausfordern soll, drück auf den Knopf. Niemand erfährt davon.
button-block = { $name } blockieren
blocked = { $name } kann dich nicht mehr herausfordern und erfährt nichts davon. Deine Blockliste steht in { command-preferences }.

## Open tables

lobby-title = ## Offener Tisch von { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · Host
lobby-seat-bot = { $seat }. { $name } · Bot
lobby-seat-free = { $seat }. frei
lobby-seat-team = { $line } · Team { $team }
lobby-two = Die Partie beginnt, sobald jemand mitspielt.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Dein Tisch ist in { $channel } offen. Die Partie beginnt, sobald jemand mitspielt; sonst schließt der Tisch { $when }.
find-other = **{ $name }** hat in { $channel } einen Tisch eröffnet und wartet auf jemanden. Geh hin und drück *{ button-join }*, oder eröffne hier einen eigenen.

## Opponents that the bot plays

temper-perfect = gewinnt, so oft es nur geht
temper-cautious = sichert früh und riskiert wenig
temper-greedy = will tausend oder nichts
temper-streaky = glaubt an Glücks- und Pechsträhnen
temper-tactician = spielt nach dem Punktestand
temper-of-level = je höher, desto weniger Fehler

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Gegner wählen
opponents-seat = { $name } hinzufügen
opponents-dismiss = { $name } entfernen
opponents-level = Robin (Stufe { $number }): { temper-of-level }
# Für alle, die den Bot selbst herausfordern.
challenge-me = Mich musst du nicht einladen: Drück auf den Knopf, und wir spielen gleich hier. Mit { command-bot } kannst du Gegner und Regeln wählen.
button-play-bot = Gegen mich spielen
button-first-game = Gegen { $name } spielen

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, du bist am Zug.

## Games that have moved

moved-text = Diese Partie geht in einer neueren Nachricht weiter.
moved-ended = Diese Partie ist zu Ende. Eine neuere Nachricht zeigt, wie sie ausging.
# $channel is a thread or another channel.
moved-elsewhere = Die Partie von { $players } geht in { $channel } weiter.
# On what is left of its board.
parked-text = Die Partie von { $players } wurde für eine andere zurückgestellt. Nichts ist verloren: Mit *{ button-play-on }* geht sie hier weiter, mit { command-show } in einem anderen Kanal.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Deine Partien
games-none = Du hast keine offenen Partien. { command-play } zeigt alle Wege, eine zu beginnen.
games-waiting = **Warten auf dich**
games-other = **Warten auf andere**
games-page = Seite { $number } von { $of }

# Each of these begins a line about a game.
games-turn = **Du bist am Zug**
games-choice = **Wähle deine Würfel**
games-answer = **Du bist eingeladen**
games-rematch = **Revanche?**
games-others = { $name } ist am Zug
games-players = Wartet auf Mitspielende
games-choices = Andere wählen noch ihre Würfel
games-agreement = Wartet auf eine Antwort zur Revanche

games-with = { $ruleset } mit { $people }
games-alone = { $ruleset }
games-score = du { $own }, die anderen { $others }
games-score-two = du { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } auf { $server }
games-deadline = Frist { $when }
games-vacation = im Urlaub bis { $when }
games-parked = für eine andere zurückgestellt; { command-show } holt sie dort zurück

## What is refused, and what to do instead

refusal-challenge-self = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen.
refusal-challenge-twice = Du hast jemanden zweimal genannt. Nenne alle nur einmal.
refusal-takes-no-challenges = { $name } nimmt gerade keine Herausforderungen an. Mit { command-open } eröffnest du einen Tisch, an dem alle mitspielen können.
refusal-challenge-declined = { $name } möchte gerade nicht spielen. Versuch es in einer Stunde noch einmal, oder eröffne mit { command-open } einen Tisch, an dem alle mitspielen können.
refusal-challenge-waits = Du hast { $name } schon herausgefordert und noch keine Antwort bekommen.
refusal-challenged-already = { $name } hat dich schon herausgefordert. Nimm an, um die Partie zu beginnen.
refusal-too-many-challenges = { $most } deiner Herausforderungen warten noch auf Antwort. Sobald eine da ist, kannst du die nächste schicken.
refusal-block-list-full = Deine Blockliste ist voll: Sie fasst { $most } Leute. Nimm mit { command-preferences } jemanden herunter, dann drück noch einmal.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-table-full = Dieser Tisch ist voll. Mit { command-open } kannst du in einem anderen Kanal einen neuen eröffnen.
refusal-only-host = Solange Plätze frei sind, kann nur { $name } als Host die Partie starten.
refusal-host-seats = Nur { $name } als Host kann Gegner hinzufügen und entfernen.
refusal-no-such-opponent = Einen Gegner „{ $word }“ gibt es nicht. Wähle einen der Vorschläge oder eine Stufe von { $least } bis { $most }.
refusal-too-few = Für eine Partie braucht es mindestens zwei.
refusal-no-stake = Für eine Wette brauchst du einen besonderen Würfel als Einsatz, und du hast noch keinen. Gewinne einen gegen die Gegner der Taverne, mit { command-tavern-play }, oder spiel ohne Wette.
refusal-no-stake-of = { $name } hat noch keinen besonderen Würfel als Einsatz. Spiel ohne Wette, oder versuch es später noch einmal.
refusal-only-you-see = In diesem Kanal siehst nur du meine Antworten, also könnte niemand mit dir spielen. Wer diesen Server verwaltet, kann hier *Externe Apps verwenden* erlauben oder mich auf den Server holen. Gegen mich kannst du trotzdem spielen: { command-bot }.
refusal-several-games = Mehr als eine Partie passt. Wähle eine mit der Option *{ cmd-show-game }*.
refusal-no-own-game-here = Du spielst bei keiner der Partien hier mit. { command-games } listet deine auf.
refusal-games-elsewhere = Keine deiner Partien ist in diesem Kanal. Geh zu einer davon, oder gib ihre Nummer in der Option *{ cmd-show-game }* an.
refusal-games-in-threads = In diesem Kanal selbst ist keine Partie, aber diese sind in seinen Threads offen. Benutze den Befehl dort.
refusal-not-open-here = Partie { $number } ist in diesem Kanal nicht offen. Wähle einen der Vorschläge.
refusal-cannot-move = Partie { $number } kann nicht hierher. Nur wer mitspielt, kann eine Partie verlegen, und nur zwischen Kanälen desselben Servers. Wähle einen der Vorschläge.
refusal-not-own-game = Partie { $number } ist keine deiner offenen Partien. { command-games } listet sie auf.

## Commands

cmd-challenge = herausfordern
cmd-challenge-about = Fordere jemanden in diesem Kanal zu einer Partie Farkle heraus
cmd-challenge-opponent = person
cmd-challenge-opponent-about = Wen du herausforderst
cmd-challenge-ruleset = regeln
cmd-challenge-ruleset-about = Nach welchen Regeln (Standard: die üblichen des Servers)
cmd-challenge-target = ziel
cmd-challenge-target-about = Punkte zum Sieg, 500 bis 100.000
cmd-challenge-turns = züge
cmd-challenge-turns-about = Züge pro Person statt eines Ziels, 1 bis 100
cmd-challenge-teams = teams
cmd-challenge-teams-about = Zahl gleich großer Teams, 2 bis 4; bis 20.000, wenn du kein Ziel nennst
cmd-challenge-rated = gewertet
cmd-challenge-rated-about = Ob die Partie gewertet wird (Standard: wo es geht und niemand neu ist)
cmd-challenge-pace = tempo
cmd-challenge-pace-about = Wie lange ein Zug dauern darf
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = person2
cmd-challenge-opponent3 = person3
cmd-challenge-opponent4 = person4
cmd-challenge-opponent5 = person5
cmd-challenge-opponent6 = person6
cmd-challenge-opponent7 = person7
cmd-challenge-another-about = Noch jemand
cmd-open = eröffnen
cmd-open-about = Eröffne einen Tisch, an dem alle in diesem Kanal mitspielen können
cmd-open-seats = plätze
cmd-open-seats-about = Wie viele mitspielen können, 2 bis 8 (Standard: 4, bei Regeln für zwei 2)
cmd-bot = bot
cmd-bot-about = Spiel in diesem Kanal gegen den Bot
cmd-bot-level = gegner
cmd-bot-level-about = Gegen wen, oder wie stark, 1 bis 100 (Standard: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = partien
cmd-games-about = Liste deine Partien auf, zuerst die, die auf dich warten
cmd-context-challenge = Zu Farkle herausfordern
