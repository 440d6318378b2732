## Settings of servers, and preferences of people

language-as-discord = Jako v Discordu
switch-on = Zapnuto
switch-off = Vypnuto

settings-title = ### Nastavení tohoto serveru
settings-hint = Změny platí hned, ale hry si nechávají pravidla a tempo, se kterými začaly.
settings-commands = -# Discord ukazuje `/farkle-admin` lidem s oprávněním *Spravovat server* a `/farkle-mod`, který ukončuje hry a odebírá hráče, lidem s oprávněním *Spravovat zprávy*. Změníš to v nastavení serveru v Discordu, v části *Integrace*; já tato oprávnění kontroluji v každém případě.
topic-games = Hry
topic-clocks = Hodiny
topic-server = Tento server
topic-events = Akce
topic-announcements = Oznámení
server-ruleset = **Výchozí pravidla**
server-ruleset-about = Pro hry, ve kterých nikdo nevybere jiná.
server-ruleset-usual = Standard (výchozí)
settings-ruleset-gone = ⚠️ Zde vybraná domácí pravidla už neexistují. Dokud nevybereš jiná výchozí, musí se pravidla vybrat na začátku každé hry.
server-channels = **Kanály**
server-channels-about = Kde mohou začínat hry: v těchto kanálech a jejich vláknech, nebo všude, když žádný nevybereš.
server-channels-all = Všude
server-hints = **Nápovědy**
server-hints-about = Jestli si hráči mohou říct o nápovědu ve hrách, které nejsou hodnocené ani turnajové.
server-seasons = **Sezóny**
server-seasons-about = Jak dlouho trvá sezóna žebříčků (UTC). Nová délka platí od příští sezóny; současnou ukončíš dřív přes { command-admin-season-end }.
server-seasons-month = Měsíc
server-seasons-quarter = Tři měsíce
server-seasons-by-hand = Dokud ji někdo neukončí
server-threads = **Vlákna**
server-threads-about = Jestli každá hra z textového kanálu dostane vlastní vlákno, aby kanál zůstal volný. Potřebuji k tomu oprávnění *{ permission-create-public-threads }* a *{ permission-send-messages-in-threads }*.
server-games = **Hry v kanálu**
server-games-about = Kolik her může být v kanálu otevřeno najednou, každá na vlastní desce. Když je kanál plný, odkládají se hry proti botovi, ve kterých se 10 minut nic nestalo; hráči v nich mohou kdykoli pokračovat.
server-games-number =
    { $number ->
        [one] Jedna hra
        [few] { $number } hry
        [many] { $number } hry
       *[other] { $number } her
    }
server-language = **Jazyk**
server-language-about = Jazyk desek a dalších zpráv, které vidí všichni.
server-rule_makers = **Domácí pravidla**
server-rule_makers-about = Kdo může vytvářet, měnit a mazat domácí pravidla tohoto serveru.
server-rule_makers-managers = Lidé, kteří mohou spravovat server
server-rule_makers-everyone = Všichni
server-pace = **Výchozí tempo**
server-pace-about = Jak dlouho smí trvat tah, když nikdo nevybere jiné tempo. Hry jen proti botovi nemají hodiny, pokud je nevybereš, a domácí pravidla s hodinami si nechávají své.
server-pace-live = Živě: 2 minuty na tah
server-pace-speed = Rychle: 30 sekund na tah
server-pace-slow = Pomalu: 24 hodin na tah
server-pace-slowest = Nejpomaleji: 72 hodin na tah
server-pace-live-bank = Živá rezerva: 2 min + 30 s na tah
server-pace-slow-bank = Časová rezerva: 24 h + 12 h na tah
server-pace-none = Bez hodin
server-reminders = **Připomínky**
server-reminders-about = Tichá zmínka hráče na tahu, když zbývá čtvrtina času. Po tahu se smaže. Tahy kratší než minuta připomínku nemají.
server-time_up = **Když vyprší čas**
server-time_up-about = Co se stane s body tahu, kterému vyprší čas.
server-time_up-bank = Zapíšou se nejlepší kostky, lze-li
server-time_up-forfeit = Propadnou
server-lapses = **Nepřítomnost**
server-lapses-about = Kolik tahů v řadě musí hráč zmeškat, aby byl brán jako nepřítomný.
server-lapses-number =
    { $number ->
        [one] Jeden tah
        [few] { $number } tahy v řadě
        [many] { $number } tahu v řadě
       *[other] { $number } tahů v řadě
    }
server-absent = **Místa nepřítomných**
server-absent-about = Kdo za ně hraje. Kdo je na konci hry pryč, prohrává ji.
server-absent-stand-in = Záskok, dokud se nevrátí
server-absent-leaves = Nikdo: jsou mimo hru
server-dice = **Kostky**
server-dice-about = Jak desky ukazují kostky. Číslice přibudou, dokud hraje někdo, kdo nemá vybrané obrázky.
server-dice-pictures = Obrázky
server-dice-unicode = Symboly Unicode
server-dice-digits = Číslice, nejlepší pro čtečky
server-organizers = **Turnaje**
server-organizers-about = Kdo může vytvářet turnaje.
server-organizers-managers = Lidé, kteří mohou spravovat server
server-organizers-everyone = Všichni
server-ladder = **Pyramidy**
server-ladder-about = Jestli se lidé mohou přidávat do pyramid a vyzývat se tam o místa.
server-watching = **Sledování**
server-watching-about = Jestli lidé mohou sledovat cizí hry v soukromém pohledu: tlačítkem *{ button-more }* na desce, nebo přes { command-events-tv }.
server-guesses = **Tipy**
server-guesses-about = Jestli diváci mohou tipovat vítěze. Vyhrát jde jen místo v žebříčku.
server-announcements = **Kanál pro oznámení**
server-announcements-about = Kam píšu oznámení vybraná níže: každé jako jednu tichou zprávu bez zmínek.
server-announcements-none = Žádný kanál, žádná oznámení
server-announced = **Oznámení**
server-announced-about = Co tam píšu. Žebříčky přicházejí asi do hodiny po půlnoci UTC, a jen když někdo hrál.
server-announced-none = Nic
server-announced-season = Stupně vítězů na konci sezóny
server-announced-week = Žebříček týdne, v pondělí
server-announced-daily = Včerejší denní žebříček
server-announced-tournaments = Turnaje: přihlášky, začátek, konec
server-champion_role = **Role šampiona**
server-champion_role-about = Patří vítězi turnaje, dokud někdo nevyhraje další. Pro role potřebuji oprávnění *{ permission-manage-roles }* a moje vlastní role musí být nad nimi.
server-champion_role-none = Žádná role
server-podium_role = **Role stupňů vítězů**
server-podium_role-about = Patří nejlepším třem sezóny až do konce další sezóny.
server-podium_role-none = Žádná role
server-theme = **Vzhled kostek**
server-theme-about = Obrázky kostek na tomto serveru. Těsně po změně mohou některé desky ukazovat ještě staré.
server-theme-usual = { theme-tavern } (výchozí)

preferences-title = ### Tvoje předvolby
preferences-hint = Změny platí hned, na všech serverech.
# The screens of preferences, in a menu.
preferences-general = Jazyk a tahy
preferences-dice = Kostky
preferences-people = Ostatní lidé
preferences-vacation = Dovolená a připomínka
preference-language = **Jazyk**
preference-language-about = Jazyk zpráv, které vidíš jen ty.
preference-challenges = **Výzvy**
preference-challenges-about = Kdo ti může poslat výzvu. Ostatní se dozvědí, že teď výzvy nepřijímáš.
preference-challenges-anyone = Všichni
preference-challenges-server = Jen na serverech, kde jsem
preference-challenges-nobody = Nikdo
preference-blocked = **Blokovaní**
preference-blocked-about = Tito lidé ti nemohou poslat výzvu a nedozvědí se proč.
preference-blocked-nobody = Nikdo
# $people is never 0.
preference-blocked-about-former =
    { $people ->
        [one] Blokovaná zůstává ještě jedna osoba. Její údaje byly smazány, takže už nevím, kdo to je. Pokud to víš ty, vyber ji nahoře a pak ji ze seznamu odeber: potom ti výzvu zase poslat může.
        [few] Blokovaní zůstávají ještě { $people } lidé. Jejich údaje byly smazány, takže už nevím, kdo to jsou. Pokud někoho z nich znáš, vyber ho nahoře a pak ho ze seznamu odeber: potom ti výzvu zase poslat může.
        [many] Blokováno zůstává ještě { $people } lidí. Jejich údaje byly smazány, takže už nevím, kdo to jsou. Pokud někoho z nich znáš, vyber ho nahoře a pak ho ze seznamu odeber: potom ti výzvu zase poslat může.
       *[other] Blokováno zůstává ještě { $people } lidí. Jejich údaje byly smazány, takže už nevím, kdo to jsou. Pokud někoho z nich znáš, vyber ho nahoře a pak ho ze seznamu odeber: potom ti výzvu zase poslat může.
    }
# $people is never 0.
button-unblock-former =
    { $people ->
        [one] Odblokovat tuto osobu
        [few] Odblokovat všechny { $people }
        [many] Odblokovat všech { $people }
       *[other] Odblokovat všech { $people }
    }
preference-notifications = **Když jsi na tahu**
preference-notifications-about = Jestli tě pingnu krátkou zprávou, která po tvém tahu zmizí. *{ preference-notifications-never }* vypne i připomínky.
preference-notifications-quietly = Potichu, když jsem jinde
preference-notifications-always = Vždy
preference-notifications-slow = Jen v pomalých hrách
preference-notifications-never = Nikdy
preference-dice = **Kostky**
preference-dice-about = Jak vidíš kostky ve zprávách jen pro tebe a na deskách, kde hraješ bez dalších lidí. Když nevybereš obrázky, přidají se na ostatních tvých deskách číslice.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Vzhled kostek**
preference-theme-about = Obrázky kostek, které vidíš tam, kde nikdo jiný nehraje.
preference-theme-usual = Jako na serveru
preference-updates = **Aktualizace desky**
preference-updates-about = Jak často se tvoje desky mění, když je na tahu bot.
preference-updates-moves = Po každém kroku
preference-updates-turns = Jednou, až je zase na tahu člověk
preference-daily_reminder = **Připomínka denní hry**
preference-daily_reminder-about = Jestli ti čtyři hodiny před koncem dne (UTC) pošlu soukromou zprávu, když by ti skončila série. Nikdy během dovolené.
preference-listed = **Globální žebříčky**
preference-listed-about = Jestli žebříčky přes všechny servery ukazují tvoje jméno a výsledky. Pokud ano, lidé uvidí na všech serverech i tvoje úspěchy.

## Commands

cmd-preferences = předvolby
cmd-preferences-about = Vyber si jazyk, kostky a kdy tě mám pingnout
cmd-admin-about = Spravovat Farkle na tomto serveru
cmd-settings = nastavení
cmd-settings-about = Určit, jak se na tomto serveru hraje Farkle
