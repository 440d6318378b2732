## Vacations, in the panel of a person's preferences

vacation-title = **Urlop**
vacation-about = Podczas urlopu twój zegar stoi w wolnych grach (dzień lub więcej na turę albo bez zegara), a rywale widzą, kiedy wrócisz. Tura, której połowa czasu już minęła, biegnie dalej. Masz 30 dni w każdym roku kalendarzowym (UTC).
# How much is left of this year: "12 days and 6 hours".
vacation-left = Zostało na ten rok: { $left }.
vacation-used-up = Tegoroczny urlop jest już wykorzystany.
vacation-until = Masz urlop do { $when }. Potem zostanie na ten rok: { $left }. Jeśli wrócisz wcześniej, reszta zostaje.
menu-vacation = Zacznij urlop teraz
button-end-vacation = Zakończ urlop

refusal-on-vacation = Masz już urlop; kończy się { $when }. Zakończ go w { command-preferences }, zanim zaczniesz następny.
refusal-vacation-too-long =
    { $most ->
        [0] Tegoroczny urlop jest już wykorzystany.
        [one] Została ci tylko 1 godzina urlopu. Wybierz krótszy w { command-preferences }.
        [few] Zostały ci tylko { $most } godziny urlopu. Wybierz krótszy w { command-preferences }.
        [many] Zostało ci tylko { $most } godzin urlopu. Wybierz krótszy w { command-preferences }.
       *[other] Zostało ci tylko { $most } godziny urlopu. Wybierz krótszy w { command-preferences }.
    }
