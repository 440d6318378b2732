## What is refused, and what to do instead

refusal-channel-busy = Não há lugar para outra partida neste canal agora. Escolha outro canal, ou espere uma destas acabar.
# For whoever manages the server, after it.
advice-channel-busy = Com { command-admin-settings } você pode permitir mais partidas abertas em um canal, até 5, ou dar a cada partida um tópico próprio.
refusal-press-incomplete = O Discord não enviou tudo o que acompanha este toque. Aperte de novo, por favor.
refusal-command-outdated = O Discord enviou este comando em uma forma mais antiga. Recarregue o Discord e tente de novo.
refusal-moved-on = A partida avançou enquanto isso. Dê uma olhada e tente de novo.
refusal-option-choice = Para *{ $option }*, escolha algo da lista.
refusal-option-length = Para *{ $option }*, dê de 1 a { $most } caracteres.
refusal-option-number = Para *{ $option }*, dê um número de { $low } a { $high }.
refusal-too-fast = Foi mais rápido do que consigo acompanhar, então os últimos toques não contaram. Respire, olhe o tabuleiro e continue.
refusal-over-budget = Você me pediu muita coisa em pouco tempo. Tente de novo { $when }, por favor.
refusal-server-over-budget = Estou com muita coisa para fazer neste servidor agora. Tente de novo { $when }, por favor.

## Errors

error-gone = Esse canal ou essa mensagem não existe mais, ou não posso vê-lo. A partida em si está a salvo: use { command-show } onde ela é jogada.
error-forbidden = O Discord não me deixa fazer isso neste canal. Quem gerencia o servidor pode verificar minhas permissões aqui; a partida em si está a salvo.
error-thread-locked = Este tópico está trancado, então não posso mudar nada nele. Quem gerencia tópicos pode destrancá-lo; a partida em si está a salvo, e os jogadores podem levá-la para outro canal com { command-show }.
error-discord = O Discord teve um problema por um momento, então o que você fez pode ter contado ou não: olhe de novo, ou use { command-show }.
error-storage = Não foi possível ler ou salvar a partida, então nada mudou (referência { $reference }). Tente de novo em um minuto; se continuar assim, avise quem mantém este bot.
error-damaged = A partida { $number } está danificada no meu banco de dados e não pode continuar (referência { $reference }). Se ela ocupa este canal, quem joga pode deixá-la com { command-resign }, e a moderação do servidor pode encerrá-la com { command-mod-end }.
error-last-resort = Algo deu errado do meu lado. Tente de novo, por favor.
error-unforeseen = Algo deu errado do meu lado (referência { $reference }). Tente de novo; se continuar assim, avise quem mantém este bot.
error-unforeseen-board = Algo deu errado do meu lado (referência { $reference }). Aperte de novo, ou use { command-show } para ver como está a partida.
refusal-not-a-moderator = Só quem pode gerenciar o servidor ou suas mensagens pode fazer isso. Peça a uma dessas pessoas.
refusal-not-a-manager = Só quem pode gerenciar este servidor pode fazer isso. Peça a uma dessas pessoas.
refusal-not-a-rule-maker = Só quem pode gerenciar este servidor muda as regras da casa. Peça a uma dessas pessoas; { command-rules-show } explica as regras que existem.
refusal-not-an-organizer = Só quem pode gerenciar este servidor organiza torneios. Peça a uma dessas pessoas; { command-admin-settings } pode liberar para todo mundo.
thread-forbidden = Não consegui abrir um tópico para esta partida, porque o Discord não me deixa neste canal. A partida continua aqui. Quem gerencia o servidor pode verificar se tenho as permissões *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* e *Ver histórico de mensagens*.
thread-full = Este servidor tem tantos tópicos abertos quanto o Discord permite, então a partida continua aqui no canal.
thread-failed = O Discord não conseguiu abrir um tópico agora, então a partida continua aqui no canal.
thread-locked = O tópico desta partida está trancado, então ela continua aqui no canal.

