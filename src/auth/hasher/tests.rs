use tokio::task::JoinSet;

use super::*;

fn hasher(permits: usize) -> Hasher {
    let permits = NonZero::new(permits).expect("at least one permit");
    Hasher::new(Argon2Cost::minimal(), permits).expect("a hasher")
}

fn password(text: &str) -> Password {
    Password::from_input(text).expect("a password of valid length")
}

#[tokio::test]
async fn password_matches_only_its_own_hash() {
    let hasher = hasher(1);
    let stored = hasher.hash(password("seven geese"), "ada").await.expect("a hash");
    let right = hasher.verify(password("seven geese"), Some(stored.clone()), "ada").await;
    let wrong = hasher.verify(password("seven goose"), Some(stored), "ada").await;
    assert_eq!(right, Ok(PasswordVerdict::Match { rehash: false }));
    assert_eq!(wrong, Ok(PasswordVerdict::Mismatch));
}

#[tokio::test]
async fn dummy_password_never_matches() {
    let hasher = hasher(1);
    assert_eq!(
        hasher.0.dummy.matches(&password("dummy password"), &mut Memory::default()),
        Ok(true)
    );
    assert_eq!(
        hasher.verify(password("dummy password"), None, "eve").await,
        Ok(PasswordVerdict::Mismatch)
    );
}

#[tokio::test]
async fn dummy_hash_has_the_real_cost() {
    let hasher = Hasher::new(Argon2Cost::default(), limits::available_cores()).expect("a hasher");
    assert_eq!(hasher.0.dummy.has_cost(Argon2Cost::default()), Ok(true));
}

#[tokio::test]
async fn outdated_cost_requires_rehash() {
    let former = PasswordHash::compute(
        &password("seven geese"),
        Argon2Cost { passes: 2, ..Argon2Cost::minimal() },
        &mut Memory::default(),
    );
    let verdict = hasher(1).verify(password("seven geese"), former.ok(), "ada").await;
    assert_eq!(verdict, Ok(PasswordVerdict::Match { rehash: true }));
}

#[tokio::test]
async fn unreadable_hash_frees_its_permit() {
    let hasher = hasher(1);
    for _ in 0..3 {
        let stored = PasswordHash::from_stored("seven geese".to_owned());
        let verdict = hasher.verify(password("seven geese"), Some(stored), "ada").await;
        assert_eq!(verdict, Err(HasherError::Unreadable));
    }
}

#[test]
fn hasher_with_invalid_cost_fails() {
    let cost = Argon2Cost { memory_kib: 1, ..Argon2Cost::minimal() };
    assert_eq!(Hasher::new(cost, NonZero::<usize>::MIN).err(), Some(HasherError::Failed));
}

#[tokio::test]
async fn memory_is_bounded_by_concurrent_jobs() {
    let hasher = hasher(2);
    let mut logins = JoinSet::new();
    for login in 0..60 {
        let hasher = hasher.clone();
        let owner = format!("owner {login}");
        logins.spawn(async move {
            let password = || password("seven geese");
            let stranger = hasher.verify(password(), None, &owner).await;
            (stranger, hasher.verify_known_device(password(), None, &owner).await)
        });
    }
    let mismatch = (Ok(PasswordVerdict::Mismatch), Ok(PasswordVerdict::Mismatch));
    assert_eq!(logins.join_all().await, vec![mismatch; 60]);
    assert!(hasher.0.memories().len() <= 2 + 1);
}

#[tokio::test]
async fn login_does_not_wait_for_estimates() {
    let hasher = hasher(1);
    let (finish, finished) = std::sync::mpsc::channel::<()>();
    let estimate = tokio::spawn({
        let hasher = hasher.clone();
        let job = move || finished.recv().map_err(|_| HasherError::Failed);
        async move { run(&hasher.0.strength_queue, "eve", job).await }
    });
    let verdict = hasher.verify(password("seven geese"), None, "ada").await;
    assert_eq!(verdict, Ok(PasswordVerdict::Mismatch));
    finish.send(()).expect("the estimate still runs");
    assert_eq!(estimate.await.expect("no panic"), Ok(()));
}

#[tokio::test]
async fn password_estimate_includes_player_name() {
    let hasher = hasher(1);
    let name = || "Wilhelmina".to_owned();
    let weak =
        hasher.check_strength(password("wilhelmina"), name(), "eve").await.expect("an estimate");
    assert!(matches!(weak.err(), Some(WeakPassword::Guessable)));
    let strong = hasher.check_strength(password("seven geese over the moor"), name(), "eve").await;
    assert!(strong.expect("an estimate").is_ok());
}

/// Returns a queue with one permit, and the permit.
async fn held_queue() -> (WorkQueue, fair_semaphore::FairPermit<String>) {
    let queue: WorkQueue = limits::STRENGTH_ESTIMATES.semaphore();
    let held = queue.acquire("holder".to_owned()).await.expect("it is free");
    (queue, held)
}

/// Requests `jobs` jobs, each of the given owner, and returns the number of rejected ones.
async fn rejected(queue: &WorkQueue, owner: impl Fn(usize) -> String, jobs: usize) -> usize {
    let mut requests = JoinSet::new();
    for job in 0..jobs {
        let (queue, owner) = (Arc::clone(queue), owner(job));
        requests.spawn(async move { run(&queue, &owner, || Ok(())).await });
    }
    while requests.len() > queue.queued() {
        assert_eq!(
            requests.join_next().await.expect("a job").expect("no panic"),
            Err(HasherError::Busy)
        );
    }
    jobs - requests.len()
}

#[tokio::test]
async fn owner_cannot_fill_the_queue() {
    let (queue, _held) = held_queue().await;
    let Bounds { queued, admitted_per_key, .. } = queue.bounds();
    assert_eq!(admitted_per_key, queued / 16 + 1);
    assert_eq!(rejected(&queue, |_| "a flood".to_owned(), 100).await, 100 - admitted_per_key);
    assert_eq!(rejected(&queue, |job| job.to_string(), 500).await, 500 - queued);
}

#[tokio::test]
async fn single_job_overtakes_a_busy_owner() {
    let (queue, held) = held_queue().await;
    let done = Arc::new(Mutex::new(Vec::new()));
    let mut jobs = JoinSet::new();
    for owner in ["a flood"; 8].into_iter().chain(["another owner"]) {
        let (queue, done) = (Arc::clone(&queue), Arc::clone(&done));
        jobs.spawn(async move {
            let job = move || {
                done.lock().expect("no panic").push(owner);
                Ok(())
            };
            run(&queue, owner, job).await
        });
        tokio::task::yield_now().await;
    }
    drop(held);
    assert_eq!(jobs.join_all().await, vec![Ok(()); 9]);
    assert_eq!(done.lock().expect("no panic")[..2], ["a flood", "another owner"]);
}

#[tokio::test]
async fn abandoned_running_job_keeps_its_permit() {
    let (queue, held) = held_queue().await;
    drop(held);
    let (started, start) = tokio::sync::oneshot::channel();
    let (finish, finished) = std::sync::mpsc::channel::<()>();
    let caller = tokio::spawn({
        let queue = Arc::clone(&queue);
        async move {
            let job = move || {
                started.send(()).map_err(|()| HasherError::Failed)?;
                finished.recv().map_err(|_| HasherError::Failed)
            };
            run(&queue, "ada", job).await
        }
    });
    start.await.expect("the job has started");
    caller.abort();
    assert!(caller.await.is_err_and(|error| error.is_cancelled()));
    assert_eq!(queue.held(), 1);
    finish.send(()).expect("the job still runs");
    assert_eq!(run(&queue, "ada", || Ok(())).await, Ok(()));
}

#[tokio::test]
async fn panicking_job_frees_its_permit() {
    let (queue, held) = held_queue().await;
    drop(held);
    let answer = run::<()>(&queue, "ada", || panic!("out of memory")).await;
    assert_eq!(answer, Err(HasherError::Failed));
    assert_eq!(queue.held(), 0);
}
