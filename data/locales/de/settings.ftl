## Settings of servers, and preferences of people

language-as-discord = Wie in Discord
switch-on = An
switch-off = Aus

settings-title = ### Einstellungen dieses Servers
settings-hint = Jede Wahl gilt sofort. Regeln und Tempo einer Partie bleiben, wie sie am Anfang waren.
settings-commands = -# Discord zeigt `/farkle-admin` allen mit der Berechtigung *Server verwalten*, und `/farkle-mod`, das Partien beendet und Leute entfernt, allen mit *Nachrichten verwalten*. Das lässt sich in den Servereinstellungen von Discord unter *Integrationen* ändern; ich prüfe diese Berechtigungen trotzdem.
topic-games = Partien
topic-clocks = Zeit
topic-server = Dieser Server
topic-events = Veranstaltungen
topic-announcements = Ankündigungen
server-ruleset = **Übliche Regeln**
server-ruleset-about = Danach wird gespielt, wenn niemand andere wählt.
server-ruleset-usual = Standard, wie üblich
settings-ruleset-gone = ⚠️ Die hier gewählten Hausregeln gibt es nicht mehr. Bis du andere wählst, beginnen Partien nur mit eigens gewählten Regeln.
server-channels = **Kanäle**
server-channels-about = In diesen Kanälen und ihren Threads dürfen Partien beginnen; überall, wenn keiner gewählt ist.
server-channels-all = Überall
server-hints = **Tipps**
server-hints-about = Ob es in Partien, die weder gewertet werden noch zu einem Turnier gehören, Tipps gibt.
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
server-pace-live-bank = Live mit Zeitkonto: 2 Min. + 30 Sek. pro Zug
server-pace-slow-bank = Zeitkonto: 24 Std. + 12 Std. pro Zug
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
server-organizers = **Turniere**
server-organizers-about = Wer Turniere anlegen darf.
server-organizers-managers = Alle, die den Server verwalten dürfen
server-organizers-everyone = Alle
server-ladder = **Rangleitern**
server-ladder-about = Ob es Rangleitern gibt, auf denen man einander um Plätze herausfordert.
server-watching = **Zuschauen**
server-watching-about = Ob man Partien anderer in einer privaten Ansicht zuschauen darf: mit *Mehr* auf einem Spielfeld oder mit { command-events-tv }.
server-guesses = **Tipps**
server-guesses-about = Ob alle, die zuschauen, tippen dürfen, wer gewinnt. Zu gewinnen gibt es nur einen Platz in einer Rangliste.
server-announcements = **Kanal für Ankündigungen**
server-announcements-about = Wo ich von selbst poste, was unten gewählt ist: lautlos, in je einer Nachricht und ohne jemanden zu erwähnen.
server-announcements-none = Kein Kanal: Nichts wird angekündigt
server-announced = **Ankündigungen**
server-announced-about = Was ich dort poste. Ranglisten kommen etwa innerhalb einer Stunde nach Mitternacht UTC und nur, wenn jemand gespielt hat.
server-announced-none = Nichts
server-announced-season = Das Podest am Ende einer Saison
server-announced-week = Die Rangliste der Woche, montags
server-announced-daily = Die Rangliste des Tagesspiels von gestern
server-announced-tournaments = Turniere: offen, begonnen, beendet
server-champion_role = **Rolle für den Turniersieg**
server-champion_role-about = Wer ein Turnier gewinnt, trägt sie, bis das nächste gewonnen ist. Für Rollen brauche ich die Berechtigung *Rollen verwalten* und selbst eine Rolle, die über ihnen steht.
server-champion_role-none = Keine Rolle
server-podium_role = **Rolle für das Podest**
server-podium_role-about = Die ersten drei Plätze einer Saison tragen sie, bis die nächste Saison endet.
server-podium_role-none = Keine Rolle
server-theme = **Aussehen der Würfel**
server-theme-about = Welche Würfelbilder dieser Server hat. Die ersten Spielfelder nach einer Änderung zeigen vielleicht noch die alten.
server-theme-usual = { theme-tavern }, wie üblich

preferences-title = ### Deine Einstellungen
preferences-hint = Jede Wahl gilt sofort, auf allen Servern.
# The screens of preferences, in a menu.
preferences-general = Sprache und Züge
preferences-dice = Würfel
preferences-people = Andere Leute
preferences-vacation = Urlaub und Erinnerung
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
preference-daily_reminder = **Erinnerung an die Tagespartie**
preference-daily_reminder-about = Ob ich dir eine private Nachricht schicke, vier Stunden vor dem Ende des Tages (UTC), solange du eine Serie von Tagen hast, die sonst endet.
preference-listed = **Ranglisten über alle Server**
preference-listed-about = Ob dein Name und deine Zahlen darin stehen. Dann sind auch deine Erfolge auf jedem Server zu sehen.

## Commands

cmd-preferences = einstellungen
cmd-preferences-about = Wähle deine Sprache, und wie der Bot mit dir umgeht
cmd-admin-about = Kümmere dich auf diesem Server um Farkle
cmd-settings = einstellungen
cmd-settings-about = Wähle, wie auf diesem Server Farkle gespielt wird
