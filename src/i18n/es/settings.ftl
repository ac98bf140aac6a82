# The account and its settings, in the web client.

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
