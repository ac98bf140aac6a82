# Plans for the next turn, the history of a game, and its verification.

