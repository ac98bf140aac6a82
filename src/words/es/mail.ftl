# Lo que rodea a las noticias, y las páginas a las que llevan los botones de un correo.

greeting = Hola, { $player }:
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
