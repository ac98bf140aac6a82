use std::sync::mpsc;

use tokio::{sync::oneshot, task::JoinSet};

use super::*;

fn hasher(permits: usize) -> Hasher {
    let permits = NonZero::new(permits).expect("at least one permit");
    Hasher::new(Cost::cheap(), permits).expect("a hasher")
}

fn password(text: &str) -> Password {
    Password::candidate(text).expect("a password of bearable length")
}

#[tokio::test]
async fn a_password_matches_its_own_hash_only() {
    let hasher = hasher(1);
    let stored = hasher.hash(password("seven geese")).await.expect("a hash");
    let right = hasher.verify(password("seven geese"), Some(stored.clone())).await;
    let wrong = hasher.verify(password("seven goose"), Some(stored)).await;
    assert_eq!(right, Ok(Verdict::Match { rehash: false }));
    assert_eq!(wrong, Ok(Verdict::Mismatch));
}

#[tokio::test]
async fn nobody_logs_in_without_an_account_not_even_with_the_dummys_password() {
    let hasher = hasher(1);
    assert_eq!(
        hasher.0.dummy.is_of(&password("nobody's password"), &mut Memory::default()),
        Ok(true)
    );
    assert_eq!(hasher.verify(password("nobody's password"), None).await, Ok(Verdict::Mismatch));
}

#[tokio::test]
async fn the_dummy_costs_what_a_real_hash_costs() {
    let hasher = Hasher::new(Cost::default(), Hasher::cores()).expect("a hasher");
    assert_eq!(hasher.0.dummy.is_at(Cost::default()), Ok(true));
}

#[tokio::test]
async fn a_hash_of_another_cost_is_to_be_made_anew() {
    let former = PasswordHash::of(
        &password("seven geese"),
        Cost { passes: 2, ..Cost::cheap() },
        &mut Memory::default(),
    );
    let verdict = hasher(1).verify(password("seven geese"), former.ok()).await;
    assert_eq!(verdict, Ok(Verdict::Match { rehash: true }));
}

#[tokio::test]
async fn a_stored_text_that_is_no_hash_is_an_error_and_frees_its_permit() {
    let hasher = hasher(1);
    for _ in 0..3 {
        let stored = PasswordHash::from_stored("seven geese".to_owned());
        let verdict = hasher.verify(password("seven geese"), Some(stored)).await;
        assert_eq!(verdict, Err(HasherError::Unreadable));
    }
}

#[test]
fn a_cost_that_argon2_does_not_allow_makes_no_hasher() {
    let cost = Cost { memory_kib: 1, ..Cost::cheap() };
    assert_eq!(Hasher::new(cost, NonZero::<usize>::MIN).err(), Some(HasherError::Failed));
}

#[tokio::test]
async fn of_five_hundred_logins_at_once_the_line_takes_its_share_and_the_rest_hear_busy() {
    let hasher = hasher(2);
    let closed = hasher.0.desks.acquire_many(2).await.expect("both desks");
    let mut logins = JoinSet::new();
    for _ in 0..500 {
        let hasher = hasher.clone();
        logins.spawn(async move { hasher.verify(password("seven geese"), None).await });
    }
    for _ in 0..500 - (WAITING + 2) {
        let answer = logins.join_next().await.expect("a login").expect("no panic");
        assert_eq!(answer, Err(HasherError::Busy));
    }
    drop(closed);
    let served = logins.join_all().await;
    assert_eq!(served, vec![Ok(Verdict::Mismatch); WAITING + 2]);
    assert!(hasher.0.memories().len() <= 2);
}

#[tokio::test]
async fn a_caller_that_gives_up_keeps_its_permit_until_the_work_is_done() {
    let hasher = hasher(1);
    let (started, start) = oneshot::channel();
    let (finish, finished) = mpsc::channel::<()>();
    let caller = tokio::spawn({
        let hasher = hasher.clone();
        async move {
            let job = move |_: &mut Memory| {
                started.send(()).map_err(|()| HasherError::Failed)?;
                finished.recv().map_err(|_| HasherError::Failed)
            };
            hasher.in_turn(job).await
        }
    });
    start.await.expect("the job has started");
    caller.abort();
    assert!(caller.await.is_err_and(|error| error.is_cancelled()));
    assert_eq!(hasher.0.desks.available_permits(), 0);
    finish.send(()).expect("the job still runs");
    assert_eq!(hasher.verify(password("seven geese"), None).await, Ok(Verdict::Mismatch));
}

#[tokio::test]
async fn a_caller_that_gives_up_in_the_line_leaves_its_place() {
    let hasher = hasher(1);
    let closed = hasher.0.desks.acquire().await.expect("the desk");
    let waiting = tokio::spawn({
        let hasher = hasher.clone();
        async move { hasher.verify(password("seven geese"), None).await }
    });
    while hasher.0.line.available_permits() > WAITING {
        tokio::task::yield_now().await;
    }
    waiting.abort();
    assert!(waiting.await.is_err());
    assert_eq!(hasher.0.line.available_permits(), WAITING + 1);
    drop(closed);
}

#[tokio::test]
async fn a_job_that_panics_frees_its_permits() {
    let hasher = hasher(1);
    let answer = hasher.in_turn::<()>(|_| panic!("out of memory")).await;
    assert_eq!(answer, Err(HasherError::Failed));
    assert_eq!(hasher.0.desks.available_permits(), 1);
    assert_eq!(hasher.0.line.available_permits(), WAITING + 1);
}
