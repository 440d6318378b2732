# Čeština, tykání. Návod je docs/translating.md; `farkle locales check cs` najde, co chybí nebo nesedí.
# Jména stojí v prvním pádě: za dvojtečkou nebo jako podmět v přítomném čase, který nikomu neurčuje rod.
# Nezlomitelná mezera před procentem a v číslech je v souboru zapsaná přímo.

## Languages, numbers and lists

language-name = Čeština
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-space = { $head } { $tail }
list-and = { $head } a { $tail }
list-or = { $head } nebo { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Pages and questions

button-previous = Předchozí strana
button-next = Další strana
page-number = Strana { $number } z { $of }
button-open-board = Na herní desku

# What is asked once before it is done, and the answer of who would rather not.
confirm-unchanged = Nic se nezměnilo.
button-cancel = Zrušit

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name.
former-player = někdo z dřívějška

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · na tahu
# Players stand below their team, in a list within the list.
team = **Tým { $team }: { $score }**
team-winner = **Tým { $team }: { $score }** · vítězství
member = { $name }
member-to-play = **{ $name }** · na tahu
member-winner = { $name }
member-out = { $name }, mimo hru
player-out = { $name }: { $score }, mimo hru
player-winner = **{ $name }: { $score }** · vítězství
player-farkles =
    { $farkles ->
        [one] { $player } · { $farkles } farkle
        [few] { $player } · { $farkles } farkly v řadě
        [many] { $player } · { $farkles } farklu v řadě
       *[other] { $player } · { $farkles } farklů v řadě
    }
player-away = { $player } · pryč
player-not-opened = { $player } · zatím bez prvního zápisu
player-leads = { $player } · vede o { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · zobrazuje si tento seznam

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra Perfektní
opponent-cautious = Olga Opatrná
opponent-greedy = Hugo Hrabivý
opponent-streaky = Šárka Šťastná
opponent-tactician = Tereza Taktická
opponent-of-level = Robin (úroveň { $number })
# Those of the tavern, by the level of docs/tavern.md.
opponent-beggar = Žebrák
opponent-wagoner = Vozka
opponent-miner = Havíř
opponent-soldier = Voják
opponent-craftsman = Řemeslník
opponent-novice = Novic
opponent-priest = Kněz
opponent-courtier = Dvořan
opponent-knight = Rytíř
opponent-king = Král
opponent-emperor = Císař

## Rulesets: what they are called, and what they are

ruleset-classic = Klasika
ruleset-duel = Souboj
ruleset-facebook = Facebook
ruleset-kingdom = Království
ruleset-party = Večírek
ruleset-tavern = Standard
ruleset-ten_turns = Deset tahů
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, upraveno pro tento stůl
ruleset-five_dice = Pět kostek
ruleset-greed_dice = Chamtivost
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Kapesní Farkle
ruleset-speed_farkle = Rychlé Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = Klasická dlouhá hra s postupkami: každá kostka nad trojici zdvojnásobí body.
ruleset-about-duel = Hra pro dva do 10 000, s vyššími postupkami.
ruleset-about-facebook = Pravidla kdysi hraná na Facebooku: zápis od 300 bodů a každý třetí farkle v řadě stojí body.
ruleset-about-kingdom = Hra z krčmy s vlastními body: tři páry nic neznamenají a kdo má první 4 000, hned vyhrává.
ruleset-about-party = Pravidla z krabicových vydání Farkle: trojice, tři páry a postupka 1-6.
ruleset-about-tavern = Krátká hra s vysokými body: platí postupky i tři páry a každá kostka nad trojici zdvojnásobí body.
ruleset-about-ten_turns = Každý má deset tahů a vyhrává nejvyšší součet: platí jen 1, 5, trojice a víc stejných.
ruleset-about-zilch = Zápis od 300 bodů. Šest kostek, které nic nebodují, není farkle: přinesou body a hod zdarma.
ruleset-about-five_dice = Farkle s pěti kostkami, tedy bez šestikostkových kombinací.
ruleset-about-greed_dice = Pět kostek, bodují jen jednotlivé kostky a trojice, první zápis od 300, poslední kolo od 3 000.
ruleset-about-high_stakes = Když zapíšeš, další na tahu může převzít tvoje body i zbylé kostky.
ruleset-about-pocket_farkle = Kapesní vydání: pevné body za čtveřici, pětici a šestici, první zápis od 500, poslední kolo od 10 000.
ruleset-about-speed_farkle = 30 sekund na tah. Komu dojde čas, ten o tah přijde.
ruleset-about-toxic_twos = Obvyklá pravidla, ale čtyři a více dvojek v jednom hodu jsou farkle.
ruleset-about-welfare_farkle = Vyhrává přesně 10 000. Když je při zápisu překročíš, body tahu dostane soupeř s nejnižším skóre.

## The terms of a game

ending-target = vyhrává, kdo první zapíše { $target }
ending-exact = vyhrává, kdo první zapíše přesně { $target }
ending-final-round = kdo první zapíše { $target }, spustí poslední tah všech ostatních
ending-turns =
    { $turns ->
        [one] každý má jeden tah, vyhrává nejvyšší součet
        [few] každý má { $turns } tahy, vyhrává nejvyšší součet
        [many] každý má { $turns } tahu, vyhrává nejvyšší součet
       *[other] každý má { $turns } tahů, vyhrává nejvyšší součet
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minuty na tah
        [43200] 12 hodin na tah
        [86400] 24 hodin na tah
        [259200] 72 hodin na tah
       *[other] { $seconds } s na tah
    }
# Spans of time, of at most two units: "31 hours and 20 minutes".
span-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
span-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
span-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
span-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
span-both = { $greater } a { $less }
turn-clock-bank = { $bank } + { $turn } na tah

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } { $teams } týmy, body týmu se sčítají.
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules } { $teams } týmy, body týmu se sčítají, takže cíl je { $target }. Jiný nastavíš volbou *{ cmd-challenge-target }*.

board-ending = Vyhrává, kdo první zapíše { $target }
board-ending-exact = Vyhrává, kdo první zapíše přesně { $target }
board-ending-turns = Tah { $turn } z { $turns }, vyhrává nejvyšší součet
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = hraje se do { $target }
terms-exactly = vyhrává přesně { $target }
terms-turn = tah { $turn } z { $turns }
terms-rated = hodnocená
terms-unrated = nehodnocená
terms-friendly = přátelská, nehodnocená
terms-number = hra { $number }

match-rated = Tato hra je hodnocená.
match-unrated = Tato hra není hodnocená.
match-tavern = Hry v krčmě nejsou hodnocené a nepočítají se do statistik.
match-limited = Tato hra není hodnocená: některá dvojice z vás dnes (UTC) spolu začala už { $games } hodnocených her.
match-friendly-table = Přátelská hra, nehodnocená: patří mezi prvních { $games } her proti lidem ({ $players }). Hodnocená bude, když všichni stisknou *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Oba soupeři hrají se šesti obyčejnými kostkami.
dice-from-own = Oba soupeři hrají se šesti vlastními kostkami, které si tajně vyberou.
dice-from-draft = Střídavě si každý vyberete tři kostky z dvanácti na stole. S těmi šesti pak oba hrajete.
tavern-badges = Oba soupeři mohou mít jeden vlastní odznak, který si tajně vyberou.
wager-agreed = Sázka na čest: kdo vyhraje, vezme si jednu zvláštní kostku, se kterou hraje soupeř.
wager-off = Sázka neplatí. O kostky se nehraje.

## Dice

theme-casino = Kasino, červená a bílá
theme-contrast = Vysoký kontrast, s číslicemi
theme-midnight = Půlnoc, tmavě modrá
theme-tavern = Krčma, slonovina a zelená

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } vybráno

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Hod: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Tady boduje: { $combinations }
turn-aside = Odloženo: { $dice }
turn-aside-names = Odloženo: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Odloženo v různých hodech, proto se bodují zvlášť. V jediném hodu by měly cenu { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Ďábel
face-joker = ďáblova hlava

# $count is never 0.
dice-counted =
    { $count ->
        [one] { $die }
        [few] { $die } × { $count }
        [many] { $die } × { $count }
       *[other] { $die } × { $count }
    }
dice-follows-day = Dnes mají všichni stejné kostky, takže se seed odhalí až po skončení dne (UTC). Pak můžeš každý hod ověřit přes { command-verify }.
dice-follows-deal = Ostatní možná s těmito kostkami ještě hrají, takže se seed odhalí po konci rozdání, { $when }. Pak můžeš každý hod ověřit přes { command-verify }.
dice-follows = Seed se odhalí po konci hry. Pak můžeš každý hod ověřit přes { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = cinknutá

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] jednička za { $points }
       *[other] pětka za { $points }
    }
combination-three-of-a-kind = tři { $face } za { $points }
combination-four-of-a-kind = čtyři { $face } za { $points }
combination-five-of-a-kind = pět { $face } za { $points }
combination-six-of-a-kind = šest { $face } za { $points }
combination-low-straight = postupka 1-5 za { $points }
combination-high-straight = postupka 2-6 za { $points }
combination-straight = postupka 1-6 za { $points }
combination-three-pairs = tři páry za { $points }
combination-two-triplets = dvě trojice za { $points }
combination-seven-of-a-kind = sedm { $face } za { $points }
combination-formation = formace odznaku za { $points }

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nic neboduje: farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Čtyři dvojky ukončují tah: Toxic Twos.
        [5] Pět dvojek ukončuje tah: Toxic Twos.
        [6] Šest dvojek ukončuje tah: Toxic Twos.
       *[other] Dvojek je { $twos } a tah končí: Toxic Twos.
    }
ruling-free-roll = Žádná kostka neboduje: { $points } bodů a hod zdarma.
ruling-wins = Šestice vyhrává hru.
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: čtyři a více dvojek v příštím hodu by byly farkle.
ahead-free-roll = -# Když v příštím hodu nebude bodovat žádná kostka, přinese to { $points } bodů a hod zdarma.
ahead-wins = -# Šestice v příštím hodu by vyhrála hru.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = Hra začíná.
event-rolled = **{ $name }** hází { $roll }.
event-set-aside = **{ $name }** si nechává { $dice } za { $points }.
event-hot-dice =
    { $bonus ->
        [0] Horké kostky: **{ $name }** odkládá všechny kostky.
        [one] Horké kostky: **{ $name }** znovu odkládá všechny kostky a získává { $bonus } bod navíc.
        [few] Horké kostky: **{ $name }** znovu odkládá všechny kostky a získává { $bonus } body navíc.
        [many] Horké kostky: **{ $name }** znovu odkládá všechny kostky a získává { $bonus } bodu navíc.
       *[other] Horké kostky: **{ $name }** znovu odkládá všechny kostky a získává { $bonus } bodů navíc.
    }
# $dice is never 0.
event-took-over =
    { $dice ->
        [one] **{ $name }** přebírá { $points } bodů a jednu kostku.
        [few] **{ $name }** přebírá { $points } bodů a { $dice } kostky.
        [many] **{ $name }** přebírá { $points } bodů a { $dice } kostky.
       *[other] **{ $name }** přebírá { $points } bodů a { $dice } kostek.
    }
event-scoreless-roll = **{ $name }** hází { $roll }. Nic neboduje: { $bonus } bodů a hod zdarma.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** používá odznak a hází kostkami znovu.
event-used-doppelganger = **{ $name }** používá odznak: kostky z tohoto hodu se počítají dvojnásob.
event-used-warlord = **{ $name }** používá odznak: tento tah má při zápisu vyšší cenu.
event-used-might = **{ $name }** používá odznak: v příštím hodu je kostka navíc.
event-used-fortune = **{ $name }** používá odznak a vybrané kostky hází znovu.
event-used-transmutation = **{ $name }** používá odznak a otáčí kostku na jinou stranu.
event-used-swap-out = **{ $name }** používá odznak a vybrané kostky hází znovu.
event-second-chance = **{ $name }** hází { $roll }. Nic neboduje, ale odznak může farkle ještě zvrátit.
event-badge-bonus =
    { $points ->
        [one] **{ $name }**: odznak přidává { $points } bod.
        [few] **{ $name }**: odznak přidává { $points } body.
        [many] **{ $name }**: odznak přidává { $points } bodu.
       *[other] **{ $name }**: odznak přidává { $points } bodů.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** přijímá farkle: v sázce nebyly žádné body.
        [one] **{ $name }** přijímá farkle a ztrácí { $lost } bod.
        [few] **{ $name }** přijímá farkle a ztrácí { $lost } body.
        [many] **{ $name }** přijímá farkle a ztrácí { $lost } bodu.
       *[other] **{ $name }** přijímá farkle a ztrácí { $lost } bodů.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** hází { $roll }. Farkle: v sázce nebyly žádné body.
        [one] **{ $name }** hází { $roll }. Farkle: ztrácí { $lost } bod.
        [few] **{ $name }** hází { $roll }. Farkle: ztrácí { $lost } body.
        [many] **{ $name }** hází { $roll }. Farkle: ztrácí { $lost } bodu.
       *[other] **{ $name }** hází { $roll }. Farkle: ztrácí { $lost } bodů.
    }
# $farkles is never 0.
event-penalty =
    { $farkles ->
        [one] Farkle stojí { $penalty } bodů.
        [few] To už jsou { $farkles } farkly v řadě. Stojí to { $penalty } bodů.
        [many] To už je { $farkles } farklu v řadě. Stojí to { $penalty } bodů.
       *[other] To už je { $farkles } farklů v řadě. Stojí to { $penalty } bodů.
    }
event-banked = **{ $name }** zapisuje { $points }.
event-banked-for = **{ $name }**: čas vypršel, zapsalo se { $points } bodů.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle! { $name } nic neztrácí
        [one] ### Farkle! { $name } ztrácí { $lost } bod
        [few] ### Farkle! { $name } ztrácí { $lost } body
        [many] ### Farkle! { $name } ztrácí { $lost } bodu
       *[other] ### Farkle! { $name } ztrácí { $lost } bodů
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Horké kostky! { $name } odkládá všechny
        [one] ### Zase horké kostky! { $name } získává { $bonus } bod navíc
        [few] ### Zase horké kostky! { $name } získává { $bonus } body navíc
        [many] ### Zase horké kostky! { $name } získává { $bonus } bodu navíc
       *[other] ### Zase horké kostky! { $name } získává { $bonus } bodů navíc
    }
felt-bank = ### { $name } zapisuje { $points }!
event-given =
    { $lost ->
        [0] **{ $name }** překračuje cíl, takže { $points } bodů dostává **{ $receiver }**.
        [one] **{ $name }** překračuje cíl o { $points } bodů, které dostává **{ $receiver }**. Zbytek tahu propadá: { $lost } bod.
        [few] **{ $name }** překračuje cíl o { $points } bodů, které dostává **{ $receiver }**. Zbytek tahu propadá: { $lost } body.
        [many] **{ $name }** překračuje cíl o { $points } bodů, které dostává **{ $receiver }**. Zbytek tahu propadá: { $lost } bodu.
       *[other] **{ $name }** překračuje cíl o { $points } bodů, které dostává **{ $receiver }**. Zbytek tahu propadá: { $lost } bodů.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** překračuje cíl, takže { $points } bodů nedostává nikdo.
        [one] **{ $name }** překračuje cíl o { $points } bodů, které nedostává nikdo. Zbytek tahu propadá: { $lost } bod.
        [few] **{ $name }** překračuje cíl o { $points } bodů, které nedostává nikdo. Zbytek tahu propadá: { $lost } body.
        [many] **{ $name }** překračuje cíl o { $points } bodů, které nedostává nikdo. Zbytek tahu propadá: { $lost } bodu.
       *[other] **{ $name }** překračuje cíl o { $points } bodů, které nedostává nikdo. Zbytek tahu propadá: { $lost } bodů.
    }
event-final-round = **{ $name }** dosahuje cíle. Všichni ostatní mají poslední tah.
event-turn-timed-out =
    { $lost ->
        [0] **{ $name }**: čas vypršel.
        [one] **{ $name }**: čas vypršel, ztráta { $lost } bod.
        [few] **{ $name }**: čas vypršel, ztráta { $lost } body.
        [many] **{ $name }**: čas vypršel, ztráta { $lost } bodu.
       *[other] **{ $name }**: čas vypršel, ztráta { $lost } bodů.
    }
event-resigned = **{ $name }** se vzdává.
event-removed = **{ $name }** je mimo hru: odebrání ze hry.
event-timed-out = **{ $name }** je mimo hru: vypršel čas.
event-time-called = Čas této hry vypršel, takže rozhoduje současné skóre.
# $turns is never 0.
event-dropped =
    { $turns ->
        [one] **{ $name }** je mimo hru: 1 zmeškaný tah.
        [few] **{ $name }** je mimo hru: { $turns } zmeškané tahy v řadě.
        [many] **{ $name }** je mimo hru: { $turns } zmeškaného tahu v řadě.
       *[other] **{ $name }** je mimo hru: { $turns } zmeškaných tahů v řadě.
    }
event-left = **{ $name }** už není na tomto serveru a je mimo hru.
presence-back = **{ $name }** je zpátky.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Nechat si { $kept }, hodit { $dice } kostkou
        [few] Nechat si { $kept }, hodit { $dice } kostkami
        [many] Nechat si { $kept }, hodit { $dice } kostky
       *[other] Nechat si { $kept }, hodit { $dice } kostkami
    }
move-roll-all =
    { $dice ->
        [one] Hodit { $dice } kostkou
        [few] Hodit { $dice } kostkami
        [many] Hodit { $dice } kostky
       *[other] Hodit { $dice } kostkami
    }
move-bank = Nechat si { $kept }, zapsat { $points }
move-take =
    { $dice ->
        [one] Převzít { $points } bodů, hodit { $dice } kostkou
        [few] Převzít { $points } bodů, hodit { $dice } kostkami
        [many] Převzít { $points } bodů, hodit { $dice } kostky
       *[other] Převzít { $points } bodů, hodit { $dice } kostkami
    }
move-resign = Vzdát se
move-timed-out = Nechat vypršet čas
move-give-in = Přijmout farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
# $dice is never 0.
move-resurrection =
    { $dice ->
        [one] Použít odznak: hodit znovu kostkou
        [few] Použít odznak: hodit znovu { $dice } kostkami
        [many] Použít odznak: hodit znovu { $dice } kostky
       *[other] Použít odznak: hodit znovu { $dice } kostkami
    }
move-doppelganger = Použít odznak: tento hod se počítá dvojnásob
move-warlord = Použít odznak: tah má cenu { $percent } %
move-might = Použít odznak: kostka navíc v příštím hodu
move-fortune = Použít odznak: hodit znovu { $faces }
move-transmutation = Použít odznak: otočit { $faces } na { $face }
move-swap-out = Použít odznak: hodit znovu { $faces }

## Chances to win, and what they rest on

chance-of-hundred =
    { $games ->
        [one] Odtud vyhraješ asi { $games } hru ze 100.
        [few] Odtud vyhraješ asi { $games } hry ze 100.
        [many] Odtud vyhraješ asi { $games } hry ze 100.
       *[other] Odtud vyhraješ asi { $games } her ze 100.
    }
chance-certain = Odtud je výhra jistá.
chance-nearly-certain = Odtud vyhraješ víc než 99 her ze 100.
chance-hardly-any = Odtud vyhraješ méně než 1 hru ze 100.
chance-none = Odtud už se tato hra vyhrát nedá.

basis-solved = Tato čísla jsou přesná: hra je vyřešená, oba soupeři hrají perfektně.
basis-equilibrium = Hra je vyřešená až do konce pro tři hráče, z nichž každý hraje perfektně na vlastní výhru.
basis-estimated = Šance na výhru jsou odhady.
basis-points = Tato čísla se týkají jen bodů, takže ke konci hry sleduj i skóre.
basis-daily = V denní hře jde o body: tahů je { $turns }, kostky mají všichni stejné a vede nejvyšší součet. Čísla jsou tedy body a skóre ostatních nejlepší tah nemění.
basis-duplicate = V rozdání jde o body: tahů je { $turns }, kostky mají všichni stejné a vede nejvyšší součet. Čísla jsou tedy body a skóre ostatních nejlepší tah nemění.

obstacle-seats = Přesné šance na výhru jsou známé jen pro hry dvou a některé hry tří hráčů.
obstacle-teams = Přesné šance na výhru jsou známé jen pro hry dvou hráčů, ne pro týmy.
obstacle-loaded-dice = S cinknutými kostkami jsou přesné šance na výhru známé jen pro jednoduché hry dvou hráčů s cílem nejvýš 8 000.
obstacle-badges = S odznaky jsou přesné šance na výhru známé jen pro jednoduché hry dvou hráčů, a ne pro každou sadu cinknutých kostek.
obstacle-dice-pending = Tato hra s cinknutými kostkami se ještě počítá. Zeptej se brzy znovu, čísla budou lepší.
obstacle-badges-pending = Tato hra s odznaky se ještě počítá. Zeptej se brzy znovu, čísla budou lepší.
obstacle-welfare = S pravidlem Welfare je hra příliš velká na přesné řešení.
obstacle-high-stakes = S pravidlem High Stakes je hra příliš velká na přesné řešení.
obstacle-off-step = Tato pravidla mají bonus nebo trest, který není násobkem 50, takže hra není přesně vyřešená.
obstacle-opening = Kvůli prvnímu zápisu spolu s trestem za farkle nebo omezeným počtem tahů je hra příliš velká na přesné řešení.
obstacle-exact-with-winning-roll = Hra s přesným cílem a hodem, který hned vyhrává, není přesně vyřešená.
obstacle-too-large = Takhle dlouhá hra je příliš velká na přesné řešení.
obstacle-no-table = Tato hra zatím není vyřešená.

## Rules that contradict each other

problem-name = „{ $name }“ nemůže být název pravidel. Použij jen písmena, číslice a `_`.
problem-unknown-option = Žádné pravidlo se nejmenuje „{ $option }“. Vyber jedno z těchto, od nejpodobnějšího: { $known }.
problem-not-offered = Pro volbu „{ $option }“ vyber z možností { $offered }, ne „{ $value }“.
problem-out-of-range = Pro volbu „{ $option }“ zadej číslo od { $low } do { $high }, ne „{ $value }“.
problem-no-ending = Urči, jak hra končí: nastav cíl, nebo počet tahů.
problem-two-endings = Vyber jeden konec: buď cíl { $target }, nebo počet tahů { $turns }, ne obojí.
problem-exact-needs-target =
    { $turns ->
        [one] Přesný konec potřebuje cíl; podle těchto pravidel má každý jeden tah.
        [few] Přesný konec potřebuje cíl; podle těchto pravidel má každý { $turns } tahy.
        [many] Přesný konec potřebuje cíl; podle těchto pravidel má každý { $turns } tahu.
       *[other] Přesný konec potřebuje cíl; podle těchto pravidel má každý { $turns } tahů.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare potřebuje cíl; podle těchto pravidel má každý jeden tah.
        [few] Welfare potřebuje cíl; podle těchto pravidel má každý { $turns } tahy.
        [many] Welfare potřebuje cíl; podle těchto pravidel má každý { $turns } tahu.
       *[other] Welfare potřebuje cíl; podle těchto pravidel má každý { $turns } tahů.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Poslední kolo potřebuje cíl; podle těchto pravidel má každý jeden tah.
        [few] Poslední kolo potřebuje cíl; podle těchto pravidel má každý { $turns } tahy.
        [many] Poslední kolo potřebuje cíl; podle těchto pravidel má každý { $turns } tahu.
       *[other] Poslední kolo potřebuje cíl; podle těchto pravidel má každý { $turns } tahů.
    }
problem-opening-over-target = První zápis { $opening } je vyšší než cíl { $target }. Sniž jedno, nebo zvyš druhé.
problem-minimum-over-target = Minimum pro zápis { $minimum } je vyšší než cíl { $target }. Sniž jedno, nebo zvyš druhé.
problem-exact-with-minimum = Přesný konec nejde dohromady s minimem { $minimum } bodů pro zápis. Vyber jedno.
problem-welfare-with-minimum = Welfare nejde dohromady s minimem { $minimum } bodů pro zápis. Vyber jedno.
problem-exact-with-final-round = Přesný konec nejde dohromady s posledním kolem. Vyber jedno.
problem-welfare-with-final-round = Welfare nejde dohromady s posledním kolem. Vyber jedno.
problem-exact-out-of-reach = Skóre je vždy násobek { $step }, takže přesně { $target } nejde dosáhnout. Vyber dosažitelný cíl.
problem-welfare-out-of-reach = Skóre je vždy násobek { $step }, takže přesně { $target } nejde dosáhnout. Vyber dosažitelný cíl.
problem-exact-out-of-step = Při přesném konci musí být všechny body násobkem { $step }, ale tady je { $option }: { $value }. Vyber vhodnou hodnotu.
problem-welfare-out-of-step = S pravidlem Welfare musí být všechny body násobkem { $step }, ale tady je { $option }: { $value }. Vyber vhodnou hodnotu.
problem-penalty-needs-both = Trest potřebuje obojí: počet farklů v řadě a kolik bodů stojí.
problem-bank-needs-turn-seconds = Časová rezerva potřebuje hodiny. Nastav i čas na tah.
problem-bank-under-turn = Časová rezerva musí začínat aspoň časem na jeden tah. Sekund má { $bank }: zvol delší rezervu, nebo kratší tah.
problem-single-roll-with-least = Horké kostky jen z jednoho hodu a { $option } ({ $value }) nejdou dohromady: mohlo by se stát, že nejde zapsat ani házet dál. Vyber jedno.
problem-single-roll-with-exact = Horké kostky jen z jednoho hodu nejdou dohromady s přesným koncem: mohlo by se stát, že nejde zapsat ani házet dál. Vyber jedno.
problem-four-and-two-needs-three-pairs = Čtyři a dvě se mohou počítat jako tři páry jen tam, kde tři páry bodují.
problem-seats = U stolu je 1 až { $most } míst, ne { $seats }.
problem-players = Tato pravidla jsou nejvýš pro { $players } hráče, ne pro { $seats }. Pozvi méně lidí, nebo vyber jiná pravidla.
problem-teams = Hra má 2 až { $most } týmy, ne { $teams }.
problem-uneven = Míst je { $seats } a nejdou rozdělit na stejné týmy po dvou a více (týmů: { $teams }).
# $seats is never 0.
problem-badges =
    { $seats ->
        [one] Stůl s jedním místem potřebuje jeden odznak, nebo „-“ pro žádný.
        [few] Stůl se { $seats } místy potřebuje odznak pro každé, nebo „-“ pro žádný.
        [many] Stůl se { $seats } místa potřebuje odznak pro každé, nebo „-“ pro žádný.
       *[other] Stůl s { $seats } místy potřebuje odznak pro každé, nebo „-“ pro žádný.
    }
problem-badges-need-overshoot = Odznaky fungují jen s pravidly, která dovolují cíl překročit. Vyber taková, nebo hraj bez odznaků.
problem-headstart = Náskok dosahuje cíle { $target }. Vyber vyšší cíl, nebo jiné odznaky.
problem-dice =
    { $dice ->
        [one] Podle těchto pravidel hraje každé místo s jednou kostkou.
        [few] Podle těchto pravidel hraje každé místo se { $dice } kostkami.
        [many] Podle těchto pravidel hraje každé místo s { $dice } kostky.
       *[other] Podle těchto pravidel hraje každé místo s { $dice } kostkami.
    }

## Why a move is not allowed now

reason-game-over = Tato hra skončila. Novou začneš přes { command-challenge }.
reason-roll-first = Nejdřív hoď kostkami.
reason-keep-first = Nejdřív vyber aspoň jednu bodující kostku.
reason-no-such-die = Tato kostka na stole není. Podívej se znovu na desku.
reason-does-not-score = Některé vybrané kostky nebodují. Nech je být, nebo stiskni *{ button-best }*.
reason-below-minimum = Na zápis to podle těchto pravidel zatím nestačí. Házej dál.
reason-below-opening = Na tvůj první zápis to zatím nestačí. Házej dál.
reason-over-target = Tím by se překročil cíl, a ten musíš trefit přesně. Nech si méně bodů, nebo házej dál.
reason-hot-dice-must-roll = Bodují všechny kostky, takže jimi musíš hodit znovu.
reason-no-dice-left = Nezbývá ti žádná kostka: tady jsou kostky horké, jen když všechny bodují v jediném hodu. Zapiš, nebo si jich nech méně.
reason-nothing-to-take = Není co převzít. Hoď vlastními kostkami.
reason-no-clock = Tato hra nemá hodiny. Nespěchej.
reason-no-badge = Nemáš odznak, který by šlo použít. Hraj dál bez něj.
reason-badge-spent = Odznak už je v této hře vyčerpaný. Hraj dál bez něj.
reason-badge-not-now = Teď odznak použít nejde. Hraj dál a zkus to později.
reason-badge-dice = Na tyto kostky odznak použít nejde. Vyber jiné.
reason-farkle-waits = Tento hod je farkle. Použij odznak, nebo farkle přijmi.
reason-no-farkle = Není tu žádný farkle k přijetí. Hraj dál.
reason-already-out = Tento hráč už ve hře není.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Tah potřebuje na zápis aspoň { $minimum } bodů a tento má { $points }. Házej dál.
cannot-bank-below-opening = Tvůj první zápis ve hře potřebuje aspoň { $opening } bodů a tento tah má { $points }. Házej dál.
cannot-bank-over-target = Tím by se překročilo { $target }, a vyhrává jen přesně { $target }. Nech si méně bodů, nebo házej dál.
cannot-bank-hot-dice-must-roll = Horké kostky: bodují všechny, takže jimi musíš hodit znovu.

## What is refused, and what to do instead

refusal-challenge-bot = Boti výzvy nepřijímají. Vyber člověka.
refusal-made-room = Tato hra byla odložena kvůli jiné. Nic není ztraceno: tlačítkem *{ button-play-on }* v ní tady pokračuješ.
refusal-no-game-here = V tomto kanálu není žádná hra. Začni ji přes { command-challenge }, nebo sem přesuň některou svou přes { command-show } s volbou *{ cmd-show-game }*.
refusal-not-at-table = Tato osoba není v žádné z těchto her:
refusal-not-a-player = V této hře hrají: { $players }. Vlastní začneš přes { command-challenge }.
refusal-not-your-turn = Na tahu je { $name }. Počkej, až na tebe přijde řada.
refusal-turn-timed-out = Vypršel ti čas, takže tvůj tah skončil. Na tahu je teď { $name }.
refusal-not-away = U stolu už jsi: žádný záskok za tebe nehraje.
refusal-nothing-to-claim = O výhru se můžeš přihlásit, až všichni soupeři zmeškají dva tahy v řadě.
refusal-not-allowed-now = To teď nejde. Podívej se znovu na desku.
refusal-game-gone = Tato hra už neexistuje. Novou začneš přes { command-challenge }.
refusal-game-ended = Tato hra skončila. Novou začneš přes { command-challenge }.
refusal-board-moved = Tato hra pokračuje v novější zprávě. Přineseš ji sem přes { command-show }.
refusal-board-outdated = Hra se mezitím posunula. Deska je teď aktuální: podívej se a stiskni znovu.
refusal-button-outdated = Toto tlačítko je ze starší verze bota. Desku znovu zobrazíš přes { command-show }.
refusal-not-worked-out = Teď mám na tenhle výpočet moc práce. Zkus to za minutu znovu.
refusal-missing-permission = V tomto kanálu potřebuji oprávnění *{ $permission }*. { $roles ->
    [0] Udělí ho vlastník serveru v nastavení kanálu, v části *Oprávnění*
   *[other] Udělí ho vlastník serveru nebo někdo s jednou z rolí { $names } v nastavení kanálu, v části *Oprávnění*
}. Pak to zkus znovu.
refusal-permission-to-grant = V tomto kanálu potřebuji oprávnění *{ $permission }*. Udělíš ho v nastavení kanálu, v části *Oprávnění*. Pak to zkus znovu.
refusal-nobody-else-here = Tuto konverzaci vidíš jen ty. Hraj tu proti mně přes { command-bot }, nebo vyzvi lidi v kanálu či skupině.
refusal-server-only = To funguje jen na serveru, kam mě někdo přidal. Zkus to v některém jeho kanálu.
refusal-channel-not-allowed = Na tomto serveru se hry začínají v kanálech { $channels }. Zkus to tam.

refusal-no-such-game = Hra { $number } neexistuje. Číslo hry najdeš po jejím konci na desce.
refusal-no-game-to-replay = V tomto kanálu zatím žádná hra neskončila. Zadej číslo hry, nebo řádek z jejího exportu.
refusal-bad-word = Zadej jedno slovo s 1 až { $most } viditelnými znaky, bez mezer. Stiskni znovu *{ button-add-word }* a zvol jiné.
refusal-daily-ended = Tato denní hra skončila. { command-daily } ukáže tvůj výsledek, nebo začne dnešní.
refusal-deal-ended = Toto rozdání skončilo. Body, které máš zapsané, platí.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = bude odložena, pokud nikdo nezahraje: { $when }

permission-view-channel = Zobrazit kanál
permission-send-messages = Posílat zprávy
permission-send-messages-in-threads = Posílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna
permission-read-message-history = Číst historii zpráv
permission-create-events = Vytvářet události
permission-manage-roles = Spravovat role
permission-manage-threads = Spravovat vlákna

error-unreadable = Tohle není { $what }: „{ $text }“.
error-unreadable-roll = Tohle není hod 1 až { $most } kostkami: „{ $text }“. Zadej jejich strany, každou 1 až 6 nebo J (ďáblova hlava), například { $example }.

## How a game ended

finished-won = **Vítězství: { $winners }.**
finished-absent = **Vítězství: { $winners }.** Nejvíc má záskok ({ $absent }), ale kdo je na konci pryč, prohrává.
finished-shared = **O vítězství se dělí { $winners }.**
finished-nobody = Všichni odešli, takže nikdo nevyhrál.
# Why it was closed without a result.
closed-declined = { $invited } odmítá. Snad jindy.
closed-withdrawn = { $challenger } ruší hru ještě před začátkem.
closed-channel-deleted = Kanál byl smazán dřív, než hra mohla začít.
closed-bot-removed = Hra skončila bez výsledku, protože bot byl odebrán ze serveru.
closed-abandoned = Nikdo nehrál 7 dní, takže hra skončila bez výsledku.
closed-ended = Hra byla ukončena bez výsledku.
closed-adjudicated = O tomto zápasu rozhodl turnaj, takže hra skončila bez výsledku.
closed-expired = Hra nezačala včas. Novou začneš přes { command-challenge } nebo { command-open }.
closed-left = Někdo odešel dřív, než hra mohla začít. Snad jindy.

## Commands

cmd-farkle-about = Hraj Farkle, hru v kostky, kde pokoušíš štěstí
cmd-events-about = Turnaje, pyramida a hry ke sledování
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Denní hra: { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Dnes mají všichni stejné kostky, ať si nechají kterékoli. Hraješ jednou a platí body, které zapíšeš do půlnoci UTC.
daily-progress = Tah { $turn } z { $turns } · den končí { $when }
duplicate-title = ### Duplikát, rozdání { $number }: { $ruleset }
duplicate-began = V tomto rozdání mají všichni stejné kostky, ať si nechají kterékoli. Hraješ jednou a platí body, které zapíšeš do konce rozdání.
duplicate-progress = Tah { $turn } z { $turns } · rozdání končí { $when }
review-title = ### Rozbor hry { $number }: { $ruleset }
review-title-daily = ### Rozbor hry { $number }: denní hra, { $day }
review-title-duplicate = ### Rozbor hry { $number }: rozdání { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Hra { $number } · denní hra, { $day } · { $score } bod · { $when }
        [few] - Hra { $number } · denní hra, { $day } · { $score } body · { $when }
        [many] - Hra { $number } · denní hra, { $day } · { $score } bodu · { $when }
       *[other] - Hra { $number } · denní hra, { $day } · { $score } bodů · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Hra { $number } · duplikát, rozdání { $deal } · { $score } bod · { $when }
        [few] - Hra { $number } · duplikát, rozdání { $deal } · { $score } body · { $when }
        [many] - Hra { $number } · duplikát, rozdání { $deal } · { $score } bodu · { $when }
       *[other] - Hra { $number } · duplikát, rozdání { $deal } · { $score } bodů · { $when }
    }
