## The course: eight lessons with fixed dice

button-learn = Učit se
button-lesson = Začít lekci { $number }
button-lesson-next = Další lekce
button-lesson-again = Znovu
button-lessons = Všechny lekce
menu-lessons = Vyber lekci

learn-title = ### Nauč se Farkle
learn-about = Osm krátkých lekcí na opravdové desce, s předem danými kostkami. Vidíš je jen ty a můžeš kdykoli přestat a pokračovat.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · hotovo
learn-option = { $number }. { $lesson }
learn-option-done = Hotovo
learn-next = Každá zabere asi dvě minuty. Jdi popořadě, nebo vyber z nabídky.
learn-all-done = Máš hotové všechny lekce. Paráda!
learn-first-game = Teď si zahraj svou první hru: { opponent-cautious } hraje obezřetně a nikam nespěchá. Hraje se v tomto kanálu, s pravidly těchto lekcí.
learn-offer = Neznáš Farkle? Osm krátkých lekcí ti ukáže, jak se hraje, každá asi za dvě minuty. Můžeš je projít kdykoli: { command-learn }.

lesson-title = ### Lekce { $number } z { $of }: { $lesson }
lesson-step = Krok { $step } z { $of }
lesson-task = **Tvůj úkol:** { $task }
lesson-right = **Správně.** { $why }
lesson-wrong = **Ještě ne.** { $why } Zkus to znovu: kostky jsou stejné.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Pomůžu ti:** { $choice }. Je to nachystané: stiskni tlačítko níže.
lesson-done = **Lekce je hotová.**
lesson-anew = Od odeslání této zprávy se lekce změnila, takže tady je od začátku.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: průměrně { $points } bodů, { $risk }
lesson-figures-win = - { $choice }: vyhrává { $win } her, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = Co boduje
lesson-scores-1 = Samotná jednička má cenu { $one } bodů, samotná pětka { $five }. Vyber všechny kostky, které tu bodují, a stiskni *{ button-bank }*.
lesson-scores-1-right = Jednička a pětka bodují samy o sobě; ostatní strany ne.
lesson-scores-1-wrong = Vyber jedničku i pětku a zapiš je. Házení dál přijde v příští lekci.
lesson-scores-2 = Tři stejné kostky bodují dohromady: tři trojky mají cenu { $threes }, tři jedničky rovnou { $ones }. Zapiš, co tu boduje.
lesson-scores-2-right = Tři trojky, a nic jiného v tomto hodu neboduje. Čtyři, pět nebo šest stejných kostek má cenu ještě větší.
lesson-scores-2-wrong = Zatím prostě zapiš, co boduje. Házení dál přijde v příští lekci.
lesson-scores-3 = Bodují i postupky: všech šest stran v jednom hodu má cenu { $straight }. Vyber kostky a zapiš je.
lesson-scores-3-right = To bylo { $straight } bodů. Všechno, co boduje, vypíše { command-rules-show }.
lesson-scores-3-wrong = Do postupky patří všech šest kostek. Vyber všechny a zapiš; *{ button-best }* je najde za tebe.

lesson-rolling = Nech si a hoď
lesson-rolling-1 = Každý tah začíná hodem všemi šesti kostkami. Když v hodu nic neboduje, je to farkle a tah končí. Stiskni *{ button-roll }*.
lesson-rolling-1-right = Šest kostek boduje skoro vždycky: farkle je jen { $risk6 } takových hodů.
lesson-rolling-2 = Po hodu odlož aspoň jednu bodující kostku; pak můžeš hodit ostatními. Vyber jedničku a zbytkem hoď.
lesson-rolling-2-right = Jednička je odložená za { $one } bodů a ostatních pět kostek letělo znovu.
lesson-rolling-2-wrong = Těch { $one } zapsat jde, ale pět kostek skončí farklem jen v { $risk5 } případů: házej dál.
lesson-rolling-3 = Odložené body jsou tvoje, až když je zapíšeš: farkle o ně připraví. Čtyři kostky jsou ještě dost bezpečné. Nech si pětku a hoď.
lesson-rolling-3-right = Tak roste tah, hod za hodem. Tlačítko hodu vždycky říká, kolika kostkami hází a jak často skončí farklem.
lesson-rolling-3-wrong = Zatím nemáš moc co ztratit a čtyři kostky skončí farklem jen v { $risk4 } případů: nech si pětku a hoď.

lesson-banking = Zapiš včas
lesson-banking-1 = Tři jedničky a tři zbylé kostky. Vyber, co si necháš: zapíšeš, nebo hodíš?
lesson-banking-1-right = Tolik bodů stojí za zápis: tři kostky skončí farklem v { $risk3 } případů a všechny by propadly.
lesson-banking-1-wrong = Tady můžeš ztratit příliš: tři kostky skončí farklem v { $risk3 } případů. Nech si všechny tři jedničky a zapiš.
lesson-banking-2 = Odložené máš tři dvojky a teď boduje i jednička a pětka. Jak z tahu vytěžit co nejvíc?
lesson-banking-2-right = Dvě kostky skončí farklem v { $risk2 } případů, jediná v { $risk1 }. S tak málo kostkami je čas zapsat.
lesson-banking-2-wrong = Dvě kostky skončí farklem v { $risk2 } případů, jediná v { $risk1 }. Nech si všechny bodující kostky a zapiš.
lesson-banking-3 = I příliš brzký zápis stojí body. Tento tah teprve začal: co uděláš?
lesson-banking-3-right = Máš málo co ztratit a riziko je malé: pět kostek skončí farklem v { $risk5 } případů, čtyři v { $risk4 }.
lesson-banking-3-wrong = Málo bodů a hodně kostek: teď je čas házet. Pět kostek skončí farklem jen v { $risk5 } případů, čtyři v { $risk4 }.

lesson-hot-dice = Horké kostky
lesson-hot-dice-1 = Když bodovalo všech šest kostek, jsou horké: body ti zůstávají a můžeš znovu hodit všemi šesti. Tady bodují všechny. Vyber všechny tři a hoď.
lesson-hot-dice-1-right = Šest nových kostek a body máš pořád. Farkle je jen { $risk6 } takových hodů.
lesson-hot-dice-1-wrong = Vyber všechny tři kostky a hoď: šest nových kostek skončí farklem jen v { $risk6 } případů.
lesson-hot-dice-2 = Body přibývají. Tady boduje jen jednička. Zapíšeš, nebo hodíš?
lesson-hot-dice-2-right = Pět kostek skončí farklem jen v { $risk5 } případů, takže hod v průměru pořád přinese víc.
lesson-hot-dice-2-wrong = Zápis je jistota, ale pět kostek skončí farklem jen v { $risk5 } případů. Hod v průměru přinese víc.
lesson-hot-dice-3 = Dvě jedničky: tento tah už má velkou cenu. Co uděláš?
lesson-hot-dice-3-right = Dobrý zápis: o tyto body tě už žádný farkle nepřipraví.
lesson-hot-dice-3-wrong = Teď máš příliš co ztratit: čtyři kostky skončí farklem v { $risk4 } případů, tři v { $risk3 }. Nech si obě jedničky a zapiš.

lesson-odds = Jak často přijde farkle
lesson-odds-1 = Čím méně kostek hodíš, tím častější je farkle: šest { $risk6 }, pět { $risk5 }, čtyři { $risk4 }, tři { $risk3 }, dvě { $risk2 }, jedna { $risk1 }. Hoď s nejmenším možným rizikem.
lesson-odds-1-right = Jedna kostka zůstala a pět letělo: menší riziko tu nejde.
lesson-odds-1-wrong = Nech si jen jednu bodující kostku a hoď zbylými pěti: farklem skončí v { $risk5 } případů.
lesson-odds-2 = Když si necháš pětku, zbude jedna kostka. Hodíš jí?
lesson-odds-2-right = Jedna kostka skončí farklem v { $risk1 } případů. S body v sázce se to skoro nikdy nevyplatí.
lesson-odds-2-wrong = Jedna kostka skončí farklem v { $risk1 } případů a všechny body tahu by propadly. Zapiš je.
lesson-odds-3 = Stejný tah, ale teď bodují obě kostky. Hoď s nejmenším rizikem.
lesson-odds-3-right = Bodují obě, takže znovu letí všech šest: riziko je { $risk6 } místo { $risk1 }.
lesson-odds-3-wrong = Vyber obě kostky a hoď: letí znovu všech šest a farklem skončí jen v { $risk6 } případů.

lesson-fives = Nech pětku být
lesson-fives-1 = Boduje jednička i pětka a chceš házet dál. Co si necháš?
lesson-fives-1-right = Jen jedničku. Kostka navíc v hodu má větší cenu než { $five } bodů za pětku.
lesson-fives-1-wrong = Nech si jen jedničku a hoď pěti kostkami: farklem skončí v { $risk5 } případů, čtyři v { $risk4 }.
lesson-fives-2 = Dvě pětky a chceš házet dál. Co si necháš?
lesson-fives-2-right = Na další hod stačí jedna pětka. Z druhé kostky může být něco lepšího.
lesson-fives-2-wrong = Nech si jen jednu pětku a hoď pěti kostkami: farklem skončí v { $risk5 } případů, čtyři v { $risk4 }.
lesson-fives-3 = Teď zbývá málo kostek a je čas zapsat. Co si necháš?
lesson-fives-3-right = Při zápisu si nech všechno, co boduje: žádný další hod, pro který by se kostky šetřily, už nebude.
lesson-fives-3-wrong = Je čas zapsat a pak se počítá všechno, co boduje. Nech si jedničku i pětku a zapiš.

lesson-score = Hraj podle skóre
lesson-score-1 = Skóre je vyrovnané. Po jedničce by zbyly dvě kostky. Vyber, co vyhrává častěji.
lesson-score-1-right = Dokud je hra otevřená, hraj na body: zápis tu má větší cenu než hod.
lesson-score-1-wrong = Dvě kostky skončí farklem v { $risk2 } případů. Dokud je hra otevřená, je to moc: zapiš.
lesson-score-2 = Stejné kostky, ale podívej se na skóre: soupeři do { $target } chybí málo. Vyber, co vyhrává častěji.
lesson-score-2-right = Po zápisu už možná na tah nepřijdeš. Tak riskuj teď.
lesson-score-2-wrong = Zápis je jistota, ale soupeř nejspíš vyhraje dřív, než k němu něco přidáš. Riskuj a hoď.
lesson-score-3 = Nejdřív počítej: kolik ti chybí do { $target }?
lesson-score-3-right = Tím máš { $target } a hned vyhráváš. Líp to nejde.
lesson-score-3-wrong = Tyto body na { $target } stačí: zapiš je a vyhraj.

lesson-last = Poslední kolo
lesson-last-1 = V této hře má každý tahů { $turns } a vyhrává nejvyšší součet. Soupeř má dohráno a tohle je tvůj poslední tah. Co uděláš?
lesson-last-1-right = Zápis by znamenal jistou prohru. V posledním tahu jde jen o výhru, takže hod.
lesson-last-1-wrong = S těmito body pořád prohráváš a hra by skončila. Hoď: nemáš co ztratit.
lesson-last-2 = Jsi blíž, ale ještě to nestačí, a zbyly by jen dvě kostky. Co teď?
lesson-last-2-right = { $risk2 } je velké riziko, ale zápis by znamenal jistou prohru.
lesson-last-2-wrong = Pořád to nestačí, takže zápis je jistá prohra. Hoď, ať je riziko jakkoli velké.
lesson-last-3 = Počítej znovu: co tě dostane do vedení?
lesson-last-3-right = Vedeš a nikdo už není na tahu: vyhráváš. I ve hrách do cíle mohou pravidla dát všem jeden poslední tah; hraj ho stejně.
lesson-last-3-wrong = Nech si tolik, kolik stačí na vedení, a zapiš: víc už nic nepřinese.

refusal-no-such-lesson = Taková lekce není. Všechny vypíše { command-learn }.

## Commands

cmd-learn = učit_se
cmd-learn-about = Nauč se Farkle v osmi krátkých lekcích
