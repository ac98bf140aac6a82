use jiff::{SignedDuration, Timestamp};
use kingdomail::domain::{PlayerId, SessionId};
use kingdomail::store::Connection;

use super::copy::Rows;
use super::game_plan::{Chance, id_at};

const ACCOUNT: u64 = 3;
const SESSION: u64 = 4;

/// Creation time of all accounts. All IDs are derived from it and the number of the account.
fn created_at() -> Timestamp {
    Timestamp::from_second(1_600_000_000).expect("a time")
}

/// Returns the ID of the account with this number.
pub fn account_id(number: u64) -> PlayerId {
    let at = created_at() + SignedDuration::from_secs(i64::try_from(number).expect("few accounts"));
    PlayerId::new(id_at(at, number, ACCOUNT))
}

/// Returns the ID of the account's active session.
pub fn session_id(number: u64) -> SessionId {
    SessionId::new(id_at(created_at(), number, SESSION))
}

/// Number of stored sessions per account.
const SESSIONS_PER_ACCOUNT: u64 = 3;
/// Accounts per batch.
const ACCOUNTS_PER_BATCH: u64 = 20_000;

/// Creates accounts, each with one active and two ended sessions and their refresh tokens.
pub async fn fill_accounts(conn: &mut Connection, accounts: u64, now: Timestamp) {
    let mut players =
        Rows::new("players", "id, name, name_key, password_hash, created_at, is_admin, is_guest");
    let mut sessions = Rows::new(
        "sessions",
        "player_id, id, client, created_at, last_used_at, expires_at, revoked_at",
    );
    let mut tokens = Rows::new("refresh_tokens", "token_hash, player_id, session_id, repeated");
    for number in 0..accounts {
        let (player, name) = (account_id(number).uuid(), account_name(number));
        // The placeholder has the length of a real hash.
        let hash =
            format!("$argon2id$v=19$m=19456,t=2,p=1${}", hex::encode(Chance::new(number).bytes(0)));
        players.push(&[
            &player,
            &name.as_str(),
            &name.as_str(),
            &hash.as_str(),
            &created_at(),
            &false,
            &false,
        ]);
        for session in 0..SESSIONS_PER_ACCOUNT {
            let has_ended = session > 0;
            let id = if has_ended {
                id_at(created_at(), number * SESSIONS_PER_ACCOUNT + session, SESSION + 1)
            } else {
                session_id(number).uuid()
            };
            let used_at = now - SignedDuration::from_hours(if has_ended { 24 * 40 } else { 2 });
            let ends_at = used_at + SignedDuration::from_hours(24 * 30);
            let client = "A browser on a computer";
            sessions.push(&[
                &player,
                &id,
                &client,
                &used_at,
                &used_at,
                &ends_at,
                &has_ended.then_some(used_at),
            ]);
            let hash = Chance::new(number * SESSIONS_PER_ACCOUNT + session).bytes(8);
            tokens.push(&[&super::copy::Bytes(&hash), &player, &id, &false]);
        }
        if number % ACCOUNTS_PER_BATCH == ACCOUNTS_PER_BATCH - 1 || number == accounts - 1 {
            for rows in [&mut players, &mut sessions, &mut tokens] {
                rows.send(conn).await;
            }
        }
    }
}

/// Returns a name of letters that do not look alike.
fn account_name(number: u64) -> String {
    const LETTERS: [char; 10] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'k', 'p'];
    let digits = format!("{number:08}");
    let letters = digits.bytes().map(|digit| LETTERS[usize::from(digit - b'0')]);
    letters.collect()
}
