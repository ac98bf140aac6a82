# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = widzieć Twoje gry i Dynastie oraz innych graczy
scope-games-play = grać za Ciebie i uzgadniać sprawy z innymi przy stole
scope-tables-write = otwierać stoły, zajmować i zwalniać miejsca oraz zapraszać innych za Ciebie
scope-notices-read = czytać Twoje powiadomienia
scope-webhooks-write = zlecać wysyłanie Twoich powiadomień do innych programów
scope-account-read = widzieć Twoje konto i jego ustawienia, także Twój adres e-mail
