# Textos que solo usa el cliente web.

loading = Cargando…
try-again = Intentar de nuevo
retry-after =
    { $seconds ->
        [one] Inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Inténtalo de nuevo dentro de { $seconds } segundos.
    }
offline = Sin conexión. Puede que esta página no esté actualizada.
offline-answer = No se puede conectar con el servidor. Inténtalo de nuevo.
offline-read = No se puede conectar con el servidor, y esta página no está guardada en este dispositivo.
unexpected = Algo ha fallado. Inténtalo de nuevo.
skip-to-content = Ir al contenido
to-start = Ir a la página de inicio
link-copied = Enlace copiado
share = Compartir
close = Cerrar
menu = Más opciones
language = Idioma
nobody = Cuenta eliminada

## Navegación

nav = Principal
nav-start = Inicio
nav-games = Partidas
nav-lobby = Sala
nav-leaderboards = Ranking
nav-learn = Aprender
nav-profile = Perfil
nav-settings = Ajustes
log-in = Entrar
log-out = Salir
register = Crear una cuenta
forgot-password = ¿Has olvidado la contraseña?
name = Nombre
password = Contraseña
password-hint = Al menos 10 caracteres
for-programmers = Para desarrolladores

## Notifications

bell =
    { $count ->
        [0] Avisos
       *[other] Avisos sin leer: { $count }
    }
bell-new = nuevo
bell-empty = Aún no tienes avisos. Aquí aparece lo que pasa en tus partidas.

## Página de inicio

landing-title = Kingdomino, jugada a jugada
landing-lead = Coloca fichas, conecta sus terrenos y reúne coronas. Juega con amigos durante días o, ahora mismo, una partida entera contra el ordenador.
landing-pace = A tu ritmo: una jugada lleva un minuto, y una partida dura entre una hora y dos semanas. Te avisamos cuando te toca.
landing-rules = El juego completo: de dos a cinco jugadores, todas las variantes, Dinastía y La Era de los Gigantes.
landing-open = Abierto: sin publicidad, sin rastreo y con una API documentada para tus propias aplicaciones y bots.
play-now = Jugar ahora
play-now-explained = Contra el ordenador, sin cuenta. Si creas una cuenta más tarde, conservas la partida.
landing-replay = Una partida real
landing-replay-of = { $names }, jugada a jugada
landing-review = Repasar la partida
landing-pause = Pausar
landing-play = Reproducir
landing-live = En directo
play-house = Jugar contra el ordenador
play-house-explained = Una partida para dos, sin cuenta. Puedes parar cuando quieras y seguir más tarde.
a-kingdom-grows = Un reino que crece

## Partidas

your-move = Te toca
to-next-game = Continuar
play-here = Jugar aquí
turn-sent = Has jugado tu turno contra { $names }.
next-short = Siguiente
new-table = Crear partida
waits-for-you =
    { $count ->
        [one] { $count } partida te espera
       *[other] { $count } partidas te esperan
    }
waits-for-others = Esperando a los demás
open-tables = Esperando jugadores
finished-games = Partidas recientes
poster-invites = { $name } te invita a una partida
guest-join-explained = No hace falta una cuenta. Más tarde puedes añadir una contraseña para conservar tus partidas.
rated-table = Clasificatoria
rated-needs-account = La partida es clasificatoria, así que necesitas una cuenta para unirte.
rated-for-guests = Los invitados no pueden unirse a partidas clasificatorias. Crea una cuenta, que conserva tus partidas, o pide a { $name } que convierta la partida en amistosa.
rated-without-guests = La partida es clasificatoria, así que los invitados no pueden unirse.
make-unrated = Convertir en amistosa
table-made-unrated = { $player } ha convertido la partida en amistosa.
waits-for-players =
    { $missing ->
        [one] Falta { $missing } jugador
       *[other] Faltan { $missing } jugadores
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## Partida en curso

house-name-random = Ordenador (fácil)
house-name-greedy = Ordenador (medio)
house-name-searching = Ordenador (difícil)
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
        [pick] Le toca a { $name } elegir una ficha
        [place] Le toca a { $name } colocar una ficha
        [cover] Le toca a { $name } tapar una corona
       *[send-or-keep] Le toca a { $name } enviar un gigante o quedárselo
    }
clock-of = Tiempo restante de { $name }:
paused-until = La partida está en pausa hasta el { $until }.
you-won =
    { $points ->
        [one] Has ganado con { $points } punto.
       *[other] Has ganado con { $points } puntos.
    }
game-over = Partida terminada
lines = Filas de fichas
lines-empty = Las fichas elegidas pasan aquí y después se colocan.
lines-order = Los números bajos juegan antes
quests = Misiones
decision = Tu jugada
other-players = Otros jugadores
log = Registro de la partida
lesson-offer = Cómo se juega
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
no-points-yet = Aún no hay puntos. Una región vale sus casillas por sus coronas.
place = Colocar
take = Elegir
discard = Descartar
cover = Tapar
tap-a-cell = Toca dónde colocar la ficha
tap-a-domino = Toca una ficha
next-in-order =
    { $position ->
        [first] En la próxima ronda juegas primero.
        [last] En la próxima ronda juegas en último lugar.
       *[middle] En la próxima ronda juegas en el turno { $place } de { $of }.
    }
plan-by-tap = O toca una casilla atenuada para planear dónde irá.
later-cells = Lugares para más tarde
plan-cell = { $cell }: elegir y planear este lugar
rotate-hint = Toca otra vez para girarla
as-planned = El lugar que planeaste
score-change = { $before } → { $after } puntos
tap-a-crown = Toca la corona que vas a tapar
fits-nowhere = La ficha no cabe en ningún sitio de tu reino.
discarded-for-you = La ficha { $domino } no cabía en ningún sitio de tu reino y se descartó automáticamente.
turn-domino = Girar: { $domino }
spots =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
spot =
    Fila { $row }, columna { $column }, hacia { $direction ->
        [east] la derecha
        [south] abajo
        [west] la izquierda
       *[north] arriba
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
legal-cells = Casillas posibles
domino-named = Ficha { $domino }
domino-in-words = Ficha { $domino }: { $first }, { $second }
send-or-keep = Envía un gigante a un rival o quédate con él.
send-to = Rival
send-effect = { $name } debe tapar una corona.
send-giant = Enviar
keep-giant = Quedármelo
house-plays-for-you = El ordenador juega por ti. Puedes recuperar tu asiento cuando quieras.
house-plays = juega el ordenador
take-back = Recuperar tu asiento
away-holiday = de vacaciones
away-weekend = fin de semana libre
away-pause = en pausa
withdraw = Retirar
ask-undo = Proponer deshacer
undo-now = Deshacer la última jugada
ask-pause = Proponer una pausa de una semana
pause-now = Pausar una semana
end-pause = Terminar la pausa
pick-at-once = Elegir con un solo toque
concede = Rendirse
concede-sure = ¿Rendirte en esta partida? El ordenador ocupa tu asiento hasta el final. No podrás recuperarlo.
play-on = Seguir jugando
rematch-waits = La revancha está esperando jugadores.
rematch-begun = La revancha ha empezado.
rematch-show = Ir a la revancha
look-back = Repasar la partida
history = Repaso de la partida
back-to-table = Volver a la partida
version = Jugada
download-record = Descargar el archivo de la partida
download-notation = Descargar la lista de jugadas
points-by-round = Puntos por ronda
column-round = Ronda

## Esperando jugadores

start-now = Empezar ya
leave-table = Dejar la mesa
cancel-table = Cancelar la mesa
share-table = Compartir el enlace
invite-by-name = Nombre del jugador
invite = Invitar

## Letters of terrains, as in the pictures of the emails

letter-wheat = T
letter-forest = B
letter-lake = L
letter-pasture = P
letter-swamp = N
letter-mine = M
