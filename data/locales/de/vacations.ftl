## Urlaub, bei den Einstellungen einer Person

vacation-title = **Urlaub**
vacation-about = Während du im Urlaub bist, ist deine Uhr in langsamen Partien (ein Tag oder mehr pro Zug, oder keine Uhr) angehalten, und die anderen sehen, wann du zurück bist. Ein Zug, dessen Zeit schon zur Hälfte um ist, läuft weiter. Du hast in jedem Kalenderjahr (UTC) 30 Tage.
# Wie viel in diesem Jahr übrig ist: "12 Tage und 6 Stunden".
vacation-left = In diesem Jahr noch übrig: { $left }.
vacation-used-up = Du hast deinen Urlaub für dieses Jahr aufgebraucht.
vacation-until = Du bist bis { $when } im Urlaub. Danach in diesem Jahr noch übrig: { $left }. Kommst du früher zurück, behältst du den Rest.
menu-vacation = Jetzt Urlaub nehmen
button-end-vacation = Urlaub beenden

refusal-on-vacation = Du bist schon im Urlaub; er endet { $when }. Beende ihn in { command-preferences }, bevor du einen neuen nimmst.
refusal-vacation-too-long =
    { $most ->
        [0] Du hast deinen Urlaub für dieses Jahr aufgebraucht.
        [one] Du hast nur noch 1 Stunde Urlaub. Wähle in { command-preferences } einen kürzeren.
       *[other] Du hast nur noch { $most } Stunden Urlaub. Wähle in { command-preferences } einen kürzeren.
    }
