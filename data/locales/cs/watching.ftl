## Buttons

button-watch-refresh = Obnovit
button-keep-watching = Sledovat dál
button-tv-next = Další hra
button-tv-look = Podívat se znovu
button-guess = Vyhrává { $name }
button-guessers = Nejlepší tipéři
menu-guess = Kdo vyhraje?

## The way to it


## A game that is watched

# $channel is a mention.
watch-title = -# Sleduješ hru { $number } v { $channel }. Vidíš to jen ty.
# $chances are names and percentages.
watch-chances = **Šance na výhru:** { $chances }
watch-estimates = **Šance na výhru, zhruba:** { $chances }
watch-chances-ago = **Šance na výhru před { $turns } tahy:** { $chances }
watch-estimates-ago = **Šance na výhru před { $turns } tahy, zhruba:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = V této hře jsou šance na výhru a trenér zpožděné o { $turns } tahy, aby hráčům nemohly pomáhat.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Trenér, před { $turns } tahy:** { $name } má nejlepší volbu: { $played }.
watch-coach-better = **Trenér, před { $turns } tahy:** { $name } volí „{ $played }“. Lepší bylo „{ $best }“. Stálo to { $cost }.
watch-follows = -# Tento pohled se obnovuje do { $until }. Pokud přestane dřív, stiskni *{ button-watch-refresh }*.
watch-still = -# Tento pohled se už neobnovuje. Co se od té doby stalo, uvidíš tlačítkem *{ button-keep-watching }*.
watch-crowded = -# Teď sleduje hodně lidí, takže se tento pohled neobnovuje sám. Co se od té doby stalo, uvidíš stisknutím tlačítka.
watch-over = -# Tato hra skončila. Pohled se už neobnovuje.
tv-before = Hra { $number }: { $ending }
tv-none = Na tomto serveru teď není co sledovat.

## Guesses

guess-question = **Kdo vyhraje?** Tipuj, jen tak pro radost. Tip můžeš měnit, dokud neuběhne třetina hry.
guess-own = Tvůj tip: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Tipování skončilo:** { $guesses }
guess-count = { $name } { $guesses }
# $all is never 0.
guess-result =
    { $all ->
        [one] { $right ->
            [0] Jediný tip nevyšel.
           *[other] Jediný tip vyšel.
        }
        [few] Vyšlo { $right } z { $all } tipů.
        [many] Vyšlo { $right } z { $all } tipu.
       *[other] Vyšlo { $right } z { $all } tipů.
    }
# $points is never 0.
guess-was-right =
    { $points ->
        [one] Tvůj tip { $name } vyšel: { $points } bod.
        [few] Tvůj tip { $name } vyšel: { $points } body.
        [many] Tvůj tip { $name } vyšel: { $points } bodu.
       *[other] Tvůj tip { $name } vyšel: { $points } bodů.
    }
guess-was-wrong = Tvůj tip { $name } nevyšel. Stálo to bod.
guess-void = Hra nemá výsledek, takže se tipy nepočítají.

guessers-title = ### Nejlepší tipéři na tomto serveru
guessers-about = Pro všechny s aspoň { $guesses } tipy. Správný tip přináší u dvou hráčů 1 bod, u tří 2 a tak dál; špatný stojí 1. Tipovat naslepo se nevyplatí.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } bod, správně { $right } z { $guesses }
        [few] **{ $rank }. { $name }**: { $points } body, správně { $right } z { $guesses }
        [many] **{ $rank }. { $name }**: { $points } bodu, správně { $right } z { $guesses }
       *[other] **{ $rank }. { $name }**: { $points } bodů, správně { $right } z { $guesses }
    }
guessers-empty = V pořadí zatím nikdo není.

## What cannot be done

refusal-watching-off = Sledování her je na tomto serveru vypnuté.
refusal-watching-own = V této hře hraješ, takže není co sledovat: šance na výhru a trenér jsou jen pro lidi, kteří nehrají.
refusal-watching-lost = Tento pohled už hru sledovat nemůže. Pokud vidíš její desku, stiskni na ní *{ button-more }* a začni sledovat znovu.
refusal-watching-not-begun = Tato hra ještě nezačala, takže není co sledovat.
refusal-guesses-off = Tipování je na tomto serveru vypnuté.
refusal-guesses-closed = V této hře už je na tip pozdě.

## Commands

cmd-tv = tv
cmd-tv-about = Sleduj nejlepší hru na tomto serveru, pak další
