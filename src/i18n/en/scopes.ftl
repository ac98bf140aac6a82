# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = see your games and series, and other players
scope-games-play = play for you, and agree with the others at the table
scope-tables-write = open tables, take and leave seats, and invite others for you
scope-notices-read = read your notices
scope-webhooks-write = have your notices sent to other programs
scope-account-read = see your account and its settings, with your mail address
