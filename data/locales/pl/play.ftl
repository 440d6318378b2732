## Every way to begin, on one private card

ways-title = ### Zagraj w Farkle
ways-about = Zagraj ze mną albo z ludźmi, na tym kanale. Pierwszy raz? *{ button-learn }* zajmie kilka minut. Resztę wyjaśni { command-help }.
button-open-table = Otwórz stół
button-find-opponent = Znajdź rywala
button-puzzle = Zadanie
button-own-games = Twoje gry
# What the menu of people says while nobody is chosen.
menu-challenge = Rzuć komuś wyzwanie…

## Commands

cmd-play = graj
cmd-play-about = Zacznij tutaj: zagraj z botem, rzuć komuś wyzwanie albo się naucz
