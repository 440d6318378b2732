## Buttons

button-accept = Annehmen
button-game-rules = Die Regeln
button-change-rules = Regeln ändern...
button-ask-rated = Bitte werten
button-decline = Ablehnen
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-play-on = Weiterspielen

## Invitations

invitation-title = ### Lust auf Farkle?
invitation-text = **{ $challenger }** fordert { $invited } heraus.
invitation-expires = Frist: { $when }.
table-rules-changed = Die Regeln wurden für diese Partie geändert. Sieh dir *{ button-game-rules }* an; wer vorher angenommen hat, nimmt noch einmal an.
table-asks-rated = Für eine gewertete Partie: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Gewertet* heißt: Wer gewinnt, bekommt Wertungspunkte, wer verliert, gibt welche ab. Aufgeben zählt als Niederlage, und Tipps gibt es keine.
rematch-call = { $players }, **{ $name }** möchte eine Revanche: Drück auf dem Brett *{ button-rematch }*, um mitzuspielen. { $board }
invitation-seated = Am Tisch: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Du hast abgelehnt. Wenn du von **{ $name }** gar nicht mehr herausgefordert werden willst, drück auf den Knopf: Niemand erfährt davon.
button-block = { $name } blockieren
blocked = Du bekommst keine Herausforderungen mehr von { $name }, und niemand erfährt davon. Deine Blockliste steht in { command-preferences }.

## Open tables

lobby-title = ### Offener Tisch
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · Host
lobby-seat-bot = { $seat }. { $name } · Bot
lobby-seat-free = { $seat }. frei
lobby-seat-team = { $line } · Team { $team }
lobby-two = Die Partie beginnt, sobald sich jemand setzt.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Dein Tisch wartet in { $channel }. Die Partie beginnt, sobald sich jemand setzt; kommt niemand, schließt er { $when }.
find-other = **{ $name }** hat in { $channel } einen Tisch eröffnet und wartet auf jemanden. Geh hin und drück *{ button-join }*, oder eröffne hier einen eigenen.

## Opponents that the bot plays

temper-perfect = gewinnt, so oft es nur geht
temper-cautious = sichert früh und wagt wenig
temper-greedy = will tausend oder nichts
temper-streaky = glaubt an Glücks- und Pechsträhnen
temper-tactician = spielt nach dem Punktestand
temper-of-level = je höher die Zahl, desto weniger Fehler

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Gegner dazuholen
opponents-seat = { $name } hinzufügen
opponents-dismiss = { $name } entfernen
opponents-level = Robin (Stufe { $number }): { temper-of-level }
# Für alle, die den Bot selbst herausfordern.
challenge-me = Mich musst du nicht einladen: Drück auf den Knopf, und wir spielen gleich hier. Mit { command-bot } suchst du dir Gegner und Regeln aus.
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
parked-text = Die Partie von { $players } hat anderen Platz gemacht. Sie steht genau so, wie sie war: Mit *{ button-play-on }* geht sie hier weiter, mit { command-show } anderswo.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Deine Partien
games-none = Du spielst gerade keine Partie. { command-play } zeigt alle Wege, eine zu beginnen.
games-waiting = **Warten auf dich**
games-other = **Warten auf andere**
games-page = Seite { $number } von { $of }

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
games-score-two = du { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } auf { $server }
games-deadline = Frist { $when }
games-vacation = im Urlaub bis { $when }
games-parked = sie hat anderen Platz gemacht; { command-show } holt sie dort zurück

## What is refused, and what to do instead

refusal-challenge-self = Zum Spielen braucht es zwei. Fordere jemand anderen heraus.
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
refusal-host-seats = Nur { $name } als Host kann Gegner hinzufügen und entfernen.
refusal-no-such-opponent = Einen Gegner „{ $word }“ gibt es nicht. Wähle einen der Vorschläge oder eine Stufe von { $least } bis { $most }.
refusal-too-few = Für eine Partie braucht es mindestens zwei.
refusal-no-stake = Für eine Wette braucht es einen Würfel als Einsatz, und du hast bisher nur gewöhnliche. Gewinne einen gegen die Gegner der Taverne, mit { command-tavern-play }, oder lass die Wette weg.
refusal-no-stake-of = { $name } hat noch keinen besonderen Würfel als Einsatz für eine Wette. Spiel ohne, oder versuch es später noch einmal.
refusal-only-you-see = Hier zeigt Discord meine Antworten nur dir, also könnte niemand mit dir spielen. Wer diesen Server verwaltet, kann in diesem Kanal *Externe Apps verwenden* erlauben oder mich auf den Server holen. Gegen mich kannst du trotzdem spielen: { command-bot }.
refusal-several-games = Damit können mehrere Partien gemeint sein. Sag mit der Option *{ cmd-show-game }*, welche, und zwar mit ihrer Nummer.
refusal-no-own-game-here = Du spielst bei keiner der Partien mit, die hier offen sind. { command-games } zeigt dir deine.
refusal-games-elsewhere = In diesem Kanal hast du keine Partie, aber anderswo. Geh dorthin, oder nenne eine Partie mit ihrer Nummer in der Option *{ cmd-show-game }*.
refusal-games-in-threads = In diesem Kanal selbst ist keine Partie. Diese sind in seinen Threads offen; gib den Befehl dort.
refusal-not-open-here = Partie { $number } ist in diesem Kanal nicht offen. Wähle eine der vorgeschlagenen.
refusal-cannot-move = Partie { $number } kann hier nicht weitergehen. Partien ziehen nur innerhalb eines Servers um, und nur wenn jemand vom Tisch es will; wähle eine der vorgeschlagenen.
refusal-not-own-game = Partie { $number } ist keine deiner offenen Partien. { command-games } zeigt sie dir.

## Commands

cmd-challenge = herausfordern
cmd-challenge-about = Fordere jemanden in diesem Kanal zu einer Partie Farkle heraus
cmd-challenge-opponent = person
cmd-challenge-opponent-about = Wen du herausforderst
cmd-challenge-ruleset = regeln
cmd-challenge-ruleset-about = Nach welchen Regeln; sonst die üblichen des Servers
cmd-challenge-target = ziel
cmd-challenge-target-about = Wie viele Punkte gewinnen, 500 bis 100.000
cmd-challenge-turns = züge
cmd-challenge-turns-about = Stattdessen so viele Züge pro Person, 1 bis 100
cmd-challenge-teams = teams
cmd-challenge-teams-about = In so vielen gleich großen Teams, 2 bis 4; bis 20.000, wenn du kein Ziel nennst
cmd-challenge-rated = gewertet
cmd-challenge-rated-about = Ob sie für die Wertung zählt; ohne Angabe ja, wo es geht und niemand neu ist
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
cmd-open-about = Eröffne einen Tisch für alle in diesem Kanal
cmd-open-seats = plätze
cmd-open-seats-about = Wie viele mitspielen können, 2 bis 8; 4, wenn du nichts angibst, oder 2 bei Regeln für zwei
cmd-bot = bot
cmd-bot-about = Spiel in diesem Kanal gegen den Bot
cmd-bot-level = gegner
cmd-bot-level-about = Gegen wen, oder wie stark, 1 bis 100; { opponent-perfect }, wenn du nichts angibst
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = partien
cmd-games-about = Sieh deine Partien, zuerst die, die auf dich warten
cmd-context-challenge = Zu Farkle herausfordern
