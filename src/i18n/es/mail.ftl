# Lo que rodea a las noticias, y las páginas a las que llevan los botones de un correo. Las noticias mismas están en notices.ftl.

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
