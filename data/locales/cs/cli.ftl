## Themes of dice that cannot be used

error-theme-file = Vzhled { $file } nejde použít. { $why }
error-theme-files = V { $folder } je vzhledů { $themes }, ale do nabídky se jich vejde jen { $most }. Některé odeber.
error-theme-usual = V { $folder } chybí { $theme }.toml, výchozí vzhled. Vrať ho tam.
theme-problem-unreadable = Není to platný soubor TOML: { $why }.
theme-problem-name = Název { $name } musí mít 2 až 16 malých písmen, číslic a podtržítek a začínat písmenem.
theme-problem-unknown = Vzhled nemá žádné { $key }. Odeber to.
theme-problem-missing = Chybí { $key }.
theme-problem-colour = { $key } musí být barva jako "#1b2347", ne „{ $value }“.
theme-problem-marks = marks musí být jedno z: { $marks }.
theme-problem-corner = corner musí být celé číslo od 0 do { $most }.
theme-problem-contrast = { $part }.mark a { $part }.front jsou si příliš podobné: kontrast je { NUMBER($ratio, maximumFractionDigits: 1) }, ale musí být aspoň { $least }.

## The command line

cli-help = Farkle pro Discord: spusť bota, vyzkoušej ho v simulovaném Discordu a zjisti kostky a šance.
cli-version = Ukázat verzi a skončit.
cli-run = Spustit bota na Discordu, s nastavením z .env a prostředí.
cli-run-clusters = Spustit tolik procesů, které sdílejí bota na PostgreSQL, spadlé spouštět znovu a zastavit všechny naráz.
cli-clusters-count = Zvol 1 až { $most } procesů.
cli-sandbox = Spustit bota v simulovaném Discordu, který se hraje v prohlížeči.
cli-sandbox-port = Port webové stránky na tomto počítači; 0 vybere kterýkoli volný.
cli-sandbox-players = Lidé na simulovaném serveru, oddělení čárkami.
cli-sandbox-language = Jazyk serveru a všech na něm, například fr (výchozí: angličtina).
cli-sandbox-demo = Zahrát celou hru bez prohlížeče a vypsat každou desku.
cli-sandbox-open = Farkle je připraveno. Otevři v prohlížeči { $address }, pro každého hráče zvlášť, a napiš /farkle challenge. Zastavíš ho klávesami Ctrl-C.
cli-sandbox-bad-players = Uveď aspoň dva různé hráče, například: --players Ada,Ben
cli-sandbox-bad-port = { $port } není port. Zvol číslo od 0 do 65535.
cli-sandbox-port-taken = Port { $port } už je obsazený. Zvol jiný přes --port, nebo 0 pro kterýkoli volný.
cli-sandbox-missing = Simulovaný Discord není nainstalovaný. Nainstaluj ho: pip install "farkle-discord[sandbox]"
cli-score = Vypsat, co jde z hodu odložit, s body, od nejlepšího.
cli-score-roll = Kostky, například 123455 nebo "1 2 3 4 5 5"; - čte ze standardního vstupu, na každém řádku jeden hod.
cli-score-json = Vypsat pro každý hod objekt JSON.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Řádek { $line }: { $why }
cli-odds = Ukázat, jak pravděpodobná je výhra z daných skóre a jakou cenu má hodit a jakou zapsat.
cli-odds-scores = Zapsané body dvou nebo tří hráčů, oddělené čárkami, v pořadí hry: nejdřív hráč na tahu.
cli-odds-turn = Body v sázce v tomto tahu; 0 před prvním hodem.
cli-odds-dice = Kolik kostek zbývá na hod.
cli-odds-turns-left = Ve hrách s pevným počtem tahů: kolik tahů zbývá celkem, oběma hráčům a včetně tohoto (výchozí: všechny).
cli-odds-json = Vypsat objekt JSON.
cli-odds-at = { $ruleset }, { $own } : { $other }
cli-odds-roll =
    { $dice ->
        [one] Hodit { $dice } kostkou: průměrně { NUMBER($points, maximumFractionDigits: 1) } bodů, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
        [few] Hodit { $dice } kostkami: průměrně { NUMBER($points, maximumFractionDigits: 1) } bodů, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
        [many] Hodit { $dice } kostky: průměrně { NUMBER($points, maximumFractionDigits: 1) } bodů, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Hodit { $dice } kostkami: průměrně { NUMBER($points, maximumFractionDigits: 1) } bodů, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
cli-odds-bank = Zapsat: { $points } bodů
cli-odds-no-bank = Tyto body zatím zapsat nejde.
cli-odds-wins = { "  " }vyhraje { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % her
cli-solve = Vyřešit hru s danými pravidly: jak pravděpodobná je výhra každého hráče při perfektní hře.
cli-solve-all = Vyřešit všechna vestavěná pravidla a uložit tabulky tam, kde je bot hledá.
cli-solve-output = Složka pro tabulky, pojmenované podle pravidel.
cli-solve-players = Kolik hráčů: dva, nebo tři, z nichž každý hraje na vlastní výhru.
cli-solve-json = Vypsat pro každá pravidla objekt JSON.
cli-solve-which = Uveď jedna pravidla, nebo použij --all, které vyřeší hry dvou hráčů se všemi vestavěnými.
cli-solve-bad-folder = Do složky { $folder } nejde tabulky uložit: { $why }. Zvol jinou přes --output.
cli-solve-progress = Řeší se { $ruleset }
cli-solve-failed = Nepodařilo se vyřešit { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: tah hraný jen na body přinese v průměru { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } bodů.
cli-solve-banks = Zapisovat od { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } s 1 zbylou kostkou
        [few] { $points } se { $dice }
        [many] { $points } s { $dice }
       *[other] { $points } s { $dice }
    }
cli-solve-never = nikdy s { $dice }
cli-solve-first = Ze dvou perfektních hráčů vyhraje první { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % her.
cli-solve-three =
    Ze tří perfektních hráčů vyhraje první { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % her, druhý { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % a třetí { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Jiným zahráním jednoho tahu nikdo nezíská víc než { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Všechny pozice se ustálily.
        [one] 1 pozice se neustálila, odchylka nejvýš { NUMBER($residual, maximumSignificantDigits: 1) } %.
        [few] { $states } pozice se neustálily, odchylka nejvýš { NUMBER($residual, maximumSignificantDigits: 1) } %.
        [many] { $states } pozice se neustálilo, odchylka nejvýš { NUMBER($residual, maximumSignificantDigits: 1) } %.
       *[other] { $states } pozic se neustálilo, odchylka nejvýš { NUMBER($residual, maximumSignificantDigits: 1) } %.
    }
cli-solve-cost = Vyřešeno za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, použito { $megabytes } MB paměti.
cli-solve-dice = Šest cinknutých kostek podle zkratek, například lucky,lucky,odd,weighted,ordinary,devils-head: jakou cenu má tah s nimi.
cli-solve-against = Šest kostek soupeře: jak pravděpodobná je výhra strany s --dice, když začíná.
cli-solve-target = Kolik bodů vyhrává, pro --against a pro odznaky.
cli-solve-target-bounds = Cíl musí být od { NUMBER($least) } do { NUMBER($most) }.
cli-solve-dice-alone = --against potřebuje --dice a --target potřebuje oboje, nebo odznak. Nic z toho nejde spojit s --all, --output ani --players.
cli-solve-dice-rules = Hry podle { $ruleset } nejde pro cinknuté kostky řešit: musí se hrát nejvýš do { NUMBER($most) } bodů, které jde překročit, bez trestů a bez posledního kola.
cli-solve-dice-count = Podle těchto pravidel se hraje s { $dice } kostkami, ale uvedeno je { $given }. Uveď každou, oddělené čárkami.
cli-solve-dice-unknown = Kostka „{ $die }“ neexistuje. Vyber z: { $known }.
cli-solve-dice-bank = Když zbývá { $dice }, zapisovat od { $points }.
cli-solve-dice-never = Když zbývá { $dice }, vždycky házet.
cli-solve-dice-cost = Vyřešeno za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = Odznak strany, která začíná, podle zkratky, například silver-warlords: jak pravděpodobná je její výhra.
cli-solve-against-badge = Odznak soupeře.
cli-solve-badge-alone = --badge a --against-badge potřebují --target a buď --dice i --against, nebo ani jedno. Nejde je spojit s --all, --output ani --players.
cli-solve-badge-unknown = Odznak „{ $badge }“ neexistuje. Vyber z: { $known }.
cli-no-token = Chybí token. Přidej do .env DISCORD_TOKEN=...; kde ho získat, říká README.md.
cli-bad-token = Discord tento token nepřijímá. Zkopíruj ho znovu ze stránky Bot své aplikace na portálu pro vývojáře.
cli-no-discord = Discord na { $address } není dostupný: { $why }. Zkontroluj síť a spusť bota znovu.
cli-outdated = Discord už této verzi bota nedovolí se připojit (kód { $code }). Aktualizuj bota.
cli-wrong-shards = Discord odmítá počet shardů (kód { $code }). Nastav FARKLE_SHARDS na 0, nebo na vyšší číslo, v každém procesu stejné, a spusť bota znovu.
cli-lock-unwritable = Do souboru { $path } nejde zapsat ({ $why }). Povol botovi zápis do jeho složky, nebo uveď jinou databázi ve FARKLE_DATABASE.
cli-verify = Hodit kostkami exportované hry znovu a ověřit každý hod podle seedu.
cli-verify-export = Soubor farkle-dice.txt nebo farkle-game.json exportované hry, nebo řádek z něj od fair1 po poslední krok; - čte ze standardního vstupu.
cli-verify-unreadable = Soubor { $file } nejde přečíst: { $why }
cli-verify-seal = Pečeť je { $seal }. Porovnej ji s tou, kterou ukazovala deska před prvním hodem.
cli-verify-words = Přimíchaná slova: { $words }.
cli-status = Zeptat se běžícího bota, jestli se dá hrát; pokud ne, skončí s kódem 1.
cli-status-ready = Dá se hrát.
cli-status-off = Bot svůj stav nehlásí. Nastav FARKLE_STATUS na adresu a port, například { $example }, a restartuj ho.
cli-status-silent = Na { $address } nikdo neodpovídá. Podívej se do záznamu bota, jestli běží.
cli-status-start = Bot se spouští: čeká na Discord. Od kdy, říká jeho záznam.
cli-status-discord = Spojení s Discordem je přerušené; bot ho obnovuje. Proč, říká jeho záznam.
cli-status-database = Databáze neodpovídá. Proč, říká záznam bota.
cli-status-leaving = Bot se vypíná.
cli-doctor = Zkontrolovat všechno, co bot potřebuje: token, Discord, servery, databázi, zálohy; pokud je co opravit, skončí s kódem 1.
cli-doctor-json = Vypsat zjištění jako JSON.
cli-doctor-try = Také všechno vyzkoušet v tomto kanálu (jeho ID): zobrazit desku, otevřít vlákno, vytvořit událost, zaregistrovat příkazy; pak všechno vrátit zpět.
cli-try-bad-channel = { $typed } není ID kanálu. Zapni v Discordu vývojářský režim, zkopíruj ID textového kanálu a použij ho.
cli-try-done = { $what }: Discord odpověděl { $status }.
cli-try-refused = { $what }: Discord odpověděl { $answer }.
cli-try-unanswered = { $what }: Discord neodpověděl ({ $why }).
cli-try-permit = Dej botovi v tomto kanálu: { $names }.
cli-try-report = Co nahlásit, říká docs/first-hour-on-discord.md.
cli-try-left = Tohle nešlo vrátit zpět; smaž to ručně: { $what }.
cli-try-interrupted = Zkouška byla přerušena. Co vytvořila, se teď vrací zpět.
cli-try-stopped = Zkouška selhala ({ $why }). Co vytvořila, se teď vrací zpět; zkus to později.
cli-try-unclean = Na vrácení všeho už nezbyl čas. Zkontroluj kanál, události serveru a jeho příkazy.
cli-try-no-channel = Tohle není textový kanál serveru. Zvol kanál, kde se bude hrát.
cli-try-no-die = Discord desku přijal, ale v jejím textu už kostka není. Co nahlásit, říká docs/first-hour-on-discord.md.
cli-try-no-event = Naplánovaná událost se přeskočila: botovi na tomto serveru chybí oprávnění { permission-create-events }, které potřebuje jen k zařazení turnajů mezi události.
cli-try-own-commands = Příkazy se přeskočily: aplikace má příkazy jen pro tento server a ty zůstaly, jak byly.
cli-try-title = Farkle: zkouška
cli-try-board-text = Tohle je zkouška bota. Zpráva se sama smaže.
cli-try-board-changed = Stejná deska, upravená. Sama se smaže.
cli-try-button = Není co stisknout
cli-try-look = Zkontrolovat kanál
cli-try-die = Nahrát kostku
cli-try-board = Zobrazit desku
cli-try-edit = Upravit desku
cli-try-thread = Otevřít vlákno
cli-try-archive = Archivovat vlákno
cli-try-event = Vytvořit naplánovanou událost
cli-try-commands = Zaregistrovat všechny příkazy na tomto serveru
cli-try-delete-commands = Odebrat příkazy tohoto serveru
cli-try-delete-event = Smazat událost
cli-try-delete-thread = Smazat vlákno
cli-try-delete-board = Smazat desku
cli-try-delete-die = Smazat kostku
cli-doctor-token-ok = Token patří: { $name }.
cli-doctor-discord-ok = Discord na { $address } odpovídá.
cli-doctor-discord-away = Discord na { $address } není dostupný ({ $why }). Zkontroluj síťové připojení tohoto počítače a DISCORD_API_BASE.
cli-doctor-clock-ok = Hodiny tohoto počítače jdou správně.
cli-doctor-clock-off = Hodiny tohoto počítače jdou o { $seconds } s špatně. Nastav je po síti (timedatectl set-ntp true): závisí na nich termíny, které vidí hráči.
cli-doctor-sessions-left = { $remaining ->
    [one] Bot dnes může začít ještě jednu relaci.
    [few] Bot dnes může začít ještě { $remaining } relace.
    [many] Bot dnes může začít ještě { $remaining } relace.
   *[other] Bot dnes může začít ještě { $remaining } relací.
}
cli-doctor-sessions-none = Bot potřebuje relací { $shards }, ale dnes jich může začít už jen { $remaining }. Počkej { $minutes } min, než ho znovu spustíš: botovi, který startuje příliš často, Discord zneplatní token. Proč startuje, říká jeho záznam.
cli-doctor-endpoint-ok = Discord posílá příkazy a stisky tlačítek do botova vlastního spojení.
cli-doctor-endpoint-set = Nikdo nemůže hrát: aplikace má nastavenou adresu Interactions Endpoint URL, takže Discord posílá všechny příkazy a stisky tam místo botovi. Vymaž to pole na portálu pro vývojáře, na stránce General Information.
cli-doctor-installs-ok = Aplikaci jde přidat na servery i k účtům lidí.
cli-doctor-installs-servers = Aplikaci jde přidat jen na servery. Aby ji lidé mohli používat kdekoli, zaškrtni na portálu pro vývojáře, na stránce Installation, User Install a restartuj bota.
cli-doctor-installs-users = Aplikaci nejde přidat na servery, takže tam bot nemá příkazy. Zaškrtni na portálu pro vývojáře, na stránce Installation, Guild Install a restartuj bota.
cli-doctor-intents-ok = Aplikace nemá žádné privilegované intenty a žádné nepotřebuje.
cli-doctor-intents-spare = Aplikace má privilegované intenty, které bot nepoužívá. Vypni je na portálu pro vývojáře, na stránce Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] Bot zatím není na žádném serveru.
    [one] Bot má na svém serveru všechna oprávnění.
    [few] Bot má na svých { $servers } serverech všechna oprávnění.
    [many] Bot má na svých { $servers } serveru všechna oprávnění.
   *[other] Bot má na svých { $servers } serverech všechna oprávnění.
}
cli-doctor-permissions-needed = Na serveru { $server } chybí botovi oprávnění, která hry potřebují. Dej mu: { $names }.
cli-doctor-permissions-wished = Na serveru { $server } nemůže bot otevírat hrám vlákna, nebo nepozná, že deska odjela z obrazovky. Dej mu: { $names }.
cli-doctor-permissions-most = Bot může být i na dalších serverech: zkontrolovalo se jen prvních { $most }.
cli-doctor-permissions-chosen = Na serveru { $server } chybí botovi oprávnění k tomu, co chce jeho nastavení. Dej mu: { $names }.
cli-doctor-two-factor = Na serveru { $server } Discord botovi nedovolí dát vítězům roli (60003): server vyžaduje dvoufázové ověření a vlastník aplikace ho nemá zapnuté. Zapni ho v tom účtu a restartuj bota.
cli-doctor-commands-ok = Discord zná všechny příkazy této verze ({ $commands }).
cli-doctor-commands-missing = Discord nezná tyto příkazy: { $names }. Spusť bota: zaregistruje je, a pokud je Discord odmítne, bude to v záznamu.
cli-doctor-commands-spare = Discord zná příkazy, které tato verze nemá: { $names }. Spusť bota: zaregistruje místo nich vlastní.
cli-doctor-commands-older = Bot zatím příkazy této verze na Discordu nezaregistroval. Udělá to při spuštění.
cli-doctor-commands-refused = Discord některé příkazy této verze odmítl. Které a proč, říká záznam bota; při spuštění je zaregistruje znovu.
cli-doctor-emojis-ok = Discord má všechny kostky výchozího vzhledu.
# $missing is never 0.
cli-doctor-emojis-missing = { $missing ->
    [one] Na Discordu chybí jeden obrázek kostek a ukazuje se
    [few] Na Discordu chybí { $missing } obrázky kostek a ukazují se
    [many] Na Discordu chybí { $missing } obrázku kostek a ukazuje se
   *[other] Na Discordu chybí { $missing } obrázků kostek a ukazuje se
} místo toho text. Spusť bota: nahraje je, a pokud je Discord odmítne, bude to v záznamu.
cli-doctor-database-ok = { $path } je v pořádku: { $size } MB, schéma { $schema }.
cli-doctor-database-server = { $path } odpovídá: { $size } MB, schéma { $schema }.
cli-doctor-database-older = { $path } je v pořádku: { $size } MB, se schématem { $schema } starší verze bota. Tato verze potřebuje schéma { $newest } a při spuštění ji převede. Chceš-li to hned, zastav bota a spusť farkle migrate.
cli-doctor-database-empty = V { $path } zatím nejsou žádné tabulky bota. Při spuštění je vytvoří. Pokud by tam měly být hry, zkontroluj FARKLE_DATABASE.
cli-doctor-database-none = Databáze { $path } zatím není. Bot ji při spuštění vytvoří.
cli-doctor-database-damaged = { $path } je poškozená: { $damage }. Zastav bota a obnov zálohu: farkle restore
cli-doctor-disk-ok = V { $folder } je volných { $free } MB.
cli-doctor-disk-tight = V { $folder } je volných jen { $free } MB: na kopii databáze a její růst to nestačí. Uvolni místo.
cli-doctor-disk-full = V { $folder } je volných jen { $free } MB. Uvolni místo, než už nepůjde nic uložit.
cli-doctor-disk-unwritable = Tento uživatel nemůže do { $folder } zapisovat. Povol tam botovi zápis a spusť kontrolu jako uživatel bota.
cli-doctor-backups-ok = Nejnovější záloha v { $folder } je ze dne { $day }.
cli-doctor-backups-off = Bot nedělá zálohy. Uveď složku ve FARKLE_BACKUPS, pokud možno na jiném disku.
cli-doctor-backups-server = PostgreSQL má vlastní zálohy, například pg_dump. Zkontroluj tam, že se dělají.
cli-doctor-backups-none = V { $folder } zatím žádná záloha není. Bot dělá jednu denně, v klidnou hodinu.
cli-doctor-backups-old = Nejnovější záloha v { $folder } je ze dne { $day }. Proč od té doby žádná není, říká záznam bota.
cli-doctor-backups-unreadable = Složku záloh { $folder } nejde přečíst: { $why }. Povol tam botovi čtení a zápis.
cli-doctor-backups-unwritable = Bot nemůže zapisovat do složky záloh { $folder }. Povol tam zápis botovu vlastnímu uživateli.
cli-doctor-key-none = Klíč, který drží zablokované lidi, co si smazali údaje, { $path }, se vytvoří při příštím spuštění.
cli-doctor-key-ok = Klíč, který drží zablokované lidi, co si smazali údaje, { $path }, je v pořádku.
cli-doctor-tables-ok = Vyřešené tabulky všech pravidel ({ $tables }) jde přečíst.
cli-doctor-tables-refused = Tyto vyřešené tabulky nejde použít: { $tables }. Nainstaluj bota znovu.
cli-doctor-languages-ok = Všechny jazyky ({ $languages }) jsou úplné.
# $flaws is never 0.
cli-doctor-languages-flaws = Texty mají chyby na { $flaws ->
    [one] jednom místě
    [few] { $flaws } místech
    [many] { $flaws } místa
   *[other] { $flaws } místech
}: kde, říká farkle locales check.
cli-doctor-status-off = FARKLE_STATUS není nastaveno, takže stav běžícího bota nejde zkontrolovat.
cli-backup = Zkopírovat databázi do souboru a kopii zkontrolovat; bot může běžet dál.
cli-backup-file = Soubor, do kterého se zapíše; existující se nahradí, až je kopie hotová.
cli-backup-no-database = Databáze { $path } zatím není, takže není co zálohovat.
cli-backup-itself = { $path } je sama databáze: uveď jiný soubor.
cli-backup-folder = { $path } je složka: uveď soubor v ní, například { $example }.
cli-backup-server = { $path } je PostgreSQL, které má vlastní zálohy: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Zálohováno do { $file } ({ $size } MB). Kopie je v pořádku a přehrálo se až { $games } jejích her.
cli-backup-older = Zálohováno do { $file } ({ $size } MB). Kopie je v pořádku. Její schéma { $schema } je ze starší verze bota (tato má { $newest }), takže se žádné hry nepřehrály.
cli-backup-newer = Zálohováno do { $file } ({ $size } MB). Kopie je v pořádku. Její schéma { $schema } je z novější verze bota (tato zná { $newest }), takže se žádné hry nepřehrály a použít ji může jen ta verze.
cli-restore = Nahradit databázi zálohou; nejdřív zastav bota.
cli-restore-file = Soubor zapsaný příkazem farkle backup, nebo samotným botem do FARKLE_BACKUPS.
cli-restore-force = Existující databázi odložit bokem.
cli-restore-no-file = Soubor { $file } neexistuje.
cli-restore-there = Databáze { $path } už existuje. Chceš-li ji odložit bokem a obnovit zálohu, přidej --force.
cli-restore-server = { $path } je PostgreSQL, které obnovuje vlastní zálohy: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = Záloha { $file } je teď databáze { $path }.
cli-restore-newer = Nic se nezměnilo: záloha { $file } je z novější verze bota (schéma { $schema }; tato zná { $newest }). Aktualizuj bota, nebo obnov starší zálohu.
cli-restore-older = Její schéma { $schema } je ze starší verze bota. Tato verze ji převede na { $newest } při příštím spuštění, nebo příkazem farkle migrate.
cli-restore-aside = Předchozí databáze je teď { $aside }. Smaž ji, až ji nebudeš potřebovat.
cli-migrate = Převést databázi starší verze, jak to dělá bot při spuštění; nejdřív zastav bota.
cli-migrate-dry = Jen ukázat, co by se stalo.
cli-migrate-no-database = Databáze { $path } zatím není. Bot ji při spuštění vytvoří.
cli-migrate-empty = Nic se nezměnilo: v { $path } nejsou žádné tabulky bota. Spusť bota, který je vytvoří, nebo uveď jinou databázi ve FARKLE_DATABASE.
cli-migrate-current = { $path } má schéma { $schema }, které tato verze bota potřebuje. Není co převádět.
cli-migrate-would = Nic se nezměnilo: { $path } má schéma { $schema } starší verze bota; tato verze potřebuje { $newest }. farkle migrate by provedl, všechno nebo nic:
cli-migrate-backup = Nejdřív udělej zálohu: starší verze potom databázi použít nemohou.
cli-migrate-done = { $path } je převedena ze schématu { $schema } na { $newest }. Bota můžeš spustit.
cli-move = Zkopírovat všechno do jiné, prázdné databáze a kopii ověřit; nejdřív zastav bota.
cli-move-target = Cesta k souboru, nebo adresa jako postgresql://user@host/name.
cli-move-bad-target = Tohle není databáze: { $why }.
cli-move-itself = { $path } je sama databáze: uveď jinou.
cli-move-no-database = Databáze { $path } zatím není, takže není co kopírovat.
cli-move-done = Zkopírováno z { $source } do { $target }: { $rows ->
        [one] jeden řádek
        [few] { $rows } řádky
        [many] { $rows } řádku
       *[other] { $rows } řádků
    }, { $games ->
        [one] jedna hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } a všechno ostatní. Počty řádků sedí, všechny statistiky odpovídají hrám a přehrálo se až { $sample } her.
cli-move-next = Nastav FARKLE_DATABASE na adresu { $target } a spusť bota. { $source } se nezměnila: nech si ji, dokud ji potřebuješ.
cli-move-files = Nastav i FARKLE_FILES={ $files }: bot má vedle ní soubory a jeden z nich, { $file }, drží zablokované lidi, co si smazali údaje. O ten soubor nepřijď.
cli-work-copying = Kopíruje se
cli-work-checking = Kontroluje se
cli-work-migrating = Migruje se
cli-work-counting = Přepočítává se
cli-work-comparing = Porovnává se
cli-recount = Přepočítat všechny uložené hry a ukázat, kde se liší uložené statistiky.
cli-recount-fix = Rozdíly opravit; nejdřív zastav bota.
cli-recount-no-database = Databáze { $path } zatím není, takže není co přepočítat.
cli-recount-difference = { $where }: uloženo { $kept }, spočítáno { $counted }
cli-recount-nothing = nic
cli-recount-equal = Všechny hry přepočítány: všechny statistiky odpovídají uloženým hrám.
cli-recount-fixed =
    { $differences ->
        [one] Tento jeden rozdíl je opraven.
        [few] Tyto { $differences } rozdíly jsou opraveny.
        [many] Tohoto { $differences } rozdílu je opraveno.
       *[other] Těchto { $differences } rozdílů je opraveno.
    }
cli-recount-differs =
    { $differences ->
        [one] Jeden rozdíl. Zastav bota, udělej zálohu a oprav ho: farkle recount --fix
        [few] { $differences } rozdíly. Zastav bota, udělej zálohu a oprav je: farkle recount --fix
        [many] { $differences } rozdílu. Zastav bota, udělej zálohu a oprav je: farkle recount --fix
       *[other] { $differences } rozdílů. Zastav bota, udělej zálohu a oprav je: farkle recount --fix
    }
cli-locales = Kontrolovat texty jazyků bota.
cli-locales-check = Najít, co v jazycích v data/locales chybí, přebývá, nefunguje, je příliš dlouhé nebo slovy neodpovídá terms.toml.
cli-locales-which = Které jazyky kontrolovat, například fr (výchozí: všechny).
cli-locales-unknown = Jazyk „{ $word }“ neexistuje. Vyber z: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: jeden text, bez chyb.
        [few] { $language }: { $messages } texty, bez chyb.
        [many] { $language }: { $messages } textu, bez chyb.
       *[other] { $language }: { $messages } textů, bez chyb.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Jedna chyba.
        [few] { $flaws } chyby.
        [many] { $flaws } chyby.
       *[other] { $flaws } chyb.
    }

cli-puzzles = Hledat úlohy, pozice, kde nejlepší volba není ta nabízející se, a kontrolovat vestavěné.
cli-puzzles-mine = Hledat úlohy ve hrách soupeřů bota a v náhodných pozicích. Stejný seed najde stejné úlohy.
cli-puzzles-seed = Seed, celé číslo.
cli-puzzles-output = Složka, kam se zapíše soubor pro každá pravidla.
cli-puzzles-ruleset = Pravidla, která musí být vyřešená (výchozí: všechna vestavěná).
cli-puzzles-count = Kolik úloh najít pro každá pravidla.
cli-puzzles-pairs = S --ruleset: hledat úlohy i s tolika náhodnými dvojicemi sad cinknutých kostek, které se nejdřív vyřeší.
cli-puzzles-played = Soubor her, který se prohledá nejdřív: na každém řádku jedna, od fk1 po poslední krok, jako v exportovaných hrách.
cli-puzzles-check = Zkontrolovat, že každá odpověď je od řešitele, s uvedeným rozdílem, a že žádné dvě úlohy si nejsou podobné.
cli-puzzles-folder = Složka ke kontrole (výchozí: složka vestavěných úloh).
cli-puzzles-anew = Vyřešit hry znovu místo čtení vestavěných tabulek, což trvá několik minut.
cli-puzzles-bad-seed = Zvol seed od 0 do { $most }.
cli-puzzles-bad-count = Zvol počet od 1 do { $most }.
cli-puzzles-bad-pairs = Zvol 1 až { $most } dvojic a jejich pravidla přes --ruleset.
cli-puzzles-unsolved = { $ruleset } nepatří mezi vestavěné vyřešené hry a úlohy mají jen vyřešené.
cli-puzzles-games =
    { $games ->
        [one] { $file }: jedna hra.
        [few] { $file }: { $games } hry.
        [many] { $file }: { $games } hry.
       *[other] { $file }: { $games } her.
    }
cli-puzzles-many-games = { $file } má víc než { $most } řádků. Rozděl ho a prohledávej po částech.
cli-puzzles-bad-line = { $file }, řádek { $line }: { $why }
cli-puzzles-unreadable = Soubor { $file } nejde přečíst: { $why }
cli-puzzles-unwritable = Do { $folder } nejde úlohy zapsat: { $why }. Zvol jinou složku přes --output.
cli-puzzles-progress = Hledají se úlohy, { $ruleset }
cli-puzzles-mined = { $ruleset }: úloh vybráno { $puzzles } z { $found } nalezených v { $positions } pozicích, za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } má různých úloh méně než { $wanted }.
cli-puzzles-none = V { $folder } žádné úlohy nejsou.
cli-puzzles-misnamed = V { $file } jsou úlohy { $ruleset }, takže by se podle toho měl jmenovat.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: jedna úloha, bez chyb ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
        [few] { $ruleset }: { $puzzles } úlohy, bez chyb ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
        [many] { $ruleset }: { $puzzles } úlohy, bez chyb ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } úloh, bez chyb ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Jedna chyba.
        [few] { $flaws } chyby.
        [many] { $flaws } chyby.
       *[other] { $flaws } chyb.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = { $file } nejde přečíst: { $detail }
puzzle-file-too-large = { $file } je větší než { $detail } bajtů, což je na soubor úloh příliš.
puzzle-file-no-head = { $file } nezačíná řádkem, který uvádí pravidla.
puzzle-file-not-a-puzzle = { $file }, řádek { $line } není úloha: { $detail }
puzzle-file-twice = { $file } má úlohu { $detail } dvakrát, podruhé na řádku { $line }.
puzzle-flaw-other-rules = { $file }: pravidla se od nalezení těchto úloh změnila. Najdi nové: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: pozice úlohy { $puzzle } nemůže nastat.
puzzle-flaw-unsolved = { $file }: kostky úlohy { $puzzle } nemá žádná vyřešená hra.
puzzle-flaw-no-puzzle = { $file }: nejlepší volba úlohy { $puzzle } není zřetelně lepší, nebo je to ta nabízející se.
puzzle-flaw-wrong-id = { $file }: { $puzzle } není ID její pozice.
puzzle-flaw-wrong-answer = { $file }: odpověď úlohy { $puzzle } není od řešitele.
puzzle-flaw-wrong-margin = { $file }: rozdíl úlohy { $puzzle } není od řešitele.
puzzle-flaw-wrong-grade = { $file }: témata, špatné odpovědi nebo rating úlohy { $puzzle } nejsou, jaké mají být.
puzzle-flaw-alike = { $file }: { $puzzle } se příliš podobá dřívější úloze.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } se nejmenuje podle jazyka, který Discord má, například fr nebo pt-BR.
check-stray = { $file } sem nepatří: v data/locales je složka pro každý jazyk, se stejnými soubory jako složka en.
check-unreadable = { $file } nejde přečíst v místě: { $detail }
check-twice = { $file }: { $key } už je v { $detail }.
check-missing = { $file }: { $key } chybí.
check-extra = { $file }: { $key } není v angličtině, takže se nepoužívá.
check-misplaced = { $file }: { $key } patří do { $detail }, kde je v angličtině.
check-broken = { $file }: { $key } nejde zobrazit: { $detail }
check-unknown-value = { $file }: { $key } používá ${ $detail }, které v anglickém textu není.
check-missing-value = { $file }: { $key } vynechává ${ $detail }.
check-unknown-variant = { $file }: { $key } má variantu { $detail }, která se nikdy nepoužije.
check-missing-variant = { $file }: { $key } nemá variantu { $detail }.
check-missing-plural = { $file }: { $key } nemá tvar množného čísla { $detail }.
check-too-long = { $file }: { $key } může mít víc než { $most } znaků: { $detail }
check-marks = { $file }: { $key } začíná jiným Markdownem než angličtina, nebo ho neuzavírá: { $detail }
check-bad-name = { $file }: { $detail } není platný název příkazu nebo volby. Použij 1 až { $most } malých písmen, číslic, spojovníků a podtržítek.
check-same-name = { $file }: { $detail } je použito dvakrát.
check-unknown-command = { $file }: { $key } uvádí { $detail }, což v tomto jazyce není příkaz.
check-literal-command = { $file }: { $key } vypisuje { $detail }. Odkaž na něj, jako v { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } má se všemi názvy a popisy víc než { $most } znaků, když se počítá vždy nejdelší jazyk.

# How texts are worded, by terms.toml and by rules for all languages. $wanted is what to write.

check-no-terms = { $file } chybí. Říká, jak tento jazyk nazývá slova hry: zkopíruj ho z jiného jazyka.
check-missing-word = { $file }: „{ $detail }“ nemá překlad. Přidej ho pod [words].
check-extra-word = { $file }: „{ $detail }“ není mezi slovy v en/terms.toml. Odeber ho, nebo ho přidej do všech jazyků.
check-idle-exception = { $file } má výjimku pro { $key } a nic ji tam nepotřebuje. Odeber ji.
check-avoided = { $file }: { $key } má „{ $detail }“. Napiš: { $wanted }
check-translated-twice = { $file }: { $key } je „{ $detail }“, ale angličtina říká totéž jako v { $wanted }. Napiš stejně, nebo přidej klíč v terms.toml k translated-twice.
check-same-choice = { $file }: { $key } je „{ $detail }“, stejně jako { $wanted } vedle. Najdi jiný název.
check-typed-name = { $file }: { $key } vypisuje název *{ $detail }*. Odkaž na něj: { $wanted }
check-unnamed = { $file }: { $key } neuvádí { $detail }, i když angličtina ano. Přidej to.
check-uncounted = { $file }: varianta [one] v { $key } neukazuje { $detail }, které tam může být 0. Ukaž ho, nebo napiš do anglického souboru: # { $detail } is never 0.

cli-second-copy = Na databázi { $path } běží další kopie bota. Nejdřív ji zastav, nebo uveď jinou databázi ve FARKLE_DATABASE.

## The league

cli-league = Nechat soupeře bota a tvoje programy hrát proti sobě, se stejnými kostkami na každém místě, a ohodnotit je v Elo se standardní chybou.
cli-league-players = Kdo hraje: soupeři jménem, úrovně číslem (1 až 100), points (hraje jen na body), bank:300 (zapisuje od 300) (výchozí: všichni soupeři).
cli-league-program = Program, který mluví řádkovým protokolem z docs/line-protocol.md, jako název=příkaz, například "mine=python3 mine.py". Jde opakovat.
cli-league-ruleset = Pravidla: jejich název, nebo řádek jako "house(target=5000)" (výchozí: všechna vestavěná). Jde opakovat.
cli-league-how = Nejmenší počet her, na kterém každý výsledek stojí.
cli-league-pairs = Nechat každé dva hráče odehrát tolik her a ukázat, jak často kdo koho poráží.
cli-league-only = Jen hry tohoto hráče.
cli-league-seats = Kolik míst má stůl, nejvýš 8. U stolů větších než pro dva hraje každý proti soupeřům jednoho druhu.
cli-league-teams = Kolik stejně velkých týmů, 2 až 4.
cli-league-seed = Seed kostek: stejné číslo dá stejné hry.
cli-league-processes = Kolik procesů použít.
cli-league-seconds = Kolik sekund má program na krok.
cli-league-results = Soubor pro ukládání výsledků. Přerušená liga z něj pokračuje.
cli-league-json = Vypsat pro každá pravidla objekt JSON.
cli-league-unknown = Hráč „{ $word }“ neexistuje. Vyber z: { $known }, úroveň od { $least } do { $most }, points, nebo bank: a počet bodů, například bank:300.
cli-league-bad-program = „{ $word }“ není program. Dej mu vlastní název a příkaz, například: --program "mine=python3 mine.py"
cli-league-same-names = Dva hráči se jmenují stejně. Uveď každého jednou a programům dej vlastní názvy.
cli-league-how-many = Liga má 2 až { $most } hráčů.
cli-league-not-there = „{ $word }“ v této lize nehraje. Vyber z: { $known }.
cli-league-bad-file = Soubor { $file } nejde použít: { $why }. Zvol jiný přes --results.
cli-league-broken = Proces ligy byl ukončen. Spusť ji znovu se stejným --results a bude pokračovat.
cli-league-progress = Liga, { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, míst { $seats }: jedna hra
        [few] { $rules }, míst { $seats }: { $games } hry
        [many] { $rules }, míst { $seats }: { $games } hry
       *[other] { $rules }, míst { $seats }: { $games } her
    }
cli-league-player = Hráč
cli-league-rival = Proti
cli-league-elo = Elo
cli-league-error = Chyba
cli-league-games = Hry
cli-league-wins = Výhry,%
# $games is never 0.
cli-league-lost =
    { $games ->
        [one] { $name }, jedna prohraná hra: { $why }
        [few] { $name }, { $games } prohrané hry: { $why }
        [many] { $name }, { $games } prohrané hry: { $why }
       *[other] { $name }, { $games } prohraných her: { $why }
    }
cli-league-fault-no-start = nešlo ho spustit: { $said }
cli-league-fault-version = mluví verzí „{ $said }“ protokolu a liga jinou.
cli-league-fault-died = skončil uprostřed hry.
cli-league-fault-silent = neodpověděl včas.
cli-league-fault-nonsense = poslal něco, co v protokolu není: „{ $said }“
cli-league-fault-illegal = zvolil krok, který nebyl v nabídce: „{ $said }“
cli-league-fault-flood = poslal víc, než liga dokáže přečíst.
cli-league-fault-unasked = promluvil bez vyzvání: „{ $said }“
cli-league-fault-out = předtím selhal příliš často, takže už nedostal slovo.

cli-engine = Spustit soupeře bota pro jiné programy, řádkovým protokolem z docs/line-protocol.md na standardním vstupu a výstupu.
cli-engine-level = Který soupeř: perfect, cautious, greedy, streaky, tactician, nebo úroveň od 1 do 100.
cli-engine-not-understood = Tomuto řádku nejde rozumět: { $line }

## Playing in the terminal

play-about = Zahrát hru jednoho až osmi lidí u této klávesnice, nebo s kroky poslanými rourou.
play-option-ruleset = Pravidla: jejich název, nebo řádek jako "house(target=5000,high_stakes=yes)"; všechny volby jsou v docs/rules.md.
play-option-players = Kolik lidí hraje, 1 až 8 (výchozí: 2, proti soupeřům 1).
play-option-names = Jména hráčů, oddělená čárkami.
play-option-bots = Soupeři, oddělení čárkami: perfect, cautious, greedy, streaky, tactician, nebo úroveň od 1 do 100.
play-option-teams = Kolik stejně velkých týmů, 2 až 4; hrají do 20 000, pokud není nastaven cíl.
play-option-target = Kolik bodů vyhrává, 500 až 100 000.
play-option-turns = Místo toho hrát každý tolik tahů, 1 až 100.
play-option-seed = Seed kostek: se stejným číslem dají stejné kroky stejnou hru.

play-no-such-bot = Soupeř „{ $word }“ neexistuje. Vyber z: { $known }, nebo úroveň od { $least } do { $most }.
play-player = Hráč { $number }
play-names-do-not-fit =
    { $names ->
        [one] Uvedeno je jedno jméno, ale hraje { $players }. Uveď všechna, nebo vynech --players.
        [few] Uvedeno je { $names } jména, ale hraje { $players }. Uveď všechna, nebo vynech --players.
        [many] Uvedeno je { $names } jména, ale hraje { $players }. Uveď všechna, nebo vynech --players.
       *[other] Uvedeno je { $names } jmen, ale hraje { $players }. Uveď všechna, nebo vynech --players.
    }
play-same-names = Dej každému hráči jiné jméno, například: --names Ann,Bob
play-needs-two = Hra do cíle potřebuje aspoň dva hráče: použij --players 2, nebo přidej soupeře přes --bots. Bez dalších lidí jde hrát na počet tahů: --turns 10
play-welcome = Pravidla a klávesy ukáže { $key }.
play-clock = Když vyprší čas, zapíšou se nejlepší kostky, pokud to pravidla dovolí.
play-time-left = Zbývá času: { $time }

# $dice is never 0.
play-offer =
    { $dice ->
        [one] Můžeš převzít { $points } bodů a jednu kostku.
        [few] Můžeš převzít { $points } bodů a { $dice } kostky.
        [many] Můžeš převzít { $points } bodů a { $dice } kostky.
       *[other] Můžeš převzít { $points } bodů a { $dice } kostek.
    }
play-turn = **{ $name }**, hoď kostkami.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = vybrat
play-key-most = nejvíc bodů
play-key-roll =
    { $dice ->
        [one] hodit { $dice } kostkou, { $chance } farkle
        [few] hodit { $dice } kostkami, { $chance } farkle
        [many] hodit { $dice } kostky, { $chance } farkle
       *[other] hodit { $dice } kostkami, { $chance } farkle
    }
play-key-take =
    { $dice ->
        [one] převzít { $points } a { $dice } kostku, { $chance } farkle
        [few] převzít { $points } a { $dice } kostky, { $chance } farkle
        [many] převzít { $points } a { $dice } kostky, { $chance } farkle
       *[other] převzít { $points } a { $dice } kostek, { $chance } farkle
    }
play-key-bank = zapsat { $points }
play-key-give = rozdat { $points }
play-key-undo = zpět
play-key-hand = možnosti
play-key-help = pomoc
play-key-resign = vzdát se
play-key-quit = konec

play-help = **Klávesy**
play-help-key = - **{ $keys }** { $what }
play-help-choose = vybere kostku podle strany, pak další se stejnou stranou; když jsou vybrané všechny, vrátí je
play-help-most = vybere kostky za nejvíc bodů
play-help-roll = odloží vybrané kostky a zbytkem hodí
play-help-bank = odloží vybrané kostky a zapíše body tahu
play-help-take = převezme kostky a body po předchozím hráči, pokud to pravidla dovolí
play-help-undo = vrátí poslední výběr kostek
play-help-hand = vypíše všechno, co boduje
play-help-help = ukáže pravidla a klávesy
play-help-resign = odebere ze hry hráče na tahu
play-help-quit = opustí hru

play-unknown = „{ $word }“ není příkaz. Klávesy ukáže { $key }.
play-sure = Potvrď to znovu klávesou { $key }, jinou klávesou hraješ dál.
play-no-more-moves = Kroky došly, takže hra tady končí, nedohraná.
play-left = Hra tady končí, nedohraná. Díky za hru.
play-figures = { $name }: tahy { $turns }, nejlepší tah { $best }, farkly { $farkles }, horké kostky { $hot }
cli-record-folder = Do { $folder } nejde nahrávat ({ $why }). Uveď jinou složku ve FARKLE_RECORD, nebo ji nech prázdnou.
