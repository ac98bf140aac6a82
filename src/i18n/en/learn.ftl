# The tutorial of the web client, plans and the history of a game.
