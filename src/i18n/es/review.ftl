# Planes para el próximo turno, el historial de una partida y su verificación.

## Historial

history-steps = Línea de tiempo
history-back = Anterior
history-on = Siguiente
history-play = Reproducir
history-pause = Pausar
history-since = Desde tu último turno
history-keys = Flechas: paso a paso. Espacio: reproducir. Inicio y Fin: primer y último paso.
history-step = Paso { $number } de { $of }
history-share = Compartir esta posición
history-film = Descargar la animación
history-save = Descargar
history-score-of = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
history-curve = Puntos a lo largo de la partida

## Verificación de la mezcla

verify-title = ¿Fue limpia la mezcla?
verify-lead = Antes de que se uniera ningún jugador, el servidor se comprometió a usar un número secreto, la semilla de la mezcla. Tu navegador comprueba que la semilla revelada corresponde a ese compromiso, vuelve a calcular la mezcla y la compara con la partida.
verify-now = Verificar la mezcla
verify-working = Calculando…
verify-agrees = Verificado: la mezcla es exactamente la que el servidor prometió antes de la partida.
verify-differs = No verificado: la mezcla no es la que el servidor prometió antes de la partida. Guarda el archivo de la partida y contacta con el administrador de este servidor.
verify-failed = No se ha podido verificar la mezcla: esta página no admite el formato del archivo de la partida.
verify-ok = Correcto:
verify-wrong = Fallo:
verify-found = Calculado: { $found }
verify-commitment = El compromiso hecho al crear la mesa corresponde a la semilla revelada al final.
verify-lines = La semilla y los números aleatorios de los jugadores dan las fichas en el orden en que salieron.
verify-kings = Los mismos números dan el orden de las primeras elecciones.
verify-quests = Los mismos números dan las dos misiones.
verify-root = La huella digital de todas las filas, publicada al principio, corresponde a las filas de la partida.
verify-proofs =
    { $lines ->
        [one] { $lines } fila tiene una prueba que corresponde a la huella digital.
       *[other] { $lines } filas tienen una prueba que corresponde a la huella digital.
    }
verify-own-bytes = Jugadores que añadieron números aleatorios: { $names }.
verify-no-bytes = Ningún jugador añadió un número aleatorio, así que el servidor pudo probar muchas semillas y elegir entre ellas antes de crear la mesa.
verify-method = El método, y un programa para repetir esta comprobación, se describen en la documentación.

## Plan para el próximo turno

plan-title = Planear tu próximo turno
plan-given = Tu plan para el próximo turno
plan-lead = Tu plan se juega automáticamente cuando te toca. Los demás jugadores no pueden verlo.
plan-place = Dónde colocar la ficha { $domino }
plan-otherwise = Si no cabe ahí
plan-best = Colocarla donde dé más puntos
plan-ask = Decidir yo
plan-no-place = Sin posición elegida. Toca el tablero o usa la opción de abajo.
plan-clear = Quitar la posición
plan-pick = Qué elegir, por orden de preferencia
plan-picked-as = { $domino }, opción { $number }
plan-later = Las fichas de tu próxima elección aún no han salido.
plan-void = Cancelar el plan automáticamente
plan-void-taken = si otro jugador elige la ficha { $domino }
plan-void-giant = si me envían un gigante
plan-would = Si fuera ahora tu turno
plan-would-place = Se coloca la ficha { $domino }.
plan-would-discard = Se descarta la ficha { $domino }, porque no cabe en ningún sitio.
plan-would-ask-place = Tú decides dónde colocar la ficha { $domino }.
plan-would-pick = Se elige la ficha { $domino }.
plan-would-ask-pick = Tú decides qué ficha elegir.
plan-would-score = Tu reino tiene entonces { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
plan-give = Guardar plan
plan-change = Actualizar plan
plan-withdraw = Cancelar plan
plan-saved = Plan guardado para tu próximo turno.
plan-withdrawn = Plan cancelado. Jugarás tú el próximo turno.
plan-since = Guardado: { $at }

## Final de la partida

score-factors = { $squares } × { $crowns }
score-sheet = Puntos
tie-by-property = { $name } iguala a { $other } en puntos y queda por delante por su región más grande: { $more } casillas frente a { $less }.
tie-by-crowns = { $name } iguala a { $other } en puntos y en la región más grande, y queda por delante por tener más coronas: { $more } frente a { $less }.
tie-shared = { $name } iguala a { $other } en puntos, región más grande y coronas: comparten el puesto { $rank }.
largest-property = Región más grande
crowns = Coronas
replay = Ver de nuevo
share-link = Compartir enlace
share-picture = Compartir imagen
rematch-proposed = { $name } propone una revancha.
rematch-accept = Aceptar la revancha
