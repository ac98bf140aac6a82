# The account and its settings, in the web client.

saved = Запазено.
show-password = Показване
copy = Копиране
copied = Копирано
remove = Премахване
change = Промяна
not-now = Отказ
sure = Потвърждаване
shown-once = Показва се само веднъж. Запазете копие на сигурно място.
failing-since = Доставките са неуспешни от { $since }.

## Accounts

name-hint = От 2 до 32 знака: букви от една азбука, цифри, интервали и - _ . '
forgot-lead = Въведете името на профила си, за да получите връзка по имейл.
reset-ask = Изпращане на връзка
reset-asked = Проверете имейла си
reset-asked-lead = Ако има профил с това име и с потвърден имейл адрес, ще получите връзка за нова парола. Може да отнеме няколко минути.
claim = Запазете игрите си
claim-lead = Изберете име и парола. Всичко изиграно остава Ваше, тук и на други устройства.
log-in-leaves-guest = Играете като { $name }. Ако влезете в друг профил, няма да можете да се върнете към игрите на този профил на гост: започнатите се губят и профилът се изтрива по-късно. За да ги запазите, изберете име и парола.
log-out-leaves-guest = Ако излезете, няма да можете да се върнете в този профил на гост: започнатите игри се губят и профилът се изтрива по-късно. За да запазите игрите, изберете име и парола.
claimed = Профилът Ви е готов.
claimed-already = Този профил вече има име и парола.
claim-first = Играете като гост. Първо изберете име и парола.
guest-hint = Създайте профил, за да запазите игрите си
guest-has-no-name = Играете като гост, без парола.
logged-out = Излязохте.

## Profile

settings-profile = Профил
settings-profile-about = Аватар, име и парола
avatar = Вашият замък
avatar-about = Другите играчи го виждат до името Ви.
avatar-number = Замък { $number }
avatar-more = Още замъци
see-own-profile = Вижте публичния си профил
save-name = Запазване на името
name-saved = Името Ви беше сменено.
save-password = Смяна на паролата
password-saved = Паролата Ви беше сменена. Всички други устройства са излезли от профила.
password-current = Сегашна парола
password-ends-sessions = Новата парола спира достъпа на всички други устройства и отменя токените Ви. Премахва и свързаните приложения, освен ако не ги запазите.
password-keep-apps = Свързаните ми приложения да останат

## Appearance

settings-appearance = Изглед
settings-appearance-about = Език, тема, игра
on-this-machine = Тези настройки важат само за този браузър.
sound = Звук и вибрация
prefer-sound = Звуци
prefer-sound-about = Тих звук, когато сте на ход и когато се поставя плочка.
prefer-vibration = Вибрация
prefer-vibration-about = Кратка вибрация на телефона, когато сте на ход.
theme = Тема
theme-system = Като устройството
theme-light = Светла
theme-dark = Тъмна
prefer-letters = Букви върху терените
prefer-letters-about = Всеки терен показва буквата си, както в имейлите. Помага, ако някои цветове си приличат.
play-preferences = Игра
prefer-at-once-about = Първото докосване на плочка я избира, без потвърждение. Поставянето винаги се потвърждава.

## Time

settings-time = Време и ваканции
settings-time-about = Часова зона, ваканции, уикенди, напомняния
time-zone = Часова зона
time-zone-same = Вашата часова зона е { $zone }, както на това устройство.
time-zone-differs = Вашата часова зона е { $zone }; това устройство е в друга.
time-formats = Датите и часовете се изписват както в браузъра Ви: { $example }.
time-zone-change = Промяна на часовата зона
time-zone-here = Часовата зона на това устройство: { $zone }
weekends-off = Свободни уикенди
weekends-off-about = Часовниците Ви спират в събота и неделя в игрите, които го позволяват.
reminder-before = Допълнително напомняне
reminder-none = Няма
reminder-length = { $time } преди крайния срок
reminder-hint = Винаги Ви се напомня, когато остане една пета от времето Ви.
holidays = Ваканции
holidays-about = Часовниците Ви спират през ваканцията в игрите, които го позволяват.
holidays-left = Оставащи за { $year }: { $left } от { $budget }
first-day = Първи ден
last-day = Последен ден
take-holiday = Добавяне на ваканция
holiday-taken = Ваканцията е добавена.
holiday-over = минала
holiday-now = сега
end-holiday = Премахване
holiday-ended = Ваканцията е премахната.

## Notifications

settings-notices = Известия
settings-notices-about = За какво, къде и кога Ви известяваме
notice-language = Език на имейлите и известията
digest-choice = Честота на имейлите
digest-at_once = Веднага
digest-hourly = Всеки час
digest-daily = Веднъж дневно
digest-hint = Напомнянията и имейлите за сигурността винаги се изпращат веднага.
quiet-hours = Тихи часове
quiet-hours-on = Спазване на тихи часове
quiet-hours-about = Известията изчакват края на тези часове, освен webhooks и известията за сигурността на профила. Часовата зона се задава в раздел
quiet-from = От
quiet-until = До
quiet-strict = Тишина, дори ако времето ми изтича
quiet-strict-about = Ако е изключено, все пак получавате известие, когато времето Ви би изтекло преди края на тихите часове.
save-quiet-hours = Запазване на тихите часове
channels = Канали
channels-about = Изключените тук известия пак се появяват в списъка Ви с известия.
channel-email = Имейл
channel-push = Push
channel-chat = Чат
channel-webhook = Webhook
channel-off = Не е настроено
channel-none = Извън Kingdomail още нищо не стига до Вас.
channel-push-on = Включване на push известия
channel-set-up = Настройка
channel-count =
    { $count ->
        [one] { $count } получател
       *[other] { $count } получатели
    }
channel-sentences = Кога да Ви известяваме
tell-me = { $when }: известие чрез { $channels }.
tell-me-nothing = { $when }: без известие.
tell-me-partly = С изключения.
tell-me-security = Винаги се изпраща на имейл адреса Ви.
tell-me-details = Подробности
when-turn = Когато съм на ход
when-time = Преди и след изтичане на времето ми
when-invited = Когато ме поканят
when-games = Когато игра започне, свърши или бъде отменена
when-agreements = Когато ме помолят за връщане на ход, пауза или приемане на място
when-series = По време на династия
when-security = Когато профилът ми може да е застрашен
kind-your_turn = На ход сте
kind-cover_a_crown = Изпратиха Ви гигант
kind-reminder = Времето Ви изтича
kind-timed_out = Времето Ви изтече
kind-invited = Покани
kind-game_started = Начало на игра
kind-game_finished = Край на игра
kind-game_cancelled = Отменена игра
kind-proposal = Предложения за връщане и пауза
kind-seat = Отстъпване на места
kind-series = Династии
kind-security = Сигурност на профила

## Email

settings-mail = Имейл адрес
settings-mail-about = За известия и забравена парола
mail-about = Известията се изпращат тук с изображения и бутони, така че можете да играете направо от имейла. Адресът е нужен и за смяна на забравена парола.
mail-none = Още нямате имейл адрес.
mail-confirmed = Потвърден. Имейлите Ви се изпращат тук.
mail-pending = още не е потвърден. Отворете имейла, който изпратихме там, и последвайте връзката.
mail-disabled = Изключен от { $since }: пет дни не можа да бъде доставен нито един имейл.
mail-add = Добавяне на имейл адрес
mail-change = Смяна на имейл адреса
mail-address = Имейл адрес
mail-why-password = Нужна е, защото чрез този адрес може да се смени паролата Ви.
mail-send-link = Изпращане на връзка за потвърждение
mail-link-sent = Връзката за потвърждение е изпратена.
mail-remove = Премахване на имейл адреса
mail-remove-about = Няма да получавате имейли и няма да можете да смените забравена парола.
mail-removed = Имейл адресът е премахнат.
send-test = Изпращане на тест
test-sent = Тестът е изпратен.

## Push

settings-push = Push известия
settings-push-about = На това устройство
push-about = Получавате известие на това устройство, щом сте на ход, дори когато Kingdomail е затворен.
push-begin = Включване в този браузър
push-on = Включено в този браузър.
push-end = Изключване
push-ended = Изключено.
push-denied = Браузърът Ви блокира известията от този сайт. Отворете настройките на сайта до адресната лента, позволете известията и опитайте пак.
push-failed = Браузърът Ви не успя да се абонира. Push известията не работят в поверителни прозорци или при изключена push услуга на браузъра.
push-impossible = Този браузър не поддържа push известия. На iPhone или iPad първо добавете Kingdomail към началния екран: Споделяне, после „Към началния екран“.
push-others = Други браузъри

## Webhooks

settings-webhooks = Чат и webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Известията Ви могат да се изпращат в канал на чат или до Ваша програма.
webhook-add = Добавяне на чат или webhook
webhook-added = Добавено.
webhook-kind = Вид
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = В Discord: редактиране на канала, Integrations, Webhooks, копирайте URL адреса.
webhook-hint-slack = В Slack: Webhook URL на приложение с Incoming Webhooks.
webhook-hint-ntfy = URL адресът на Вашата тема, например https://ntfy.sh/my-topic.
webhook-hint-standard = Програмата Ви получава подписани съобщения според Standard Webhooks.
webhook-secret = Вашият таен ключ за подписване.
webhook-on = Включен
webhook-off = Изключен
turn-on = Включване
turn-off = Изключване
webhook-turned-on = Включено.
webhook-turned-off = Изключено.
webhook-removed = Премахнато.
new-secret = Смяна на ключа
deliveries = Последни доставки
deliveries-none = Още няма доставки.
look-again = Опресняване
delivery-test = Тест
delivery-notice = Известие
delivery-pending =
    { $attempts ->
        [0] Чака да бъде изпратено.
        [one] Чака ново изпращане след { $attempts } неуспешен опит.
       *[other] Чака ново изпращане след { $attempts } неуспешни опита.
    }
delivery-delivered = Доставено.
delivery-dropped = Не е изпратено: вече не е актуално.
delivery-dead =
    { $attempts ->
        [one] Неуспешно след { $attempts } опит.
       *[other] Неуспешно след { $attempts } опита.
    }
send-again = Ново изпращане
sent-again = Изпраща се пак.

## Calendar

settings-calendar = Календар
settings-calendar-about = Вашите срокове в календара Ви
calendar-about = Календарът Ви може да показва докога трябва да играете: абонирайте се за връзката, която създавате тук.
calendar-address = Връзката към Вашия календар.
calendar-make = Създаване на връзка към календара
calendar-made = Връзката към календара е създадена.
calendar-end = Премахване на връзката към календара
calendar-ended = Връзката към календара е премахната.
calendar-replaces = Новата връзка заменя предишната. Всеки, който има връзката, вижда сроковете Ви.

## Sessions

settings-sessions = Устройства
settings-sessions-about = Къде сте влезли в профила си
sessions-about = Браузъри и устройства, които са влезли в профила Ви. Ако не разпознавате някое, спрете достъпа му и сменете паролата си.
session-this = този браузър
session-since = Добавено: { $since }.
last-used = Последно използвано { $ago }.
end-session = Спиране на достъпа
session-ended = Достъпът е спрян.
end-other-sessions = Спиране на достъпа на всички други устройства
sessions-ended = Достъпът на всички други устройства е спрян.
apps = Свързани приложения
apps-about = Приложения на други автори с Вашето разрешение и какво може всяко от тях.
apps-none = Няма свързани приложения.
app-named = Име на приложението: { $app }
app-on-device = На друго устройство
app-throw-out = Премахване
app-thrown-out = Приложението е премахнато.
apps-throw-out = Премахване на всички приложения
apps-thrown-out = Всички приложения са премахнати.

## For developers

settings-programs = За разработчици
settings-programs-about = Токени и ботове
programs-about = Почти всичко, което можете да направите тук, може да го направи и програма през API.
programs-docs = Документация на API
tokens = Токени
tokens-about = Програмата използва токен вместо паролата Ви. Токенът може да прави само това, което изберете.
token-make = Създаване на токен
token-made = Токенът е създаден.
token-secret = Новият Ви токен.
token-name = Име на токена
token-name-hint = За да го разпознавате в списъка.
token-of = Действа като
token-of-me = Вие
token-for = За { $name }
token-lifetime = Валидност
until-revoked = Безсрочно
good-until = Валиден до { $until }.
never-used = Още неизползван.
revoke = Отменяне
token-revoked = Токенът е отменен.
scopes = Права
bots = Ботове
bots-about = Ботът играе под свое име, с Вас като собственик, на маси, които допускат ботове.
bot-name = Име на бота
bot-make = Създаване на бот
bot-made = Ботът е създаден. Сега му създайте токен.
bot-removed = Ботът е премахнат.

## Data and deletion

settings-data = Вашите данни
settings-data-about = Изтеглете всичко
data-account = Данни на профила
data-account-about = Всичко, което се пази за Вас, във формат JSON, без паролата и другите тайни данни.
data-account-download = Изтегляне на данните на профила
data-records = Вашите игри
data-records-about = Файл с всичките Ви завършени игри, по една на ред. Игрите могат да се проверят без този сървър.
data-records-download = Изтегляне на игрите
downloaded = Изтеглянето е готово.
settings-deletion = Изтриване на профила
settings-deletion-about = Необратимо е
deletion-lead = Това е необратимо:
deletion-games = Напускате всички маси и се предавате във всички игри, които още се играят.
deletion-name = Името Ви се премахва отвсякъде.
deletion-bots = Вашите ботове, токени и webhooks се изтриват.
deletion-kept = Завършените Ви игри остават: публичните са видими за всички, а останалите – за противниците Ви.
deletion-take-along = Първо изтеглете данните си
deletion-sure = Искам да изтрия профила си безвъзвратно.
deletion-confirm = Изтриване на профила ми
deleted = Профилът Ви беше изтрит.
