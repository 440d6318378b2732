## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = noch keine

## Leaderboards

leaderboard-title = ## Rangliste: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Seit { $starts }. Ende: { $ends } (UTC).
leaderboard-enough = Für einen Rang brauchst du { $games } beendete Partien.
leaderboard-moves = Gestiegen und gefallen: Plätze seit { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, hier ohne Rang: { $figure }
leaderboard-up = { $row } · ▲ um { $places } gestiegen
leaderboard-down = { $row } · ▼ um { $places } gefallen
leaderboard-empty-all = Auf diesem Server hat noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-today = Auf diesem Server hat heute noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-week = Auf diesem Server hat diese Woche noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-month = Auf diesem Server hat diesen Monat noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-season = In dieser Saison hat noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-ruleset = Nach diesen Regeln hat in diesem Zeitraum noch niemand eine Partie beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-average = Noch hat niemand genug Partien für einen Rang beendet. Beginne eine mit { command-challenge }.
leaderboard-empty-rating = Noch hat niemand eine gewertete Partie beendet. Beginne eine mit { command-challenge } und Regeln, die der Bot mitbringt.
leaderboard-empty-everywhere = Von allen, die sich hier zeigen, hat noch niemand ein Ergebnis. Mit *{ button-list }* bist du dabei.

ranking-wins = Siege
ranking-win-rate = Siegquote
ranking-rating = Wertung
ranking-points-per-turn = Punkte pro Zug
ranking-best-turn = Bester Zug
ranking-farkle-rate = Farkle-Quote
ranking-win-streak = Siegesserie

order-wins = Die meisten Siege zuerst; bei gleich vielen die wenigsten Niederlagen zuerst.
order-win-rate = Die höchste Siegquote zuerst.
order-rating = Nach der unteren Grenze der Wertung: 1.500 ± 80 zählt als 1.420. Jeder Zeitraum hat eigene Wertungen.
order-points-per-turn = Die meisten gesicherten Punkte pro Zug zuerst.
order-best-turn = Die meisten in einem Zug gesicherten Punkte zuerst.
order-farkle-rate = Die wenigsten Farkles pro Zug zuerst.
order-win-streak = Die meisten Siege in Folge zuerst.

standing-wins = { $wins } von { $games } gewonnen
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
listed = Du bist dabei: Ranglisten über alle Server zeigen jetzt deinen Namen und deine Ergebnisse, und alle können deine Erfolge auf jedem Server sehen. *{ button-unlist }* macht das rückgängig.
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
podium-placed = { $place }. **{ $name }** ({ $wins } gewonnen)
podium-more =
    { $people ->
        [one] noch jemand
       *[other] { $people } weitere
    }

## The end of a season

done-season = Erledigt. Die Saison ist zu Ende.

season-sure = **Diese Saison beenden?** Alle hier sehen ihr Podest, und die nächste beginnt sofort.
button-end-season = Saison beenden

## Figures

stats-title = ## { $name } auf diesem Server
# A letter for each game: won, or lost.
form-won = S
form-lost = N
stats-form =
    Form: `{ $form }` · { $games ->
        [1] bisher eine Partie
       *[other] { $won } von { $games } gewonnen
    }
stats-rating-up = ▲ Plus { $points }: { $first } → { $last }
stats-rating-down = ▼ Minus { $points }: { $first } → { $last }
button-all-figures = Die ganze Statistik
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
# The profile card, a picture: captions are short.
profile-title = Farkle auf diesem Server
profile-best-turn = Bester Zug
profile-won = Gewonnen
profile-of = { $number } von { $of }
profile-streak = Siegesserie
profile-rival = Bilanz
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } zu { $losses }
profile-dice = Würfel
profile-medals = Medaillen
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Profilkarte von { $name }. { $told }.

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
achievement-hot-dice-100-about = Erziele in all deinen Partien 100-mal heiße Würfel.
achievement-rulesets-3 = Weit herumgekommen
achievement-rulesets-3-about = Gewinne Partien nach drei verschiedenen Regelwerken, die der Bot mitbringt.
achievement-rulesets-7 = Große Rundreise
achievement-rulesets-7-about = Gewinne Partien nach sieben verschiedenen Regelwerken, die der Bot mitbringt.
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
achievements-all = Du hast alle Erfolge geschafft. Glückwunsch!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Bisher: { $value } von { $of }.

## Games that are over, and rivals

history-title = ### Partien von { $name }
history-own = Alle deine Partien, die neueste zuerst. Wähle unten eine, um sie noch einmal anzusehen.
history-here = Partien mit Leuten auf diesem Server, die neueste zuerst. Wähle unten eine, um sie noch einmal anzusehen.
history-row = - Partie { $number } · **{ $result }** { $score } gegen { $others } · { $ruleset } · { $when }
history-closed = - Partie { $number } · gegen { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Eine Partie in einem Kanal, den du nicht sehen kannst
menu-history = Eine Partie ansehen
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-shared = Sieg geteilt
outcome-resigned = Aufgegeben
outcome-removed = Entfernt
outcome-timed-out = Zeit abgelaufen
outcome-score = { $own } zu { $other }
outcome-place = mit { $own }, Platz { $place } von { $of },

rivals-title = ### Deine Bilanz auf diesem Server
rivals-hint = Die Leute, mit denen du am meisten gespielt hast. Nenne jemanden in { command-rivals }, um eure letzten Partien zu sehen.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 Partie: { $wins } gewonnen, { $losses } verloren, { $ties } unentschieden
       *[other] { $games } Partien: { $wins } gewonnen, { $losses } verloren, { $ties } unentschieden
    }
head-to-head-title = ### Du und { $name } auf diesem Server
head-to-head-games = **Eure letzten Partien**

## What is refused, and what to do instead

refusal-no-figures = { $name } hat auf diesem Server noch keine Partie zu Ende gespielt. Beginne eine mit { command-challenge }.
refusal-no-games = Du hast noch keine Partie zu Ende gespielt. Beginne eine mit { command-challenge } oder { command-bot }.
refusal-no-rivals = Du hast auf diesem Server noch mit niemandem eine Partie zu Ende gespielt. Beginne eine mit { command-challenge }.
refusal-never-met = { $name } und du, ihr habt auf diesem Server noch keine Partie gegeneinander zu Ende gespielt. { command-challenge } beginnt eine.
refusal-no-season-games = In dieser Saison ist noch keine Partie beendet, also gibt es nichts abzuschließen.

## Commands

cmd-leaderboard = rangliste
cmd-leaderboard-about = Sieh nach, wer am besten ist, auf diesem Server oder überall
cmd-leaderboard-board = sortierung
cmd-leaderboard-board-about = Wonach sortiert wird (Standard: Siege)
cmd-leaderboard-period = zeitraum
cmd-leaderboard-period-about = Welcher Zeitraum, in UTC (Standard: insgesamt)
cmd-leaderboard-ruleset-about = Nur Partien nach diesen Regeln
cmd-leaderboard-scope = bereich
cmd-leaderboard-scope-about = Dieser Server oder überall (Standard: dieser Server)
cmd-stats = statistik
cmd-stats-about = Sieh dir die Statistik von jemandem auf diesem Server an
cmd-stats-user = mitglied
cmd-stats-user-about = Wessen Statistik (Standard: deine eigene)
cmd-rivals = bilanz
cmd-rivals-about = Sieh dir deine Bilanz gegen jemanden auf diesem Server an
cmd-rivals-user-about = Gegen wen (Standard: alle, mit denen du am meisten gespielt hast)
cmd-history = verlauf
cmd-history-about = Liste beendete Partien mit ihren Nummern auf
cmd-history-user-about = Wessen Partien (Standard: deine eigenen)
cmd-achievements = erfolge
cmd-achievements-about = Sieh nach, was jemand geschafft hat, und was als Nächstes kommt
cmd-achievements-user-about = Wessen Erfolge (Standard: deine eigenen)
cmd-season = saison
cmd-season-about = Die Saisons dieses Servers
cmd-season-end = beenden
cmd-season-end-about = Beende diese Saison jetzt und zeig ihr Siegerpodest
