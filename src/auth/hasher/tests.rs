use tokio::task::JoinSet;

use super::*;

fn hasher(permits: usize) -> Hasher {
    let permits = NonZero::new(permits).expect("at least one permit");
    Hasher::new(Cost::cheap(), permits).expect("a hasher")
}

fn password(text: &str) -> Password {
    Password::candidate(text).expect("a password of bearable length")
}

#[tokio::test]
async fn password_matches_only_its_own_hash() {
    let hasher = hasher(1);
    let stored = hasher.hash(password("seven geese"), "ada").await.expect("a hash");
    let right = hasher.verify(password("seven geese"), Some(stored.clone()), "ada").await;
    let wrong = hasher.verify(password("seven goose"), Some(stored), "ada").await;
    assert_eq!(right, Ok(Verdict::Match { rehash: false }));
    assert_eq!(wrong, Ok(Verdict::Mismatch));
}

#[tokio::test]
async fn dummy_password_never_matches() {
    let hasher = hasher(1);
    assert_eq!(
        hasher.0.dummy.is_of(&password("nobody's password"), &mut Memory::default()),
        Ok(true)
    );
    assert_eq!(
        hasher.verify(password("nobody's password"), None, "eve").await,
        Ok(Verdict::Mismatch)
    );
}

#[tokio::test]
async fn dummy_hash_has_the_real_cost() {
    let hasher = Hasher::new(Cost::default(), Hasher::cores()).expect("a hasher");
    assert_eq!(hasher.0.dummy.is_at(Cost::default()), Ok(true));
}

#[tokio::test]
async fn outdated_cost_requires_rehash() {
    let former = PasswordHash::of(
        &password("seven geese"),
        Cost { passes: 2, ..Cost::cheap() },
        &mut Memory::default(),
    );
    let verdict = hasher(1).verify(password("seven geese"), former.ok(), "ada").await;
    assert_eq!(verdict, Ok(Verdict::Match { rehash: true }));
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
    let cost = Cost { memory_kib: 1, ..Cost::cheap() };
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
            (stranger, hasher.verify_known(password(), None, &owner).await)
        });
    }
    let mismatch = (Ok(Verdict::Mismatch), Ok(Verdict::Mismatch));
    assert_eq!(logins.join_all().await, vec![mismatch; 60]);
    assert!(hasher.0.memories().len() <= 2 + 1);
}

#[tokio::test]
async fn login_does_not_wait_for_estimates() {
    let hasher = hasher(1);
    let (finish, finished) = std::sync::mpsc::channel::<()>();
    let judging = tokio::spawn({
        let hasher = hasher.clone();
        let job = move || finished.recv().map_err(|_| HasherError::Failed);
        async move { hasher.0.judging.run("eve", job).await }
    });
    let verdict = hasher.verify(password("seven geese"), None, "ada").await;
    assert_eq!(verdict, Ok(Verdict::Mismatch));
    finish.send(()).expect("it is still judged");
    assert_eq!(judging.await.expect("no panic"), Ok(()));
}

#[tokio::test]
async fn password_estimate_includes_player_name() {
    let hasher = hasher(1);
    let name = || "Wilhelmina".to_owned();
    let weak = hasher.judge(password("wilhelmina"), name(), "eve").await.expect("a judgement");
    assert!(matches!(weak.err(), Some(WeakPassword::Guessable)));
    let strong = hasher.judge(password("seven geese over the moor"), name(), "eve").await;
    assert!(strong.expect("a judgement").is_ok());
}
