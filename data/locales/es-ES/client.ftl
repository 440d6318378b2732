## What is refused, and what to do instead

refusal-channel-busy = Ahora mismo no cabe otra partida en este canal. Elige otro canal, o espera a que acabe alguna de estas.
# For whoever manages the server, after it.
advice-channel-busy = Con { command-admin-settings } puedes permitir más partidas abiertas en un canal, hasta 5, o dar a cada partida su propio hilo.
refusal-press-incomplete = Discord no ha enviado todo lo que acompaña a esta pulsación. Vuelve a pulsar, por favor.
refusal-command-outdated = Discord ha enviado este comando en una forma anterior. Recarga Discord e inténtalo de nuevo.
refusal-moved-on = La partida ha avanzado mientras tanto. Mírala e inténtalo de nuevo.
refusal-option-choice = Para *{ $option }* elige algo de la lista.
refusal-option-length = Para *{ $option }* escribe de 1 a { $most } caracteres.
refusal-option-number = Para *{ $option }* escribe un número de { $low } a { $high }.
refusal-too-fast = Eso ha sido más rápido de lo que puedo seguir, así que lo último que has pulsado no ha contado. Respira, mira el tablero y continúa.
refusal-over-budget = Me has pedido mucho en poco tiempo. Vuelve a intentarlo { $when }, por favor.
refusal-server-over-budget = Ahora mismo tengo muchísimo que hacer en este servidor. Vuelve a intentarlo { $when }, por favor.

## Errors

error-gone = Ese canal o ese mensaje ya no está, o no puedo verlo. La partida está a salvo: usa { command-show } donde se juega.
error-forbidden = Discord no me deja hacer eso en este canal. Alguien que gestione el servidor puede revisar mis permisos aquí; la partida está a salvo.
error-thread-locked = Este hilo está bloqueado, así que no puedo cambiar nada en él. Quien gestione los hilos puede desbloquearlo; la partida está a salvo, y sus jugadores pueden llevarla a otro canal con { command-show }.
error-discord = Discord ha tenido un problema por un momento, así que lo que has hecho puede haber contado o no: vuelve a mirar, o usa { command-show }.
error-storage = No se ha podido leer o guardar la partida, así que nada ha cambiado (referencia { $reference }). Vuelve a intentarlo dentro de un minuto; si sigue igual, avisa a quien administra este bot.
error-damaged = La partida { $number } está dañada en mi base de datos y no puede seguir (referencia { $reference }). Si ocupa este canal, quienes juegan pueden dejarla con { command-resign }, y la moderación del servidor puede terminarla con { command-mod-end }.
error-last-resort = Algo ha fallado por mi parte. Inténtalo de nuevo, por favor.
error-unforeseen = Algo ha fallado por mi parte (referencia { $reference }). Vuelve a intentarlo; si sigue igual, avisa a quien administra este bot.
error-unforeseen-board = Algo ha fallado por mi parte (referencia { $reference }). Vuelve a pulsar, o usa { command-show } para ver cómo está la partida.
refusal-not-a-moderator = Eso solo pueden hacerlo quienes gestionan el servidor o sus mensajes. Pídeselo a quien pueda.
refusal-not-a-manager = Eso solo pueden hacerlo quienes gestionan este servidor. Pídeselo a quien pueda.
refusal-not-a-rule-maker = Las reglas de la casa solo las cambian quienes gestionan este servidor. Pídeselo a quien pueda; { command-rules-show } explica las que hay.
refusal-not-an-organizer = Los torneos solo los organizan quienes gestionan este servidor. Pídeselo a quien pueda; { command-admin-settings } puede permitírselo a todo el mundo.
thread-forbidden = No he podido abrir un hilo para esta partida, porque Discord no me deja en este canal. La partida sigue aquí. Alguien que gestione el servidor puede comprobar si tengo los permisos *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* y *Leer el historial de mensajes*.
thread-full = Este servidor tiene tantos hilos abiertos como permite Discord, así que la partida sigue aquí, en el canal.
thread-failed = Discord no ha podido abrir un hilo en este momento, así que la partida sigue aquí, en el canal.
thread-locked = El hilo de esta partida está bloqueado, así que sigue aquí, en el canal.

