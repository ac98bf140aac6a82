# Lo que ha pasado desde tu último turno: una frase por hecho.

happened-table-opened = { $player } abrió la mesa.
happened-invited = { $player } recibió una invitación.
happened-declined = { $player } rechazó la invitación.
happened-joined = { $player } se unió a la mesa.
happened-left = { $player } dejó la mesa.
happened-game-started = La partida empezó.
happened-game-cancelled = La mesa se canceló.
happened-house-seated = { $house } ocupó un asiento.
happened-line-dealt = Salió una nueva fila: { $dominoes }.
happened-order-carried-out = { $player } había dejado una orden para este turno.
happened-picked = { $player } eligió la ficha { $domino }.
happened-placed = { $player } colocó la ficha { $domino }.
happened-discarded = { $player } descartó la ficha { $domino }: no cabía en ningún sitio.
happened-covered = { $player } tapó una corona con un gigante.
happened-giant-sent = { $player } envió un gigante a { $to }.
happened-giant-sent-to-you = { $player } te envió un gigante.
happened-giant-kept = { $player } no envió ningún gigante.
happened-timed-out = A { $player } se le acabó el tiempo.
happened-taken-over =
    { $for_good ->
        [yes] Un jugador de la casa juega por { $player } hasta el final.
       *[no] De momento un jugador de la casa juega por { $player }.
    }
happened-taken-back = { $player } recuperó su asiento.
happened-conceded = { $player } se rindió.
happened-undo-asked = { $player } pidió deshacer una decisión.
happened-pause-asked = { $player } pidió una pausa hasta el { $until }.
happened-agreed = { $player } aceptó.
happened-refused = { $player } no aceptó.
happened-withdrawn = { $player } retiró la petición.
happened-undone = { $player } deshizo una decisión.
happened-paused = La partida quedó en pausa hasta el { $until }.
happened-resumed = { $player } terminó la pausa.
happened-seat-offered = { $player } ofreció su asiento a { $to }.
happened-offer-ended = { $player } ya no ofrece su asiento.
happened-seat-handed-over = { $player } cedió su asiento a { $to }.
happened-game-finished = La partida terminó.
