//! Rows of statements with one column.

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use uuid::Uuid;

/// Row with the column `id`.
#[derive(QueryableByName)]
pub(super) struct IdRow {
    #[diesel(sql_type = SqlUuid)]
    pub(super) id: Uuid,
}

/// Row with the column `count`.
#[derive(QueryableByName)]
pub(super) struct CountRow {
    #[diesel(sql_type = BigInt)]
    pub(super) count: i64,
}
