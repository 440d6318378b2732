## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · Partie { $number }
tournament-game-call = { $players }: Runde { $round } von **{ $title }** beginnt, und das ist eure Partie. { $first } fängt an.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Das Turnier **{ $title }** wartet auf dich. { $why }
tournament-trouble-channel-gone = Sein Kanal wurde gelöscht. Wähle einen anderen dafür, dann geht es weiter.
tournament-trouble-forbidden = In { $channel } darf ich nicht schreiben. Gib mir dort *{ permission-view-channel }* und *{ permission-send-messages }* und setze es fort, oder wähle einen anderen Kanal.

# $what is one of the following.
tournament-lacks = Dein Turnier **{ $title }** ist angekündigt. { $what }
tournament-hindrance-no-event = Unter den Events des Servers steht es nicht, weil ich keine anlegen darf. Mit der Berechtigung *{ permission-create-events }* kann ich das.

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
