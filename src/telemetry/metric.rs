use metrics::{describe_counter, describe_gauge, describe_histogram};

/// What kind of number a metric is, in the words of Prometheus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricKind {
    Counter,
    Gauge,
    Histogram,
}

/// A number that a process keeps of itself.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    pub name: &'static str,
    pub kind: MetricKind,
    /// What it is, in a sentence for operators.
    pub help: &'static str,
}

/// Each metric has a constant with its name, and a row in [`METRICS`].
macro_rules! metrics {
    ($($kind:ident $constant:ident $name:literal $help:literal)*) => {
        $(#[doc = $help] pub const $constant: &str = $name;)*

        /// All metrics there are.
        pub const METRICS: &[Metric] =
            &[$(Metric { name: $name, kind: MetricKind::$kind, help: $help }),*];
    };
}

metrics! {
    Gauge BUILD_INFO "kingdomail_build_info"
        "Always 1; the version of the program is in the labels."
    Gauge READY "kingdomail_ready"
        "Whether requests can be served, as /readyz says."
    Gauge DATABASE_UP "kingdomail_database_up"
        "Whether the database answers."
    Gauge DATABASE_WRITABLE "kingdomail_database_writable"
        "Whether a transaction can be committed, as /readyz/write says."
    Gauge DATABASE_SIZE "kingdomail_database_size_bytes"
        "The size of the database on the disk of Postgres."
    Gauge TABLE_SIZE "kingdomail_table_size_bytes"
        "The size of a table with its indexes on the disk of Postgres."
    Gauge DATA_SIZE "kingdomail_data_disk_size_bytes"
        "The size of the file system with the data folder."
    Gauge DATA_FREE "kingdomail_data_disk_free_bytes"
        "What is free on the file system with the data folder."
    Counter REQUESTS "kingdomail_requests_total"
        "Requests that were answered."
    Histogram REQUEST_DURATION "kingdomail_request_duration_seconds"
        "How long requests took until the head of the answer was sent."
    Gauge CONNECTIONS "kingdomail_connections"
        "Connections of clients."
    Gauge CONNECTIONS_LIMIT "kingdomail_connections_limit"
        "Connections that clients may have at most."
    Counter CONNECTIONS_REFUSED "kingdomail_connections_refused_total"
        "Connections of clients that were refused."
    Counter CONNECTIONS_CLOSED "kingdomail_connections_closed_total"
        "Connections of clients that the server closed."
    Gauge POOL_CONNECTIONS "kingdomail_pool_connections"
        "Connections to Postgres for requests."
    Gauge POOL_LIMIT "kingdomail_pool_connections_limit"
        "Connections to Postgres for requests that may be open at most."
    Counter POOL_DISCARDED "kingdomail_pool_connections_discarded_total"
        "Connections to Postgres that were closed and replaced."
    Histogram DEADLINE_LATENESS "kingdomail_deadline_lateness_seconds"
        "How late deadlines fired."
    Gauge COMPUTE_JOBS "kingdomail_compute_jobs"
        "Searches of house players and verifications of records."
    Counter COMPUTE_REFUSED "kingdomail_compute_refused_total"
        "Searches and verifications that were refused."
    Gauge OUTBOX_ROWS "kingdomail_outbox_rows"
        "Events from which no notices were made."
    Gauge OUTBOX_OLDEST "kingdomail_outbox_oldest_seconds"
        "The age of the oldest event that waits for its notices."
    Counter NOTICES "kingdomail_notices_total"
        "Notices that were made."
    Gauge DELIVERY_BACKLOG "kingdomail_delivery_backlog"
        "Messages that were not delivered."
    Gauge DELIVERY_OVERDUE "kingdomail_delivery_overdue_seconds"
        "How long the first message that is due has been due."
    Counter DELIVERIES "kingdomail_deliveries_total"
        "Messages that were dealt with."
    Gauge ENDPOINTS_FAILING "kingdomail_endpoints_failing"
        "Endpoints that are turned on and whose last attempt failed."
    Gauge TOPICS "kingdomail_topics_listened_to"
        "Players and games that somebody follows."
    Counter ROWS_REMOVED "kingdomail_rows_removed_total"
        "Rows of the database that were removed because of their age."
    Gauge NODES "kingdomail_nodes"
        "Servers and workers that share the database and are alive."
    Gauge SETTINGS_DIFFER "kingdomail_settings_differ"
        "1 if the nodes do not agree on a setting."
    Gauge CLOCK_OFFSET "kingdomail_clock_offset_seconds"
        "How far the clock of the node is ahead of the database's."
    Gauge STANDBYS "kingdomail_database_standbys"
        "Standbys that replicate the database."
    Gauge COMMITS_AT_RISK "kingdomail_database_commits_at_risk"
        "1 if commits do not wait for a standby although the database has or had one."
    Gauge TIMELINE "kingdomail_database_timeline"
        "The timeline of the database, which grows with every failover."
    Counter GAMES_REWOUND "kingdomail_games_rewound_total"
        "Games that the database has in an earlier state than was acknowledged to players."
    Counter SPANS_EXPORTED "kingdomail_spans_exported_total"
        "Spans of traces that the collector took."
    Counter SPANS_DROPPED "kingdomail_spans_dropped_total"
        "Spans of traces that were given up."
}

/// Tells the recorder of this process what every metric is.
pub fn describe_metrics() {
    for Metric { name, kind, help } in METRICS.iter().copied() {
        match kind {
            MetricKind::Counter => describe_counter!(name, help),
            MetricKind::Gauge => describe_gauge!(name, help),
            MetricKind::Histogram => describe_histogram!(name, help),
        }
    }
}
