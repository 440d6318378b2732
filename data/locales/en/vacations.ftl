## Vacations, in the panel of a person's preferences

vacation-title = **Vacation**
vacation-about = While you are on vacation, your clock stops in slow games (a day or more for each turn, or no clock), and your opponents see when you'll be back. A turn that has already used half its time keeps running. You have 30 days in each calendar year (UTC).
# How much is left of this year: "12 days and 6 hours".
vacation-left = Left for this year: { $left }.
vacation-used-up = You have used all of this year's vacation.
vacation-until = You are on vacation until { $when }. Left for this year after that: { $left }. If you come back earlier, you keep the rest.
menu-vacation = Start a vacation now
button-end-vacation = End vacation

refusal-on-vacation = You are already on vacation; it ends { $when }. End it in { command-preferences } before you start another.
refusal-vacation-too-long =
    { $most ->
        [0] You have used all of this year's vacation.
        [one] You have only 1 hour of vacation left. Choose a shorter one in { command-preferences }.
       *[other] You have only { $most } hours of vacation left. Choose a shorter one in { command-preferences }.
    }
