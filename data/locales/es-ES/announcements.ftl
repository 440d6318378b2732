## Announcements, and the roles of winners

announcement-week = ### La clasificación de la semana
announcement-week-span = Más partidas ganadas, del { $starts } al { $ends }.
announcement-week-more = -# { command-leaderboard } muestra la clasificación actual.
announcement-day-more = -# La partida de hoy ya está abierta: { command-daily }.
announcement-tournament-open = ### Torneo: { $title }
announcement-tournament-begun = ### El torneo { $title } ha empezado
announcement-tournament-ended = ### El torneo { $title } ha terminado
announcement-tournament-cancelled = ### El torneo { $title } se ha cancelado
announcement-tournament-starts = Puedes participar hasta que empiece: { $starts }.
announcement-tournament-entrants =
    { $entrants ->
        [one] Una inscripción.
       *[other] { $entrants } inscripciones.
    }
announcement-tournament-nobody = No ha ganado nadie.
announcement-tournament-winners =
    { $people ->
        [one] Ha ganado **{ $winners }**.
       *[other] Han ganado **{ $winners }**.
    }
button-open-tournament = Abrir el torneo

honour-champion = Farkle: victoria en el último torneo
honour-podium = Farkle: podio de la última temporada

## Where it cannot be done

lost-announcements-gone = **El canal de anuncios ya no existe, así que no puedo publicar ninguno.** Elige otro.
lost-announcements-closed = **Ya no puedo publicar en el canal de anuncios.** Elige un canal en el que tenga los permisos *{ permission-view-channel }* y *{ permission-send-messages }*.
lost-champion_role-gone = **Este rol ya no existe.** Elige otro.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = No puedo publicar en ese canal. Dame allí los permisos *{ permission-view-channel }* y *{ permission-send-messages }*, o elige otro.
refusal-role-unknown = Ese rol no se le puede dar a nadie. Elige otro.
refusal-role-managed = Ese rol lo gestiona Discord u otro bot, así que no puedo darlo. Elige otro.
refusal-role-powerful = Ese rol tiene permisos de moderación, que nadie debería ganar en un juego. Elige un rol sin ellos, o crea uno solo para esto.
refusal-role-too-high = Ese rol está por encima del mío, así que no puedo darlo. Arrastra mi rol por encima en los ajustes del servidor, o elige otro.
refusal-cannot-give-roles = Aquí no puedo dar roles. Concede a mi rol *{ permission-manage-roles }* en los ajustes del servidor y vuelve a elegir.
refusal-owner-without-two-factor = Este servidor exige la autenticación en dos pasos para los permisos de moderación, y la persona propietaria de este bot no la ha activado, así que Discord no me deja dar roles aquí. Cuando la haya activado y me haya reiniciado, elige de nuevo.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
daily-reminder =
    Has jugado la partida del día { $days ->
        [one] ayer
       *[other] { $days } días seguidos
    }. La de hoy acaba { $when }: juégala en un servidor con { command-daily }. Pediste este mensaje; { command-preferences } lo quita.
