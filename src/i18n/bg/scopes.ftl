# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = да вижда игрите и династиите ви и други играчи
scope-games-play = да играе вместо вас и да се уговаря с другите на масата
scope-tables-write = да отваря маси, да заема и освобождава места и да кани други вместо вас
scope-notices-read = да чете известията ви
scope-webhooks-write = известията ви да се изпращат до други програми
scope-account-read = да вижда профила ви и настройките му, заедно с имейл адреса ви
