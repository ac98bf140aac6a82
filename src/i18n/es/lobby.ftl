# Abrir una mesa, encontrar una y las Dinastías, en el cliente web.

## Campos

unit-of-time = Unidad de tiempo
unit-minutes = minutos
unit-hours = horas
unit-days = días
keep-it = Dejarlo como está
you = Tú

## Abrir una mesa

new-quick = Contra la casa, ahora
new-quick-explained = Empieza enseguida y no tiene reloj. El resultado no cambia la puntuación de nadie.
new-against = Contra
new-with-others = Con otras personas
new-players = Jugadores
new-players-explained =
    { $players ->
        [2] Cada uno tiene dos reyes y elige dos veces por ronda.
        [3] Cada uno tiene un rey; una partida dura doce rondas.
       *[other] Cada uno tiene un rey; se usan todas las fichas.
    }
new-five = De cinco solo se juega con La Era de los Gigantes: trae las fichas y el quinto castillo.
new-pace = Tiempo para una decisión
new-untimed = Sin límite
new-untimed-explained = Nadie llega nunca tarde, y una partida puede quedarse parada mucho tiempo.
new-live-explained = Para cuando todos están a la vez.
new-another-pace = Otro
new-which-pace = Qué ritmo
new-by-hand = A mano
pace-relaxed = Tranquilo
pace-steady = Constante
pace-quick = Rápido
pace-bank = Reserva de tiempo
new-cap = Nunca guarda más de: { $time }.
new-time-for = El tiempo es para
new-time-per-turn = cada decisión
new-time-per-turn-explained = El mismo para cada decisión; lo que no se usa se pierde.
new-time-bank = toda la partida
new-time-bank-explained = Una reserva de tiempo: quien decide deprisa ahorra para después.
new-per-turn = Tiempo para cada decisión
new-initial = En la reserva al empezar
new-increment = Cada decisión añade
new-cap-label = La reserva guarda como mucho
new-grace = No cuenta de cada espera
new-seats = Quién se sienta dónde
new-seat = Asiento { $number }
new-anybody = Cualquiera
new-friend = Una amistad
new-friend-name = Su nombre aquí
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: toma lo que más puntúa
new-house-searching = { house-name-searching }
new-seats-anybody = Puede sentarse quien encuentre la mesa en la sala o reciba su enlace.
new-seats-friends = Solo pueden sentarse tus amistades. Se las invita en cuanto se abre la mesa.
new-seats-mixed = Se invita a tus amistades, pero la mesa es pública: otros pueden adelantarse.
new-seats-house = La casa ocupa los demás asientos: la partida empieza enseguida.
new-more-explained = Reglas y variantes, Dinastía, retrasos, acceso, puntuaciones
new-rules = Reglas
new-expansion = Caja
new-base-explained = El juego tal como salió en 2016, de dos a cuatro.
new-giants-explained = Los gigantes tapan coronas y se envían a los rivales, y dos misiones dan puntos. Reino Medio y Armonía son dos de sus misiones.
new-variants = Variantes
new-variant-middle-kingdom = 10 puntos si el castillo está en el centro del reino.
new-variant-harmony = 5 puntos si no se descartó ninguna ficha.
new-variant-mighty-duel = Dos jugadores, todas las fichas, reinos de 7 × 7.
new-not-with-so-many = No se juega con tantas personas.
new-edition = Donde los reglamentos difieren
new-edition-explained = Decide qué texto vale donde las reglas impresas y Board Game Arena no coinciden.
new-forced = Jugar lo que no deja elección
new-forced-explained = Un paso con una sola posibilidad se juega enseguida, y nadie lo espera.
new-series = Dinastía
new-is-series = Jugar una Dinastía
new-is-series-explained = Varias partidas de los mismos jugadores con las mismas reglas; cuentan los puntos de todas.
new-games = Número de partidas
new-rest = Entre dos partidas
new-rest-at_once = Sin descanso
new-rest-at_once-explained = La siguiente partida empieza cuando acaba la anterior.
new-rest-after = Un descanso
new-rest-after-explained = La siguiente partida empieza tras un descanso, o antes si todos confirman.
new-rest-when_ready = Cuando todos confirmen
new-rest-when_ready-explained = La siguiente partida empieza cuando todos han confirmado.
new-rest-length = Duración del descanso
new-rest-at-most = Descanso más largo
new-seating = Asientos de partida en partida
new-seating-rotate = Avanzar uno
new-seating-rotate-explained = De partida en partida todos avanzan un asiento.
new-seating-keep = Iguales
new-seating-keep-explained = Cada uno conserva el asiento de la primera partida.
new-seating-shuffle = Al azar
new-seating-shuffle-explained = Antes de cada partida el azar decide quién se sienta dónde.
new-clock = El reloj
new-no-clock = Sin límite de tiempo nadie llega tarde. Elige un ritmo para decidir qué pasa entonces.
new-timeout = Cuando se acaba el tiempo
new-play-for = La casa decide una vez
new-take-over = La casa ocupa el asiento
new-take-over-after = Ocupa el asiento tras tantas veces seguidas
new-may-return = Se puede volver
new-may-return-explained = Quien perdió el asiento puede recuperarlo. Sin esto, la casa juega hasta el final.
new-holidays = Las vacaciones paran el reloj
new-holidays-explained = El reloj de quien está de vacaciones no corre.
new-weekends = Los fines de semana paran el reloj
new-weekends-explained = El reloj de quien solo juega entre semana no corre los fines de semana.
new-who = Quién participa y para qué cuenta
new-access = Acceso
new-public = Pública
new-public-explained = La mesa está en la sala, y todos pueden mirar la partida.
new-by-invitation = Por invitación
new-by-invitation-explained = Solo quienes invites ven la mesa y pueden sentarse.
new-rated = Puntuaciones
new-rated-people = Personas
new-rated-people-explained = El resultado cambia las puntuaciones entre personas; los jugadores de la casa y los bots no cuentan.
new-rated-everybody = Todos
new-rated-everybody-explained = Cuenta también el resultado contra jugadores de la casa y bots.
new-rated-no = Nadie
new-rated-no-explained = La partida no cambia ninguna puntuación.
new-bots = Los bots pueden sentarse
new-bots-explained = Los bots son programas de otros jugadores. Están señalados como tales.
new-hand-over = Los asientos se pueden ceder
new-hand-over-explained = Quien tenga que dejarlo puede ofrecer el asiento a otra persona, que sigue con ese reino.
new-chance = Añadir azar propio
new-chance-explained = Tu navegador añade un número al azar a la mezcla, de modo que ni el servidor podría haberla elegido solo. Se muestra después de la partida.
new-summary = Esta mesa
new-summary-series =
    { $games ->
        [one] Una Dinastía de { $games } partida.
       *[other] Una Dinastía de { $games } partidas.
    }
new-summary-at-once = Empieza enseguida.
new-summary-public =
    { $free ->
        [one] Pública: queda { $free } asiento libre.
       *[other] Pública: quedan { $free } asientos libres.
    }
new-summary-invitation =
    { $free ->
        [one] Por invitación: queda { $free } asiento libre.
       *[other] Por invitación: quedan { $free } asientos libres.
    }
new-open = Abrir la mesa
new-open-series = Empezar la Dinastía
new-register-first = Crear una cuenta para abrirla
new-not-invited = No se pudo invitar a { $name }: { $reason }

## La sala

lobby-lead = Mesas que esperan jugadores. Siéntate, y la partida empieza en cuanto todos los asientos estén ocupados.
lobby-filters = Filtros
lobby-any = Cualquiera
lobby-plain = Ninguna
lobby-pace = Ritmo
lobby-pace-live = Enseguida, hasta una hora
lobby-pace-days = Hasta dos días
lobby-pace-slow = Más lento
lobby-pace-untimed = Sin límite
lobby-bots = Bots
lobby-bots-without = Sin bots
lobby-bots-with = Admitidos
lobby-all = Mostrar todas
lobby-tables =
    { $count ->
        [0] Ninguna mesa
        [one] { $count } mesa
       *[other] { $count } mesas
    }
lobby-free =
    { $free ->
        [one] { $free } de { $players } asientos está libre
       *[other] { $free } de { $players } asientos están libres
    }
lobby-series = La primera partida de una Dinastía
lobby-mine = Tienes asiento aquí
lobby-opened = Abierta { $ago }
lobby-older = Mostrar más
lobby-watched = Partidas para mirar
lobby-watched-explained = Partidas que se juegan ahora, a la vista de todos.
lobby-empty = Ahora mismo no espera ninguna mesa. Abre una: se queda aquí hasta que alguien se siente.
lobby-none-like-that = Ahora mismo no hay ninguna mesa así. Busca otras o abre una.

## Dinastías

series-mine = Mis Dinastías
series-all = Todas mis Dinastías
series-running = En curso
series-past = Terminadas
series-new = Nueva Dinastía
series-none = Aún no hay ninguna Dinastía. Empieza una, con amistades o contra la casa.
series-table = Puntos por jugador y partida
series-agreed = Lo acordado
series-live = por ahora
series-game-won = ganada
series-to-game = Ir a la partida { $game }
series-withdraw = Dejar la Dinastía
series-withdraw-sure = La casa ocupa tu puesto desde la próxima partida. No se puede deshacer.
series-cancel = Cancelar la Dinastía
series-cancel-sure = Termina aquí para todos, y la clasificación se queda como está.
series-first =
    { $over ->
        [yes] { $name } ha ganado
       *[no] { $name } va por delante
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $ahead } de ventaja.
series-you-first =
    { $over ->
        [yes] Has ganado
       *[no] Vas por delante
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $ahead } de ventaja.
series-together =
    { $over ->
        [yes] { $names } han ganado a la par
       *[no] { $names } van por delante a la par
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
column-rank = Puesto
column-wins = Ganadas

## La lista de partidas

find-table = Buscar una mesa
nobody-else-yet = Aún no hay nadie más
desk-calm = Nada te espera.
desk-empty = Aquí están tus partidas. Abre una mesa para tus amistades, siéntate en una de la sala o juega enseguida contra la casa.
invitations =
    { $count ->
        [one] { $count } invitación
       *[other] { $count } invitaciones
    }
decline-invitation = Rechazar
you-declined = La invitación de { $from } ya no se muestra aquí.
at-the-table = En la mesa: { $names }
news = Novedades
mark-read = Marcar todo como leído
show-all = Mostrar las { $count }

## En una mesa

next-waits =
    { $count ->
        [one] Siguiente partida: { $names }
       *[other] Siguiente de { $count } partidas: { $names }
    }
table-of = La mesa de { $name }
who-is-here = Quién está
seat-free = Libre
seat-house = la casa
seat-opener = abrió la mesa
invited-names = Con invitación, aún sin respuesta: { $names }
invite-who = Traer a alguien
invite-by-name-explained = Quienes tienen cuenta aquí: reciben el aviso enseguida.
invite-house = O con la casa
invite-house-explained = La casa ocupa el siguiente asiento libre. Cuando no queda ninguno, empieza la partida.
invite-by-link = Con un enlace
invite-by-link-explained = Quien tenga el enlace ve la mesa y puede sentarse, también con una cuenta nueva.
invite-by-mail = Escribir un correo
was-invited = Invitación enviada a { $name }.
begin-now-explained =
    { $players ->
        [2] Con los dos que están, sin esperar a más.
       *[other] Con los { $players } que están, sin esperar a más.
    }
cancel-table-sure = La mesa se cierra para todos.
invited-you = Tienes una invitación a esta mesa.
