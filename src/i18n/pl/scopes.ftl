# Uprawnienia tokenu albo aplikacji, jako punkty listy.

scope-games-read = widzieć Twoje gry i Dynastie oraz profile innych graczy
scope-games-play = grać za Ciebie, składać propozycje i odpowiadać na nie
scope-tables-write = tworzyć gry, dołączać do stołów i odchodzić od nich oraz zapraszać graczy za Ciebie
scope-notifications-read = czytać Twoje powiadomienia
scope-webhooks-write = wysyłać Twoje powiadomienia, z linkami, które pokazują Twoje gry, do innych usług
scope-account-read = widzieć Twoje konto i jego ustawienia, także Twój adres e-mail
