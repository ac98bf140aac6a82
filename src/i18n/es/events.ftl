# Lo que ha pasado en una partida desde el último turno del jugador: una frase por suceso.

event-table-opened = { $player } creó la mesa.
event-invited = { $player } recibió una invitación.
event-declined = { $player } rechazó la invitación.
event-joined = { $player } se unió a la mesa.
event-left = { $player } dejó la mesa.
event-game-started = La partida empezó.
event-game-cancelled = La mesa se canceló.
event-house-seated = { $house } se unió a la mesa.
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
