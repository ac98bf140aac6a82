var o=`# Las lecciones de la p\xE1gina del juego. Se cargan con su pantalla.

learn-title = Aprende a jugar
learn-lead = Las reglas en unos diez minutos. Se juegan; hay poco que leer.
learn-begin = Empezar
learn-go-on = Seguir: { $lesson }
learn-all-done = Has hecho todas las lecciones. Ahora, una partida de verdad.
learn-lessons = Lecciones
learn-base = El juego b\xE1sico
learn-giants = La Era de los Gigantes
learn-count = Lecci\xF3n { $number } de { $of }
learn-done = hecha
learn-next = Siguiente: { $lesson }
learn-back = Atr\xE1s
learn-retry = Otra vez
learn-to-end = Al final
learn-play-house = Jugar ahora contra la casa
learn-play-house-explained = Una partida de dos, sin cuenta. Puedes parar cuando quieras y seguir m\xE1s tarde.
learn-turn = Girar
learn-your-kingdom = Tu reino
learn-kingdom-of = El reino de { $name }
learn-now = Ahora { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

lesson-castle = El castillo
    .rule = Tu reino empieza con un castillo, y el castillo va con todos los terrenos.
    .task = Toca una casilla junto al castillo y coloca all\xED la ficha.
    .done = Ya est\xE1. Las dos mitades son trigo: el primer campo de tu reino.
lesson-terrain = Trigo con trigo
    .rule = Las dem\xE1s fichas tocan el castillo o, con al menos una mitad, su propio terreno.
    .task = Col\xF3cala de modo que el trigo toque trigo.
    .done = El trigo toca trigo. El bosque de al lado no molesta: basta una mitad.
    .hint = Ah\xED puede estar, porque toca el castillo. Prueba ahora con trigo junto a trigo.
lesson-turn = Girarla
    .rule = Una ficha puede ir en cualquier direcci\xF3n: t\xF3cala otra vez, pulsa R o usa el bot\xF3n para girarla.
    .task = G\xEDrala de modo que el trigo toque trigo y el bosque toque bosque.
    .done = Las dos mitades han agrandado algo que ya estaba. Y lleva una corona.
    .hint = Ah\xED puede estar, pero solo una mitad est\xE1 junto a su terreno. Prueba otra casilla o g\xEDrala.
lesson-crowns = Coronas
    .rule = Las casillas conectadas de un terreno son una regi\xF3n: sus casillas por sus coronas son tus puntos.
    .task = Coloca el lago donde m\xE1s da.
    .done = Cuenta con el tablero: cuatro casillas por dos coronas son ocho puntos.
    .hint = Ah\xED da menos. Los lagos conectados comparten todas sus coronas.
lesson-frame = La cuadr\xEDcula
    .rule = Un reino nunca tiene m\xE1s de cinco casillas de ancho y cinco de alto, contando el castillo.
    .task = Tu reino tiene cuatro casillas de ancho. Haz que tenga cinco.
    .done = Cinco de ancho. Las casillas m\xE1s oscuras de los lados quedan vac\xEDas hasta el final.
    .hint = Sigue teniendo cuatro. Ve m\xE1s hacia un lado.
lesson-pick = Elegir y esperar
    .rule = Quien toma un n\xFAmero bajo juega pronto en la siguiente ronda; las coronas est\xE1n en los altos.
    .task = Toma una ficha y mira lo que cuesta. En la 22 ya hay otro rey.
    .first = Con la { $domino } juegas antes que nadie en la siguiente ronda. No tiene corona.
    .middle = Con la { $domino } juegas en tercer lugar en la siguiente ronda. Tiene una corona.
    .last = Con la { $domino } tienes dos coronas y juegas al final en la siguiente ronda.
lesson-nowhere = No cabe en ning\xFAn sitio
    .rule = Una ficha que se puede colocar se tiene que colocar; la que no cabe en ning\xFAn sitio se descarta.
    .task = El castillo no tiene ning\xFAn lado libre y no hay trigo ni mina: desc\xE1rtala.
    .done = Se ha ido, con sus coronas. La siguiente ficha la tomas igualmente.
lesson-game = Tres rondas
    .rule = Un turno: colocas la ficha que est\xE1 bajo tu rey y despu\xE9s tomas una de la nueva fila.
    .task = Juega tres rondas contra un rival. Cada cual tiene dos reyes.
    .done = Ha sido una partida entera, solo que m\xE1s corta.
lesson-end = El final
    .rule = Ganan m\xE1s puntos; si hay empate decide la regi\xF3n m\xE1s grande y despu\xE9s las coronas.
    .task = Los dos tienen seis puntos. \xBFQui\xE9n ha ganado? Toca el reino.
    .done = Su lago tiene seis casillas; la pradera del otro, tres.
    .hint = Los dos tienen seis puntos, pero este tiene la regi\xF3n m\xE1s peque\xF1a.
lesson-variants = Variantes
    .rule = Una mesa puede a\xF1adir variantes al juego.
    .task = En uno de estos el castillo est\xE1 en el centro. T\xF3calo.
    .done = Las mismas casillas a cada lado: diez puntos en el Reino Medio.
    .hint = Aqu\xED el castillo est\xE1 en el borde.
    .harmony = 5 puntos por no descartar nada.
    .middle-kingdom = 10 puntos por un castillo en el centro de su reino.
    .mighty-duel = Dos jugadores, todas las fichas y reinos de siete por siete.
    .dynasty-name = Dinast\xEDa
    .dynasty = Tres partidas seguidas; gana la suma de los puntos.
lesson-giants = Gigantes
    .rule = Las fichas A a F traen un gigante: tapa una corona tuya, que deja de contar.
    .task = Has colocado la ficha A. Toca la corona de la que mejor puedes prescindir.
    .done = Un punto menos, nada m\xE1s. La casilla bajo el gigante sigue contando.
    .hint = Eso costar\xEDa { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Otra corona sale m\xE1s barata.
lesson-footprints = Huellas
    .rule = Las fichas 49 a 54 tienen huellas: puedes enviar uno de tus gigantes a un rival.
    .task = Toca tu gigante para enviarlo al otro reino.
    .done = Tu corona vuelve a contar. El rival ha elegido qu\xE9 corona tapa ahora el gigante.
lesson-quests = Misiones
    .rule = En La Era de los Gigantes salen dos misiones, y todos pueden cumplir las dos.
    .task = Coloca los lagos donde m\xE1s dan con las dos misiones.
    .done = Los dos lagos est\xE1n junto al castillo, y el castillo sigue en una esquina: treinta puntos.
    .hint = Eso da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Se puede m\xE1s: mira las dos misiones.
`;export{o as default};
