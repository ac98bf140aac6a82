# Crear una partida, la sala, las Dinastías y la lista de partidas, en el cliente web.

## Campos

unit-of-time = Unidad de tiempo
unit-minutes = minutos
unit-hours = horas
unit-days = días
keep-it = Volver
you = Tú

## Crear una partida

new-quick = Jugar contra el ordenador
new-quick-explained = La partida empieza enseguida, no tiene límite de tiempo y no cuenta para el ranking.
new-against = Rival
new-with-others = Jugar con otras personas
new-players = Jugadores
new-players-explained =
    { $players ->
        [2] Cada jugador tiene dos reyes y elige dos veces por ronda.
       *[other] Cada jugador tiene un rey. La partida tiene doce rondas.
    }
new-five = Para cinco jugadores hace falta La Era de los Gigantes, que añade fichas y un quinto castillo.
new-pace = Tiempo por jugada
new-untimed = Sin límite
new-untimed-explained = Las jugadas no tienen plazo: una partida puede quedarse parada mucho tiempo.
new-live-explained = Para jugadores conectados a la vez.
new-another-pace = Otro
new-which-pace = Otros tiempos
new-by-hand = Personalizado
pace-relaxed = Tranquilo
pace-steady = Constante
pace-quick = Rápido
pace-bank = Reserva de tiempo
new-cap = La reserva de tiempo nunca pasa de { $time }.
new-time-for = El límite se aplica a
new-time-per-turn = Cada jugada
new-time-per-turn-explained = Cada jugada tiene el mismo tiempo. El que no se usa se pierde.
new-time-bank = Toda la partida
new-time-bank-explained = Una reserva de tiempo: las jugadas rápidas ahorran tiempo para después.
new-per-turn = Tiempo por jugada
new-initial = Tiempo al empezar
new-increment = Tiempo añadido por jugada
new-cap-label = Tiempo máximo en la reserva
new-grace = Espera antes de que arranque el reloj
new-seats = Asientos
new-seat = Asiento { $number }
new-anybody = Cualquiera
new-friend = Un amigo
new-friend-name = Nombre del amigo
new-house-random = { house-name-random }: juega al azar
new-house-greedy = { house-name-greedy }: elige lo que más puntúa
new-house-searching = { house-name-searching }: piensa a largo plazo
new-seats-anybody = Puede unirse cualquiera que encuentre la mesa en la sala o tenga el enlace.
new-seats-friends = Solo pueden unirse tus amigos. Reciben la invitación cuando creas la partida.
new-seats-mixed = Tus amigos reciben una invitación, pero la mesa es pública: otros jugadores pueden adelantarse.
new-seats-house = El ordenador ocupa los demás asientos. La partida empieza enseguida.
new-more-explained = Reglas y variantes, Dinastía, reloj, acceso, ranking
new-rules = Reglas
new-expansion = Expansión
new-base-explained = El juego original de 2016, para dos a cuatro jugadores.
new-giants-explained = Los gigantes tapan coronas y se pueden enviar a los rivales, y dos misiones dan puntos. Reino Medio y Armonía son misiones posibles.
new-variants = Variantes
new-variant-middle-kingdom = 10 puntos si tu castillo está en el centro de tu reino.
new-variant-harmony = 5 puntos si no descartas ninguna ficha.
new-variant-mighty-duel = Dos jugadores, todas las fichas, reinos de 7 × 7.
new-not-with-so-many = No disponible para este número de jugadores.
new-edition = Versión de las reglas
new-edition-explained = Decide qué reglas valen donde el reglamento impreso y Board Game Arena difieren.
new-forced = Jugar automáticamente las jugadas obligadas
new-forced-explained = Una jugada con una sola opción se juega enseguida.
new-series = Dinastía
new-is-series = Jugar una Dinastía
new-is-series-explained = Varias partidas con los mismos jugadores y las mismas reglas. Se suman los puntos de todas.
new-games = Número de partidas
new-rest = Descanso entre partidas
new-rest-at_once = Sin descanso
new-rest-at_once-explained = Cada partida empieza cuando acaba la anterior.
new-rest-after = Descanso limitado
new-rest-after-explained = La siguiente partida empieza tras el descanso, o antes si todos quieren.
new-rest-when_ready = Cuando todos quieran
new-rest-when_ready-explained = La siguiente partida empieza cuando todos los jugadores quieren o, como muy tarde, tras el descanso máximo.
new-rest-length = Duración del descanso
new-rest-at-most = Descanso máximo
new-seating = Reparto de asientos
new-seating-rotate = Rotar
new-seating-rotate-explained = Después de cada partida, todos avanzan un asiento.
new-seating-keep = Mantener
new-seating-keep-explained = Todos conservan su asiento de la primera partida.
new-seating-shuffle = Sortear
new-seating-shuffle-explained = Antes de cada partida se sortean los asientos.
new-clock = Reloj
new-no-clock = Sin límite, el tiempo no se acaba nunca. Elige un tiempo por jugada para decidir qué pasa cuando se acaba.
new-timeout = Cuando se acaba el tiempo
new-play-for = El ordenador juega el turno
new-take-over = El ordenador ocupa el asiento
new-take-over-after = Turnos perdidos antes de que el ordenador ocupe el asiento
new-may-return = Los jugadores pueden volver
new-may-return-explained = Un jugador puede recuperar el asiento que ha ocupado el ordenador. Si está desactivado, el ordenador juega hasta el final.
new-holidays = Las vacaciones paran el reloj
new-holidays-explained = El reloj de un jugador de vacaciones está parado.
new-weekends = Los fines de semana paran el reloj
new-weekends-explained = El reloj de quien tiene libres los fines de semana está parado esos días.
new-who = Acceso y ranking
new-access = Acceso
new-public = Pública
new-public-explained = La mesa aparece en la sala, y cualquiera puede ver la partida.
new-by-invitation = Por invitación
new-by-invitation-explained = Solo los jugadores que invites ven la mesa y pueden unirse.
new-rated = Partida clasificatoria
new-rated-people = Solo contra personas
new-rated-people-explained = Los resultados entre personas cuentan para el ranking. Los resultados contra el ordenador y los bots no cuentan.
new-rated-everybody = Contra todos
new-rated-everybody-explained = También cuentan los resultados contra el ordenador y los bots.
new-rated-no = Amistosa
new-rated-no-explained = La partida no cuenta para el ranking.
new-bots = Se admiten bots
new-bots-explained = Los bots son programas de otros jugadores. Están marcados como bots.
new-hand-over = Los asientos se pueden ceder
new-hand-over-explained = Un jugador que tenga que dejarlo puede ofrecer su asiento a otro, que sigue con el mismo reino.
new-chance = Añadir mi propio número aleatorio a la mezcla
new-chance-explained = Tu navegador añade un número aleatorio para que ni siquiera el servidor pueda determinar la mezcla por sí solo. El número se muestra después de la partida.
new-summary = Resumen
new-summary-series =
    { $games ->
        [one] Una Dinastía de { $games } partida.
       *[other] Una Dinastía de { $games } partidas.
    }
new-summary-at-once = Empieza enseguida.
new-summary-public =
    { $free ->
        [one] Pública: { $free } asiento libre.
       *[other] Pública: { $free } asientos libres.
    }
new-summary-invitation =
    { $free ->
        [one] Por invitación: { $free } asiento libre.
       *[other] Por invitación: { $free } asientos libres.
    }
new-open = Crear partida
new-open-series = Crear Dinastía
new-register-first = Crear una cuenta para continuar
new-not-invited = No se pudo invitar a { $name }: { $reason }

## Sala

lobby-lead = Únete a una mesa: la partida empieza cuando todos los asientos están ocupados.
lobby-play = Jugar con alguien
lobby-play-explained = Te lleva a una mesa con estos ajustes. Si ninguna tiene un asiento libre, se abre una para ti.
lobby-live = Partidas en vivo
lobby-live-explained = { new-live-explained }
lobby-live-none = Ahora mismo no hay ninguna mesa en vivo esperando.
lobby-live-open = Abrir una mesa en vivo
lobby-days = Partidas de varios días
lobby-days-explained = Una jugada de vez en cuando, siempre que tengas un minuto.
lobby-days-none = Ahora mismo no hay ninguna mesa de varios días esperando.
lobby-days-open = Abrir una mesa
lobby-joined = Juegas con { $names }.
lobby-own-opened = Ninguna mesa encaja ahora, así que has abierto una. Aparece en la sala y recibirás un aviso cuando empiece la partida.
lobby-own-waits = Tu mesa sigue esperando. Recibirás un aviso cuando empiece la partida.
lobby-filters = Filtros
lobby-any = Cualquiera
lobby-plain = Ninguna
lobby-pace = Tiempo por jugada
lobby-pace-live = Hasta una hora
lobby-pace-days = Hasta dos días
lobby-pace-slow = Más de dos días
lobby-pace-untimed = Sin límite
lobby-bots = Bots
lobby-bots-without = No admitidos
lobby-bots-with = Admitidos
lobby-all = Quitar filtros
lobby-tables =
    { $count ->
        [0] Ninguna mesa
        [one] { $count } mesa
       *[other] { $count } mesas
    }
lobby-free =
    { $free ->
        [one] { $free } asiento libre de { $players }
       *[other] { $free } asientos libres de { $players }
    }
lobby-series = Primera partida de una Dinastía
lobby-mine = Ir a tu mesa
lobby-opened = Creada { $ago }
lobby-watched = Ver partidas
lobby-watched-explained = Partidas públicas en curso.
lobby-empty = Ahora mismo ninguna mesa espera jugadores. Abre una: aparece aquí hasta que todos los asientos están ocupados.
lobby-none-like-that = Ninguna mesa coincide con los filtros.

## Dinastías

series-mine = Tus Dinastías
series-all = Ver todas las Dinastías
series-running = En curso
series-past = Terminadas
series-new = Crear Dinastía
series-none = Aún no hay Dinastías. Crea una con amigos o contra el ordenador.
series-table = Puntos por jugador y partida
series-agreed = Ajustes de la partida
series-live = por ahora
series-game-won = ganada
series-to-game = Ir a la partida { $game }
series-withdraw = Dejar la Dinastía
series-withdraw-sure = El ordenador juega en tu lugar desde la próxima partida. No se puede deshacer.
series-cancel = Cancelar la Dinastía
series-cancel-sure = La Dinastía termina para todos. La clasificación se queda como está.
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
        [yes] { $names } comparten la victoria
       *[no] { $names } comparten el primer puesto
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
column-rank = Puesto
column-wins = Victorias

## Lista de partidas

find-table = Buscar partida
nobody-else-yet = Esperando jugadores
desk-calm = No tienes nada pendiente.
desk-empty = Aquí aparecen tus partidas. Crea una para jugar con amigos, únete a una de la sala o juega contra el ordenador.
invitations =
    { $count ->
        [one] { $count } invitación
       *[other] { $count } invitaciones
    }
decline-invitation = Rechazar
you-declined = Has rechazado la invitación de { $from }.
at-the-table = En la mesa: { $names }
news = Avisos

## En una mesa

next-waits =
    { $count ->
        [one] Siguiente partida: { $names }
       *[other] Siguiente partida (esperan { $count }): { $names }
    }
table-of = La mesa de { $name }
who-is-here = Jugadores
seat-free = Asiento libre
seat-house = jugador automático
seat-opener = creó la mesa
invited-names = Invitación pendiente: { $names }
invite-who = Invitar a jugadores
invite-by-name-explained = El jugador necesita una cuenta aquí y recibe el aviso enseguida.
invite-house = Añadir al ordenador
invite-house-explained = El ordenador ocupa el siguiente asiento libre. La partida empieza cuando todos los asientos están ocupados.
invite-by-link = Invitar con un enlace
invite-by-link-explained = Cualquiera que tenga el enlace puede ver la mesa y unirse, también con una cuenta nueva.
invite-by-mail = Enviar por correo
was-invited = Invitación enviada a { $name }.
begin-now-explained =
    { $players ->
        [2] Empieza con los dos jugadores de la mesa, sin esperar a más.
       *[other] Empieza con los { $players } jugadores de la mesa, sin esperar a más.
    }
cancel-table-sure = La mesa se cerrará para todos.
