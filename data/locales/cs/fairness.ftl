## Buttons

button-add-word = Přidat slovo
more-word = Přimíchej do kostek vlastní slovo, aby je nikdo nemohl mít předem vybrané. Jde to do prvního hodu.
word-mixed = Tvoje slovo je v kostkách.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Kostky zapečetěné jako `{ $seal }`…
dice-words = -# Přimíchaná slova: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Kostky hry { $number }
dice-of-the-system = Tato hra začala dřív, než se kostky pečetily: každý hod přišel z generátoru operačního systému a nejde ho zopakovat.
dice-lack-word = Někdo si nechal smazat údaje a s nimi jedno ze slov v těchto kostkách, protože obsahovalo jeho jméno. Kostky této hry proto zopakovat nejde.
dice-sealed = Kostky této hry vycházejí z tajného seedu. Byl vylosován před prvním hodem a zapečetěn svým SHA-256:
    `{ $seal }`
dice-seal = Zapečetěno před prvním hodem jako `{ $seal }`
dice-seed = -# Seed kostek: `{ $seed }`
dice-compare = Porovnej tuto pečeť s tou na desce ze začátku hry. S řádkem ze souboru může kostky ověřit kdokoli bez tohoto bota: přes `farkle verify`, nebo vlastním programem.
verdict-fits =
    { $rolls ->
        [0] Nic se neházelo a pečeť odpovídá seedu.
        [one] Jediný hod i pečeť odpovídají seedu.
        [few] Všechny { $rolls } hody i pečeť odpovídají seedu.
        [many] Všech { $rolls } hodu i pečeť odpovídá seedu.
       *[other] Všech { $rolls } hodů i pečeť odpovídají seedu.
    }
verdict-seed = Tohle není seed, který byl zapečetěn. Jeho pečeť by byla { $sealed }.
verdict-most-rolls = Pečeť seedu odpovídá, ale většina hodů ne. Změnilo se číslo hry, některé ze slov, nebo jejich pořadí.
verdict-roll = Hod { $number } nesedí: ukazuje { $rolled }, ale seed dává { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Slovo do kostek
ask-word-label = Tvoje slovo
ask-word-hint = Přimíchá se do kostek, pečeť { $seal }
fairness-title = ### Jak kostky padaly
# $dice is never 0.
fairness-rolled =
    { $dice ->
        [one] Ve všech dohraných hrách padla jedna kostka.
        [few] Ve všech dohraných hrách padly **{ $dice }** kostky, takže každá strana by měla padnout asi { NUMBER($expected, maximumFractionDigits: 0) }krát.
        [many] Ve všech dohraných hrách padlo **{ $dice }** kostky, takže každá strana by měla padnout asi { NUMBER($expected, maximumFractionDigits: 0) }krát.
       *[other] Ve všech dohraných hrách padlo **{ $dice }** kostek, takže každá strana by měla padnout asi { NUMBER($expected, maximumFractionDigits: 0) }krát.
    }
fairness-face =
    { $times ->
        [one] - { $face }: jednou, { $share }
        [few] - { $face }: { $times }krát, { $share }
        [many] - { $face }: { $times }krát, { $share }
       *[other] - { $face }: { $times }krát, { $share }
    }
fairness-test = Chí-kvadrát { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } s 5 stupni volnosti, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chí-kvadrát { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } s 5 stupni volnosti, p je menší než { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Poctivé kostky jsou aspoň takhle nerovnoměrné s pravděpodobností p, takže na tom není nic neobvyklého.
fairness-rare = Poctivé kostky jsou takhle nerovnoměrné méně než jednou z 1 000 případů. Pokud se to s dalšími hody nezmění, řekni to prosím provozovatelům bota.
fairness-about = -# Denní hry se nepočítají, protože v nich stejné kostky hází hodně lidí. Kostky jedné hry ověří { command-verify }.
fairness-none = Zatím není dohraná žádná hra, takže není co počítat.
fairness-axis = strana
fairness-band = procento kostek; 19krát z 20 v pásmu
fairness-alt = Graf, jak často padala která strana. Od 1 do 6: { $shares }. U poctivých kostek padne každá strana v 16,7 % případů, plus minus { NUMBER($margin, maximumSignificantDigits: 2) } procentního bodu v 19 z 20 případů.

## What is refused, and what to do instead

refusal-words-closed = Slova jde přimíchat jen do prvního hodu, a ten už v této hře padl.
refusal-proof-too-long = To je na důkaz jedné hry příliš dlouhé: řádek má nejvýš { $most } znaků. Zadej jen ten jeden řádek.
refusal-proof-cut = To není celý řádek důkazu. Zkopíruj ho celý, od `fair1` po poslední krok, a zkus to znovu.
refusal-proof-without-seed = To je jen hra bez seedu kostek. Zadej farkle-dice.txt nebo farkle-game.json: *{ button-export }* v přehrání hry dá oba, { command-verify } ten první.

## Commands

cmd-verify = ověřit
cmd-verify-about = Ověřit, že kostky hry byly poctivé
cmd-verify-game-about = Číslo hry (výchozí: hra v tomto kanálu)
cmd-fairness = poctivost
cmd-fairness-about = Jak často padala která strana ve srovnání s poctivými kostkami
