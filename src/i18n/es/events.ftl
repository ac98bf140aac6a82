# Lo que ha pasado en una partida desde el último turno del jugador: una frase por suceso.

happened-table-opened = { $player } creó la mesa.
happened-invited = { $player } recibió una invitación.
happened-declined = { $player } rechazó la invitación.
happened-joined = { $player } se unió a la mesa.
happened-left = { $player } dejó la mesa.
happened-game-started = La partida empezó.
happened-game-cancelled = La mesa se canceló.
happened-house-seated = { $house } se unió a la mesa.
happened-line-dealt = Salieron nuevas fichas: { $dominoes }.
happened-order-carried-out = { $player } había planeado este turno de antemano.
happened-picked = { $player } eligió la ficha { $domino }.
happened-placed = { $player } colocó la ficha { $domino }.
happened-discarded = { $player } descartó la ficha { $domino }: no cabía en ningún sitio.
happened-covered = { $player } tapó una corona con un gigante.
happened-giant-sent = { $player } envió un gigante a { $to }.
happened-giant-sent-to-you = { $player } te envió un gigante.
happened-giant-kept = { $player } se quedó con el gigante.
happened-timed-out = A { $player } se le acabó el tiempo.
happened-taken-over =
    { $for_good ->
        [yes] El ordenador ocupó el asiento de { $player } hasta el final de la partida.
       *[no] El ordenador ocupó el asiento de { $player } hasta que vuelva.
    }
happened-taken-back = { $player } recuperó su asiento.
happened-conceded = { $player } se rindió.
happened-undo-asked = { $player } propuso deshacer una decisión.
happened-pause-asked = { $player } propuso una pausa hasta el { $until }.
happened-agreed = { $player } aceptó la propuesta.
happened-refused = { $player } rechazó la propuesta.
happened-withdrawn = { $player } retiró la propuesta.
happened-undone = { $player } deshizo una decisión.
happened-paused = La partida quedó en pausa hasta el { $until }.
happened-resumed = { $player } terminó la pausa.
happened-seat-offered = { $player } ofreció su asiento a { $to }.
happened-offer-ended = La oferta del asiento de { $player } ha terminado.
happened-seat-handed-over = { $player } cedió su asiento a { $to }.
happened-game-finished = La partida ha terminado.
