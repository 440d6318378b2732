## Buttons

button-best = Najwięcej punktów
button-options = Opcje
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Wróć do kości
button-roll = Rzuć
button-roll-chance =
    { $dice ->
        [one] Rzuć { $dice } kością – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
        [few] Rzuć { $dice } kośćmi – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
        [many] Rzuć { $dice } kośćmi – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Rzuć { $dice } kości – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
button-roll-safe =
    { $dice ->
        [one] Rzuć { $dice } kością – bez farkla
        [few] Rzuć { $dice } kośćmi – bez farkla
        [many] Rzuć { $dice } kośćmi – bez farkla
       *[other] Rzuć { $dice } kości – bez farkla
    }
button-bank = Zapisz
button-bank-points = Zapisz { $points }
# Where rules give the points of a bank beyond the target to somebody else: "Welfare".
button-bank-given = { $points } pkt dostaje { $name }
button-bank-team = { $points } pkt dostaje drużyna { $team }
button-bank-nobody = Oddaj { $points }
button-take =
    { $dice ->
        [one] Weź { $dice } kość + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
        [few] Weź { $dice } kości + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
        [many] Weź { $dice } kości + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Weź { $dice } kości + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
button-more = Więcej
button-skip = Pomiń turę: { $name }
button-end-game = Zakończ grę
button-rematch = Rewanż
button-return = Już jestem
button-claim = Zgłoś wygraną
button-verify = Sprawdź kości
button-badge-choose = Odznaka: najpierw wybierz kości
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Odznaka: rzuć ponownie
button-badge-doppelganger = Odznaka: rzut liczy się podwójnie
button-badge-warlord = Odznaka: tura warta { $percent }%
button-badge-might = Odznaka: dodatkowa kość
button-badge-fortune = Odznaka: rzuć ponownie { $dice }
button-badge-transmutation = Odznaka: zmień na { $face }
button-badge-swap-out = Odznaka: rzuć ponownie { $dice }
button-accept-farkle = Przyjmij farkle

## More, on a board: told to one person alone

more-leave = Grę opuścisz przez { command-resign }. Planszę pokażesz znowu jako najnowszą wiadomość przez { command-show }.
more-host = Ten stół prowadzisz ty. Jeśli gra utknie, możesz ją zakończyć bez wyniku albo kogoś usunąć. Nikt na tym nie wygrywa.
more-others = Ten stół prowadzi { $host }. Jeśli gra utknie, { $host } może ją tutaj zakończyć albo kogoś usunąć. Mogą to też zrobić moderatorzy serwera przez { command-mod-end } i { command-mod-kick }.
more-rated = Ta gra jest rankingowa. Jeśli utknie, moderatorzy serwera mogą ją zakończyć przez { command-mod-end } albo kogoś usunąć przez { command-mod-kick }.
more-tournament = To gra turniejowa. Jeśli utknie, może o niej zdecydować osoba, która organizuje turniej.
more-watch = Nie grasz w tej grze, ale możesz oglądać ją na żywo w prywatnym podglądzie.
menu-kick = Usuń kogoś z gry…
skip-vote = Pominąć turę? Kolej: { $name }. Głosów na razie { $count } z { $needed }. Po pominięciu zapiszą się punkty, które da się bezpiecznie zapisać.
skip-done = Stół zagłosował za pominięciem tury: { $name }.
done-closed = Gotowe. Gra zakończona bez wyniku.
done-playing = Gotowe. Pozostali grają dalej.

## The board

# $seats is never 0.
board-last-turns =
    { $seats ->
        [one] **Ostatnia tura.** Wynik do pobicia: { $best }.
        [few] **Ostatnie tury.** Wynik do pobicia: { $best }, a turę mają jeszcze { $seats } osoby.
        [many] **Ostatnie tury.** Wynik do pobicia: { $best }, a turę ma jeszcze { $seats } osób.
       *[other] **Ostatnie tury.** Wynik do pobicia: { $best }, a turę ma jeszcze { $seats } osoby.
    }

turn-paused = Turniej ma przerwę, więc zegar stoi.
turn-deadline = Czas mija { $when }.
turn-vacation = **{ $name }** ma urlop do { $when }. Do tego czasu zegar stoi.
turn-banks = -# Zapas czasu: { $banks }
turn-bank = { $name } { $time }
board-turn = ## Kolej: { $name }
board-note = -# { $note }
turn-free-roll = **{ $name }**, rzuć znowu wszystkimi kośćmi albo zapisz punkty.
turn-opponent = ## Gra { $name }
turn-stand-in = ## Gra zastępstwo: { $name }
turn-deserted = Nikogo nie ma, więc gra czeka. Zostanie zamknięta, chyba że ktoś z was naciśnie *{ button-return }*. Termin: { $when }.
board-plain = Tej planszy nie da się narysować jak zwykle, więc oto prosta wersja.
turn-total = Suma tury: **{ $points }**
turn-total-with = Suma tury: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Suma tury: { $points } + { $chosen } + { $bonus } za gorące kości = **{ $total }**
choice-none = Wybierz kości, które zatrzymasz.
choice-farkle-waits = Ten rzut to farkle. Użyj odznaki i rzuć ponownie albo przyjmij farkle.
choice-one = Wybrane: **{ $combinations }**
choice-several = Wybrane: { $combinations } = **{ $points }**
# $dice is never 0.
choice-no-score =
    { $dice ->
        [one] { $faces } tu nie punktuje. Zostaw tę kość, a potem rzuć albo zapisz.
        [few] Te kości tu nie punktują: { $faces }. Zostaw je, a potem rzuć albo zapisz.
        [many] Te kości tu nie punktują: { $faces }. Zostaw je, a potem rzuć albo zapisz.
       *[other] Te kości tu nie punktują: { $faces }. Zostaw je, a potem rzuć albo zapisz.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = { $face } punktuje tylko { $ways }.
choice-needs-joker = { $face } punktuje tylko { $ways }; diabelskie głowy mogą to uzupełnić.
choice-joker-needs = Diabelska głowa nigdy nie punktuje sama: w kombinacji zastępuje inną liczbę.
way-of-a-kind =
    { $count ->
        [3] jako trzy { $face }
       *[other] jako { $count } × { $face }
    }
way-formation = w formacji odznaki
way-low-straight = w stricie 1-5
way-high-straight = w stricie 2-6
way-straight = w stricie 1-6
way-three-pairs = w trzech parach
choice-hot = Gorące kości: punktują wszystkie. Rzuć nimi znowu albo zapisz.
choice-spent = Wszystkie kości są odłożone, ale gorące są tylko wtedy, gdy pochodzą z jednego rzutu. Zapisz albo zatrzymaj mniej.

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] Welfare: zapis przekroczyłby { $target }, więc { $points } punktów dostałby gracz **{ $receiver }**.
       *[other] Welfare (nadwyżka): zapis przekroczyłby { $target } o { $points } punktów, które dostałby gracz **{ $receiver }**. Reszta by przepadła: { $lost }.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: zapis przekroczyłby { $target }, więc { $points } punktów nie dostałby nikt.
       *[other] Welfare (nadwyżka): zapis przekroczyłby { $target } o { $points } punktów, których nie dostałby nikt. Reszta by przepadła: { $lost }.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### Co punktuje w tym rzucie
options-press = Naciśnij opcję, a wybierzesz ją na planszy.
options-press-here = Naciśnij opcję, a ją wybierzesz.
options-chosen = Wybrane na planszy: **{ $dice }**, { $points } punktów.
options-outdated = Gra poszła dalej. Teraz opcje są takie:
options-equal-dice = Spośród jednakowych kości zatrzymywane są te, po których następny rzut jest najbezpieczniejszy. Inne wybierzesz na planszy.
# What the rules say of a selection, after its points.
options-bonus = i { $points } więcej
options-hot = gorące kości
options-below-minimum = za mało, żeby zapisać
options-below-opening = za mało na pierwszy zapis
options-over-target = za dużo, żeby zapisać
options-must-roll = musisz rzucać dalej
options-given =
    { $rule ->
        [welfare] zapis oddaje punkty: Welfare
       *[excess] zapis oddaje punkty: Welfare (nadwyżka)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, twoja kolej w Farkle: { $board } · termin { $when }
# $turns is never 0.
presence-gone =
    { $turns ->
        [one] **{ $name }**: opuszczona tura. Zastępstwo gra, dopóki **{ $name }** nie naciśnie tu przycisku.
        [few] **{ $name }**: { $turns } opuszczone tury z rzędu. Zastępstwo gra, dopóki **{ $name }** nie naciśnie tu przycisku.
        [many] **{ $name }**: { $turns } opuszczonych tur z rzędu. Zastępstwo gra, dopóki **{ $name }** nie naciśnie tu przycisku.
       *[other] **{ $name }**: { $turns } opuszczonej tury z rzędu. Zastępstwo gra, dopóki **{ $name }** nie naciśnie tu przycisku.
    }
# $turns is never 0.
presence-all-gone =
    { $turns ->
        [one] **{ $name }**: opuszczona tura.
        [few] **{ $name }**: { $turns } opuszczone tury z rzędu.
        [many] **{ $name }**: { $turns } opuszczonych tur z rzędu.
       *[other] **{ $name }**: { $turns } opuszczonej tury z rzędu.
    }
presence-left = **{ $name }** nie jest już na tym serwerze. Zastępstwo gra, dopóki **{ $name }** nie naciśnie tu przycisku.
presence-all-left = **{ $name }** nie jest już na tym serwerze.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Stół prowadzi { $host }
finished-unplayed = **Nikt nie skończył tury, więc ta gra się nie liczy** do rankingu, statystyk ani osiągnięć.
# $until is a time of the day.
rematch-wanted = O rewanż prosi: **{ $players }**. Do { $until } czekamy na odpowiedź: { $waiting }.
rematch-begun = Rewanż się zaczął.
# How it ended, as a heading: $winners are one or several people, $count how many.
# $count is never 0.
end-wins =
    { $count ->
        [one] ## { $winners } wygrywa
        [few] ## { $winners } wygrywają
        [many] ## { $winners } wygrywają
       *[other] ## { $winners } wygrywają
    }
# $count is never 0.
end-wins-by =
    { $count ->
        [one] ## { $winners } wygrywa o { $points }
        [few] ## { $winners } wygrywają o { $points }
        [many] ## { $winners } wygrywają o { $points }
       *[other] ## { $winners } wygrywają o { $points }
    }
end-shared = ## Wspólna wygrana: { $winners }
end-nobody = ## Nikt nie wygrywa
end-earned-much = -# Dużo tu zdobyto: pokażą to { command-achievements } i { command-tavern-dice }.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# Więcej pokaże { command-achievements }.
end-more-prizes = -# Więcej pokaże { command-tavern-dice }.
end-more-both = -# Więcej pokażą { command-achievements } i { command-tavern-dice }.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = ranking { $before }, bez zmian
end-rating-up = ranking { $before } → { $after }, w górę o { $points } ▲
end-rating-down = ranking { $before } → { $after }, w dół o { $points } ▼
end-best-turn = najlepsza tura { $points }
end-farkles =
    { $farkles ->
        [0] bez farkla
        [one] { $farkles } farkle
        [few] { $farkles } farkle
        [many] { $farkles } farkli
       *[other] { $farkles } farkla
    }
end-hot-dice = { $times }× gorące kości
race-rounds = Rundy
race-target = Cel { $points }
race-alt = Przebieg wyniku. Po rundach { $rounds }: { $scores }.
race-alt-target = Cel: { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Gra { $number }
afterwards-about = Przejrzyj grę tura po turze albo sprawdź, czy kości były uczciwe.

## What is asked once before it is done

resign-sure = **Poddać grę?** Ta gra jest rankingowa, a poddanie liczy się jako przegrana.
resign-which = **Opuścić tę grę?** Masz otwarte także inne.
button-resign = Poddaj grę
kick-sure-playing = **Usunąć z gry: { $name }?** Pozostali grają dalej.
kick-sure-closed = **Usunąć z gry: { $name }?** Zostałoby za mało osób, więc gra skończyłaby się bez wyniku.
button-kick = Usuń: { $name }
button-hint = Podpowiedź
button-watch = Oglądaj

## What is refused, and what to do instead

refusal-not-host = Może to zrobić tylko osoba, która prowadzi stół: { $name }.
refusal-turn-over = Ta tura już się skończyła. Spójrz jeszcze raz na planszę.
refusal-cannot-skip = Teraz nie można pominąć tej tury ({ $name }). W nierankingowych grach bez zegara na trzy lub więcej osób pozostali mogą nad tym głosować, gdy przez dwie minuty nic się nie dzieje.
refusal-rated-game = Ta gra jest rankingowa, więc o jej końcu nie decyduje osoba prowadząca stół. Mogą to zrobić moderatorzy serwera przez { command-mod-end } i { command-mod-kick }.
refusal-tournament-game = To gra turniejowa, więc o jej końcu decyduje tylko osoba, która organizuje turniej.

## Leaving a game: private answers

resigned-playing = Nie grasz już w tej grze. Pozostali grają dalej.
resigned-finished = Gra poddana i skończona. Dzięki za grę.
resigned-closed = Zaproszenie jest zamknięte.
resigned-invited = Nie bierzesz już udziału w tej grze. Pozostali nadal mogą grać.
resigned-lobby = Nie siedzisz już przy stole.

## Commands

cmd-show = pokaż
cmd-show-about = Pokaż znowu planszę z tego kanału albo przenieś tu jedną ze swoich gier
cmd-show-game = gra
cmd-show-game-about = Jedna z twoich gier na tym serwerze albo gra otwarta tutaj
cmd-resign = poddaj
cmd-resign-about = Opuść swoją grę na tym kanale
cmd-resign-game-about = Która gra (domyślnie: ta na tym kanale)
cmd-end = zakończ
cmd-end-about = Zakończ grę na tym kanale bez wyniku
cmd-end-game-about = Która gra, jeśli na tym kanale jest kilka otwartych
cmd-kick = usuń
cmd-kick-about = Usuń kogoś z gry na tym kanale
cmd-kick-user = użytkownik
cmd-kick-user-about = Kogo usunąć
cmd-mod-about = Moderuj gry na kanale
