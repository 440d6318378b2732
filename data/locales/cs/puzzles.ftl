## Buttons

button-puzzle-give-up = Ukázat řešení
button-puzzle-next = Další úloha
button-puzzle-rules = Pravidla
button-puzzle-day = Úloha dne
# $puzzles is never 0.
button-puzzle-own =
    { $puzzles ->
        [one] Moje úloha
        [few] Moje úlohy ({ $puzzles })
        [many] Moje úlohy ({ $puzzles })
       *[other] Moje úlohy ({ $puzzles })
    }
button-puzzle-board = Žebříček serveru
button-puzzle-by-rating = Podle ratingu
button-puzzle-by-streak = Podle série

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Ty

puzzle-title = ### Úloha: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Úloha dne, { $day }: { $ruleset }
puzzle-title-own = ### Z tvé hry { $game }: { $ruleset }
# What both throw, where any dice are loaded.
puzzle-dice = Tvoje kostky: { $own }. { $name } hází s { $other }.
puzzle-question = Která volba tady vyhrává nejčastěji? Vyber kostky, které si necháš, a pak zapiš nebo hoď.
puzzle-first = Tvůj rating úloh začíná na **{ $rating }**. Ukázat řešení se počítá jako špatná odpověď.
puzzle-rating =
    { $streak ->
        [0] Tvůj rating úloh: **{ $rating }**
       *[other] Tvůj rating úloh: **{ $rating }** · správně v řadě: { $streak }
    }
puzzle-again = Na tuto úlohu už tvou odpověď znám, takže se znovu nepočítá.
puzzle-own-unrated = Z chyby v některé tvé hře. Bez hodnocení; zmizí, až ji vyřešíš.
puzzle-theme-unrated = Bez hodnocení: kdo zná téma, zná kus řešení. Pro hodnocené úlohy vyber *{ puzzle-any-theme }*.

puzzle-any-rules = Jakákoli pravidla
puzzle-any-theme = Jakékoli téma
puzzle-theme-which-die = Která kostka
puzzle-theme-which-die-about = Stejné strany, ale jinak cinknuté kostky: kterou hodit znovu
puzzle-theme-third-farkle = O jeden farkle víc
puzzle-theme-third-farkle-about = Další farkle v řadě by stál body
puzzle-theme-banking-early = Brzký zápis
puzzle-theme-banking-early-about = Stačí i méně než průměrný tah
puzzle-theme-catching-up = Dotahování
puzzle-theme-catching-up-about = Velká ztráta a nejlepší je házet
puzzle-theme-left-lying = Nechat bodující kostku
puzzle-theme-left-lying-about = Kostku, která boduje, je lepší hodit znovu
puzzle-theme-few-dice = Jedna nebo dvě kostky
puzzle-theme-few-dice-about = Přesto je nejlepší jimi hodit
puzzle-theme-hot-dice = Horké kostky
puzzle-theme-hot-dice-about = V hodu bodují všechny kostky
puzzle-theme-rolling-on = Házet dál
puzzle-theme-rolling-on-about = I když zápis v průměru přinese víc bodů
puzzle-theme-last-round = Blízko konce
puzzle-theme-last-round-about = Hra může skončit tímto nebo příštím tahem
puzzle-theme-loaded-dice = Cinknuté kostky
puzzle-theme-loaded-dice-about = Každá strana hází vlastními kostkami

## The answer

puzzle-right = ### Správně!
puzzle-wrong = ### Jiná volba je lepší
puzzle-shown = ### Tohle je řešení
# $games may have a decimal: 1.5 games of 100.
puzzle-margin =
    { $games ->
        [one] Vyhraje aspoň o { $games } hru ze 100 víc než kterákoli jiná volba. Přesná čísla teď nejsou k dispozici.
        [few] Vyhraje aspoň o { $games } hry ze 100 víc než kterákoli jiná volba. Přesná čísla teď nejsou k dispozici.
        [many] Vyhraje aspoň o { $games } hry ze 100 víc než kterákoli jiná volba. Přesná čísla teď nejsou k dispozici.
       *[other] Vyhraje aspoň o { $games } her ze 100 víc než kterákoli jiná volba. Přesná čísla teď nejsou k dispozici.
    }
puzzle-yours = Tvoje volba: { $choice }.
puzzle-yours-loses =
    { $games ->
        [one] Tvoje volba: { $choice }. Vyhraje o { $games } hru ze 100 méně.
        [few] Tvoje volba: { $choice }. Vyhraje o { $games } hry ze 100 méně.
        [many] Tvoje volba: { $choice }. Vyhraje o { $games } hry ze 100 méně.
       *[other] Tvoje volba: { $choice }. Vyhraje o { $games } her ze 100 méně.
    }
puzzle-tempting = **Láká:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers =
    { $games ->
        [one] -# Nachytá { $takers } z 9 jednoduchých strategií. Vyhraje o { $games } hru ze 100 méně.
        [few] -# Nachytá { $takers } z 9 jednoduchých strategií. Vyhraje o { $games } hry ze 100 méně.
        [many] -# Nachytá { $takers } z 9 jednoduchých strategií. Vyhraje o { $games } hry ze 100 méně.
       *[other] -# Nachytá { $takers } z 9 jednoduchých strategií. Vyhraje o { $games } her ze 100 méně.
    }
puzzle-tempted = -# Stejně volí { $takers } z 9 jednoduchých strategií.
puzzle-about = Téma: { $themes }
# $answered is never 0.
puzzle-people =
    { $answered ->
        [one] Odpovídáš jako první. Její rating je teď { $rating }.
        [few] Vyřešilo ji { $solved } z { $answered } lidí. Její rating je teď { $rating }.
        [many] Vyřešilo ji { $solved } z { $answered } lidí. Její rating je teď { $rating }.
       *[other] Vyřešilo ji { $solved } z { $answered } lidí. Její rating je teď { $rating }.
    }
puzzle-not-again = Tvou odpověď už znám, takže se nic nemění.
puzzle-new-rating = Tvůj rating úloh: **{ $rating }** ({ $change })
puzzle-gained = nahoru o { $points }
puzzle-lost = dolů o { $points }
puzzle-streak = Správně v řadě: **{ $streak }**, nejvíc { $best }
puzzle-own-solved = Mezi tvými úlohami už není.
puzzle-own-stays = Zůstane mezi tvými úlohami, dokud ji nevyřešíš.
# $players is never 0.
puzzle-day-people =
    { $players ->
        [one] Úloha dne: zatím odpověděla jedna osoba
        [few] Úloha dne: vyřešilo { $solvers } z { $players } lidí
        [many] Úloha dne: vyřešilo { $solvers } z { $players } lidí
       *[other] Úloha dne: vyřešilo { $solvers } z { $players } lidí
    }
puzzle-day-over = Její den skončil, takže se počítá jako každá jiná úloha.

## What others see

puzzle-shared-title = ### Úloha dne, { $day }
puzzle-shared-right = **{ $name } má správné řešení.**
puzzle-shared-wrong = **{ $name } tentokrát správné řešení nemá.**
puzzle-board-title = ### Úlohy: žebříček tohoto serveru
# $puzzles is never 0.
puzzle-board-rating =
    { $puzzles ->
        [one] Podle dolní meze ratingu, po 1 úloze.
        [few] Podle dolní meze ratingu, od { $puzzles } odpovědí.
        [many] Podle dolní meze ratingu, od { $puzzles } odpovědi.
       *[other] Podle dolní meze ratingu, od { $puzzles } odpovědí.
    }
puzzle-board-streak = Podle nejvíce úloh vyřešených v řadě.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, vyřešeno { $solved } z { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = V pořadí zatím nikdo není. Začni přes { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Ta úloha už není. Další má { command-puzzle }.
refusal-puzzle-none = Taková úloha není. Vyber jiné téma nebo jiná pravidla.
refusal-puzzle-no-answer = S těmito kostkami to nejde. Úlohu znovu ukáže { command-puzzle }.
refusal-puzzle-no-own = Teď nemáš žádné vlastní úlohy. Vznikají z chyb v rozebraných hrách dvou hráčů.
refusal-puzzle-not-shared = Na úlohu toho dne od tebe odpověď není.

## Commands

cmd-puzzle = úloha
cmd-puzzle-about = Vyřeš pozici: najdi volbu, která vyhrává nejčastěji
