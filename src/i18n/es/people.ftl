# Profiles, statistics and leaderboards, in the web client.

log-in-first = Entra para ver esto.
look-around = Mirar sin cuenta
play-too = Para jugar tú también, crea una cuenta o juega enseguida contra la casa.
more = Mostrar más
people-you = Tú
member-since = Juega aquí desde el { $since }
bot-since = Un bot, desde el { $since }
guest-since = Un invitado, desde el { $since }
bot-of = Hecho por { $owner }
house-mark = Casa
bot-mark = Bot

## How good

ratings = Puntuaciones
not-rated = Todavía sin puntuación.
rating-at-least = En la clasificación: { $points }, la puntuación menos tres veces su incertidumbre.
rating-rests-on =
    { $games ->
        [one] De { $games } partida.
       *[other] De { $games } partidas.
    }
rating-explained = La puntuación estima lo bien que juega alguien; todo el mundo empieza con 25. El número tras ± es su incertidumbre, que se reduce con cada partida.

## How reliable

reliability = Fiabilidad
reliability-unknown = Nadie ha esperado todavía a este jugador.
reliability-median = Suele responder en
reliability-timeouts = Se le acabó el tiempo
reliability-waits = Turnos contra personas en el último año
of-hundred = { $count } de cada 100 turnos
never = Nunca

## What games came to

statistics = Estadísticas
statistics-games = Partidas
statistics-wins = Ganadas
statistics-mean = Puntos de media
statistics-best = Máximo de puntos
statistics-bonuses = Por variantes
statistics-quests = Por misiones
statistics-giants = Gigantes al final
statistics-discards = Fichas descartadas
statistics-taken-over = Terminadas por la casa
statistics-terrains = Puntos por terreno, de media

## Games played

games-played = Partidas jugadas
no-games-played = Ninguna partida terminada.
filter-result = Qué partidas
result-all = Todas las partidas
result-won = Ganadas
result-lost = No ganadas
place-first = Ganada
place-of = Puesto { $rank } de { $players }
played-against = Contra { $players }
house-finished = La casa la jugó hasta el final.
changed-hands = Tomó el asiento de otro jugador.

## One against another

head-to-head = Cara a cara
against-me = Tú y { $name }
against-me-games = Todas las partidas entre vosotros
results = Resultados
never-met = No han terminado ninguna partida juntos.
balance-ahead = Delante: { $player }
balance-level = Empatados
balance-points = Puntos de media

## Leaderboards

category = Qué se juega
leaders-place = Puesto
leaders-rating = Valor seguro
leaders-mean = Puntuación
nobody-rated = Aquí todavía no hay nadie con puntuación.
leaderboard-explained = El valor seguro es la puntuación menos tres veces su incertidumbre: lo que un jugador vale casi con seguridad como mínimo. Sube al jugar más partidas. Los perfiles muestran la puntuación.
