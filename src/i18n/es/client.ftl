# Lo que dice el cliente web además de lo que dicen todos los demás canales.

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
