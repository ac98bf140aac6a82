/// Every variable with its explanation.
pub const VARIABLES: &[(&str, &str)] = &[
    (
        "KINGDOMAIL_CONFIG_FILE",
        "a file with more of these variables, one NAME=value a line, which replace those of the environment; \
         SIGHUP reads it again; none by default",
    ),
    ("KINGDOMAIL_LISTEN", "address and port to listen on; 127.0.0.1:8080 by default"),
    (
        "KINGDOMAIL_OPERATION_LISTEN",
        "address and port where probes and metrics are answered even when everything else is at its limits; \
         /metrics is then only there; none by default",
    ),
    (
        "KINGDOMAIL_DRAIN_SECONDS",
        "how long the server goes on answering after SIGTERM while /readyz says that it is not ready, 0 to 300; \
         5 by default, 0 when it is started from a terminal",
    ),
    ("KINGDOMAIL_DATA", "folder for the private Postgres and the secret of the tokens"),
    (
        "DATABASE_URL",
        "a Postgres to use instead of a private one; sslmode=require and verify-full use TLS",
    ),
    ("DATABASE_URL_FILE", "a file that holds DATABASE_URL"),
    (
        "KINGDOMAIL_TOKEN_SECRET",
        "at least 32 bytes that sign the tokens; nodes on one database share it",
    ),
    ("KINGDOMAIL_TOKEN_SECRET_FILE", "a file that holds KINGDOMAIL_TOKEN_SECRET"),
    ("KINGDOMAIL_POOL_SIZE", "connections to Postgres at most, 1 to 200; 16 by default"),
    ("KINGDOMAIL_WORKERS", "threads that serve requests, 1 to 256; one a core by default"),
    ("KINGDOMAIL_HOLIDAY_DAYS", "days of holiday a player has in a year, 0 to 366; 21 by default"),
    (
        "KINGDOMAIL_REGISTRATION",
        "which new accounts and guests are accepted: open, invitation for those with an invitation link to a table, or \
         closed; open by default",
    ),
    (
        "KINGDOMAIL_GUEST_DAYS",
        "days after which a guest is deleted who does not come back, 1 to 366; 14 by default",
    ),
    (
        "KINGDOMAIL_RETENTION_DAYS",
        "days after which notices that were read, and sessions and tokens that have ended, are removed, 1 to 3660; 90 by default",
    ),
    (
        "KINGDOMAIL_DELIVERY_DAYS",
        "days after which mails and other messages are removed that were delivered or given up, 1 to 3660; 30 by default",
    ),
    (
        "KINGDOMAIL_ARCHIVE_DAYS",
        "days after its end when a game is moved into the archive, where it takes a tenth of the room, 1 to 3660; 366 by default",
    ),
    ("KINGDOMAIL_MAX_CONNECTIONS", "connections of clients at most, 1 to 100000; 4096 by default"),
    (
        "KINGDOMAIL_ADDRESS_CONNECTIONS",
        "connections from one address at most; a sixteenth of all by default, and at least 16",
    ),
    (
        "KINGDOMAIL_ACCOUNT_STREAMS",
        "streams and long polls that an account may have open, at each node; 32 by default",
    ),
    ("KINGDOMAIL_ADDRESS_STREAMS", "the same of all accounts at one address; 128 by default"),
    (
        "KINGDOMAIL_PUBLIC_URL",
        "where people reach this server, for the links in messages; by default where it listens, on this machine",
    ),
    (
        "KINGDOMAIL_SMTP_URL",
        "where mails are handed in: smtps://user:password@host, smtp://… for STARTTLS, \
         smtp://…?tls=none for none; by default they are written to the folder `mail` in the data folder",
    ),
    ("KINGDOMAIL_SMTP_URL_FILE", "a file that holds KINGDOMAIL_SMTP_URL"),
    (
        "KINGDOMAIL_MAIL_FROM",
        "whom mails come from; kingdomail@ the host of the public URL by default",
    ),
    (
        "KINGDOMAIL_CONTACT",
        "whom push services may ask about this server, mailto:… or https:…; whom mails come from by default",
    ),
    (
        "KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE",
        "requests that an account may make in a minute, at each node; 1200 by default",
    ),
    (
        "KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE",
        "the same of all requests from one address; 6000 by default",
    ),
    (
        "KINGDOMAIL_NEW_ACCOUNTS",
        "accounts that can be made from one address at once, and one more every five minutes; 20 by default",
    ),
    (
        "KINGDOMAIL_ACCOUNT_GAMES",
        "games that are not over an account may have, 1 to 10000; 500 by default",
    ),
    (
        "KINGDOMAIL_ACCOUNT_SANDBOXES",
        "sandboxes that an account may have, 1 to 1000: a new one replaces the oldest; 50 by default",
    ),
    ("KINGDOMAIL_ACCOUNT_BOTS", "bots that an account may have, 1 to 100; 10 by default"),
    (
        "KINGDOMAIL_ACCOUNT_TOKENS",
        "personal tokens that an account may have, with those of its bots, 1 to 1000; 50 by default",
    ),
    ("KINGDOMAIL_ACCOUNT_EXPORTS", "exports that an account may have open, 1 to 100; 4 by default"),
    (
        "KINGDOMAIL_ACCOUNT_ENDPOINTS",
        "webhooks that an account may have, and push subscriptions, 1 to 200; 20 by default",
    ),
    (
        "KINGDOMAIL_TRUSTED_PROXIES",
        "networks of proxies whose X-Forwarded-For tells where requests come from, such as 10.1.0.0/16, and who may have \
         any number of connections; none by default",
    ),
    (
        "KINGDOMAIL_OUTBOUND_NETWORKS",
        "networks that webhooks may reach although they are private, such as 10.1.0.0/16,fd00::/8; none by default",
    ),
    (
        "KINGDOMAIL_OUTBOUND_PORTS",
        "ports that webhooks may reach on the public internet; 443,8443 by default",
    ),
    (
        "KINGDOMAIL_TURN_NOTICE_SECONDS",
        "how long a turn waits before it is told by mail, push or chat, 0 to 86400; 120 by default",
    ),
    (
        "KINGDOMAIL_LOG",
        "what is logged: error, warn, info, debug, or a filter such as info,kingdomail=debug",
    ),
    ("KINGDOMAIL_LOG_FORMAT", "human or json; human by default"),
    (
        "KINGDOMAIL_OTLP_URL",
        "a collector that takes traces by OTLP over HTTP, such as http://127.0.0.1:4318; none by default",
    ),
    (
        "KINGDOMAIL_OTLP_HEADERS",
        "headers for this collector: name=value,name=value; none by default",
    ),
    ("KINGDOMAIL_OTLP_HEADERS_FILE", "a file that holds KINGDOMAIL_OTLP_HEADERS"),
    (
        "KINGDOMAIL_POSTGRES_BIN",
        "folder of Postgres's programs, 14 or newer; looked for by default",
    ),
];
