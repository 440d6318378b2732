## Help, and what is said when the bot joins a server

help-title = ### Pomoc: { $topic }
menu-help = Co tě zajímá?
menu-strategy = Která pravidla?
topic-help-start = První kroky
topic-help-playing = Jak se hraje
topic-help-words = Slova na desce
topic-help-rules = Pravidla
topic-help-ratings = Rating
topic-help-tavern = Krčma
topic-help-slow = Pomalé hry
topic-help-events = Akce
topic-help-strategy = Strategie
topic-help-privacy = Soukromí
topic-help-etiquette = Slušné chování
topic-help-admins = Pro správce

help-start =
    Hoď šesti kostkami, nech si ty, které bodují, a zapiš body dřív, než ti je vezme farkle. Všechny způsoby hry jako tlačítka ukáže { command-play }. Nebo začni hned:
    - { command-bot } začne hru proti mně, přímo tady.
    - { command-challenge } pozve lidi a { command-open } otevře stůl, ke kterému přisedne kdokoli.
    - { command-learn } tě hru naučí v krátkých lekcích na opravdové desce.
help-playing =
    - Když jsi na tahu, stiskni kostky, které si chceš nechat. Pak ostatními hoď tlačítkem *{ button-roll }*, nebo body zapiš tlačítkem *{ button-bank }*. *{ button-best }* vybere kostky za tebe a *{ button-options }* vypíše všechno, co boduje.
    - { command-show } znovu zobrazí desku jako nejnovější zprávu a přesune tvou hru do jiného kanálu.
    - { command-games } ukáže tvoje hry, nejdřív ty, které na tebe čekají. { command-resign } některou opustí.
    - { command-daily } je denní hra: deset tahů a pro všechny stejné kostky.
    - { command-puzzle } ti dá pozici: najdi volbu, která vyhrává nejčastěji.
    - { command-replay } projde skončenou hru a { command-verify } ověří, že kostky byly poctivé.
help-words =
    - **Farkle:** hod, ve kterém nic neboduje. Ukončí tvůj tah a o body tahu přijdeš.
    - **Zapsat:** ukončit tah a přičíst jeho body k celkovému součtu. Pak jsou v bezpečí.
    - **V sázce:** body tohoto tahu, které ještě nemáš zapsané.
    - **Horké kostky:** bodovaly všechny kostky, takže můžeš znovu hodit všemi.
    - **Procenta na *{ button-roll }*:** jak pravděpodobné je, že příští hod bude farkle.
    - **Cíl:** součet, který vyhrává. Podle některých pravidel mají všichni ostatní ještě jeden tah, nebo hra skončí po daném počtu tahů.
    - **Záskok:** hraje za toho, kdo je pryč, dokud se nevrátí.
help-rules =
    - { command-rules-show } vysvětlí kterákoli pravidla: co boduje, jak hra končí a jak riskantní je každý hod.
    - Vybereš je volbou *{ cmd-challenge-ruleset }*, když začínáš hru.
    - { command-score } ukáže, co v hodu boduje, { command-odds }, jakou cenu má házet a zapsat.
    - { command-rules-create } vytvoří domácí pravidla pro tento server. Na jiný je přeneseš přes { command-rules-export }.
help-ratings =
    - Hry mezi lidmi s vestavěnými pravidly jsou hodnocené, pokud volbou *{ cmd-challenge-rated }* neurčíš jinak. Píše se to v pozvánce. V hodnocených hrách nejsou nápovědy.
    - Rating jako 1 612 ± 180 říká, jak dobře někdo hraje a jak jisté to je. Všichni začínají na 1 500.
    - { command-leaderboard } ukáže, kdo tu vede, { command-stats }, jak hraješ ty, { command-rivals } tvou bilanci proti někomu.
    - { command-achievements } a { command-history } ukážou, co máš za úspěchy, a všechny tvoje hry.
help-tavern =
    - { command-tavern-play } začne hru se zvláštními kostkami, z nichž každá padá po svém, proti soupeřům z krčmy nebo někomu, koho znáš.
    - Za výhry nad těmito soupeři získáš kostky a odznaky. { command-tavern-dice } ukáže, co máš.
    - Dva lidé se mohou dohodnout na sázce: kdo vyhraje, vezme si jednu zvláštní kostku soupeře. O peníze nejde.
    - Hry v krčmě nejsou hodnocené.
help-slow =
    - S volbou *{ cmd-challenge-pace }* u { command-challenge } nebo { command-open } může tah trvat den i tři: hraj, když máš chvilku.
    - { command-games } ukáže, které hry na tebe čekají.
    - Můžu tě pingnout, když jsi na tahu. Kdy, nebo že nikdy, nastavíš v { command-preferences }.
    - Kdo zmešká několik tahů v řadě, je nepřítomný. Do návratu za něj hraje záskok.
    - S časovou rezervou se nevyužitý čas převádí do dalších tahů.
    - V { command-preferences } je i dovolená: 30 dní v roce, kdy ti v pomalých hrách stojí hodiny.
help-events =
    - { command-events-tournament-list } ukáže turnaje tohoto serveru, { command-events-tournament-show }, jak některý probíhá, a tvou další hru. Přidat se a odejít můžeš tlačítky na jeho kartě, nebo přes { command-events-tournament-join } a { command-events-tournament-leave }.
    - Hry začínají samy ve vláknech a u každé tě jednou pingnu. Když nepřijdeš, po chvíli ji prohraješ.
    - { command-events-tournament-create } naplánuje turnaj: vyřazovací, na dvě porážky, švýcarský, každý s každým, arénu, nebo duplikát se stejnými kostkami pro všechny.
    - { command-events-ladder } je pyramida tohoto serveru: vyzývej hráče nad sebou o jejich místa.
    - { command-events-tv } ukáže nejlepší hru, která se teď na serveru hraje; tlačítkem *{ button-watch }* na desce sleduješ tu konkrétní. Tipni si, kdo vyhraje!
    - Dovolená v { command-preferences } ti v pomalých hrách zastaví hodiny; turnaj to může vypnout.
help-strategy =
    Hraj ve čtyřech krocích:
    1. **Bodují všechny kostky?** To jsou horké kostky: vezmi všechny a hoď znovu.
    2. **Stačí to na zápis?** Sečti všechno, co boduje. Zapiš, když má tah 350 bodů s jednou či dvěma zbylými kostkami, 450 se třemi nebo 1 000 se čtyřmi. S pěti házej dál.
    3. **Nestačí?** Odlož jen jednu kostku: 1, jinak 5, jinak nejmenší kombinaci. Ostatními hoď.
strategy-last-target = 4. **Chybí někomu do cíle nejvýš 500 bodů?** Zapiš jen tehdy, když tím vyhraješ.
strategy-last-turns = 4. **Máš poslední tah?** Nikdy nezapisuj, když prohráváš.
strategy-exact = **V přesných číslech** na začátku hry dvou hráčů zapisuj od:
strategy-bank =
    - { $dice ->
        [one] zbývá 1 kostka
        [few] zbývají { $dice } kostky
        [many] zbývá { $dice } kostky
       *[other] zbývá { $dice } kostek
    }: { $points }
strategy-bank-hot = - horké kostky: { $points }
strategy-points =
    { $points ->
        [0] nikdy
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } po dvou farklech v řadě)
    }
strategy-costs = **Kolik stojí poučky:** prohry navíc na 100 her proti perfektní hře
strategy-cost-advice = - čtyři kroky: { $games }
strategy-cost-points = - v každém tahu co nejvíc bodů, bez ohledu na skóre: { $games }
strategy-cost-watch-leader = - totéž, ale když soupeři chybí 500, zapisovat jen na výhru: { $games }
strategy-cost-keep-all = - odkládat všechno, co boduje: { $games }
strategy-cost-350 = - zapisovat od 350, ať zbývá kolik chce kostek: { $games }
strategy-cost-bank-hot = - zapisovat horké kostky: { $games }
strategy-cost-chase-always = - když prohráváš, zapisovat až od 1 000: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Nečtu, co píšeš v kanálech. Uchovávám tvoje volby, tvoje hry a to, co z nich plyne.
    - { command-privacy-explain } vysvětlí všechno, { command-privacy-export } ti to dá jako soubor a { command-privacy-delete } to smaže.
    - V { command-preferences } si vybereš, kdo tě může vyzvat a jestli tvoje jméno ukazují globální žebříčky.
help-etiquette =
    - **Nevytahuj se:** vyhrávej v klidu a nikomu nevyčítej kostky.
    - **Vysvětluj:** řekni nováčkům, co se stalo a proč. Nech ostatní mačkat vlastní tlačítka a rozhodovat se po svém.
    - **Nezdržuj:** hraj, když jsi na tahu, a místo tichého zmizení se raději vzdej.
help-admins =
    - { command-admin-settings } nastaví kanály, vlákna, tempo, nápovědy, jazyk a další. Je k tomu potřeba oprávnění *Spravovat server*.
    - { command-mod-end } ukončí zaseknutou hru a { command-mod-kick } z ní někoho odebere. Obojí potřebuje *Spravovat zprávy*.
    - { command-rules-create } vytvoří domácí pravidla. Kdo to může, určuje nastavení.
    - { command-admin-season-end } ukončí sezónu žebříčků dřív.
    - { command-admin-privacy-export } ti dá, co se uchovává o tomto serveru, a { command-admin-privacy-delete } to smaže.
    - V kanálech, kde chceš hry, potřebuji *{ permission-view-channel }* a *{ permission-send-messages }*.

welcome =
    ### Farkle je tady
    Díky za pozvání. Hrát může každý: { command-play } ukáže všechny způsoby, jak začít, { command-challenge } pozve lidi a { command-help } vysvětlí zbytek.
    - **Správci serveru** si kanály, tempo a jazyk vyberou tlačítkem *{ button-settings }*.
    - **Moderátoři** ukončí zaseknutou hru přes { command-mod-end }.
    - Zprávy nečtu a tahle je jediná, kterou píšu bez vyzvání.
button-settings = Nastavení
# On the greeting of a new server: it opens the card.
button-play = Hrát
button-delete-welcome = Smazat

## Commands

cmd-help = pomoc
cmd-help-about = Jak hrát, co znamenají slova na desce a všechny příkazy
cmd-help-topic = téma
cmd-help-topic-about = Co tě zajímá
