# Lo que hay en la caja y lo que se elige en la mesa.

terrain-wheat = campo de trigo
terrain-forest = bosque
terrain-lake = lago
terrain-pasture = pradera
terrain-swamp = pantano
terrain-mine = mina

variant-middle-kingdom = Reino Medio
variant-harmony = Armonía
variant-mighty-duel = El Duelo Poderoso

edition-rulebook = Reglamento impreso
edition-board-game-arena = Reglas de Board Game Arena

expansion-none = Juego básico
expansion-age-of-giants = La Era de los Gigantes

house-random = Ordenador (fácil)
house-greedy = Ordenador (medio)
house-searching = Ordenador (difícil)

quest-local-business-wheat = Negocios locales (campo de trigo)
quest-local-business-forest = Negocios locales (bosque)
quest-local-business-lake = Negocios locales (lago)
quest-local-business-pasture = Negocios locales (pradera)
quest-local-business-swamp = Negocios locales (pantano)
quest-local-business-mine = Negocios locales (mina)
quest-four-corners-wheat = Las cuatro esquinas (campo de trigo)
quest-four-corners-forest = Las cuatro esquinas (bosque)
quest-four-corners-lake = Las cuatro esquinas (lago)
quest-four-corners-pasture = Las cuatro esquinas (pradera)
quest-four-corners-swamp = Las cuatro esquinas (pantano)
quest-four-corners-mine = Las cuatro esquinas (mina)
quest-harmony = Armonía
quest-middle-kingdom = Reino Medio
quest-lost-corner = La esquina perdida
quest-folie-des-grandeurs = Delirios de grandeza
quest-bleak-king = El rey va desnudo

## Nombres habituales de los husos horarios

time-central-european = hora de Europa central
time-eastern-european = hora de Europa oriental
time-western-european = hora de Europa occidental
time-british = hora del Reino Unido
time-irish = hora de Irlanda
time-israel = hora de Israel
time-turkey = hora de Turquía
time-moscow = hora de Moscú
time-american-eastern = hora del este de Norteamérica
time-american-central = hora central de Norteamérica
time-american-mountain = hora de las Montañas Rocosas
time-american-pacific = hora del Pacífico de Norteamérica
time-mexico = hora de Ciudad de México
time-colombia = hora de Colombia
time-chile = hora de Chile
time-argentina = hora de Argentina

## Palabras y cantidades

king = rey
    .counted = { $count ->
        [one] { $count } rey
       *[other] { $count } reyes
    }
castle = castillo
    .counted = { $count ->
        [one] { $count } castillo
       *[other] { $count } castillos
    }
crown = corona
    .counted = { $count ->
        [one] { $count } corona
       *[other] { $count } coronas
    }
giant = gigante
    .counted = { $count ->
        [one] { $count } gigante
       *[other] { $count } gigantes
    }
domino = ficha
    .counted = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
kingdom = reino
    .counted = { $count ->
        [one] { $count } reino
       *[other] { $count } reinos
    }
point = punto
    .counted = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
round = ronda
    .counted = { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
player = jugador
    .counted = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
game = partida
    .counted = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

## Gramática

# «Ana y Luis», pero «Ana e Inés».
list-end =
    { $before } { $next ->
        [i] e
       *[other] y
    } { $last }
moment =
    { $weekday ->
        [monday] lunes
        [tuesday] martes
        [wednesday] miércoles
        [thursday] jueves
        [friday] viernes
        [saturday] sábado
       *[sunday] domingo
    }, { $day } de { $month ->
        [january] enero
        [february] febrero
        [march] marzo
        [april] abril
        [may] mayo
        [june] junio
        [july] julio
        [august] agosto
        [september] septiembre
        [october] octubre
        [november] noviembre
       *[december] diciembre
    } de { $year }, { $time } ({ $zone })
