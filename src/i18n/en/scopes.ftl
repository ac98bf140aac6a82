# Permissions of a token or an app, as items of a list.

scope-games-read = see your games and Dynasties, and the profiles of other players
scope-games-play = play for you, and make and answer proposals
scope-tables-write = create games, join and leave tables, and invite players for you
scope-notifications-read = read your notifications
scope-webhooks-write = send your notifications, with links that show your games, to other services
scope-account-read = see your account and its settings, including your email address
