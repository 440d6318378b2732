## Buttons

button-accept = Přijmout
button-game-rules = Pravidla
button-change-rules = Změnit pravidla…
button-ask-rated = Chci hodnocenou
button-decline = Odmítnout
button-join = Přisednout
button-leave = Odejít
button-start = Začít
button-play-on = Hrát dál

## Invitations

invitation-text = ## { $challenger } vyzývá na Farkle: { $invited }
invitation-expires = -# Termín: { $when }.
table-rules-changed = Pravidla této hry se změnila. Podívej se na ně tlačítkem *{ button-game-rules }*: kdo už předtím hru přijal, ať ji přijme znovu.
table-asks-rated = O hodnocenou hru žádá: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Hodnocená* znamená, že vítěz získá body ratingu, poražený je ztratí, odchod se počítá jako prohra a nápovědy nejsou.
rematch-call = { $players }, **{ $name }** chce odvetu: hraje se, když na desce stiskneš *{ button-rematch }*. { $board }
invitation-seated = U stolu: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Výzva odmítnuta. Pokud nechceš další výzvy (**{ $name }**), stiskni tlačítko. Nikdo se to nedozví.
button-block = Blokovat: { $name }
blocked = { $name } ti už nemůže poslat výzvu a nedozví se to. Blokované najdeš v { command-preferences }.

## Open tables

lobby-title = ## Otevřený stůl: { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · vede stůl
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. volno
lobby-seat-team = { $line } · tým { $team }
lobby-two = Hra začne, jakmile někdo přisedne.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Tvůj stůl je otevřený v { $channel }. Hra začne, jakmile někdo přisedne; jinak se stůl zavře { $when }.
find-other = **{ $name }** má otevřený stůl v { $channel } a čeká na soupeře. Jdi tam a stiskni *{ button-join }*, nebo tady otevři vlastní stůl.

## Opponents that the bot plays

temper-perfect = vyhrává, jak jen to jde
temper-cautious = zapisuje brzy a málo riskuje
temper-greedy = chce tisíc, nebo nic
temper-streaky = věří na štěstí i smůlu
temper-tactician = hraje podle skóre
temper-of-level = čím vyšší číslo, tím méně chyb

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Vybrat soupeře
opponents-seat = Přidat: { $name }
opponents-dismiss = Odebrat: { $name }
opponents-level = Robin (úroveň { $number }): { temper-of-level }
# For who challenges the bot itself.
challenge-me = Pozvánku nepotřebuji: stiskni tlačítko a hrajeme hned tady. Soupeře a pravidla si vybereš přes { command-bot }.
button-play-bot = Hrát proti mně
button-first-game = Soupeř: { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, jsi na tahu.

## Games that have moved

moved-text = Tato hra pokračuje v novější zprávě.
moved-ended = Tato hra skončila. Jak, ukazuje novější zpráva.
# $channel is a thread or another channel.
moved-elsewhere = Hra pokračuje v { $channel } (u stolu: { $players }).
# On what is left of its board.
parked-text = Tato hra byla odložena kvůli jiné (u stolu: { $players }). Nic není ztraceno: *{ button-play-on }* v ní pokračuje tady, { command-show } v jiném kanálu.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Tvoje hry
games-none = Nemáš žádné otevřené hry. Všechny způsoby, jak začít, ukáže { command-play }.
games-waiting = **Čeká se na tebe**
games-other = **Čeká se na ostatní**
games-page = Strana { $number } z { $of }

# Each of these begins a line about a game.
games-turn = **Jsi na tahu**
games-choice = **Vyber si kostky**
games-answer = **Máš pozvánku**
games-rematch = **Odveta?**
games-others = Hraje { $name }
games-players = Čeká se na hráče
games-choices = Čeká se, až si ostatní vyberou kostky
games-agreement = Čeká se na odpověď k odvetě

games-with = { $ruleset }, u stolu: { $people }
games-alone = { $ruleset }
games-score = ty { $own }, ostatní { $others }
games-score-two = ty { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } na { $server }
games-deadline = termín { $when }
games-vacation = dovolená do { $when }
games-parked = odložena kvůli jiné hře; vrátíš ji tam přes { command-show }

## What is refused, and what to do instead

refusal-challenge-self = Výzvu sobě poslat nejde. Vyber někoho jiného.
refusal-challenge-twice = Někdo je uvedený dvakrát. Uveď každého hráče jednou.
refusal-takes-no-challenges = { $name } teď nepřijímá výzvy. Přes { command-open } můžeš otevřít stůl, ke kterému přisedne kdokoli.
refusal-challenge-declined = { $name } teď nechce hrát. Zkus to za hodinu, nebo otevři stůl pro kohokoli přes { command-open }.
refusal-challenge-waits = Výzvu už máš poslanou, { $name } zatím neodpovídá.
refusal-challenged-already = Výzva pro tebe už čeká, posílá ji { $name }. Přijmi ji a hra začne.
refusal-too-many-challenges = Na odpověď čeká { $most } tvých výzev. Další pošleš, až na některou přijde odpověď.
refusal-block-list-full = Seznam blokovaných je plný: vejde se { $most } lidí. Někoho odeber v { command-preferences } a stiskni znovu.
refusal-already-seated = U tohoto stolu už sedíš.
refusal-table-full = Tento stůl je plný. Další otevřeš v jiném kanálu přes { command-open }.
refusal-only-host = Dokud jsou volná místa, může hru začít jen ten, kdo vede stůl: { $name }.
refusal-host-seats = Soupeře přidává a odebírá jen ten, kdo vede stůl: { $name }.
refusal-no-such-opponent = Žádný soupeř se nejmenuje „{ $word }“. Vyber z návrhů, nebo zadej úroveň od { $least } do { $most }.
refusal-too-few = Hra potřebuje aspoň dva hráče.
refusal-no-stake = Do sázky je potřeba zvláštní kostka, a ty zatím žádnou nemáš. Vyhraj ji nad soupeři z krčmy přes { command-tavern-play }, nebo hraj bez sázky.
refusal-no-stake-of = { $name } zatím nemá zvláštní kostku do sázky. Hraj bez sázky, nebo to zkus později.
refusal-only-you-see = V tomto kanálu vidíš moje odpovědi jen ty, takže by s tebou nikdo hrát nemohl. Kdo spravuje server, může tu povolit *Používat externí aplikace*, nebo mě na server přidat. Proti mně hrát můžeš: { command-bot }.
refusal-several-games = Odpovídá tomu víc her. Vyber jednu volbou *{ cmd-show-game }*.
refusal-no-own-game-here = V žádné z her tady nehraješ. Tvoje ukáže { command-games }.
refusal-games-elsewhere = V tomto kanálu žádná tvoje hra není. Jdi k některé z nich, nebo zadej její číslo ve volbě *{ cmd-show-game }*.
refusal-games-in-threads = V samotném kanálu žádná hra není, ale tyto jsou otevřené v jeho vláknech. Použij příkaz tam.
refusal-not-open-here = Hra { $number } není v tomto kanálu otevřená. Vyber z návrhů.
refusal-cannot-move = Hru { $number } sem přesunout nejde. Přesouvat mohou jen její hráči a jen mezi kanály téhož serveru. Vyber z návrhů.
refusal-not-own-game = Hra { $number } nepatří mezi tvoje otevřené. Ukáže je { command-games }.

## Commands

cmd-challenge = vyzvat
cmd-challenge-about = Vyzvat někoho na Farkle v tomto kanálu
cmd-challenge-opponent = soupeř
cmd-challenge-opponent-about = Koho vyzvat
cmd-challenge-ruleset = pravidla
cmd-challenge-ruleset-about = Podle čeho se hraje (výchozí: obvyklá pravidla serveru)
cmd-challenge-target = cíl
cmd-challenge-target-about = Kolik bodů vyhrává, 500 až 100 000
cmd-challenge-turns = tahy
cmd-challenge-turns-about = Kolik tahů má každý, místo cíle, 1 až 100
cmd-challenge-teams = týmy
cmd-challenge-teams-about = Počet stejných týmů, 2 až 4; hrají do 20 000, pokud nenastavíš cíl
cmd-challenge-rated = hodnocená
cmd-challenge-rated-about = Jestli je hra hodnocená (výchozí: kde to jde a nikdo není nový)
cmd-challenge-pace = tempo
cmd-challenge-pace-about = Jak dlouho smí trvat tah
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = soupeř2
cmd-challenge-opponent3 = soupeř3
cmd-challenge-opponent4 = soupeř4
cmd-challenge-opponent5 = soupeř5
cmd-challenge-opponent6 = soupeř6
cmd-challenge-opponent7 = soupeř7
cmd-challenge-another-about = Další hráč
cmd-open = otevřít
cmd-open-about = Otevřít stůl, ke kterému přisedne kdokoli z kanálu
cmd-open-seats = místa
cmd-open-seats-about = Kolik lidí může hrát, 2 až 8 (výchozí: 4, s pravidly pro dva 2)
cmd-bot = bot
cmd-bot-about = Hrát v tomto kanálu proti botovi
cmd-bot-level = úroveň
cmd-bot-level-about = Proti komu, nebo jak silný soupeř, 1 až 100 (výchozí: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = hry
cmd-games-about = Tvoje hry, nejdřív ty, které na tebe čekají
cmd-context-challenge = Vyzvat na Farkle
