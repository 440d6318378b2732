## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Pravidla: { $ruleset }
rules-end = **Konec hry**
rules-scoring = **Co boduje**
rules-turn = **Tvůj tah**
rules-basics = Z každého hodu si nech aspoň jednu bodující kostku, zbytkem pak hoď, nebo zapiš. Hod, ve kterém nic neboduje, je farkle: ukončí tvůj tah a o jeho body přijdeš.
rules-together = Kombinace platí jen v rámci jednoho hodu. Když jde kostky bodovat víc způsoby, platí ten nejlepší.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Jak pravděpodobný je farkle**
rules-chance =
    { $dice ->
        [one] { $dice } kostka: { $chance }
        [few] { $dice } kostky: { $chance }
        [many] { $dice } kostky: { $chance }
       *[other] { $dice } kostek: { $chance }
    }
etiquette-title = **Slušné chování**
etiquette = Hraj včas a místo tichého zmizení se raději vzdej. Nech ostatní mačkat vlastní tlačítka a rozhodovat se po svém. A buďte na sebe milí: za kostky nikdo nemůže.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Kostek je { $value }, takže kombinace z více kostek nejsou.
    }
rule-single_five =
    { $value ->
        [0] Samotná 1: 100. Samotná 5 nemá žádnou cenu.
       *[other] Samotná 1: 100. Samotná 5: { $value }.
    }
rule-three_ones = Trojice: 100 × číslo kostky. Tři 1: { $value }.
rule-four =
    { $value ->
        [none] Čtveřice: počítá se jako trojice; čtvrtá kostka boduje jen jako samotná 1 nebo 5.
        [x2] Čtveřice: 2 × trojice.
        [x4] Čtveřice: 4 × trojice.
        [add] Čtveřice: trojice a ještě jednou její hodnota.
       *[other] Čtveřice: { $value }.
    }
rule-five =
    { $value ->
        [none] Pětice: vlastní body nemá.
        [x3] Pětice: 3 × trojice.
        [x4] Pětice: 4 × trojice.
        [x6] Pětice: 6 × trojice.
        [add] Pětice: trojice a ještě 2 × její hodnota.
       *[other] Pětice: { $value }.
    }
rule-six =
    { $value ->
        [none] Šestice: vlastní body nemá, počítá se jako dvě trojice.
        [x4] Šestice: 4 × trojice.
        [x8] Šestice: 8 × trojice.
        [add] Šestice: trojice a ještě 3 × její hodnota.
        [win] Šestice hned vyhrává hru.
       *[other] Šestice: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Tři různé páry: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Čtveřice a pár se počítají jako tři páry. Šestice ne.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Dvě trojice: { $value }.
    }
rule-players =
    { $value ->
        [none] { "" }
        [2] Pro dva hráče.
       *[other] Hráčů nejvýš { $value }.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] Hraje se do { $value } bodů.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Každý má jeden tah a vyhrává nejvyšší součet. Kdo má stejně, ten se o výhru dělí.
        [few] Každý má { $value } tahy a vyhrává nejvyšší součet. Kdo má stejně, ten se o výhru dělí.
        [many] Každý má { $value } tahu a vyhrává nejvyšší součet. Kdo má stejně, ten se o výhru dělí.
       *[other] Každý má { $value } tahů a vyhrává nejvyšší součet. Kdo má stejně, ten se o výhru dělí.
    }
rule-overshoot =
    { $value ->
        [exact] Vyhraješ jen přesným trefením cíle; víc zapsat nejde.
        [welfare] Welfare: vyhraješ jen přesným trefením cíle. Když ho při zápisu překročíš, dostane všechny body tahu soupeř s nejnižším součtem, nebo nikdo, pokud by cíl překročil i on.
        [excess] Welfare (jen přebytek): vyhraješ jen přesným trefením cíle. Když ho při zápisu překročíš, dostane body nad cíl soupeř s nejnižším součtem, nebo nikdo, pokud by cíl překročil i on. Zbytek tahu propadá.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Když někdo dosáhne cíle, mají všichni ostatní jeden poslední tah.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Tvůj první zápis ve hře potřebuje aspoň { $value } bodů.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Každý zápis potřebuje aspoň { $value } bodů, i ten vítězný.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Za každý farkle je trest.
        [few] Za { $value } farkly v řadě je trest. Pak se počítá znovu.
        [many] Za { $value } farklu v řadě je trest. Pak se počítá znovu.
       *[other] Za { $value } farklů v řadě je trest. Pak se počítá znovu.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] Trest je { $value } bodů a součet může klesnout pod nulu.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Horké kostky: když jsou odložené všechny, musíš jimi hodit znovu, pokud zápis nevyhrává.
       *[no] Horké kostky: když jsou odložené všechny, můžeš jimi hodit znovu. Body zůstávají v sázce, dokud je nezapíšeš.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Kostky jsou horké, jen když všechny bodují v jediném hodu. Když poslední odložíš až po více hodech, musíš zapsat.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Od druhých horkých kostek v tahu přinášejí každé { $value } bodů navíc.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Když hodíš všemi kostkami a žádná neboduje, není to farkle: přinese to { $value } bodů a hod zdarma.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: čtyři a více dvojek v jednom hodu jsou farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: když zapíšeš, další na tahu může převzít tvoje body a hodit zbylými kostkami.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Na každý tah jsou 2 minuty.
        [43200] Na každý tah je 12 hodin.
        [86400] Na každý tah je 24 hodin.
        [259200] Na každý tah je 72 hodin.
       *[other] Na každý tah je { $value } sekund.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Na první tah jsou 2 minuty. Nevyužitý čas jde do tvé časové rezervy na další tahy, nejvýš trojnásobek.
        [86400] Na první tah je 24 hodin. Nevyužitý čas jde do tvé časové rezervy na další tahy, nejvýš trojnásobek.
       *[other] Na první tah je { $value } sekund. Nevyužitý čas jde do tvé časové rezervy na další tahy, nejvýš trojnásobek.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Když vyprší čas, body tahu propadají.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Domácí pravidla: { $title }
editor-title-new = ### Nová domácí pravidla
editor-title-game = ### Pravidla této hry
# $command is the one that opened the editor.
editor-hint = Vyber téma a nastav jeho pravidla. Po uložení tlačítkem *{ button-save }* půjdou vybrat do her. Do té doby se k návrhu nejdéle den vrátíš přes { $command }.
editor-hint-game = Vyber výchozí pravidla, nebo téma, a změň, co chceš. *{ button-use-rules }* je dá na stůl, jen pro tuto hru. Nebude hodnocená a kdo už přijal, dostane otázku znovu.
editor-problems = **Některá z těchto pravidel si odporují. Oprav to a pak ulož.**
editor-changed = **V čem se liší od: { $base }**
editor-unchanged = **Zatím žádný rozdíl od: { $base }**
editor-rest = **Co zůstává stejné**
editor-examples = **Tři hody podle těchto pravidel**
editor-no-examples = Vrátí se, až si pravidla nebudou odporovat.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **farkle**
worked-toxic-twos = **farkle: Toxic Twos**
worked-free-roll = **{ $points } bodů a hod zdarma**
worked-wins = **vyhrává hru**

topic-overview = Všechna pravidla
topic-singles = Samotné kostky
topic-kinds = Trojice až šestice
topic-combinations = Postupky, páry a trojice
topic-ending = Jak hra končí
topic-banking = Zápis a farkly
topic-rolling = Házení

button-save = Uložit…
button-discard = Zahodit
button-use-rules = Hrát s těmito pravidly
menu-starting-rules = Začít od jiných pravidel
button-type-number = Nastavit: { $option }…
button-delete = Smazat

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Jiné číslo
ask-number-label = Nově: { $option }
ask-number-hint = Číslo od { $low } do { $high }.
ask-title-title = Uložit tato domácí pravidla
ask-title-label = Jak se jmenují?
ask-title-hint = Nejvýš { $most } znaků. Pod tímto názvem se pravidla vybírají.

house-saved = **{ $title }**: uloženo. Hraj s nimi přes { command-challenge }, nebo je přenes na jiný server přes { command-rules-export }.
house-saved-anew = **{ $title }**: uloženo jako nová domácí pravidla, protože ta upravovaná byla smazána. Hraj s nimi přes { command-challenge }.
house-discarded = Návrh je zahozen. Nic se neuložilo. Nový začne { command-rules-create }.
game-rules-used = Hra teď má tato pravidla a není hodnocená. Kdo už přijal nebo přisedl, dostane otázku znovu.
game-rules-kept = Pravidla hry zůstávají stejná.
house-exported = **{ $title }** jako jeden řádek. Na jiném serveru vlož celý řádek do { command-rules-import }.
house-delete = Smazat **{ $title }**? Rozehrané hry si tato pravidla nechají.
# $games is never 0.
house-delete-games =
    { $games ->
        [one] Jedna otevřená hra nebo pozvánka si nechá jejich kopii.
        [few] { $games } otevřené hry a pozvánky si nechají jejich kopii.
        [many] { $games } otevřené hry a pozvánky si nechá jejich kopii.
       *[other] { $games } otevřených her a pozvánek si nechá jejich kopii.
    }
# $tournaments is never 0.
house-delete-tournaments =
    { $tournaments ->
        [one] Jeden oznámený turnaj si nechá jejich kopii.
        [few] { $tournaments } oznámené turnaje si nechají jejich kopii.
        [many] { $tournaments } oznámeného turnaje si nechá jejich kopii.
       *[other] { $tournaments } oznámených turnajů si nechá jejich kopii.
    }
# $drafts is never 0.
house-delete-drafts =
    { $drafts ->
        [one] Používá je jeden plánovaný turnaj: před oznámením potřebuje jiná pravidla.
        [few] Používají je { $drafts } plánované turnaje: před oznámením potřebují jiná pravidla.
        [many] Používá je { $drafts } plánovaného turnaje: před oznámením potřebuje jiná pravidla.
       *[other] Používá je { $drafts } plánovaných turnajů: před oznámením potřebují jiná pravidla.
    }
house-deleted = **{ $title }**: smazáno. Rozehrané hry si tato pravidla nechají. Chceš-li je zpátky, vlož tento řádek do { command-rules-import }:

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Jiné číslo…
setting-dice =
    { $value ->
        [5] Pět kostek
       *[other] Šest kostek
    }
setting-single_five =
    { $value ->
        [0] Samotná 5: nic
       *[other] Samotná 5: { $value }
    }
setting-three_ones = Tři 1: { $value }
setting-four =
    { $value ->
        [none] Čtveřice: počítá se jako tři
        [x2] Čtveřice: 2 × trojice
        [x4] Čtveřice: 4 × trojice
        [add] Čtveřice: trojice + hodnota
       *[other] Čtveřice: { $value }
    }
setting-five =
    { $value ->
        [none] Pětice: vlastní body nemá
        [x3] Pětice: 3 × trojice
        [x4] Pětice: 4 × trojice
        [x6] Pětice: 6 × trojice
        [add] Pětice: trojice + 2 × hodnota
       *[other] Pětice: { $value }
    }
setting-six =
    { $value ->
        [none] Šestice: jako dvě trojice
        [x4] Šestice: 4 × trojice
        [x8] Šestice: 8 × trojice
        [add] Šestice: trojice + 3 × hodnota
        [win] Šestice: vyhrává hru
       *[other] Šestice: { $value }
    }
setting-straight =
    { $value ->
        [0] Postupka 1-6: nic
       *[other] Postupka 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Postupka 1-5: nic
       *[other] Postupka 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Postupka 2-6: nic
       *[other] Postupka 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Tři páry: nic
       *[other] Tři páry: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Čtyři a dvě: jako tři páry
       *[no] Čtyři a dvě: nejsou tři páry
    }
setting-two_triplets =
    { $value ->
        [0] Dvě trojice: každá boduje zvlášť
       *[other] Dvě trojice: { $value }
    }
setting-players =
    { $value ->
        [none] Hráči: libovolný počet
       *[other] Hráči: nejvýš { $value }
    }
setting-target =
    { $value ->
        [none] Cíl: žádný
       *[other] Cíl: { $value }
    }
setting-turns =
    { $value ->
        [none] Tahy: kolik je potřeba
        [one] Tahy: každý jeden
        [few] Tahy: každý { $value }
        [many] Tahy: každý { $value }
       *[other] Tahy: každý { $value }
    }
setting-overshoot =
    { $value ->
        [exact] Nad cíl: zapsat nejde
        [welfare] Nad cíl: Welfare (všechno)
        [excess] Nad cíl: Welfare (jen přebytek)
       *[allowed] Nad cíl: platí
    }
setting-overshoot-about =
    { $value ->
        [exact] Vyhraješ jen přesným trefením cíle; víc zapsat nejde.
        [welfare] Celý tah nad cíl dostane soupeř s nejnižším součtem, pokud ho to nepřenese přes cíl.
        [excess] Body nad cíl dostane soupeř s nejnižším součtem; zbytek tahu propadá.
       *[allowed] Body nad cíl platí jako všechny ostatní.
    }
setting-final_round =
    { $value ->
        [yes] U cíle: ostatním poslední tah
       *[no] U cíle: hra končí
    }
setting-opening =
    { $value ->
        [0] První zápis: od čehokoli
       *[other] První zápis: od { $value }
    }
setting-minimum =
    { $value ->
        [0] Minimum pro zápis: žádné
       *[other] Minimum pro zápis: { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkly v řadě: bez trestu
        [one] Trest za: každý farkle
        [few] Trest za: { $value } farkly v řadě
        [many] Trest za: { $value } farklu v řadě
       *[other] Trest za: { $value } farklů v řadě
    }
setting-farkle_penalty =
    { $value ->
        [0] Trest: žádné body
       *[other] Trest: { $value } bodů
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Horké kostky: musíš házet
       *[no] Horké kostky: můžeš házet
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Horké kostky: jen z jednoho hodu
       *[no] Horké kostky: i z více hodů
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Znovu horké kostky: bez bonusu
       *[other] Znovu horké kostky: +{ $value }
    }
setting-scoreless_bonus =
    { $value ->
        [0] Nic neboduje: farkle
       *[other] Nic neboduje: { $value } bodů
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: zapnuto
       *[no] Toxic Twos: vypnuto
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Čtyři a více dvojek v jednom hodu jsou farkle.
       *[no] Dvojky jsou jako všechny ostatní strany.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: zapnuto
       *[no] High Stakes: vypnuto
    }
setting-high_stakes-about =
    { $value ->
        [yes] Když zapíšeš, další na tahu může převzít tvoje body i zbylé kostky.
       *[no] Každý tah začíná se všemi kostkami a bez bodů.
    }
setting-turn_seconds =
    { $value ->
        [none] Hodiny: žádné
        [120] Hodiny: 2 minuty na tah
        [43200] Hodiny: 12 hodin na tah
        [86400] Hodiny: 24 hodin na tah
        [259200] Hodiny: 72 hodin na tah
       *[other] Hodiny: { $value } s na tah
    }
setting-bank_seconds =
    { $value ->
        [none] Časová rezerva: žádná
        [120] Časová rezerva: 2 minuty
        [86400] Časová rezerva: 24 hodin
       *[other] Časová rezerva: { $value } s
    }
setting-late_turns_lost =
    { $value ->
        [yes] Vyprší čas: tah propadá
       *[no] Vyprší čas: podle serveru
    }

## The names of the options, for sentences about them

option-dice = počet kostek
option-single_five = hodnota samotné 5
option-three_ones = hodnota tří 1
option-four = čtveřice
option-five = pětice
option-six = šestice
option-straight = postupka 1-6
option-low_straight = postupka 1-5
option-high_straight = postupka 2-6
option-three_pairs = tři páry
option-four_and_two = čtyři a dvě jako tři páry
option-two_triplets = dvě trojice
option-players = počet hráčů
option-target = cíl
option-turns = počet tahů
option-overshoot = co se děje nad cílem
option-final_round = poslední kolo
option-opening = první zápis
option-minimum = minimum pro zápis
option-farkle_limit = farkly v řadě
option-farkle_penalty = trest za farkly
option-hot_dice_must_roll = hod po horkých kostkách
option-hot_dice_single_roll = horké kostky z jednoho hodu
option-hot_dice_bonus = bonus za horké kostky
option-scoreless_bonus = body za hod bez bodů
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = hodiny
option-bank_seconds = časová rezerva
option-late_turns_lost = co se děje, když vyprší čas

## What is refused, and what to do instead

refusal-unknown-ruleset = Žádná pravidla se nejmenují „{ $name }“. Vyber jedna z těchto: { $known }.
refusal-cannot-be-rated = Hodnocené mohou být jen hry s vestavěnými pravidly a jejich vlastním cílem či tahy. Vynech *{ cmd-challenge-rated }* a zahraj si tuto nehodnocenou.
refusal-unknown-house-rule = Na tomto serveru nejsou domácí pravidla „{ $name }“. Vyber jedna z těchto: { $known }.
refusal-no-house-rules = Na tomto serveru zatím žádná domácí pravidla nejsou. Kdo ho spravuje, může je vytvořit přes { command-rules-create }.
refusal-house-rule-gone = Tato domácí pravidla už jsou smazaná.
refusal-house-rule-default = **{ $title }** jsou výchozí pravidla tohoto serveru, takže je zatím smazat nejde. Kdo server spravuje, může nejdřív vybrat jiná výchozí v { command-admin-settings }.
refusal-house-rule-changed = Tato domácí pravidla mezitím změnil někdo jiný, takže zatím není uloženo nic. Zpráva teď ukazuje tvoje změny nad jeho: zkontroluj je a pak ulož znovu.
refusal-ruleset-gone = Tato domácí pravidla byla právě smazána. Vyber jiná a zkus to znovu.
refusal-default-ruleset-gone = Výchozí domácí pravidla tohoto serveru už neexistují a jiná za tebe nevyberu. Vyber pravidla v příkazu, nebo požádej někoho, kdo server spravuje, ať vybere jiná výchozí v { command-admin-settings }.
refusal-house-rules-full = Na tomto serveru je domácích pravidel už { $most } a víc být nemůže. Některá smaž přes { command-rules-delete } a zkus to znovu. Tvůj návrh zůstává.
refusal-bad-title = Název má 1 až { $most } viditelných znaků. Stiskni znovu *{ button-save }* a zvol jiný.
refusal-title-taken = Pravidla s názvem „{ $title }“ už jsou. Stiskni znovu *{ button-save }* a zvol jiný název.
refusal-draft-gone = Tento návrh už neexistuje: byl uložen, zahozen, nebo den ležel. Nový začne { command-rules-create }.
refusal-game-began = Pravidla jde měnit jen před začátkem hry, a ve hře v krčmě nikdy.
refusal-host-changes = Pravidla této hry může měnit jen { $name }, kdo stůl vede. Řekni, co by se ti líbilo, nebo odmítni a začni vlastní hru.
refusal-game-draft-gone = Tyto změny už neexistují: byly použity, zahozeny, nebo den ležely. Začni znovu tlačítkem *{ button-change-rules }* u stolu.
refusal-draft-outdated = Pravidla se mezitím změnila. Zpráva je teď aktuální: podívej se a vyber znovu.
refusal-line-too-long = To je na exportovaná pravidla příliš dlouhé: jejich řádek má nejvýš { $most } znaků. Zkopíruj jen ten jeden řádek.
refusal-line-cut = Tento řádek exportovaných pravidel není celý. Zkopíruj ho celý, od `fkrules1:` po poslední znak, a zkus to znovu.
refusal-line-changed = Tento řádek se cestou změnil, takže se na něj nedá spolehnout. Exportuj pravidla znovu a zkopíruj řádek tak, jak je.

error-rules-file = Soubor s pravidly { $file } nejde použít. { $why }

## Scoring a roll, and the page of rules

score-title = ### Co boduje: { $ruleset }
score-row = - **{ $dice }**: { $points } ({ $combinations })
score-more =
    { $count ->
        [one] Jeden další výběr boduje méně.
        [few] Další { $count } výběry bodují méně.
        [many] Dalšího { $count } výběru boduje méně.
       *[other] Dalších { $count } výběrů boduje méně.
    }
page-title = Pravidla
page-about = Všechna vestavěná pravidla, vygenerovaná ze souborů v `data/rules` příkazem `make docs`. Na Discordu totéž říká { command-rules-show }.
page-presets = Známé varianty
page-presets-about = Pravidla pod názvy, pod kterými je lidé znají. Vybírají se jako všechna ostatní; hry s nimi nejsou hodnocené.
page-source = *{ $source }*
page-options = Tvoje vlastní pravidla
page-options-about = Na Discordu nastavuje { command-rules-create } všechny volby v nabídkách. V příkazové řádce jsou pravidla řádek s názvem a s volbami, které se liší od výchozích, jako v `farkle play -r "house(target=5000,toxic_twos=yes)"`; přijímají ho i `farkle score`, `farkle odds` a `farkle solve`. Potřebuje `target`, nebo počet `turns`. V souboru v `data/rules` jsou volby až po `two_triplets` pod `[scoring]` a ostatní pod `[play]`, s `true` a `false` místo `yes` a `no`.
page-options-signs = Výchozí hodnoty jsou tučně a { $number } zastupuje číslo.
page-option-name = volba
page-option-about = co nastavuje
page-option-values = hodnoty
page-option-means = co znamenají
page-option-six = { $option }, se šesti kostkami
page-option-range = { $low } až { $high }
page-option-none = žádná

## Commands

cmd-score = bodování
cmd-score-about = Co v kterémkoli hodu boduje
cmd-score-dice = kostky
cmd-score-dice-about = Kostky, například 1 2 3 4 5 5
cmd-score-ruleset-about = Podle kterých pravidel (výchozí: pravidla serveru)
cmd-rules = pravidla
cmd-rules-about = Pravidla, se kterými můžeš hrát
cmd-rules-show = ukázat
cmd-rules-show-about = Vysvětlit pravidla: co boduje, jak hra končí a jak častý je farkle
cmd-rules-show-ruleset = pravidla
cmd-rules-show-ruleset-about = Která pravidla vysvětlit (výchozí: pravidla serveru)
cmd-rules-show-here = tady
cmd-rules-show-here-about = Ukázat je všem v tomto kanálu (výchozí: jen tobě)
cmd-rules-name = název
cmd-rules-name-about = Název domácích pravidel
cmd-rules-create = vytvořit
cmd-rules-create-about = Vytvořit domácí pravidla pro tento server
cmd-rules-create-ruleset = pravidla
cmd-rules-create-ruleset-about = Od kterých pravidel začít (výchozí: pravidla serveru)
cmd-rules-edit = upravit
cmd-rules-edit-about = Změnit domácí pravidla tohoto serveru
cmd-rules-delete = smazat
cmd-rules-delete-about = Smazat domácí pravidla tohoto serveru
cmd-rules-export = export
cmd-rules-export-about = Získat domácí pravidla jako jeden řádek textu pro použití jinde
cmd-rules-import = import
cmd-rules-import-about = Přenést sem domácí pravidla z řádku textu
cmd-rules-import-line = řádek
cmd-rules-import-line-about = Celý řádek z exportu
