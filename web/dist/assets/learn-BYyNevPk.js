var e=`# Lecciones del cliente web. Se cargan con su pantalla.

learn-title = Aprende a jugar
learn-lead = Las reglas en unos diez minutos. Aprende jugando, con poco que leer.
learn-begin = Empezar
learn-go-on = Continuar: { $lesson }
learn-all-done = Has completado todas las lecciones. Ahora, una partida de verdad.
learn-lessons = Lecciones
learn-base = Juego básico
learn-giants = La Era de los Gigantes
learn-count = Lección { $number } de { $of }
learn-done = hecha
learn-next = Siguiente: { $lesson }
learn-back = Anterior
learn-retry = Intentar de nuevo
learn-to-end = Terminar
learn-turn = Girar
learn-your-kingdom = Tu reino
learn-kingdom-of = El reino de { $name }
learn-now = Ahora: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

lesson-castle = El castillo
    .rule = Tu reino empieza con un castillo. Junto al castillo se puede colocar cualquier terreno.
    .task = Toca una casilla junto al castillo y coloca allí la ficha.
    .done = Las dos mitades son trigo: el primer campo de tu reino.
lesson-terrain = Terrenos que coinciden
    .rule = Cada ficha siguiente debe tocar el castillo o coincidir: al menos una mitad debe quedar junto a una casilla del mismo terreno.
    .task = Coloca la ficha de modo que el trigo toque trigo.
    .done = El trigo toca trigo. El bosque no tiene que coincidir: basta una mitad.
    .hint = Ahí se puede, porque la ficha toca el castillo. Ahora coloca trigo junto a trigo.
lesson-turn = Girar
    .rule = Una ficha puede ir en cualquier dirección. Para girarla, tócala otra vez, pulsa R o usa el botón.
    .task = Gira la ficha de modo que el trigo toque trigo y el bosque toque bosque.
    .done = Las dos mitades amplían un terreno, y la ficha tiene una corona.
    .hint = Ahí se puede, pero solo coincide una mitad. Prueba otra casilla o gira la ficha.
lesson-crowns = Coronas
    .rule = Las casillas conectadas de un mismo terreno son una región. Una región vale sus casillas por sus coronas.
    .task = Coloca el lago donde más puntos dé.
    .done = Cuatro casillas por dos coronas son 8 puntos.
    .hint = Ahí el lago da menos. Los lagos conectados comparten todas sus coronas.
lesson-frame = El tamaño del reino
    .rule = Un reino tiene como mucho cinco casillas de ancho y cinco de alto, contando el castillo.
    .task = Tu reino tiene cuatro casillas de ancho. Haz que tenga cinco.
    .done = Tu reino tiene cinco casillas de ancho. Las casillas más oscuras de los lados quedan vacías hasta el final de la partida.
    .hint = Tu reino sigue teniendo cuatro casillas de ancho. Coloca la ficha más hacia un lado.
lesson-pick = Elegir una ficha
    .rule = Una ficha con un número bajo te permite jugar antes en la siguiente ronda. Las fichas con números altos tienen más coronas.
    .task = Elige una ficha y mira lo que cuesta. En la ficha 22 ya hay otro rey.
    .first = Con la ficha { $domino } juegas en primer lugar en la siguiente ronda. No tiene corona.
    .middle = Con la ficha { $domino } juegas en tercer lugar en la siguiente ronda. Tiene una corona.
    .last = Con la ficha { $domino } consigues dos coronas y juegas en último lugar en la siguiente ronda.
lesson-nowhere = Descartar
    .rule = Una ficha que se puede colocar se tiene que colocar. La que no cabe en ningún sitio se descarta.
    .task = El castillo no tiene ningún lado libre, y en tu reino no hay trigo ni minas. Descarta la ficha.
    .done = La ficha ya no está, y sus coronas tampoco. Aun así, eliges la siguiente.
lesson-game = Tres rondas
    .rule = En tu turno colocas la ficha que está bajo tu rey y después eliges una de la nueva fila.
    .task = Juega tres rondas contra un rival. Cada jugador tiene dos reyes.
    .done = Una partida completa es igual, solo que más larga.
lesson-end = El final de la partida
    .rule = Gana quien tiene más puntos. Los empates los decide la región más grande y después el número de coronas.
    .task = Los dos reinos tienen 6 puntos. ¿Cuál ha ganado? Tócalo.
    .done = El lago de este reino tiene seis casillas; la pradera del otro, solo tres.
    .hint = Los dos reinos tienen 6 puntos, pero la región más grande de este es menor.
lesson-variants = Variantes
    .rule = Las variantes cambian cómo se puntúa o se juega una partida.
    .task = En uno de estos reinos el castillo está en el centro. Tócalo.
    .done = El castillo tiene las mismas casillas a cada lado: 10 puntos con Reino Medio.
    .hint = En este reino el castillo está en el borde.
    .harmony = 5 puntos si no descartas ninguna ficha.
    .middle-kingdom = 10 puntos si tu castillo está en el centro de tu reino.
    .mighty-duel = Dos jugadores, todas las fichas, reinos de 7 × 7.
    .dynasty-name = Dinastía
    .dynasty = Varias partidas seguidas, normalmente tres. Gana la mayor suma de puntos.
lesson-giants = Gigantes
    .rule = Cada ficha de la A a la F trae un gigante, que tapa una de tus coronas. Esa corona deja de contar.
    .task = Has colocado la ficha A. Toca la corona de la que mejor puedes prescindir.
    .done = Solo pierdes 1 punto. La casilla bajo el gigante sigue contando.
    .hint = Eso costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Otra corona cuesta menos.
lesson-footprints = Huellas
    .rule = Las fichas de la 49 a la 54 tienen huellas. Cuando colocas una, puedes enviar uno de tus gigantes a un rival.
    .task = Toca tu gigante para enviarlo al otro reino.
    .done = Tu corona vuelve a contar. El rival ha tenido que elegir qué corona tapa ahora el gigante.
lesson-quests = Misiones
    .rule = En La Era de los Gigantes se sacan dos misiones. Todos los jugadores pueden cumplir las dos.
    .task = Coloca los lagos donde más puntos den con las dos misiones.
    .done = Los dos lagos tocan el castillo, uno de ellos en diagonal, y el castillo sigue en una esquina: 30 puntos.
    .hint = Eso da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Se puede mejorar: mira las dos misiones.
`;export{e as default};