## A deal: everybody plays the same dice alone

duplicate-never-begun = Rozdání skončilo před tvým prvním hodem, takže se nic nepočítá.
duplicate-time-up = Rozdání skončilo před tvým posledním tahem. Počítá se všechno do té doby zapsané.
# $players is never 0.
duplicate-rank-so-far =
    { $players ->
        [one] Máš dohráno jako první.
        [few] Pořadí **{ $rank }** z { $players } zatím dohraných her
        [many] Pořadí **{ $rank }** z { $players } zatím dohraných her
       *[other] Pořadí **{ $rank }** z { $players } zatím dohraných her
    }
duplicate-rank = Pořadí **{ $rank }** z { $players }
duplicate-final = Pořadí je konečné na konci rozdání: { $when }.
duplicate-discretion = -# Ostatní s těmito kostkami ještě hrají. Do konce rozdání prosím o svých hodech nemluv.

## Why not

refusal-deal-wins-at-once = V duplikátu jde o body, ale s pravidly *{ $name }* může hru vyhrát jediný hod. Vyber jiná pravidla.
refusal-deal-over = Toto rozdání skončilo, takže už ho hrát nejde.
