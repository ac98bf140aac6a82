var e=`edition-rulebook = Reglamento impreso
house-random = Ordenador (fácil)
house-greedy = Ordenador (medio)
house-searching = Ordenador (difícil)
king = rey
    .counted = { $count ->
        [one] { $count } rey
       *[other] { $count } reyes
    }
days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
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
settings-variant_not_with_giants = En las partidas con La Era de los Gigantes, Reino Medio y Armonía son misiones, así que no se pueden elegir como variantes.
settings-mighty_duel_needs_two_players = El Duelo Poderoso es solo para 2 jugadores.
problem-request_malformed = La petición no es HTTP válido.
problem-json_malformed = El cuerpo de la petición no es JSON válido.
problem-parameter_invalid = Un parámetro de la ruta o de la consulta no es válido.
problem-header_invalid = Una cabecera de la petición no es válida.
problem-idempotency_key_required = La cabecera Idempotency-Key es obligatoria.
problem-route_not_found = Esta dirección no existe.
problem-method_not_allowed = Esta dirección no admite este método HTTP.
problem-body_timeout = El cuerpo de la petición no llegó a tiempo.
problem-body_too_large = El cuerpo de la petición es demasiado grande.
problem-content_type_unsupported = El cuerpo de la petición tiene que ser application/json.
problem-content_encoding_unsupported = El cuerpo de la petición no puede ir comprimido ni codificado; envíalo sin Content-Encoding.
problem-field_invalid = Un campo del cuerpo de la petición falta, es desconocido o no es válido.
problem-idempotency_key_reused = Esta Idempotency-Key ya se usó en otra petición.
problem-expected_version_required = Falta la versión esperada de la partida; envía expected_version o If-Match.
problem-version_stale = La partida ha cambiado mientras tanto; compruébala e inténtalo de nuevo.
problem-settings_stale = Los ajustes han cambiado desde que se cargaron.
problem-token_missing = Hace falta un token de acceso.
problem-token_invalid = El token de acceso no es válido.
problem-token_expired = El token de acceso ha caducado: renuévalo.
problem-session_ended = La sesión ha terminado o el token se ha revocado; vuelve a entrar o usa otro token.
problem-credentials_wrong = Nombre o contraseña incorrectos.
problem-refresh_token_invalid = El token de renovación no es válido o su sesión ha terminado.
problem-refresh_token_reused = El token de renovación ya se ha usado.
problem-cross_site_request = Esta petición solo se acepta desde páginas de este servidor.
problem-ticket_invalid = El ticket no es válido, ya se usó o ha caducado.
problem-password_wrong = La contraseña actual no es correcta.
problem-name_invalid = Este nombre no está permitido.
problem-name_taken = Este nombre, o uno muy parecido, ya está ocupado.
problem-too_many_renames = El nombre se ha cambiado demasiadas veces; espera antes de volver a cambiarlo.
problem-not_a_guest = Esta no es una cuenta de invitado.
problem-password_too_short = La contraseña debe tener al menos 10 caracteres.
problem-password_too_long = La contraseña debe tener como máximo 256 caracteres.
problem-password_too_weak = Esta contraseña es demasiado fácil de adivinar.
problem-session_not_found = Esta sesión no existe.
problem-time_zone_unknown = Esta zona horaria no existe.
problem-holiday_out_of_range = Las vacaciones deben empezar en el plazo de un año y durar al menos una hora.
problem-holiday_overlaps = Estas vacaciones se solapan con otras.
problem-holiday_over_budget = No te quedan tantos días de vacaciones este año.
problem-holiday_not_found = Estas vacaciones no existen o ya han terminado.
problem-calendar_not_found = Este calendario no existe o se ha eliminado.
problem-destination_not_found = Este destino no existe.
problem-delivery_not_found = Esta entrega no existe.
problem-too_many_destinations = Tienes el máximo de destinos de este tipo; elimina uno primero.
problem-destination_disabled = Este destino está desactivado; actívalo primero.
problem-test_in_progress = Ya hay una prueba en curso.
problem-address_forbidden = El servidor no puede enviar a esta dirección.
problem-link_expired = Este enlace ha caducado.
problem-link_used = Este enlace ya se ha usado.
problem-email_invalid = Esto no es una dirección de correo válida.
problem-retry_too_early = Esto se hizo hace un momento; espera un minuto e inténtalo de nuevo.
problem-subscription_invalid = Esto no es una suscripción push válida.
problem-game_not_found = Esta partida no existe o no tienes acceso a ella.
problem-version_not_found = Esta versión de la partida no existe.
problem-series_not_found = Esta Dinastía no existe o no tienes acceso a ella.
problem-series_too_long = Una Dinastía tiene de 1 a 15 partidas.
problem-break_out_of_range = Un descanso debe durar entre un segundo y 90 días.
problem-not_in_series = No juegas en esta Dinastía.
problem-series_not_on_break = Esto solo es posible entre las partidas de una Dinastía.
problem-series_over = La Dinastía ha terminado.
problem-seat_not_found = Este asiento no existe.
problem-link_invalid = El enlace no es válido o ha caducado.
problem-player_not_found = Ningún jugador tiene este nombre.
problem-profile_not_found = Este jugador no existe.
problem-players_out_of_range = Kingdomino admite de 2 a 4 jugadores, o de 2 a 5 con La Era de los Gigantes.
problem-mighty_duel_needs_two_players = El Duelo Poderoso es solo para 2 jugadores.
problem-variant_not_with_giants = En las partidas con La Era de los Gigantes, esta variante es una misión y no se puede elegir.
problem-pace_out_of_range = El límite de tiempo está fuera de los valores permitidos.
problem-too_many_house_players = El ordenador no puede ocupar más asientos de los que quedan libres.
problem-table_not_open = La mesa ya no está abierta.
problem-table_full = Todos los asientos están ocupados.
problem-already_seated = Ya tienes asiento en esta mesa.
problem-too_few_players = Una partida necesita al menos 2 jugadores.
problem-host_cannot_leave = Quien creó la mesa no puede dejarla; puede cancelarla.
problem-not_the_host = Solo quien creó la mesa puede hacer esto.
problem-not_seated = No tienes asiento en esta partida.
problem-game_not_started = La partida aún no ha empezado.
problem-game_not_finished = La partida aún no ha terminado.
problem-is_sandbox = Esto no está disponible en las mesas de prueba.
problem-record_invalid = El archivo de la partida no es válido.
problem-proposal_open = Ya hay otra propuesta abierta.
problem-proposal_closed = Esta propuesta ya no está abierta.
problem-nothing_to_undo = No hay ninguna jugada tuya que se pueda deshacer.
problem-pause_out_of_range = Una pausa debe terminar en un plazo de 90 días.
problem-not_paused = La partida no está en pausa.
problem-handover_not_allowed = En esta mesa no se pueden ceder asientos.
problem-not_your_seat = Este asiento es de otro jugador.
problem-seat_not_offered = Este asiento no se te ofrece.
problem-game_too_long = Esta partida ha alcanzado el máximo de sucesos: ya no es posible unirse, hacer propuestas ni ofrecer asientos. Aún se puede jugar hasta el final.
problem-too_many_proposals = Has alcanzado el máximo de propuestas, jugadas deshechas y asientos ofrecidos en una partida. Aún puedes jugar y responder a propuestas.
problem-game_finished = La partida ha terminado.
problem-seat_conceded = El ordenador ocupa tu asiento hasta el final de la partida.
problem-seat_taken_over = El ordenador ha ocupado tu asiento; recupéralo primero.
problem-seat_not_taken_over = El ordenador no ha ocupado tu asiento.
problem-deadline_passed = El plazo ha terminado; el ordenador está a punto de jugar.
problem-not_your_turn = Le toca a otro jugador.
problem-must_place_first = Coloca o descarta tu ficha antes de elegir.
problem-nothing_to_place = Tu rey no tiene ninguna ficha que colocar.
problem-domino_not_in_line = Esta ficha no está en la nueva fila.
problem-domino_taken = En esta ficha ya hay otro rey.
problem-not_your_domino = Esta no es la ficha que está bajo tu rey.
problem-out_of_bounds = El reino superaría su tamaño máximo.
problem-cell_occupied = Una de estas casillas ya está ocupada.
problem-no_matching_terrain = Al menos una casilla debe quedar junto al castillo o a una casilla del mismo terreno.
problem-must_place = Esta ficha se puede colocar, así que no se puede descartar.
problem-must_cover = Elige primero la corona que va a tapar el gigante.
problem-must_send_or_keep = Primero envía un gigante o quédatelo.
problem-no_giant_came = No hay ningún gigante nuevo que tenga que tapar una corona.
problem-no_footprint = Solo se puede enviar un gigante o quedárselo después de colocar una ficha con huellas.
problem-no_visible_crown = En esta casilla no hay ninguna corona visible.
problem-no_giant_there = En esta casilla no hay ningún gigante.
problem-no_opponent = Un gigante debe enviarse a otro asiento de la partida.
problem-opponent_without_crown = Este rival no tiene ninguna corona visible.
problem-premove_invalid = Este plan no es válido.
problem-premove_not_found = No tienes ningún plan para tu próximo turno.
problem-no_turn_left = No te quedan más turnos en esta partida.
problem-internal_error = Algo ha fallado en el servidor; el error ha quedado registrado.
problem-unavailable = El servicio no está disponible temporalmente; inténtalo de nuevo.
problem-scope_missing = Este token no tiene el permiso necesario.
problem-session_required = Esto requiere haber iniciado sesión; no se aceptan tokens.
problem-not_an_admin = Esto requiere permisos de administrador.
problem-guest_account = Los invitados no pueden hacer esto; elige antes un nombre y una contraseña.
problem-account_locked = Esta cuenta está bloqueada.
problem-rate_limited = Demasiadas peticiones; inténtalo más tarde.
problem-too_many_attempts = Demasiados intentos; inténtalo más tarde.
problem-too_many_connections = Hay demasiadas conexiones desde tu dirección.
problem-too_many_streams = Hay demasiadas transmisiones y esperas abiertas, por ejemplo en ventanas del navegador; cierra una primero.
problem-token_not_found = Este token no existe.
problem-app_not_found = Esta aplicación no está conectada a tu cuenta.
problem-too_many_tokens = Tienes el máximo de tokens; revoca uno primero.
problem-token_lifetime_out_of_range = Un token debe ser válido entre un minuto y 366 días, o hasta que se revoque.
problem-bot_not_found = Este bot no existe.
problem-too_many_bots = Tienes el máximo de bots; elimina uno primero.
problem-too_many_games = Tienes el máximo de partidas; termina o deja una primero.
problem-bots_not_allowed = Esta mesa no admite bots.
problem-guests_play_unrated = Los invitados solo pueden jugar partidas amistosas.
your-turn =
    { $round ->
        [0] Te toca antes de la primera ronda
       *[other] Te toca en la ronda { $round } de { $rounds }
    }: { $expected ->
        [pick] elige una ficha de la nueva fila.
        [place] coloca la ficha que está bajo tu rey.
        [cover] elige la corona que va a tapar el gigante.
       *[send-or-keep] envía un gigante a un rival o quédate con él.
    }
    .subject = Te toca contra { $opponents }
cover-a-crown = { $from } ha enviado un gigante a tu reino. Elige cuál de tus coronas va a tapar. La partida te espera.
    .subject = { $from } te ha enviado un gigante
reminder = Sigue siendo tu turno. Tienes hasta el { $deadline }.
    .subject = Recordatorio: te toca contra { $opponents }
timed-out =
    Se acabó tu tiempo. { $house_did ->
        [played] El ordenador ha jugado este turno por ti; el siguiente vuelve a ser tuyo.
        [took-over] A partir de ahora el ordenador juega por ti, hasta que recuperes tu asiento.
       *[took-over-for-good] El ordenador ocupa ahora tu asiento y jugará hasta el final de la partida.
    }
    .subject = Se acabó tu tiempo contra { $opponents }
invitation-declined = { $player } ha rechazado tu invitación.
    .subject = { $player } ha rechazado tu invitación
seat-offered = { $from } te ofrece un asiento en una partida en curso. Si lo aceptas, sigues tú con su reino.
    .subject = { $from } te ofrece un asiento
seat-handed-over = A partir de ahora, { $to } juega en lugar de { $from }.
    .subject = { $to } juega ahora en lugar de { $from }
series-standing =
    Tras la partida { $game } de { $games }, { $rank ->
        [1] encabezas la Dinastía
       *[other] estás en el puesto { $rank } de { $players } de la Dinastía
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject = La Dinastía tras la partida { $game } de { $games }
series-over =
    La Dinastía de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } ha terminado. { $rank ->
        [1] La has ganado
       *[other] Has quedado en el puesto { $rank } de { $players }
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject =
    { $rank ->
        [1] Has ganado la Dinastía
       *[other] La Dinastía ha terminado
    }
series-ready-asked = Ya solo faltas tú para la partida { $game } de { $games } de la Dinastía. Empezará en cuanto quieras.
    .subject = ¿Empezamos la partida { $game } de { $games }?
series-withdrawn = { $player } ha dejado la Dinastía. Desde la próxima partida juega en su lugar el ordenador.
    .subject = { $player } ha dejado la Dinastía
series-cancelled = { $by } ha cancelado la Dinastía. La clasificación se queda como está.
    .subject = { $by } ha cancelado la Dinastía
password-changed = La contraseña de tu cuenta se cambió el { $at }.
    .subject = Tu contraseña ha cambiado
new-login = Nuevo acceso a tu cuenta el { $at }. Dispositivo: { $device }.
    .subject = Nuevo acceso a tu cuenta
email-changed = La dirección de correo de tu cuenta se cambió el { $at }.
    .subject = Tu dirección de correo ha cambiado
webhook-disabled =
    Tu webhook en { $server } se ha desactivado tras { $failures ->
        [one] { $failures } fallo.
       *[other] { $failures } fallos seguidos.
    } Vuelve a activarlo cuando responda.
    .subject = Tu webhook se ha desactivado
event-house-seated = { $house } se unió a la mesa.
verify-email = Confirmar dirección de correo
done = Hecho. La partida sigue.
new-password = Contraseña nueva
digest =
    { $games ->
        [one] Te toca en { $games } partida
       *[other] Te toca en { $games } partidas
    }
terms-grace = En cada jugada, el reloj arranca al cabo de { $time }.
terms-series =
    { $games ->
        [one] Es una Dinastía de { $games } partida.
       *[other] Es la primera de { $games } partidas de una Dinastía. Todas las juegan los mismos jugadores.
    }
open-series = Abrir la Dinastía
column-player = Jugador
column-game = Partida { $game }
column-total = Total
rematch = Revancha
scope-games-read = ver tus partidas y Dinastías, y los perfiles de otros jugadores
scope-games-play = jugar por ti, y hacer propuestas y responder a ellas
scope-tables-write = crear partidas, unirse a mesas y dejarlas, e invitar a jugadores por ti
scope-notifications-read = leer tus avisos
scope-webhooks-write = enviar tus avisos, con enlaces que muestran tus partidas, a otros servicios
scope-account-read = ver tu cuenta y sus ajustes, también tu dirección de correo
to-start = Ir a la página de inicio
link-copied = Enlace copiado
share = Compartir
log-out = Salir
forgot-password = ¿Has olvidado la contraseña?
password-hint = Al menos 10 caracteres
bell =
    { $count ->
        [0] Avisos
       *[other] Avisos sin leer: { $count }
    }
bell-new = nuevo
bell-empty = Aún no tienes avisos. Aquí aparece lo que pasa en tus partidas.
a-kingdom-grows = Un reino que crece
poster-invites = { $name } te invita a una partida
rated-table = Clasificatoria
rated-for-guests = Los invitados no pueden unirse a partidas clasificatorias. Crea una cuenta, que conserva tus partidas, o pide a { $name } que convierta la partida en amistosa.
rated-without-guests = La partida es clasificatoria, así que los invitados no pueden unirse.
make-unrated = Convertir en amistosa
rematch-waits = La revancha está esperando jugadores.
rematch-begun = La revancha ha empezado.
rematch-show = Ir a la revancha
look-back = Repasar la partida
history = Repaso de la partida
back-to-table = Volver a la partida
download-record = Descargar el archivo de la partida
download-notation = Descargar la lista de jugadas
points-by-round = Puntos por ronda
column-round = Ronda
start-now = Empezar ya
leave-table = Dejar la mesa
cancel-table = Cancelar la mesa
share-table = Compartir el enlace
invite-by-name = Nombre del jugador
invite = Invitar
unit-of-time = Unidad de tiempo
unit-minutes = minutos
unit-hours = horas
unit-days = días
keep-it = Volver
you = Tú
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
column-rank = Puesto
column-wins = Victorias
news = Avisos
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
more = Mostrar más
people-you = Tú
profile-edit = Cambiar nombre y avatar
member-since = Miembro desde el { $since }
bot-since = Bot desde el { $since }
guest-since = Invitado desde el { $since }
bot-of = Bot de { $owner }
bot-mark = Bot
ratings = Puntuaciones
not-rated = Todavía sin puntuación.
rating-at-least = Muy probablemente por encima de { $points }.
rating-rests-on =
    { $games ->
        [one] Según { $games } partida.
       *[other] Según { $games } partidas.
    }
rating-explained = La puntuación estima lo bien que juega un jugador; todos empiezan con 25. El número tras ± es la incertidumbre, que se reduce con cada partida.
rating-curve =
    { $games ->
        [one] Puntuación tras { $games } partida
       *[other] Puntuación en { $games } partidas
    }, del { $from } al { $until }. Al principio: { $first }. Ahora: { $last }. Más alta: { $highest }. Más baja: { $lowest }.
reliability = Fiabilidad
reliability-median = Tiempo de respuesta habitual
reliability-timeouts = Turnos perdidos
reliability-waits = Turnos contra personas en el último año (como máximo 200)
of-hundred = { $count } por cada 100 turnos
never = Ninguno
statistics = Estadísticas
statistics-games = Partidas
statistics-wins = Victorias
statistics-mean = Puntos de media
statistics-best = Mejor resultado
statistics-bonuses = Puntos por variantes, de media
statistics-quests = Puntos por misiones, de media
statistics-giants = Gigantes al final, de media
statistics-discards = Fichas descartadas, de media
statistics-taken-over = Terminadas por el ordenador
statistics-terrains = Puntos por terreno, de media
records = Récords
record-game = Ver la partida
record-streak = Mayor racha de victorias
record-streak-end = Ver la última victoria
record-recent =
    { $games ->
        [one] En la última partida
       *[other] En las últimas { $games } partidas
    }
record-wins = { $wins } de { $games }
favourite-terrains = Terrenos favoritos
favourite-terrain-points = { $points } puntos por partida
recent-opponents = Rivales recientes
recent-opponents-none = Aún no hay partidas contra otras personas.
recent-results =
    { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }, { $losses ->
        [one] { $losses } derrota
       *[other] { $losses } derrotas
    }
profile-empty = { $name } aún no ha terminado ninguna partida.
profile-empty-own = Aún no has terminado ninguna partida. Aquí aparecerán tu puntuación, tus récords y tus rivales.
games-played = Partidas jugadas
no-games-played = Ninguna partida.
filter-result = Resultado
result-all = Todas las partidas
result-won = Ganadas
result-lost = Perdidas
place-first = Ganada
place-of = Puesto { $rank } de { $players }
played-against = Contra { $players }
house-finished = El ordenador jugó hasta el final de la partida.
changed-hands = El asiento lo cedió otro jugador.
head-to-head = Cara a cara
against-me = Tú contra { $name }
against-me-games = Todas vuestras partidas
results = Resultados
never-met = Estos jugadores no han terminado ninguna partida juntos.
balance-ahead = Delante: { $player }
balance-level = Empates
balance-points = Puntos de media
category = Categoría
leaders-place = Puesto
leaders-rating = Fuerza
leaders-mean = Puntuación
nobody-rated = Todavía no hay jugadores con puntuación.
leaderboard-explained = La fuerza es la puntuación menos tres veces su incertidumbre: es muy probable que el jugador juegue al menos a ese nivel. Con más partidas, la incertidumbre se reduce y la fuerza sube. Los perfiles muestran la puntuación.
saved = Guardado.
copy = Copiar
copied = Copiado
remove = Eliminar
not-now = Cancelar
sure = Confirmar
shown-once = Solo se muestra una vez. Guárdalo en un lugar seguro.
failing-since = Las entregas fallan desde el { $since }.
name-hint = De 2 a 32 caracteres: letras de un solo alfabeto, cifras, espacios y - _ . '
forgot-lead = Escribe el nombre de tu cuenta para recibir un enlace por correo.
reset-ask = Enviar enlace
reset-asked = Revisa tu correo
reset-asked-lead = Si existe una cuenta con este nombre y tiene una dirección de correo confirmada, recibirás un enlace para elegir una contraseña nueva. Puede tardar unos minutos.
claim-lead = Elige un nombre y una contraseña. Todo lo que has jugado seguirá siendo tuyo, aquí y en otros dispositivos.
log-in-leaves-guest = Juegas como { $name }. Si entras en otra cuenta, no podrás volver a las partidas de esta cuenta de invitado: las que están en curso se pierden y la cuenta se borra más adelante. Para conservarlas, elige un nombre y una contraseña.
log-out-leaves-guest = Si sales, no podrás volver a esta cuenta de invitado: las partidas en curso se pierden y la cuenta se borra más adelante. Para conservar las partidas, elige un nombre y una contraseña.
claimed = Tu cuenta está lista.
claimed-already = Esta cuenta ya tiene nombre y contraseña.
claim-first = Tu cuenta es de invitado. Elige primero un nombre y una contraseña.
guest-has-no-name = Tu cuenta es de invitado, sin contraseña.
logged-out = Has cerrado la sesión.
settings-profile = Perfil
settings-profile-about = Avatar, nombre y contraseña
avatar-about = Los demás jugadores lo ven junto a tu nombre.
avatar-number = Castillo { $number }
avatar-more = Más castillos
see-own-profile = Ver tu perfil público
save-name = Guardar nombre
name-saved = Nombre cambiado.
save-password = Cambiar contraseña
password-saved = Contraseña cambiada. Se ha cerrado la sesión en todos los demás dispositivos.
password-current = Contraseña actual
password-ends-sessions = Una contraseña nueva cierra la sesión en todos los demás dispositivos y revoca tus tokens. También elimina las aplicaciones conectadas, a menos que las conserves.
password-keep-apps = Conservar mis aplicaciones conectadas
settings-appearance = Apariencia
settings-appearance-about = Idioma, tema, juego
on-this-machine = Estos ajustes solo se aplican a este navegador.
sound = Sonido y vibración
prefer-sound = Sonidos
prefer-sound-about = Un sonido suave cuando te toca y cuando se coloca una ficha.
prefer-vibration = Vibración
prefer-vibration-about = Una vibración breve cuando te toca, en teléfonos.
theme-system = Igual que el dispositivo
theme-light = Claro
theme-dark = Oscuro
prefer-letters = Letras en los terrenos
prefer-letters-about = Cada terreno muestra su letra, como en los correos. Ayuda si algunos colores se parecen.
play-preferences = Juego
prefer-at-once-about = El primer toque en una ficha la elige, sin confirmación. Colocar una ficha siempre se confirma.
settings-time = Disponibilidad
settings-time-about = Zona horaria, vacaciones, fines de semana, recordatorios
time-zone = Zona horaria
time-zone-same = Tu zona horaria es { $zone }, como en este dispositivo.
time-zone-differs = Tu zona horaria es { $zone }; este dispositivo tiene otra.
time-formats = Las fechas y horas se escriben como en tu navegador: { $example }.
time-zone-change = Cambiar la zona horaria
time-zone-here = Usar la zona horaria de este dispositivo: { $zone }
weekends-off = Fines de semana libres
weekends-off-about = Tus relojes se paran los sábados y los domingos, en las partidas que lo permiten.
reminder-before = Recordatorio adicional
reminder-none = Ninguno
reminder-length = { $time } antes del plazo
reminder-hint = Siempre recibes un recordatorio cuando te queda una quinta parte de tu tiempo.
holidays = Vacaciones
holidays-about = Tus relojes se paran, en las partidas que lo permiten.
holidays-left = Restantes para { $year }: { $left } de { $budget }
first-day = Primer día
last-day = Último día
take-holiday = Añadir vacaciones
holiday-taken = Vacaciones añadidas.
holiday-over = pasadas
holiday-now = ahora
end-holiday = Eliminar
holiday-ended = Vacaciones eliminadas.
settings-notices = Avisos
settings-notices-about = Canales, frecuencia, horas de silencio
notice-language = Idioma de los correos y avisos
digest-choice = Frecuencia de los correos
digest-at_once = Al momento
digest-hourly = Cada hora
digest-daily = Una vez al día
digest-hint = Los recordatorios y los correos de seguridad se envían siempre al momento.
quiet-hours = Horas de silencio
quiet-hours-on = Usar horas de silencio
quiet-hours-about = Los avisos esperan hasta que terminan estas horas, salvo los webhooks y los de seguridad de la cuenta. La zona horaria se indica en
quiet-from = Desde
quiet-until = Hasta
quiet-strict = Silencio aunque se acabe mi tiempo
quiet-strict-about = Si está desactivado, se te avisa de todos modos cuando tu tiempo se va a acabar antes de que terminen las horas de silencio.
save-quiet-hours = Guardar horas de silencio
channels = Canales
channels-about = Los avisos que desactives aquí seguirán apareciendo en tu lista de avisos.
channel-email = Correo
channel-push = Push
channel-chat = Chat
channel-webhook = Webhook
channel-off = Sin configurar
channel-none = Fuera de Kingdomail aún no te llega nada.
channel-push-on = Activar notificaciones push
channel-set-up = Configurar
channel-count =
    { $count ->
        [one] { $count } destino
       *[other] { $count } destinos
    }
channel-sentences = Cuándo avisarte
tell-me = { $when }: avísame por { $channels }.
tell-me-nothing = { $when }: no me avises.
tell-me-partly = Con excepciones.
tell-me-security = Se envía siempre a tu correo electrónico.
tell-me-details = Detalles
when-turn = Cuando me toca
when-time = Antes y después de que se acabe mi tiempo
when-invited = Cuando me invitan
when-games = Cuando una partida empieza, termina o se cancela
when-agreements = Cuando me piden deshacer, pausar o aceptar un asiento
when-series = Durante una Dinastía
when-security = Cuando mi cuenta puede estar en riesgo
kind-your_turn = Te toca
kind-cover_a_crown = Te han enviado un gigante
kind-reminder = Se te acaba el tiempo
kind-timed_out = Se te acabó el tiempo
kind-invited = Invitaciones
kind-game_started = Partida empezada
kind-game_finished = Partida terminada
kind-game_cancelled = Mesa cancelada
kind-proposal = Propuestas de deshacer y de pausa
kind-seat = Cesión de asientos
kind-series = Dinastías
kind-security = Seguridad de la cuenta
settings-mail = Dirección de correo
settings-mail-about = Para avisos y para restablecer la contraseña
mail-about = Tus avisos llegan aquí con imágenes y botones, para que puedas jugar desde un correo. También necesitas una dirección para restablecer una contraseña olvidada.
mail-none = Todavía no tienes ninguna dirección de correo.
mail-confirmed = Confirmada. Tus correos se envían aquí.
mail-pending = aún no está confirmada. Abre el correo que hemos enviado a esa dirección y sigue el enlace.
mail-disabled = Desactivada desde el { $since }: durante cinco días no se pudo entregar ningún correo.
mail-add = Añadir dirección de correo
mail-change = Cambiar dirección de correo
mail-address = Dirección de correo
mail-why-password = Necesaria, porque con esta dirección se puede restablecer tu contraseña.
mail-send-link = Enviar enlace de confirmación
mail-link-sent = Enlace de confirmación enviado.
mail-remove = Eliminar dirección de correo
mail-remove-about = No recibirás más correos y no podrás restablecer una contraseña olvidada.
mail-removed = Dirección de correo eliminada.
send-test = Enviar prueba
test-sent = Prueba enviada.
settings-push = Notificaciones push
settings-push-about = En este dispositivo
push-about = Se te avisa en este dispositivo en cuanto te toca, aunque Kingdomail esté cerrado.
push-begin = Activar en este navegador
push-on = Activado en este navegador.
push-end = Desactivar
push-ended = Desactivado.
push-denied = Tu navegador bloquea las notificaciones de este sitio. Abre los ajustes del sitio, junto a la barra de direcciones, permite las notificaciones e inténtalo otra vez.
push-failed = Tu navegador no ha podido suscribirse. Las notificaciones push no funcionan en ventanas privadas ni con el servicio push del navegador desactivado.
push-impossible = Este navegador no admite notificaciones push. En un iPhone o iPad, añade primero Kingdomail a la pantalla de inicio: Compartir, y después «Añadir a pantalla de inicio».
push-others = Otros navegadores
settings-webhooks = Chat y webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Tus avisos pueden enviarse a un canal de chat o a tu propio programa.
webhook-add = Añadir chat o webhook
webhook-added = Añadido.
webhook-kind = Tipo
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = En Discord: Editar canal, Integraciones, Webhooks, Copiar URL del webhook.
webhook-hint-slack = En Slack: la URL de webhook de una aplicación con Incoming Webhooks.
webhook-hint-ntfy = La URL de tu tema, por ejemplo https://ntfy.sh/my-topic.
webhook-hint-standard = Tu programa recibe mensajes firmados según Standard Webhooks.
webhook-secret = Tu secreto de firma.
webhook-on = Activado
webhook-off = Desactivado
turn-on = Activar
turn-off = Desactivar
webhook-turned-on = Activado.
webhook-turned-off = Desactivado.
webhook-removed = Eliminado.
new-secret = Renovar el secreto
deliveries = Entregas recientes
deliveries-none = Todavía no hay entregas.
look-again = Actualizar
delivery-test = Prueba
delivery-notice = Aviso
delivery-pending =
    { $attempts ->
        [0] Pendiente de envío.
        [one] Pendiente de reenvío tras { $attempts } intento.
       *[other] Pendiente de reenvío tras { $attempts } intentos.
    }
delivery-delivered = Entregado.
delivery-dropped = No enviado: ya no es relevante.
delivery-dead =
    { $attempts ->
        [one] Ha fallado tras { $attempts } intento.
       *[other] Ha fallado tras { $attempts } intentos.
    }
send-again = Reenviar
sent-again = Reenviando.
settings-calendar = Calendario
settings-calendar-about = Tus plazos en tu aplicación de calendario
calendar-about = Tu aplicación de calendario puede mostrar hasta cuándo tienes que jugar: suscríbete al enlace que crees aquí.
calendar-address = El enlace de tu calendario.
calendar-make = Crear enlace del calendario
calendar-made = Enlace del calendario creado.
calendar-end = Eliminar enlace del calendario
calendar-ended = Enlace del calendario eliminado.
calendar-replaces = Un enlace nuevo sustituye al anterior. Quien tenga el enlace puede ver tus plazos.
settings-sessions = Dispositivos
settings-sessions-about = Dónde has iniciado sesión
sessions-about = Navegadores y dispositivos con la sesión iniciada en tu cuenta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.
session-this = este navegador
session-since = Añadido: { $since }.
last-used = Último uso: { $ago }.
end-session = Cerrar sesión
session-ended = Sesión cerrada.
end-other-sessions = Cerrar sesión en todos los demás dispositivos
sessions-ended = Se ha cerrado la sesión en todos los demás dispositivos.
apps = Aplicaciones conectadas
apps-about = Aplicaciones de terceros que has autorizado, con lo que puede hacer cada una.
apps-none = No hay aplicaciones conectadas.
app-named = Nombre de la aplicación: { $app }
app-on-device = En otro dispositivo
app-throw-out = Eliminar
app-thrown-out = Aplicación eliminada.
apps-throw-out = Eliminar todas las aplicaciones
apps-thrown-out = Se han eliminado todas las aplicaciones.
settings-programs = Para desarrolladores
settings-programs-about = Tokens y bots
programs-about = Casi todo lo que puedes hacer aquí también lo puede hacer un programa, a través de la API.
programs-docs = Documentación de la API
tokens = Tokens
tokens-about = Un programa usa un token en lugar de tu contraseña. Un token solo puede hacer lo que selecciones.
token-make = Crear token
token-made = Token creado.
token-secret = Tu token nuevo.
token-name = Nombre del token
token-name-hint = Para reconocerlo en la lista.
token-of = Actúa como
token-of-me = Tú
token-for = Para { $name }
token-lifetime = Caducidad
until-revoked = Sin caducidad
good-until = Caduca el { $until }.
never-used = Nunca usado.
revoke = Revocar
token-revoked = Token revocado.
scopes = Permisos
bots = Bots
bots-about = Un bot juega con su propio nombre, y se indica que es tuyo, en las mesas que admiten bots.
bot-name = Nombre del bot
bot-make = Crear bot
bot-made = Bot creado. Ahora, créale un token.
bot-removed = Bot eliminado.
settings-data = Tus datos
settings-data-about = Descárgalo todo
data-account = Datos de la cuenta
data-account-about = Todo lo que guardamos sobre ti, en JSON, salvo tu contraseña y otros secretos.
data-account-download = Descargar datos de la cuenta
data-records = Tus partidas
data-records-about = Un archivo con todas tus partidas terminadas, una por línea. Se pueden verificar sin este servidor.
data-records-download = Descargar partidas
downloaded = Descarga lista.
settings-deletion = Eliminar cuenta
settings-deletion-about = Es definitivo
deletion-lead = Es definitivo y no se puede deshacer:
deletion-games = Dejas todas las mesas y te rindes en todas las partidas en curso.
deletion-name = Tu nombre se elimina de todas partes.
deletion-bots = Tus bots, tokens y webhooks se eliminan.
deletion-kept = Tus partidas terminadas se conservan: las públicas las puede ver cualquiera; las demás, tus rivales.
deletion-take-along = Descarga antes tus datos
deletion-sure = Quiero eliminar mi cuenta definitivamente.
deletion-confirm = Eliminar mi cuenta
deleted = Tu cuenta se ha eliminado.
history-steps = Línea de tiempo
history-back = Anterior
history-on = Siguiente
history-play = Reproducir
history-pause = Pausar
history-since = Desde tu último turno
history-keys = Flechas: paso a paso. Espacio: reproducir. Inicio y Fin: primer y último paso.
history-step = Paso { $number } de { $of }
history-share = Compartir esta posición
history-film = Descargar la animación
history-save = Descargar
history-score-of = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
history-curve = Puntos a lo largo de la partida
verify-title = ¿Fue limpia la mezcla?
verify-lead = Antes de que se uniera ningún jugador, el servidor se comprometió a usar un número secreto, la semilla de la mezcla. Tu navegador comprueba que la semilla revelada corresponde a ese compromiso, vuelve a calcular la mezcla y la compara con la partida.
verify-now = Verificar la mezcla
verify-working = Calculando…
verify-agrees = Verificado: la mezcla es exactamente la que el servidor prometió antes de la partida.
verify-differs = No verificado: la mezcla no es la que el servidor prometió antes de la partida. Guarda el archivo de la partida y contacta con el administrador de este servidor.
verify-failed = No se ha podido verificar la mezcla: esta página no admite el formato del archivo de la partida.
verify-ok = Correcto:
verify-wrong = Fallo:
verify-found = Calculado: { $found }
verify-commitment = El compromiso hecho al crear la mesa corresponde a la semilla revelada al final.
verify-lines = La semilla y los números aleatorios de los jugadores dan las fichas en el orden en que salieron.
verify-kings = Los mismos números dan el orden de las primeras elecciones.
verify-quests = Los mismos números dan las dos misiones.
verify-root = La huella digital de todas las filas, publicada al principio, corresponde a las filas de la partida.
verify-proofs =
    { $lines ->
        [one] { $lines } fila tiene una prueba que corresponde a la huella digital.
       *[other] { $lines } filas tienen una prueba que corresponde a la huella digital.
    }
verify-own-bytes = Jugadores que añadieron números aleatorios: { $names }.
verify-no-bytes = Ningún jugador añadió un número aleatorio, así que el servidor pudo probar muchas semillas y elegir entre ellas antes de crear la mesa.
verify-method = El método, y un programa para repetir esta comprobación, se describen en la documentación.
plan-title = Planear tu próximo turno
plan-given = Tu plan para el próximo turno
plan-lead = Tu plan se juega automáticamente cuando te toca. Los demás jugadores no pueden verlo.
plan-place = Dónde colocar la ficha { $domino }
plan-otherwise = Si no cabe ahí
plan-best = Colocarla donde dé más puntos
plan-ask = Decidir yo
plan-no-place = Sin posición elegida. Toca el tablero o usa la opción de abajo.
plan-clear = Quitar la posición
plan-pick = Qué elegir, por orden de preferencia
plan-picked-as = { $domino }, opción { $number }
plan-later = Las fichas de tu próxima elección aún no han salido.
plan-void = Cancelar el plan automáticamente
plan-void-taken = si otro jugador elige la ficha { $domino }
plan-void-giant = si me envían un gigante
plan-would = Si fuera ahora tu turno
plan-would-place = Se coloca la ficha { $domino }.
plan-would-discard = Se descarta la ficha { $domino }, porque no cabe en ningún sitio.
plan-would-ask-place = Tú decides dónde colocar la ficha { $domino }.
plan-would-pick = Se elige la ficha { $domino }.
plan-would-ask-pick = Tú decides qué ficha elegir.
plan-would-score = Tu reino tiene entonces { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
plan-give = Guardar plan
plan-change = Actualizar plan
plan-withdraw = Cancelar plan
plan-saved = Plan guardado para tu próximo turno.
plan-withdrawn = Plan cancelado. Jugarás tú el próximo turno.
plan-since = Guardado: { $at }
score-factors = { $squares } × { $crowns }
score-sheet = Puntos
tie-by-property = { $name } iguala a { $other } en puntos y queda por delante por su región más grande: { $more } casillas frente a { $less }.
tie-by-crowns = { $name } iguala a { $other } en puntos y en la región más grande, y queda por delante por tener más coronas: { $more } frente a { $less }.
tie-shared = { $name } iguala a { $other } en puntos, región más grande y coronas: comparten el puesto { $rank }.
largest-property = Región más grande
crowns = Coronas
share-link = Compartir enlace
share-picture = Compartir imagen
rematch-proposed = { $name } propone una revancha.
rematch-accept = Aceptar la revancha`;export{e as default};