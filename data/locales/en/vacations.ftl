## Vacations, in the panel of a person's preferences

vacation-title = **Vacation**
vacation-about = While you are on vacation, the clock of your turn stands in slow games (a day or more for each turn, or no clock), and those who wait see until when. A turn whose time is already half over goes on. You have 30 days in each calendar year (UTC).
# How much is left of this year: "12 days and 6 hours".
vacation-left = Left for this year: { $left }.
vacation-used-up = You have taken all of this year's vacation.
vacation-until = You are on vacation until { $when }. Left for this year after that: { $left }. If you come back earlier, you keep the rest.
menu-vacation = Begin a vacation now
button-end-vacation = End vacation

refusal-on-vacation = You are on vacation already; it ends { $when }. End it in { command-preferences } before you begin another.
refusal-vacation-too-long =
    { $most ->
        [0] You have taken all of this year's vacation.
        [one] You have only 1 hour of vacation left. Choose a shorter one in { command-preferences }.
       *[other] You have only { $most } hours of vacation left. Choose a shorter one in { command-preferences }.
    }
