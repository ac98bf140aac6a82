# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = ver tus partidas y Dinastías, y a otros jugadores
scope-games-play = jugar por ti y ponerse de acuerdo con los demás en la mesa
scope-tables-write = abrir mesas, ocupar y dejar asientos e invitar a otros por ti
scope-notices-read = leer tus avisos
scope-webhooks-write = hacer que tus avisos se envíen a otros programas
scope-account-read = ver tu cuenta y sus ajustes, también tu dirección de correo
