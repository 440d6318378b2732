## Uma mão: todo mundo joga sozinho com os mesmos dados

duplicate-never-begun = A mão acabou antes do seu primeiro lançamento, então nada conta.
duplicate-time-up = A mão acabou antes do seu último turno. Vale o que foi garantido.
duplicate-rank-so-far =
    { $players ->
        [0] Posição **{ $rank }** de { $players } que terminaram até agora
        [one] Ninguém terminou antes de você.
       *[other] Posição **{ $rank }** de { $players } que terminaram até agora
    }
duplicate-rank = Posição **{ $rank }** de { $players }
duplicate-final = As posições serão definitivas no fim da mão: { $when }.
duplicate-discretion = -# Outras pessoas ainda jogam os mesmos dados. Até lá, não conte o que você tirou.

## Por que não

refusal-deal-wins-at-once = No duplicado se joga por pontos, e nas regras *{ $name }* um lançamento pode vencer na hora. Escolha outras regras.
refusal-deal-over = Esta mão acabou e não pode mais ser jogada.
