# The lessons of the web client. They are loaded with their screen.

learn-title = Learn to play
learn-lead = The rules in about ten minutes. You play them; there is little to read.
learn-begin = Begin
learn-go-on = Go on: { $lesson }
learn-all-done = You have done all lessons. Now a real game.
learn-lessons = Lessons
learn-base = The base game
learn-giants = Age of Giants
learn-count = Lesson { $number } of { $of }
learn-done = done
learn-next = Next: { $lesson }
learn-back = Back
learn-retry = Once more
learn-to-end = To the end
learn-turn = Turn
learn-your-kingdom = Your kingdom
learn-kingdom-of = The kingdom of { $name }
learn-now = Now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

lesson-castle = The castle
    .rule = Your kingdom begins with a castle, and the castle goes with every terrain.
    .task = Tap a cell beside the castle, and place the domino there.
    .done = It lies. Both halves are wheat: the first field of your kingdom.
lesson-terrain = Wheat to wheat
    .rule = Every other domino touches the castle, or its own terrain with at least one half.
    .task = Place it so that wheat touches wheat.
    .done = Wheat touches wheat. The forest beside it does not mind: one half is enough.
    .hint = It may lie there, as it touches the castle. Now try it with wheat beside wheat.
lesson-turn = Turn it
    .rule = A domino may lie in any direction: tap it again, press R, or use the button to turn it.
    .task = Turn it so that wheat touches wheat and forest touches forest.
    .done = Both halves have grown something that was there. And there is a crown on it.
    .hint = It may lie there, but only one half is beside its own terrain. Try another cell, or turn it.
lesson-crowns = Crowns
    .rule = Connected squares of one terrain are a property: its squares times its crowns are your points.
    .task = Place the lake where it brings most.
    .done = Count with the board: four squares times two crowns are eight points.
    .hint = There it brings less. Lakes that are connected share all their crowns.
lesson-frame = The frame
    .rule = A kingdom is never more than five cells wide and five cells high, with the castle.
    .task = Your kingdom is four cells wide. Make it five.
    .done = Five wide. The darker cells on both sides stay empty to the end.
    .hint = It is still four cells wide. Go further to the side.
lesson-pick = Choose and wait
    .rule = Who takes a low number moves early in the next round; the crowns are on the high ones.
    .task = Take a domino, and see what it costs. Another king stands on 22 already.
    .first = With { $domino } you move before everybody else in the next round. It has no crown.
    .middle = With { $domino } you are third in the next round. It has one crown.
    .last = With { $domino } you have two crowns, and you move last in the next round.
lesson-nowhere = It fits nowhere
    .rule = A domino that can be placed must be placed; one that fits nowhere is discarded.
    .task = No side of the castle is free, and there is neither wheat nor a mine: discard it.
    .done = It is gone, crowns and all. You still take your next domino.
lesson-game = Three rounds
    .rule = A turn: place the domino under your king, then take one of the next line.
    .task = Play three rounds against an opponent. Each of you has two kings.
    .done = That was a whole game, only shorter.
lesson-end = The end
    .rule = The most points win; if they are equal the larger property decides, then the crowns.
    .task = Both have six points. Who has won? Tap the kingdom.
    .done = Its lake has six squares, the pasture of the other has three.
    .hint = Both have six points, but this one has the smaller property.
lesson-variants = Variants
    .rule = A table may add variants to the game.
    .task = In one of these the castle stands in the middle. Tap it.
    .done = The same number of cells on every side: ten points in the Middle Kingdom.
    .hint = Here the castle is at the edge.
    .harmony = 5 points for who has discarded nothing.
    .middle-kingdom = 10 points for a castle in the middle of its kingdom.
    .mighty-duel = Two players, all the dominoes, and kingdoms of seven by seven.
    .dynasty-name = Dynasty
    .dynasty = Three games in a row; the sum of the points wins.
lesson-giants = Giants
    .rule = Dominoes A to F bring a giant: it covers a crown of yours, which then counts for nothing.
    .task = You have placed domino A. Tap the crown that you can do without most easily.
    .done = One point less, that is all. The square under the giant still counts.
    .hint = That would cost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Another crown is cheaper.
lesson-footprints = Footprints
    .rule = Dominoes 49 to 54 show footprints: you may send one of your giants to an opponent.
    .task = Tap your giant to send it to the other kingdom.
    .done = Your crown counts again. The opponent chose which crown the giant covers now.
lesson-quests = Quests
    .rule = With Age of Giants two quest tiles are drawn, and everybody can earn both.
    .task = Place the lakes where they bring most with both quests.
    .done = Both lakes are beside the castle, and the castle is still on a corner: thirty points.
    .hint = That brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. More is possible: look at both quests.
