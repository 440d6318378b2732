## What is refused, and what to do instead

refusal-channel-busy = V tomto kanálu teď není místo pro další hru. Vyber jiný kanál, nebo počkej, až některá z těchto her skončí.
# For whoever manages the server, after it.
advice-channel-busy = V { command-admin-settings } můžeš v kanálu povolit až 5 her, nebo dát každé hře vlastní vlákno.
refusal-press-incomplete = Discord poslal tento stisk neúplný. Stiskni prosím znovu.
refusal-command-outdated = Discord poslal starší verzi tohoto příkazu. Načti Discord znovu a zkus to ještě jednou.
refusal-moved-on = Hra se mezitím posunula. Podívej se a zkus to znovu.
refusal-option-choice = Pro *{ $option }* vyber něco ze seznamu.
refusal-option-length = Pro *{ $option }* zadej 1 až { $most } znaků.
refusal-option-number = Pro *{ $option }* zadej číslo od { $low } do { $high }.
refusal-too-fast = To na mě bylo moc rychlé, takže poslední stisky neplatí. Podívej se na desku a pokračuj.
refusal-over-budget = Za krátkou dobu toho po mně chceš hodně. Zkus to prosím znovu { $when }.
refusal-server-over-budget = Na tomto serveru mám teď hodně práce. Zkus to prosím znovu { $when }.

## Errors

error-gone = Ten kanál nebo zpráva už není, nebo je nevidím. Samotná hra je v bezpečí: použij v jejím kanálu { command-show }.
error-forbidden = Discord mi to v tomto kanálu nedovolí. Kdo spravuje server, může tu zkontrolovat moje oprávnění. Samotná hra je v bezpečí.
error-thread-locked = Toto vlákno je zamčené, takže v něm nemůžu nic změnit. Odemkne ho, kdo spravuje vlákna. Samotná hra je v bezpečí a její hráči ji mohou přesunout do jiného kanálu přes { command-show }.
error-discord = Discord měl na chvíli potíže, takže není jisté, jestli tvoje poslední akce platí. Podívej se prosím znovu, nebo použij { command-show }.
error-storage = Hru se nepodařilo načíst nebo uložit, takže se nic nezměnilo (značka { $reference }). Zkus to prosím za minutu. Pokud se to bude opakovat, řekni to provozovatelům bota.
error-damaged = Hra { $number } je v mé databázi poškozená a nemůže pokračovat (značka { $reference }). Pokud blokuje tento kanál, mohou ji její hráči opustit přes { command-resign } a moderátoři serveru ukončit přes { command-mod-end }.
error-last-resort = U mě se něco pokazilo. Zkus to prosím znovu.
error-unforeseen = U mě se něco pokazilo (značka { $reference }). Zkus to prosím znovu. Pokud se to bude opakovat, řekni to provozovatelům bota.
error-unforeseen-board = U mě se něco pokazilo (značka { $reference }). Stiskni znovu, nebo si aktuální desku zobraz přes { command-show }.
refusal-not-a-moderator = To mohou jen lidé, kteří mohou spravovat server nebo jeho zprávy. Požádej někoho z nich.
refusal-not-a-manager = To mohou jen lidé, kteří mohou spravovat tento server. Požádej někoho z nich.
refusal-not-a-rule-maker = Domácí pravidla mohou měnit jen lidé, kteří mohou spravovat tento server. Požádej někoho z nich. Existující pravidla vysvětlí { command-rules-show }.
refusal-not-an-organizer = Turnaje mohou pořádat jen lidé, kteří mohou spravovat tento server. Požádej někoho z nich; v { command-admin-settings } to mohou povolit i všem.
thread-forbidden = Vlákno pro tuto hru se nepodařilo otevřít, protože mi to Discord v tomto kanálu nedovolí. Hra pokračuje tady. Kdo spravuje server, může zkontrolovat, jestli mám oprávnění *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* a *{ permission-read-message-history }*.
thread-full = Na tomto serveru je tolik otevřených vláken, kolik Discord dovoluje, takže hra pokračuje tady v kanálu.
thread-failed = Discord teď vlákno otevřít nedokázal, takže hra pokračuje tady v kanálu.
thread-locked = Vlákno této hry je zamčené, takže hra pokračuje tady v kanálu.
