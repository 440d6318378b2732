## What is refused, and what to do instead

refusal-channel-busy = Não há lugar para outra partida neste canal agora. Escolha outro canal, ou espere até uma destas acabar.
# For whoever manages the server, after it.
advice-channel-busy = Em { command-admin-settings } você pode permitir até 5 partidas em um canal, ou dar a cada partida um tópico próprio.
refusal-press-incomplete = O Discord enviou este toque incompleto. Aperte de novo, por favor.
refusal-command-outdated = O Discord enviou uma versão mais antiga deste comando. Recarregue o Discord e tente de novo.
refusal-moved-on = A partida avançou enquanto isso. Dê uma olhada e tente de novo.
refusal-option-choice = Para *{ $option }*, escolha algo da lista.
refusal-option-length = Para *{ $option }*, digite de 1 a { $most } caracteres.
refusal-option-number = Para *{ $option }*, digite um número de { $low } a { $high }.
refusal-too-fast = Isso foi rápido demais para mim, então os últimos toques não contaram. Olhe o tabuleiro e continue.
refusal-over-budget = Você me pediu muita coisa em pouco tempo. Tente de novo { $when }, por favor.
refusal-server-over-budget = Estou com muito trabalho neste servidor agora. Tente de novo { $when }, por favor.

## Errors

error-gone = Esse canal ou essa mensagem não existe mais, ou não posso ver. A partida em si está a salvo: use { command-show } no canal dela.
error-forbidden = O Discord não me deixa fazer isso neste canal. Quem gerencia o servidor pode verificar minhas permissões aqui. A partida em si está a salvo.
error-thread-locked = Este tópico está trancado, então não posso mudar nada nele. Quem gerencia tópicos pode destrancá-lo. A partida em si está a salvo, e quem joga pode levá-la para outro canal com { command-show }.
error-discord = O Discord teve um problema por um momento, então sua última ação pode ter contado ou não. Olhe de novo, por favor, ou use { command-show }.
error-storage = Não consegui ler nem salvar a partida, então nada mudou (referência { $reference }). Tente de novo em um minuto, por favor. Se acontecer de novo, avise quem mantém este bot.
error-damaged = A partida { $number } está danificada no meu banco de dados e não pode continuar (referência { $reference }). Se ela travar este canal, quem joga pode sair dela com { command-resign }, e a moderação do servidor pode encerrá-la com { command-mod-end }.
error-last-resort = Algo deu errado do meu lado. Tente de novo, por favor.
error-unforeseen = Algo deu errado do meu lado (referência { $reference }). Tente de novo, por favor. Se acontecer de novo, avise quem mantém este bot.
error-unforeseen-board = Algo deu errado do meu lado (referência { $reference }). Aperte de novo, ou use { command-show } para ver o tabuleiro atual.
refusal-not-a-moderator = Só quem pode gerenciar o servidor ou suas mensagens pode fazer isso. Peça a uma dessas pessoas.
refusal-not-a-manager = Só quem pode gerenciar este servidor pode fazer isso. Peça a uma dessas pessoas.
refusal-not-a-rule-maker = Só quem pode gerenciar este servidor pode mudar as regras da casa. Peça a uma dessas pessoas. { command-rules-show } explica as regras que existem.
refusal-not-an-organizer = Só quem pode gerenciar este servidor pode organizar torneios. Peça a uma dessas pessoas; elas também podem liberar para todo mundo em { command-admin-settings }.
thread-forbidden = Não consegui abrir um tópico para esta partida, porque o Discord não me deixa neste canal. A partida continua aqui. Quem gerencia o servidor pode verificar se tenho as permissões *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* e *{ permission-read-message-history }*.
thread-full = Este servidor tem tantos tópicos abertos quanto o Discord permite, então a partida continua aqui no canal.
thread-failed = O Discord não conseguiu abrir um tópico agora, então a partida continua aqui no canal.
thread-locked = O tópico desta partida está trancado, então ela continua aqui no canal.

