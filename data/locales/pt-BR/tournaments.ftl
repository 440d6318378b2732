## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partida { $number }
tournament-game-call = { $players }: a rodada { $round } de **{ $title }** começa, e esta é a partida de vocês. { $first } começa.

## What waits for the organizer

# $why is one of the following.
tournament-waits = O torneio **{ $title }** espera por você. { $why }
tournament-trouble-channel-gone = O canal dele foi excluído. Escolha outro, e ele continua.
tournament-trouble-forbidden = Não posso escrever em { $channel }. Me dê *{ permission-view-channel }* e *{ permission-send-messages }* lá e retome o torneio, ou escolha outro canal.

# $what is one of the following.
tournament-lacks = Seu torneio **{ $title }** foi anunciado. { $what }
tournament-hindrance-no-event = Ele não está entre os eventos do servidor, porque não posso criar nenhum. Com a permissão *{ permission-create-events }* eu consigo.

## Refusals

refusal-tournament-gone = Não há esse torneio neste servidor.
refusal-tournament-title = Um título tem de 1 a { $most } caracteres.
refusal-tournament-number = *{ $option }* deve ficar entre { $low } e { $high }.
refusal-tournament-best-of = Um confronto é melhor de 1, 3 ou 5. Em arenas e duplicados é uma partida só.
refusal-tournament-no-clock = Um torneio precisa de relógio, para ninguém esperar para sempre. Escolha um ritmo.
refusal-tournament-no-teams = Equipes só podem jogar torneios de todos contra todos e suíços.
refusal-tournament-too-many = Um todos contra todos pode ter { $most } participantes no máximo: com mais, nunca acabaria.
refusal-tournament-start = Escolha um início depois da confirmação e dentro de 90 dias, ou nenhum.
refusal-tournament-enough-here = Este servidor já tem { $most } torneios. Quando um acabar, você pode anunciar outro.
refusal-tournament-enough-own = Você já organiza { $most } torneios. Quando um acabar, você pode anunciar outro.
refusal-tournament-enough-today = Este servidor anunciou { $most } torneios em um dia. Tente de novo amanhã.
refusal-tournament-not-open = Ninguém mais pode entrar neste torneio.
refusal-tournament-full = As { $most } vagas estão ocupadas. Se alguém sair, você pode entrar.
refusal-tournament-in-already = Já está neste torneio.
refusal-tournament-not-in = Não está neste torneio.
refusal-tournament-no-team = Neste torneio cada pessoa joga por si, então não há equipes.
refusal-tournament-team-name = Diga o nome da equipe em que você entra, ou de uma nova: de 1 a { $most } caracteres.
refusal-tournament-team-full = Esta equipe está completa. Entre em outra ou crie a sua.
refusal-tournament-removed = A organização tirou você deste torneio.
refusal-tournament-no-check-in = Agora não é preciso confirmar presença.
refusal-tournament-not-organizer = { $name } organiza este torneio. Quem gerencia o servidor também pode agir.
refusal-tournament-not-now = Isso não pode ser feito com este torneio agora.
refusal-tournament-too-few = São precisas pelo menos duas pessoas para começar.
refusal-tournament-has-played = Essa pessoa já jogou, então ninguém pode substituí-la. Você pode removê-la.
refusal-tournament-no-pairing = Este confronto já está decidido.
refusal-tournament-no-draw = Em uma eliminatória alguém tem que passar. Escolha quem.
refusal-tournament-no-berserk = Você só pode reduzir seu tempo à metade em uma arena, antes do seu primeiro lançamento.
refusal-tournament-busy = Este torneio está mudando rápido demais agora. Tente de novo.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Rodada { $round }
tournament-picture-lower = Inferior { $round }
tournament-picture-quarter = Quartas de final
tournament-picture-semi = Semifinais
tournament-picture-final = Final
tournament-picture-third = Terceiro lugar
tournament-picture-grand = Grande final
tournament-picture-again = Segunda partida

# In place of an opponent.
tournament-picture-bye = folga
tournament-picture-points = Pontos
tournament-picture-page = { $page } de { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Ninguém chegou até aqui ainda
tournament-picture-rests = { $name } folga
tournament-picture-waits = { $name } espera adversário
tournament-picture-plays = { $first } joga contra { $second }
tournament-picture-beats = { $winner } vence { $loser }
tournament-picture-neither = nem { $first } nem { $second } segue adiante
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Chave de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabela cruzada de { $title }, página { $page } de { $pages }. Na frente: { $words }.
