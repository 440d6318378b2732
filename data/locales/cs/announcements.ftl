## Announcements, and the roles of winners

announcement-week = ### Žebříček týdne
announcement-week-span = Nejvíc výher od { $starts } do { $ends }.
announcement-week-more = -# Aktuální pořadí ukáže { command-leaderboard }.
announcement-day-more = -# Dnešní hra je otevřená: { command-daily }.
announcement-tournament-open = ### Turnaj: { $title }
announcement-tournament-begun = ### Turnaj { $title } začal
announcement-tournament-ended = ### Turnaj { $title } skončil
announcement-tournament-cancelled = ### Turnaj { $title } byl zrušen
announcement-tournament-starts = Přidat se můžeš do začátku: { $starts }.
# $entrants is never 0.
announcement-tournament-entrants =
    { $entrants ->
        [one] { $entrants } účastník.
        [few] { $entrants } účastníci.
        [many] { $entrants } účastníka.
       *[other] { $entrants } účastníků.
    }
announcement-tournament-nobody = Nikdo nevyhrál.
# $people is never 0.
announcement-tournament-winners = Vítězství: **{ $winners }**.
button-open-tournament = Otevřít turnaj

honour-champion = Farkle: vítězství v posledním turnaji
honour-podium = Farkle: stupně vítězů poslední sezóny

## Where it cannot be done

lost-announcements-gone = **Kanál pro oznámení už není, takže nemám kam psát.** Vyber jiný.
lost-announcements-closed = **Do kanálu pro oznámení už psát nemůžu.** Vyber kanál, kde mám oprávnění *{ permission-view-channel }* a *{ permission-send-messages }*.
lost-champion_role-gone = **Tato role už není.** Vyber jinou.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = Do toho kanálu psát nemůžu. Dej mi tam oprávnění *{ permission-view-channel }* a *{ permission-send-messages }*, nebo vyber jiný.
refusal-role-unknown = Tuto roli nejde nikomu dát. Vyber jinou.
refusal-role-managed = Tuto roli spravuje Discord nebo jiný bot, takže ji dávat nemůžu. Vyber jinou.
refusal-role-powerful = Tato role má moderátorská oprávnění, která by nikdo neměl vyhrát ve hře. Vyber roli bez nich, nebo vytvoř novou jen pro tohle.
refusal-role-too-high = Tato role je nad mou vlastní, takže ji dávat nemůžu. Přetáhni v nastavení serveru moji roli nad ni, nebo vyber jinou.
refusal-cannot-give-roles = Tady role dávat nemůžu. Dej mé roli v nastavení serveru oprávnění *{ permission-manage-roles }* a vyber znovu.
refusal-owner-without-two-factor = Tento server pro moderátorská oprávnění vyžaduje dvoufázové ověření a můj vlastník ho nemá zapnuté, takže mi tu Discord nedovolí dávat role. Až ho zapne a restartuje mě, vyber znovu.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
# $days is never 0.
daily-reminder =
    Denní hru máš odehranou { $days ->
        [one] včera
        [few] { $days } dny v řadě
        [many] { $days } dne v řadě
       *[other] { $days } dní v řadě
    }. Dnešní končí { $when }: zahraj si ji na serveru přes { command-daily }. Tuto zprávu máš zapnutou; vypneš ji přes { command-preferences }.
