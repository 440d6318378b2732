## What is refused, and what to do instead

refusal-channel-busy = Il n'y a pas de place pour une autre partie dans ce salon en ce moment. Choisis un autre salon, ou attends que l'une de celles-ci se termine.
# For whoever manages the server, after it.
advice-channel-busy = Dans { command-admin-settings }, tu peux permettre jusqu'à 5 parties par salon, ou donner à chaque partie son propre fil.
refusal-press-incomplete = Discord a envoyé cet appui incomplet. Appuie à nouveau, s'il te plaît.
refusal-command-outdated = Discord a envoyé une version plus ancienne de cette commande. Recharge Discord et réessaie.
refusal-moved-on = La partie a avancé entre-temps. Regarde où elle en est, puis réessaie.
refusal-option-choice = Pour *{ $option }*, choisis quelque chose dans la liste.
refusal-option-length = Pour *{ $option }*, donne de 1 à { $most } caractères.
refusal-option-number = Pour *{ $option }*, donne un nombre de { $low } à { $high }.
refusal-too-fast = C'était trop rapide pour moi, les derniers appuis n'ont donc pas compté. Regarde le plateau, puis continue.
refusal-over-budget = Tu m'as demandé beaucoup de choses en peu de temps. Réessaie { $when }, s'il te plaît.
refusal-server-over-budget = J'ai beaucoup à faire sur ce serveur en ce moment. Réessaie { $when }, s'il te plaît.

## Errors

error-gone = Ce salon ou ce message a disparu, ou je ne peux pas le voir. La partie, elle, n'a rien : utilise { command-show } dans son salon.
error-forbidden = Discord ne me permet pas cela dans ce salon. Quelqu'un qui gère le serveur peut vérifier mes permissions ici. La partie, elle, n'a rien.
error-thread-locked = Ce fil est verrouillé, je ne peux donc rien y changer. Quelqu'un qui gère les fils peut le déverrouiller. La partie, elle, n'a rien : les personnes qui la jouent peuvent l'emmener dans un autre salon avec { command-show }.
error-discord = Discord a eu un souci passager : ta dernière action a peut-être compté, ou non. Regarde de nouveau, ou utilise { command-show }.
error-storage = Je n'ai pas pu lire ou enregistrer la partie, rien n'a donc changé (référence { $reference }). Réessaie dans une minute. Si cela dure, préviens les personnes qui font tourner ce bot.
error-damaged = La partie { $number } est endommagée dans ma base de données et ne peut pas continuer (référence { $reference }). Si elle occupe ce salon, les personnes qui la jouent peuvent la quitter avec { command-resign }, et la modération du serveur peut l'arrêter avec { command-mod-end }.
error-last-resort = Quelque chose s'est mal passé de mon côté. Réessaie, s'il te plaît.
error-unforeseen = Quelque chose s'est mal passé de mon côté (référence { $reference }). Réessaie. Si cela dure, préviens les personnes qui font tourner ce bot.
error-unforeseen-board = Quelque chose s'est mal passé de mon côté (référence { $reference }). Appuie à nouveau, ou utilise { command-show } pour voir où en est la partie.
refusal-not-a-moderator = Il faut pouvoir gérer le serveur ou ses messages pour faire cela. Demande à quelqu'un qui le peut.
refusal-not-a-manager = Il faut pouvoir gérer ce serveur pour faire cela. Demande à quelqu'un qui le peut.
refusal-not-a-rule-maker = Il faut pouvoir gérer ce serveur pour changer ses règles maison. Demande à quelqu'un qui le peut. { command-rules-show } explique celles qui existent.
refusal-not-an-organizer = Il faut pouvoir gérer ce serveur pour y organiser des tournois. Demande à quelqu'un qui le peut ; { command-admin-settings } peut l'ouvrir à tout le monde.
thread-forbidden = Je n'ai pas pu ouvrir de fil pour cette partie, car Discord ne me le permet pas dans ce salon. La partie continue ici. Quelqu'un qui gère le serveur peut vérifier que j'ai les permissions *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* et *{ permission-read-message-history }*.
thread-full = Ce serveur a autant de fils ouverts que Discord le permet, la partie continue donc ici, dans le salon.
thread-failed = Discord n'a pas pu ouvrir de fil à l'instant, la partie continue donc ici, dans le salon.
thread-locked = Le fil de cette partie est verrouillé, elle continue donc ici, dans le salon.

