## Help, and what is said when the bot joins a server

help-title = ### Hilfe: { $topic }
menu-help = Was möchtest du wissen?
menu-strategy = Welche Regeln?
topic-help-start = Erste Schritte
topic-help-playing = Spielen
topic-help-words = Wörter auf dem Spielfeld
topic-help-rules = Regeln
topic-help-ratings = Wertung
topic-help-tavern = Die Taverne
topic-help-slow = Langsame Partien
topic-help-events = Events
topic-help-strategy = Strategie
topic-help-privacy = Datenschutz
topic-help-etiquette = Gute Manieren
topic-help-admins = Für Admins

help-start =
    Wirf sechs Würfel, behalte, was zählt, und sichere deine Punkte, bevor ein Farkle sie dir nimmt. { command-play } zeigt alle Wege zu spielen als Knöpfe. Oder leg gleich los:
    - { command-bot } beginnt gleich hier eine Partie gegen mich.
    - { command-challenge } fordert Leute heraus, { command-open } öffnet einen Tisch für alle.
    - { command-learn } bringt dir das Spiel in kurzen Lektionen bei, auf einem echten Spielfeld.
help-playing =
    - Wenn du am Zug bist, drück die Würfel, die du behalten willst. Dann wirf die übrigen mit *{ button-roll }* oder sichere deine Punkte mit *{ button-bank }*. *{ button-best }* wählt Würfel für dich, und *{ button-options }* zeigt alles, was zählt.
    - { command-show } zeigt das Spielfeld noch einmal als neueste Nachricht und holt deine Partie in einen anderen Kanal.
    - { command-games } listet deine Partien auf, zuerst die, die auf dich warten. Mit { command-resign } verlässt du eine.
    - { command-daily } ist das Tagesspiel: zehn Züge, dieselben Würfel für alle.
    - { command-puzzle } gibt dir eine Stellung: Finde die Wahl, die am häufigsten gewinnt.
    - { command-replay } zeigt eine beendete Partie Schritt für Schritt, { command-verify } prüft, ob ihre Würfel fair waren.
help-words =
    - **Farkle:** ein Wurf, in dem nichts zählt. Er beendet deinen Zug, und du verlierst die Punkte des Zuges.
    - **Sichern:** deinen Zug beenden und seine Punkte deiner Summe gutschreiben. Dann sind sie sicher.
    - **Auf dem Spiel:** die Punkte dieses Zuges, die du noch nicht gesichert hast.
    - **Heiße Würfel:** Alle Würfel haben gezählt, also kannst du alle noch einmal werfen.
    - **Die Prozente auf *{ button-roll }*:** wie wahrscheinlich der nächste Wurf ein Farkle ist.
    - **Ziel:** die Punktzahl, die gewinnt. Nach manchen Regeln haben danach alle anderen noch einen Zug, oder die Partie endet nach einer festen Zahl von Zügen.
    - **Vertretung:** spielt für jemanden, der nicht da ist, bis die Person zurück ist.
help-rules =
    - { command-rules-show } erklärt beliebige Regeln: was zählt, wie die Partie endet und wie riskant jeder Wurf ist.
    - Wähle sie mit der Option *{ cmd-challenge-ruleset }*, wenn du eine Partie beginnst.
    - { command-score } zeigt, was ein Wurf zählt, { command-odds }, was Würfeln und Sichern wert sind.
    - { command-rules-create } erstellt Hausregeln für diesen Server. Mit { command-rules-export } nimmst du sie auf einen anderen mit.
help-ratings =
    - Partien zwischen Leuten nach Regeln, die der Bot mitbringt, werden gewertet, wenn du es mit *{ cmd-challenge-rated }* nicht anders wählst. Die Einladung sagt es. In gewerteten Partien gibt es keine Tipps.
    - Eine Wertung wie 1.612 ± 180 sagt, wie stark jemand spielt, und wie sicher das ist. Alle fangen mit 1.500 an.
    - { command-leaderboard } zeigt, wer hier vorn liegt, { command-stats }, wie du spielst, { command-rivals }, deine Bilanz gegen jemanden.
    - { command-achievements } und { command-history } zeigen, was du geschafft hast, und jede Partie, die du gespielt hast.
help-tavern =
    - { command-tavern-play } beginnt eine Partie mit besonderen Würfeln, jeder anders gezinkt, gegen die Gegner der Taverne oder jemanden, den du kennst.
    - Besieg diese Gegner, um Würfel und Abzeichen zu gewinnen. { command-tavern-dice } zeigt, was dir gehört.
    - Zwei Leute können eine Wette vereinbaren: Wer gewinnt, nimmt einen der besonderen Würfel der anderen Seite. Um Geld geht es nie.
    - Partien in der Taverne werden nicht gewertet.
help-slow =
    - Mit der Option *{ cmd-challenge-pace }* von { command-challenge } oder { command-open } darf ein Zug einen Tag dauern, oder drei: Spiel, wenn du eine Minute hast.
    - { command-games } zeigt, welche Partien auf dich warten.
    - Ich kann dich anpingen, wenn du am Zug bist. Wähle in { command-preferences }, wann, oder nie.
    - Wer mehrere Züge in Folge verstreichen lässt, gilt als abwesend. Dann spielt eine Vertretung, bis die Person zurück ist.
    - Mit einem Zeitkonto bleibt dir ungenutzte Zeit für spätere Züge.
    - In { command-preferences } gibt es auch Urlaub: 30 Tage im Jahr, an denen deine Uhren in langsamen Partien angehalten sind.
help-events =
    - { command-events-tournament-list } zeigt die Turniere dieses Servers, { command-events-tournament-show }, wie eins steht und welche Partie du als Nächstes hast. An- und abmelden kannst du dich mit den Knöpfen auf seiner Karte oder mit { command-events-tournament-join } und { command-events-tournament-leave }.
    - Deine Partien beginnen von selbst, in Threads, und ich pinge dich für jede einmal an. Wenn du nicht erscheinst, verlierst du sie nach einer Weile.
    - { command-events-tournament-create } plant ein Turnier: K.-o.-System, Doppel-K.-o., Schweizer System, Rundenturnier, Arena oder Duplicate mit denselben Würfeln für alle.
    - { command-events-ladder } ist die Rangleiter dieses Servers: Fordere die Leute über dir heraus und gewinne ihre Plätze.
    - { command-events-tv } zeigt die beste Partie, die gerade auf diesem Server läuft; mit *{ button-watch }* auf einem Spielfeld schaust du bei dieser zu. Tippe, wer gewinnt!
    - Urlaub, in { command-preferences }, hält deine Uhren in langsamen Partien an; ein Turnier kann das abschalten.
help-strategy =
    Spiel in vier Schritten:
    1. **Alle Würfel zählen?** Das sind heiße Würfel: Nimm alle und wirf noch einmal.
    2. **Genug zum Sichern?** Rechne alles zusammen, was zählt. Sichere, wenn der Zug dann 350 Punkte hat und ein oder zwei Würfel übrig sind, 450 bei dreien oder 1.000 bei vieren. Bei fünf würfle weiter.
    3. **Nicht genug?** Leg nur einen Würfel beiseite: eine 1, sonst eine 5, sonst die kleinste Kombination. Wirf die übrigen.
strategy-last-target = 4. **Fehlen jemandem höchstens 500 Punkte zum Ziel?** Sichere nur, wenn du damit gewinnst.
strategy-last-turns = 4. **Ist es dein letzter Zug?** Sichere nie im Rückstand.
strategy-exact = **In genauen Zahlen**: Sichere, früh in einer Partie zu zweit, ab:
strategy-bank =
    - { $dice ->
        [one] 1 Würfel übrig
       *[other] { $dice } Würfel übrig
    }: { $points }
strategy-bank-hot = - heiße Würfel: { $points }
strategy-points =
    { $points ->
        [0] nie
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } nach zwei Farkles in Folge)
    }
strategy-costs = **Was Faustregeln kosten:** wie viele von 100 Partien gegen perfektes Spiel sie zusätzlich verlieren
strategy-cost-advice = - die vier Schritte: { $games }
strategy-cost-points = - in jedem Zug auf die meisten Punkte spielen, egal wie es steht: { $games }
strategy-cost-watch-leader = - ebenso, aber nur noch zum Sieg sichern, sobald der anderen Seite 500 fehlen: { $games }
strategy-cost-keep-all = - alles beiseitelegen, was zählt: { $games }
strategy-cost-350 = - ab 350 sichern, egal wie viele Würfel übrig sind: { $games }
strategy-cost-bank-hot = - heiße Würfel sichern: { $games }
strategy-cost-chase-always = - im Rückstand erst ab 1.000 sichern: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Ich lese nichts, was du in Kanäle schreibst. Ich behalte, was du wählst, deine Partien und was aus ihnen folgt.
    - { command-privacy-explain } erklärt alles, { command-privacy-export } gibt es dir als Datei, und { command-privacy-delete } löscht es.
    - In { command-preferences } wählst du, wer dich herausfordern kann und ob globale Ranglisten deinen Namen zeigen.
help-etiquette =
    - **Nicht auftrumpfen:** Gewinn leise, und gib niemandem die Schuld an den Würfeln.
    - **Erklären:** Sag Leuten, die neu sind, was geschehen ist und warum. Lass andere ihre Knöpfe selbst drücken und selbst entscheiden.
    - **Nicht trödeln:** Spiel, wenn du dran bist, und gib lieber auf, als zu verschwinden.
help-admins =
    - { command-admin-settings } legt Kanäle, Threads, Tempo, Tipps, Sprache und mehr fest. Dafür braucht man die Berechtigung *Server verwalten*.
    - { command-mod-end } beendet eine Partie, die feststeckt, { command-mod-kick } entfernt jemanden aus einer. Für beides braucht man *Nachrichten verwalten*.
    - { command-rules-create } erstellt Hausregeln. Wer das kann, legt eine Einstellung fest.
    - { command-admin-season-end } beendet eine Saison der Ranglisten früher.
    - { command-admin-privacy-export } gibt dir, was über diesen Server gespeichert ist, und { command-admin-privacy-delete } löscht es.
    - In Kanälen, in denen du Partien haben willst, brauche ich *{ permission-view-channel }* und *{ permission-send-messages }*.

welcome =
    ### Farkle ist da
    Danke, dass ich hier sein darf. Alle können spielen: { command-play } zeigt alle Wege zu beginnen, { command-challenge } fordert Leute heraus, und { command-help } erklärt alles Weitere.
    - **Wer den Server verwaltet,** kann unter *{ button-settings }* Kanäle, Tempo und Sprache wählen.
    - **Wer moderiert,** kann mit { command-mod-end } eine Partie beenden, die feststeckt.
    - Ich lese keine Nachrichten, und ungefragt schreibe ich nur diese eine.
button-settings = Einstellungen
# On the greeting of a new server: it opens the card.
button-play = Spielen
button-delete-welcome = Löschen

## Commands

cmd-help = hilfe
cmd-help-about = Wie man spielt, was die Wörter auf dem Spielfeld bedeuten, und alle Befehle
cmd-help-topic = thema
cmd-help-topic-about = Was du wissen möchtest
