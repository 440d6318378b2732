## Uma mão: todo mundo joga sozinho com os mesmos dados

duplicate-never-begun = A mão acabou antes do seu primeiro lançamento, então nada conta.
duplicate-time-up = A mão acabou antes do seu último turno. Vale tudo o que foi garantido até ali.
duplicate-rank-so-far =
    { $players ->
        [0] Posição **{ $rank }** de { $players } que terminaram até agora
        [one] Você é a primeira pessoa a terminar.
       *[other] Posição **{ $rank }** de { $players } que terminaram até agora
    }
duplicate-rank = Posição **{ $rank }** de { $players }
duplicate-final = As posições serão definitivas no fim da mão: { $when }.
duplicate-discretion = -# Outras pessoas ainda estão jogando com estes dados. Não conte a ninguém o que você lançou até a mão acabar.

## Por que não

refusal-deal-wins-at-once = No duplicado se joga por pontos, e nas regras *{ $name }* um lançamento pode vencer na hora. Escolha outras regras.
refusal-deal-over = Esta mão acabou, então você não pode mais jogá-la.
