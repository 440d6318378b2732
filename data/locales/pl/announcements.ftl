## Announcements, and the roles of winners

announcement-week = ### Tabela tygodnia
announcement-week-span = Najwięcej wygranych gier, od { $starts } do { $ends }.
announcement-week-more = -# { command-leaderboard } pokaże aktualną tabelę.
announcement-day-more = -# Dzisiejsza gra jest otwarta: { command-daily }.
announcement-tournament-open = ### Turniej: { $title }
announcement-tournament-begun = ### Turniej { $title } się zaczął
announcement-tournament-ended = ### Turniej { $title } się skończył
announcement-tournament-cancelled = ### Turniej { $title } został odwołany
announcement-tournament-starts = Możesz dołączyć do startu: { $starts }.
# $entrants is never 0.
announcement-tournament-entrants =
    { $entrants ->
        [one] 1 osoba bierze udział.
        [few] { $entrants } osoby biorą udział.
        [many] { $entrants } osób bierze udział.
       *[other] { $entrants } osoby bierze udział.
    }
announcement-tournament-nobody = Nikt nie wygrywa.
# $people is never 0.
announcement-tournament-winners =
    { $people ->
        [one] Wygrywa **{ $winners }**.
        [few] Wygrywają **{ $winners }**.
        [many] Wygrywają **{ $winners }**.
       *[other] Wygrywają **{ $winners }**.
    }
button-open-tournament = Otwórz turniej

honour-champion = Farkle: zwycięstwo w ostatnim turnieju
honour-podium = Farkle: podium ostatniego sezonu

## Where it cannot be done

lost-announcements-gone = **Kanału ogłoszeń już nie ma, więc nie mogę nic ogłaszać.** Wybierz inny.
lost-announcements-closed = **Nie mogę już pisać na kanale ogłoszeń.** Wybierz kanał, na którym mam uprawnienia *{ permission-view-channel }* i *{ permission-send-messages }*.
lost-champion_role-gone = **Tej roli już nie ma.** Wybierz inną.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = Nie mogę pisać na tym kanale. Nadaj mi tam uprawnienia *{ permission-view-channel }* i *{ permission-send-messages }* albo wybierz inny.
refusal-role-unknown = Tej roli nie można nikomu nadać. Wybierz inną.
refusal-role-managed = Tą rolą zarządza Discord albo inny bot, więc nie mogę jej nadawać. Wybierz inną.
refusal-role-powerful = Ta rola ma uprawnienia moderatora, których nikt nie powinien wygrywać w grze. Wybierz rolę bez nich albo utwórz osobną.
refusal-role-too-high = Ta rola jest wyżej niż moja, więc nie mogę jej nadawać. Przeciągnij moją rolę nad nią w ustawieniach serwera albo wybierz inną.
refusal-cannot-give-roles = Nie mogę tu nadawać ról. Nadaj mojej roli *{ permission-manage-roles }* w ustawieniach serwera, a potem wybierz jeszcze raz.
refusal-owner-without-two-factor = Ten serwer wymaga uwierzytelniania dwuskładnikowego do uprawnień moderatora, a na koncie właściciela bota nie jest ono włączone, więc Discord nie pozwala mi nadawać tu ról. Gdy zostanie włączone, a ja uruchomię się ponownie, wybierz jeszcze raz.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
# $days is never 0.
daily-reminder =
    { $days ->
        [one] Masz za sobą grę dnia z wczoraj. Dzisiejsza kończy się { $when }: zagraj ją na serwerze przez { command-daily }. Ta wiadomość jest na twoją prośbę; wyłączysz ją w { command-preferences }.
        [few] Masz serię gier dnia: { $days } dni z rzędu. Dzisiejsza kończy się { $when }: zagraj ją na serwerze przez { command-daily }. Ta wiadomość jest na twoją prośbę; wyłączysz ją w { command-preferences }.
        [many] Masz serię gier dnia: { $days } dni z rzędu. Dzisiejsza kończy się { $when }: zagraj ją na serwerze przez { command-daily }. Ta wiadomość jest na twoją prośbę; wyłączysz ją w { command-preferences }.
       *[other] Masz serię gier dnia: { $days } dnia z rzędu. Dzisiejsza kończy się { $when }: zagraj ją na serwerze przez { command-daily }. Ta wiadomość jest na twoją prośbę; wyłączysz ją w { command-preferences }.
    }
