# The account and its settings, in the web client.

saved = Guardado.
show-password = Mostrar
copy = Copiar
copied = Copiado
remove = Eliminar
change = Cambiar
not-now = Cancelar
sure = Confirmar
shown-once = Solo se muestra una vez. Guárdalo en un lugar seguro.
failing-since = Las entregas fallan desde el { $since }.

## Accounts

name-hint = De 2 a 32 caracteres: letras de un solo alfabeto, cifras, espacios y - _ . '
forgot-lead = Escribe el nombre de tu cuenta para recibir un enlace por correo.
reset-ask = Enviar enlace
reset-asked = Revisa tu correo
reset-asked-lead = Si existe una cuenta con este nombre y tiene una dirección de correo confirmada, recibirás un enlace para elegir una contraseña nueva. Puede tardar unos minutos.
claim = Conservar tus partidas
claim-lead = Elige un nombre y una contraseña. Todo lo que has jugado seguirá siendo tuyo, aquí y en otros dispositivos.
log-in-leaves-guest = Juegas como { $name }. Si entras en otra cuenta, no podrás volver a las partidas de esta cuenta de invitado: las que están en curso se pierden y la cuenta se borra más adelante. Para conservarlas, elige un nombre y una contraseña.
log-out-leaves-guest = Si sales, no podrás volver a esta cuenta de invitado: las partidas en curso se pierden y la cuenta se borra más adelante. Para conservar las partidas, elige un nombre y una contraseña.
claimed = Tu cuenta está lista.
claimed-already = Esta cuenta ya tiene nombre y contraseña.
claim-first = Tu cuenta es de invitado. Elige primero un nombre y una contraseña.
guest-hint = Crea una cuenta para conservar tus partidas
guest-has-no-name = Tu cuenta es de invitado, sin contraseña.
logged-out = Has cerrado la sesión.

## Profile

settings-profile = Perfil
settings-profile-about = Avatar, nombre y contraseña
avatar = Tu castillo
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

## Appearance

settings-appearance = Apariencia
settings-appearance-about = Idioma, tema, juego
on-this-machine = Estos ajustes solo se aplican a este navegador.
sound = Sonido y vibración
prefer-sound = Sonidos
prefer-sound-about = Un sonido suave cuando te toca y cuando se coloca una ficha.
prefer-vibration = Vibración
prefer-vibration-about = Una vibración breve cuando te toca, en teléfonos.
theme = Tema
theme-system = Igual que el dispositivo
theme-light = Claro
theme-dark = Oscuro
prefer-letters = Letras en los terrenos
prefer-letters-about = Cada terreno muestra su letra, como en los correos. Ayuda si algunos colores se parecen.
play-preferences = Juego
prefer-at-once-about = El primer toque en una ficha la elige, sin confirmación. Colocar una ficha siempre se confirma.

## Time

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

## Notifications

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

## Email

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

## Push

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

## Webhooks

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

## Calendar

settings-calendar = Calendario
settings-calendar-about = Tus plazos en tu aplicación de calendario
calendar-about = Tu aplicación de calendario puede mostrar hasta cuándo tienes que jugar: suscríbete al enlace que crees aquí.
calendar-address = El enlace de tu calendario.
calendar-make = Crear enlace del calendario
calendar-made = Enlace del calendario creado.
calendar-end = Eliminar enlace del calendario
calendar-ended = Enlace del calendario eliminado.
calendar-replaces = Un enlace nuevo sustituye al anterior. Quien tenga el enlace puede ver tus plazos.

## Sessions

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

## For developers

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

## Data and deletion

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
