# Permisos de un token o de una aplicación, como elementos de una lista.

scope-games-read = ver tus partidas y Dinastías, y los perfiles de otros jugadores
scope-games-play = jugar por ti, y hacer propuestas y responder a ellas
scope-tables-write = crear partidas, unirse a mesas y dejarlas, e invitar a jugadores por ti
scope-notifications-read = leer tus avisos
scope-webhooks-write = enviar tus avisos, con enlaces que muestran tus partidas, a otros servicios
scope-account-read = ver tu cuenta y sus ajustes, también tu dirección de correo
