//! Connection poolers between the server and Postgres.

use crate::support::{DataFolder, Pooler, Program, Reuse, database};
use kingdomail::store::Pool;

#[tokio::test(flavor = "multi_thread")]
async fn transaction_pooling_is_detected() {
    let direct = database().await;
    for reuse in [Reuse::LastFreed, Reuse::FirstFreed] {
        let pooler = Pooler::start(&direct, reuse).await;
        let pool = Pool::new(&pooler.url, 2).expect("a pool");
        assert!(pool.uses_transaction_pooling().await.expect("an answer"), "{reuse:?}");
    }
    let pool = Pool::new(&direct, 2).expect("a pool");
    assert!(!pool.uses_transaction_pooling().await.expect("an answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn transaction_pooling_prevents_startup() {
    let pooler = Pooler::start(&database().await, Reuse::LastFreed).await;
    let folder = DataFolder::new();
    let complaint = Program::startup_error(&folder, &pooler.url).await;
    assert!(complaint.contains("pool_mode=session"), "{complaint}");
}
