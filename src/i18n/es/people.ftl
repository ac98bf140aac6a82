# Profiles, statistics and leaderboards, in the web client.

log-in-first = Entra para ver esto.
look-around = Explorar sin cuenta
play-too = Crea una cuenta para jugar con otras personas, o juega ahora mismo contra el ordenador.
more = Mostrar más
people-you = Tú
profile-edit = Cambiar nombre y avatar
member-since = Miembro desde el { $since }
bot-since = Bot desde el { $since }
guest-since = Invitado desde el { $since }
bot-of = Bot de { $owner }
house-mark = Ordenador
bot-mark = Bot

## Ratings

ratings = Puntuaciones
not-rated = Todavía sin puntuación.
rating-at-least = Muy probablemente por encima de { $points }.
rating-rests-on =
    { $games ->
        [one] Según { $games } partida.
       *[other] Según { $games } partidas.
    }
rating-explained = La puntuación estima lo bien que juega un jugador; todos empiezan con 25. El número tras ± es la incertidumbre, que se reduce con cada partida.
rating-curve =
    { $games ->
        [one] Puntuación tras { $games } partida
       *[other] Puntuación en { $games } partidas
    }, del { $from } al { $until }. Al principio: { $first }. Ahora: { $last }. Más alta: { $highest }. Más baja: { $lowest }.

## Reliability

reliability = Fiabilidad
reliability-median = Tiempo de respuesta habitual
reliability-timeouts = Turnos perdidos
reliability-waits = Turnos contra personas en el último año (como máximo 200)
of-hundred = { $count } por cada 100 turnos
never = Ninguno

## Statistics

statistics = Estadísticas
statistics-games = Partidas
statistics-wins = Victorias
statistics-mean = Puntos de media
statistics-best = Mejor resultado
statistics-bonuses = Puntos por variantes, de media
statistics-quests = Puntos por misiones, de media
statistics-giants = Gigantes al final, de media
statistics-discards = Fichas descartadas, de media
statistics-taken-over = Terminadas por el ordenador
statistics-terrains = Puntos por terreno, de media

## Récords y rivales

records = Récords
record-game = Ver la partida
record-streak = Mayor racha de victorias
record-streak-end = Ver la última victoria
record-recent =
    { $games ->
        [one] En la última partida
       *[other] En las últimas { $games } partidas
    }
record-wins = { $wins } de { $games }
favourite-terrains = Terrenos favoritos
favourite-terrain-points = { $points } puntos por partida
recent-opponents = Rivales recientes
recent-opponents-none = Aún no hay partidas contra otras personas.
recent-results =
    { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }, { $losses ->
        [one] { $losses } derrota
       *[other] { $losses } derrotas
    }
profile-empty = { $name } aún no ha terminado ninguna partida.
profile-empty-own = Aún no has terminado ninguna partida. Aquí aparecerán tu puntuación, tus récords y tus rivales.

## Games played

games-played = Partidas jugadas
no-games-played = Ninguna partida.
filter-result = Resultado
result-all = Todas las partidas
result-won = Ganadas
result-lost = Perdidas
place-first = Ganada
place-of = Puesto { $rank } de { $players }
played-against = Contra { $players }
house-finished = El ordenador jugó hasta el final de la partida.
changed-hands = El asiento lo cedió otro jugador.

## Head to head

head-to-head = Cara a cara
against-me = Tú contra { $name }
against-me-games = Todas vuestras partidas
results = Resultados
never-met = Estos jugadores no han terminado ninguna partida juntos.
balance-ahead = Delante: { $player }
balance-level = Empates
balance-points = Puntos de media

## Leaderboards

category = Categoría
leaders-place = Puesto
leaders-rating = Fuerza
leaders-mean = Puntuación
nobody-rated = Todavía no hay jugadores con puntuación.
leaderboard-explained = La fuerza es la puntuación menos tres veces su incertidumbre: es muy probable que el jugador juegue al menos a ese nivel. Con más partidas, la incertidumbre se reduce y la fuerza sube. Los perfiles muestran la puntuación.
