# Avisos. El asunto es una línea sin punto final.

your-turn =
    { $round ->
        [0] Te toca antes de la primera ronda
       *[other] Te toca en la ronda { $round } de { $rounds }
    }: { $expected ->
        [pick] elige una ficha de la nueva fila.
        [place] coloca la ficha que está bajo tu rey.
        [cover] elige la corona que va a tapar el gigante.
       *[send-or-keep] envía un gigante a un rival o quédate con él.
    }
    .subject = Te toca contra { $opponents }
cover-a-crown = { $from } ha enviado un gigante a tu reino. Elige cuál de tus coronas va a tapar. La partida te espera.
    .subject = { $from } te ha enviado un gigante
reminder = Sigue siendo tu turno. Tienes hasta el { $deadline }.
    .subject = Recordatorio: te toca contra { $opponents }
timed-out =
    Se acabó tu tiempo. { $house_did ->
        [played] El ordenador ha jugado este turno por ti; el siguiente vuelve a ser tuyo.
        [took-over] A partir de ahora el ordenador juega por ti, hasta que recuperes tu asiento.
       *[took-over-for-good] El ordenador ocupa ahora tu asiento y jugará hasta el final de la partida.
    }
    .subject = Se acabó tu tiempo contra { $opponents }
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
invitation-declined = { $player } ha rechazado tu invitación.
    .subject = { $player } ha rechazado tu invitación
undo-asked = { $by } propone deshacer la última jugada. Tienen que aceptar todos los jugadores.
    .subject = { $by } propone deshacer una jugada
undo-answered =
    { $agreed ->
        [yes] { $by } ha aceptado la propuesta de deshacer la última jugada.
       *[no] { $by } ha rechazado la propuesta de deshacer la última jugada. La partida sigue como está.
    }
    .subject =
    { $agreed ->
        [yes] { $by } ha aceptado la propuesta de deshacer
       *[no] { $by } ha rechazado la propuesta de deshacer
    }
undone = { $by } ha deshecho una jugada. La partida vuelve a la posición anterior.
    .subject = { $by } ha deshecho una jugada
pause-asked = { $by } propone pausar la partida hasta el { $until }. Tienen que aceptar todos los jugadores.
    .subject = { $by } propone una pausa
pause-answered =
    { $agreed ->
        [yes] { $by } ha aceptado la pausa.
       *[no] { $by } ha rechazado la pausa. El tiempo sigue corriendo.
    }
    .subject =
    { $agreed ->
        [yes] { $by } ha aceptado la pausa
       *[no] { $by } ha rechazado la pausa
    }
paused = Todos los jugadores han aceptado: los relojes se paran hasta el { $until }. Cualquiera puede terminar la pausa antes.
    .subject = La partida está en pausa
resumed = { $by } ha terminado la pausa. El tiempo vuelve a correr.
    .subject = La pausa ha terminado
seat-offered = { $from } te ofrece un asiento en una partida en curso. Si lo aceptas, sigues tú con su reino.
    .subject = { $from } te ofrece un asiento
seat-handed-over = A partir de ahora, { $to } juega en lugar de { $from }.
    .subject = { $to } juega ahora en lugar de { $from }
series-game-started =
    { $rounds ->
        [one] Ha empezado la partida { $game } de { $games } de la Dinastía. Tiene { $rounds } ronda.
       *[other] Ha empezado la partida { $game } de { $games } de la Dinastía. Tiene { $rounds } rondas.
    }
    .subject = Ha empezado la partida { $game } de { $games } contra { $opponents }
series-game-finished =
    La partida { $game } de { $games } de la Dinastía ha terminado. { $rank ->
        [1] La has ganado
       *[other] Has quedado en el puesto { $rank } de { $players }
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject =
    { $rank ->
        [1] Has ganado la partida { $game } de { $games } contra { $opponents }
       *[other] La partida { $game } de { $games } contra { $opponents } ha terminado
    }
series-standing =
    Tras la partida { $game } de { $games }, { $rank ->
        [1] encabezas la Dinastía
       *[other] estás en el puesto { $rank } de { $players } de la Dinastía
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject = La Dinastía tras la partida { $game } de { $games }
series-over =
    La Dinastía de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } ha terminado. { $rank ->
        [1] La has ganado
       *[other] Has quedado en el puesto { $rank } de { $players }
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .subject =
    { $rank ->
        [1] Has ganado la Dinastía
       *[other] La Dinastía ha terminado
    }
series-ready-asked = Ya solo faltas tú para la partida { $game } de { $games } de la Dinastía. Empezará en cuanto quieras.
    .subject = ¿Empezamos la partida { $game } de { $games }?
series-withdrawn = { $player } ha dejado la Dinastía. Desde la próxima partida juega en su lugar el ordenador.
    .subject = { $player } ha dejado la Dinastía
series-cancelled = { $by } ha cancelado la Dinastía. La clasificación se queda como está.
    .subject = { $by } ha cancelado la Dinastía
password-changed = La contraseña de tu cuenta se cambió el { $at }.
    .subject = Tu contraseña ha cambiado
new-login = Nuevo acceso a tu cuenta el { $at }. Dispositivo: { $device }.
    .subject = Nuevo acceso a tu cuenta
email-changed = La dirección de correo de tu cuenta se cambió el { $at }.
    .subject = Tu dirección de correo ha cambiado
email-verification =
    Confirma que esta dirección de correo es tuya. El enlace vale durante { $hours ->
        [one] { $hours } hora.
       *[other] { $hours } horas.
    }
    .subject = Confirma tu dirección de correo
password-reset =
    Con este enlace puedes elegir una contraseña nueva. Vale durante { $hours ->
        [one] { $hours } hora.
       *[other] { $hours } horas.
    }
    .subject = Elige una contraseña nueva
webhook-disabled =
    Tu webhook en { $server } se ha desactivado tras { $failures ->
        [one] { $failures } fallo.
       *[other] { $failures } fallos seguidos.
    } Vuelve a activarlo cuando responda.
    .subject = Tu webhook se ha desactivado
test = Esto es una prueba. Los avisos de tus partidas llegarán aquí.
    .subject = Aviso de prueba
