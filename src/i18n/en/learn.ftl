# Lessons of the web client. They are loaded with their screen.

learn-title = Learn to play
learn-lead = The rules in about ten minutes. Learn by playing, with little to read.
learn-begin = Start
learn-go-on = Continue: { $lesson }
learn-all-done = You have completed all lessons. Now play a real game.
learn-lessons = Lessons
learn-base = Base game
learn-giants = Age of Giants
learn-count = Lesson { $number } of { $of }
learn-done = done
learn-next = Next: { $lesson }
learn-back = Previous
learn-retry = Try again
learn-to-end = Finish
learn-turn = Rotate
learn-your-kingdom = Your kingdom
learn-kingdom-of = The kingdom of { $name }
learn-now = Now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

lesson-castle = The castle
    .rule = Your kingdom starts with a castle. Any terrain can be placed next to the castle.
    .task = Tap a space next to the castle and place the domino there.
    .done = Both halves are wheat: the first field of your kingdom.
lesson-terrain = Matching terrain
    .rule = Each later domino must touch the castle, or match: at least one half must be next to a square of the same terrain.
    .task = Place the domino so that wheat touches wheat.
    .done = Wheat touches wheat. The forest does not have to match: one half is enough.
    .hint = This is allowed, because the domino touches the castle. Now place wheat next to wheat.
lesson-turn = Rotating
    .rule = A domino can lie in any direction. To rotate it, tap it again, press R or use the button.
    .task = Rotate the domino so that wheat touches wheat and forest touches forest.
    .done = Both halves extend a terrain, and the domino has a crown.
    .hint = This is allowed, but only one half matches. Try another space, or rotate the domino.
lesson-crowns = Crowns
    .rule = Connected squares of one terrain form a property. A property scores its squares times its crowns.
    .task = Place the lake where it scores the most points.
    .done = Four squares times two crowns make 8 points.
    .hint = The lake scores less there. Connected lakes share all their crowns.
lesson-frame = Kingdom size
    .rule = A kingdom is at most five spaces wide and five spaces high, including the castle.
    .task = Your kingdom is four spaces wide. Make it five spaces wide.
    .done = Your kingdom is five spaces wide. The darker spaces on both sides stay empty until the end of the game.
    .hint = Your kingdom is still four spaces wide. Place the domino further to the side.
lesson-pick = Picking a domino
    .rule = A domino with a low number lets you move early in the next round. Dominoes with high numbers have more crowns.
    .task = Pick a domino and see what it costs. Another king is already on domino 22.
    .first = With domino { $domino }, you move first in the next round. It has no crown.
    .middle = With domino { $domino }, you move third in the next round. It has one crown.
    .last = With domino { $domino }, you get two crowns and move last in the next round.
lesson-nowhere = Discarding
    .rule = A domino that can be placed must be placed. A domino that does not fit anywhere is discarded.
    .task = No side of the castle is free, and there is no wheat or mine in your kingdom. Discard the domino.
    .done = The domino is gone, together with its crowns. You still pick your next domino.
lesson-game = Three rounds
    .rule = On your turn, you place the domino under your king, then pick a domino from the next line.
    .task = Play three rounds against an opponent. Each player has two kings.
    .done = A full game is the same, only longer.
lesson-end = The end of the game
    .rule = The player with the most points wins. Ties are broken by the largest property, then by the number of crowns.
    .task = Both kingdoms have 6 points. Which one won? Tap it.
    .done = This kingdom's lake has six squares; the other kingdom's pasture has only three.
    .hint = Both kingdoms have 6 points, but this one's largest property is smaller.
lesson-variants = Variants
    .rule = Variants change how a game is scored or played.
    .task = In one of these kingdoms, the castle is in the centre. Tap it.
    .done = The castle has the same number of spaces on every side: 10 points for Middle Kingdom.
    .hint = In this kingdom, the castle is at the edge.
    .harmony = 5 points if you do not discard any dominoes.
    .middle-kingdom = 10 points if your castle is in the centre of your kingdom.
    .mighty-duel = Two players, all dominoes, kingdoms of 7 × 7.
    .dynasty-name = Dynasty
    .dynasty = Several games in a row, usually three. The highest total wins.
lesson-giants = Giants
    .rule = Dominoes A to F each bring a giant. It covers one of your crowns, which then does not count.
    .task = You have placed domino A. Tap the crown you can best spare.
    .done = You lose only 1 point. The square under the giant still counts.
    .hint = That would cost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Another crown costs less.
lesson-footprints = Footprints
    .rule = Dominoes 49 to 54 show footprints. When you place one, you may send one of your giants to an opponent.
    .task = Tap your giant to send it to the other kingdom.
    .done = Your crown counts again. Your opponent had to choose which crown the giant now covers.
lesson-quests = Quests
    .rule = In Age of Giants, two quests are drawn. All players can complete both.
    .task = Place the lakes where they score the most points with both quests.
    .done = Both lake squares touch the castle, one of them diagonally, and the castle is still in a corner: 30 points.
    .hint = That scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. You can do better: look at both quests.
