var e=`terrain-wheat = campo de trigo
terrain-forest = bosque
terrain-lake = lago
terrain-pasture = pradera
terrain-swamp = pantano
terrain-mine = mina
variant-middle-kingdom = Reino Medio
variant-harmony = Armonía
variant-mighty-duel = El Duelo Poderoso
edition-board-game-arena = Reglas de Board Game Arena
expansion-none = Juego básico
expansion-age-of-giants = La Era de los Gigantes
quest-local-business-wheat = Negocios locales (campo de trigo)
quest-local-business-forest = Negocios locales (bosque)
quest-local-business-lake = Negocios locales (lago)
quest-local-business-pasture = Negocios locales (pradera)
quest-local-business-swamp = Negocios locales (pantano)
quest-local-business-mine = Negocios locales (mina)
quest-four-corners-wheat = Las cuatro esquinas (campo de trigo)
quest-four-corners-forest = Las cuatro esquinas (bosque)
quest-four-corners-lake = Las cuatro esquinas (lago)
quest-four-corners-pasture = Las cuatro esquinas (pradera)
quest-four-corners-swamp = Las cuatro esquinas (pantano)
quest-four-corners-mine = Las cuatro esquinas (mina)
quest-harmony = Armonía
quest-middle-kingdom = Reino Medio
quest-lost-corner = La esquina perdida
quest-folie-des-grandeurs = Delirios de grandeza
quest-bleak-king = El rey va desnudo
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
problem-registration_closed = Este servidor no admite cuentas nuevas.
problem-invitation_required = Para crear una cuenta en este servidor hace falta un enlace de invitación.
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
    } con { $points ->
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
        [one] para { $seats } jugador.
       *[other] para { $seats } jugadores.
    }
    .subject = { $from } te ha invitado a una partida
undo-asked = { $by } propone deshacer la última jugada. Tienen que aceptar todos los jugadores.
    .subject = { $by } propone deshacer una jugada
undone = { $by } ha deshecho una jugada. La partida vuelve a la posición anterior.
    .subject = { $by } ha deshecho una jugada
pause-asked = { $by } propone pausar la partida hasta el { $until }. Tienen que aceptar todos los jugadores.
    .subject = { $by } propone una pausa
paused = Todos los jugadores han aceptado: los relojes se paran hasta el { $until }. Cualquiera puede terminar la pausa antes.
    .subject = La partida está en pausa
resumed = { $by } ha terminado la pausa. El tiempo vuelve a correr.
    .subject = La pausa ha terminado
event-table-opened = { $player } creó la mesa.
event-invited = { $player } recibió una invitación.
event-declined = { $player } rechazó la invitación.
event-joined = { $player } se unió a la mesa.
event-left = { $player } dejó la mesa.
event-game-started = La partida empezó.
event-game-cancelled = La mesa se canceló.
event-line-dealt = Salieron nuevas fichas: { $dominoes }.
event-premove-played = { $player } había planeado este turno de antemano.
event-picked = { $player } eligió la ficha { $domino }.
event-placed = { $player } colocó la ficha { $domino }.
event-discarded = { $player } descartó la ficha { $domino }: no cabía en ningún sitio.
event-covered = { $player } tapó una corona con un gigante.
event-giant-sent = { $player } envió un gigante a { $to }.
event-giant-sent-to-you = { $player } te envió un gigante.
event-giant-kept = { $player } se quedó con el gigante.
event-timed-out = A { $player } se le acabó el tiempo.
event-taken-over =
    { $for_good ->
        [yes] El ordenador ocupó el asiento de { $player } para el resto de la partida.
       *[no] El ordenador ocupó el asiento de { $player } hasta que vuelva.
    }
event-taken-back = { $player } recuperó su asiento.
event-conceded = { $player } se rindió.
event-undo-asked = { $player } propuso deshacer una jugada.
event-pause-asked = { $player } propuso una pausa hasta el { $until }.
event-agreed = { $player } aceptó la propuesta.
event-refused = { $player } rechazó la propuesta.
event-withdrawn = { $player } retiró la propuesta.
event-undone = { $player } deshizo una jugada.
event-paused = La partida quedó en pausa hasta el { $until }.
event-resumed = { $player } terminó la pausa.
event-seat-offered = { $player } ofreció su asiento a { $to }.
event-offer-ended = La oferta del asiento de { $player } ha terminado.
event-seat-handed-over = { $player } cedió su asiento a { $to }.
event-game-finished = La partida ha terminado.
guest-name = Invitado { $number }
awaited = Le toca a { $player }.
open-table = Abrir la partida
agree = Aceptar
refuse = Rechazar
game-moved-on = La partida ha avanzado desde que se envió este correo. Abre la partida para ver cómo va.
join = Unirse
terms-players =
    { $players ->
        [one] Para { $players } jugador.
       *[other] Para { $players } jugadores.
    } En la mesa: { $names }.
terms-rules = Reglas: { $rules }.
terms-untimed = No hay límite de tiempo.
terms-per-turn = Tiempo por jugada: { $time }.
terms-bank = Tiempo para toda la partida: { $initial }, más { $increment } por jugada.
terms-play-for =
    { $times ->
        [one] Si se te acaba el tiempo, el ordenador ocupa tu asiento.
       *[other] Si se te acaba el tiempo, el ordenador juega ese turno; tras { $times } turnos perdidos seguidos, ocupa tu asiento.
    }
terms-take-over = Si se te acaba el tiempo, el ordenador ocupa tu asiento.
terms-unrated = La partida es amistosa.
terms-rest-at-once = Cada partida empieza cuando acaba la anterior.
terms-rest-after = Descanso entre partidas: como mucho { $time }.
terms-rest-when-ready = Cada nueva partida empieza cuando todos quieren o, como muy tarde, tras { $time }.
ready = Quiero empezar
series-of = Dinastía: { $players }
series-not-started = La Dinastía aún no ha empezado.
series-playing = Se está jugando la partida { $game } de { $games }.
series-ended = La Dinastía ha terminado.
series-called-off = La Dinastía se ha cancelado. La clasificación se queda como está.
next-game-at = La próxima partida empieza el { $at }, o antes si todos quieren.
next-game-when-ready = La próxima partida empieza cuando todos quieran.
ready-said = Has dicho que quieres empezar. La próxima partida aún espera a { $players }.
own-name = Nombre
register-and-join = Crear una cuenta y unirse
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
        [pick] Le toca a { $name } elegir una ficha.
        [place] Le toca a { $name } colocar la ficha { $domino }.
        [cover] Le toca a { $name } tapar una corona con un gigante.
       *[send-or-keep] Le toca a { $name } enviar un gigante o quedárselo.
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
picture-to-place = Esta ronda
picture-to-pick = Próxima ronda
picture-order-of-picks = Orden de elección
picture-nothing-to-pick = Última ronda: nada que elegir.
picture-free = libre
picture-done = hecho
picture-discarded = descartadas: { $dominoes }
picture-if-it-stays = +{ $points } si queda así
picture-pending = { $quest }: { $points } si queda así
picture-with-giant = con un gigante
picture-with-footprint = con huellas
picture-extent = { $width } × { $height } (máximo { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    } = { $points }
picture-local-business = { $points } puntos por cada casilla de { $terrain } alrededor del castillo
picture-four-corners = { $points } puntos por cada casilla de { $terrain } en una esquina del reino
picture-harmony = { $points } puntos por no descartar ninguna ficha
picture-middle-kingdom = { $points } puntos por el castillo en el centro
picture-lost-corner = { $points } puntos por el castillo en una esquina
picture-folie-des-grandeurs = { $points } puntos por cada tres casillas con corona en línea
picture-bleak-king = { $points } puntos por cada región de 5 o más casillas sin coronas, salvo pantanos y minas
picture-ranking = Clasificación
picture-ties =
    { $crowns ->
        [one] región más grande { $largest }, { $crowns } corona
       *[other] región más grande { $largest }, { $crowns } coronas
    }
picture-key = { $terrains }. Las cifras son coronas, una letra minúscula indica un gigante y ## es el castillo.
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
close = Cerrar
menu = Más opciones
language = Idioma
nobody = Cuenta eliminada
nav = Principal
nav-start = Inicio
nav-games = Partidas
nav-lobby = Sala
nav-leaderboards = Ranking
nav-learn = Aprender
nav-profile = Perfil
nav-settings = Ajustes
log-in = Entrar
register = Crear una cuenta
name = Nombre
password = Contraseña
for-programmers = Para desarrolladores
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
guest-join-explained = No hace falta una cuenta. Más tarde puedes añadir una contraseña para conservar tus partidas.
rated-needs-account = La partida es clasificatoria, así que necesitas una cuenta para unirte.
table-made-unrated = { $player } ha convertido la partida en amistosa.
waits-for-players =
    { $missing ->
        [one] Falta { $missing } jugador
       *[other] Faltan { $missing } jugadores
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min
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
version = Jugada
letter-wheat = T
letter-forest = B
letter-lake = L
letter-pasture = P
letter-swamp = N
letter-mine = M
new-quick = Jugar contra el ordenador
new-series = Dinastía
series-mine = Tus Dinastías
series-all = Ver todas las Dinastías
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
next-waits =
    { $count ->
        [one] Siguiente partida: { $names }
       *[other] Siguiente partida (esperan { $count }): { $names }
    }
log-in-first = Entra para ver esto.
look-around = Explorar sin cuenta
play-too = Crea una cuenta para jugar con otras personas, o juega ahora mismo contra el ordenador.
house-mark = Ordenador
show-password = Mostrar
change = Cambiar
claim = Conservar tus partidas
guest-hint = Crea una cuenta para conservar tus partidas
avatar = Tu castillo
theme = Tema
replay = Ver de nuevo`;export{e as default};