use metrics::{describe_counter, describe_gauge, describe_histogram};

/// Prometheus type of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricKind {
    Counter,
    Gauge,
    Histogram,
}

/// Metric of this process.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    pub name: &'static str,
    pub kind: MetricKind,
    /// Description for operators, a sentence.
    pub help: &'static str,
}

/// Defines a constant with the name of each metric, and the table [`METRICS`].
macro_rules! metrics {
    ($($kind:ident $constant:ident $name:literal $help:literal)*) => {
        $(#[doc = $help] pub const $constant: &str = $name;)*

        /// All metrics.
        pub const METRICS: &[Metric] =
            &[$(Metric { name: $name, kind: MetricKind::$kind, help: $help }),*];
    };
}

metrics! {
    Gauge BUILD_INFO "kingdomail_build_info"
        "Always 1; the label version has the release and the commit."
    Gauge READY "kingdomail_ready"
        "1 if /readyz returns 200, otherwise 0."
    Gauge DATABASE_UP "kingdomail_database_up"
        "1 if the database answers, otherwise 0."
    Gauge DATABASE_WRITABLE "kingdomail_database_writable"
        "1 if /readyz/write returns 200, otherwise 0."
    Gauge DATABASE_SIZE "kingdomail_database_size_bytes"
        "Disk size of the database."
    Gauge TABLE_SIZE "kingdomail_table_size_bytes"
        "Disk size of a table with its indexes."
    Gauge DATA_SIZE "kingdomail_data_disk_size_bytes"
        "Size of the file system with the data folder."
    Gauge DATA_FREE "kingdomail_data_disk_free_bytes"
        "Free space on the file system with the data folder."
    Counter REQUESTS "kingdomail_requests_total"
        "Completed requests."
    Histogram REQUEST_DURATION "kingdomail_request_duration_seconds"
        "Time until the response headers were sent."
    Gauge CONNECTIONS "kingdomail_connections"
        "Client connections."
    Gauge CONNECTIONS_LIMIT "kingdomail_connections_limit"
        "Maximum number of client connections."
    Counter CONNECTIONS_REFUSED "kingdomail_connections_refused_total"
        "Refused client connections."
    Counter CONNECTIONS_CLOSED "kingdomail_connections_closed_total"
        "Client connections closed by the server."
    Gauge POOL_CONNECTIONS "kingdomail_pool_connections"
        "Postgres connections for requests."
    Gauge POOL_LIMIT "kingdomail_pool_connections_limit"
        "Maximum number of Postgres connections for requests."
    Counter POOL_DISCARDED "kingdomail_pool_connections_discarded_total"
        "Postgres connections that were closed and replaced."
    Histogram DEADLINE_LATENESS "kingdomail_deadline_lateness_seconds"
        "Delay between a deadline and its execution."
    Gauge COMPUTE_JOBS "kingdomail_compute_jobs"
        "Searches by house players and verifications of records."
    Counter COMPUTE_REFUSED "kingdomail_compute_refused_total"
        "Rejected searches and verifications."
    Gauge OUTBOX_ROWS "kingdomail_outbox_rows"
        "Events without notifications."
    Gauge OUTBOX_OLDEST "kingdomail_outbox_oldest_seconds"
        "Age of the oldest pending event without notifications."
    Counter NOTIFICATIONS "kingdomail_notifications_total"
        "Notifications created."
    Gauge DELIVERY_BACKLOG "kingdomail_delivery_backlog"
        "Undelivered messages."
    Gauge DELIVERY_OVERDUE "kingdomail_delivery_overdue_seconds"
        "Time since the oldest overdue message became due, or 0."
    Counter DELIVERIES "kingdomail_deliveries_total"
        "Processed messages."
    Gauge DESTINATIONS_FAILING "kingdomail_destinations_failing"
        "Enabled destinations whose last attempt failed."
    Gauge WATCHED_TOPICS "kingdomail_watched_topics"
        "Players and games that clients of this node watch."
    Counter ROWS_REMOVED "kingdomail_rows_removed_total"
        "Expired database rows removed."
    Gauge NODES "kingdomail_nodes"
        "Running servers and workers that share the database."
    Gauge SETTINGS_DIFFER "kingdomail_settings_differ"
        "1 if the nodes disagree on a setting, otherwise 0."
    Gauge CLOCK_OFFSET "kingdomail_clock_offset_seconds"
        "Offset of the node's clock from the database clock; positive if the node is ahead."
    Gauge STANDBYS "kingdomail_database_standbys"
        "Standbys that replicate the database."
    Gauge COMMITS_AT_RISK "kingdomail_database_commits_at_risk"
        "1 if commits do not wait for a standby although there is or was one, otherwise 0."
    Gauge TIMELINE "kingdomail_database_timeline"
        "Timeline of the database, which increases with every failover."
    Counter GAMES_REWOUND "kingdomail_games_rewound_total"
        "Games for which the database lacks a move that this node has acknowledged."
    Counter SPANS_EXPORTED "kingdomail_spans_exported_total"
        "Trace spans accepted by the collector."
    Counter SPANS_DROPPED "kingdomail_spans_dropped_total"
        "Trace spans that the collector did not accept."
}

/// Registers the descriptions of all metrics with the recorder of this process.
pub fn describe_metrics() {
    for Metric { name, kind, help } in METRICS.iter().copied() {
        match kind {
            MetricKind::Counter => describe_counter!(name, help),
            MetricKind::Gauge => describe_gauge!(name, help),
            MetricKind::Histogram => describe_histogram!(name, help),
        }
    }
}
