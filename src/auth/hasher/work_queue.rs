use std::num::NonZero;
use std::sync::Arc;

use keyed_quota::Quota;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::auth::HasherError;

/// Runs jobs on blocking threads, outside of the threads that serve requests. The numbers of
/// running jobs, of waiting jobs, and of jobs per owner are bounded. Owners take turns, so many
/// jobs of one owner delay other owners only slightly.
pub struct WorkQueue {
    /// Permits of running and waiting jobs.
    queue_permits: Arc<Semaphore>,
    /// Permits of running jobs.
    workers: Arc<Semaphore>,
    owners: Arc<Quota<String>>,
    /// Running and queued jobs by owner.
    running_per_owner: Arc<Quota<String>>,
}

impl WorkQueue {
    /// Creates a queue for `workers` concurrent and `waiting` further jobs. An owner can have at
    /// most a sixteenth of them, in addition to one running job.
    pub fn new(workers: NonZero<usize>, waiting: usize) -> WorkQueue {
        WorkQueue {
            queue_permits: Arc::new(Semaphore::new(workers.get().saturating_add(waiting))),
            workers: Arc::new(Semaphore::new(workers.get())),
            owners: Quota::new(waiting / 16 + 1),
            running_per_owner: Quota::new(workers.get()),
        }
    }

    /// Runs `job` of `owner` on a blocking thread when its turn comes. The job holds the permits
    /// until it ends, also if the caller stops waiting.
    ///
    /// # Errors
    /// [`HasherError::Busy`] if the queue is full or the owner has reached its limit; errors of the
    /// job.
    pub async fn run<T: Send + 'static>(
        &self,
        owner: &str,
        job: impl FnOnce() -> Result<T, HasherError> + Send + 'static,
    ) -> Result<T, HasherError> {
        let owner_permit = self.owners.try_acquire(owner.to_owned()).ok_or(HasherError::Busy)?;
        let queue_permit =
            Arc::clone(&self.queue_permits).try_acquire_owned().map_err(|_| HasherError::Busy)?;
        let owner_slot = self.running_per_owner.acquire(owner.to_owned()).await;
        let worker_permit =
            Arc::clone(&self.workers).acquire_owned().await.map_err(|_| HasherError::Failed)?;
        let done = spawn_blocking(move || {
            let _permits = (owner_permit, queue_permit, owner_slot, worker_permit);
            job()
        });
        done.await.map_err(|_| HasherError::Failed)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Mutex, mpsc};
    use tokio::sync::oneshot;
    use tokio::task::JoinSet;

    const WAITING: usize = 256;

    fn queue(workers: usize) -> Arc<WorkQueue> {
        Arc::new(WorkQueue::new(NonZero::new(workers).expect("a worker"), WAITING))
    }

    #[tokio::test]
    async fn full_queue_rejects_jobs_as_busy() {
        let queue = queue(2);
        let held = queue.workers.acquire_many(2).await.expect("both workers");
        let mut jobs = JoinSet::new();
        for job in 0..500 {
            let queue = Arc::clone(&queue);
            jobs.spawn(async move { queue.run(&format!("owner {job}"), || Ok(())).await });
        }
        for _ in 0..500 - (WAITING + 2) {
            let answer = jobs.join_next().await.expect("a job").expect("no panic");
            assert_eq!(answer, Err(HasherError::Busy));
        }
        drop(held);
        assert_eq!(jobs.join_all().await, vec![Ok(()); WAITING + 2]);
        assert!(queue.owners.is_empty());
    }

    #[tokio::test]
    async fn owner_cannot_fill_the_queue() {
        let queue = queue(1);
        let held = queue.workers.acquire().await.expect("the worker");
        let mut jobs = JoinSet::new();
        for _ in 0..100 {
            let queue = Arc::clone(&queue);
            jobs.spawn(async move { queue.run("a flood", || Ok(())).await });
        }
        for _ in 0..100 - (WAITING / 16 + 1) {
            let answer = jobs.join_next().await.expect("a job").expect("no panic");
            assert_eq!(answer, Err(HasherError::Busy));
        }
        let other = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move { queue.run("somebody else", || Ok(())).await }
        });
        drop(held);
        assert_eq!(other.await.expect("no panic"), Ok(()));
        assert_eq!(jobs.join_all().await, vec![Ok(()); WAITING / 16 + 1]);
    }

    #[tokio::test]
    async fn single_job_overtakes_a_busy_owner() {
        let queue = queue(1);
        let held = queue.workers.acquire().await.expect("the worker");
        let done = Arc::new(Mutex::new(Vec::new()));
        let mut jobs = JoinSet::new();
        for owner in ["a flood"; 10].into_iter().chain(["somebody else"]) {
            let (queue, done) = (Arc::clone(&queue), Arc::clone(&done));
            jobs.spawn(async move {
                let job = move || {
                    done.lock().expect("unharmed").push(owner);
                    Ok(())
                };
                queue.run(owner, job).await
            });
            tokio::task::yield_now().await;
        }
        drop(held);
        assert_eq!(jobs.join_all().await, vec![Ok(()); 11]);
        assert_eq!(done.lock().expect("unharmed")[..2], ["a flood", "somebody else"]);
        assert!(queue.running_per_owner.is_empty());
    }

    #[tokio::test]
    async fn abandoned_running_job_keeps_its_permit() {
        let queue = queue(1);
        let (started, start) = oneshot::channel();
        let (finish, finished) = mpsc::channel::<()>();
        let caller = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move {
                let job = move || {
                    started.send(()).map_err(|()| HasherError::Failed)?;
                    finished.recv().map_err(|_| HasherError::Failed)
                };
                queue.run("ada", job).await
            }
        });
        start.await.expect("the job has started");
        caller.abort();
        assert!(caller.await.is_err_and(|error| error.is_cancelled()));
        assert_eq!(queue.workers.available_permits(), 0);
        finish.send(()).expect("the job still runs");
        assert_eq!(queue.run("ada", || Ok(())).await, Ok(()));
    }

    #[tokio::test]
    async fn abandoned_waiting_job_leaves_the_queue() {
        let queue = queue(1);
        let held = queue.workers.acquire().await.expect("the worker");
        let waiting = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move { queue.run("ada", || Ok(())).await }
        });
        while queue.queue_permits.available_permits() > WAITING {
            tokio::task::yield_now().await;
        }
        waiting.abort();
        assert!(waiting.await.is_err());
        assert_eq!(queue.queue_permits.available_permits(), WAITING + 1);
        assert!(queue.owners.is_empty());
        drop(held);
    }

    #[tokio::test]
    async fn panicking_job_frees_its_permits() {
        let queue = queue(1);
        let answer = queue.run::<()>("ada", || panic!("out of memory")).await;
        assert_eq!(answer, Err(HasherError::Failed));
        assert_eq!(queue.workers.available_permits(), 1);
        assert_eq!(queue.queue_permits.available_permits(), WAITING + 1);
        assert!(queue.owners.is_empty());
    }
}
