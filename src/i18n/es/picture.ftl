# Textos de las imágenes de una partida.

picture-table = Kingdomino
picture-kingdom = El reino de { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } con { $crowns } corona
       *[other] { $terrain } con { $crowns } coronas
    }

picture-before-first-round = Antes de la primera ronda
picture-round = Ronda { $round } de { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] queda { $dominoes } ficha
       *[other] quedan { $dominoes } fichas
    }
picture-all-drawn = no quedan fichas
picture-turn =
    { $expected ->
        [pick] Le toca a { $name } elegir una ficha.
        [place] Le toca a { $name } colocar la ficha { $domino }.
        [cover] Le toca a { $name } tapar una corona con un gigante.
       *[send-or-keep] Le toca a { $name } enviar un gigante o quedárselo.
    }
picture-nobodys-turn = No le toca a nadie.
picture-won =
    { $points ->
        [one] { $name } ha ganado con { $points } punto.
       *[other] { $name } ha ganado con { $points } puntos.
    }
picture-won-together =
    { $points ->
        [one] { $names } comparten la victoria con { $points } punto.
       *[other] { $names } comparten la victoria con { $points } puntos.
    }

picture-to-place = Esta ronda
picture-to-pick = Próxima ronda
picture-order-of-picks = Orden de elección
picture-nothing-to-pick = Última ronda: nada que elegir.
picture-free = libre
picture-done = hecho
picture-discarded = descartadas: { $dominoes }
picture-if-it-stays = +{ $points } si queda así
picture-pending = { $quest }: { $points } si queda así
picture-with-giant = con un gigante
picture-with-footprint = con huellas
picture-extent = { $width } × { $height } (máximo { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    } = { $points }

## Lo que piden las misiones y las variantes

picture-local-business = { $points } puntos por cada casilla de { $terrain } alrededor del castillo
picture-four-corners = { $points } puntos por cada casilla de { $terrain } en una esquina del reino
picture-harmony = { $points } puntos por no descartar ninguna ficha
picture-middle-kingdom = { $points } puntos por el castillo en el centro
picture-lost-corner = { $points } puntos por el castillo en una esquina
picture-folie-des-grandeurs = { $points } puntos por cada tres casillas con corona en línea
picture-bleak-king = { $points } puntos por cada región de 5 o más casillas sin coronas, salvo pantanos y minas

picture-ranking = Clasificación
picture-ties =
    { $crowns ->
        [one] región más grande { $largest }, { $crowns } corona
       *[other] región más grande { $largest }, { $crowns } coronas
    }
picture-key = { $terrains }. Las cifras son coronas, una letra minúscula indica un gigante y ## es el castillo.
