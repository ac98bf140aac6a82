use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::Duration;

use tokio::task::JoinHandle;
use uuid::Uuid;

use super::*;

fn pool(permits: usize, waiting: usize) -> ComputePool {
    let max_wait = Duration::from_mins(1);
    pool_with(Bounds { total: permits, queued: waiting, max_wait, ..SEARCHES.bounds })
}

fn pool_with(bounds: Bounds) -> ComputePool {
    ComputePool::new(ComputeOptions { bounds, nice: 0 })
}

fn player(number: u128) -> ComputeClient {
    let id = PlayerId::new(Uuid::from_u128(number));
    ComputeClient::Player { owner: id, account: id }
}

/// Returns a job that blocks until released.
fn gate() -> (mpsc::Sender<()>, impl FnOnce(CancelCheck<'_>) + Send + 'static) {
    let (open, closed) = mpsc::channel();
    (open, move |_| closed.recv().unwrap_or_default())
}

/// Occupies the only permit with a job of the first player until released.
async fn hold(pool: &ComputePool) -> (mpsc::Sender<()>, JoinHandle<Result<()>>) {
    let (open, blocked) = gate();
    let holder = pool.clone();
    let first = tokio::spawn(async move { holder.run(player(1), 0, blocked).await });
    until(|| pool.usage().running == 1).await;
    (open, first)
}

/// Minimum run time of a job where usage matters: long enough that other owners are served before
/// its owner's next job.
const MIN_JOB_TIME: Duration = Duration::from_millis(50);

async fn until(holds: impl Fn() -> bool) {
    while !holds() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn owner_jobs_and_queue_are_bounded() {
    let pool = pool(1, 3);
    let (open, first) = hold(&pool).await;
    let waits = |number| {
        let pool = pool.clone();
        tokio::spawn(async move { pool.run(player(number), 0, move |_| number).await })
    };
    let second = waits(1);
    until(|| pool.usage().waiting == 1).await;
    let third = pool.run(player(1), 0, |_| ()).await;
    assert!(matches!(third, Err(Error::TooManyConcurrentRequests)), "{third:?}");
    let others = [waits(2), waits(3)];
    until(|| pool.usage().waiting == 3).await;
    let too_many = pool.run(player(2), 0, |_| ()).await;
    assert!(matches!(too_many, Err(Error::Busy)), "{too_many:?}");
    // The server has a permit of its own.
    assert_eq!(
        pool.run(ComputeClient::Server(ServerWork::Deadlines), 0, |_| 7).await.ok(),
        Some(7)
    );

    drop(open);
    assert!(first.await.expect("no panic").is_ok());
    assert_eq!(second.await.expect("no panic").ok(), Some(1));
    for (other, number) in others.into_iter().zip([2, 3]) {
        assert_eq!(other.await.expect("no panic").ok(), Some(number));
    }
    until(|| pool.usage() == ComputeUsage { running: 0, waiting: 0 }).await;
}

#[tokio::test]
async fn deadlines_do_not_wait_for_series() {
    let pool = pool(1, 3);
    let (open, closed) = mpsc::channel::<()>();
    let done = Arc::new(Mutex::new(Vec::new()));
    let job = |work, first: Option<mpsc::Receiver<()>>| {
        let (pool, done) = (pool.clone(), Arc::clone(&done));
        tokio::spawn(async move {
            let job = move |_: CancelCheck<'_>| {
                if let Some(closed) = first {
                    closed.recv().expect("it is opened");
                }
                thread::sleep(MIN_JOB_TIME);
                done.lock().expect("no panic").push(work);
            };
            pool.run(ComputeClient::Server(work), 0, job).await
        })
    };
    let mut jobs = vec![job(ServerWork::Series, Some(closed))];
    for waiting in 1..=4 {
        until(|| pool.server_permit.queued() == waiting - 1).await;
        jobs.push(job(ServerWork::Series, None));
    }
    until(|| pool.server_permit.queued() == 4).await;
    jobs.push(job(ServerWork::Deadlines, None));
    until(|| pool.server_permit.queued() == 5).await;
    open.send(()).expect("the first job waits");
    for job in jobs {
        assert!(job.await.expect("no panic").is_ok());
    }
    let done = done.lock().expect("no panic");
    assert_eq!(done[..2], [ServerWork::Series, ServerWork::Deadlines]);
    assert_eq!(done.len(), 6);
}

#[tokio::test]
async fn newcomer_enters_full_queue_first() {
    let pool = pool(1, 2);
    let (open, first) = hold(&pool).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let spawn_job = |number: u128| {
        let (pool, order) = (pool.clone(), Arc::clone(&order));
        let job = move |_: CancelCheck<'_>| order.lock().expect("no panic").push(number);
        tokio::spawn(async move { pool.run(player(number), 0, job).await })
    };
    let mut jobs = vec![spawn_job(1)];
    until(|| pool.usage().waiting == 1).await;
    jobs.push(spawn_job(2));
    until(|| pool.usage().waiting == 2).await;
    assert!(matches!(spawn_job(2).await.expect("no panic"), Err(Error::Busy)));
    let newcomers = u128::try_from(SEARCHES.bounds.queued_newcomers).expect("a few");
    for number in 3..3 + newcomers {
        jobs.push(spawn_job(number));
    }
    until(|| pool.usage().waiting == 2 + SEARCHES.bounds.queued_newcomers).await;
    assert!(matches!(spawn_job(3 + newcomers).await.expect("no panic"), Err(Error::Busy)));
    // The first owner has held the permit so long that its second job comes after those of others.
    thread::sleep(MIN_JOB_TIME);
    drop(open);
    for job in jobs.into_iter().chain([first]) {
        assert!(job.await.expect("no panic").is_ok());
    }
    let order = order.lock().expect("no panic");
    let position = |owner| order.iter().position(|number| *number == owner);
    assert!(position(3) < position(1), "{order:?}");
}

#[tokio::test]
async fn owners_take_turns() {
    let pool = pool(1, 16);
    let (open, first) = hold(&pool).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut jobs = Vec::new();
    // Each owner has queued both of its jobs before the last owner arrives.
    for number in [1, 2, 2, 3, 3, 4] {
        let (waiting, pool, order) = (pool.usage().waiting, pool.clone(), Arc::clone(&order));
        jobs.push(tokio::spawn({
            let pool = pool.clone();
            async move {
                let job = move |_: CancelCheck<'_>| {
                    order.lock().expect("no panic").push(number);
                    thread::sleep(MIN_JOB_TIME);
                };
                pool.run(player(number), 0, job).await
            }
        }));
        until(|| pool.usage().waiting == waiting + 1).await;
    }
    drop(open);
    first.await.expect("no panic").expect("its end");
    for job in jobs {
        job.await.expect("no panic").expect("its end");
    }
    let order = order.lock().expect("no panic");
    let position = order.iter().position(|number| *number == 4).expect("the last one");
    assert!(position <= 3, "one job of each other owner came before: {order:?}");
    assert_eq!(pool.permits.queued(), 0);
}

#[tokio::test]
async fn cancelled_job_stops_and_leaves_queue() {
    let pool = pool(1, 8);
    let endless = |is_cancelled: CancelCheck<'_>| {
        while !is_cancelled() {
            thread::yield_now();
        }
    };
    let running = tokio::spawn({
        let pool = pool.clone();
        async move { pool.run(player(1), 0, endless).await }
    });
    until(|| pool.usage().running == 1).await;
    let waiting = tokio::spawn({
        let pool = pool.clone();
        async move { pool.run(player(2), 0, endless).await }
    });
    until(|| pool.usage().waiting == 1).await;
    waiting.abort();
    until(|| pool.usage().waiting == 0).await;
    running.abort();
    until(|| pool.usage().running == 0).await;
    assert_eq!(pool.run(player(1), 0, |_| 1).await.ok(), Some(1));
}

#[tokio::test]
async fn panicking_job_releases_its_permit() {
    let pool = pool(1, 1);
    let panicked = pool.run(player(1), 0, |_| panic!("on purpose")).await;
    assert!(matches!(panicked, Err(Error::Internal(_))));
    assert_eq!(pool.run(player(1), 0, |_| 1).await.ok(), Some(1));
}

#[tokio::test]
async fn long_wait_returns_busy() {
    let bounds = Bounds { total: 1, max_wait: Duration::ZERO, ..SEARCHES.bounds };
    let pool = pool_with(bounds);
    let (open, first) = hold(&pool).await;
    assert!(matches!(pool.run(player(2), 0, |_| ()).await, Err(Error::Busy)));
    assert_eq!(pool.usage(), ComputeUsage { running: 1, waiting: 0 });
    drop(open);
    assert!(first.await.expect("no panic").is_ok());
}

/// Meter with a fixed number of units for all accounts.
struct Budget(Mutex<u32>);

impl Meter for Budget {
    fn charge(&self, _: PlayerId, units: u32) -> std::result::Result<(), SignedDuration> {
        let mut left = self.0.lock().expect("no panic");
        *left = left.checked_sub(units).ok_or(SignedDuration::from_secs(9))?;
        Ok(())
    }
}

#[tokio::test]
async fn job_is_charged_before_start() {
    let pool = pool(1, 1).with_meter(Arc::new(Budget(Mutex::new(12))));
    assert!(pool.run(player(1), 10, |_| ()).await.is_ok());
    let refused = pool.run(player(1), 10, |_| panic!("it was not paid for")).await;
    assert!(
        matches!(refused, Err(Error::Throttled(ProblemCode::RateLimited, wait)) if wait == SignedDuration::from_secs(9))
    );
    assert!(pool.run(player(1), 2, |_| ()).await.is_ok());
    assert!(pool.run(ComputeClient::Server(ServerWork::Deadlines), 10, |_| ()).await.is_ok());
    assert_eq!(pool.usage(), ComputeUsage { running: 0, waiting: 0 });
}
