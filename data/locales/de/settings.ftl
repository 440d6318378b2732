## Settings of servers, and preferences of people

language-as-discord = Wie in Discord
switch-on = An
switch-off = Aus

settings-title = ### Einstellungen dieses Servers
settings-hint = Änderungen gelten sofort, aber jede Partie behält die Regeln und das Tempo, mit denen sie begonnen hat.
settings-commands = -# Discord zeigt `/farkle-admin` allen mit der Berechtigung *Server verwalten*, und `/farkle-mod`, das Partien beendet und Leute entfernt, allen mit *Nachrichten verwalten*. Du kannst das in den Servereinstellungen von Discord unter *Integrationen* ändern; ich prüfe diese Berechtigungen in jedem Fall.
topic-games = Partien
topic-clocks = Zeit
topic-server = Dieser Server
topic-events = Events
topic-announcements = Ankündigungen
server-ruleset = **Übliche Regeln**
server-ruleset-about = Für Partien, für die niemand andere Regeln wählt.
server-ruleset-usual = Standard (Voreinstellung)
settings-ruleset-gone = ⚠️ Die hier gewählten Hausregeln gibt es nicht mehr. Bis du andere wählst, müssen zu jeder Partie Regeln angegeben werden.
server-channels = **Kanäle**
server-channels-about = Wo Partien beginnen können: in diesen Kanälen und ihren Threads, oder überall, wenn du keinen wählst.
server-channels-all = Überall
server-hints = **Tipps**
server-hints-about = Ob man in Partien, die weder gewertet werden noch zu einem Turnier gehören, Tipps bekommen kann.
server-seasons = **Saisons**
server-seasons-about = Wie lange eine Saison der Ranglisten dauert (UTC). Eine neue Dauer gilt ab der nächsten Saison; { command-admin-season-end } beendet die laufende früher.
server-seasons-month = Ein Monat
server-seasons-quarter = Drei Monate
server-seasons-by-hand = Bis jemand sie beendet
server-threads = **Threads**
server-threads-about = Ob jede Partie, die in einem Textkanal beginnt, einen eigenen Thread bekommt, damit der Kanal frei bleibt. Dafür brauche ich die Berechtigungen *{ permission-create-public-threads }* und *{ permission-send-messages-in-threads }*.
server-games = **Partien in einem Kanal**
server-games-about = Wie viele Partien in einem Kanal zugleich offen sein können, jede auf einem eigenen Spielfeld. Ist ein Kanal voll, werden Partien gegen den Bot zurückgestellt, in denen seit 10 Minuten nichts geschehen ist; man kann sie jederzeit fortsetzen.
server-games-number =
    { $number ->
        [one] Eine Partie
       *[other] { $number } Partien
    }
server-language = **Sprache**
server-language-about = Die Sprache der Spielfelder und anderer Nachrichten, die alle sehen.
server-rule_makers = **Hausregeln**
server-rule_makers-about = Wer die Hausregeln dieses Servers machen, ändern und löschen kann.
server-rule_makers-managers = Wer den Server verwalten kann
server-rule_makers-everyone = Alle
server-pace = **Übliches Tempo**
server-pace-about = Wie lange ein Zug dauern darf, wenn niemand ein anderes Tempo wählt. Partien nur gegen den Bot haben keine Uhr, außer du wählst eine, und Hausregeln mit Uhr behalten ihre.
server-pace-live = Live: 2 Minuten pro Zug
server-pace-speed = Schnell: 30 Sekunden pro Zug
server-pace-slow = Langsam: 24 Stunden pro Zug
server-pace-slowest = Sehr langsam: 72 Stunden pro Zug
server-pace-live-bank = Live mit Zeitkonto: 2 Min. + 30 Sek. pro Zug
server-pace-slow-bank = Zeitkonto: 24 Std. + 12 Std. pro Zug
server-pace-none = Ohne Uhr
server-reminders = **Erinnerungen**
server-reminders-about = Eine stille Erwähnung, wenn für einen Zug noch ein Viertel der Zeit bleibt. Sie verschwindet, sobald gespielt wird. Bei Zügen unter einer Minute gibt es keine.
server-time_up = **Wenn die Zeit um ist**
server-time_up-about = Was aus den Punkten eines Zuges wird, wenn die Zeit um ist.
server-time_up-bank = Die besten Würfel werden gesichert, wenn die Regeln es erlauben
server-time_up-forfeit = Sie sind verloren
server-lapses = **Abwesenheit**
server-lapses-about = Wie viele Züge in Folge jemand verstreichen lassen muss, um als abwesend zu gelten.
server-lapses-number =
    { $number ->
        [one] Ein Zug
       *[other] { $number } Züge in Folge
    }
server-absent = **Plätze von Abwesenden**
server-absent-about = Wer für sie spielt. Wer am Ende einer Partie nicht da ist, verliert sie.
server-absent-stand-in = Vertretung, bis sie zurück sind
server-absent-leaves = Niemand: Sie scheiden aus
server-dice = **Würfel**
server-dice-about = Wie Spielfelder die Würfel zeigen. Ziffern kommen dazu, solange jemand mitspielt, der keine Bilder gewählt hat.
server-dice-pictures = Bilder
server-dice-unicode = Unicode-Zeichen
server-dice-digits = Ziffern, ideal für Screenreader
server-organizers = **Turniere**
server-organizers-about = Wer Turniere veranstalten kann.
server-organizers-managers = Wer den Server verwalten kann
server-organizers-everyone = Alle
server-ladder = **Rangleitern**
server-ladder-about = Ob man bei Rangleitern mitmachen und einander um Plätze herausfordern kann.
server-watching = **Zuschauen**
server-watching-about = Ob man Partien anderer in einer privaten Ansicht zuschauen kann: mit *{ button-more }* auf einem Spielfeld oder mit { command-events-tv }.
server-guesses = **Siegertipps**
server-guesses-about = Ob alle, die zuschauen, tippen können, wer gewinnt. Zu gewinnen gibt es nur einen Platz in einer Rangliste.
server-announcements = **Kanal für Ankündigungen**
server-announcements-about = Wo ich die unten gewählten Ankündigungen poste: je eine stille Nachricht, ohne Erwähnungen.
server-announcements-none = Kein Kanal: keine Ankündigungen
server-announced = **Ankündigungen**
server-announced-about = Was ich dort poste. Ranglisten kommen bis etwa eine Stunde nach Mitternacht UTC, und nur, wenn jemand gespielt hat.
server-announced-none = Nichts
server-announced-season = Das Podest am Ende einer Saison
server-announced-week = Die Rangliste der Woche, montags
server-announced-daily = Die Tagesrangliste von gestern
server-announced-tournaments = Turniere: offen, begonnen, beendet
server-champion_role = **Rolle für den Turniersieg**
server-champion_role-about = Wer ein Turnier gewinnt, trägt sie, bis jemand das nächste gewinnt. Für Rollen brauche ich die Berechtigung *{ permission-manage-roles }*, und meine eigene Rolle muss über ihnen stehen.
server-champion_role-none = Keine Rolle
server-podium_role = **Rolle für das Podest**
server-podium_role-about = Die ersten drei einer Saison tragen sie, bis die nächste Saison endet.
server-podium_role-none = Keine Rolle
server-theme = **Aussehen der Würfel**
server-theme-about = Die Würfelbilder dieses Servers. Kurz nach einer Änderung zeigen manche Spielfelder vielleicht noch die alten.
server-theme-usual = { theme-tavern } (Voreinstellung)

preferences-title = ### Deine Einstellungen
preferences-hint = Änderungen gelten sofort, auf allen Servern.
# The screens of preferences, in a menu.
preferences-general = Sprache und Züge
preferences-dice = Würfel
preferences-people = Andere Leute
preferences-vacation = Urlaub und Erinnerung
preference-language = **Sprache**
preference-language-about = Die Sprache der Nachrichten, die nur du siehst.
preference-challenges = **Herausforderungen**
preference-challenges-about = Wer dich herausfordern kann. Alle anderen lesen, dass du gerade keine Herausforderungen annimmst.
preference-challenges-anyone = Alle
preference-challenges-server = Nur auf Servern, auf denen ich bin
preference-challenges-nobody = Niemand
preference-blocked = **Blockliste**
preference-blocked-about = Diese Leute können dich nicht herausfordern, und sie erfahren nicht, warum.
preference-blocked-nobody = Niemand
preference-blocked-about-former =
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
preference-notifications-about = Ob ich dich mit einer kurzen Nachricht anpinge, die verschwindet, wenn du spielst. *{ preference-notifications-never }* schaltet auch Erinnerungen ab.
preference-notifications-quietly = Leise, wenn ich woanders bin
preference-notifications-always = Immer
preference-notifications-slow = Nur in langsamen Partien
preference-notifications-never = Nie
preference-dice = **Würfel**
preference-dice-about = Wie du Würfel in Nachrichten siehst, die nur du siehst, und auf Spielfeldern, auf denen du allein spielst. Wenn du keine Bilder wählst, zeigen deine anderen Spielfelder auch Ziffern.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aussehen der Würfel**
preference-theme-about = Die Würfelbilder, die du siehst, wo sonst niemand mitspielt.
preference-theme-usual = Wie auf dem Server
preference-updates = **Aktualisierung des Spielfelds**
preference-updates-about = Wie oft sich deine Spielfelder aktualisieren, während der Bot am Zug ist.
preference-updates-moves = Nach jeder Aktion
preference-updates-turns = Einmal, wenn der Bot fertig ist
preference-daily_reminder = **Erinnerung ans Tagesspiel**
preference-daily_reminder-about = Ob ich dir vier Stunden vor dem Ende des Tages (UTC) eine private Nachricht schicke, wenn deine Serie sonst endet. Nie, während du im Urlaub bist.
preference-listed = **Globale Ranglisten**
preference-listed-about = Ob Ranglisten über alle Server deinen Namen und deine Ergebnisse zeigen. Wenn ja, sind auch deine Erfolge auf jedem Server zu sehen.

## Commands

cmd-preferences = einstellungen
cmd-preferences-about = Wähle deine Sprache, deine Würfel und wann ich dich anpinge
cmd-admin-about = Verwalte Farkle auf diesem Server
cmd-settings = einstellungen
cmd-settings-about = Wähle, wie auf diesem Server Farkle gespielt wird
