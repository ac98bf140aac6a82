# Lo que significa cada código de la API.

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
