use std::pin::Pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use super::*;
use crate::queue::{MAX_PENALTY, USAGE_RETENTION};

/// Returns a queue whose only permit is in use by `holder`.
fn held_queue<T>(holder: &'static str) -> FairQueue<&'static str, T> {
    let mut queue = FairQueue::new(Bounds::total(1));
    assert!(queue.try_take(&holder, usize::MAX));
    queue
}

/// Returns the keys in the order in which they are served, if each holds its permit for
/// `seconds(key)` seconds.
fn serving_order(requests: &[&'static str], seconds: impl Fn(&str) -> u64) -> Vec<&'static str> {
    let mut holder = "first";
    let mut queue: FairQueue<_, ()> = held_queue(holder);
    for key in requests {
        drop(queue.enqueue(key).expect("few wait"));
    }
    let (mut now, mut order) = (Instant::now(), Vec::new());
    loop {
        let acquired_at = now;
        now += Duration::from_secs(seconds(holder));
        let Some(next) = queue.release(&holder, acquired_at, now) else { return order };
        order.push(next.key);
        holder = next.key;
    }
}

#[test]
fn busy_key_delays_only_itself() {
    let order = serving_order(&["a", "a", "a", "b", "b", "c"], |_| 1);
    assert_eq!(order, ["a", "b", "c", "a", "b", "a"]);
}

#[test]
fn long_holder_yields_to_others() {
    let long = |key: &str| u64::from(key == "b");
    assert_eq!(serving_order(&["b", "a", "b", "a", "a"], long), ["b", "a", "a", "a", "b"]);
}

#[test]
fn idle_key_is_forgotten() {
    let mut queue: FairQueue<_, ()> = held_queue("a");
    let begin = Instant::now();
    assert!(queue.release(&"a", begin, begin + Duration::from_hours(1)).is_none());
    assert!(queue.try_take(&"b", 1));
    let later = begin + Duration::from_hours(1) + MAX_PENALTY.max(USAGE_RETENTION);
    queue.eviction_threshold = 0;
    assert!(queue.release(&"b", later, later).is_none());
    assert_eq!(queue.keys.keys().collect::<Vec<_>>(), [&"b"]);
}

#[test]
fn occasional_key_is_served_first() {
    let mut queue: FairQueue<usize, ()> = FairQueue::new(Bounds::total(1));
    let (mut now, mut holder, occasional) = (Instant::now(), 0, 40);
    assert!(queue.try_take(&holder, 1));
    // Forty keys that request a permit again as soon as possible, and so are always waiting.
    (1..40).for_each(|key| drop(queue.enqueue(key)));
    let mut serve_next = |queue: &mut FairQueue<usize, ()>| {
        let acquired_at = now;
        now += Duration::from_millis(500);
        drop(queue.enqueue(holder));
        holder = queue.release(&holder, acquired_at, now).expect("many wait").key;
        holder
    };
    for _ in 0..100 {
        assert_ne!(serve_next(&mut queue), occasional);
    }
    drop(queue.enqueue(occasional));
    assert_eq!(serve_next(&mut queue), occasional);
}

#[test]
fn permits_are_limited_per_key() {
    let semaphore = FairSemaphore::new(Bounds::per_key(2));
    let first = semaphore.try_acquire("a").expect("one of two");
    let second = semaphore.try_acquire("a").expect("two of two");
    assert!(semaphore.try_acquire("a").is_none());
    assert!(semaphore.try_acquire_up_to("a", 3).is_some());
    let other = semaphore.try_acquire("b").expect("a permit of another key");
    drop(first);
    let third = semaphore.try_acquire("a").expect("one was released");
    assert!(semaphore.try_acquire("a").is_none());
    drop((second, other, third));
    assert!(semaphore.queue().keys.is_empty(), "unused keys take no memory");
}

#[tokio::test]
async fn full_key_does_not_block_free_permits() {
    let semaphore = FairSemaphore::new(Bounds { per_key: 1, ..Bounds::total(2) });
    let first = semaphore.acquire("a").await.expect("one of two");
    let mut second = Box::pin(semaphore.acquire("a"));
    assert!(poll(&mut second).is_none());
    let other = semaphore.acquire("b").await.expect("two of two");
    let mut third = Box::pin(semaphore.acquire("c"));
    assert!(poll(&mut third).is_none());
    drop(other);
    assert!(poll(&mut second).is_none(), "its key has a permit");
    let third = poll(&mut third).expect("it is free");
    drop(first);
    assert!(poll(&mut second).expect("it is free").is_ok());
    drop(third);
    assert_eq!((semaphore.held(), semaphore.queued()), (0, 0));
}

#[tokio::test]
async fn every_request_gets_a_permit() {
    let semaphore = FairSemaphore::new(Bounds::per_key(1));
    let first = semaphore.try_acquire("a").expect("one of one");
    let waiting: Vec<_> = (0..8)
        .map(|_| {
            let semaphore = Arc::clone(&semaphore);
            tokio::spawn(async move { semaphore.acquire("a").await.is_ok() })
        })
        .collect();
    tokio::task::yield_now().await;
    assert_eq!(semaphore.queued(), 8);
    drop(first);
    for request in waiting {
        assert!(request.await.expect("no panic"));
    }
    assert!(semaphore.queue().keys.is_empty());
}

/// Polls once. Returns the output if the future is ready.
fn poll<F: Future>(future: &mut Pin<Box<F>>) -> Option<F::Output> {
    match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => Some(output),
        Poll::Pending => None,
    }
}

#[tokio::test]
async fn key_is_served_in_order_despite_cancellation() {
    let semaphore = FairSemaphore::new(Bounds::per_key(1));
    let [a, b] = ["a", "b"].map(|key| semaphore.try_acquire(key).expect("one of one"));
    let [mut first, mut second] = [(); 2].map(|()| Box::pin(semaphore.acquire("a")));
    assert!(poll(&mut first).is_none() && poll(&mut second).is_none());
    drop(b);
    assert!(poll(&mut first).is_none());
    drop(a);
    // A request that has its permit is overtaken neither by later requests nor by new ones.
    let mut third = Box::pin(semaphore.acquire("a"));
    assert!(poll(&mut third).is_none() && poll(&mut second).is_none());
    drop(first);
    assert!(poll(&mut third).is_none());
    let permit = poll(&mut second).expect("its turn");
    assert!(poll(&mut third).is_none());
    drop(permit);
    drop(poll(&mut third).expect("its turn"));
    drop((second, third));
    assert!(semaphore.queue().keys.is_empty());
}

#[tokio::test]
async fn queue_is_bounded_and_skips_cancelled() {
    let bounds = Bounds { admitted_per_key: 3, queued: 3, ..Bounds::total(1) };
    let semaphore = FairSemaphore::new(Bounds { queued_newcomers: 1, ..bounds });
    let refusal = |key| semaphore.request(key).err();
    let first = semaphore.acquire("a").await.expect("it is free");
    let cancelled = semaphore.request("a").expect("two of three");
    let second = semaphore.request("a").expect("three of three");
    assert_eq!(refusal("a"), Some(Refusal::KeyLimit));
    let other = semaphore.request("b").expect("the queue has room");
    assert_eq!(refusal("b"), Some(Refusal::QueueFull));
    let newcomer = semaphore.request("c").expect("there is room for a newcomer");
    assert_eq!(refusal("d"), Some(Refusal::QueueFull));
    drop((cancelled, newcomer));
    assert_eq!(semaphore.queued(), 2);
    drop(first);
    for request in [other, second] {
        assert!(request.wait().await.is_ok());
    }
    assert_eq!((semaphore.held(), semaphore.queued()), (0, 0));
}

#[tokio::test]
async fn long_wait_times_out() {
    let bounds = Bounds { max_wait: Duration::from_millis(1), ..Bounds::total(1) };
    let semaphore = FairSemaphore::new(bounds);
    let _first = semaphore.acquire("a").await.expect("it is free");
    assert_eq!(semaphore.acquire("b").await.err(), Some(Refusal::Timeout));
    assert_eq!(semaphore.queued(), 0);
}
