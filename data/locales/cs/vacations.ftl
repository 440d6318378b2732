## Vacations, in the panel of a person's preferences

vacation-title = **Dovolená**
vacation-about = Během dovolené ti v pomalých hrách stojí hodiny (den a více na tah, nebo bez hodin) a soupeři vidí, kdy se vrátíš. Tah, kterému už uběhla polovina času, běží dál. V každém kalendářním roce (UTC) máš 30 dní.
# How much is left of this year: "12 days and 6 hours".
vacation-left = Letos zbývá: { $left }.
vacation-used-up = Letošní dovolená je vyčerpaná.
vacation-until = Máš dovolenou do { $when }. Potom letos zbývá: { $left }. Když se vrátíš dřív, zbytek ti zůstane.
menu-vacation = Začít dovolenou hned
button-end-vacation = Ukončit dovolenou

refusal-on-vacation = Dovolenou už máš, končí { $when }. Než začneš další, ukonči ji v { command-preferences }.
refusal-vacation-too-long =
    { $most ->
        [0] Letošní dovolená je vyčerpaná.
        [one] Dovolené zbývá jen { $most } hodina. V { command-preferences } si vyber kratší.
        [few] Dovolené zbývá jen { $most } hodiny. V { command-preferences } si vyber kratší.
        [many] Dovolené zbývá jen { $most } hodiny. V { command-preferences } si vyber kratší.
       *[other] Dovolené zbývá jen { $most } hodin. V { command-preferences } si vyber kratší.
    }
