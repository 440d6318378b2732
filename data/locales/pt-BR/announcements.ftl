## Announcements, and the roles of winners

announcement-week = ### Classificação da semana
announcement-week-span = Mais partidas vencidas, de { $starts } a { $ends }.
announcement-week-more = -# { command-leaderboard } mostra a classificação atual.
announcement-day-more = -# A partida de hoje está aberta: { command-daily }.
announcement-tournament-open = ### Torneio: { $title }
announcement-tournament-begun = ### O torneio { $title } começou
announcement-tournament-ended = ### O torneio { $title } terminou
announcement-tournament-cancelled = ### O torneio { $title } foi cancelado
announcement-tournament-starts = Você pode participar até começar: { $starts }.
announcement-tournament-entrants =
    { $entrants ->
        [one] Uma inscrição.
       *[other] { $entrants } inscrições.
    }
announcement-tournament-nobody = Ninguém venceu.
announcement-tournament-winners =
    { $people ->
        [one] **{ $winners }** venceu.
       *[other] **{ $winners }** venceram.
    }
button-open-tournament = Abrir o torneio

honour-champion = Farkle: vitória no último torneio
honour-podium = Farkle: pódio da última temporada

## Where it cannot be done

lost-announcements-gone = **O canal de anúncios não existe mais, então não posso publicar nenhum.** Escolha outro.
lost-announcements-closed = **Não posso mais publicar no canal de anúncios.** Escolha um canal em que eu tenha as permissões *{ permission-view-channel }* e *{ permission-send-messages }*.
lost-champion_role-gone = **Este cargo não existe mais.** Escolha outro.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = Não consigo publicar nesse canal. Me dê lá as permissões *{ permission-view-channel }* e *{ permission-send-messages }*, ou escolha outro.
refusal-role-unknown = Esse cargo não pode ser dado a ninguém. Escolha outro.
refusal-role-managed = O Discord ou outro bot gerencia esse cargo, então não posso dá-lo. Escolha outro.
refusal-role-powerful = Esse cargo tem permissões de moderação, que ninguém deveria ganhar em um jogo. Escolha um cargo sem elas, ou crie um só para isso.
refusal-role-too-high = Esse cargo está acima do meu, então não posso dá-lo. Arraste o meu cargo para cima dele nas configurações do servidor, ou escolha outro.
refusal-cannot-give-roles = Não posso dar cargos aqui. Permita ao meu cargo *{ permission-manage-roles }* nas configurações do servidor e escolha de novo.
refusal-owner-without-two-factor = Este servidor exige autenticação em duas etapas para permissões de moderação, e quem me mantém não a ativou, então o Discord não me deixa dar cargos aqui. Quando ela estiver ativada e eu for reiniciado, escolha de novo.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
daily-reminder =
    Você jogou a partida do dia { $days ->
        [one] ontem
       *[other] { $days } dias seguidos
    }. A de hoje acaba { $when }: jogue em um servidor com { command-daily }. Você pediu esta mensagem; { command-preferences } a desliga.
