# Las lecciones de la página del juego. Se cargan con su pantalla.

learn-title = Aprende a jugar
learn-lead = Las reglas en unos diez minutos. Se juegan; hay poco que leer.
learn-begin = Empezar
learn-go-on = Seguir: { $lesson }
learn-all-done = Has hecho todas las lecciones. Ahora, una partida de verdad.
learn-lessons = Lecciones
learn-base = El juego básico
learn-giants = La Era de los Gigantes
learn-count = Lección { $number } de { $of }
learn-done = hecha
learn-next = Siguiente: { $lesson }
learn-back = Atrás
learn-retry = Otra vez
learn-to-end = Al final
learn-turn = Girar
learn-your-kingdom = Tu reino
learn-kingdom-of = El reino de { $name }
learn-now = Ahora { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

lesson-castle = El castillo
    .rule = Tu reino empieza con un castillo, y el castillo va con todos los terrenos.
    .task = Toca una casilla junto al castillo y coloca allí la ficha.
    .done = Ya está. Las dos mitades son trigo: el primer campo de tu reino.
lesson-terrain = Trigo con trigo
    .rule = Las demás fichas tocan el castillo o, con al menos una mitad, su propio terreno.
    .task = Colócala de modo que el trigo toque trigo.
    .done = El trigo toca trigo. El bosque de al lado no molesta: basta una mitad.
    .hint = Ahí puede estar, porque toca el castillo. Prueba ahora con trigo junto a trigo.
lesson-turn = Girarla
    .rule = Una ficha puede ir en cualquier dirección: tócala otra vez, pulsa R o usa el botón para girarla.
    .task = Gírala de modo que el trigo toque trigo y el bosque toque bosque.
    .done = Las dos mitades han agrandado algo que ya estaba. Y lleva una corona.
    .hint = Ahí puede estar, pero solo una mitad está junto a su terreno. Prueba otra casilla o gírala.
lesson-crowns = Coronas
    .rule = Las casillas conectadas de un terreno son una región: sus casillas por sus coronas son tus puntos.
    .task = Coloca el lago donde más da.
    .done = Cuenta con el tablero: cuatro casillas por dos coronas son ocho puntos.
    .hint = Ahí da menos. Los lagos conectados comparten todas sus coronas.
lesson-frame = La cuadrícula
    .rule = Un reino nunca tiene más de cinco casillas de ancho y cinco de alto, contando el castillo.
    .task = Tu reino tiene cuatro casillas de ancho. Haz que tenga cinco.
    .done = Cinco de ancho. Las casillas más oscuras de los lados quedan vacías hasta el final.
    .hint = Sigue teniendo cuatro. Ve más hacia un lado.
lesson-pick = Elegir y esperar
    .rule = Quien toma un número bajo juega pronto en la siguiente ronda; las coronas están en los altos.
    .task = Toma una ficha y mira lo que cuesta. En la 22 ya hay otro rey.
    .first = Con la { $domino } juegas antes que nadie en la siguiente ronda. No tiene corona.
    .middle = Con la { $domino } juegas en tercer lugar en la siguiente ronda. Tiene una corona.
    .last = Con la { $domino } tienes dos coronas y juegas al final en la siguiente ronda.
lesson-nowhere = No cabe en ningún sitio
    .rule = Una ficha que se puede colocar se tiene que colocar; la que no cabe en ningún sitio se descarta.
    .task = El castillo no tiene ningún lado libre y no hay trigo ni mina: descártala.
    .done = Se ha ido, con sus coronas. La siguiente ficha la tomas igualmente.
lesson-game = Tres rondas
    .rule = Un turno: colocas la ficha que está bajo tu rey y después tomas una de la nueva fila.
    .task = Juega tres rondas contra un rival. Cada cual tiene dos reyes.
    .done = Ha sido una partida entera, solo que más corta.
lesson-end = El final
    .rule = Ganan más puntos; si hay empate decide la región más grande y después las coronas.
    .task = Los dos tienen seis puntos. ¿Quién ha ganado? Toca el reino.
    .done = Su lago tiene seis casillas; la pradera del otro, tres.
    .hint = Los dos tienen seis puntos, pero este tiene la región más pequeña.
lesson-variants = Variantes
    .rule = Una mesa puede añadir variantes al juego.
    .task = En uno de estos el castillo está en el centro. Tócalo.
    .done = Las mismas casillas a cada lado: diez puntos en el Reino Medio.
    .hint = Aquí el castillo está en el borde.
    .harmony = 5 puntos por no descartar nada.
    .middle-kingdom = 10 puntos por un castillo en el centro de su reino.
    .mighty-duel = Dos jugadores, todas las fichas y reinos de siete por siete.
    .dynasty-name = Dinastía
    .dynasty = Tres partidas seguidas; gana la suma de los puntos.
lesson-giants = Gigantes
    .rule = Las fichas A a F traen un gigante: tapa una corona tuya, que deja de contar.
    .task = Has colocado la ficha A. Toca la corona de la que mejor puedes prescindir.
    .done = Un punto menos, nada más. La casilla bajo el gigante sigue contando.
    .hint = Eso costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Otra corona sale más barata.
lesson-footprints = Huellas
    .rule = Las fichas 49 a 54 tienen huellas: puedes enviar uno de tus gigantes a un rival.
    .task = Toca tu gigante para enviarlo al otro reino.
    .done = Tu corona vuelve a contar. El rival ha elegido qué corona tapa ahora el gigante.
lesson-quests = Misiones
    .rule = En La Era de los Gigantes salen dos misiones, y todos pueden cumplir las dos.
    .task = Coloca los lagos donde más dan con las dos misiones.
    .done = Los dos lagos están junto al castillo, y el castillo sigue en una esquina: treinta puntos.
    .hint = Eso da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Se puede más: mira las dos misiones.
