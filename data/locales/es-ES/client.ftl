## What is refused, and what to do instead

refusal-channel-busy = Ahora mismo no cabe otra partida en este canal. Elige otro canal, o espera a que acabe alguna de estas.
# For whoever manages the server, after it.
advice-channel-busy = En { command-admin-settings } puedes permitir hasta 5 partidas en un canal, o dar a cada partida su propio hilo.
refusal-press-incomplete = Discord ha enviado esta pulsación incompleta. Vuelve a pulsar, por favor.
refusal-command-outdated = Discord ha enviado una versión anterior de este comando. Recarga Discord e inténtalo de nuevo.
refusal-moved-on = La partida ha avanzado mientras tanto. Mírala e inténtalo de nuevo.
refusal-option-choice = Para *{ $option }* elige algo de la lista.
refusal-option-length = Para *{ $option }* escribe de 1 a { $most } caracteres.
refusal-option-number = Para *{ $option }* escribe un número de { $low } a { $high }.
refusal-too-fast = Eso ha sido demasiado rápido para mí, así que las últimas pulsaciones no han contado. Mira el tablero y continúa.
refusal-over-budget = Me has pedido mucho en poco tiempo. Vuelve a intentarlo { $when }, por favor.
refusal-server-over-budget = Ahora mismo tengo mucho trabajo en este servidor. Vuelve a intentarlo { $when }, por favor.

## Errors

error-gone = Ese canal o ese mensaje ya no está, o no puedo verlo. La partida está a salvo: usa { command-show } donde se juega.
error-forbidden = Discord no me deja hacer eso en este canal. Alguien que gestione el servidor puede revisar mis permisos aquí. La partida está a salvo.
error-thread-locked = Este hilo está bloqueado, así que no puedo cambiar nada en él. Alguien que gestione los hilos puede desbloquearlo. La partida está a salvo, y quienes la juegan pueden llevarla a otro canal con { command-show }.
error-discord = Discord ha tenido un problema por un momento, así que lo último que has hecho puede haber contado o no. Vuelve a mirar, o usa { command-show }.
error-storage = No he podido leer o guardar la partida, así que nada ha cambiado (referencia { $reference }). Vuelve a intentarlo dentro de un minuto. Si sigue igual, avisa a quienes administran este bot.
error-damaged = La partida { $number } está dañada en mi base de datos y no puede seguir (referencia { $reference }). Si ocupa este canal, quienes juegan pueden dejarla con { command-resign }, y la moderación del servidor puede terminarla con { command-mod-end }.
error-last-resort = Algo ha fallado por mi parte. Inténtalo de nuevo, por favor.
error-unforeseen = Algo ha fallado por mi parte (referencia { $reference }). Inténtalo de nuevo. Si sigue igual, avisa a quienes administran este bot.
error-unforeseen-board = Algo ha fallado por mi parte (referencia { $reference }). Vuelve a pulsar, o usa { command-show } para ver cómo está la partida.
refusal-not-a-moderator = Eso solo pueden hacerlo quienes pueden gestionar el servidor o sus mensajes. Pídeselo a alguien que pueda.
refusal-not-a-manager = Eso solo pueden hacerlo quienes pueden gestionar este servidor. Pídeselo a alguien que pueda.
refusal-not-a-rule-maker = Solo quienes pueden gestionar este servidor pueden cambiar sus reglas de la casa. Pídeselo a alguien que pueda. { command-rules-show } explica las que hay.
refusal-not-an-organizer = Solo quienes pueden gestionar este servidor pueden organizar torneos. Pídeselo a alguien que pueda; también puede permitírselo a todo el mundo en { command-admin-settings }.
thread-forbidden = No he podido abrir un hilo para esta partida, porque Discord no me deja en este canal. La partida sigue aquí. Alguien que gestione el servidor puede comprobar si tengo los permisos *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* y *{ permission-read-message-history }*.
thread-full = Este servidor tiene tantos hilos abiertos como permite Discord, así que la partida sigue aquí, en el canal.
thread-failed = Discord no ha podido abrir un hilo en este momento, así que la partida sigue aquí, en el canal.
thread-locked = El hilo de esta partida está bloqueado, así que sigue aquí, en el canal.

