//! Images and animations of whole games, in all languages. Requires no Postgres.

#[path = "../../crates/kingdomino/tests/rules/chance.rs"]
#[expect(dead_code, reason = "not all of it is needed here")]
mod chance;
mod films;
mod pictures;
#[path = "../../crates/kingdomino/tests/rules/table.rs"]
#[expect(dead_code, reason = "not all of it is needed here")]
mod table;
