# Profiles, statistics and leaderboards, in the web client.

log-in-first = התחברו כדי לראות את זה.
look-around = גלישה כאורחים
play-too = צרו חשבון כדי לשחק עם אחרים, או שחקו מיד נגד המחשב.
more = להציג עוד
people-you = אתם
profile-edit = שינוי שם ואווטאר
member-since = חשבון מאז { $since }
bot-since = בוט מאז { $since }
guest-since = חשבון אורח מאז { $since }
bot-of = בבעלות { $owner }
house-mark = המחשב
bot-mark = בוט

## Ratings

ratings = דירוג
not-rated = עדיין ללא דירוג.
rating-at-least = קרוב לוודאי מעל { $points }.
rating-rests-on =
    { $games ->
        [one] לפי משחק אחד.
        [two] לפי שני משחקים.
       *[other] לפי { $games } משחקים.
    }
rating-explained = הדירוג מעריך כמה טוב שחקן משחק; כולם מתחילים ב-25. המספר שאחרי ± הוא אי-הוודאות, והיא קטנה עם כל משחק.
rating-curve =
    { $games ->
        [one] הדירוג אחרי משחק אחד
        [two] הדירוג לאורך שני משחקים
       *[other] הדירוג לאורך { $games } משחקים
    }, מ-{ $from } עד { $until }. בהתחלה: { $first }. עכשיו: { $last }. הגבוה ביותר: { $highest }. הנמוך ביותר: { $lowest }.

## Reliability

reliability = אמינות
reliability-median = זמן תגובה רגיל
reliability-timeouts = תורות שהוחמצו
reliability-waits = תורות מול אנשים בשנה האחרונה (200 לכל היותר)
of-hundred = { $count } מכל 100 תורות
never = אף פעם

## Statistics

statistics = סטטיסטיקה
statistics-games = משחקים
statistics-wins = ניצחונות
statistics-mean = נקודות בממוצע
statistics-best = התוצאה הטובה ביותר
statistics-bonuses = נקודות מגרסאות, בממוצע
statistics-quests = נקודות ממשימות, בממוצע
statistics-giants = ענקים בסוף, בממוצע
statistics-discards = אריחים שיצאו מהמשחק, בממוצע
statistics-taken-over = הושלמו בידי המחשב
statistics-terrains = נקודות לפי סוג שטח, בממוצע

## שיאים ויריבים

records = שיאים
record-game = לצפות במשחק
record-streak = רצף הניצחונות הארוך ביותר
record-streak-end = לצפות בניצחון האחרון
record-recent =
    { $games ->
        [one] במשחק האחרון
        [two] בשני המשחקים האחרונים
       *[other] ב-{ $games } המשחקים האחרונים
    }
record-wins = { $wins } מתוך { $games }
favourite-terrains = סוגי השטח האהובים
favourite-terrain-points = { $points } נקודות למשחק
recent-opponents = יריבים אחרונים
recent-opponents-none = עוד אין משחקים מול אנשים אחרים.
recent-results =
    { $wins ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $wins } ניצחונות
    }, { $losses ->
        [one] הפסד אחד
        [two] שני הפסדים
       *[other] { $losses } הפסדים
    }
profile-empty = { $name }: עוד אין משחקים שהסתיימו.
profile-empty-own = עוד לא סיימתם משחק. כאן יופיעו הדירוג, השיאים והיריבים שלכם.

## Games played

games-played = משחקים ששוחקו
no-games-played = אין משחקים.
filter-result = תוצאה
result-all = כל המשחקים
result-won = ניצחונות
result-lost = הפסדים
place-first = ניצחון
place-of = מקום { $rank } מתוך { $players }
played-against = נגד { $players }
house-finished = המחשב שיחק עד סוף המשחק.
changed-hands = המקום הועבר משחקן אחר.

## Head to head

head-to-head = ראש בראש
against-me = אתם מול { $name }
against-me-games = כל המשחקים המשותפים
results = תוצאות
never-met = השחקנים האלה עוד לא סיימו משחק יחד.
balance-ahead = יתרון: { $player }
balance-level = שוויון
balance-points = נקודות בממוצע

## Leaderboards

category = קטגוריה
leaders-place = מקום
leaders-rating = חוזק
leaders-mean = דירוג
nobody-rated = עוד אין כאן שחקנים מדורגים.
leaderboard-explained = החוזק הוא הדירוג פחות שלוש פעמים אי-הוודאות שלו: קרוב לוודאי שהשחקן חזק לפחות במידה הזאת. ככל שמשחקים יותר, אי-הוודאות קטנה והחוזק עולה. בפרופילים מופיע הדירוג.
