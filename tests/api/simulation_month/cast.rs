use std::net::{IpAddr, Ipv4Addr};

use jiff::tz::TimeZone;

use crate::support::Chance;

use super::calendar::at;
use kingdomail::domain::PlayerId;
use kingdomail::domain::account::RefreshTokenDelivery;
use kingdomail::domain::table::Viewer;
use kingdomail::service::accounts::{NewAccount, NewSession};
use kingdomail::service::preferences::AvailabilityChange;
use kingdomail::service::{self, Context, FieldChange};

const LOCALHOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Simulated player.
pub struct Actor {
    pub viewer: Viewer,
    pub zone: TimeZone,
    pub weekends_off: bool,
    character: Character,
}

#[derive(Clone, Copy)]
enum Character {
    /// Responds within a few hours.
    Prompt,
    /// Responds within a day or two.
    Slow,
    /// Does not respond every fourth time.
    Forgetful,
    /// Stops responding permanently at this hour.
    Sleeper(i64),
}

/// Time zones with a clock change in March or in April, forward or back, or with none.
const ZONES: [&str; 6] = [
    "America/New_York",
    "Europe/Athens",
    "Pacific/Auckland",
    "America/Santiago",
    "Asia/Tokyo",
    "Europe/Warsaw",
];

impl Actor {
    pub async fn new(ctx: &Context, number: usize) -> Actor {
        let name = format!("Actor {number}");
        let (player, grant) = service::accounts::register(
            ctx,
            NewAccount {
                name: &name,
                password: crate::support::PASSWORD,
                invitation: None,
                guest: None,
            },
            NewSession {
                client: "a test".to_owned(),
                refresh_token_in: RefreshTokenDelivery::Response,
            },
            LOCALHOST,
            None,
        )
        .await
        .expect("an account")
        .value;
        let viewer = Viewer { player: player.id, session: grant.session };
        let time_zone = ZONES[number % ZONES.len()].to_owned();
        let weekends_off = number.is_multiple_of(3);
        let availability = AvailabilityChange {
            time_zone: FieldChange::Set(time_zone.clone()),
            weekends_off: FieldChange::Set(weekends_off),
            reminder: FieldChange::Set(None),
        };
        service::preferences::update_availability(ctx, viewer, |_| true, availability)
            .await
            .expect("availability");
        let character = match number % 8 {
            0..4 => Character::Prompt,
            4 | 5 => Character::Slow,
            6 => Character::Forgetful,
            _ => Character::Sleeper(24 * i64::try_from(number).expect("a few")),
        };
        let zone = TimeZone::get(&time_zone).expect("a zone");
        Actor { viewer, zone, weekends_off, character }
    }

    pub fn id(&self) -> PlayerId {
        self.viewer.player
    }

    /// Hour of the response to a request at this hour; `None` if the player does not respond.
    pub fn response_hour(&self, hour: i64, chance: &mut Chance) -> Option<i64> {
        let delays: &[i64] = match self.character {
            Character::Prompt => &[1, 1, 2, 3, 5],
            Character::Slow => &[8, 17, 26, 40],
            Character::Forgetful if *chance.choose(&[true, false, false, false]) => return None,
            Character::Forgetful => &[2, 9],
            Character::Sleeper(asleep) if hour >= asleep => return None,
            Character::Sleeper(_) => &[1, 4],
        };
        Some(self.next_waking_hour(hour + chance.choose(delays)))
    }

    pub fn is_returning(&self, hour: i64) -> bool {
        !matches!(self.character, Character::Sleeper(asleep) if hour >= asleep)
    }

    /// First hour at or after `hour` outside the night.
    fn next_waking_hour(&self, mut hour: i64) -> i64 {
        while !(7..23).contains(&at(hour).to_zoned(self.zone.clone()).hour()) {
            hour += 1;
        }
        hour
    }
}
