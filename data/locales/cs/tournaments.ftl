## Planning

button-tournament-announce = Oznámit tady
button-tournament-rename = Změnit název
button-tournament-type-start = Zadat začátek
menu-tournament-starts-in = Začít za …

# Beside the title that somebody gives it.
tournament-untitled = Turnaj ve Farkle
tournament-draft-title = ### Plánování: { $title }
tournament-draft-hint = -# Vidíš to jen ty. Po oznámení se může přidat každý z tohoto kanálu.
tournament-draft-rules-gone = ⚠️ Domácí pravidla **{ $rules }** byla smazána. Vyber jiná a pak turnaj oznam.
tournament-draft-discarded = Návrh je zahozen. Nic se neoznámilo.
tournament-announced = **{ $title }** je oznámen v { $channel }. Svůj panel otevřeš z karty tam, nebo přímo tady.

tournament-screen-game = Hra
tournament-screen-people = Hráči
tournament-screen-course = Kola a průběh
tournament-screen-start = Začátek

ask-start-title = Kdy to začne?
ask-start-label = Za jak dlouho, nebo čas
ask-start-hint = „za 2 h 30 min“, „18:30“, „2026-12-01 18:30“; časy jsou v UTC, nebo „18:30 +2“
ask-tournament-title = Název
ask-tournament-label = Jak se turnaj jmenuje?
ask-tournament-hint = Nejvýš { $most } znaků. Vidí ho všichni.

# What a menu shows: the option and its value.
tournament-option-form = Formát: { $value }
tournament-option-ruleset = Pravidla: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Her v zápase: 1
       *[other] Her v zápase nejvýš: { $value }
    }
tournament-option-rated-on = Hodnocený
tournament-option-rated-off = Nehodnocený
tournament-option-most = Míst: { $value }
tournament-option-team-size =
    { $value ->
        [1] Bez týmů
       *[other] Týmy po { $value }
    }
tournament-option-seeding = Nasazení: { $value }
tournament-option-late-joins-on = Přidat se jde i později
tournament-option-late-joins-off = Později se přidat nejde
tournament-option-rounds = Kol: { $value }
tournament-option-rounds-none = Kol, kolik je potřeba
tournament-option-minutes = Délka: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Se zápasem o třetí místo
tournament-option-third-place-off = Bez zápasu o třetí místo
tournament-option-grace-seconds = Limit na příchod: { $value }
tournament-option-round-hours = Na kolo nejvýš: { $value }
tournament-option-round-hours-none = Kola bez časového limitu
tournament-option-vacation-on = Dovolená zastavuje hodiny
tournament-option-vacation-off = Hodiny běží i o dovolené
tournament-option-start = Začátek: { $value }
tournament-option-starts-in = Do začátku: { $value }
tournament-option-check-in-minutes = Potvrzení účasti: { $value } předem
tournament-option-check-in-minutes-none = Bez potvrzení účasti
tournament-seeding-rating = podle ratingu
tournament-seeding-drawn = náhodné
tournament-counted-points = Pořadí podle součtu bodů
tournament-counted-places = Pořadí podle místa v každé hře
tournament-start-at-time = v daný čas
tournament-start-when-full = až se naplní
tournament-start-by-organizer = až ho začneš

## What a tournament is

tournament-form-knock-out = Vyřazovací
tournament-form-knock-out-about = Prohraj zápas a končíš
tournament-form-double = Na dvě porážky
tournament-form-double-about = Prohraj dva zápasy a končíš
tournament-form-swiss = Švýcarský
tournament-form-swiss-about = Každý hraje každé kolo se soupeři s podobným počtem bodů
tournament-form-round-robin = Každý s každým
tournament-form-round-robin-about = Všichni se utkají se všemi
tournament-form-arena = Aréna
tournament-form-arena-about = Hra za hrou, dokud nevyprší čas; výhry v řadě se počítají dvakrát
tournament-form-duplicate = Duplikát
tournament-form-duplicate-about = Každý hraje zvlášť, s úplně stejnými kostkami

tournament-title = ### { $title }
tournament-organizer = -# Pořádá { $name }
tournament-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
tournament-hours =
    { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }
tournament-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 kolo
       *[other] kol nejvýš { $rounds }
    }
tournament-games =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
tournament-best-of = her v zápase nejvýš { $games }
tournament-third-place = zápas o třetí místo
tournament-rated = hodnocený
tournament-unrated = nehodnocený
tournament-places = míst: { $most }
tournament-places-teams = týmů: { $most }, po { $size }
tournament-seeded-rating = nasazení podle ratingu
tournament-seeded-drawn = náhodné nasazení
tournament-counts-points = pořadí podle součtu bodů
tournament-counts-places = pořadí podle místa v každé hře
tournament-late = přidat se jde i později
tournament-check-in = potvrzení účasti: { $time } předem
tournament-grace = kdo nepřijde do limitu ({ $time }), prohrává
tournament-round-hours = na kolo nejvýš: { $time }
tournament-no-vacation = hodiny běží i o dovolené
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Začíná { $at }, { $when }.
tournament-begins-when-full = Začne, až se obsadí všechna místa ({ $most }).
tournament-begins-by-organizer = O začátku rozhodne pořadatel.
tournament-ends-about = Skončit by měl asi { $at }.
tournament-takes-about = Odhad délky: { $time }.

## How it stands

tournament-state-joining = přihlášky otevřené
tournament-state-check-in = potvrzování účasti
tournament-state-running = probíhá
tournament-state-over = skončil
tournament-state-cancelled = zrušen

tournament-checks-in = **Potvrzení účasti:** chceš-li hrát, stiskni *{ button-tournament-here }*. Termín: { $when }.
tournament-begins-now = **Začne každou chvíli.**
tournament-places-taken = **Obsazeno { $taken } z { $most } míst.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } z { $size }): { $people }
tournament-is-there = { $entrant } ✓ účast potvrzena
tournament-not-there = { $entrant } · účast zatím nepotvrzena
tournament-others =
    { $others ->
        [one] -# a ještě { $others } další
        [few] -# a ještě { $others } další
        [many] -# a ještě { $others } dalšího
       *[other] -# a ještě { $others } dalších
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Kolo { $round }**
       *[other] **Kolo { $round } z { $of }**
    } · { $games ->
        [0] teď se nehraje
        [one] hraje se 1 hra
        [few] hrají se { $games } hry
        [many] hraje se { $games } hry
       *[other] hraje se { $games } her
    }
tournament-goes-on =
    { $games ->
        [0] Teď se nehraje.
        [one] Hraje se 1 hra.
        [few] Hrají se { $games } hry.
        [many] Hraje se { $games } hry.
       *[other] Hraje se { $games } her.
    }
tournament-have-played = Odehráno { $done } z { $of } her. Skóre se odhalí na konci.
tournament-ends = Konec: { $when }.
tournament-last-games = Čas vypršel: dohrávají se poslední hry.
tournament-paused = **Přestávka:** nové hry nezačínají, dokud ji pořadatel neukončí.
tournament-over = Skončil { $at }.
tournament-called-off-organizer = Pořadatel ho zrušil { $at }.
tournament-called-off-too-few = Byl zrušen { $at }: nesešli se aspoň dva hráči.
tournament-called-off-not-begun = Byl zrušen { $at }: nikdo ho nezačal.
tournament-called-off-bot-removed = Byl zrušen { $at }, když mě někdo odebral z tohoto serveru.
tournament-podium-nobody = **Nikdo nevyhrál.**
# $number is never 0.
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **Vítězství: { $names }!**
            [few] **O první místo se dělí { $names }!**
            [many] **O první místo se dělí { $names }!**
           *[other] **O první místo se dělí { $names }!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Pořadí**
tournament-row =
    { $points ->
        [one] **{ $rank }. { $name }** · { $points } bod
        [few] **{ $rank }. { $name }** · { $points } body
        [many] **{ $rank }. { $name }** · { $points } bodu
       *[other] **{ $rank }. { $name }** · { $points } bodů
    }
tournament-row-wins =
    { $wins ->
        [one] **{ $rank }. { $name }** · { $wins } výhra
        [few] **{ $rank }. { $name }** · { $wins } výhry
        [many] **{ $rank }. { $name }** · { $wins } výhry
       *[other] **{ $rank }. { $name }** · { $wins } výher
    }
tournament-row-out = { $row } · odstoupení
tournament-tie-buchholz-cut-1 = Buchholz bez nejhoršího: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = vzájemné zápasy { $value }
tournament-tie-wins = výhry { $value }
tournament-tie-scored = vyhrané hry { $value }

## For a reader

tournament-own-in = **Hraješ.**
tournament-own-withdrawn = V turnaji už nehraješ.
tournament-own-absent = Poslední hru máš zmeškanou, takže tě nelosuji. Hrát dál můžeš tlačítkem *{ button-tournament-here }*.
tournament-own-removed = Pořadatel tě z tohoto turnaje odebral.
tournament-own-nothing = **Hraješ.** Teď na tebe žádná hra nečeká.
tournament-own-alone = **Tvoje hra čeká:** stiskni *{ button-tournament-play }*.
tournament-own-done = **Máš odehráno.** Pořadí se odhalí na konci.
# $game leads to the board.
tournament-own-now = **Teď hraješ, soupeř: { $opponent }.** { $game }
tournament-own-next = **Příští soupeř: { $opponent }.**
tournament-own-unknown = **Příští soupeř zatím není známý.**
# $number is never 0.
tournament-own-waits =
    { $number ->
        [one] Nejdřív musí skončit tato hra: { $games }.
        [few] Nejdřív musí skončit tyto hry: { $games }.
        [many] Nejdřív musí skončit tyto hry: { $games }.
       *[other] Nejdřív musí skončit tyto hry: { $games }.
    }
tournament-game = hra { $number }

tournament-entrants-title = ### { $title }: hráči
tournament-entrants-none = Zatím nikdo. Začni ty!
tournament-standings-title = ### { $title }: pořadí
tournament-standings-none = Pořadí zatím není.
tournament-standings-secret = Všichni mají stejné kostky, takže skóre zůstane skryté, dokud nemáš odehráno.
tournament-pairings-title = ### { $title }: rozpis
tournament-round-main = Kolo { $round }
tournament-round-of = Kolo { $round } z { $of }
tournament-round-losers = Pavouk poražených, kolo { $round }
tournament-round-final =
    { $round ->
        [1] Velké finále
       *[other] Velké finále, druhý zápas
    }
tournament-round-third = Zápas o třetí místo
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = brzy začne
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } a 1 další
        [few] { $game } a { $others } další
        [many] { $game } a { $others } dalšího
       *[other] { $game } a { $others } dalších
    }
tournament-bye = { $name } má volný los
tournament-how-adjudicated = { $pairing } · rozhodl pořadatel
tournament-how-no-show = { $pairing } · nehráno
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: záznam
tournament-log-empty = Zatím nic.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } oznamuje turnaj.
tournament-act-joined = { $about } se přidává.
tournament-act-came-back = { $about } se vrací.
tournament-act-checked-in = { $about } potvrzuje účast.
tournament-act-withdrew = { $about } odstupuje.
tournament-act-removed = { $by } odebírá hráče: { $about }.
tournament-act-replaced = { $by } nahrazuje hráče: { $about }.
tournament-act-stepped-in = { $about } nastupuje jako náhrada.
tournament-act-began = Turnaj začal.
tournament-act-paused = { $by } vyhlašuje přestávku.
tournament-act-resumed = { $by } končí přestávku.
tournament-act-moved = { $by } přesouvá turnaj do jiného kanálu.
tournament-act-handed-over = { $by } předává pořádání: { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } rozhoduje zápas: { $about }, { $detail }.
tournament-act-no-show = { $about } nepřichází.
tournament-act-not-checked-in = { $about } nepotvrzuje účast.
tournament-act-incomplete = Tým není úplný a nehraje: { $about }.
# $detail is the number of the game.
tournament-act-broke-off = Hra { $detail } byla přerušena a opakuje se.
tournament-act-deserted = Hra { $detail } skončila: všichni odešli.
tournament-act-undecided = Hra { $detail } skončila bez výsledku.
tournament-act-time-up = Čas zápasu vypršel, takže byl rozhodnut: { $about }.
tournament-act-trouble-channel-gone = Turnaj se zastavil: jeho kanál byl smazán.
tournament-act-trouble-forbidden = Turnaj se zastavil: do jeho kanálu nemůžu psát.
tournament-act-trouble-refused = Turnaj se zastavil: Discord v jeho kanálu nechce ukazovat hry.
tournament-act-cancelled-organizer = { $by } ruší turnaj.
tournament-act-cancelled-too-few = Turnaj byl zrušen: nesešli se aspoň dva hráči.
tournament-act-cancelled-not-begun = Turnaj byl zrušen: nikdo ho nezačal.
tournament-act-cancelled-bot-removed = Turnaj byl zrušen, když mě někdo odebral z tohoto serveru.
tournament-act-ended = Turnaj skončil.

tournament-picture-coming = Obrázek se kreslí a za chvíli se tu objeví.
tournament-report = **{ $title }** ve formátu FIDE (TRF16) pro losovací programy.

tournaments-title = ### Turnaje na tomto serveru
tournaments-none = Zatím žádné nejsou. Naplánuj turnaj přes { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } z { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Ukázat turnaj

## Taking part

button-tournament-join = Přidat se
button-tournament-leave = Odejít
button-tournament-withdraw = Odstoupit
# In an arena people come and go.
button-tournament-on = Hrát
button-tournament-off = Dát si pauzu
button-tournament-here = Potvrdit účast
# One's own game of a duplicate.
button-tournament-play = Hrát moji hru
button-tournament-show = Ukázat
button-tournament-overview = Přehled
button-tournament-entrants = Hráči
button-tournament-standings = Pořadí
button-tournament-pairings = Rozpis
button-tournament-bracket = Pavouk
button-tournament-cross-table = Křížová tabulka
button-tournament-log = Záznam
button-tournament-organize = Pořádat
button-tournament-team = Zadat název týmu
button-tournament-berserk = Berserk: poloviční čas, +1 bod
menu-tournament-team = Přidat se k týmu

tournament-joined = Hraješ: **{ $title }**. Až tvoje hra začne, pingnu tě.
tournament-left = Už tu nehraješ: **{ $title }**.
tournament-checked-in = Účast je potvrzená. **{ $title }** brzy začne.
tournament-berserk = V této hře máš poloviční čas. Když vyhraješ, dostaneš bod navíc.
tournament-there = Díky! Vím, že na turnaji jsi: **{ $title }**.
tournament-choose-team = ### { $title }: vyber tým
tournament-team-people = { $number } z { $size } lidí
ask-team-title = Tým
ask-team-label = Jak se tým jmenuje?
ask-team-hint = Když tým toho jména je, přidáš se k němu. Když ne, založíš ho.
tournament-leave = ### Odstoupit z turnaje { $title }?
    Rozehrané hry prohraješ a nové nedostaneš.

## The organizer's panel

tournament-panel-title = ### Pořádání: { $title }
button-tournament-begin = Začít hned
button-tournament-pause = Přestávka
button-tournament-resume = Pokračovat
button-tournament-decide = Rozhodnout zápas
button-tournament-people = Odebrat či nahradit
button-tournament-hints = Brzká vzdání
button-tournament-move = Přesunout sem
button-tournament-post = Znovu zobrazit kartu
button-tournament-ask-cancel = Zrušit turnaj
button-tournament-cancel = Zrušit turnaj
button-tournament-ask-remove = Odebrat
button-tournament-remove = Odebrat
menu-tournament-hand-over = Předat pořádání někomu jinému
menu-tournament-person = Vyber někoho
menu-tournament-replace = Kdo bude hrát místo toho
menu-tournament-pairing = Vyber zápas
menu-tournament-verdict = Vyber výsledek

tournament-done-begun = Turnaj začal.
tournament-done-paused = Turnaj má přestávku. Rozehrané hry pokračují.
tournament-done-resumed = Turnaj pokračuje.
tournament-done-moved = Turnaj pokračuje v tomto kanálu.
tournament-done-posted = Karta je znovu zobrazená.
tournament-done-cancelled = Turnaj je zrušen.
tournament-done-handed-over = Turnaj má nového pořadatele.
tournament-done-removed = Odebráno.
tournament-done-replaced = Nahrazeno.
tournament-done-decided = Zápas je rozhodnut.
tournament-cancel = ### Zrušit turnaj { $title }?
    Nikdo ho nevyhraje a vrátit to nejde. Rozehrané hry skončí bez výsledku.
tournament-people-title = ### { $title }: odebrat či nahradit
tournament-person = ### { $name }
    Nahradit jde hráče, kteří ještě nehráli. Odebraní hráči své rozehrané hry prohrávají.
tournament-remove = ### Odebrat z turnaje: { $name }?
    Rozehrané hry budou prohrané a vrátit se nepůjde.
tournament-remove-early = ### Odebrat z turnaje: { $name }?
    Znovu se přidat nepůjde.
tournament-remove-team = ### Odebrat z turnaje tým { $team }?
    Rozehrané hry budou prohrané a vrátit se nepůjde: { $people }.
tournament-decide-title = ### { $title }: rozhodnout zápas
tournament-decide-about = Hry tohoto zápasu skončí a v záznamu bude, kdo rozhodl.
tournament-decide-none = Žádné hry se nehrají.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = Vyhrává { $name }
tournament-verdict-drawn = Remíza
tournament-verdict-nobody = Body nedostane nikdo
tournament-hints-title = ### { $title }: brzká vzdání
tournament-hints = Hráči, kteří se v turnajích tohoto serveru brzy vzdali, a proti komu. Mohou pro to být dobré důvody.
tournament-hints-none = Nikdo se opakovaně brzy nevzdal proti téže osobě.
tournament-hint =
    { $times ->
        [one] - { $loser } proti: { $winner }, jednou
        [few] - { $loser } proti: { $winner }, { $times }krát
        [many] - { $loser } proti: { $winner }, { $times }krát
       *[other] - { $loser } proti: { $winner }, { $times }krát
    }

## Refusals of the panel

refusal-tournament-none-here = Na tomto serveru nejsou žádné turnaje.
refusal-tournament-time = Tomuto času nerozumím. Zadej třeba „za 2 h 30 min“, „18:30“ nebo „2026-12-01 18:30“.
refusal-tournament-draft-gone = Tento návrh už neexistuje. Nový začne { command-events-tournament-create }.
refusal-tournament-draft-outdated = Návrh se mezitím změnil. Tady je v současné podobě.
refusal-tournament-draft-rules-gone = Domácí pravidla tohoto turnaje byla smazána, takže se nic neoznámilo. Vyber jiná a pak ho oznam.
refusal-tournament-no-person = Boti hrát nemohou. Vyber člověka.

## Commands

cmd-tournament = turnaj
cmd-tournament-about = Plánovat, hrát a sledovat turnaje
cmd-tournament-create = vytvořit
cmd-tournament-create-about = Naplánovat turnaj krok za krokem, než ho někdo uvidí
cmd-tournament-create-name = název
cmd-tournament-create-name-about = Jak se turnaj jmenuje
cmd-tournament-create-form = formát
cmd-tournament-create-form-about = Jak se hraje
cmd-tournament-list = seznam
cmd-tournament-list-about = Turnaje tohoto serveru
cmd-tournament-show = ukázat
cmd-tournament-show-about = Jak turnaj probíhá a tvoje další hra
cmd-tournament-show-tournament = turnaj
cmd-tournament-show-tournament-about = Který turnaj (výchozí: první v seznamu)
cmd-tournament-join = přidat_se
cmd-tournament-join-about = Přidat se k turnaji
cmd-tournament-leave = odejít
cmd-tournament-leave-about = Odejít z turnaje

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · hra { $number }
tournament-game-call = { $players }: tohle je vaše hra, **{ $title }** ({ $round }). Začíná { $first }.
tournament-game-call-arena = { $players }: tohle je vaše hra, **{ $title }**. Začíná { $first }.
tournament-call-there = Ještě nejsi na tahu? Stiskni *{ button-tournament-here }*: když soupeř nepřijde, vyhraješ jen s potvrzenou účastí.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Turnaj **{ $title }** potřebuje tvou pozornost. { $why }
tournament-trouble-channel-gone = Jeho kanál byl smazán. Vyber jiný, ať může pokračovat.
tournament-trouble-forbidden = Do { $channel } nemůžu psát. Dej mi tam *{ permission-view-channel }* a *{ permission-send-messages }* a ukonči přestávku, nebo vyber jiný kanál.
tournament-trouble-refused = Discord v { $channel } nechce ukazovat jeho hry. Vyber jiný kanál, nebo ukonči přestávku a zkusím to tam ještě jednou.

# $what is one of the following.
tournament-lacks = Tvůj turnaj **{ $title }** je oznámen. { $what }
tournament-hindrance-no-event = Není v událostech serveru, protože je nemám oprávnění vytvářet. Dej mi *{ permission-create-events }* a půjde to.
tournament-hindrance-no-threads = V jeho kanálu nemůžu otevírat vlákna, takže se hraje přímo v kanálu. Dej mi tam *{ permission-create-public-threads }*, zavři vlákna, která nikdo nepotřebuje, nebo turnaj přesuň do jiného kanálu přes *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = Takový turnaj na tomto serveru není.
refusal-tournament-title = Název má 1 až { $most } znaků.
refusal-tournament-number = *{ $option }* musí být od { $low } do { $high }.
refusal-tournament-best-of = Zápas je nejvýš na 1, 3 nebo 5 her. V arénách a duplikátech je to jedna hra.
refusal-tournament-no-clock = Turnaj potřebuje hodiny, aby se nečekalo donekonečna. Vyber tempo.
refusal-tournament-no-teams = Týmy jdou jen v turnajích každý s každým a švýcarských.
refusal-tournament-too-many = Turnaj každý s každým může mít nejvýš { $most } účastníků: s více by nikdy neskončil.
refusal-tournament-start = Vyber začátek po potvrzení účasti a do 90 dnů, nebo žádný.
refusal-tournament-enough-here = Na tomto serveru je turnajů už { $most }. Až některý skončí, můžeš oznámit další.
refusal-tournament-enough-own = Už pořádáš { $most } turnajů. Až některý skončí, můžeš oznámit další.
refusal-tournament-enough-today = Za poslední den bylo na tomto serveru oznámeno už { $most } turnajů. Zkus to zítra.
refusal-tournament-not-open = Tento turnaj už nové hráče nepřijímá.
refusal-tournament-full = Všechna místa ({ $most }) jsou obsazená. Když někdo odstoupí, můžeš se přidat.
refusal-tournament-in-already = Přihláška do tohoto turnaje už je.
refusal-tournament-not-in = Přihláška do tohoto turnaje není.
refusal-tournament-no-team = Tento turnaj nemá týmy: každý hraje za sebe.
refusal-tournament-team-name = Zadej název týmu, ke kterému se přidáš, nebo nového: 1 až { $most } znaků.
refusal-tournament-team-full = Tento tým je plný. Přidej se k jinému, nebo založ vlastní.
refusal-tournament-removed = Pořadatel tě z tohoto turnaje odebral.
refusal-tournament-no-check-in = Teď se účast nepotvrzuje.
refusal-tournament-not-organizer = Tento turnaj pořádá { $name }. Tohle mohou jen pořadatel a lidé, kteří mohou spravovat server.
refusal-tournament-not-now = S tímto turnajem to teď nejde.
refusal-tournament-too-few = Turnaj potřebuje na začátek aspoň dva hráče.
refusal-tournament-has-played = Tento hráč už hrál, takže ho nikdo nahradit nemůže. Můžeš ho ale odebrat.
refusal-tournament-no-pairing = Tento zápas už je rozhodnut.
refusal-tournament-no-draw = Ve vyřazovacím turnaji musí jeden z dvojice postoupit. Vyber který.
refusal-tournament-no-berserk = Berserk jde jen v aréně, před tvým prvním hodem.
refusal-tournament-busy = Tento turnaj se teď mění moc rychle. Zkus to znovu.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Kolo { $round }
tournament-picture-lower = Poražení { $round }
tournament-picture-quarter = Čtvrtfinále
tournament-picture-semi = Semifinále
tournament-picture-final = Finále
tournament-picture-third = O třetí místo
tournament-picture-grand = Velké finále
tournament-picture-again = Druhý zápas

# In place of an opponent.
tournament-picture-bye = volný los
tournament-picture-points = Body
tournament-picture-page = { $page } z { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Tak daleko zatím nikdo není
tournament-picture-rests = { $name } má volný los
tournament-picture-waits = { $name } čeká na soupeře
tournament-picture-plays = { $first } hraje, soupeř: { $second }
tournament-picture-beats = { $winner } vyhrává, soupeř: { $loser }
tournament-picture-neither = nepostupuje { $first } ani { $second }
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Pavouk turnaje { $title }, strana { $page } z { $pages }: { $words }.
tournament-picture-table-alt = Křížová tabulka turnaje { $title }, strana { $page } z { $pages }. Na ní první: { $words }.
