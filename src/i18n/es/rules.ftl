# Explicaciones de las jugadas que van contra las reglas.

rule-game_finished = La partida ha terminado.
rule-seat_conceded = El ordenador ocupa este asiento hasta el final de la partida.
rule-seat_taken_over = El ordenador ocupó este asiento cuando se acabó el tiempo. Recupéralo primero.
rule-seat_not_taken_over = El ordenador no ha ocupado tu asiento.
rule-not_your_turn = Le toca a otro jugador.
rule-must_place_first = El turno empieza con la ficha que está bajo tu rey: colócala o, si no cabe en ningún sitio, descártala. Solo después eliges otra.
rule-nothing_to_place = Tu rey no tiene ninguna ficha que colocar: elige una de la nueva fila.
rule-domino_not_in_line = Esta ficha no está en la nueva fila.
rule-domino_taken = En esta ficha ya hay otro rey.
rule-not_your_domino = Esta no es la ficha que está bajo tu rey.
rule-out_of_bounds = El reino superaría su tamaño máximo: 5 × 5 casillas contando el castillo, 7 × 7 en el Duelo Poderoso.
rule-cell_occupied = Una ficha necesita dos casillas libres y aquí al menos una está ocupada.
rule-no_matching_terrain = Al menos una casilla de la ficha debe quedar junto al castillo o a una casilla del mismo terreno, en horizontal o en vertical.
rule-must_place = Una ficha que se puede colocar se tiene que colocar; no se puede descartar.
rule-must_cover = Tienes un gigante nuevo. Elige primero la corona que va a tapar.
rule-must_send_or_keep = Colocaste una ficha con huellas. Primero envía un gigante a un rival o quédate con tus gigantes.
rule-no_giant_came = No tienes ningún gigante nuevo que deba tapar una corona.
rule-no_footprint = Solo puedes enviar un gigante o quedártelo tras colocar una ficha con huellas, si tienes alguno y algún rival tiene una corona visible.
rule-no_visible_crown = Un gigante solo puede tapar una corona visible, y aquí no hay ninguna.
rule-no_giant_there = Aquí no tienes ningún gigante.
rule-no_opponent = Un gigante debe enviarse a otro asiento de la partida.
rule-opponent_without_crown = Este rival no tiene ninguna corona visible que un gigante pueda tapar.

## Ajustes de partida no válidos

settings-players_out_of_range = Kingdomino admite de 2 a 4 jugadores, o de 2 a 5 con La Era de los Gigantes.
settings-variant_not_with_giants = En las partidas con La Era de los Gigantes, Reino Medio y Armonía son misiones, así que no se pueden elegir como variantes.
settings-mighty_duel_needs_two_players = El Duelo Poderoso es solo para 2 jugadores.

## Planes no válidos

premove-empty = Un plan tiene que decir dónde colocar la ficha, qué elegir o las dos cosas.
premove-too_many_dominoes = Un plan puede tener como máximo 12 fichas en cada lista.
premove-duplicate_domino = Un plan no puede tener la misma ficha dos veces en una lista.
