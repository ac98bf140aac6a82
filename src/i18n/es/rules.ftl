# Por qué una jugada va contra las reglas.

rule-game-finished = La partida ha terminado.
rule-seat-conceded = Este asiento lo ocupa un jugador de la casa, que juega hasta el final.
rule-seat-taken-over = Un jugador de la casa ocupó este asiento cuando se acabó el tiempo: recupéralo primero.
rule-seat-is-yours = Nadie ha ocupado tu asiento.
rule-not-your-turn = Es el turno de otra persona.
rule-must-place-first = El turno empieza con la ficha que está bajo tu rey: colócala o, si no cabe en ningún sitio, descártala. Solo después eliges otra.
rule-nothing-to-place = Tu rey no tiene ahora ninguna ficha que colocar: elige una de la nueva fila.
rule-domino-not-in-line = Esta ficha no está en la nueva fila.
rule-domino-taken = En esta ficha ya hay otro rey.
rule-not-your-domino = Esta no es la ficha que está bajo tu rey.
rule-out-of-bounds = El reino no cabría en su cuadrícula: 5 × 5 casillas contando el castillo, 7 × 7 en el Duelo Poderoso.
rule-cell-occupied = Una ficha ocupa dos casillas libres y aquí al menos una está ocupada.
rule-no-matching-terrain = Al menos una casilla de la ficha debe ser ortogonalmente adyacente al castillo o a otra casilla del mismo tipo de terreno.
rule-must-place = Una ficha que se puede colocar se tiene que colocar.
rule-must-cover = Ha llegado un gigante a tu reino: antes de nada, elige la corona que va a tapar.
rule-must-send-or-keep = Colocaste una ficha con huellas: antes de nada, envía un gigante a un rival o quédate con tus gigantes.
rule-no-giant-came = No te ha llegado ningún gigante que tenga que tapar una corona.
rule-no-footprint = Un gigante solo se envía o se conserva tras colocar una ficha con huellas, si tienes algún gigante y algún rival tiene una corona visible.
rule-no-visible-crown = Un gigante tapa una corona visible y en esta casilla no hay ninguna.
rule-no-giant-there = En esta casilla no tienes ningún gigante.
rule-no-opponent = Un gigante se envía a un rival de la misma partida.
rule-opponent-without-crown = Este rival no tiene ninguna corona visible que un gigante pueda tapar.

## Por qué una mesa no puede ser así

settings-players-out-of-range = A Kingdomino juegan de 2 a 4 personas; con La Era de los Gigantes, de 2 a 5.
settings-variant-is-a-quest = Con La Era de los Gigantes, Reino Medio y Armonía son misiones y no se pueden elegir como variantes.
settings-mighty-duel-needs-two-players = Al Duelo Poderoso juegan exactamente 2 personas.

## Por qué una orden no tiene sentido

order-nothing-ordered = Una orden dice cómo colocar, qué elegir o las dos cosas.
order-too-many-dominoes = Una orden nombra como máximo 12 fichas en cada lista.
order-domino-twice = Una orden no nombra la misma ficha dos veces en una lista.
