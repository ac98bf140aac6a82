//! A month of a hundred tables, hour by hour, with realistic players, outages, and a node that is
//! repeatedly killed. Every timeout is checked against clocks that the test computes itself.

use std::collections::HashMap;

use diesel_async::SimpleAsyncConnection;
use futures_util::{StreamExt, stream};
use jiff::{SignedDuration, Timestamp};

use crate::support::{Chance, DataFolder, Durable, Program, TestServer};

use self::audit::Audit;
use self::calendar::{StoppedClocks, at, hour_of};
use self::cast::Actor;
use self::table::{Actors, Table};
use kingdomail::domain::event_log::Version;
use kingdomail::{service, store};

mod audit;
mod calendar;
mod cast;
mod table;

const TABLES: usize = 100;
const ACTORS: usize = 48;
const MONTH: i64 = 38 * 24;
/// Outages of all nodes: first hour and duration in hours.
const OUTAGES: [(i64, i64); 4] = [(100, 3), (301, 26), (500, 1), (730, 60)];

struct World {
    server: TestServer,
    actors: Actors,
    tables: Vec<Table>,
    stopped: StoppedClocks,
    chance: Chance,
}

pub async fn a_month_of_a_hundred_tables() {
    let database = Durable::start().await;
    let (folder, url) = (DataFolder::new(), database.url.clone());

    let mut world = World::new(TestServer::with_database(&url)).await;
    let mut other = Program::node(&folder, &url);
    let (mut hour, mut kills) = (0, 0);
    while hour < MONTH {
        hour += 1;
        match OUTAGES.iter().find(|(begins, _)| *begins == hour) {
            Some((begins, hours)) => {
                other.kill();
                hour = begins + hours - 1;
                world.outage(*begins - 1, hour).await;
                other = Program::node(&folder, &url);
            }
            None => world.set_clock(hour).await,
        }
        if hour % 60 == 0 {
            other.kill();
            kills += 1;
            other = Program::node(&folder, &url);
        }
        world.run_hour(hour).await;
    }
    world.stop_all_responses(hour).await;
    other.kill();
    let timeouts = world.audit().await;
    assert!(kills >= 10 && timeouts > 150, "{kills} kills, {timeouts} timeouts");
    drop(world);
}

impl World {
    async fn new(server: TestServer) -> World {
        server.sql("CREATE TABLE clock AS SELECT now() AS at").await;
        server
            .sql(
                "CREATE OR REPLACE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE \
                 AS 'SELECT at FROM public.clock'",
            )
            .await;
        let mut world = World {
            server,
            actors: HashMap::new(),
            tables: Vec::new(),
            stopped: StoppedClocks::default(),
            chance: Chance(2028),
        };
        world.set_clock(0).await;
        let ctx = world.server.ctx.clone();
        let mut viewers = Vec::new();
        for number in 0..ACTORS {
            let actor = Actor::new(&ctx, number).await;
            viewers.push(actor.viewer);
            world.actors.insert(actor.id(), actor);
        }
        for number in 0..TABLES {
            viewers.rotate_left(5);
            let people = 2 + number % 4 - usize::from(number % 6 == 0 && number % 4 > 0);
            let mut table = Table::open(&ctx, number, &viewers[..people]).await;
            table.reload(&ctx, &world.actors, 0).await;
            world.tables.push(table);
        }
        world
    }

    /// Advances the clock; nodes were alive all the time.
    async fn set_clock(&self, hour: i64) {
        let now = at(hour);
        // The table lock orders this update before or after a concurrent heartbeat, so that it is
        // not mistaken for an older one.
        let strike = format!(
            "BEGIN; LOCK TABLE heartbeat; UPDATE clock SET at = '{now}'; \
             UPDATE heartbeat SET at = '{now}'; COMMIT"
        );
        let mut conn = self.server.connection().await;
        conn.batch_execute(&strike).await.expect("the statements");
    }

    /// Records that no node was alive from `began` until `hour`.
    async fn outage(&mut self, began: i64, hour: i64) {
        self.server.sql(&format!("UPDATE clock SET at = '{}'", at(hour))).await;
        self.stopped.outages.extend(began..hour);
    }

    /// Runs one hour: nodes process due deadlines, players go on holiday, and players respond.
    async fn run_hour(&mut self, hour: i64) {
        let ctx = self.server.ctx.clone();
        service::games::heartbeat(&ctx).await.expect("a sign of life");
        self.run_deadlines(hour).await;
        self.start_holidays(hour).await;
        // A player returning from a holiday with no time left times out.
        self.run_deadlines(hour).await;
        let (tables, actors) = (&mut self.tables, &self.actors);
        let actions =
            tables.iter_mut().map(async |table| Box::pin(table.act(&ctx, actors, hour)).await);
        stream::iter(actions).buffer_unordered(6).collect::<Vec<()>>().await;
        // So does a player ending a pause with no time left.
        self.run_deadlines(hour).await;
    }

    /// Two nodes process deadlines until none is due, whichever is faster.
    async fn run_deadlines(&mut self, hour: i64) {
        let ctx = self.server.ctx.clone();
        let due = format!("SELECT count(*) FROM game_states WHERE deadline <= '{}'", at(hour));
        loop {
            let fired =
                service::games::run_due_deadlines(&ctx, &[]).await.expect("the database answers");
            assert_eq!(fired.failed, vec![]);
            if self.server.count(&due).await == 0 {
                break;
            }
        }
        for table in &mut self.tables {
            let deadline = table.game.waiting.deadline;
            if !table.is_over() && deadline.is_some_and(|deadline| deadline <= at(hour)) {
                table.reload(&ctx, &self.actors, hour).await;
            }
        }
    }

    async fn start_holidays(&mut self, hour: i64) {
        for actor in self.actors.values() {
            self.chance.choose(&[()]);
            if !(self.chance.0 >> 20).is_multiple_of(500) {
                continue;
            }
            let ahead = *self.chance.choose(&[0, 0, 30, 70]);
            let from = (ahead > 0).then(|| at(hour + ahead));
            let hours = *self.chance.choose(&[5, 29, 50, 100]);
            let until = at(hour + ahead + hours);
            let taken = service::preferences::create_holiday(
                &self.server.ctx,
                actor.viewer,
                from,
                until,
                None,
            )
            .await;
            match taken {
                Ok(_) => {
                    let away = self.stopped.holidays.entry(actor.id()).or_default();
                    away.extend(hour + ahead..hour + ahead + hours);
                }
                Err(error) => assert!(matches!(error, service::Error::Absence(_)), "{error:?}"),
            }
        }
        self.end_holidays_early(hour).await;
    }

    async fn end_holidays_early(&mut self, hour: i64) {
        for actor in self.actors.values() {
            self.chance.choose(&[()]);
            let Some(away) = self.stopped.holidays.get_mut(&actor.id()) else { continue };
            if !away.contains(&hour) || !(self.chance.0 >> 20).is_multiple_of(40) {
                continue;
            }
            let habits = service::preferences::get_availability(&self.server.ctx, actor.viewer)
                .await
                .expect("habits");
            let now: Timestamp = at(hour);
            let mut holidays = habits.absence.holidays.iter();
            let holiday = holidays.find(|holiday| holiday.from <= now && now < holiday.until);
            let holiday = holiday.expect("the holiday that the test remembers");
            let ended =
                service::preferences::delete_holiday(&self.server.ctx, actor.viewer, holiday.id)
                    .await;
            ended.expect("its end");
            away.retain(|away| *away < hour || *away >= hour_of(holiday.until));
        }
    }

    /// From now on no player responds, and every game must still end.
    async fn stop_all_responses(&mut self, mut hour: i64) {
        let ctx = self.server.ctx.clone();
        for table in &mut self.tables {
            table.reload(&ctx, &self.actors, hour).await;
        }
        loop {
            let running = self.tables.iter().filter(|table| !table.is_over());
            let deadlines = running.map(|table| table.game.waiting.deadline.expect("a deadline"));
            let Some(next) = deadlines.min() else { return };
            hour = hour_of_next(next).max(hour);
            self.set_clock(hour).await;
            self.run_deadlines(hour).await;
        }
    }

    /// Checks every game by its events; returns the number of timeouts.
    async fn audit(&self) -> usize {
        assert_eq!(self.server.check_games().await, TABLES);
        let mut conn = self.server.connection().await;
        let (mut timeouts, mut undone) = (0, 0);
        for table in &self.tables {
            let ranking = kingdomino::ranking(&table.game.state.expect("a state"));
            assert_eq!(ranking.len(), table.game.seats.len());
            let Some(hours) = table.hours else { continue };
            let (from, to) = (Version::NONE, table.game.version);
            let events = store::games::list_events(&mut conn, table.id(), from, to, i64::MAX).await;
            let events = events.expect("events");
            let mut audit = Audit::new(&self.stopped, &self.actors, hours, &events);
            audit.replay(&events);
            timeouts += audit.timeouts;
            undone += audit.undone;
        }
        assert!(undone > 20, "{undone} decisions were taken back");
        for (fact, least) in [
            ("order_carried_out", 50),
            ("seat_handed_over", 5),
            ("paused", 5),
            ("seat_taken_back", 5),
        ] {
            let query = format!("SELECT count(*) FROM events WHERE body->>'type' = '{fact}'");
            let count = self.server.count(&query).await;
            assert!(count >= least, "{fact}: {count}");
        }
        timeouts
    }
}

/// First full hour at or after a moment.
fn hour_of_next(moment: Timestamp) -> i64 {
    let hours = moment.duration_since(at(0)) + SignedDuration::from_secs(3599);
    hours.as_hours()
}
