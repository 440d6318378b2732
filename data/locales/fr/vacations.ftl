## Vacances, parmi les préférences d'une personne

vacation-title = **Vacances**
vacation-about = Pendant tes vacances, le temps de ton tour s'arrête dans les parties lentes (un jour ou plus par tour, ou sans limite), et tes adversaires voient ta date de retour. Un tour dont la moitié du temps est déjà passée continue. Tu as 30 jours par année civile (UTC).
# Ce qui reste de l'année : "12 jours et 6 heures".
vacation-left = Il te reste pour cette année : { $left }.
vacation-used-up = Tu as pris toutes tes vacances de cette année.
vacation-until = Tu es en vacances jusqu'au { $when }. Il te restera ensuite pour cette année : { $left }. Si tu reviens plus tôt, tu gardes le reste.
menu-vacation = Prendre des vacances maintenant
button-end-vacation = Finir les vacances

refusal-on-vacation = Tu es déjà en vacances ; elles finissent { $when }. Finis-les dans { command-preferences } avant d'en prendre d'autres.
refusal-vacation-too-long =
    { $most ->
        [0] Tu as pris toutes tes vacances de cette année.
        [one] Il ne te reste que { $most } heure de vacances. Choisis-en de plus courtes dans { command-preferences }.
       *[other] Il ne te reste que { $most } heures de vacances. Choisis-en de plus courtes dans { command-preferences }.
    }
