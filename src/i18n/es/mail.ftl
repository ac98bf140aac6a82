# Los textos que rodean los avisos en los correos, y las páginas a las que llevan los botones de un correo. Los avisos están en notifications.ftl.

greeting = Hola, { $player }:
guest-name = Invitado { $number }
since-your-last-turn = Desde tu último turno
deadline = Tienes hasta el { $at }.
no-deadline = No hay límite de tiempo: juega con calma.
awaited = Le toca a { $player }.
awaited-until = Le toca a { $player }. Tiene hasta el { $until }.

## Botones y enlaces

open-table = Abrir la partida
play-pick = Elegir la ficha { $domino }
play-place = Colocar la ficha { $domino }
play-discard = Descartar la ficha { $domino }
agree = Aceptar
refuse = Rechazar
verify-email = Confirmar dirección de correo
choose-password = Elegir una contraseña nueva
turn-mails-off = Darse de baja de estos correos

not-you = Si no has sido tú, cambia tu contraseña y cierra la sesión en todos los demás dispositivos.
not-asked = Si no has pedido este correo, puedes ignorarlo.
mails-are-off = Ya no recibirás estos correos.

## La página de un botón

about-to-pick = Vas a elegir la ficha { $domino }.
about-to-place = Vas a colocar la ficha { $domino }.
about-to-discard = Vas a descartar la ficha { $domino }.
confirm = Confirmar
done = Hecho. La partida sigue.
done-and-over = Hecho. La partida ha terminado.
link-used = Este enlace ya se ha usado.
link-expired = Este enlace ha caducado.
link-unknown = Este enlace no es válido o está incompleto.
address-confirmed = Tu dirección de correo está confirmada. A partir de ahora, tus avisos se envían allí.
password-set = Contraseña cambiada. Entra con la nueva.
new-password = Contraseña nueva
game-moved-on = La partida ha avanzado desde que se envió este correo. Abre la partida para ver cómo va.

## Varias partidas

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
no-more-pictures = No caben más imágenes en este correo. Usa los enlaces para abrir las demás partidas.

## Invitaciones, propuestas y asientos ofrecidos

join = Unirse
about-to-join = Vas a unirte a esta mesa.
joined = Hecho. Te has unido a la mesa.
take-seat = Aceptar el asiento
decline-seat = Rechazar
answered = Hecho. Los demás jugadores ven tu respuesta.
answer-elsewhere = Puedes responder desde el correo o en Kingdomail.

## Ajustes de la partida

terms-players =
    { $players ->
        [one] Para { $players } jugador.
       *[other] Para { $players } jugadores.
    } En la mesa: { $names }.
terms-rules = Reglas: { $rules }.
terms-untimed = No hay límite de tiempo.
terms-per-turn = Tiempo por jugada: { $time }.
terms-bank = Tiempo para toda la partida: { $initial }, más { $increment } por jugada.
terms-grace = En cada jugada, el reloj arranca al cabo de { $time }.
terms-play-for =
    { $times ->
        [one] Si se te acaba el tiempo, el ordenador ocupa tu asiento.
       *[other] Si se te acaba el tiempo, el ordenador juega ese turno; tras { $times } turnos perdidos seguidos, ocupa tu asiento.
    }
terms-take-over = Si se te acaba el tiempo, el ordenador ocupa tu asiento.
terms-unrated = La partida es amistosa.
terms-series =
    { $games ->
        [one] Es una Dinastía de { $games } partida.
       *[other] Es la primera de { $games } partidas de una Dinastía. Todas las juegan los mismos jugadores.
    }
terms-rest-at-once = Cada partida empieza cuando acaba la anterior.
terms-rest-after = Descanso entre partidas: como mucho { $time }.
terms-rest-when-ready = Cada nueva partida empieza cuando todos quieren o, como muy tarde, tras { $time }.

## Dinastías

open-series = Abrir la Dinastía
ready = Quiero empezar
series-of = Dinastía: { $players }
series-not-started = La Dinastía aún no ha empezado.
series-playing = Se está jugando la partida { $game } de { $games }.
series-ended = La Dinastía ha terminado.
series-called-off = La Dinastía se ha cancelado. La clasificación se queda como está.
next-game-now = La próxima partida empieza ahora.
next-game-at = La próxima partida empieza el { $at }, o antes si todos quieren.
next-game-when-ready = La próxima partida empieza cuando todos quieran.
ready-said = Has dicho que quieres empezar. La próxima partida aún espera a { $players }.
column-player = Jugador
column-game = Partida { $game }
column-total = Total

## Las páginas para jugar

turn-place = Te toca: coloca la ficha { $domino }
turn-pick = Te toca: elige una ficha
turn-cover = Te toca: elige la corona que va a tapar el gigante
turn-giant = Te toca: envía un gigante o quédate con él
turn-of-the-house = El ordenador juega por ti
how-to-place = Toca un número: ahí va la primera casilla de la ficha, y la flecha señala la segunda.
how-to-turn = Gira la ficha:
how-to-cover = Toca un número: el gigante tapa ahí una corona.
points-after = Tu reino después de esta jugada: { $points }.
play-send = Enviar el gigante { $number } a { $player }
play-keep = Quedarme con el gigante
play-take-back = Recuperar tu asiento
play-concede = Rendirse
choose-crown = Elegir la corona
choose-giant = Enviar un gigante
about-to-cover = El gigante va a tapar esta corona.
about-to-send = Vas a enviar un gigante a { $player }.
about-to-keep = Vas a quedarte con el gigante.
about-to-take-back = Vas a recuperar tu asiento, que ocupa el ordenador.
about-to-concede = Vas a rendirte: el ordenador ocupa tu asiento y juega hasta el final de la partida. No podrás recuperarlo.
choose-other = Elegir otra cosa
next-game = Próxima partida: contra { $opponents }
no-game-waits = Ninguna otra partida te espera.
decline = Rechazar
about-to-decline = Vas a rechazar la invitación a esta mesa.
declined = Hecho. Has rechazado la invitación.
rematch = Revancha
about-to-rematch = Vas a invitar a los demás jugadores a una revancha con las mismas reglas.
play-in-browser = Jugar en este navegador
open-in-client = Abrir en Kingdomail
to-games = Tus partidas
invited-by = { $player } te ha invitado a esta mesa.
new-here = ¿Es tu primera vez?
known-here = ¿Ya tienes una cuenta?
own-name = Nombre
own-password = Contraseña
register-and-join = Crear una cuenta y unirse
log-in-and-join = Entrar y unirse
name-and-password = El nombre tiene de 2 a 32 caracteres y la contraseña, al menos 10.
