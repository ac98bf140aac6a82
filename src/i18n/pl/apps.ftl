# Strony, na których gracz decyduje, czy aplikacja ma dostęp do jego konta.

app-asks = Zezwolić tej aplikacji na dostęp do Twojego konta?
app-calls-itself = Aplikacja podaje nazwę { $app }. Ta nazwa nie jest zweryfikowana.
app-leads-to = Po podjęciu decyzji przejdziesz do { $host }.
app-on-this-device = Po podjęciu decyzji wrócisz do aplikacji na tym urządzeniu.
app-on-other-device = Aplikacja działa na innym urządzeniu, które pokazuje teraz kod { $code }.
app-device-warning = Przejdź dalej tylko wtedy, gdy to Ty łączysz aplikację, a drugie urządzenie pokazuje dokładnie ten kod. Jeśli kod przysłał Ci ktoś inny, przerwij: chce użyć Twojego konta.
app-may = Aplikacja będzie mogła:
app-may-not = Aplikacja nie widzi Twojego hasła i nie może zmienić ani jego, ani Twojej nazwy. W ustawieniach możesz ją w każdej chwili usunąć.
app-you-are = Zalogowano jako { $player }.
app-not-you = Użyj innego konta
app-allow = Zezwól
app-deny = Nie zezwalaj
app-log-in = Zaloguj się i zezwól
app-register = Załóż konto i zezwól
app-cannot-ask = Prośba tej aplikacji jest nieprawidłowa
app-enter-code = Wpisz kod, który pokazuje drugie urządzenie
app-code = Kod
app-check-code = Dalej
app-code-unknown = Ten kod jest nieznany albo wygasł. Poproś o nowy na drugim urządzeniu.
app-let-in = Aplikacja ma teraz dostęp do Twojego konta. Wróć do drugiego urządzenia.
app-not-let-in = Aplikacja nie ma dostępu do Twojego konta.
