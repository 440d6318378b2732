## What is refused, and what to do instead

refusal-channel-busy = In diesem Kanal ist gerade kein Platz für noch eine Partie. Wähle einen anderen Kanal, oder warte, bis eine von diesen zu Ende ist.
# For whoever manages the server, after it.
advice-channel-busy = In { command-admin-settings } kannst du bis zu 5 Partien in einem Kanal erlauben oder jeder Partie einen eigenen Thread geben.
refusal-press-incomplete = Discord hat diesen Klick unvollständig geschickt. Bitte drück noch einmal.
refusal-command-outdated = Discord hat eine ältere Version dieses Befehls geschickt. Lade Discord neu und versuch es noch einmal.
refusal-moved-on = Die Partie ist inzwischen weitergegangen. Schau sie dir an und versuch es noch einmal.
refusal-option-choice = Wähle für *{ $option }* etwas aus der Liste.
refusal-option-length = Gib für *{ $option }* 1 bis { $most } Zeichen ein.
refusal-option-number = Gib für *{ $option }* eine Zahl von { $low } bis { $high } ein.
refusal-too-fast = Das war zu schnell für mich, darum haben die letzten Klicks nicht gezählt. Schau aufs Spielfeld und mach dann weiter.
refusal-over-budget = Das war viel auf einmal für mich. Versuch es bitte { $when } noch einmal.
refusal-server-over-budget = Auf diesem Server habe ich gerade sehr viel zu tun. Versuch es bitte { $when } noch einmal.

## Errors

error-gone = Dieser Kanal oder diese Nachricht ist weg, oder ich kann sie nicht sehen. Die Partie selbst ist sicher: Benutze { command-show } in ihrem Kanal.
error-forbidden = Discord lässt mich das in diesem Kanal nicht tun. Wer den Server verwaltet, kann hier meine Berechtigungen prüfen. Die Partie selbst ist sicher.
error-thread-locked = Dieser Thread ist gesperrt, darum kann ich darin nichts ändern. Wer Threads verwaltet, kann ihn entsperren. Die Partie selbst ist sicher, und wer mitspielt, kann sie mit { command-show } in einen anderen Kanal holen.
error-discord = Discord hatte gerade Schwierigkeiten. Was du zuletzt getan hast, hat vielleicht gezählt, vielleicht auch nicht. Sieh bitte noch einmal nach, oder benutze { command-show }.
error-storage = Ich konnte die Partie nicht lesen oder speichern, darum hat sich nichts geändert (Referenz { $reference }). Versuch es bitte in einer Minute noch einmal. Wenn es wieder geschieht, sag denen Bescheid, die diesen Bot betreiben.
error-damaged = Partie { $number } ist in meiner Datenbank beschädigt und kann nicht weitergehen (Referenz { $reference }). Wenn sie diesen Kanal blockiert, kann, wer mitspielt, sie mit { command-resign } verlassen, und die Moderation des Servers kann sie mit { command-mod-end } beenden.
error-last-resort = Bei mir ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-unforeseen = Bei mir ist etwas schiefgegangen (Referenz { $reference }). Versuch es bitte noch einmal. Wenn es wieder geschieht, sag denen Bescheid, die diesen Bot betreiben.
error-unforeseen-board = Bei mir ist etwas schiefgegangen (Referenz { $reference }). Drück noch einmal, oder hol dir mit { command-show } das aktuelle Spielfeld.
refusal-not-a-moderator = Das kann nur, wer den Server oder seine Nachrichten verwalten darf. Frag jemanden mit dieser Berechtigung.
refusal-not-a-manager = Das kann nur, wer diesen Server verwalten darf. Frag jemanden mit dieser Berechtigung.
refusal-not-a-rule-maker = Die Hausregeln kann nur ändern, wer diesen Server verwalten darf. Frag jemanden mit dieser Berechtigung. { command-rules-show } erklärt, welche es gibt.
refusal-not-an-organizer = Turniere kann nur veranstalten, wer diesen Server verwalten darf. Frag jemanden mit dieser Berechtigung; in { command-admin-settings } lässt es sich auch allen erlauben.
thread-forbidden = Ich konnte für diese Partie keinen Thread eröffnen, weil Discord mich in diesem Kanal nicht lässt. Die Partie geht hier weiter. Wer den Server verwaltet, kann nachsehen, ob ich die Berechtigungen *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* und *{ permission-read-message-history }* habe.
thread-full = Dieser Server hat schon so viele offene Threads, wie Discord erlaubt. Darum geht die Partie hier im Kanal weiter.
thread-failed = Discord konnte gerade keinen Thread eröffnen. Darum geht die Partie hier im Kanal weiter.
thread-locked = Der Thread dieser Partie ist gesperrt. Darum geht sie hier im Kanal weiter.

