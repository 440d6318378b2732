## Announcements, and the roles of winners

announcement-week = ### Rangliste der Woche
announcement-week-span = Die meisten gewonnenen Partien vom { $starts } bis zum { $ends }.
announcement-week-more = -# { command-leaderboard } zeigt die aktuelle Rangliste.
announcement-day-more = -# Das heutige Tagesspiel ist offen: { command-daily }.
announcement-tournament-open = ### Turnier: { $title }
announcement-tournament-begun = ### Das Turnier { $title } hat begonnen
announcement-tournament-ended = ### Das Turnier { $title } ist vorbei
announcement-tournament-cancelled = ### Das Turnier { $title } wurde abgesagt
announcement-tournament-starts = Bis zum Beginn kannst du mitmachen: { $starts }.
announcement-tournament-entrants =
    { $entrants ->
        [one] Eine Anmeldung.
       *[other] { $entrants } Anmeldungen.
    }
announcement-tournament-nobody = Niemand hat gewonnen.
announcement-tournament-winners =
    { $people ->
        [one] **{ $winners }** hat gewonnen.
       *[other] **{ $winners }** haben gewonnen.
    }
button-open-tournament = Turnier öffnen

honour-champion = Farkle: Sieg im letzten Turnier
honour-podium = Farkle: Podest der letzten Saison

## Where it cannot be done

lost-announcements-gone = **Den Kanal für Ankündigungen gibt es nicht mehr, also kann ich keine posten.** Wähle einen anderen.
lost-announcements-closed = **Im Kanal für Ankündigungen kann ich nicht mehr posten.** Wähle einen Kanal, in dem ich die Berechtigungen *{ permission-view-channel }* und *{ permission-send-messages }* habe.
lost-champion_role-gone = **Diese Rolle gibt es nicht mehr.** Wähle eine andere.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = In diesem Kanal kann ich nicht posten. Gib mir dort die Berechtigungen *{ permission-view-channel }* und *{ permission-send-messages }*, oder wähle einen anderen.
refusal-role-unknown = Diese Rolle kann niemandem gegeben werden. Wähle eine andere.
refusal-role-managed = Diese Rolle verwaltet Discord oder ein anderer Bot, also kann ich sie nicht vergeben. Wähle eine andere.
refusal-role-powerful = Diese Rolle hat Berechtigungen zum Moderieren, und die sollte niemand in einem Spiel gewinnen. Wähle eine Rolle ohne sie, oder leg eine eigens dafür an.
refusal-role-too-high = Diese Rolle steht über meiner, also kann ich sie nicht vergeben. Zieh meine Rolle in den Servereinstellungen darüber, oder wähle eine andere.
refusal-cannot-give-roles = Ich kann hier keine Rollen vergeben. Erlaube meiner Rolle in den Servereinstellungen *{ permission-manage-roles }* und wähle dann noch einmal.
refusal-owner-without-two-factor = Dieser Server verlangt Zwei-Faktor-Authentifizierung für Moderationsrechte, und wem ich gehöre, hat sie nicht eingeschaltet, also lässt Discord mich hier keine Rollen vergeben. Wähle noch einmal, sobald sie an ist und ich neu gestartet wurde.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
daily-reminder =
    Du hast das Tagesspiel { $days ->
        [one] gestern
       *[other] { $days } Tage in Folge
    } gespielt. Das heutige endet { $when }: Spiel es auf einem Server mit { command-daily }. Um diese Nachricht hast du gebeten; { command-preferences } stellt sie ab.
