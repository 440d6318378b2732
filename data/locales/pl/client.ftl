## What is refused, and what to do instead

refusal-channel-busy = Na tym kanale nie ma teraz miejsca na kolejną grę. Wybierz inny kanał albo poczekaj, aż któraś z tych gier się skończy.
# For whoever manages the server, after it.
advice-channel-busy = W { command-admin-settings } możesz pozwolić na 5 gier na kanale albo dać każdej grze własny wątek.
refusal-press-incomplete = Discord przesłał to naciśnięcie niekompletnie. Naciśnij jeszcze raz.
refusal-command-outdated = Discord przesłał starszą wersję tego polecenia. Przeładuj Discorda i spróbuj ponownie.
refusal-moved-on = Gra tymczasem poszła dalej. Spójrz na nią i spróbuj ponownie.
refusal-option-choice = W opcji *{ $option }* wybierz coś z listy.
refusal-option-length = W opcji *{ $option }* wpisz od 1 do { $most } znaków.
refusal-option-number = W opcji *{ $option }* wpisz liczbę od { $low } do { $high }.
refusal-too-fast = To było dla mnie za szybko, więc ostatnie naciśnięcia się nie liczą. Spójrz na planszę i graj dalej.
refusal-over-budget = Dużo ode mnie chcesz w krótkim czasie. Spróbuj ponownie { $when }.
refusal-server-over-budget = Mam teraz na tym serwerze bardzo dużo pracy. Spróbuj ponownie { $when }.

## Errors

error-gone = Tego kanału albo wiadomości już nie ma lub ich nie widzę. Sama gra jest bezpieczna: użyj { command-show } na jej kanale.
error-forbidden = Discord nie pozwala mi na to na tym kanale. Ktoś, kto zarządza tym serwerem, może sprawdzić tu moje uprawnienia. Sama gra jest bezpieczna.
error-thread-locked = Ten wątek jest zablokowany, więc nie mogę w nim nic zmienić. Ktoś, kto zarządza wątkami, może go odblokować. Sama gra jest bezpieczna, a jej gracze mogą ją przenieść na inny kanał przez { command-show }.
error-discord = Discord miał przez chwilę kłopoty, więc twoje ostatnie działanie mogło się liczyć albo nie. Spójrz jeszcze raz albo użyj { command-show }.
error-storage = Nie udało mi się odczytać albo zapisać gry, więc nic się nie zmieniło (numer zgłoszenia { $reference }). Spróbuj ponownie za minutę. Jeśli to się powtórzy, powiedz ludziom, którzy prowadzą tego bota.
error-damaged = Gra { $number } jest w mojej bazie danych uszkodzona i nie może trwać dalej (numer zgłoszenia { $reference }). Jeśli blokuje ten kanał, jej gracze mogą ją opuścić przez { command-resign }, a moderatorzy serwera zakończyć przez { command-mod-end }.
error-last-resort = Coś poszło u mnie nie tak. Spróbuj ponownie.
error-unforeseen = Coś poszło u mnie nie tak (numer zgłoszenia { $reference }). Spróbuj ponownie. Jeśli to się powtórzy, powiedz ludziom, którzy prowadzą tego bota.
error-unforeseen-board = Coś poszło u mnie nie tak (numer zgłoszenia { $reference }). Naciśnij jeszcze raz albo użyj { command-show }, żeby zobaczyć aktualną planszę.
refusal-not-a-moderator = Mogą to zrobić tylko osoby, które mogą zarządzać serwerem albo jego wiadomościami. Poproś którąś z nich.
refusal-not-a-manager = Mogą to zrobić tylko osoby, które mogą zarządzać tym serwerem. Poproś którąś z nich.
refusal-not-a-rule-maker = Zasady domowe tego serwera mogą zmieniać tylko osoby, które mogą nim zarządzać. Poproś którąś z nich. { command-rules-show } wyjaśni istniejące zasady.
refusal-not-an-organizer = Turnieje mogą organizować tylko osoby, które mogą zarządzać tym serwerem. Poproś którąś z nich; mogą też pozwolić na to wszystkim w { command-admin-settings }.
thread-forbidden = Nie mogę otworzyć wątku dla tej gry, bo Discord nie pozwala mi na to na tym kanale. Gra toczy się dalej tutaj. Ktoś, kto zarządza serwerem, może sprawdzić, czy mam uprawnienia *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* i *{ permission-read-message-history }*.
thread-full = Ten serwer ma tyle otwartych wątków, na ile pozwala Discord, więc ta gra toczy się dalej tutaj na kanale.
thread-failed = Discord nie mógł teraz otworzyć wątku, więc ta gra toczy się dalej tutaj na kanale.
thread-locked = Wątek tej gry jest zablokowany, więc gra toczy się dalej tutaj na kanale.
