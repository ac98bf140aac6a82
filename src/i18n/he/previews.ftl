# טקסטים שבהם תוכנות מסרים ורשתות חברתיות מציגות קישור.

preview-invitation = קינגדומינו: הזמנה לשולחן מאת { $player }
preview-rating =
    { $games ->
        [one] דירוג { $points } אחרי משחק אחד
        [two] דירוג { $points } אחרי שני משחקים
       *[other] דירוג { $points } אחרי { $games } משחקים
    }
preview-not-rated = פרופיל בקינגדומינו, עדיין ללא דירוג
