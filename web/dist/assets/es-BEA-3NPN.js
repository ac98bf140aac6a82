var e=[`# Lo que hay en la caja y lo que se elige en la mesa.

terrain-wheat = campo de trigo
terrain-forest = bosque
terrain-lake = lago
terrain-pasture = pradera
terrain-swamp = pantano
terrain-mine = mina

variant-middle-kingdom = Reino Medio
variant-harmony = Armonía
variant-mighty-duel = El Duelo Poderoso

edition-rulebook = Reglamento
edition-board-game-arena = Board Game Arena

expansion-none = Juego básico
expansion-age-of-giants = La Era de los Gigantes

house-random = Jugador de la casa (al azar)
house-greedy = Jugador de la casa (codicioso)
house-searching = Jugador de la casa (previsor)

quest-local-business-wheat = Negocios locales: campo de trigo
quest-local-business-forest = Negocios locales: bosque
quest-local-business-lake = Negocios locales: lago
quest-local-business-pasture = Negocios locales: pradera
quest-local-business-swamp = Negocios locales: pantano
quest-local-business-mine = Negocios locales: mina
quest-four-corners-wheat = Las cuatro esquinas: campo de trigo
quest-four-corners-forest = Las cuatro esquinas: bosque
quest-four-corners-lake = Las cuatro esquinas: lago
quest-four-corners-pasture = Las cuatro esquinas: pradera
quest-four-corners-swamp = Las cuatro esquinas: pantano
quest-four-corners-mine = Las cuatro esquinas: mina
quest-harmony = Armonía
quest-middle-kingdom = Reino Medio
quest-lost-corner = La esquina perdida
quest-folie-des-grandeurs = Delirios de grandeza
quest-bleak-king = El rey va desnudo

## Cómo llama la gente a la hora de sus relojes

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
`,`# Por qué una jugada va contra las reglas.

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
`,`# Lo que significa cada código de la API.

## La petición en sí

problem-request_malformed = La petición no es HTTP válido.
problem-json_malformed = El cuerpo no es JSON válido.
problem-parameter_invalid = Un parámetro de la dirección o de la consulta no es válido.
problem-header_invalid = Una cabecera no es válida.
problem-idempotency_key_missing = Falta la cabecera Idempotency-Key.
problem-route_not_found = No hay nada en esta dirección.
problem-method_not_allowed = Esta dirección no admite este método.
problem-body_timeout = El cuerpo no llegó a tiempo.
problem-body_too_large = El cuerpo es demasiado grande.
problem-content_type_unsupported = El cuerpo tiene que ser application/json.
problem-content_encoding_unsupported = El cuerpo no puede ir comprimido ni codificado: envíalo sin Content-Encoding.
problem-field_invalid = Un campo del cuerpo falta, es desconocido o no es válido.
problem-idempotency_key_reused = Esta Idempotency-Key ya llegó con otra petición.
problem-expected_version_missing = Indica qué versión de la partida has visto: expected_version o If-Match.
problem-version_stale = La partida ha avanzado desde la versión que esperabas.
problem-settings_stale = Los ajustes han cambiado desde que los viste.

## Cuentas

problem-token_missing = Hace falta un token de acceso.
problem-token_invalid = El token de acceso no es válido.
problem-token_expired = El token de acceso ha caducado: renuévalo.
problem-session_ended = La sesión ha terminado o el token fue revocado: vuelve a entrar o usa otro token.
problem-credentials_wrong = El nombre o la contraseña no son correctos.
problem-refresh_token_invalid = El token de renovación no es válido o su sesión ha terminado.
problem-refresh_token_reused = El token de renovación ya se ha usado.
problem-cross_site_request = Esto solo lo puede pedir una página de este servidor.
problem-ticket_invalid = El ticket no es válido, ya se usó o ha caducado.
problem-password_wrong = La contraseña actual no es correcta.
problem-name_invalid = Esto no puede ser un nombre.
problem-name_taken = Alguien ya tiene este nombre o uno muy parecido.
problem-too_many_renames = Has cambiado de nombre demasiadas veces últimamente: espera antes de volver a cambiarlo.
problem-registration_closed = Este servidor no admite cuentas nuevas.
problem-invitation_needed = En este servidor hace falta un enlace de invitación para crear una cuenta.
problem-not_a_guest = Esta cuenta no es de un invitado.
problem-password_too_short = Una contraseña tiene al menos 10 caracteres.
problem-password_too_long = Una contraseña tiene como máximo 256 caracteres.
problem-password_guessable = Esta contraseña es demasiado fácil de adivinar.
problem-session_not_found = No tienes ninguna sesión así.
problem-time_zone_unknown = No existe esa zona horaria.
problem-holiday_out_of_range = Unas vacaciones empiezan dentro de un año como mucho y duran al menos una hora.
problem-holiday_overlaps = Ya tienes vacaciones en esas fechas.
problem-holiday_over_budget = Son más vacaciones de las que te quedan este año.
problem-holiday_not_found = No tienes esas vacaciones o ya han terminado.
problem-calendar_not_found = No existe ese calendario, o ya no existe.

## Avisos

problem-endpoint_not_found = No tienes ese punto de entrega.
problem-delivery_not_found = Ese punto no tiene esa entrega.
problem-too_many_endpoints = No puedes tener más puntos de este tipo: quita uno primero.
problem-endpoint_off = El punto de entrega está desactivado: actívalo primero.
problem-test_under_way = Ya hay una prueba en curso.
problem-address_forbidden = El servidor no puede enviar a esta dirección.
problem-link_expired = Este enlace ha caducado.
problem-link_used = Este enlace ya se ha usado.
problem-mail_address_invalid = Esto no es una dirección de correo.
problem-too_soon = Eso se hizo hace un momento: espera un minuto.
problem-subscription_invalid = Esto no es una suscripción de un navegador.

## Mesas

problem-game_not_found = No existe esa partida o no puedes verla.
problem-version_not_found = La partida no tiene esa versión.
problem-series_not_found = Esta Dinastía no existe o no puedes verla.
problem-series_too_long = Una Dinastía tiene de 1 a 15 partidas.
problem-rest_out_of_range = Un descanso dura entre un segundo y 90 días.
problem-no_place = No tienes plaza en esta Dinastía.
problem-series_not_resting = Esto solo se puede hacer entre dos partidas de una Dinastía.
problem-series_over = La Dinastía ha terminado.
problem-seat_not_found = La partida no tiene ese asiento.
problem-link_invalid = El enlace no es válido o ha caducado.
problem-player_not_found = Nadie tiene ese nombre.
problem-profile_not_found = No existe ese jugador.
problem-players_out_of_range = A Kingdomino juegan de 2 a 4 personas; con La Era de los Gigantes, de 2 a 5.
problem-mighty_duel_needs_two_players = Al Duelo Poderoso juegan exactamente 2 personas.
problem-variant_is_a_quest = Con La Era de los Gigantes, esta variante es una misión.
problem-pace_out_of_range = El ritmo deja menos o más tiempo del que puede tener una mesa.
problem-too_many_house_players = Hay menos asientos junto al tuyo que jugadores de la casa.
problem-table_not_open = La mesa ya no está abierta.
problem-table_full = Todos los asientos están ocupados.
problem-already_seated = Ya tienes asiento en esta mesa.
problem-too_few_players = Una partida necesita al menos 2 jugadores.
problem-opener_cannot_leave = Quien abrió una mesa no puede dejarla, pero sí cancelarla.
problem-not_the_opener = Solo quien abrió la mesa puede hacer esto.
problem-not_seated = No tienes asiento en esta mesa.
problem-game_not_started = La partida aún no ha empezado.
problem-game_not_finished = La partida no ha terminado.
problem-is_sandbox = Esto es para partidas, no para mesas de prueba.
problem-record_invalid = El registro no es válido.
problem-already_asked = Otra persona de la mesa ya está pidiendo algo.
problem-nothing_asked = Esto ya no se está pidiendo.
problem-nothing_to_undo = No hay ninguna decisión tuya que se pueda deshacer.
problem-pause_out_of_range = Una pausa termina antes de 90 días.
problem-not_paused = No hay ninguna pausa.
problem-seats_stay = En esta mesa nadie puede ceder su asiento.
problem-not_your_seat = Este es el asiento de otra persona.
problem-nothing_offered = Este asiento no se ofrece, o no a ti.
problem-game_too_long = En esta mesa ha pasado ya tanto que nadie puede unirse, pedir nada ni ofrecer su asiento: solo se puede jugar hasta el final.
problem-too_many_proposals = Desde tu asiento ya se ha pedido algo, deshecho una decisión u ofrecido el asiento tantas veces como se permite en una partida. Aún puedes jugar y responder a los demás.

## Reglas

problem-game_finished = La partida ha terminado.
problem-seat_conceded = Tu asiento lo ocupa un jugador de la casa, que juega hasta el final.
problem-seat_taken_over = Un jugador de la casa ocupó tu asiento: recupéralo primero.
problem-seat_is_yours = Nadie ha ocupado tu asiento.
problem-deadline_passed = Se acabó el tiempo para esto: un jugador de la casa está a punto de jugar.
problem-not_your_turn = Es el turno de otra persona.
problem-must_place_first = Coloca o descarta antes de elegir.
problem-nothing_to_place = Tu rey no tiene ahora ninguna ficha que colocar.
problem-domino_not_in_line = Esta ficha no está en la nueva fila.
problem-domino_taken = En esta ficha ya hay otro rey.
problem-not_your_domino = Esta no es la ficha que está bajo tu rey.
problem-out_of_bounds = El reino no cabría en su cuadrícula.
problem-cell_occupied = Una ficha ocupa dos casillas libres.
problem-no_matching_terrain = Una casilla debe ser adyacente al castillo o a su mismo terreno.
problem-must_place = Una ficha que se puede colocar se tiene que colocar.
problem-must_cover = Tapa primero una corona con el gigante que ha llegado.
problem-must_send_or_keep = Primero envía un gigante o consérvalo.
problem-no_giant_came = No ha llegado ningún gigante que tenga que tapar una corona.
problem-no_footprint = Un gigante solo se envía o se conserva tras una ficha con huellas.
problem-no_visible_crown = En esa casilla no hay ninguna corona visible.
problem-no_giant_there = En esa casilla no hay ningún gigante.
problem-no_opponent = Un gigante va a un rival de la misma partida.
problem-opponent_without_crown = Ese rival no tiene ninguna corona visible.

## Órdenes

problem-order_invalid = La orden no tiene sentido.
problem-order_not_found = No tienes ninguna orden para tu próximo turno.
problem-no_turn_to_come = No te queda ningún turno en esta partida.

## Fallos

problem-internal_error = Algo ha fallado por nuestra parte. Ha quedado registrado.
problem-unavailable = Ahora mismo no se puede hacer esto. Inténtalo de nuevo.
problem-scope_missing = Este token no sirve para eso.
problem-session_required = Solo puede hacerlo quien ha iniciado sesión, no un token.
problem-not_an_admin = Solo puede hacerlo quien administra el servidor.
problem-guest_account = Un invitado no puede hacer esto: elige antes un nombre y una contraseña.
problem-account_locked = Esta cuenta está bloqueada.
problem-rate_limited = Envías peticiones con demasiada frecuencia.
problem-too_many_attempts = Se intentó demasiadas veces.
problem-too_many_connections = Hay demasiadas conexiones desde tu dirección.
problem-too_many_streams = Tienes demasiadas transmisiones y esperas abiertas.
problem-token_not_found = No tienes ese token.
problem-app_not_found = No has dejado entrar a esa aplicación.
problem-too_many_tokens = No puedes tener más tokens.
problem-token_lifetime_out_of_range = Un token vale de un minuto a 366 días, o hasta que se revoca.
problem-bot_not_found = No tienes ese bot.
problem-too_many_bots = No puedes tener más bots.
problem-too_many_games = Ya participas en tantas partidas como puede tener una cuenta: termina o deja una antes.
problem-bots_not_admitted = Esta mesa no admite bots.
problem-guests_play_unrated = Los invitados solo juegan donde no cambia ninguna puntuación de jugador.
`,`# Lo que se le dice a quien juega. El asunto es una línea sin punto final.

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
cover-a-crown = { $from } ha enviado un gigante a tu reino: elige la corona que va a tapar. La partida te espera.
    .subject = { $from } te ha enviado un gigante
reminder = Sigue siendo tu turno. Tienes hasta el { $deadline }.
    .subject = La partida contra { $opponents } te sigue esperando
timed-out =
    Se acabó tu tiempo. { $house_did ->
        [played] Un jugador de la casa ha jugado este turno por ti; el siguiente vuelve a ser tuyo.
        [took-over] A partir de ahora un jugador de la casa juega por ti, hasta que recuperes tu asiento.
       *[took-over-for-good] Tu asiento lo ocupa ahora un jugador de la casa, que jugará hasta el final.
    }
    .subject = Se acabó tu tiempo contra { $opponents }
game-started =
    { $rounds ->
        [one] La partida ha empezado. Tiene { $rounds } ronda.
       *[other] La partida ha empezado. Tiene { $rounds } rondas.
    }
    .subject = Tu partida contra { $opponents } ha empezado
game-cancelled = { $by } ha cancelado la mesa. No tienes que hacer nada.
    .subject = { $by } ha cancelado la mesa
game-finished =
    La partida ha terminado. { $rank ->
        [1] Has ganado
       *[other] Has quedado en el puesto { $rank } de { $players }
    }, con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject =
    { $rank ->
        [1] Has ganado contra { $opponents }
       *[other] Tu partida contra { $opponents } ha terminado
    }
invitation =
    { $from } te ha invitado a una partida de Kingdomino { $seats ->
        [one] para { $seats } persona.
       *[other] para { $seats } personas.
    }
    .subject = { $from } te invita a una partida
invitation-declined = { $player } rechazó tu invitación.
    .subject = { $player } rechazó tu invitación
undo-asked = { $by } quiere deshacer la última decisión. Hace falta el acuerdo de toda la mesa.
    .subject = { $by } quiere deshacer una decisión
undo-answered =
    { $agreed ->
        [yes] { $by } acepta que deshagas tu decisión.
       *[no] { $by } no acepta que deshagas tu decisión. La partida sigue como está.
    }
    .subject =
    { $agreed ->
        [yes] { $by } acepta que deshagas tu decisión
       *[no] { $by } no acepta que deshagas tu decisión
    }
undone = { $by } ha deshecho una decisión. La partida vuelve a estar como antes.
    .subject = { $by } ha deshecho una decisión
pause-asked = { $by } quiere pausar la partida hasta el { $until }. Hace falta el acuerdo de toda la mesa.
    .subject = { $by } quiere una pausa
pause-answered =
    { $agreed ->
        [yes] { $by } acepta la pausa.
       *[no] { $by } no acepta la pausa. El tiempo sigue corriendo.
    }
    .subject =
    { $agreed ->
        [yes] { $by } acepta la pausa
       *[no] { $by } no acepta la pausa
    }
paused = Toda la mesa está de acuerdo: los relojes se paran hasta el { $until }. Cualquiera puede terminar la pausa antes.
    .subject = La partida está en pausa
resumed = { $by } ha terminado la pausa. El tiempo vuelve a correr.
    .subject = La pausa ha terminado
seat-offered = { $from } quiere cederte un asiento en una partida en curso. Si lo aceptas, sigues tú con ese reino.
    .subject = { $from } te ofrece un asiento
seat-handed-over = { $to } sigue jugando en lugar de { $from }.
    .subject = { $to } sigue en lugar de { $from }
series-game-started =
    { $rounds ->
        [one] Ha empezado la partida { $game } de { $games } de tu Dinastía. Tiene { $rounds } ronda.
       *[other] Ha empezado la partida { $game } de { $games } de tu Dinastía. Tiene { $rounds } rondas.
    }
    .subject = Ha empezado la partida { $game } de { $games } contra { $opponents }
series-game-finished =
    La partida { $game } de { $games } de tu Dinastía ha terminado. { $rank ->
        [1] La has ganado
       *[other] Has quedado en el puesto { $rank } de { $players }
    }, con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject =
    { $rank ->
        [1] Has ganado la partida { $game } de { $games } contra { $opponents }
       *[other] La partida { $game } de { $games } contra { $opponents } ha terminado
    }
series-standing =
    Tras la partida { $game } de { $games } { $rank ->
        [1] encabezas tu Dinastía
       *[other] estás en el puesto { $rank } de { $players } de tu Dinastía
    }, con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject = Tu Dinastía tras la partida { $game } de { $games }
series-over =
    Tu Dinastía de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } ha terminado. { $rank ->
        [1] La has ganado
       *[other] Has quedado en el puesto { $rank } de { $players }
    }, con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject =
    { $rank ->
        [1] Has ganado la Dinastía
       *[other] Tu Dinastía ha terminado
    }
series-ready-asked = Ya solo faltas tú para la partida { $game } de { $games } de tu Dinastía. Empezará en cuanto lo confirmes.
    .subject = ¿Empezamos la partida { $game } de { $games }?
series-withdrawn = { $player } ha dejado tu Dinastía. Desde la próxima partida juega en su lugar un jugador de la casa.
    .subject = { $player } ha dejado tu Dinastía
series-cancelled = { $by } ha cancelado tu Dinastía. La clasificación se queda como está.
    .subject = { $by } ha cancelado tu Dinastía
password-changed = La contraseña de tu cuenta se cambió el { $at }.
    .subject = Tu contraseña ha cambiado
new-login = Alguien entró en tu cuenta con { $device } el { $at }.
    .subject = Nuevo acceso a tu cuenta
email-changed = La dirección de correo de tu cuenta se cambió el { $at }.
    .subject = Tu dirección de correo ha cambiado
email-verification =
    Confirma que esta dirección de correo es tuya. El enlace vale durante { $hours ->
        [one] { $hours } hora.
       *[other] { $hours } horas.
    }
    .subject = Confirma tu dirección de correo
password-reset =
    Con este enlace puedes elegir una contraseña nueva. Vale durante { $hours ->
        [one] { $hours } hora.
       *[other] { $hours } horas.
    }
    .subject = Elige una contraseña nueva
webhook-disabled =
    Tu webhook en { $server } se ha desactivado tras { $failures ->
        [one] { $failures } fallo.
       *[other] { $failures } fallos seguidos.
    } Vuelve a activarlo cuando responda.
    .subject = Tu webhook se ha desactivado
test = Esto es una prueba. A partir de ahora recibirás aquí los avisos de tus partidas.
    .subject = Prueba de tus avisos
`,`# Lo que ha pasado desde tu último turno: una frase por hecho.

happened-table-opened = { $player } abrió la mesa.
happened-invited = { $player } recibió una invitación.
happened-declined = { $player } rechazó la invitación.
happened-joined = { $player } se unió a la mesa.
happened-left = { $player } dejó la mesa.
happened-game-started = La partida empezó.
happened-game-cancelled = La mesa se canceló.
happened-house-seated = { $house } ocupó un asiento.
happened-line-dealt = Salió una nueva fila: { $dominoes }.
happened-order-carried-out = { $player } había dejado una orden para este turno.
happened-picked = { $player } eligió la ficha { $domino }.
happened-placed = { $player } colocó la ficha { $domino }.
happened-discarded = { $player } descartó la ficha { $domino }: no cabía en ningún sitio.
happened-covered = { $player } tapó una corona con un gigante.
happened-giant-sent = { $player } envió un gigante a { $to }.
happened-giant-sent-to-you = { $player } te envió un gigante.
happened-giant-kept = { $player } no envió ningún gigante.
happened-timed-out = A { $player } se le acabó el tiempo.
happened-taken-over =
    { $for_good ->
        [yes] Un jugador de la casa juega por { $player } hasta el final.
       *[no] De momento un jugador de la casa juega por { $player }.
    }
happened-taken-back = { $player } recuperó su asiento.
happened-conceded = { $player } se rindió.
happened-undo-asked = { $player } pidió deshacer una decisión.
happened-pause-asked = { $player } pidió una pausa hasta el { $until }.
happened-agreed = { $player } aceptó.
happened-refused = { $player } no aceptó.
happened-withdrawn = { $player } retiró la petición.
happened-undone = { $player } deshizo una decisión.
happened-paused = La partida quedó en pausa hasta el { $until }.
happened-resumed = { $player } terminó la pausa.
happened-seat-offered = { $player } ofreció su asiento a { $to }.
happened-offer-ended = { $player } ya no ofrece su asiento.
happened-seat-handed-over = { $player } cedió su asiento a { $to }.
happened-game-finished = La partida terminó.
`,`# Lo que rodea a las noticias, y las páginas a las que llevan los botones de un correo. Las noticias mismas están en notices.ftl.

greeting = Hola, { $player }:
guest-name = Invitado { $number }
since-your-last-turn = Desde tu último turno
deadline = Tienes hasta el { $at }.
no-deadline = No hay límite de tiempo: juega con calma.
awaited = Le toca a { $player }.
awaited-until = Le toca a { $player }. Tiene hasta el { $until }.

## Botones y enlaces

open-table = Abrir la mesa
play-pick = Elegir la ficha { $domino }
play-place = Colocar la ficha { $domino }
play-discard = Descartar la ficha { $domino }
agree = Acepto
refuse = No acepto
verify-email = Confirmar esta dirección
choose-password = Elegir una contraseña nueva
turn-mails-off = Desactivar estos correos

not-you = Si no has sido tú, cambia tu contraseña y cierra todas las demás sesiones.
not-asked = Si no has pedido este correo, puedes ignorarlo.
mails-are-off = Ya no recibirás más correos como este.

## La página de un botón

about-to-pick = Vas a elegir la ficha { $domino }.
about-to-place = Vas a colocar la ficha { $domino }.
about-to-discard = Vas a descartar la ficha { $domino }.
confirm = Confirmar
done = Hecho. La partida sigue.
done-and-over = Hecho. La partida ha terminado.
link-used = Este enlace ya se ha usado.
link-expired = Este enlace ha caducado.
link-unknown = Este enlace no es nuestro o está incompleto.
address-confirmed = La dirección está confirmada. A partir de ahora tus avisos llegarán aquí.
password-set = Tu contraseña se ha cambiado. Entra con la nueva.
new-password = Contraseña nueva
game-moved-on = La partida ha avanzado desde que se envió este correo. Abre la mesa para ver cómo va.

## Varias a la vez

calendar-name = Kingdomail: tus plazos
digest =
    { $games ->
        [one] Te toca en { $games } partida
       *[other] Te toca en { $games } partidas
    }
unread =
    { $count ->
        [one] { $count } aviso sin leer
       *[other] { $count } avisos sin leer
    }
no-more-pictures = No caben más imágenes en este correo. Los enlaces llevan a las demás mesas.

## Lo que se le pregunta a quien juega

join = Ocupar un asiento
about-to-join = Vas a ocupar un asiento en esta mesa.
joined = Hecho. Tienes un asiento en esta mesa.
take-seat = Aceptar el asiento
decline-seat = Rechazar
answered = Hecho. Los demás ven tu respuesta.
answer-elsewhere = Puedes responder desde el correo o en el programa con el que juegas.

## Lo que se juega en una mesa

terms-players =
    { $players ->
        [one] Para { $players } persona.
       *[other] Para { $players } personas.
    } En la mesa: { $names }.
terms-rules = Reglas: { $rules }.
terms-untimed = No hay límite de tiempo.
terms-per-turn = Tiempo para cada decisión: { $time }.
terms-bank = Tiempo para toda la partida: { $initial }. Cada decisión añade: { $increment }.
terms-grace = No cuenta de cada espera: { $time }.
terms-play-for =
    { $times ->
        [one] Si tu tiempo se acaba { $times } vez, un jugador de la casa ocupa tu asiento.
       *[other] Si tu tiempo se acaba, un jugador de la casa decide por ti; tras { $times } veces seguidas ocupa tu asiento.
    }
terms-take-over = Si tu tiempo se acaba, un jugador de la casa ocupa tu asiento.
terms-unrated = La partida no cambia ninguna puntuación de jugador.
terms-series =
    { $games ->
        [one] Es una Dinastía de { $games } partida.
       *[other] Es la primera de { $games } partidas de una Dinastía: quien se sienta aquí las juega todas.
    }
terms-rest-at-once = Cada partida empieza cuando acaba la anterior.
terms-rest-after = Entre dos partidas hay un descanso, como mucho: { $time }.
terms-rest-when-ready = Cada partida siguiente empieza cuando todos confirman.

## Dinastías

open-series = Abrir la Dinastía
ready = Quiero empezar
series-of = La Dinastía de { $players }
series-not-started = La Dinastía aún no ha empezado.
series-playing = Se está jugando la partida { $game } de { $games }.
series-ended = La Dinastía ha terminado.
series-called-off = La Dinastía se ha cancelado. La clasificación se queda como está.
next-game-now = La próxima partida empieza ahora.
next-game-at = La próxima partida empieza el { $at }, o antes si todos confirman.
next-game-when-ready = La próxima partida empieza cuando todos confirmen.
ready-said = Has confirmado. La próxima partida aún espera a { $players }.
column-player = Jugador
column-game = Partida { $game }
column-total = Total

## Las páginas en las que se decide

turn-place = Te toca: coloca la { $domino }
turn-pick = Te toca: elige una ficha
turn-cover = Te toca: elige la corona que va a tapar el gigante
turn-giant = Te toca: envía un gigante o quédate con él
turn-of-the-house = Un jugador de la casa juega por ti
how-to-place = Toca un número: ahí va la primera casilla de la ficha, y la flecha señala la segunda.
how-to-turn = Gira la ficha:
how-to-cover = Toca un número: el gigante tapa ahí una corona.
points-after = Tu reino después: { $points }.
play-send = Enviar el gigante { $number } a { $player }
play-keep = Quedarme con el gigante
play-take-back = Recuperar tu asiento
play-concede = Rendirse
choose-crown = Elegir la corona
choose-giant = Enviar un gigante
about-to-cover = El gigante va a tapar esta corona.
about-to-send = Vas a enviar un gigante a { $player }.
about-to-keep = Vas a quedarte con el gigante.
about-to-take-back = Vas a recuperar tu asiento del jugador de la casa.
about-to-concede = Vas a rendirte: un jugador de la casa ocupa tu asiento y juega hasta el final. No podrás recuperarlo.
choose-other = Elegir otra cosa
next-game = La próxima partida que te espera: contra { $opponents }
no-game-waits = Ninguna otra partida te espera.
decline = Rechazar la invitación
about-to-decline = Vas a rechazar la invitación a esta mesa.
declined = Hecho. Has rechazado la invitación.
rematch = Jugar otra vez
about-to-rematch = Vas a proponer a los demás otra partida con las mismas reglas.
play-in-browser = Jugar en este navegador
open-in-client = Abrir en la aplicación web
to-games = A tus partidas
invited-by = { $player } te invita a esta mesa.
new-here = Es tu primera vez
known-here = Ya tienes una cuenta
own-name = Nombre
own-password = Contraseña
register-and-join = Registrarte y ocupar un asiento
log-in-and-join = Entrar y ocupar un asiento
name-and-password = Un nombre tiene de 2 a 32 letras; una contraseña, al menos 10 caracteres.
`,`# Lo que dicen las imágenes de una partida.

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
        [pick] Le toca a { $name }: elegir una ficha.
        [place] Le toca a { $name }: colocar la ficha { $domino }.
        [cover] Le toca a { $name }: tapar una corona con un gigante.
       *[send-or-keep] Le toca a { $name }: enviar un gigante o quedárselo.
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

picture-to-place = Por colocar
picture-to-pick = Por elegir
picture-order-of-picks = Orden de elección
picture-nothing-to-pick = La última ronda: nada que elegir.
picture-free = libre
picture-done = hecho
picture-discarded = descartadas: { $dominoes }
picture-if-it-stays = +{ $points } si queda así
picture-pending = { $quest }: { $points } si queda así
picture-with-giant = con un gigante
picture-with-footprint = con huellas
picture-extent = { $width } × { $height } de { $frame } × { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } × { $crowns } corona = { $points }
       *[other] { $terrain } { $squares } × { $crowns } coronas = { $points }
    }

## Lo que piden las misiones y las variantes

picture-local-business = { $points } por cada casilla de { $terrain } alrededor del castillo
picture-four-corners = { $points } por cada casilla de { $terrain } en una esquina del reino
picture-harmony = { $points } por no descartar nada
picture-middle-kingdom = { $points } por el castillo en el centro
picture-lost-corner = { $points } por el castillo en una esquina
picture-folie-des-grandeurs = { $points } por cada tres casillas con corona en línea
picture-bleak-king = { $points } por cada región grande sin coronas

picture-ranking = Clasificación
picture-ties =
    { $crowns ->
        [one] región más grande { $largest }, { $crowns } corona
       *[other] región más grande { $largest }, { $crowns } coronas
    }
picture-key = { $terrains }; un número son las coronas, una letra minúscula tiene un gigante, ## es el castillo.
`,`# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = ver tus partidas y Dinastías, y a otros jugadores
scope-games-play = jugar por ti y ponerse de acuerdo con los demás en la mesa
scope-tables-write = abrir mesas, ocupar y dejar asientos e invitar a otros por ti
scope-notices-read = leer tus avisos
scope-webhooks-write = hacer que tus avisos se envíen a otros programas
scope-account-read = ver tu cuenta y sus ajustes, también tu dirección de correo
`,`# Lo que dice el cliente web además de lo que dicen todos los demás canales.

loading = Un momento…
try-again = Intentar de nuevo
retry-after =
    { $seconds ->
        [one] Inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Inténtalo de nuevo dentro de { $seconds } segundos.
    }
offline = Sin conexión: ves lo último que había aquí.
offline-answer = No hay conexión con el servidor. No se ha enviado nada.
offline-read = No hay conexión con el servidor, y esta página no se ha cargado aquí antes.
unexpected = Algo ha fallado aquí. Inténtalo de nuevo.
skip-to-content = Ir al contenido
to-start = Ir a la página de inicio
link-copied = Enlace copiado
share = Compartir
menu = Más
language = Idioma
nobody = Nadie

## El camino

nav = Principal
nav-games = Partidas
nav-lobby = Sala
nav-leaderboards = Ranking
nav-learn = Aprender
nav-settings = Ajustes
log-in = Entrar
log-out = Salir
register = Crear una cuenta
forgot-password = ¿Has olvidado la contraseña?
name = Nombre
password = Contraseña
password-hint = Al menos 10 caracteres.
for-programmers = Para quien programa

## La primera página

landing-title = Kingdomino, jugada a jugada
landing-lead = Coloca fichas, une sus tierras y corona las mejores. Juega con amigos durante días, o ahora mismo una partida entera contra la casa.
landing-pace = A tu ritmo: una jugada lleva un minuto; una partida, una hora o dos semanas. Te avisamos cuando te toca.
landing-rules = Todo lo que traen las cajas: de dos a cinco personas, todas las variantes, Dinastía y La Era de los Gigantes.
landing-open = Abierto: sin publicidad, sin rastreo y con una interfaz documentada para tus propios programas.
play-now = Jugar ahora
play-now-explained = Contra la casa, sin cuenta. Puedes guardar la partida más tarde.
play-house = Jugar ahora contra la casa
play-house-explained = Una partida de dos, sin cuenta. Puedes parar cuando quieras y seguir más tarde.
a-kingdom-grows = Un reino que crece

## Partidas

your-move = Te toca
to-next-game = Siguiente partida
new-table = Mesa nueva
waits-for-you =
    { $count ->
        [one] { $count } partida te espera
       *[other] { $count } partidas te esperan
    }
waits-for-others = Les toca a los demás
open-tables = Mesas que esperan jugadores
finished-games = Jugadas hace poco
waits-for-players =
    { $missing ->
        [one] Espera a { $missing } persona más
       *[other] Espera a { $missing } personas más
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## Una mesa

house-name-random = La casa (al azar)
house-name-greedy = La casa (codiciosa)
house-name-searching = La casa (previsora)
turn-yours =
    { $expected ->
        [pick] Te toca: elige una ficha
        [pick-again] Te toca: elige otra ficha
        [place] Te toca: coloca la ficha { $domino }
        [cover] Te toca: elige la corona que va a tapar el gigante
       *[send-or-keep] Te toca: envía un gigante o quédate con él
    }
turn-theirs =
    { $expected ->
        [pick] { $name } elige una ficha
        [place] { $name } coloca una ficha
        [cover] { $name } tapa una corona
       *[send-or-keep] { $name } envía un gigante o se lo queda
    }
paused-until = La partida está en pausa hasta el { $until }.
you-won =
    { $points ->
        [one] Has ganado con { $points } punto
       *[other] Has ganado con { $points } puntos
    }
game-over = La partida ha terminado
lines = Las filas de fichas
quests = Misiones
decision = Tu decisión
other-players = Los jugadores
log = Lo que ha pasado
skip = Saltar
gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
no-points-yet = Las regiones con coronas dan puntos: casillas por coronas.
place = Colocar
take = Elegir
discard = Descartar
cover = Tapar
tap-a-cell = Toca el sitio donde va
tap-a-domino = Toca una ficha
next-in-order = Con ella juegas en el puesto { $place } de { $of } en la próxima ronda.
tap-a-crown = Toca la corona que va a tapar
fits-nowhere = No cabe en ningún sitio de tu reino.
turn-domino = Girar: { $domino }
all-spots =
    { $count ->
        [one] { $count } forma de colocarla
       *[other] Las { $count } formas de colocarla
    }
spot =
    Fila { $row }, columna { $column }, hacia el { $direction ->
        [east] este
        [south] sur
        [west] oeste
       *[north] norte
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cell-at = Fila { $row }, columna { $column }
row = Fila { $row }
column = Columna { $column }
cell-free = libre
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } corona
       *[other] { $terrain }, { $crowns } coronas
    }, ficha { $domino }{ $giants ->
        [0] { "" }
        [one] , { $giants } gigante
       *[other] , { $giants } gigantes
    }
legal-cells = Dónde se puede colocar
domino-named = Ficha { $domino }
domino-in-words = Ficha { $domino }: { $first }, { $second }
send-or-keep = Envía un gigante a un rival o quédate con él.
send-to = A quién
send-giant = Enviar
keep-giant = Conservar
house-plays-for-you = Un jugador de la casa juega por ti. Recupera tu asiento cuando quieras.
house-plays = juega la casa
take-back = Recuperar el asiento
away-holiday = de vacaciones
away-weekend = fin de semana libre
away-pause = en pausa
withdraw = Retirar
ask-undo = Pedir deshacer la última decisión
undo-now = Deshacer la última decisión
ask-pause = Pedir una pausa de una semana
pause-now = Pausar una semana
end-pause = Terminar la pausa
pick-at-once = Elegir con un solo toque
concede = Rendirse
concede-sure = ¿Rendirte en esta partida? Un jugador de la casa la jugará por ti hasta el final.
play-on = Seguir jugando
rematch-waits = Tus rivales te esperan en la mesa de la revancha.
rematch-begun = La revancha ha empezado.
rematch-show = Abrir la revancha
look-back = Repasar
history = La partida hasta ahora
back-to-table = Volver a la mesa
version = Jugada
download-record = Registro
download-notation = Notación
points-by-round = Puntos por ronda
column-round = Ronda

## Una mesa que espera

start-now = Empezar ya
leave-table = Dejar la mesa
cancel-table = Cancelar la mesa
share-table = Compartir el enlace
invite-by-name = Invitar a alguien
invite = Invitar
`,`# Abrir una mesa, encontrar una y las Dinastías, en el cliente web.

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
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = Entra para ver esto.
look-around = Mirar sin cuenta
play-too = Para jugar tú también, crea una cuenta o juega enseguida contra la casa.
more = Mostrar más
people-you = Tú
member-since = Juega aquí desde el { $since }
bot-since = Un bot, desde el { $since }
guest-since = Un invitado, desde el { $since }
bot-of = Hecho por { $owner }
house-mark = Casa
bot-mark = Bot

## How good

ratings = Puntuaciones
not-rated = Todavía sin puntuación.
rating-at-least = En la clasificación: { $points }, la puntuación menos tres veces su incertidumbre.
rating-rests-on =
    { $games ->
        [one] De { $games } partida.
       *[other] De { $games } partidas.
    }
rating-explained = La puntuación estima lo bien que juega alguien; todo el mundo empieza con 25. El número tras ± es su incertidumbre, que se reduce con cada partida.

## How reliable

reliability = Fiabilidad
reliability-unknown = Nadie ha esperado todavía a este jugador.
reliability-median = Suele responder en
reliability-timeouts = Se le acabó el tiempo
reliability-waits = Turnos contra personas en el último año
of-hundred = { $count } de cada 100 turnos
never = Nunca

## What games came to

statistics = Estadísticas
statistics-games = Partidas
statistics-wins = Ganadas
statistics-mean = Puntos de media
statistics-best = Máximo de puntos
statistics-bonuses = Por variantes
statistics-quests = Por misiones
statistics-giants = Gigantes al final
statistics-discards = Fichas descartadas
statistics-taken-over = Terminadas por la casa
statistics-terrains = Puntos por terreno, de media

## Games played

games-played = Partidas jugadas
no-games-played = Ninguna partida terminada.
filter-result = Qué partidas
result-all = Todas las partidas
result-won = Ganadas
result-lost = No ganadas
place-first = Ganada
place-of = Puesto { $rank } de { $players }
played-against = Contra { $players }
house-finished = La casa la jugó hasta el final.
changed-hands = Tomó el asiento de otro jugador.

## One against another

head-to-head = Cara a cara
against-me = Tú y { $name }
against-me-games = Todas las partidas entre vosotros
results = Resultados
never-met = No han terminado ninguna partida juntos.
balance-ahead = Delante: { $player }
balance-level = Empatados
balance-points = Puntos de media

## Leaderboards

category = Qué se juega
leaders-place = Puesto
leaders-rating = Valor seguro
leaders-mean = Puntuación
nobody-rated = Aquí todavía no hay nadie con puntuación.
leaderboard-explained = El valor seguro es la puntuación menos tres veces su incertidumbre: lo que un jugador vale casi con seguridad como mínimo. Sube al jugar más partidas. Los perfiles muestran la puntuación.
`,`# The account and its settings, in the web client.

saved = Guardado.
show-password = Mostrar
copy = Copiar
copied = Copiado
remove = Quitar
not-now = Ahora no
sure = Sí: { $what }
shown-once = Solo se muestra esta vez. Guárdalo en un lugar seguro.
failing-since = No llega nada desde { $since }.

## Accounts

name-hint = De 2 a 32 letras de una sola escritura, cifras, espacios y - _ . '
forgot-lead = ¿Cómo se llama tu cuenta?
reset-ask = Enviarme un enlace
reset-asked = Mira tu correo
reset-asked-lead = Si hay una cuenta con este nombre y una dirección de correo confirmada, va de camino un enlace para elegir una contraseña nueva. Puede tardar unos minutos.
claim = Conservar tus partidas
claim-lead = Elige un nombre y una contraseña: todo lo que has jugado sigue siendo tuyo, aquí y en otros dispositivos.
log-in-leaves-guest = Aquí juegas como { $name }. Si entras en otra cuenta, las partidas de este invitado no van contigo: no podrás volver a ellas, las que están en curso se pierden y el invitado se borra unos días después. Para conservarlas, elige un nombre y una contraseña.
claimed = La cuenta ya es tuya.
claimed-already = Esta cuenta ya tiene nombre y contraseña.
claim-first = Juegas como invitado. Elige primero un nombre y una contraseña.
guest-hint = Conserva esta partida: elige un nombre
guest-has-no-name = Juegas como invitado, sin contraseña.
logged-out = Has salido.

## Profile

settings-profile = Perfil
settings-profile-about = Nombre y contraseña
see-own-profile = Ver cómo te ven los demás
save-name = Guardar el nombre
name-saved = Tu nombre se ha cambiado.
save-password = Cambiar la contraseña
password-saved = Tu contraseña se ha cambiado. Todas las demás sesiones han terminado.
password-current = Contraseña actual
password-ends-sessions = Una contraseña nueva cierra todas las demás sesiones y anula tus tokens. También echa tus aplicaciones, si no las conservas.
password-keep-apps = Conservar las aplicaciones que he dejado entrar

## Appearance

settings-appearance = Aspecto
settings-appearance-about = Idioma, claro u oscuro, juego
on-this-machine = Esto vale solo para este navegador.
theme = Claro u oscuro
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
play-preferences = Mientras juegas
prefer-hints = Mostrar los puntos de antemano
prefer-hints-about = Lo que está permitido se ilumina, y al lado está lo que daría.
prefer-at-once-about = El primer toque en una ficha la coge, sin confirmación.

## Time

settings-time = Tiempo
settings-time-about = Zona horaria, días libres, recordatorios
time-zone = Zona horaria
time-zone-here = Usar la de este dispositivo: { $zone }
weekends-off = Fines de semana libres
weekends-off-about = Tus relojes se paran los sábados y domingos, en las mesas que lo permiten.
reminder-before = Un recordatorio más
reminder-none = Ninguno
reminder-length = { $time } antes del plazo
reminder-hint = Siempre se te recuerda cuando han pasado cuatro quintas partes de tu tiempo.
holidays = Vacaciones
holidays-about = Tus relojes se paran en todas las mesas que lo permiten.
holidays-left = Quedan { $left } de los { $budget } de { $year }
first-day = Primer día
last-day = Último día
take-holiday = Tomar estas vacaciones
holiday-taken = Las vacaciones están anotadas.
holiday-over = terminadas
holiday-now = ahora
end-holiday = Renunciar a ellas
holiday-ended = Has renunciado a las vacaciones.

## Notices

settings-notices = Avisos
settings-notices-about = Qué se te avisa, dónde y cuándo
notice-language = Idioma de correos y mensajes
digest-choice = Los correos llegan
digest-at_once = Enseguida
digest-hourly = Cada hora
digest-daily = Cada día
digest-hint = Los recordatorios, y lo que toca a la seguridad de tu cuenta, nunca esperan.
quiet-hours = Horas de silencio
quiet-hours-on = No enviar nada por la noche
quiet-hours-about = Siguen tu zona horaria:
quiet-from = Desde
quiet-until = Hasta
quiet-strict = Sin excepción
quiet-strict-about = Si no, se te avisa cuando tu tiempo se acabaría antes de que termine el silencio.
save-quiet-hours = Guardar las horas de silencio
channels = Qué va adónde
channels-about = Lo que apagues seguirá en tu lista de avisos.
channel-mail = Correo
channel-push = Push
channel-chat = Chat
channel-webhook = Programa
kind-your_turn = Es tu turno
kind-cover_a_crown = Te ha llegado un gigante
kind-reminder = Se te acaba el tiempo
kind-timed_out = Se te acabó el tiempo
kind-invited = Una invitación
kind-game_started = Ha empezado una partida
kind-game_finished = Ha terminado una partida
kind-game_cancelled = Se ha cancelado una mesa
kind-agreement = Deshacer jugadas, pausas
kind-seat = Se cede un asiento
kind-series = Tus Dinastías
kind-security = La seguridad de tu cuenta

## Mail

settings-mail = Dirección de correo
settings-mail-about = Para avisos y una contraseña nueva
mail-about = Tus avisos llegan aquí con imágenes y botones, para que puedas jugar desde un correo. Y solo con una dirección se puede cambiar una contraseña olvidada.
mail-none = Todavía no tienes aquí ninguna dirección de correo.
mail-confirmed = Confirmada. Tus correos van allí.
mail-pending = aún no está confirmada. Abre el correo que hemos enviado allí y sigue su enlace.
mail-disabled = Desactivada desde { $since }: durante cinco días no llegó nada.
mail-add = Añadir una dirección
mail-change = Usar otra dirección
mail-address = Dirección de correo
mail-why-password = Porque quien tiene la dirección puede elegir una contraseña nueva.
mail-send-link = Enviar el enlace
mail-link-sent = Un correo con un enlace va de camino.
mail-remove = Quitar la dirección
mail-remove-about = No llegarán más correos, y una contraseña olvidada no se podrá cambiar.
mail-removed = La dirección se ha quitado.
send-test = Enviar una prueba
test-sent = La prueba va de camino.

## Push

settings-push = Mensajes push
settings-push-about = En este dispositivo
push-about = Se te avisa en este dispositivo en cuanto es tu turno, también con Kingdomail cerrado.
push-begin = Activar en este navegador
push-on = Activado en este navegador.
push-end = Desactivar
push-ended = Desactivado.
push-denied = Tu navegador no deja que esta página envíe mensajes. Abre los ajustes de la página, junto a su dirección arriba, permite las notificaciones e inténtalo otra vez.
push-failed = Tu navegador no ha podido suscribirse. En una ventana privada, o donde el servicio push del navegador está desactivado, no puede.
push-impossible = Este navegador no puede recibir mensajes push. En un iPhone o iPad, añade primero Kingdomail a la pantalla de inicio: Compartir, y después «Añadir a pantalla de inicio».
push-others = Otros navegadores

## Webhooks

settings-webhooks = Chats y programas
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Tus avisos pueden ir al canal de un chat o a un programa tuyo.
webhook-add = Añadir un chat o programa
webhook-added = Se ha añadido.
webhook-kind = Tipo
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook para un programa
webhook-url = Dirección
webhook-hint-discord = En Discord: editar el canal, Integraciones, Webhooks, copiar la URL.
webhook-hint-slack = En Slack: una app con Incoming Webhooks; su Webhook URL.
webhook-hint-ntfy = La dirección de tu tema, como https://ntfy.sh/my-topic.
webhook-hint-standard = Tu programa recibe mensajes firmados según Standard Webhooks.
webhook-secret = El secreto con el que se firman los mensajes.
webhook-on = Activado
webhook-off = Desactivado
turn-on = Activar
turn-off = Desactivar
webhook-turned-on = Está activado.
webhook-turned-off = Está desactivado.
webhook-removed = Se ha quitado.
new-secret = Secreto nuevo
deliveries = Lo que se envió
deliveries-none = Nada todavía.
look-again = Mirar otra vez
delivery-test = Prueba
delivery-notice = Aviso
delivery-pending =
    { $attempts ->
        [0] Espera a ser enviado.
        [one] Espera, tras { $attempts } intento.
       *[other] Espera, tras { $attempts } intentos.
    }
delivery-delivered = Ha llegado.
delivery-dropped = No se envió.
delivery-dead =
    { $attempts ->
        [one] Abandonado tras { $attempts } intento.
       *[other] Abandonado tras { $attempts } intentos.
    }
send-again = Enviar otra vez
sent-again = Se envía otra vez.

## Calendar

settings-calendar = Calendario
settings-calendar-about = Tus plazos en tu propio calendario
calendar-about = Tu programa de calendario puede mostrar cuándo te toca jugar: dale esta dirección como suscripción.
calendar-address = La dirección de tu calendario.
calendar-make = Crear una dirección
calendar-made = La dirección está creada.
calendar-end = Terminar el calendario
calendar-ended = La dirección ya no lleva a nada.
calendar-replaces = Una dirección nueva anula la anterior. Quien la conoce ve tus plazos.

## Sessions

settings-sessions = Sesiones
settings-sessions-about = Tus navegadores y dispositivos
sessions-about = Todo lo que ha entrado en tu cuenta. Si algo no te suena, ciérralo y cambia tu contraseña.
session-this = este navegador
session-since = Desde { $since }.
last-used = Último uso { $ago }.
end-session = Cerrar
session-ended = La sesión está cerrada.
end-other-sessions = Cerrar todas las demás
sessions-ended = Todas las demás están cerradas.
apps = Aplicaciones
apps-about = Programas de otros que has dejado entrar. Con cada uno dice lo que puede hacer.
apps-none = No has dejado entrar ninguna.
app-named = Se llama { $app }.
app-on-device = en otro dispositivo
app-throw-out = Echar
app-thrown-out = La aplicación está fuera.
apps-throw-out = Echar todas las aplicaciones
apps-thrown-out = Todas las aplicaciones están fuera.

## Programs

settings-programs = Para programadores
settings-programs-about = Tokens y bots
programs-about = Todo lo que puedes hacer aquí lo puede hacer un programa.
programs-docs = La documentación
tokens = Tokens
tokens-about = Lo que un programa muestra en lugar de tu contraseña. Puede hacer lo que elijas, y nada más.
token-make = Crear un token
token-made = El token está creado.
token-secret = El token.
token-name = Para qué es
token-name-hint = Para que lo reconozcas.
token-of = Juega como
token-of-me = Tú
token-for = Para { $name }
token-lifetime = Vale
until-revoked = Hasta que lo revoques
good-until = Vale hasta { $until }.
never-used = Nunca usado.
revoke = Revocar
token-revoked = El token está revocado.
scopes = Puede
bots = Bots
bots-about = Un bot juega con su propio nombre y muestra que es tuyo, donde se admiten bots.
bot-name = Nombre del bot
bot-make = Crear un bot
bot-made = El bot está creado. Hazle un token.
bot-removed = El bot se ha quitado.

## Data and deletion

settings-data = Tus datos
settings-data-about = Llévatelo todo
data-account = La cuenta
data-account-about = Todo lo que está guardado sobre ti, como JSON: solo faltan tu contraseña y otros secretos.
data-account-download = Descargar la cuenta
data-records = Tus partidas
data-records-about = Las actas de todas tus partidas terminadas, una por línea. Cualquiera puede comprobarlas sin este servidor.
data-records-download = Descargar las partidas
downloaded = El archivo está listo.
settings-deletion = Borrar la cuenta
settings-deletion-about = Para siempre
deletion-lead = Esto no lo puede deshacer nadie:
deletion-games = Dejas todas las mesas y te rindes en todas las partidas que aún se juegan.
deletion-name = Tu nombre desaparece de todas partes.
deletion-bots = Tus bots, tokens y webhooks terminan.
deletion-kept = Las partidas terminadas quedan para quienes las jugaron contigo.
deletion-take-along = Descarga antes tus datos
deletion-sure = Quiero borrar mi cuenta para siempre.
deletion-confirm = Borrar mi cuenta
deleted = Tu cuenta está borrada.
`,`# Órdenes para el próximo turno, la historia de una partida y su verificación.

## La partida hasta ahora

history-steps = Pasos de la partida
history-back = Atrás
history-on = Adelante
history-play = Reproducir
history-pause = Pausa
history-since = Desde mi último turno
history-keys = Las flechas van paso a paso, la barra espaciadora reproduce, Inicio y Fin van al principio y al final.
history-step = Paso { $number } de { $of }
history-share = Compartir este momento
history-film = La partida en una película
history-save = Guardar la partida
history-score-of = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
history-curve = Cómo crecieron los puntos

## La mezcla, verificada

verify-title = ¿Se repartió con limpieza?
verify-lead = El servidor se comprometió con el orden de las fichas antes de que nadie se uniera. Esta página lo calcula de nuevo y no pregunta a nadie.
verify-now = Verificar la mezcla
verify-working = Calculando…
verify-agrees = Coincide: las fichas se repartieron como se prometió antes de la partida.
verify-differs = No coincide. Guarda el registro y pregunta a quien lleva este servidor.
verify-failed = No se ha podido verificar: el registro no es como lo conoce esta página.
verify-ok = coincide
verify-wrong = no coincide
verify-found = Calculado: { $found }
verify-commitment = El compromiso de la apertura corresponde a la semilla que se mostró al final.
verify-lines = La semilla y los bytes de los jugadores dan las fichas en el orden en que salieron.
verify-kings = Dan también quién eligió primero.
verify-quests = Dan también las dos misiones.
verify-root = La huella de todas las filas, mostrada al principio, es la de estas filas.
verify-proofs =
    { $lines ->
        [one] { $lines } fila llegó con una prueba que lleva a esta huella.
       *[other] { $lines } filas llegaron con una prueba que lleva a esta huella.
    }
verify-own-bytes = Añadieron bytes propios: { $names }.
verify-no-bytes = Nadie añadió bytes propios, así que el servidor pudo elegir semilla antes de abrir la mesa.
verify-method = El método está escrito en docs/client/shuffle.md, donde hay también un programa que hace lo mismo.

## Una orden para el próximo turno

plan-title = Planear mi próximo turno
plan-given = Una orden para mi próximo turno
plan-lead = Una orden se cumple en cuanto llega tu turno. Nadie más la ve.
plan-place = Dónde va la { $domino }
plan-otherwise = Si no puede ir ahí
plan-best = Donde más da
plan-ask = Preguntarme
plan-no-place = Sin casilla elegida: toca el tablero o déjalo a lo de abajo.
plan-clear = Sin casilla
plan-pick = Qué tomar, lo preferido primero
plan-picked-as = { $domino }, opción { $number }
plan-later = La fila de la que se elige aún no ha salido.
plan-void = Olvidar la orden
plan-void-taken = si alguien toma la { $domino }
plan-void-giant = si me llega un gigante
plan-would = Si fuera ahora tu turno
plan-would-place = Se coloca la { $domino }.
plan-would-discard = Se descarta la { $domino }, porque no cabe en ningún sitio.
plan-would-ask-place = Se te pregunta dónde va la { $domino }.
plan-would-pick = Se toma la { $domino }.
plan-would-ask-pick = Se te pregunta qué tomar.
plan-would-score = En total { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
plan-give = Dar esta orden
plan-change = Cambiar la orden
plan-withdraw = Retirar la orden
plan-saved = La orden queda guardada para tu próximo turno.
plan-withdrawn = La orden está retirada: se te preguntará.
plan-since = Desde: { $at }
`];export{e as default};