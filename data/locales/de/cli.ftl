## Themes of dice that cannot be used

error-theme-file = Das Design { $file } lässt sich nicht verwenden. { $why }
error-theme-files = In { $folder } liegen { $themes } Designs, aber das Menü hat nur Platz für { $most }. Entferne einige.
error-theme-usual = In { $folder } fehlt { $theme }.toml, das übliche Design. Leg es zurück.
theme-problem-unreadable = Es ist keine gültige TOML-Datei: { $why }.
theme-problem-name = Der Name { $name } muss aus 2 bis 16 Kleinbuchstaben, Ziffern und Unterstrichen bestehen und mit einem Buchstaben beginnen.
theme-problem-unknown = Ein Design hat kein { $key }. Entferne es.
theme-problem-missing = { $key } fehlt.
theme-problem-colour = { $key } muss eine Farbe wie "#1b2347" sein, nicht „{ $value }“.
theme-problem-marks = marks muss eins davon sein: { $marks }.
theme-problem-corner = corner muss eine ganze Zahl von 0 bis { $most } sein.
theme-problem-contrast = { $part }.mark und { $part }.front sind sich zu ähnlich: Ihr Kontrast ist { NUMBER($ratio, maximumFractionDigits: 1) }, muss aber mindestens { $least } sein.

## The command line

cli-help = Farkle für Discord: den Bot starten, ihn in einem simulierten Discord ausprobieren, Würfel und Chancen nachschlagen.
cli-version = Zeigt die Version und endet.
cli-run = Startet den Bot in Discord, mit den Einstellungen aus .env und der Umgebung.
cli-run-clusters = Startet so viele Prozesse, die sich den Bot auf PostgreSQL teilen, startet neu, was stirbt, und beendet alle zusammen.
cli-clusters-count = Wähle 1 bis { $most } Prozesse.
cli-sandbox = Startet den Bot in einem simulierten Discord, in dem du im Browser spielst.
cli-sandbox-port = Der Port der Webseite auf diesem Rechner; 0 wählt irgendeinen freien.
cli-sandbox-players = Die Leute auf dem simulierten Server, durch Kommas getrennt.
cli-sandbox-language = Die Sprache des Servers und aller darauf, zum Beispiel fr (Standard: Englisch).
cli-sandbox-demo = Spielt eine ganze Partie ohne Browser und gibt jedes Spielfeld aus.
cli-sandbox-open = Farkle ist bereit. Öffne { $address } im Browser, einmal für jede Person, und tippe /farkle challenge. Mit Strg+C hältst du es an.
cli-sandbox-bad-players = Nenne mindestens zwei verschiedene Namen, zum Beispiel: --players Ada,Ben
cli-sandbox-bad-port = { $port } ist kein Port. Wähle eine Zahl von 0 bis 65535.
cli-sandbox-port-taken = Port { $port } ist schon belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
cli-sandbox-missing = Das simulierte Discord ist nicht installiert. Installiere es mit: pip install "farkle-discord[sandbox]"
cli-score = Listet auf, was du von einem Wurf beiseitelegen kannst, mit den Punkten, das Beste zuerst.
cli-score-roll = Die Würfel, zum Beispiel 123455 oder "1 2 3 4 5 5"; - liest einen Wurf pro Zeile von der Standardeingabe.
cli-score-json = Gibt für jeden Wurf ein JSON-Objekt aus.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Zeile { $line }: { $why }
cli-odds = Zeigt, wie oft du bei einem Punktestand gewinnst, und was Würfeln und Sichern wert sind.
cli-odds-scores = Die gesicherten Punkte aller zwei oder drei, durch Kommas getrennt, der Reihe nach: zuerst die der Person am Zug.
cli-odds-turn = Die Punkte, die in diesem Zug auf dem Spiel stehen (Standard: keine, vor dem ersten Wurf).
cli-odds-dice = Wie viele Würfel noch übrig sind.
cli-odds-turns-left = In Partien mit fester Zahl von Zügen: wie viele insgesamt noch übrig sind, die von beiden und dieser eingerechnet (Standard: alle).
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
cli-solve = Rechnet die Partie eines Regelwerks durch: wie oft jede Seite bei perfektem Spiel gewinnt.
cli-solve-all = Rechnet alle Regeln durch, die der Bot mitbringt, und legt die Tabellen ab, wo der Bot sie sucht.
cli-solve-output = Der Ordner für die Tabellen, die wie ihre Regeln heißen.
cli-solve-players = Wie viele spielen: zwei, oder drei, die alle für den eigenen Sieg spielen.
cli-solve-json = Gibt für alle Regeln je ein JSON-Objekt aus.
cli-solve-which = Nenne ein Regelwerk, oder rechne mit --all die Partien zu zweit aller Regeln durch, die der Bot mitbringt.
cli-solve-bad-folder = In { $folder } lassen sich keine Tabellen ablegen: { $why }. Wähle mit --output einen anderen Ordner.
cli-solve-progress = Durchrechnen: { $ruleset }
cli-solve-failed = { $ruleset } ließ sich nicht durchrechnen: { $why }
cli-solve-expected = { $ruleset }: Ein Zug, in dem es nur um Punkte geht, bringt im Schnitt { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } Punkte.
cli-solve-banks = Sichern ab { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } mit noch 1 Würfel
       *[other] { $points } mit { $dice }
    }
cli-solve-never = nie mit { $dice }
cli-solve-first = Wenn zwei perfekt spielen, gewinnt { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % der Partien, wer anfängt.
cli-solve-three =
    Wenn drei perfekt spielen, gewinnt, wer zuerst dran ist, { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % der Partien, wer danach kommt, { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % und wer zuletzt kommt, { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Mit einem anders gespielten Zug gewinnt niemand mehr als { NUMBER($gain, maximumSignificantDigits: 1) } % dazu.
    { $states ->
        [0] Alle Stellungen sind konvergiert.
        [one] 1 Stellung ist nicht konvergiert, um höchstens { NUMBER($residual, maximumSignificantDigits: 1) } %.
       *[other] { $states } Stellungen sind nicht konvergiert, um höchstens { NUMBER($residual, maximumSignificantDigits: 1) } %.
    }
cli-solve-cost = Durchgerechnet in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s mit { $megabytes } MB Speicher.
cli-solve-dice = Sechs gezinkte Würfel mit ihren Kurznamen, etwa lucky,lucky,odd,weighted,ordinary,devils-head: was ein Zug mit ihnen wert ist.
cli-solve-against = Die sechs Würfel der anderen Seite: wie wahrscheinlich die Seite mit --dice gewinnt, wenn sie beginnt.
cli-solve-target = Die Punkte, die zum Sieg führen, für --against und für Abzeichen.
cli-solve-target-bounds = Das Ziel muss zwischen { NUMBER($least) } und { NUMBER($most) } liegen.
cli-solve-dice-alone = --against braucht --dice, und --target braucht beide oder ein Abzeichen. Keines davon lässt sich mit --all, --output oder --players verbinden.
cli-solve-dice-rules = Partien nach { $ruleset } lassen sich für gezinkte Würfel nicht durchrechnen: Es muss ein Rennen zu höchstens { NUMBER($most) } Punkten sein, die man überschreiten darf, ohne Strafen und ohne letzte Runde.
cli-solve-dice-count = Ein Zug nach diesen Regeln braucht { $dice } Würfel, aber du hast { $given } genannt. Nenne jeden einzeln, durch Kommas getrennt.
cli-solve-dice-unknown = Einen Würfel „{ $die }“ gibt es nicht. Wähle aus: { $known }.
cli-solve-dice-bank = Sind noch { $dice } übrig, sichere ab { $points }.
cli-solve-dice-never = Sind noch { $dice } übrig, würfle immer.
cli-solve-dice-cost = Durchgerechnet in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = Das Abzeichen der Seite, die beginnt, mit seinem Kurznamen, etwa silver-warlords: wie wahrscheinlich diese Seite gewinnt.
cli-solve-against-badge = Das Abzeichen der anderen Seite.
cli-solve-badge-alone = --badge und --against-badge brauchen --target, und --dice und --against zusammen oder keins davon. Mit --all, --output und --players lassen sie sich nicht verbinden.
cli-solve-badge-unknown = Ein Abzeichen „{ $badge }“ gibt es nicht. Wähle aus: { $known }.
cli-no-token = Es gibt kein Token. Schreib DISCORD_TOKEN=... in .env; in README.md steht, woher du eins bekommst.
cli-bad-token = Discord nimmt dieses Token nicht an. Kopier es neu von der Seite Bot deiner Anwendung im Entwicklerportal.
cli-no-discord = Discord ist unter { $address } nicht zu erreichen: { $why }. Prüfe das Netz, dann starte noch einmal.
cli-outdated = Discord lässt diese Version des Bots nicht mehr verbinden (Code { $code }). Aktualisiere den Bot.
cli-wrong-shards = Discord lehnt die Zahl der Shards ab (Code { $code }). Setz FARKLE_SHARDS auf 0, oder auf eine höhere Zahl, in jedem Prozess dieselbe, und starte den Bot neu.
cli-lock-unwritable = Die Datei { $path } lässt sich nicht schreiben ({ $why }). Lass den Bot in seinen Ordner schreiben, oder nenne in FARKLE_DATABASE eine andere Datenbank.
cli-verify = Wirft die Würfel einer exportierten Partie noch einmal und prüft jeden Wurf anhand des Startwerts.
cli-verify-export = Die farkle-dice.txt oder farkle-game.json einer exportierten Partie, oder die Zeile darin von fair1 bis zur letzten Aktion; - liest sie von der Standardeingabe.
cli-verify-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
cli-verify-seal = Das Siegel ist { $seal }. Vergleiche es mit dem, das vor dem ersten Wurf auf dem Spielfeld stand.
cli-verify-words = Beigemischte Wörter: { $words }.
cli-status = Fragt den laufenden Bot, ob gespielt werden kann; endet mit Code 1, wenn nicht.
cli-status-ready = Es kann gespielt werden.
cli-status-off = Der Bot meldet seinen Zustand nicht. Setze FARKLE_STATUS auf eine Adresse und einen Port, etwa { $example }, und starte ihn neu.
cli-status-silent = Unter { $address } antwortet nichts. Sieh im Log des Bots nach, ob er läuft.
cli-status-start = Der Bot startet: Er wartet auf Discord. Sein Log sagt, seit wann.
cli-status-discord = Die Verbindung zu Discord ist abgerissen; der Bot verbindet sich neu. Sein Log sagt, warum.
cli-status-database = Die Datenbank antwortet nicht. Das Log des Bots sagt, warum.
cli-status-leaving = Der Bot fährt herunter.
cli-doctor = Prüft alles, was der Bot braucht: Token, Discord, Server, Datenbank, Sicherungen; endet mit Code 1, wenn etwas zu beheben ist.
cli-doctor-json = Gibt die Ergebnisse als JSON aus.
cli-doctor-try = Probiert auch alles in diesem Kanal aus (seine ID): ein Spielfeld posten, einen Thread öffnen, ein Event anlegen, Befehle registrieren; danach wird alles rückgängig gemacht.
cli-try-bad-channel = { $typed } ist keine ID eines Kanals. Schalte in Discord den Entwicklermodus ein, kopier die ID eines Textkanals und nimm diese.
cli-try-done = { $what }: Discord hat mit { $status } geantwortet.
cli-try-refused = { $what }: Discord hat mit { $answer } geantwortet.
cli-try-unanswered = { $what }: Discord hat nicht geantwortet ({ $why }).
cli-try-permit = Erlaube dem Bot in diesem Kanal: { $names }.
cli-try-report = docs/first-hour-on-discord.md sagt, was du melden kannst.
cli-try-left = Das ließ sich nicht rückgängig machen; lösche es von Hand: { $what }.
cli-try-interrupted = Der Versuch wurde unterbrochen. Was er angelegt hat, wird rückgängig gemacht.
cli-try-stopped = Der Versuch ist gescheitert ({ $why }). Was er angelegt hat, wird rückgängig gemacht; versuch es später noch einmal.
cli-try-unclean = Es blieb keine Zeit, alles rückgängig zu machen. Prüfe den Kanal, die Events des Servers und seine Befehle.
cli-try-no-channel = Das ist kein Textkanal eines Servers. Wähle einen, in dem gespielt werden soll.
cli-try-no-die = Discord hat das Spielfeld angenommen, aber sein Text zeigt den Würfel nicht mehr. docs/first-hour-on-discord.md sagt, was du melden kannst.
cli-try-no-event = Das Event wurde übersprungen: Dem Bot fehlt auf diesem Server die Berechtigung { permission-create-events }, die er nur braucht, um Turniere dort aufzuführen.
cli-try-own-commands = Die Befehle wurden übersprungen: Die Anwendung hat Befehle nur für diesen Server, und die blieben, wie sie sind.
cli-try-title = Farkle: Probelauf
cli-try-board-text = Das ist ein Probelauf des Bots. Die Nachricht löscht sich selbst.
cli-try-board-changed = Dasselbe Spielfeld, bearbeitet. Es löscht sich selbst.
cli-try-button = Nichts zu drücken
cli-try-look = Den Kanal prüfen
cli-try-die = Einen Würfel hochladen
cli-try-board = Ein Spielfeld posten
cli-try-edit = Das Spielfeld bearbeiten
cli-try-thread = Einen Thread öffnen
cli-try-archive = Den Thread archivieren
cli-try-event = Ein Event anlegen
cli-try-commands = Alle Befehle auf diesem Server registrieren
cli-try-delete-commands = Die Befehle dieses Servers entfernen
cli-try-delete-event = Das Event löschen
cli-try-delete-thread = Den Thread löschen
cli-try-delete-board = Das Spielfeld löschen
cli-try-delete-die = Den Würfel löschen
cli-doctor-token-ok = Das Token gehört zu { $name }.
cli-doctor-discord-ok = Discord antwortet unter { $address }.
cli-doctor-discord-away = Discord ist unter { $address } nicht zu erreichen ({ $why }). Prüfe die Netzverbindung dieses Rechners und DISCORD_API_BASE.
cli-doctor-clock-ok = Die Uhr dieses Rechners geht richtig.
cli-doctor-clock-off = Die Uhr dieses Rechners geht um { $seconds } s falsch. Stell sie über das Netz (timedatectl set-ntp true): Die Fristen, die man beim Spielen sieht, hängen von ihr ab.
cli-doctor-sessions-left = { $remaining ->
    [one] Der Bot kann heute noch eine Sitzung beginnen.
   *[other] Der Bot kann heute noch { $remaining } Sitzungen beginnen.
}
cli-doctor-sessions-none = Der Bot braucht { $shards } Sitzungen, kann heute aber nur noch { $remaining } beginnen. Warte { $minutes } min, bevor du ihn neu startest: Discord setzt das Token eines Bots zurück, der zu oft startet. Sein Log sagt, warum er das tut.
cli-doctor-endpoint-ok = Discord schickt Befehle und Klicks auf Knöpfe an die eigene Verbindung des Bots.
cli-doctor-endpoint-set = Niemand kann spielen: Die Anwendung hat eine Interactions Endpoint URL, also schickt Discord alle Befehle und Klicks auf Knöpfe dorthin statt an den Bot. Leere dieses Feld im Entwicklerportal auf der Seite General Information.
cli-doctor-installs-ok = Die Anwendung kann auf Servern und in eigenen Konten installiert werden.
cli-doctor-installs-servers = Die Anwendung kann nur auf Servern installiert werden. Damit man sie überall benutzen kann, setz im Entwicklerportal auf der Seite Installation den Haken bei User Install und starte den Bot neu.
cli-doctor-installs-users = Die Anwendung kann nicht auf Servern installiert werden, also hat der Bot dort keine Befehle. Setz im Entwicklerportal auf der Seite Installation den Haken bei Guild Install und starte den Bot neu.
cli-doctor-intents-ok = Die Anwendung hat keine privilegierten Intents und braucht keine.
cli-doctor-intents-spare = Die Anwendung hat privilegierte Intents, die der Bot nicht nutzt. Schalte sie im Entwicklerportal auf der Seite Bot aus.
cli-doctor-permissions-ok = { $servers ->
    [0] Der Bot ist noch auf keinem Server.
    [one] Der Bot hat auf seinem Server alle Berechtigungen.
   *[other] Der Bot hat auf seinen { $servers } Servern alle Berechtigungen.
}
cli-doctor-permissions-needed = Auf { $server } fehlen dem Bot Berechtigungen, die Partien brauchen. Erteile ihm: { $names }.
cli-doctor-permissions-wished = Auf { $server } kann der Bot keine Threads für Partien öffnen oder nicht merken, dass ein Spielfeld weit weg gescrollt ist. Erteile ihm: { $names }.
cli-doctor-permissions-most = Vielleicht ist der Bot auf mehr Servern: Nur die ersten { $most } wurden geprüft.
cli-doctor-permissions-chosen = Auf { $server } fehlen dem Bot Berechtigungen für das, was seine Einstellungen dort verlangen. Erteile ihm: { $names }.
cli-doctor-two-factor = Auf { $server } lässt Discord den Bot keine Rolle für einen Sieg vergeben (60003): Der Server verlangt Zwei-Faktor-Authentifizierung, und wem die Anwendung gehört, hat sie nicht eingeschaltet. Schalte sie in diesem Konto ein und starte den Bot neu.
cli-doctor-commands-ok = Discord kennt die { $commands } Befehle dieser Version.
cli-doctor-commands-missing = Discord kennt diese Befehle nicht: { $names }. Starte den Bot: Er registriert sie, und sein Log sagt es, wenn Discord sie ablehnt.
cli-doctor-commands-spare = Discord kennt Befehle, die diese Version nicht hat: { $names }. Starte den Bot: Er registriert stattdessen seine eigenen.
cli-doctor-commands-older = Der Bot hat die Befehle dieser Version noch nicht bei Discord registriert. Das tut er, wenn er startet.
cli-doctor-commands-refused = Discord hat einige Befehle dieser Version abgelehnt. Das Log des Bots sagt, welche und warum; er registriert sie beim Start noch einmal.
cli-doctor-emojis-ok = Discord hat alle Würfel des üblichen Designs.
cli-doctor-emojis-missing = { $missing ->
    [one] Discord fehlt ein Bild der Würfel
   *[other] Discord fehlen { $missing } Bilder der Würfel
}, sie erscheinen als Text. Starte den Bot: Er lädt sie hoch, und sein Log sagt es, wenn Discord sie ablehnt.
cli-doctor-database-ok = { $path } ist unbeschädigt: { $size } MB, Schema { $schema }.
cli-doctor-database-server = { $path } antwortet: { $size } MB, Schema { $schema }.
cli-doctor-database-older = { $path } ist unbeschädigt: { $size } MB, mit Schema { $schema } einer älteren Version des Bots. Diese Version braucht Schema { $newest } und migriert die Datenbank beim Start. Um sie jetzt zu migrieren, halte den Bot an und ruf farkle migrate auf.
cli-doctor-database-empty = { $path } hat noch keine Tabellen des Bots. Der Bot legt sie an, wenn er startet. Wenn dort Partien sein sollten, prüfe FARKLE_DATABASE.
cli-doctor-database-none = Es gibt noch keine Datenbank { $path }. Der Bot legt sie an, wenn er startet.
cli-doctor-database-damaged = { $path } ist beschädigt: { $damage }. Halte den Bot an und spiel eine Sicherung ein: farkle restore
cli-doctor-disk-ok = In { $folder } sind { $free } MB frei.
cli-doctor-disk-tight = In { $folder } sind nur { $free } MB frei: nicht genug für eine Kopie der Datenbank und dafür, dass sie wächst. Schaffe Platz.
cli-doctor-disk-full = In { $folder } sind nur noch { $free } MB frei. Schaffe Platz, bevor nichts mehr gespeichert werden kann.
cli-doctor-disk-unwritable = Dieser Benutzer kann nicht in { $folder } schreiben. Lass den Bot dort schreiben, und rufe farkle doctor als Benutzer des Bots auf.
cli-doctor-backups-ok = Die neueste Sicherung in { $folder } ist vom { $day }.
cli-doctor-backups-off = Der Bot macht keine Sicherungen. Nenne in FARKLE_BACKUPS einen Ordner, wenn möglich auf einer anderen Platte.
cli-doctor-backups-server = PostgreSQL hat eigene Sicherungen, etwa die von pg_dump. Prüfe dort, ob sie gemacht werden.
cli-doctor-backups-none = In { $folder } gibt es noch keine Sicherung. Der Bot macht jeden Tag eine, zu einer ruhigen Stunde.
cli-doctor-backups-old = Die neueste Sicherung in { $folder } ist vom { $day }. Das Log des Bots sagt, warum es seither keine gibt.
cli-doctor-backups-unreadable = Der Ordner { $folder } für die Sicherungen lässt sich nicht lesen: { $why }. Lass den Bot dort lesen und schreiben.
cli-doctor-backups-unwritable = Der Bot kann nicht in den Ordner { $folder } für die Sicherungen schreiben. Lass den Benutzer des Bots dort schreiben.
cli-doctor-key-none = Der Schlüssel, der Leute blockiert hält, die ihre Daten gelöscht haben, { $path }, entsteht beim nächsten Start.
cli-doctor-key-ok = Der Schlüssel, der Leute blockiert hält, die ihre Daten gelöscht haben, { $path }, ist unbeschädigt.
cli-doctor-tables-ok = Die durchgerechneten Tabellen aller { $tables } Regelwerke sind lesbar.
cli-doctor-tables-refused = Diese durchgerechneten Tabellen lassen sich nicht verwenden: { $tables }. Installiere den Bot neu.
cli-doctor-languages-ok = Alle { $languages } Sprachen sind vollständig.
cli-doctor-languages-flaws = Die Texte haben Fehler an { $flaws ->
    [one] einer Stelle
   *[other] { $flaws } Stellen
}: farkle locales check sagt, wo.
cli-doctor-status-off = FARKLE_STATUS ist nicht gesetzt, darum lässt sich der Zustand eines laufenden Bots nicht prüfen.
cli-backup = Kopiert die Datenbank in eine Datei und prüft die Kopie; der Bot kann weiterlaufen.
cli-backup-file = Die Datei, die geschrieben wird; eine vorhandene wird ersetzt, sobald die Kopie vollständig ist.
cli-backup-no-database = Es gibt noch keine Datenbank { $path }, also auch nichts zu sichern.
cli-backup-itself = { $path } ist die Datenbank selbst: Nenne eine andere Datei.
cli-backup-folder = { $path } ist ein Ordner: Nenne eine Datei darin, etwa { $example }.
cli-backup-server = { $path } ist PostgreSQL, das eigene Sicherungen hat: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Gesichert in { $file } ({ $size } MB). Die Kopie ist unbeschädigt, und bis zu { $games } ihrer Partien wurden noch einmal durchgespielt.
cli-backup-older = Gesichert in { $file } ({ $size } MB). Die Kopie ist unbeschädigt. Ihr Schema { $schema } ist von einer älteren Version des Bots (diese Version hat { $newest }), darum wurden keine Partien noch einmal durchgespielt.
cli-backup-newer = Gesichert in { $file } ({ $size } MB). Die Kopie ist unbeschädigt. Ihr Schema { $schema } ist von einer neueren Version des Bots (diese Version kennt { $newest }), darum wurden keine Partien noch einmal durchgespielt, und nur jene Version kann sie verwenden.
cli-restore = Ersetzt die Datenbank durch eine Sicherung; halte den Bot vorher an.
cli-restore-file = Eine Datei, die farkle backup geschrieben hat oder der Bot selbst in FARKLE_BACKUPS.
cli-restore-force = Legt die vorhandene Datenbank beiseite.
cli-restore-no-file = Es gibt keine Datei { $file }.
cli-restore-there = Es gibt schon eine Datenbank { $path }. Um sie beiseitezulegen und die Sicherung einzuspielen, füg --force hinzu.
cli-restore-server = { $path } ist PostgreSQL, das seine Sicherungen selbst einspielt: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = Die Sicherung { $file } ist jetzt die Datenbank { $path }.
cli-restore-newer = Nichts wurde geändert: Die Sicherung { $file } ist von einer neueren Version des Bots (Schema { $schema }; diese Version kennt { $newest }). Aktualisiere den Bot, oder spiel eine ältere Sicherung ein.
cli-restore-older = Ihr Schema { $schema } ist von einer älteren Version des Bots. Diese Version migriert es beim nächsten Start auf { $newest }, oder mit farkle migrate.
cli-restore-aside = Die vorherige Datenbank ist jetzt { $aside }. Lösche sie, wenn du sie nicht mehr brauchst.
cli-migrate = Migriert die Datenbank einer älteren Version, wie es der Bot beim Start tut; halte den Bot vorher an.
cli-migrate-dry = Zeigt nur, was getan würde.
cli-migrate-no-database = Es gibt noch keine Datenbank { $path }. Der Bot legt sie an, wenn er startet.
cli-migrate-empty = Nichts wurde geändert: { $path } hat keine Tabellen des Bots. Starte den Bot, der sie anlegt, oder nenne in FARKLE_DATABASE eine andere Datenbank.
cli-migrate-current = { $path } hat Schema { $schema }, das diese Version des Bots braucht. Es gibt nichts zu migrieren.
cli-migrate-would = Nichts wurde geändert: { $path } hat Schema { $schema } einer älteren Version des Bots; diese Version braucht { $newest }. farkle migrate würde ausführen, alles oder nichts:
cli-migrate-backup = Mach zuerst eine Sicherung: Ältere Versionen können die Datenbank danach nicht mehr verwenden.
cli-migrate-done = { $path } ist von Schema { $schema } auf { $newest } migriert. Du kannst den Bot starten.
cli-move = Kopiert alles in eine andere, leere Datenbank und prüft die Kopie; halte den Bot vorher an.
cli-move-target = Der Pfad einer Datei oder eine Adresse wie postgresql://user@host/name.
cli-move-bad-target = Das ist keine Datenbank: { $why }.
cli-move-itself = { $path } ist die Datenbank selbst: Nenne eine andere.
cli-move-no-database = Es gibt noch keine Datenbank { $path }, also auch nichts zu kopieren.
cli-move-done =
    { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }) und alles andere wurden von { $source } nach { $target } kopiert. Die Zahl der Zeilen stimmt, alle Statistiken passen zu den Partien, und bis zu { $sample } Partien wurden noch einmal durchgespielt.
cli-move-next = Setze FARKLE_DATABASE auf die Adresse von { $target } und starte den Bot. { $source } ist unverändert: Behalte es, bis du es nicht mehr brauchst.
cli-move-files = Setze auch FARKLE_FILES={ $files }: Daneben liegen Dateien des Bots, und eine davon, { $file }, hält Leute blockiert, die ihre Daten gelöscht haben. Verlier diese Datei nicht.
cli-work-copying = Kopieren
cli-work-checking = Prüfen
cli-work-migrating = Migrieren
cli-work-counting = Nachzählen
cli-work-comparing = Vergleichen
cli-recount = Zählt alle gespeicherten Partien noch einmal und zeigt, wo die gespeicherte Statistik abweicht.
cli-recount-fix = Berichtigt die Abweichungen; halte den Bot vorher an.
cli-recount-no-database = Es gibt noch keine Datenbank { $path }, also nichts nachzuzählen.
cli-recount-difference = { $where }: gespeichert { $kept }, gezählt { $counted }
cli-recount-nothing = nichts
cli-recount-equal = Alle Partien sind nachgezählt: Die ganze Statistik stimmt mit den gespeicherten Partien überein.
cli-recount-fixed =
    { $differences ->
        [one] Diese eine Abweichung ist berichtigt.
       *[other] Diese { $differences } Abweichungen sind berichtigt.
    }
cli-recount-differs =
    { $differences ->
        [one] Eine Abweichung. Halt den Bot an, mach eine Sicherung, und berichtige sie mit: farkle recount --fix
       *[other] { $differences } Abweichungen. Halt den Bot an, mach eine Sicherung, und berichtige sie mit: farkle recount --fix
    }
cli-locales = Prüft die Texte in den Sprachen des Bots.
cli-locales-check = Findet, was in den Sprachen von data/locales fehlt, zu viel, fehlerhaft, zu lang oder anders formuliert ist, als terms.toml sagt.
cli-locales-which = Die Sprachen, die geprüft werden, zum Beispiel fr (Standard: alle).
cli-locales-unknown = Eine Sprache „{ $word }“ gibt es nicht. Wähle aus: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: eine Nachricht, keine Fehler.
       *[other] { $language }: { $messages } Nachrichten, keine Fehler.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Ein Fehler.
       *[other] { $flaws } Fehler.
    }

cli-puzzles = Sucht Aufgaben, also Stellungen, in denen die beste Wahl nicht die naheliegende ist, und prüft die, die der Bot mitbringt.
cli-puzzles-mine = Sucht Aufgaben in Partien der Gegner des Bots und in zufälligen Stellungen. Derselbe Startwert findet dieselben Aufgaben.
cli-puzzles-seed = Der Startwert, eine ganze Zahl.
cli-puzzles-output = Der Ordner, in den für jedes Regelwerk eine Datei kommt.
cli-puzzles-ruleset = Die Regeln, die durchgerechnet sein müssen (Standard: alle, die der Bot mitbringt).
cli-puzzles-count = Wie viele Aufgaben für jedes Regelwerk gesucht werden.
cli-puzzles-pairs = Mit --ruleset: Sucht auch Aufgaben mit so vielen zufälligen Paaren von Sätzen gezinkter Würfel, die zuerst durchgerechnet werden.
cli-puzzles-played = Eine Datei mit Partien, in denen zuerst gesucht wird: eine je Zeile, von fk1 bis zur letzten Aktion, wie exportierte Partien sie haben.
cli-puzzles-check = Prüft, ob jede Lösung die errechnete ist, mit dem angegebenen Vorsprung, und ob keine zwei Aufgaben einander gleichen.
cli-puzzles-folder = Der Ordner, der geprüft wird (Standard: der mit den Aufgaben, die der Bot mitbringt).
cli-puzzles-anew = Löst die Spiele neu, statt die mitgelieferten Tabellen zu lesen; das dauert einige Minuten.
cli-puzzles-bad-seed = Wähle einen Startwert von 0 bis { $most }.
cli-puzzles-bad-count = Wähle eine Anzahl von 1 bis { $most }.
cli-puzzles-bad-pairs = Wähle 1 bis { $most } Paare, und ihre Regeln mit --ruleset.
cli-puzzles-unsolved = { $ruleset } ist nicht unter den durchgerechneten Partien, die der Bot mitbringt, und nur durchgerechnete haben Aufgaben.
cli-puzzles-games =
    { $games ->
        [one] { $file } enthält eine Partie.
       *[other] { $file } enthält { $games } Partien.
    }
cli-puzzles-many-games = { $file } hat mehr als { $most } Zeilen. Teile die Datei und such in einem Teil nach dem anderen.
cli-puzzles-bad-line = { $file }, Zeile { $line }: { $why }
cli-puzzles-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
cli-puzzles-unwritable = In { $folder } lassen sich keine Aufgaben schreiben: { $why }. Wähle mit --output einen anderen Ordner.
cli-puzzles-progress = Suche nach Aufgaben: { $ruleset }
cli-puzzles-mined = { $ruleset }: { $puzzles } Aufgaben, gewählt aus { $found }, die sich in { $positions } Stellungen fanden, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } hat weniger als { $wanted } verschiedene Aufgaben.
cli-puzzles-none = In { $folder } sind keine Aufgaben.
cli-puzzles-misnamed = { $file } enthält Aufgaben für { $ruleset } und sollte danach heißen.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: eine Aufgabe, keine Fehler ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } Aufgaben, keine Fehler ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Ein Fehler.
       *[other] { $flaws } Fehler.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = { $file } lässt sich nicht lesen: { $detail }
puzzle-file-too-large = { $file } ist größer als { $detail } Bytes, zu groß für eine Datei mit Aufgaben.
puzzle-file-no-head = { $file } beginnt nicht mit der Zeile, die das Regelwerk nennt.
puzzle-file-not-a-puzzle = { $file }, Zeile { $line } ist keine Aufgabe: { $detail }
puzzle-file-twice = { $file } enthält die Aufgabe { $detail } zweimal, das zweite Mal in Zeile { $line }.
puzzle-flaw-other-rules = { $file }: Die Regeln haben sich geändert, seit diese Aufgaben gefunden wurden. Such neue mit: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: Die Stellung von { $puzzle } kann nicht vorkommen.
puzzle-flaw-unsolved = { $file }: Keine durchgerechnete Partie hat die Würfel von { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: Die beste Wahl von { $puzzle } ist nicht deutlich besser, oder sie liegt nahe.
puzzle-flaw-wrong-id = { $file }: { $puzzle } ist nicht die Kennung seiner Stellung.
puzzle-flaw-wrong-answer = { $file }: Die Lösung von { $puzzle } ist nicht die errechnete.
puzzle-flaw-wrong-margin = { $file }: Der Vorsprung von { $puzzle } ist nicht der errechnete.
puzzle-flaw-wrong-grade = { $file }: Themen, falsche Antworten oder Wertung von { $puzzle } sind nicht, was sie sein sollten.
puzzle-flaw-alike = { $file }: { $puzzle } gleicht einer früheren Aufgabe.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } trägt nicht den Namen einer Sprache, die Discord hat, wie fr oder pt-BR.
check-stray = { $file } gehört nicht hierher: data/locales hat für jede Sprache einen Ordner mit denselben Dateien wie der Ordner en.
check-unreadable = { $file } ist nicht zu lesen bei: { $detail }
check-twice = { $file }: { $key } steht schon in { $detail }.
check-missing = { $file }: { $key } fehlt.
check-extra = { $file }: { $key } gibt es im Englischen nicht, also verwendet es niemand.
check-misplaced = { $file }: { $key } gehört nach { $detail }, wie im Englischen.
check-broken = { $file }: { $key } lässt sich nicht anzeigen: { $detail }
check-unknown-value = { $file }: { $key } verwendet ${ $detail }, das der englische Text nicht hat.
check-missing-value = { $file }: In { $key } fehlt ${ $detail }.
check-unknown-variant = { $file }: { $key } hat die Variante { $detail }, die nie verwendet wird.
check-missing-variant = { $file }: In { $key } fehlt die Variante { $detail }.
check-missing-plural = { $file }: In { $key } fehlt die Pluralform { $detail }.
check-too-long = { $file }: { $key } kann länger als { $most } Zeichen werden: { $detail }
check-marks = { $file }: { $key } beginnt mit anderem Markdown als das Englische oder schließt es nicht: { $detail }
check-bad-name = { $file }: { $detail } ist kein gültiger Name für einen Befehl oder eine Option. Nimm 1 bis { $most } Kleinbuchstaben, Ziffern, Bindestriche und Unterstriche.
check-same-name = { $file }: { $detail } wird zweimal verwendet.
check-unknown-command = { $file }: { $key } nennt { $detail }, das ist in dieser Sprache kein Befehl.
check-literal-command = { $file }: { $key } schreibt { $detail } aus. Verweise stattdessen darauf, wie in { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } ist mit all seinen Namen und Beschreibungen länger als { $most } Zeichen, jede in ihrer längsten Sprache gezählt.

# Wie Texte formuliert sind: nach terms.toml, und was in allen Sprachen gilt.

check-no-terms = { $file } fehlt. Die Datei sagt, wie die Wörter des Spiels in dieser Sprache heißen: Kopiere die einer anderen Sprache.
check-missing-word = { $file }: „{ $detail }“ ist nicht übersetzt. Ergänze es unter [words].
check-extra-word = { $file }: „{ $detail }“ ist keines der Wörter in en/terms.toml. Entferne es, oder ergänze es in allen Sprachen.
check-idle-exception = { $file } hat eine Ausnahme für { $key }, und nichts braucht sie. Entferne sie.
check-avoided = { $file }: In { $key } steht „{ $detail }“. Schreib: { $wanted }
check-translated-twice = { $file }: { $key } ist „{ $detail }“, aber Englisch sagt dasselbe wie in { $wanted }. Schreib dasselbe, oder trag den Schlüssel in terms.toml bei translated-twice ein.
check-same-choice = { $file }: { $key } heißt „{ $detail }“, genau wie { $wanted } daneben. Finde einen anderen Namen.
check-typed-name = { $file }: { $key } schreibt den Namen *{ $detail }* aus. Verweise stattdessen darauf: { $wanted }
check-unnamed = { $file }: { $key } nennt { $detail } nicht, Englisch schon. Ergänze den Verweis.
check-uncounted = { $file }: Die Form [one] von { $key } zeigt { $detail } nicht, und das kann dort 0 sein. Zeig den Wert, oder schreib in die englische Datei: # { $detail } is never 0.

cli-second-copy = Auf der Datenbank { $path } läuft schon ein anderes Exemplar des Bots. Halt das zuerst an, oder nenne in FARKLE_DATABASE eine andere Datenbank.

## Die Liga

cli-league = Lässt die Gegner des Bots und deine eigenen Programme gegeneinander spielen, auf jedem Platz mit denselben Würfeln, und misst ihre Stärke in Elo mit Standardfehlern.
cli-league-players = Wer spielt: Gegner beim Namen, Stufen als Zahl (1 bis 100), points (spielt nur auf Punkte), bank:300 (sichert ab 300) (Standard: alle Gegner).
cli-league-program = Ein Programm, das das Zeilenprotokoll aus docs/line-protocol.md spricht, als Name=Befehl, etwa "meins=python3 meins.py". Darf mehrmals angegeben werden.
cli-league-ruleset = Die Regeln: der Name eines Regelwerks oder eine Zeile wie "house(target=5000)" (Standard: alle, die der Bot mitbringt). Darf mehrmals angegeben werden.
cli-league-how = Auf so vielen Partien beruht jedes Ergebnis mindestens.
cli-league-pairs = Lässt je zwei so viele Partien spielen und zeigt, wie oft wer gegen wen gewinnt.
cli-league-only = Nur die Partien dieser einen Seite.
cli-league-seats = Wie viele Plätze ein Tisch hat, höchstens 8. An größeren Tischen als für zwei trifft jede Seite auf Gegner einer Art.
cli-league-teams = In so vielen gleich großen Teams, 2 bis 4.
cli-league-seed = Der Startwert der Würfel: dieselbe Zahl ergibt dieselben Partien.
cli-league-processes = Wie viele Prozesse verwendet werden.
cli-league-seconds = So viele Sekunden hat ein Programm für jeden Zug.
cli-league-results = Eine Datei für die Ergebnisse. Eine unterbrochene Liga geht von dort weiter.
cli-league-json = Gibt für alle Regeln je ein JSON-Objekt aus.
cli-league-unknown = „{ $word }“ kann hier nicht mitspielen. Wähle aus: { $known }, eine Stufe von { $least } bis { $most }, points, oder bank: mit einer Punktzahl, etwa bank:300.
cli-league-bad-program = „{ $word }“ ist kein Programm. Gib ihm einen eigenen Namen und einen Befehl, etwa: --program "meins=python3 meins.py"
cli-league-same-names = Zwei in der Liga heißen gleich. Nenne alle nur einmal, und gib Programmen eigene Namen.
cli-league-how-many = In einer Liga spielen 2 bis { $most } mit.
cli-league-not-there = „{ $word }“ spielt in dieser Liga nicht mit. Wähle aus: { $known }.
cli-league-bad-file = Die Datei { $file } lässt sich nicht verwenden: { $why }. Wähle mit --results eine andere.
cli-league-broken = Ein Prozess der Liga wurde abgebrochen. Starte noch einmal mit demselben --results, dann geht es weiter.
cli-league-progress = Liga: { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } Plätze: eine Partie
       *[other] { $rules }, { $seats } Plätze: { $games } Partien
    }
cli-league-player = Wer
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
cli-league-fault-nonsense = Es schickte etwas, das nicht im Protokoll steht: „{ $said }“
cli-league-fault-illegal = Es wählte eine Aktion, die nicht angeboten war: „{ $said }“
cli-league-fault-flood = Es schickte mehr, als die Liga lesen kann.
cli-league-fault-unasked = Es sprach ungefragt: „{ $said }“
cli-league-fault-out = Es hatte zuvor zu oft versagt und wurde nicht mehr gefragt.

cli-engine = Startet einen Gegner des Bots für andere Programme; er spricht auf Standardein- und -ausgabe das Zeilenprotokoll aus docs/line-protocol.md.
cli-engine-level = Welcher Gegner: perfect, cautious, greedy, streaky, tactician oder eine Stufe von 1 bis 100.
cli-engine-not-understood = Diese Zeile ist nicht zu verstehen: { $line }

## Playing in the terminal

play-about = Spielt eine Partie für eine bis acht Personen an dieser Tastatur, oder mit Eingaben aus einer Pipe.
play-option-ruleset = Die Regeln: ihr Name, oder eine Zeile wie "house(target=5000,high_stakes=yes)"; alle Optionen stehen in docs/rules.md.
play-option-players = Wie viele spielen, 1 bis 8 (Standard: 2, oder 1 gegen Gegner).
play-option-names = Die Namen derer, die spielen, durch Kommas getrennt.
play-option-bots = Die Gegner, durch Kommas getrennt: perfect, cautious, greedy, streaky, tactician oder eine Stufe von 1 bis 100.
play-option-teams = In so vielen gleich großen Teams, 2 bis 4; sie spielen bis 20.000, wenn du kein Ziel nennst.
play-option-target = Die Punkte zum Sieg, 500 bis 100.000.
play-option-turns = Stattdessen so viele Züge pro Person, 1 bis 100.
play-option-seed = Der Startwert der Würfel: Mit derselben Zahl ergeben dieselben Eingaben dieselbe Partie.

play-no-such-bot = Einen Gegner „{ $word }“ gibt es nicht. Wähle aus: { $known }, oder eine Stufe von { $least } bis { $most }.
play-player = Person { $number }
play-names-do-not-fit =
    { $names ->
        [one] Du hast einen Namen genannt, aber { $players } spielen. Nenne alle, oder lass --players weg.
       *[other] Du hast { $names } Namen genannt, aber { $players } spielen. Nenne alle, oder lass --players weg.
    }
play-same-names = Gib allen verschiedene Namen, zum Beispiel: --names Ann,Bob
play-needs-two = Eine Partie bis zu einem Ziel braucht mindestens zwei: Gib --players 2 an, oder nimm mit --bots einen Gegner dazu. Allein kannst du eine Zahl von Zügen spielen: --turns 10
play-welcome = { $key } zeigt die Regeln und die Tasten.
play-clock = Ist die Zeit um, werden die besten Würfel gesichert, wenn die Regeln es erlauben.
play-time-left = Restzeit: { $time }

play-offer =
    { $dice ->
        [one] Du kannst { $points } Punkte und einen Würfel übernehmen.
       *[other] Du kannst { $points } Punkte und { $dice } Würfel übernehmen.
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
play-key-hand = Optionen
play-key-help = Hilfe
play-key-resign = aufgeben
play-key-quit = beenden

play-help = **Die Tasten**
play-help-key = - **{ $keys }** { $what }
play-help-choose = wählt einen Würfel nach seiner Augenzahl, dann den nächsten mit dieser Zahl; sind alle gewählt, legt es sie zurück
play-help-most = wählt die Würfel, die am meisten zählen
play-help-roll = legt die gewählten Würfel beiseite und wirft die anderen
play-help-bank = legt die gewählten Würfel beiseite und sichert die Punkte des Zuges
play-help-take = übernimmt die Würfel und Punkte aus dem Zug davor, wenn die Regeln es erlauben
play-help-undo = macht die letzte Wahl von Würfeln rückgängig
play-help-hand = listet alles auf, was zählt
play-help-help = zeigt die Regeln und die Tasten
play-help-resign = entfernt aus der Partie, wer am Zug ist
play-help-quit = verlässt das Spiel

play-unknown = „{ $word }“ ist kein Befehl. { $key } zeigt die Tasten.
play-sure = Drück noch einmal { $key }, um es zu bestätigen, oder eine andere Taste, um weiterzuspielen.
play-no-more-moves = Es kommen keine Eingaben mehr, darum endet die Partie hier, unbeendet.
play-left = Die Partie endet hier, unbeendet. Danke fürs Mitspielen.
play-figures = { $name }: Züge { $turns }, bester Zug { $best }, Farkles { $farkles }, heiße Würfel { $hot }
cli-record-folder = In { $folder } lässt sich nichts aufzeichnen ({ $why }). Nenne in FARKLE_RECORD einen anderen Ordner, oder lass es leer.
