# Órdenes para el próximo turno, la historia de una partida y su verificación.

## La partida hasta ahora

history-steps = Pasos de la partida
history-back = Atrás
history-on = Adelante
history-play = Reproducir
history-pause = Pausa
history-since = Desde mi último turno
history-keys = Las flechas van paso a paso, la barra espaciadora reproduce, Inicio y Fin van al principio y al final.
history-step = Paso { $number } de { $of }
history-share = Compartir este momento
history-film = La partida en una película
history-save = Guardar la partida
history-score-of = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
history-curve = Cómo crecieron los puntos

## La mezcla, verificada

verify-title = ¿Se repartió con limpieza?
verify-lead = El servidor se comprometió con el orden de las fichas antes de que nadie se uniera. Esta página lo calcula de nuevo y no pregunta a nadie.
verify-now = Verificar la mezcla
verify-working = Calculando…
verify-agrees = Coincide: las fichas se repartieron como se prometió antes de la partida.
verify-differs = No coincide. Guarda el registro y pregunta a quien lleva este servidor.
verify-failed = No se ha podido verificar: el registro no es como lo conoce esta página.
verify-ok = coincide
verify-wrong = no coincide
verify-found = Calculado: { $found }
verify-commitment = El compromiso de la apertura corresponde a la semilla que se mostró al final.
verify-lines = La semilla y los bytes de los jugadores dan las fichas en el orden en que salieron.
verify-kings = Dan también quién eligió primero.
verify-quests = Dan también las dos misiones.
verify-root = La huella de todas las filas, mostrada al principio, es la de estas filas.
verify-proofs =
    { $lines ->
        [one] { $lines } fila llegó con una prueba que lleva a esta huella.
       *[other] { $lines } filas llegaron con una prueba que lleva a esta huella.
    }
verify-own-bytes = Añadieron bytes propios: { $names }.
verify-no-bytes = Nadie añadió bytes propios, así que el servidor pudo elegir semilla antes de abrir la mesa.
verify-method = El método está escrito en docs/client/shuffle.md, donde hay también un programa que hace lo mismo.

## Una orden para el próximo turno

plan-title = Planear mi próximo turno
plan-given = Una orden para mi próximo turno
plan-lead = Una orden se cumple en cuanto llega tu turno. Nadie más la ve.
plan-place = Dónde va la { $domino }
plan-otherwise = Si no puede ir ahí
plan-best = Donde más da
plan-ask = Preguntarme
plan-no-place = Sin casilla elegida: toca el tablero o déjalo a lo de abajo.
plan-clear = Sin casilla
plan-pick = Qué tomar, lo preferido primero
plan-picked-as = { $domino }, opción { $number }
plan-later = La fila de la que se elige aún no ha salido.
plan-void = Olvidar la orden
plan-void-taken = si alguien toma la { $domino }
plan-void-giant = si me llega un gigante
plan-would = Si fuera ahora tu turno
plan-would-place = Se coloca la { $domino }.
plan-would-discard = Se descarta la { $domino }, porque no cabe en ningún sitio.
plan-would-ask-place = Se te pregunta dónde va la { $domino }.
plan-would-pick = Se toma la { $domino }.
plan-would-ask-pick = Se te pregunta qué tomar.
plan-would-score = En total { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
plan-give = Dar esta orden
plan-change = Cambiar la orden
plan-withdraw = Retirar la orden
plan-saved = La orden queda guardada para tu próximo turno.
plan-withdrawn = La orden está retirada: se te preguntará.
plan-since = Desde: { $at }
