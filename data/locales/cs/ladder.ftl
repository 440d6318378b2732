## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Pyramida: { $rules }
ladder-about =
    { $most ->
        [one] Vyzvi někoho až o { $most } místo nad sebou. Když vyhraješ, místa si vyměníte.
        [few] Vyzvi někoho až o { $most } místa nad sebou. Když vyhraješ, místa si vyměníte.
        [many] Vyzvi někoho až o { $most } místa nad sebou. Když vyhraješ, místa si vyměníte.
       *[other] Vyzvi někoho až o { $most } míst nad sebou. Když vyhraješ, místa si vyměníte.
    }
ladder-idle = -# Po { $weeks } týdnech bez výzvy klesáš každý týden o jedno místo; po { $off } týdnech z pyramidy vypadneš.
ladder-row = **{ $rank }.** { $name }
ladder-empty = V této pyramidě zatím nikdo není. Začni ji tlačítkem *{ button-ladder-join }*.
ladder-running = **Probíhající výzvy**
ladder-waits = { $challenger } vyzývá: { $challenged }, čas na přijetí do { $until }
ladder-plays = { $challenger } a { $challenged } hrají hru { $number }
ladder-running-more = a ještě { $more }
button-ladder-join = Přidat se
button-ladder-challenge = Vyzvat
button-ladder-leave = Odejít
button-ladder-leave-surely = Odejít z pyramidy

## Whom somebody may challenge

ladder-reach-title = ### Tvoje místo: { $rank }
ladder-reach = Koho chceš vyzvat? Jednou ho pingnu a na přijetí má tři dny.
ladder-reach-nobody = Teď nemůžeš vyzvat nikoho.
ladder-reach-top = Jsi na vrcholu. Místo je tvoje, dokud ho někdo nevyhraje.
ladder-above-busy = **{ $rank }.** { $name } právě řeší jinou výzvu.
ladder-above-met = **{ $rank }.** Ty a { $name } jste měli výzvu v posledních sedmi dnech.
menu-ladder-whom = Vyber někoho
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Výzva v pyramidě: { $rules }
ladder-challenge = **{ $challenger }** vyzývá: { $challenged }.
ladder-challenge-stake = Pokud { $challenger } vyhraje, místa si vymění. Jinak zůstanou, jak jsou.
ladder-challenge-until = Pokud se { $challenged } místa vzdá, nebo výzvu nepřijme do { $until }, { $challenger } ho získá bez hry.
ladder-challenge-pace = Na každý tah je dost času: aspoň den.
button-ladder-accept = Přijmout
button-ladder-give-up = Vzdát se místa
ladder-accepted = { $challenged } přijímá výzvu, kterou posílá { $challenger }: hra { $number }.
ladder-ended-won = { $challenger } vyhrává a získává místo, { $challenged } o něj přichází.
ladder-ended-held = { $challenged } vyhrává a místo si nechává, prohrává { $challenger }.
ladder-ended-drawn = { $challenger } a { $challenged } remizují: místa zůstávají, jak jsou.
ladder-ended-declined = { $challenged } se vzdává místa, získává ho { $challenger }.
ladder-ended-expired = { $challenged } výzvu včas nepřijímá, místo získává { $challenger }.
ladder-ended-left = { $challenged } odchází z pyramidy, místo získává { $challenger }.
ladder-ended-void = Výzva se nepočítá ({ $challenger } vyzývá: { $challenged }). Místa zůstávají, jak jsou, a výzvu jde poslat znovu.
ladder-news = **Pyramida: { $rules }.** { $news }
ladder-leave-sure = Odejít z pyramidy *{ $rules }*? Pokud tě někdo vyzval, získá tvoje místo. Když se znovu přidáš, začneš dole.
ladder-left = V pyramidě *{ $rules }* už nejsi.

refusal-ladder-off = Na tomto serveru pyramidy nejsou.
refusal-ladder-full = Tato pyramida je plná: vejde se { $most } lidí.
refusal-ladder-joined = V této pyramidě už jsi.
refusal-ladder-not-on-it = V této pyramidě nejsi. Tlačítkem *{ button-ladder-join }* pod ní začneš dole.
refusal-ladder-takes-none = V pyramidě musíš přijímat výzvy, ale tvoje předvolby je odmítají. Změníš to v { command-preferences }.
refusal-ladder-not-in-reach =
    { $most ->
        [one] Vyzvat můžeš jen lidi až o { $most } místo nad sebou. Pyramida se mohla změnit: podívej se na ni znovu.
        [few] Vyzvat můžeš jen lidi až o { $most } místa nad sebou. Pyramida se mohla změnit: podívej se na ni znovu.
        [many] Vyzvat můžeš jen lidi až o { $most } místa nad sebou. Pyramida se mohla změnit: podívej se na ni znovu.
       *[other] Vyzvat můžeš jen lidi až o { $most } míst nad sebou. Pyramida se mohla změnit: podívej se na ni znovu.
    }
refusal-ladder-busy-yourself = V této pyramidě už výzvu máš. Další můžeš poslat, až skončí.
refusal-ladder-busy = { $name } právě řeší jinou výzvu. Zkus to, až skončí.
refusal-ladder-met-lately = Ty a { $name } jste v této pyramidě měli výzvu v posledních sedmi dnech. Vyzvi někoho jiného, nebo chvíli počkej.
refusal-ladder-cannot-read = Tvůj soupeř možná tento kanál nevidí. Zkus to v kanálu, který vidíte oba.
refusal-ladder-not-challenged = Tuto výzvu má { $name }.
refusal-ladder-over = Tato výzva už je vyřízená, nebo skončila.

## Commands

cmd-ladder = pyramida
cmd-ladder-about = Pyramida tohoto serveru: přidej se a vyhrávej místa hráčů nad sebou
