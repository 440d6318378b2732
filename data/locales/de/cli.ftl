## Themes of dice that cannot be used

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

## The command line

cli-help = Farkle für Discord: den Bot starten, ihn in einem simulierten Discord ausprobieren, und nach Würfeln und Chancen fragen.
cli-version = Sagt, welche Version das ist.
cli-run = Startet den Bot in Discord, mit den Einstellungen aus .env und der Umgebung.
cli-run-clusters = So viele Prozesse starten, die sich den Bot auf PostgreSQL teilen, neu starten, was stirbt, und mit ihnen enden.
cli-clusters-count = Nenne 1 bis { $most } Prozesse.
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
cli-odds-scores = Die gesicherten Punkte von zwei oder drei Spielern, durch Kommas getrennt, der Reihe nach ab dem, der am Zug ist.
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
cli-solve = Rechnet die Partie nach bestimmten Regeln durch: wie oft jeder gewinnt, wenn alle perfekt spielen.
cli-solve-all = Rechnet alle mitgelieferten Regeln durch und legt ihre Tabellen ab, wo der Bot sie findet.
cli-solve-output = Der Ordner für die Tabellen, die nach ihren Regeln heißen.
cli-solve-players = Wie viele spielen: zwei, oder drei, von denen jeder für den eigenen Sieg spielt.
cli-solve-json = Gibt für alle Regeln je ein JSON-Objekt aus.
cli-solve-which = Nenne Regeln, oder sag --all für alle mitgelieferten, zu zweit.
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
cli-solve-three =
    Wenn drei perfekt spielen, gewinnt der erste { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % der Partien, der zweite { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % und der dritte { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Wer einen einzigen Zug anders spielt, gewinnt dadurch höchstens { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Alle Stellungen stehen fest.
        [one] 1 Stellung steht nicht fest, auf höchstens { NUMBER($residual, maximumSignificantDigits: 1) } %.
       *[other] { $states } Stellungen stehen nicht fest, auf höchstens { NUMBER($residual, maximumSignificantDigits: 1) } %.
    }
cli-solve-cost = Durchgerechnet in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s mit { $megabytes } MB Speicher.
cli-solve-dice = Sechs Würfel der Taverne mit ihren Kurznamen, etwa lucky,lucky,odd,weighted,ordinary,devils-head: was ein Zug mit ihnen bringt.
cli-solve-against = Die sechs Würfel der anderen Seite: wie wahrscheinlich die Seite mit --dice gewinnt, wenn sie beginnt.
cli-solve-target = Die Punkte, die zum Sieg führen, für --against und für Abzeichen.
cli-solve-target-bounds = Das Ziel muss zwischen { NUMBER($least) } und { NUMBER($most) } liegen.
cli-solve-dice-alone = --against braucht --dice, und --target braucht beide oder ein Abzeichen. Keines davon passt zu --all, --output oder --players.
cli-solve-dice-rules = Spiele nach { $ruleset } werden für gezinkte Würfel nicht gelöst: Es muss ein Rennen zu höchstens { NUMBER($most) } Punkten sein, die man überschreiten darf, ohne Strafen und ohne Schlussrunde.
cli-solve-dice-count = Nach diesen Regeln spielt man mit { $dice } Würfeln, und du hast { $given } genannt. Nenne jeden einzeln, durch Kommas getrennt.
cli-solve-dice-unknown = Einen Würfel „{ $die }“ gibt es nicht. Wähle einen von diesen: { $known }.
cli-solve-dice-bank = Sind noch { $dice } übrig, sichere ab { $points }.
cli-solve-dice-never = Sind noch { $dice } übrig, würfle immer.
cli-solve-dice-cost = Durchgerechnet in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = Das Abzeichen der Seite, die beginnt, mit seinem Kürzel, etwa silver-warlords: wie wahrscheinlich diese Seite gewinnt.
cli-solve-against-badge = Das Abzeichen der anderen Seite.
cli-solve-badge-alone = --badge und --against-badge passen zu --target und zu --dice und --against, wenn beide angegeben sind. Zu --all, --output und --players passen sie nicht.
cli-solve-badge-unknown = Es gibt kein Abzeichen „{ $badge }“. Wähle eines von diesen: { $known }.
cli-no-token = Es gibt kein Token. Schreib DISCORD_TOKEN=... in .env; im README steht, wo es zu finden ist.
cli-bad-token = Discord kennt dieses Token nicht. Kopier es neu von der Seite Bot deiner Anwendung im Entwicklerportal.
cli-no-discord = Discord ist unter { $address } nicht zu erreichen: { $why }. Prüfe das Netz, dann starte noch einmal.
cli-outdated = Discord lässt diese Version des Bots nicht mehr herein (Code { $code }). Aktualisiere den Bot.
cli-wrong-shards = Discord lehnt die Shards des Bots ab (Code { $code }). Setz FARKLE_SHARDS auf 0, oder auf mehr als jetzt und in jedem Prozess auf dasselbe, und starte den Bot neu.
cli-lock-unwritable = Die Datei { $path } lässt sich nicht schreiben ({ $why }). Lass den Bot in seinen Ordner schreiben, oder nenne in FARKLE_DATABASE eine andere Datenbank.
cli-verify = Wirft die Würfel einer exportierten Partie noch einmal und sagt, ob jeder so ist, wie er sein musste.
cli-verify-export = Die Datei farkle-dice.txt oder farkle-game.json einer exportierten Partie, oder die Zeile darin, von fair1 bis zur letzten Aktion; ein einzelnes - liest sie von der Standardeingabe.
cli-verify-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
cli-verify-seal = Das Siegel ist { $seal }. Vergleiche es mit dem, das vor dem ersten Wurf auf dem Spielfeld stand.
cli-verify-words = Beigemischte Wörter: { $words }.
cli-status = Den laufenden Bot fragen, ob gespielt werden kann; endet mit Code 1, wenn nicht.
cli-status-ready = Es kann gespielt werden.
cli-status-off = Der Bot sagt niemandem, wie es ihm geht: Setze FARKLE_STATUS auf eine Adresse und einen Port, etwa { $example }, und starte ihn neu.
cli-status-silent = Unter { $address } antwortet niemand, der weiß, wie es dem Bot geht. Sieh in seinem Log nach, ob er läuft.
cli-status-start = Der Bot startet: Er wartet auf Discord. Sein Log sagt, seit wann.
cli-status-discord = Die Verbindung zu Discord ist abgerissen; der Bot versucht, sie wiederherzustellen. Sein Log sagt, warum.
cli-status-database = Die Datenbank antwortet nicht. Das Log des Bots sagt, warum.
cli-status-leaving = Der Bot soll anhalten und ist dabei zu gehen.
cli-doctor = Nach allem sehen, was der Bot braucht: Token, Discord, Server, Datenbank, Sicherungen; endet mit Code 1, wenn etwas zu tun ist.
cli-doctor-json = Was gefunden wurde als JSON ausgeben.
cli-doctor-try = Auch alles in diesem Kanal ausprobieren (seine ID): ein Spielbrett posten, einen Thread öffnen, ein Event anlegen, Befehle anmelden; alles wird zurückgenommen.
cli-try-bad-channel = { $typed } ist kein Kanal. Schalte in Discord den Entwicklermodus ein, kopier die ID eines Textkanals und gib sie hier ein.
cli-try-done = { $what }: Discord hat mit { $status } geantwortet.
cli-try-refused = { $what }: Discord hat mit { $answer } geantwortet.
cli-try-unanswered = { $what }: Discord hat nicht geantwortet ({ $why }).
cli-try-permit = Gib dem Bot in diesem Kanal: { $names }.
cli-try-report = docs/first-hour-on-discord.md sagt, was du einsenden kannst.
cli-try-left = Das ist noch da und muss von Hand getan werden: { $what }.
cli-try-interrupted = Der Versuch wurde unterbrochen. Was er angelegt hat, wird zurückgenommen.
cli-try-stopped = Der Versuch endete zu früh ({ $why }). Was er angelegt hat, wird zurückgenommen; versuch es später noch einmal.
cli-try-unclean = Es blieb keine Zeit, alles zurückzunehmen. Sieh im Kanal nach, bei den Events des Servers und bei seinen Befehlen.
cli-try-no-channel = Das ist kein Textkanal eines Servers. Nenne einen, in dem gespielt werden soll.
cli-try-no-die = Discord hat das Spielbrett angenommen, aber in seinem Text ist kein Würfel mehr. docs/first-hour-on-discord.md sagt, was du einsenden kannst.
cli-try-no-event = Kein Event wurde ausprobiert: Der Bot hat auf diesem Server nicht die Berechtigung { permission-create-events }, die er nur braucht, um Turniere dort aufzuführen.
cli-try-own-commands = Die Anwendung hat Befehle nur für diesen Server, die so blieben, wie sie sind. Deshalb wurden keine ausprobiert.
cli-try-title = Farkle: ein Versuch
cli-try-board-text = Ein Versuch des Bots: Diese Nachricht verschwindet von selbst.
cli-try-board-changed = Dasselbe Spielbrett, geändert. Es verschwindet von selbst.
cli-try-button = Nichts zu drücken
cli-try-look = Den Kanal ansehen
cli-try-die = Einen Würfel hochladen
cli-try-board = Ein Spielbrett posten
cli-try-edit = Das Spielbrett ändern
cli-try-thread = Einen Thread öffnen
cli-try-archive = Den Thread archivieren
cli-try-event = Ein Event anlegen
cli-try-commands = Alle Befehle auf diesem Server anmelden
cli-try-delete-commands = Die Befehle dieses Servers zurücknehmen
cli-try-delete-event = Das Event löschen
cli-try-delete-thread = Den Thread löschen
cli-try-delete-board = Das Spielbrett löschen
cli-try-delete-die = Den Würfel löschen
cli-doctor-token-ok = Das Token ist das von { $name }.
cli-doctor-discord-ok = Discord antwortet unter { $address }.
cli-doctor-discord-away = Discord kann unter { $address } nicht gefragt werden ({ $why }). Sieh nach der Verbindung dieses Rechners und nach DISCORD_API_BASE.
cli-doctor-clock-ok = Die Uhr dieses Rechners geht richtig.
cli-doctor-clock-off = Die Uhr dieses Rechners geht um { $seconds } s falsch. Lass sie über das Netz stellen (timedatectl set-ntp true): Fristen werden nach ihr angezeigt.
cli-doctor-sessions-left = { $remaining ->
    [one] Der Bot darf heute noch eine Sitzung beginnen.
   *[other] Der Bot darf heute noch { $remaining } Sitzungen beginnen.
}
cli-doctor-sessions-none = Der Bot braucht { $shards } Sitzungen und darf heute nur noch { $remaining } beginnen. Starte ihn nicht neu, bevor { $minutes } min vorbei sind: Einem Bot, der zu viele beginnt, nimmt Discord das Token. Sein Log sagt, warum er so oft startet.
cli-doctor-endpoint-ok = Discord schickt Befehle und Klicks an die eigene Verbindung des Bots.
cli-doctor-endpoint-set = Niemand kann spielen: Die Anwendung hat eine Interactions Endpoint URL, also schickt Discord Befehle und Klicks dorthin und keine an den Bot. Leer dieses Feld im Entwicklerportal auf der Seite General Information.
cli-doctor-installs-ok = Die Anwendung kann auf Servern und in eigenen Konten installiert werden.
cli-doctor-installs-servers = Die Anwendung kann nur auf Servern installiert werden. Damit Leute sie überallhin mitnehmen können, setz im Entwicklerportal auf der Seite Installation den Haken bei User Install und starte den Bot neu.
cli-doctor-installs-users = Die Anwendung kann nicht auf Servern installiert werden, also hat der Bot dort keine Befehle. Setz im Entwicklerportal auf der Seite Installation den Haken bei Guild Install und starte den Bot neu.
cli-doctor-intents-ok = Die Anwendung hat keine privilegierten Intents und braucht keine.
cli-doctor-intents-spare = Die Anwendung hat privilegierte Intents, die der Bot nicht nutzt. Schalte sie im Entwicklerportal auf der Seite Bot aus.
cli-doctor-permissions-ok = { $servers ->
    [0] Der Bot ist noch auf keinem Server.
    [one] Der Bot hat auf seinem Server alle Berechtigungen.
   *[other] Der Bot hat auf seinen { $servers } Servern alle Berechtigungen.
}
cli-doctor-permissions-needed = Auf { $server } darf der Bot nicht, was Partien brauchen. Gib ihm dort: { $names }.
cli-doctor-permissions-wished = Auf { $server } haben Partien keine Threads, oder es fällt nicht auf, wenn ein Spielbrett weit weg gescrollt ist. Gib dem Bot dort: { $names }.
cli-doctor-permissions-most = Vielleicht ist der Bot auf mehr Servern: Nur die ersten { $most } wurden angesehen.
cli-doctor-permissions-chosen = Auf { $server } darf der Bot nicht tun, was dort gewählt wurde. Gib ihm dort: { $names }.
cli-doctor-two-factor = Auf { $server } lässt Discord den Bot keine Rollen an Gewinner vergeben (60003): Der Server verlangt Zwei-Faktor-Authentifizierung, und wem die Anwendung gehört, hat sie nicht eingeschaltet. Schalte sie in diesem Konto ein und starte den Bot neu.
cli-doctor-commands-ok = Discord kennt die { $commands } Befehle dieser Version.
cli-doctor-commands-missing = Discord kennt diese Befehle nicht: { $names }. Starte den Bot: Er meldet sie Discord, und sein Log sagt es, wenn Discord sie ablehnt.
cli-doctor-commands-spare = Discord kennt Befehle, die diese Version nicht hat: { $names }. Starte den Bot: Er meldet Discord seine eigenen.
cli-doctor-commands-older = Der Bot hat Discord die Befehle dieser Version noch nicht gemeldet. Das tut er, wenn er startet.
cli-doctor-commands-refused = Discord hat einige Befehle dieser Version abgelehnt. Das Log des Bots sagt, welche und warum; er meldet sie Discord wieder, wenn er startet.
cli-doctor-emojis-ok = Discord hat alle Würfel des üblichen Themas.
cli-doctor-emojis-missing = { $missing ->
    [one] Discord fehlt ein Bild der Würfel
   *[other] Discord fehlen { $missing } Bilder der Würfel
}, deshalb sind sie nur Text. Starte den Bot: Er lädt sie hoch, und sein Log sagt es, wenn Discord sie ablehnt.
cli-doctor-database-ok = { $path } ist heil: { $size } MB, Schema { $schema }.
cli-doctor-database-server = { $path } antwortet: { $size } MB, Schema { $schema }.
cli-doctor-database-older = { $path } ist heil: { $size } MB. Das Schema ist { $schema }, von einer älteren Version des Bots; diese Version will { $newest } und bringt die Datenbank beim Start auf den neuesten Stand. Willst du es vorher: Halte den Bot an und ruf farkle migrate auf.
cli-doctor-database-empty = { $path } hat noch keine Tabellen des Bots. Der Bot legt sie an, wenn er startet. Wenn dort Partien sein sollten, sieh dir FARKLE_DATABASE an.
cli-doctor-database-none = Es gibt noch keine Datenbank { $path }. Der Bot legt sie an, wenn er startet.
cli-doctor-database-damaged = { $path } ist beschädigt: { $damage }. Halte den Bot an und spiele eine Sicherung ein: farkle restore.
cli-doctor-disk-ok = In { $folder } sind { $free } MB frei.
cli-doctor-disk-tight = In { $folder } sind { $free } MB frei: nicht genug für eine Kopie der Datenbank und dafür, dass sie wächst. Schaffe Platz.
cli-doctor-disk-full = In { $folder } sind nur noch { $free } MB frei. Schaffe Platz, bevor nichts mehr gespeichert werden kann.
cli-doctor-disk-unwritable = Dieser Benutzer kann nicht in { $folder } schreiben. Lass den Bot dort schreiben und rufe den Doktor als sein Benutzer auf.
cli-doctor-backups-ok = Die neueste Sicherung in { $folder } ist vom { $day }.
cli-doctor-backups-off = Der Bot macht keine Sicherungen. Nenne in FARKLE_BACKUPS einen Ordner, möglichst auf einer anderen Platte.
cli-doctor-backups-server = PostgreSQL hat eigene Sicherungen, etwa die von pg_dump. Sieh dort nach, ob sie gemacht werden.
cli-doctor-backups-none = In { $folder } gibt es noch keine Sicherung. Der Bot macht jeden Tag eine, sobald es ruhig ist.
cli-doctor-backups-old = Die neueste Sicherung in { $folder } ist vom { $day }. Das Log des Bots sagt, warum es seither keine gibt.
cli-doctor-backups-unreadable = Der Ordner der Sicherungen { $folder } kann nicht gelesen werden: { $why }. Lass den Bot dort lesen und schreiben.
cli-doctor-backups-unwritable = Der Bot kann nicht in den Ordner der Sicherungen { $folder } schreiben. Lass seinen Benutzer dort schreiben.
cli-doctor-key-none = Der Schlüssel für Blockierungen von Leuten, die ihre Daten gelöscht haben, { $path }, entsteht beim nächsten Start.
cli-doctor-key-ok = Der Schlüssel für Blockierungen von Leuten, die ihre Daten gelöscht haben, { $path }, ist ganz.
cli-doctor-tables-ok = Die Tabellen aller { $tables } Regelwerke können gelesen werden.
cli-doctor-tables-refused = Tabellen gelöster Spiele sind unbrauchbar: { $tables }. Installiere den Bot neu.
cli-doctor-languages-ok = Alle { $languages } Sprachen sind in Ordnung.
cli-doctor-languages-flaws = Mit den Texten stimmt an { $flaws ->
    [one] einer Stelle
   *[other] { $flaws } Stellen
} etwas nicht: farkle locales check sagt, wo.
cli-doctor-status-off = FARKLE_STATUS ist nicht gesetzt, deshalb kann ein laufender Bot nicht gefragt werden, wie es ihm geht.
cli-backup = Die Datenbank in eine Datei kopieren und die Kopie prüfen; der Bot darf dabei weiterlaufen.
cli-backup-file = Die Datei, die geschrieben wird; eine dieses Namens wird ersetzt, sobald die Kopie vollständig ist.
cli-backup-no-database = Es gibt noch keine Datenbank { $path }, also auch nichts zu sichern.
cli-backup-itself = { $path } ist die Datenbank selbst: Nenne eine andere Datei.
cli-backup-folder = { $path } ist ein Ordner: Nenne eine Datei darin, etwa { $example }.
cli-backup-server = { $path } ist PostgreSQL, das seine Sicherungen selbst macht: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Die Sicherung { $file } ist fertig ({ $size } MB). Sie ist vollständig, und bis zu { $games } ihrer Partien wurden noch einmal durchgespielt.
cli-backup-older = Die Sicherung { $file } ist fertig ({ $size } MB). Sie ist vollständig. Ihr Schema ist { $schema }, von einer älteren Version des Bots (diese Version hat { $newest }), deshalb wurden keine Partien noch einmal durchgespielt.
cli-backup-newer = Die Sicherung { $file } ist fertig ({ $size } MB). Sie ist vollständig. Ihr Schema ist { $schema }, von einer neueren Version des Bots (diese Version kennt { $newest }), deshalb wurden keine Partien noch einmal durchgespielt, und nur jene Version kann sie verwenden.
cli-restore = Eine Sicherung an die Stelle der Datenbank setzen; der Bot darf dabei nicht laufen.
cli-restore-file = Eine Datei, die farkle backup geschrieben hat, oder der Bot selbst in FARKLE_BACKUPS.
cli-restore-force = Die vorhandene Datenbank beiseitelegen.
cli-restore-no-file = Es gibt keine Datei { $file }.
cli-restore-there = Es gibt schon eine Datenbank { $path }. Mit --force wird sie beiseitegelegt und die Sicherung eingespielt.
cli-restore-server = { $path } ist PostgreSQL, das seine Sicherungen selbst zurückspielt: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = Die Sicherung { $file } ist jetzt die Datenbank { $path }.
cli-restore-newer = Die Sicherung { $file } ist von einer neueren Version des Bots (Schema { $schema }; diese Version kennt { $newest }), und nichts wurde geändert. Aktualisiere den Bot, oder spiele eine ältere Sicherung ein.
cli-restore-older = Sie hat Schema { $schema }, von einer älteren Version des Bots. Diese Version bringt sie beim nächsten Start auf den neuesten Stand ({ $newest }), oder mit farkle migrate.
cli-restore-aside = Was vorher da war, ist { $aside }. Lösche es, wenn du es nicht mehr brauchst.
cli-migrate = Die Datenbank einer älteren Version auf den neuesten Stand bringen, wie es der Bot beim Start tut; der Bot darf währenddessen nicht laufen.
cli-migrate-dry = Nur sagen, was getan würde.
cli-migrate-no-database = Es gibt noch keine Datenbank { $path }. Der Bot legt sie an, wenn er startet.
cli-migrate-empty = { $path } hat keine Tabellen des Bots, und nichts wurde geändert. Starte den Bot, der sie anlegt, oder nenne in FARKLE_DATABASE eine andere Datenbank.
cli-migrate-current = { $path } hat Schema { $schema }, und das will diese Version des Bots auch. Es gibt nichts zu tun.
cli-migrate-would = { $path } hat Schema { $schema }, von einer älteren Version des Bots; diese Version will { $newest }. Nichts wurde geändert. farkle migrate würde ausführen, alles oder nichts:
cli-migrate-backup = Mach zuerst eine Sicherung: Ältere Versionen können die Datenbank danach nicht mehr verwenden.
cli-migrate-done = { $path } ist auf dem neuesten Stand: Das Schema war { $schema } und ist { $newest }. Starte den Bot.
cli-move = Alles in eine andere, leere Datenbank kopieren und die Kopie prüfen; der Bot darf währenddessen nicht laufen.
cli-move-target = Der Pfad einer Datei oder eine Adresse wie postgresql://user@host/name.
cli-move-bad-target = Das ist kein Ort für eine Datenbank: { $why }.
cli-move-itself = { $path } ist die Datenbank selbst: Nenne eine andere.
cli-move-no-database = Es gibt noch keine Datenbank { $path }, also auch nichts zu kopieren.
cli-move-copying = Kopieren
cli-move-proving = Nachzählen
cli-move-done = { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } mit { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } und allem anderen aus { $source } nach { $target } kopiert. Jede Tabelle hat gleich viele Zeilen, alle Zahlen ergeben sich aus den Partien, und bis zu { $sample } Partien wurden noch einmal durchgespielt.
cli-move-next = Setze FARKLE_DATABASE auf die Adresse von { $target } und starte den Bot. { $source } ist, wie es war: Behalte es, bis du es nicht mehr brauchst.
cli-move-files = Setze auch FARKLE_FILES={ $files }: Daneben liegen Dateien des Bots, und eine davon, { $file }, kennt die Blockierungen von Leuten, die ihre Daten gelöscht haben. Behalte diese Datei.
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
        [one] { $language }: eine Nachricht, und mit ihr ist alles in Ordnung.
       *[other] { $language }: { $messages } Nachrichten, und mit ihnen ist alles in Ordnung.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Ein Fehler.
       *[other] { $flaws } Fehler.
    }

cli-puzzles = Sucht Aufgaben: Stellungen, in denen die beste Wahl nicht die naheliegende ist. Prüft auch die mitgelieferten.
cli-puzzles-mine = Sucht Aufgaben mit einem Startwert, in Partien der Gegner des Bots und auf gut Glück. Derselbe Startwert findet dieselben.
cli-puzzles-seed = Der Startwert, eine ganze Zahl.
cli-puzzles-output = Der Ordner, in den für alle Regeln je eine Datei kommt.
cli-puzzles-ruleset = Die Regeln, die durchgerechnet sein müssen; ohne Angabe alle mitgelieferten.
cli-puzzles-count = Wie viele Aufgaben für alle Regeln jeweils gesucht werden.
cli-puzzles-pairs = Mit --ruleset: Noch einige mit so vielen zufälligen Paaren von Sätzen gezinkter Würfel suchen, die zuerst gelöst werden.
cli-puzzles-played = Eine Datei mit Partien, in denen zuerst gesucht wird: eine je Zeile, von fk1 bis zur letzten Aktion, wie exportierte Partien sie haben.
cli-puzzles-check = Prüft, ob die Lösungen von Aufgaben die errechneten sind, mit dem angegebenen Vorsprung, und ob keine zwei einander gleichen.
cli-puzzles-folder = Der Ordner, der geprüft wird; ohne Angabe der mit den mitgelieferten Aufgaben.
cli-puzzles-bad-seed = Wähle einen Startwert von 0 bis { $most }.
cli-puzzles-bad-count = Wähle eine Anzahl von 1 bis { $most }.
cli-puzzles-bad-pairs = Wähle 1 bis { $most } Paare, und ihre Regeln mit --ruleset.
cli-puzzles-unsolved = { $ruleset } ist unter den mitgelieferten Regeln nicht durchgerechnet, und nur durchgerechnete haben Aufgaben.
cli-puzzles-games =
    { $games ->
        [one] { $file } enthält eine Partie.
       *[other] { $file } enthält { $games } Partien.
    }
cli-puzzles-many-games = { $file } hat mehr als { $most } Zeilen. Teile die Datei und such in einem Teil nach dem anderen.
cli-puzzles-bad-line = { $file }, Zeile { $line }: { $why }
cli-puzzles-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
cli-puzzles-unwritable = In { $folder } lassen sich keine Aufgaben ablegen: { $why }. Wähle mit --output einen anderen Ordner.
cli-puzzles-progress = Suche nach Aufgaben: { $ruleset }
cli-puzzles-mined = { $ruleset }: { $puzzles } Aufgaben, gewählt aus { $found } in { $positions } Stellungen, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } hat weniger Aufgaben, die einander nicht gleichen, als die { $wanted }, die du wolltest.
cli-puzzles-none = In { $folder } sind keine Aufgaben.
cli-puzzles-misnamed = { $file } enthält Aufgaben für { $ruleset } und sollte danach heißen.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: eine Aufgabe, und an ihr ist nichts falsch ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } Aufgaben, und an ihnen ist nichts falsch ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Ein Fehler.
       *[other] { $flaws } Fehler.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = { $file } lässt sich nicht lesen: { $detail }
puzzle-file-too-large = { $file } hat mehr als { $detail } Bytes, zu viel für eine Datei mit Aufgaben.
puzzle-file-no-head = { $file } beginnt nicht mit der Zeile, die sagt, für welche Regeln die Aufgaben sind.
puzzle-file-not-a-puzzle = { $file }, Zeile { $line } ist keine Aufgabe: { $detail }
puzzle-file-twice = { $file } enthält die Aufgabe { $detail } zweimal, das zweite Mal in Zeile { $line }.
puzzle-flaw-other-rules = { $file }: Die Regeln sind nicht mehr die, für die diese Aufgaben gefunden wurden. Such neue mit: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: Die Stellung von { $puzzle } kann nicht vorkommen.
puzzle-flaw-unsolved = { $file }: Mit den Würfeln von { $puzzle } ist keine Partie gelöst.
puzzle-flaw-no-puzzle = { $file }: Die beste Wahl von { $puzzle } ist nicht deutlich besser, oder sie liegt nahe.
puzzle-flaw-wrong-id = { $file }: { $puzzle } ist nicht die Kennung, die aus der Stellung folgt.
puzzle-flaw-wrong-answer = { $file }: Die Lösung von { $puzzle } ist nicht die errechnete.
puzzle-flaw-wrong-margin = { $file }: Der Vorsprung von { $puzzle } ist nicht der errechnete.
puzzle-flaw-wrong-grade = { $file }: Themen, falsche Antworten oder Wertung von { $puzzle } sind nicht, was sie sein sollten.
puzzle-flaw-alike = { $file }: { $puzzle } gleicht einer Aufgabe davor.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } trägt nicht den Namen einer Sprache, die Discord kennt, wie fr oder pt-BR.
check-stray = { $file } gehört nicht hierher: data/locales hat für jede Sprache einen Ordner mit denselben Dateien wie der Ordner en.
check-unreadable = { $file } ist nicht zu lesen bei: { $detail }
check-twice = { $file }: { $key } steht schon in { $detail }.
check-missing = { $file }: { $key } fehlt.
check-extra = { $file }: { $key } gibt es im Englischen nicht, also zeigt es niemand.
check-misplaced = { $file }: { $key } gehört nach { $detail }, wie im Englischen.
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

## Die Liga

cli-league = Lässt die Gegner des Bots und deine eigenen Programme gegeneinander spielen, auf jedem Platz mit denselben Würfeln: wie stark jeder ist, in Elo mit Standardfehlern.
cli-league-players = Wer spielt: Gegner beim Namen, Stufen als Zahl (1 bis 100), points (nur auf Punkte), bank:300 (sichert ab 300). Alle, wenn du nichts angibst.
cli-league-program = Ein Programm, das das Zeilenprotokoll aus docs/line-protocol.md spricht, als Name=Befehl, etwa „meins=python3 meins.py“. Darf mehrmals angegeben werden.
cli-league-ruleset = Die Regeln: ein Name oder eine Zeile wie „house(target=5000)“; alle mitgelieferten, wenn du nichts angibst. Darf mehrmals angegeben werden.
cli-league-how = Auf so vielen Partien beruht jeder Wert mindestens.
cli-league-pairs = Lässt je zwei so viele Partien spielen und sagt, wie oft wer gegen wen gewinnt.
cli-league-only = Nur die Partien dieses Spielers.
cli-league-seats = Wie viele Plätze ein Tisch hat, höchstens 8. Bei mehr als zwei spielt jeder allein gegen andere einer Art.
cli-league-teams = In so vielen gleich großen Teams, 2 bis 4.
cli-league-seed = Wiederholt die Würfel: dieselbe Zahl, dieselben Partien.
cli-league-processes = So viele Prozesse spielen.
cli-league-seconds = So viele Sekunden hat ein Programm für jeden Zug.
cli-league-results = Eine Datei für das, was gespielt ist. Eine abgebrochene Liga geht von dort weiter.
cli-league-json = Gibt für alle Regeln je ein JSON-Objekt aus.
cli-league-unknown = Einen Spieler „{ $word }“ gibt es nicht. Zur Wahl stehen: { $known }, eine Stufe von { $least } bis { $most }, points oder bank: mit einer Punktzahl, etwa bank:300.
cli-league-bad-program = „{ $word }“ ist kein Programm. Gib ihm einen eigenen Namen und einen Befehl, etwa: --program "meins=python3 meins.py"
cli-league-same-names = Jeder spielt nur einmal mit. Gib Programmen eigene Namen.
cli-league-how-many = Eine Liga hat 2 bis { $most } Spieler.
cli-league-not-there = „{ $word }“ spielt in dieser Liga nicht mit. Zur Wahl stehen: { $known }.
cli-league-bad-file = Die Datei { $file } taugt nicht dazu: { $why }. Nenne mit --results eine andere.
cli-league-broken = Ein Prozess der Liga wurde von außen beendet. Beginne noch einmal mit demselben --results, dann geht es vom Gespielten weiter.
cli-league-progress = Liga: { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } Plätze: eine Partie
       *[other] { $rules }, { $seats } Plätze: { $games } Partien
    }
cli-league-player = Spieler
cli-league-rival = Gegen
cli-league-elo = Elo
cli-league-error = Fehler
cli-league-games = Partien
cli-league-wins = Siege, %
cli-league-lost =
    { $games ->
        [one] { $name } hat eine Partie verloren: { $why }
       *[other] { $name } hat { $games } Partien verloren: { $why }
    }
cli-league-fault-no-start = Es ließ sich nicht starten: { $said }
cli-league-fault-version = Es spricht Version „{ $said }“ des Protokolls, die Liga eine andere.
cli-league-fault-died = Es endete mitten in einer Partie.
cli-league-fault-silent = Es antwortete nicht rechtzeitig.
cli-league-fault-nonsense = Es sagte etwas, das nicht im Protokoll steht: „{ $said }“
cli-league-fault-illegal = Es wählte, was nicht angeboten war: „{ $said }“
cli-league-fault-flood = Es sagte mehr, als man lesen kann.
cli-league-fault-unasked = Es sprach ungefragt: „{ $said }“
cli-league-fault-out = Es hatte zuvor zu oft versagt und wurde nicht mehr gefragt.

cli-engine = Spielt als Gegner des Bots in anderen Programmen: spricht auf Standardein- und -ausgabe das Zeilenprotokoll aus docs/line-protocol.md.
cli-engine-level = Welcher Gegner: perfect, cautious, greedy, streaky, tactician oder eine Stufe von 1 bis 100.
cli-engine-not-understood = Diese Zeile ist nicht zu verstehen: { $line }

## Playing in the terminal

play-about = Spielt eine Partie für eine bis acht Personen an dieser Tastatur, oder mit Eingaben aus einer Pipe.
play-option-ruleset = Die Regeln: ihr Name, oder eine Zeile wie "house(target=5000,high_stakes=yes)"; alle Optionen stehen in docs/rules.md.
play-option-players = Wie viele spielen, 1 bis 8; ohne Angabe 2, oder 1 gegen Gegner.
play-option-names = Wer spielt, durch Kommas getrennt.
play-option-bots = Die Gegner, durch Kommas getrennt: perfect, cautious, greedy, streaky, tactician oder eine Stufe von 1 bis 100.
play-option-teams = In so vielen gleich großen Teams, 2 bis 4; sie spielen bis 20.000, wenn du nichts anderes sagst.
play-option-target = Wie viele Punkte gewinnen, 500 bis 100.000.
play-option-turns = Stattdessen so viele Züge pro Person, 1 bis 100.
play-option-seed = Wiederholt die Würfel: Mit derselben Zahl ergeben dieselben Eingaben dieselbe Partie.

play-no-such-bot = Einen Gegner „{ $word }“ gibt es nicht. Zur Wahl stehen: { $known } oder eine Stufe von { $least } bis { $most }.
play-player = Person { $number }
play-names-do-not-fit =
    { $names ->
        [one] Du hast einen Namen genannt, aber { $players } spielen. Nenne alle, oder lass --players weg.
       *[other] Du hast { $names } Namen genannt, aber { $players } spielen. Nenne alle, oder lass --players weg.
    }
play-same-names = Gib allen einen eigenen Namen, zum Beispiel: --names Ann,Bob
play-needs-two = Ein Spiel bis zu einem Ziel braucht zwei: Gib --players 2 an, oder --bots mit einem Gegner. Allein spielst du eine Zahl von Zügen: --turns 10.
play-welcome = { $key } zeigt die Regeln und die Tasten.
play-clock = Ist die Zeit um, werden die besten Würfel gesichert, wo die Regeln es erlauben.
play-time-left = Restzeit: { $time }

play-offer =
    { $dice ->
        [one] Zu übernehmen sind { $points } Punkte und ein Würfel.
       *[other] Zu übernehmen sind { $points } Punkte und { $dice } Würfel.
    }
play-turn = **{ $name }**, würfle.

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
cli-record-folder = In { $folder } kann nichts aufgezeichnet werden ({ $why }): Nenne in FARKLE_RECORD einen anderen Ordner oder lass es leer.
