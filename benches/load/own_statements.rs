//! The two statements that the server sends for a command, executed by `pgbench`. The remaining
//! cost of a command is that of the server.

use std::path::PathBuf;
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use tokio::runtime::Runtime;

use super::deadlines::IS_PLAYABLE;
use super::pgbench::Pgbench;
use super::service::Service;
use kingdomail::store::games::{APPEND_EVENTS_SQL, LOAD_GAME_WITH_SECRETS_SQL};

pub struct OwnStatements {
    pgbench: Pgbench,
    script: PathBuf,
}

/// Number of games, as in the load test.
const GAMES: usize = super::GAMES;

/// ID of the `:n`-th game copied for pgbench.
const GAME: &str = "('00000000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid";

impl OwnStatements {
    /// Copies a game many times, under IDs that pgbench can compute, and writes the script.
    pub fn prepare(runtime: &Runtime, service: &Service) -> OwnStatements {
        runtime.block_on(async {
            let mut conn = service.ctx.pool.connect_dedicated().await.expect("a connection");
            conn.batch_execute(&copy_script()).await.expect("copies of a game");
        });
        let pgbench = Pgbench::new(service.cluster.as_ref().expect("running"), "kingdomail");
        let script = pgbench.write_script("command.sql", &script());
        OwnStatements { pgbench, script }
    }

    /// Returns the number of statement pairs per second.
    pub fn pairs_per_second(&self, connections: usize, duration: Duration) -> f64 {
        self.pgbench.transactions_per_second(&self.script, &[], connections, duration)
    }
}

fn copy_script() -> String {
    let copied = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
    let numbers = format!("generate_series(1, {GAMES}) AS n");
    // Always the same game, and never a copy.
    let one = format!("(SELECT * FROM games WHERE {IS_PLAYABLE} ORDER BY id LIMIT 1) g");
    format!(
        "INSERT INTO games (id, host_id, access, status, settings_format, settings, commitment) \
         SELECT {copied}, g.host_id, g.access, g.status, g.settings_format, g.settings, g.commitment FROM {one}, {numbers};
         INSERT INTO game_states (game_id, version, state, awaited_seat) SELECT {copied}, 1000, s.state, s.awaited_seat \
         FROM {one} JOIN game_states s ON s.game_id = g.id, {numbers};
         INSERT INTO seats (game_id, seat, player_id) SELECT {copied}, s.seat, s.player_id \
         FROM {one} JOIN seats s ON s.game_id = g.id, {numbers};
         INSERT INTO game_secrets (game_id, seed, deck) SELECT {copied}, x.seed, x.deck \
         FROM {one} JOIN game_secrets x ON x.game_id = g.id, {numbers};
         ANALYZE"
    )
}

/// Returns the statements of the server with typical values as parameters. A command produces one
/// or two events; here it always produces one.
fn script() -> String {
    let nobody = "'00000000-0000-7000-8000-000000000000'::uuid";
    let load = with_parameters(
        &LOAD_GAME_WITH_SECRETS_SQL,
        &[GAME, nobody, nobody, "(:version)::text", "int4send(:version)"],
    );
    let state = format!("'\\x{}'::bytea", "0".repeat(2 * 200));
    let hash = format!("'\\x{}'::bytea", "0".repeat(2 * 32));
    let body = r#"'{"type":"placed","domino":"12","x":-1,"y":0,"direction":"east"}'"#;
    let update = [
        (GAME, "uuid"),
        (":version", "int"),
        (":version + 1", "int"),
        ("NULL", "text"),
        (&state, "bytea"),
        ("0", "smallint"),
        ("NULL", "bytea"),
        (nobody, "uuid"),
        (":version", "text"),
        (&hash, "bytea"),
        ("int4send(:version)", "bytea"),
        ("now() + interval '1 day'", "timestamptz"),
        ("now()", "timestamptz"),
        (r#"'{"seats":[{},{}]}'"#, "jsonb"),
        ("0", "int"),
        ("NULL", "jsonb"),
        ("now() + interval '19 hours'", "timestamptz"),
        (nobody, "uuid"),
        ("1000", "bigint"),
        ("NULL", "uuid"),
        ("now()", "timestamptz"),
    ];
    let event =
        [(GAME, "uuid"), ("1", "int"), ("0", "smallint"), ("false", "bool"), (body, "text")];
    let update = update.map(|(value, sql_type)| format!("({value})::{sql_type}"));
    let event = event.map(|(value, sql_type)| format!("ARRAY[{value}]::{sql_type}[]"));
    let format = ["1::smallint".to_owned()];
    let parameters = update.iter().chain(&event).chain(&format);
    let parameters: Vec<&str> = parameters.map(String::as_str).collect();
    let record = with_parameters(&APPEND_EVENTS_SQL, &parameters);
    format!("\\set n random(1, {GAMES})\n{load} \\gset\n{record};\n")
}

/// Replaces `$1`, `$2`, … with the values. Starts with the last, because `$1` is a prefix of `$10`.
fn with_parameters(statement: &str, values: &[&str]) -> String {
    values.iter().enumerate().rev().fold(statement.to_owned(), |text, (index, value)| {
        text.replace(&format!("${}", index + 1), value)
    })
}
