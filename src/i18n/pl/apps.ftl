# Letting apps in: the pages on which a player decides whether a program by others may act for them.

app-asks = Czy ta aplikacja może działać w Twoim imieniu?
app-calls-itself = Nazywa się { $app }.
app-leads-to = Po podjęciu decyzji przejdziesz do { $host }.
app-on-this-device = Po podjęciu decyzji wrócisz do programu na tym urządzeniu.
app-on-other-device = Działa na innym urządzeniu, które pokazuje teraz kod { $code }.
app-device-warning = Przejdź dalej tylko wtedy, gdy to Ty zaczynasz i widzisz tam dokładnie ten kod. Kto wysyła Ci kod, chce grać na Twoim koncie.
app-may = Może ona:
app-may-not = Nie pozna Twojego hasła i nie może zmienić ani jego, ani Twojej nazwy. W ustawieniach możesz ją w każdej chwili usunąć.
app-you-are = Tutaj nazywasz się { $player }.
app-not-you = Użyj innego konta
app-allow = Zezwól
app-deny = Nie zezwalaj
app-log-in = Zaloguj się i zezwól
app-register = Załóż konto i zezwól
app-cannot-ask = Na prośbę tej aplikacji nie da się odpowiedzieć.
app-enter-code = Wpisz kod, który pokazuje drugie urządzenie
app-code = Kod
app-check-code = Dalej
app-code-unknown = Żadne urządzenie nie czeka z tym kodem. Mógł wygasnąć; poproś tam o nowy.
app-let-in = Aplikacja może teraz działać w Twoim imieniu. Wróć do drugiego urządzenia.
app-not-let-in = Aplikacja nie może działać w Twoim imieniu.
