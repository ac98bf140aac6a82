/// All environment variables with their descriptions.
pub const VARIABLES: &[(&str, &str)] = &[
    (
        "KINGDOMAIL_CONFIG_FILE",
        "File with more of these variables, one NAME=value per line. They override the environment, and SIGHUP reloads \
         the log level, trusted proxies, request rates and account quotas from it. Default: none.",
    ),
    ("KINGDOMAIL_LISTEN", "Address and port to listen on. Default: 127.0.0.1:8080."),
    (
        "KINGDOMAIL_ADMIN_LISTEN",
        "Second address and port, for probes and metrics only. They are served there even when the server has \
         reached all its other limits. If set, /metrics is available only there. Default: none.",
    ),
    (
        "KINGDOMAIL_DRAIN_SECONDS",
        "Seconds for which the server continues to accept requests after SIGTERM while /readyz reports that it is \
         not ready, 0 to 300. Default: 5, or 0 if started from a terminal.",
    ),
    (
        "KINGDOMAIL_DATA",
        "Data folder: the private Postgres and the token secret. Default: /var/lib/kingdomail for root, otherwise \
         ~/.local/share/kingdomail.",
    ),
    (
        "DATABASE_URL",
        "Postgres database to use instead of a private one. sslmode=require and sslmode=verify-full enable TLS. \
         Default: none.",
    ),
    ("DATABASE_URL_FILE", "File that contains DATABASE_URL."),
    (
        "KINGDOMAIL_TOKEN_SECRET",
        "Secret that signs all tokens and links, at least 32 bytes. All nodes of a database must use the same \
         secret. Default: generated on the first start and stored in the data folder.",
    ),
    ("KINGDOMAIL_TOKEN_SECRET_FILE", "File that contains KINGDOMAIL_TOKEN_SECRET."),
    (
        "KINGDOMAIL_POOL_SIZE",
        "Postgres connections for requests, 1 to 200. The server opens the same number again for deadlines and \
         messages, and two more for KINGDOMAIL_ADMIN_LISTEN. Default: 16.",
    ),
    ("KINGDOMAIL_THREADS", "Threads that serve requests, 1 to 256. Default: one per core."),
    ("KINGDOMAIL_HOLIDAY_DAYS", "Days of holiday per player and year, 0 to 366. Default: 21."),
    (
        "KINGDOMAIL_REGISTRATION",
        "Registration of accounts and guests: open, invitation (only with an invitation link to a table) or closed. \
         Default: open.",
    ),
    (
        "KINGDOMAIL_GUEST_DAYS",
        "Days of inactivity after which a guest is deleted, 1 to 366. Default: 14.",
    ),
    (
        "KINGDOMAIL_RETENTION_DAYS",
        "Days until read notifications, and sessions and tokens that have ended, are removed, 1 to 3660. Default: 90.",
    ),
    (
        "KINGDOMAIL_DELIVERY_DAYS",
        "Days until emails and other messages are removed that were delivered or have failed permanently, 1 to 3660. \
         Default: 30.",
    ),
    (
        "KINGDOMAIL_ARCHIVE_DAYS",
        "Days from the end of a game until it is moved to the archive, where it takes a tenth of the space, 1 to 3660. \
         Default: 366.",
    ),
    (
        "KINGDOMAIL_MAX_CONNECTIONS",
        "Maximum number of client connections, 1 to 100000. Default: 4096.",
    ),
    (
        "KINGDOMAIL_ADDRESS_CONNECTIONS",
        "Maximum number of client connections from one address, 1 to 100000. Default: a sixteenth of all connections, \
         but at least 16.",
    ),
    (
        "KINGDOMAIL_ACCOUNT_STREAMS",
        "Maximum number of open streams and long polls per account and node, 1 to 100000. Default: 32.",
    ),
    (
        "KINGDOMAIL_ADDRESS_STREAMS",
        "Maximum number of open streams and long polls per address and node, for all accounts together, 1 to 100000. \
         Default: 128.",
    ),
    (
        "KINGDOMAIL_PUBLIC_URL",
        "Public URL of the server, used for links in messages. Default: the listening address, or the loopback \
         address if the server listens on all addresses.",
    ),
    (
        "KINGDOMAIL_SMTP_URL",
        "Mail server: smtps://user:password@host, smtp://… for STARTTLS, or smtp://…?tls=none for no encryption. \
         Default: none; emails are written to the folder `mail` in the data folder.",
    ),
    ("KINGDOMAIL_SMTP_URL_FILE", "File that contains KINGDOMAIL_SMTP_URL."),
    (
        "KINGDOMAIL_EMAIL_FROM",
        "Sender of emails. Default: kingdomail@ and the host of the public URL.",
    ),
    (
        "KINGDOMAIL_CONTACT",
        "Contact for push services, a mailto: or https: URL. Default: the sender of emails.",
    ),
    (
        "KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE",
        "Maximum number of requests per minute, per account and node. Default: 1200.",
    ),
    (
        "KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE",
        "Maximum number of requests per minute, per address and node. Default: 6000.",
    ),
    (
        "KINGDOMAIL_NEW_ACCOUNTS",
        "Accounts that can be created from one address in a burst. One more is allowed every five minutes. Default: 20.",
    ),
    (
        "KINGDOMAIL_ACCOUNT_GAMES",
        "Maximum number of unfinished games per account, 1 to 10000. Default: 500.",
    ),
    (
        "KINGDOMAIL_ACCOUNT_SANDBOXES",
        "Maximum number of sandboxes per account, 1 to 1000. Beyond it, a new sandbox replaces the oldest. Default: 50.",
    ),
    ("KINGDOMAIL_ACCOUNT_BOTS", "Maximum number of bots per account, 1 to 100. Default: 10."),
    (
        "KINGDOMAIL_ACCOUNT_TOKENS",
        "Maximum number of personal tokens of an account and its bots together, 1 to 1000. Default: 50.",
    ),
    (
        "KINGDOMAIL_ACCOUNT_EXPORTS",
        "Maximum number of open exports of an account and its bots together, per node, 1 to 100. Default: 4.",
    ),
    (
        "KINGDOMAIL_ACCOUNT_DESTINATIONS",
        "Maximum number of webhooks per account, and of push subscriptions per account, 1 to 200. Default: 20.",
    ),
    (
        "KINGDOMAIL_TRUSTED_PROXIES",
        "Networks of your reverse proxies, such as 10.1.0.0/16. The server trusts X-Forwarded-For from these networks \
         and does not limit their number of connections. Requests and connections through an unlisted proxy all count \
         against the proxy's address. Default: none.",
    ),
    (
        "KINGDOMAIL_OUTBOUND_NETWORKS",
        "Private networks that webhooks may reach, on any port and without HTTPS, such as 10.1.0.0/16,fd00::/8. \
         Default: none.",
    ),
    (
        "KINGDOMAIL_OUTBOUND_PORTS",
        "Ports that webhooks may use on the public internet. Default: 443,8443.",
    ),
    (
        "KINGDOMAIL_TURN_NOTIFICATION_SECONDS",
        "Delay in seconds before a player is notified of a turn by email, push or chat, 0 to 86400. Default: 120.",
    ),
    (
        "KINGDOMAIL_LOG",
        "Log level: error, warn, info, debug, or a filter such as info,kingdomail=debug. Default: info.",
    ),
    ("KINGDOMAIL_LOG_FORMAT", "Log format: human or json. Default: human."),
    (
        "KINGDOMAIL_POSTGRES_BIN",
        "Folder with the binaries of Postgres 14 or newer, for the private Postgres. Default: detected.",
    ),
    (
        "OTEL_EXPORTER_OTLP_ENDPOINT",
        "Collector that accepts traces by OTLP over HTTP, such as http://127.0.0.1:4318. The server appends \
         /v1/traces. Default: none.",
    ),
    (
        "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
        "Collector, with the path. Takes precedence over OTEL_EXPORTER_OTLP_ENDPOINT. Default: none.",
    ),
    (
        "OTEL_EXPORTER_OTLP_HEADERS",
        "Headers for requests to the collector: name=value,name=value, with percent-encoded values. Default: none.",
    ),
    ("OTEL_SERVICE_NAME", "Name of the service in traces. Default: kingdomail."),
    (
        "OTEL_RESOURCE_ATTRIBUTES",
        "Attributes of this process in traces: name=value,name=value. Default: none.",
    ),
    (
        "OTEL_TRACES_SAMPLER",
        "Sampler of traces: always_on, always_off, traceidratio, or one of these with the prefix parentbased_, which \
         follows the decision of the client. Default: parentbased_always_on.",
    ),
    ("OTEL_TRACES_SAMPLER_ARG", "Ratio of the sampler traceidratio, from 0 to 1. Default: 1."),
];

/// Variables that were renamed in 0.3.0, each with its old and its new name.
pub(super) const RENAMED: &[(&str, &str)] = &[
    ("KINGDOMAIL_ACCOUNT_ENDPOINTS", "KINGDOMAIL_ACCOUNT_DESTINATIONS"),
    ("KINGDOMAIL_MAIL_FROM", "KINGDOMAIL_EMAIL_FROM"),
    ("KINGDOMAIL_OPERATION_LISTEN", "KINGDOMAIL_ADMIN_LISTEN"),
    ("KINGDOMAIL_OTLP_HEADERS", "OTEL_EXPORTER_OTLP_HEADERS"),
    ("KINGDOMAIL_OTLP_HEADERS_FILE", "OTEL_EXPORTER_OTLP_HEADERS"),
    ("KINGDOMAIL_OTLP_URL", "OTEL_EXPORTER_OTLP_ENDPOINT"),
    ("KINGDOMAIL_TURN_NOTICE_SECONDS", "KINGDOMAIL_TURN_NOTIFICATION_SECONDS"),
    ("KINGDOMAIL_WORKERS", "KINGDOMAIL_THREADS"),
];
