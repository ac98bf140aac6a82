# The account and its settings, in the web client.

saved = Запазено.
show-password = Покажи
copy = Копирай
copied = Копирано
remove = Премахни
not-now = Не сега
sure = Да: { $what }
shown-once = Показва се само този път. Пазете го на сигурно място.
failing-since = Нищо не пристига от { $since }.

## Accounts

name-hint = От 2 до 32 букви от една азбука, цифри, интервали и - _ . '
forgot-lead = Как се казва профилът Ви?
reset-ask = Изпратете ми връзка
reset-asked = Проверете пощата си
reset-asked-lead = Ако има профил с това име и потвърден имейл адрес, връзка за нова парола е на път натам. Може да отнеме няколко минути.
claim = Запазете игрите си
claim-lead = Изберете име и парола: всичко изиграно остава Ваше, тук и на други устройства.
log-in-leaves-guest = Тук играете като { $name }. Ако влезете в друг профил, игрите на този гост няма да се прехвърлят: няма да можете да се върнете към тях, започнатите се губят и гостът се изтрива след няколко дни. За да ги запазите, изберете име и парола.
claimed = Профилът вече е Ваш.
claimed-already = Този профил вече има име и парола.
claim-first = Играете като гост. Първо изберете име и парола.
guest-hint = Запазете тази игра: изберете име
guest-has-no-name = Играете като гост, без парола.
logged-out = Излязохте.

## Profile

settings-profile = Профил
settings-profile-about = Име и парола
see-own-profile = Вижте как Ви виждат другите
save-name = Запази името
name-saved = Името Ви е сменено.
save-password = Смени паролата
password-saved = Паролата Ви е сменена. Всички други сесии са прекратени.
password-current = Сегашна парола
password-ends-sessions = Новата парола прекратява всички други сесии и токените Ви. Изгонва и приложенията ви, ако не ги запазите.
password-keep-apps = Приложенията ми да останат

## Appearance

settings-appearance = Изглед
settings-appearance-about = Език, светло или тъмно, игра
on-this-machine = Важи само за този браузър.
theme = Светло или тъмно
theme-system = Като устройството
theme-light = Светло
theme-dark = Тъмно
play-preferences = Докато играете
prefer-hints = Точките да се виждат предварително
prefer-hints-about = Позволеното свети, а до него стои какво би донесло.
prefer-at-once-about = Първото докосване на плочка я взема, без потвърждение.

## Time

settings-time = Време
settings-time-about = Часова зона, почивни дни, напомняния
time-zone = Часова зона
time-zone-here = Използвай зоната на това устройство: { $zone }
weekends-off = Свободни събота и неделя
weekends-off-about = Часовниците Ви стоят в събота и неделя, на масите, които го позволяват.
reminder-before = Допълнително напомняне
reminder-none = Няма
reminder-length = { $time } преди крайния срок
reminder-hint = Винаги Ви се напомня, когато минат четири пети от времето Ви.
holidays = Почивки
holidays-about = Часовниците Ви стоят на всички маси, които го позволяват.
holidays-left = Остават { $left } от { $budget } за { $year }
first-day = Първи ден
last-day = Последен ден
take-holiday = Вземи тази почивка
holiday-taken = Почивката е записана.
holiday-over = минала
holiday-now = сега
end-holiday = Откажи се
holiday-ended = Почивката е отменена.

## Notices

settings-notices = Известия
settings-notices-about = Какво, къде и кога научавате
notice-language = Език на писмата и съобщенията
digest-choice = Писмата идват
digest-at_once = Веднага
digest-hourly = Всеки час
digest-daily = Веднъж дневно
digest-hint = Напомнянията и всичко за сигурността на профила Ви никога не чакат.
quiet-hours = Тихи часове
quiet-hours-on = Нищо да не се праща нощем
quiet-hours-about = Следват Вашата часова зона:
quiet-from = От
quiet-until = До
quiet-strict = Без изключение
quiet-strict-about = Иначе научавате, ако времето Ви би изтекло преди края на тихите часове.
save-quiet-hours = Запази тихите часове
channels = Какво къде отива
channels-about = Изключеното пак остава в списъка Ви с известия.
channel-mail = Писмо
channel-push = Push
channel-chat = Чат
channel-webhook = Програма
kind-your_turn = На ход сте
kind-cover_a_crown = При Вас дойде гигант
kind-reminder = Времето Ви изтича
kind-timed_out = Времето Ви изтече
kind-invited = Покана
kind-game_started = Започна игра
kind-game_finished = Завърши игра
kind-game_cancelled = Маса беше отменена
kind-agreement = Връщане на ходове, паузи
kind-seat = Място сменя играча си
kind-series = Вашите династии
kind-security = Сигурността на профила Ви

## Mail

settings-mail = Имейл адрес
settings-mail-about = За известия и нова парола
mail-about = Известията идват тук с картини и бутони, така че можете да играете от писмото. И само с адрес може да се смени забравена парола.
mail-none = Още нямате имейл адрес тук.
mail-confirmed = Потвърден. Писмата Ви отиват там.
mail-pending = още не е потвърден. Отворете писмото, което изпратихме там, и последвайте връзката.
mail-disabled = Изключен от { $since }: пет дни нищо не пристигна.
mail-add = Добавете адрес
mail-change = Друг адрес
mail-address = Имейл адрес
mail-why-password = Защото който има адреса, може да избере нова парола.
mail-send-link = Изпрати връзката
mail-link-sent = Писмо с връзка е на път.
mail-remove = Премахни адреса
mail-remove-about = Няма да идват писма, а забравена парола няма да може да се смени.
mail-removed = Адресът е премахнат.
send-test = Изпрати проба
test-sent = Пробата е на път.

## Push

settings-push = Push съобщения
settings-push-about = На това устройство
push-about = Научавате на това устройство щом дойде Вашият ред, дори когато Kingdomail е затворен.
push-begin = Включи в този браузър
push-on = Включено в този браузър.
push-end = Изключи
push-ended = Изключено.
push-denied = Браузърът Ви не позволява на страницата да праща съобщения. Отворете настройките на страницата, до адреса ѝ горе, позволете известията и опитайте пак.
push-failed = Браузърът Ви не успя да се абонира. В личен прозорец, или където push услугата на браузъра е изключена, това не може.
push-impossible = Този браузър не може да получава push съобщения. На iPhone или iPad първо добавете Kingdomail към началния екран: Споделяне, после „Към началния екран“.
push-others = Други браузъри

## Webhooks

settings-webhooks = Чатове и програми
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Известията могат да отиват в канал на чат или при Ваша програма.
webhook-add = Добавяне на чат или програма
webhook-added = Добавено е.
webhook-kind = Вид
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook за програма
webhook-url = Адрес
webhook-hint-discord = В Discord: редактиране на канала, Integrations, Webhooks, копирайте URL адреса.
webhook-hint-slack = В Slack: приложение с Incoming Webhooks; неговият Webhook URL.
webhook-hint-ntfy = Адресът на Вашата тема, например https://ntfy.sh/my-topic.
webhook-hint-standard = Програмата Ви получава подписани съобщения според Standard Webhooks.
webhook-secret = Тайната, с която се подписват съобщенията.
webhook-on = Включен
webhook-off = Изключен
turn-on = Включи
turn-off = Изключи
webhook-turned-on = Включен е.
webhook-turned-off = Изключен е.
webhook-removed = Премахнат е.
new-secret = Нова тайна
deliveries = Какво е изпратено
deliveries-none = Още нищо.
look-again = Провери пак
delivery-test = Проба
delivery-notice = Известие
delivery-pending =
    { $attempts ->
        [0] Чака да бъде изпратено.
        [one] Чака след { $attempts } опит.
       *[other] Чака след { $attempts } опита.
    }
delivery-delivered = Пристигна.
delivery-dropped = Не е изпратено.
delivery-dead =
    { $attempts ->
        [one] Изоставено след { $attempts } опит.
       *[other] Изоставено след { $attempts } опита.
    }
send-again = Изпрати пак
sent-again = Изпраща се пак.

## Calendar

settings-calendar = Календар
settings-calendar-about = Сроковете Ви във Вашия календар
calendar-about = Календарът Ви може да показва докога трябва да играете: дайте му този адрес като абонамент.
calendar-address = Адресът на Вашия календар.
calendar-make = Създай адрес
calendar-made = Адресът е създаден.
calendar-end = Прекрати календара
calendar-ended = Адресът вече не води доникъде.
calendar-replaces = Новият адрес прекратява предишния. Който го знае, вижда сроковете Ви.

## Sessions

settings-sessions = Сесии
settings-sessions-about = Вашите браузъри и устройства
sessions-about = Всичко, което е влязло в профила Ви. Ако нещо не Ви е познато, прекратете го и сменете паролата си.
session-this = този браузър
session-since = От { $since }.
last-used = Последно използвано { $ago }.
end-session = Прекрати
session-ended = Сесията е прекратена.
end-other-sessions = Прекрати всички други
sessions-ended = Всички други са прекратени.
apps = Приложения
apps-about = Програми на други, които сте допуснали. До всяка пише какво може.
apps-none = Не сте допуснали нито едно.
app-named = Нарича се { $app }.
app-on-device = на друго устройство
app-throw-out = Изгонване
app-thrown-out = Приложението е изгонено.
apps-throw-out = Изгонване на всички приложения
apps-thrown-out = Всички приложения са изгонени.

## Programs

settings-programs = За програмисти
settings-programs-about = Токени и ботове
programs-about = Всичко, което можете да направите тук, може и програма.
programs-docs = Документацията
tokens = Токени
tokens-about = Което програма показва вместо паролата Ви. Може да прави каквото изберете и нищо друго.
token-make = Създай токен
token-made = Токенът е създаден.
token-secret = Токенът.
token-name = За какво е
token-name-hint = За да го познаете.
token-of = Играе като
token-of-me = Вие
token-for = За { $name }
token-lifetime = Валиден
until-revoked = Докато не го отмените
good-until = Валиден до { $until }.
never-used = Още неизползван.
revoke = Отмени
token-revoked = Токенът е отменен.
scopes = Може
bots = Ботове
bots-about = Ботът играе от свое име, с Вас като създател, където се допускат ботове.
bot-name = Име на бота
bot-make = Създай бот
bot-made = Ботът е готов. Създайте му токен.
bot-removed = Ботът е премахнат.

## Data and deletion

settings-data = Вашите данни
settings-data-about = Вземете всичко със себе си
data-account = Профилът
data-account-about = Всичко, което се пази за Вас, като JSON: без паролата и другите тайни.
data-account-download = Изтегли профила
data-records = Вашите игри
data-records-about = Записите на всичките Ви завършени игри, по един на ред. Всеки може да ги провери без този сървър.
data-records-download = Изтегли игрите
downloaded = Файлът е готов.
settings-deletion = Изтриване на профила
settings-deletion-about = Завинаги
deletion-lead = Това никой не може да върне:
deletion-games = Напускате всички маси и се предавате във всички игри, които още се играят.
deletion-name = Името Ви изчезва отвсякъде.
deletion-bots = Ботовете, токените и webhooks Ви спират.
deletion-kept = Завършените игри остават за тези, които са ги играли с Вас.
deletion-take-along = Първо изтеглете данните си
deletion-sure = Искам да изтрия профила си завинаги.
deletion-confirm = Изтрий профила ми
deleted = Профилът Ви е изтрит.
