## A deal: everybody plays the same dice alone

duplicate-never-begun = Rozdanie skończyło się przed twoim pierwszym rzutem, więc nic się nie liczy.
duplicate-time-up = Rozdanie skończyło się przed twoją ostatnią turą. Liczy się wszystko, co było wtedy zapisane.
# $players is never 0.
duplicate-rank-so-far =
    { $players ->
        [one] Nikt jeszcze nie skończył przed tobą.
        [few] Miejsce **{ $rank }** z { $players } osób, które na razie skończyły
        [many] Miejsce **{ $rank }** z { $players } osób, które na razie skończyły
       *[other] Miejsce **{ $rank }** z { $players } osób, które na razie skończyły
    }
duplicate-rank = Miejsce **{ $rank }** z { $players }
duplicate-final = Miejsca będą ostateczne na koniec rozdania: { $when }.
duplicate-discretion = -# Inni jeszcze grają tymi kośćmi. Zatrzymaj swoje rzuty dla siebie, aż rozdanie się skończy.

## Why not

refusal-deal-wins-at-once = W duplikacie chodzi o punkty, a przy zasadach *{ $name }* jeden rzut może wygrać grę. Wybierz inne zasady.
refusal-deal-over = To rozdanie się skończyło, więc nie możesz go już zagrać.
