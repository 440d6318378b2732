## What is kept of people and servers

privacy-title = ### Co se o tobě uchovává
privacy-kept =
    - **Kdo jsi:** tvoje uživatelské ID na Discordu a jména, pod kterými se tvůj účet zobrazoval.
    - **Co máš nastaveno:** předvolby a dovolené, koho blokuješ a nedokončená domácí pravidla.
    - **Tvoje hry:** kde a kdy se hrály, kdo byl u stolu, každý hod a krok a slova přimíchaná do kostek.
    - **Co z nich plyne:** výsledky, statistiky, rating, úspěchy, rivalové, série, místa v žebříčcích, místa v pyramidách a výzvy o ně a turnaje, kterých se účastníš nebo které pořádáš.
    - **Úlohy a lekce:** tvoje odpovědi a na kterých serverech padly, tvůj rating úloh a série, úlohy z tvých chyb, hotové lekce a tvoje tipy na vítěze.
    - **Na čas:** kdo komu odmítl výzvu, která zpráva ti říká, že jsi na tahu, a kterou roli máš za výhru.
privacy-not-kept = Nic, co napíšeš do kanálu, se nečte, natož uchovává. Nic se nikomu nepředává.
privacy-how-long = To všechno se uchovává, dokud to nesmažeš. Pozvánky, ze kterých žádná hra nevznikla, se mažou po 30 dnech a stejně tak to, co patří k serveru, kde už bot není.
privacy-blocks = Pokud tě někdo blokuje, blokování zůstane i po smazání tvých údajů. Uchovává se jako kód, který neprozradí, kdo jsi, vytvořený tajným klíčem, který v databázi není.
privacy-how = { command-privacy-export } ti to všechno dá jako soubor a { command-privacy-delete } to smaže.
privacy-contact = Máš-li dotaz, obrať se na provozovatele tohoto bota: { $contact }

privacy-exported = Tohle je všechno, co se o tobě uchovává. Ostatní lidé jsou v tom označeni „opponent“.

privacy-delete = ### Smazat o tobě všechno?
privacy-delete-goes = Tvoje jména, předvolby, statistiky, rating, úspěchy, kostky, odznaky, rivalové, série, dovolené, lekce, odpovědi a rating úloh, tipy a seznam blokovaných se smažou hned a navždy.
privacy-delete-blocks = Pokud tě někdo blokuje, blokování zůstane jako kód, který neprozradí, kdo jsi: smazáním údajů se blokování obejít nedá.
privacy-delete-games = Tvoje hry zůstanou těm, kdo je hráli s tebou. Uvidí místo tebe „{ former-player }“ a nic tam nepovede k tobě. Slova, která máš přimíchaná do kostek, také zůstanou, protože je ostatní potřebují k ověření kostek, pokud neobsahují tvoje jméno.
privacy-delete-messages = Zprávy, které bot napsal do kanálů, tam zůstanou.
# $games is never 0.
privacy-delete-open =
    { $games ->
        [one] Teď jsi v jedné hře nebo pozvánce. Nejdřív ji opustíš a odchod ze hry se počítá jako prohra.
        [few] Teď jsi ve { $games } hrách nebo pozvánkách. Nejdřív je opustíš a odchod ze hry se počítá jako prohra.
        [many] Teď jsi v { $games } hry nebo pozvánky. Nejdřív je opustíš a odchod ze hry se počítá jako prohra.
       *[other] Teď jsi v { $games } hrách nebo pozvánkách. Nejdřív je opustíš a odchod ze hry se počítá jako prohra.
    }
privacy-delete-again = Hrát můžeš kdykoli znovu, jako někdo nový.
privacy-deleted = Všechno o tobě je smazáno. Pokud budeš hrát znovu, začneš od začátku.
button-forget = Smazat o mně všechno

export-server = Tohle je všechno, co se uchovává o samotném serveru, a nic o lidech na něm. Ti své údaje získají přes { command-privacy-export }.

forget-server = ### Smazat o tomto serveru všechno?
forget-server-goes = Jeho nastavení, domácí pravidla, žebříčky, sezóny a stupně vítězů se smažou hned a navždy.
forget-server-games = Rozehrané hry tady skončí bez výsledku. Skončené hry zůstanou těm, kdo je hráli, a všude se jim počítají do statistik, ale nic už neukáže, že se hrály tady.
forget-server-left = Když je bot odebrán ze serveru, stane se to samo po 30 dnech.
forget-server-done = Všechno o tomto serveru je smazáno.
button-forget-server = Smazat údaje tohoto serveru
button-policy = Zásady ochrany soukromí

## Commands

cmd-privacy = soukromí
cmd-privacy-about = Co se o tobě uchovává a jak to získat nebo smazat
cmd-privacy-explain = vysvětlit
cmd-privacy-explain-about = Co se o tobě uchovává a jak dlouho
cmd-privacy-export = export
cmd-privacy-export-about = Získat všechno, co se o tobě uchovává, jako soubor
cmd-privacy-delete = smazat
cmd-privacy-delete-about = Smazat všechno, co se o tobě uchovává, po potvrzení
cmd-server-privacy-about = Co se uchovává o tomto serveru
cmd-server-privacy-export-about = Získat všechno, co se uchovává o tomto serveru, jako soubor
cmd-server-privacy-delete-about = Smazat všechno, co se uchovává o tomto serveru, po potvrzení
