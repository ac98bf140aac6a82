use std::collections::BTreeMap;
use std::path::Path;

use diesel::QueryableByName;
use diesel::sql_types::Text;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use embedded_postgres::{Durability, EmbeddedPostgres, Options};
use kingdomail::store::{self, Connection, Pool};

/// Columns of each table with their types, such as `id -> Uuid`.
type Tables = BTreeMap<String, Vec<String>>;

#[tokio::test(flavor = "multi_thread")]
async fn migrations_match_the_store_schema() {
    let shared_memory = Path::new("/dev/shm");
    let parent =
        if shared_memory.is_dir() { shared_memory.to_owned() } else { std::env::temp_dir() };
    let data = parent.join(format!("kingdomail-contract-{}", std::process::id()));
    let options = Options {
        application: "kingdomail",
        data: data.clone(),
        binaries: None,
        durability: Durability::ThrowAway,
    };
    let cluster = EmbeddedPostgres::start(&options).expect("a private Postgres");
    let admin = Pool::new(&cluster.url("postgres"), 1).expect("a pool");
    let mut conn = admin.connect_dedicated().await.expect("a connection");
    conn.batch_execute("CREATE DATABASE kingdomail").await.expect("a database");
    let pool = Pool::new(&cluster.url("kingdomail"), 1).expect("a pool");

    let steps = run(&pool, store::migrate).await;
    assert!(steps >= 4);
    assert_eq!(tables(&pool).await, known_tables());
    let analysed = json_columns_with_statistics(&pool).await;
    assert!(analysed.is_empty(), "`SET STATISTICS 0` is missing: {analysed:?}");
    assert_eq!(columns_with_domains(&pool).await, known_domains());
    for (_, domain, _) in known_domains() {
        let word = format!("SELECT 'Elevenses'::{domain}");
        let refused = pool
            .connect_dedicated()
            .await
            .expect("a connection")
            .batch_execute(&word)
            .await
            .expect_err(&domain)
            .to_string();
        assert!(refused.contains("_known"), "{refused}");
    }
    assert_eq!(run(&pool, store::migrate).await, 0, "a second time there is nothing to do");

    assert_eq!(run(&pool, store::revert_all).await, steps);
    assert_eq!(tables(&pool).await, Tables::new(), "every step takes back what it made");

    assert_eq!(run(&pool, store::migrate).await, steps);
    assert_eq!(tables(&pool).await, known_tables());

    drop(conn);
    cluster.stop().expect("stopped");
    std::fs::remove_dir_all(data).expect("removed");
}

async fn run(pool: &Pool, work: fn(Connection) -> store::Result<usize>) -> usize {
    let conn = pool.connect_dedicated().await.expect("a connection");
    tokio::task::spawn_blocking(move || work(conn)).await.expect("no panic").expect("migrated")
}

/// Returns the tables in the database.
async fn tables(pool: &Pool) -> Tables {
    #[derive(QueryableByName)]
    #[expect(clippy::struct_field_names, reason = "the names of the catalogue")]
    struct Column {
        #[diesel(sql_type = Text)]
        table_name: String,
        #[diesel(sql_type = Text)]
        column_name: String,
        #[diesel(sql_type = Text)]
        udt_name: String,
        #[diesel(sql_type = Text)]
        is_nullable: String,
    }
    let mut conn = pool.connect_dedicated().await.expect("a connection");
    let columns = diesel::sql_query(
        "SELECT table_name::text, column_name::text, udt_name::text, is_nullable::text FROM information_schema.columns \
         WHERE table_schema = 'public' AND table_name <> '__diesel_schema_migrations' ORDER BY ordinal_position",
    )
    .load::<Column>(&mut conn)
    .await
    .expect("columns");
    let mut tables = Tables::new();
    for Column { table_name, column_name, udt_name, is_nullable } in columns {
        let capital = |name: &str| name[..1].to_uppercase() + &name[1..];
        let kind = match udt_name.strip_prefix('_') {
            Some(of) => format!("Array<{}>", capital(of)),
            None => capital(&udt_name),
        };
        let kind = if is_nullable == "YES" { format!("Nullable<{kind}>") } else { kind };
        tables.entry(table_name).or_default().push(format!("{column_name} -> {kind}"));
    }
    tables
}

/// Returns the columns with a domain that lists their values: each with its domain and its default.
async fn columns_with_domains(pool: &Pool) -> Vec<(String, String, String)> {
    #[derive(QueryableByName)]
    struct Column {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = Text)]
        domain: String,
        #[diesel(sql_type = Text)]
        default: String,
    }
    let columns = diesel::sql_query(
        "SELECT table_name || '.' || column_name AS name, domain_name::text AS domain, coalesce(column_default, '') AS default \
         FROM information_schema.columns WHERE table_schema = 'public' AND domain_schema = 'public' ORDER BY name",
    )
    .load::<Column>(&mut pool.connect_dedicated().await.expect("a connection"))
    .await
    .expect("columns");
    columns.into_iter().map(|Column { name, domain, default }| (name, domain, default)).collect()
}

fn known_domains() -> Vec<(String, String, String)> {
    [
        ("game_outbox.kind", "game_outbox_kind", "'events'::text"),
        ("games.access", "game_access", ""),
        ("games.rating_mode", "game_rating_mode", "'people'::text"),
        ("games.status", "game_status", ""),
    ]
    .map(|(name, domain, default)| (name.to_owned(), domain.to_owned(), default.to_owned()))
    .to_vec()
}

/// Returns the JSON columns that ANALYZE samples, which takes most of its time and improves no
/// plan.
async fn json_columns_with_statistics(pool: &Pool) -> Vec<String> {
    #[derive(QueryableByName)]
    struct Column {
        #[diesel(sql_type = Text)]
        name: String,
    }
    let mut conn = pool.connect_dedicated().await.expect("a connection");
    let columns = diesel::sql_query(
        "SELECT attrelid::regclass || '.' || attname AS name FROM pg_attribute \
         JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r' AND relnamespace = 'public'::regnamespace \
         WHERE (atttypid = 'jsonb'::regtype OR attrelid = 'games'::regclass AND attname = 'state') AND coalesce(attstattarget, -1) <> 0 ORDER BY name",
    )
    .load::<Column>(&mut conn)
    .await
    .expect("columns");
    columns.into_iter().map(|column| column.name).collect()
}

/// Returns the tables in `src/store/schema.rs`.
fn known_tables() -> Tables {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/schema.rs");
    let source = std::fs::read_to_string(path).expect("the schema");
    let mut tables = Tables::new();
    for table in source.split("diesel::table! {").skip(1) {
        let name = table.trim().split(' ').next().expect("a name").to_owned();
        let columns = table.lines().map(str::trim).filter(|line| line.contains("->"));
        let columns = columns.map(|line| line.trim_end_matches(',').to_owned()).collect();
        tables.insert(name, columns);
    }
    tables
}
