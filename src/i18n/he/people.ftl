# Profiles, statistics and leaderboards, in the web client.

log-in-first = התחברו כדי לראות את זה.
look-around = להסתכל בלי חשבון
play-too = כדי לשחק בעצמכם, צרו חשבון או שחקו מיד נגד המחשב.
more = להציג עוד
people-you = אתם
member-since = כאן מאז { $since }
bot-since = בוט, מאז { $since }
guest-since = אורחים מאז { $since }
bot-of = נוצר בידי { $owner }
house-mark = המחשב
bot-mark = בוט

## How good

ratings = דירוג
not-rated = עדיין ללא דירוג.
rating-at-least = בטבלת המובילים: { $points }, הדירוג פחות שלוש פעמים אי-הוודאות שלו.
rating-rests-on =
    { $games ->
        [one] לפי משחק אחד.
        [two] לפי שני משחקים.
       *[other] לפי { $games } משחקים.
    }
rating-explained = הדירוג מעריך כמה טוב מישהו משחק; כולם מתחילים ב-25. המספר שאחרי ± הוא אי-הוודאות שלו, והיא קטנה עם כל משחק.

## How reliable

reliability = אמינות
reliability-unknown = עוד לא חיכו כאן לאיש.
reliability-median = זמן תשובה רגיל
reliability-timeouts = נגמר הזמן
reliability-waits = תורות מול אנשים בשנה האחרונה
of-hundred = { $count } מכל 100 תורות
never = אף פעם

## What games came to

statistics = סטטיסטיקה
statistics-games = משחקים
statistics-wins = ניצחונות
statistics-mean = נקודות בממוצע
statistics-best = שיא הנקודות
statistics-bonuses = מגרסאות
statistics-quests = ממשימות
statistics-giants = ענקים בסוף
statistics-discards = אריחים שיצאו מהמשחק
statistics-taken-over = הושלמו בידי המחשב
statistics-terrains = נקודות לפי שטח, בממוצע

## Games played

games-played = משחקים ששוחקו
no-games-played = אין משחקים שהסתיימו.
filter-result = אילו משחקים
result-all = כל המשחקים
result-won = ניצחונות
result-lost = ללא ניצחון
place-first = ניצחון
place-of = מקום { $rank } מתוך { $players }
played-against = נגד { $players }
house-finished = המחשב שיחק עד הסוף.
changed-hands = המקום התקבל משחקן אחר.

## One against another

head-to-head = ראש בראש
against-me = אתם מול { $name }
against-me-games = כל המשחקים המשותפים
results = תוצאות
never-met = השניים עוד לא סיימו משחק יחד.
balance-ahead = יתרון: { $player }
balance-level = שוויון
balance-points = נקודות בממוצע

## Leaderboards

category = במה משחקים
leaders-place = מקום
leaders-rating = ניקוד
leaders-mean = דירוג
nobody-rated = כאן עוד אין דירוג לאיש.
leaderboard-explained = הניקוד הוא הדירוג פחות שלוש פעמים אי-הוודאות שלו: מה ששחקן שווה כמעט בוודאות לפחות. הוא עולה ככל שמשחקים יותר. בפרופילים מופיע הדירוג.
