use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use tokio::runtime::Runtime;

use super::service::Service;
use kingdomail::store::games::{APPEND_EVENTS, LOAD_TO_PLAY};

/// The two statements of a command, executed by `pgbench`.
pub struct Floor {
    pgbench: PathBuf,
    script: PathBuf,
    socket: PathBuf,
    user: String,
}

/// As many games as the service plays on.
const GAMES: usize = super::GAMES;

/// The id of the `:n`-th game that was made for pgbench.
const GAME: &str = "('00000000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid";

impl Floor {
    /// Copies a game many times over, under ids that pgbench can work out, and writes the script.
    pub fn prepare(runtime: &Runtime, service: &Service) -> Floor {
        let cluster = service.cluster.as_ref().expect("running");
        runtime.block_on(async {
            let mut conn = service.ctx.pool.dedicated().await.expect("a connection");
            conn.batch_execute(&copies()).await.expect("copies of a game");
        });
        let script =
            cluster.socket_folder().parent().unwrap_or(Path::new("/tmp")).join("command.sql");
        std::fs::write(&script, self::script()).expect("a script");
        Floor {
            pgbench: pgbench(),
            script,
            socket: cluster.socket_folder().to_owned(),
            user: cluster.user().to_owned(),
        }
    }

    /// How many pairs of the two statements per second, over so many connections.
    pub fn transactions_per_second(&self, connections: usize, duration: Duration) -> f64 {
        let output = Command::new(&self.pgbench)
            .args(["--no-vacuum", "--protocol=prepared", "--jobs=1"])
            .arg(format!("--client={connections}"))
            .arg(format!("--time={}", duration.as_secs()))
            .arg(format!("--file={}", self.script.display()))
            .arg(format!("--host={}", self.socket.display()))
            .arg(format!("--username={}", self.user))
            .arg("kingdomail")
            .output()
            .expect("pgbench runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "pgbench: {errors}");
        let figure = text.lines().find_map(|line| line.strip_prefix("tps = ")).expect("a figure");
        figure.split(' ').next().and_then(|tps| tps.parse().ok()).expect("a figure")
    }
}

fn copies() -> String {
    let copied = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
    let numbers = format!("generate_series(1, {GAMES}) AS n");
    let one = "(SELECT * FROM games WHERE status = 'active' LIMIT 1) g";
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
    let body =
        r#"ARRAY['{"type":"placed","domino":"12","x":-1,"y":0,"direction":"east"}']::text[]"#;
    let record = with_parameters(
        APPEND_EVENTS,
        &[
            GAME,
            ":version::int",
            "(:version::int + 1)",
            "'active'::text",
            &state,
            "0::smallint",
            "NULL::bytea",
            nobody,
            "(:version)::text",
            &hash,
            "1::smallint",
            "ARRAY[0]::smallint[]",
            "ARRAY[false]::bool[]",
            body,
            "NULL::timestamptz",
            "now()",
            r#"'{"seats":[{"bank_ms":0,"timeouts":0},{"bank_ms":0,"timeouts":0}]}'::jsonb"#,
            "0::int",
            "NULL::jsonb",
            "NULL::timestamptz",
            nobody,
            "1000::bigint",
        ],
    );
    format!("\\set n random(1, {GAMES})\n{load} \\gset\n{record};\n")
}

/// Puts the values in the place of `$1`, `$2`, …, the last first, because `$1` begins `$10`.
fn with_parameters(statement: &str, values: &[&str]) -> String {
    values.iter().enumerate().rev().fold(statement.to_owned(), |text, (index, value)| {
        text.replace(&format!("${}", index + 1), value)
    })
}

fn pgbench() -> PathBuf {
    let bindir = Command::new("pg_config").arg("--bindir").output().ok();
    let beside = bindir.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let mut folders: Vec<PathBuf> = beside.into_iter().collect();
    if let Ok(majors) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(majors.flatten().map(|major| major.path().join("bin")));
    }
    let found =
        folders.into_iter().map(|folder| folder.join("pgbench")).find(|pgbench| pgbench.is_file());
    found.expect(
        "pgbench, which comes with the server's package of Postgres, is needed for the floor",
    )
}
