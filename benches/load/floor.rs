//! The server's own two statements of a command, executed by `pgbench`: the rest of what a command costs is the server's.

use std::path::PathBuf;
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use tokio::runtime::Runtime;

use super::deadlines::REAL;
use super::pgbench::Pgbench;
use super::service::Service;
use kingdomail::store::games::{APPEND_ONE, LOAD_TO_PLAY};

pub struct Floor {
    pgbench: Pgbench,
    script: PathBuf,
}

/// As many games as the service plays on.
const GAMES: usize = super::GAMES;

/// The id of the `:n`-th game that was made for pgbench.
const GAME: &str = "('00000000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid";

impl Floor {
    /// Copies a game many times over, under ids that pgbench can work out, and writes the script.
    pub fn prepare(runtime: &Runtime, service: &Service) -> Floor {
        runtime.block_on(async {
            let mut conn = service.ctx.pool.dedicated().await.expect("a connection");
            conn.batch_execute(&copies()).await.expect("copies of a game");
        });
        let pgbench = Pgbench::new(service.cluster.as_ref().expect("running"), "kingdomail");
        let script = pgbench.write_script("command.sql", &script());
        Floor { pgbench, script }
    }

    /// How many pairs of the two statements per second, over so many connections.
    pub fn pairs_per_second(&self, connections: usize, duration: Duration) -> f64 {
        self.pgbench.transactions_per_second(&self.script, &[], connections, duration)
    }
}

fn copies() -> String {
    let copied = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
    let numbers = format!("generate_series(1, {GAMES}) AS n");
    // Each time the same, and none of the copies.
    let one = format!("(SELECT * FROM games WHERE {REAL} ORDER BY id LIMIT 1) g");
    format!(
        "INSERT INTO games (id, opener_id, access, status, version, settings_format, settings, state, awaiting, \
         commitment) SELECT {copied}, g.opener_id, g.access, g.status, 1000, g.settings_format, g.settings, g.state, \
         g.awaiting, g.commitment FROM {one}, {numbers};
         INSERT INTO seats (game_id, seat, player_id) SELECT {copied}, s.seat, s.player_id \
         FROM {one} JOIN seats s ON s.game_id = g.id, {numbers};
         INSERT INTO game_secrets (game_id, seed, deck) SELECT {copied}, x.seed, x.deck \
         FROM {one} JOIN game_secrets x ON x.game_id = g.id, {numbers};
         ANALYZE"
    )
}

/// The statements as the service sends them, with what a command sends in the place of the parameters. A command
/// leads to one event or two; here it is always one.
fn script() -> String {
    let nobody = "'00000000-0000-7000-8000-000000000000'::uuid";
    let load = with_parameters(&LOAD_TO_PLAY, &[GAME, nobody, nobody, "(:version)::text"]);
    let state = format!("'\\x{}'::bytea", "0".repeat(2 * 200));
    let hash = format!("'\\x{}'::bytea", "0".repeat(2 * 32));
    let body = r#"'{"type":"placed","domino":"12","x":-1,"y":0,"direction":"east"}'"#;
    let update = [
        (GAME, "uuid"),
        (":version", "int"),
        (":version + 1", "int"),
        ("'active'", "text"),
        (&state, "bytea"),
        ("0", "smallint"),
        ("NULL", "bytea"),
        (nobody, "uuid"),
        (":version", "text"),
        (&hash, "bytea"),
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
    let record = with_parameters(&APPEND_ONE, &parameters);
    format!("\\set n random(1, {GAMES})\n{load} \\gset\n{record};\n")
}

/// Puts the values in the place of `$1`, `$2`, …, the last first, because `$1` begins `$10`.
fn with_parameters(statement: &str, values: &[&str]) -> String {
    values.iter().enumerate().rev().fold(statement.to_owned(), |text, (index, value)| {
        text.replace(&format!("${}", index + 1), value)
    })
}
