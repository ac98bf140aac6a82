//! Cost of creating notifications: throughput of commands without and with a worker.

use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::watch;

use super::games::{self, PlannedGame};
use super::service::Service;
use super::{GAMES, ROUNDS, client};
use kingdomail::worker;

const CONNECTIONS: usize = 16;

/// Returns the commands per second without and with a worker in the median round, and the games.
pub fn cost(
    runtime: &Runtime,
    service: &Service,
    mut games: Vec<PlannedGame>,
    sample: Duration,
) -> (f64, f64, Vec<PlannedGame>) {
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let mut speeds = [0.0; 2];
        for (with, speed) in speeds.iter_mut().enumerate() {
            games = runtime.block_on(games::top_up(service, std::mem::take(&mut games), GAMES));
            let (stop, stopped) = watch::channel(false);
            let worker =
                (with == 1).then(|| runtime.spawn(worker::run(service.ctx.clone(), stopped)));
            *speed = client::play(
                service.address,
                &mut games,
                CONNECTIONS,
                client::Pace::Unthrottled,
                sample,
            )
            .per_second;
            stop.send_replace(true);
            if let Some(worker) = worker {
                runtime.block_on(worker).expect("no panic");
            }
        }
        rounds.push(speeds);
    }
    rounds.sort_by(|a, b| (a[1] / a[0]).total_cmp(&(b[1] / b[0])));
    let [without, with] = rounds[ROUNDS / 2];
    (without, with, games)
}
