# Títulos de los códigos de problema de la API.

## Peticiones

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

## Cuentas

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
problem-registration_closed = Este servidor no admite cuentas nuevas.
problem-invitation_required = Para crear una cuenta en este servidor hace falta un enlace de invitación.
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

## Avisos

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

## Mesas

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

## Reglas

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

## Jugadas planeadas

problem-premove_invalid = Este plan no es válido.
problem-premove_not_found = No tienes ningún plan para tu próximo turno.
problem-no_turn_left = No te quedan más turnos en esta partida.

## Fallos

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
