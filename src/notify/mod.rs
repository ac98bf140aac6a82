//! From an event to a person. Rows of the outbox, written with the events, become notices in the feeds of players: in one
//! transaction, so that nothing is told twice, and one node at a time for each game, so that all is told in order.

mod asked;
mod attempt;
mod bell;
mod carrier;
pub mod channels;
mod courier;
mod drawings;
mod due;
mod letters;
mod mail_round;
mod news;
mod outbox;
mod parcels;
mod people;
mod post;
mod recipient;
mod relevance;
mod reschedule;
mod retelling;
mod retry;
mod round;
mod sending;
mod series_news;
mod series_situation;
mod settling;
mod situation;
mod slots;
mod subject;
mod terms;
mod told;

pub use asked::{answer_label, answers, question};
pub use bell::{Bell, Topic};
pub use courier::{carry, carry_once};
pub use letters::{label, offered};
pub use outbox::{Told, tell_all};
pub use people::table_names;
pub use post::{Post, PostOptions};
pub use recipient::{Recipient, load_recipient, tell_player};
pub use reschedule::{release, reschedule};
pub use series_situation::{SeriesSituation, still_waited_for};
pub use situation::situation;
pub use terms::terms;
