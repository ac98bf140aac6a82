//! Series of games, one use case per file.

mod by_link;
mod cancel;
mod next;
mod notify;
mod open;
mod present;
mod readiness;
mod ready;
mod result;
mod show;
mod withdraw;

pub use by_link::{LinkedSeries, linked_series, mark_ready_by_link};
pub use cancel::cancel_series;
pub use next::start_due_games;
pub(crate) use next::start_next_game_if_due;
pub use open::{NewSeries, create_series};
pub use ready::mark_ready;
pub(crate) use result::record_game_end;
pub use show::{SeriesReport, get_series, list_series};
pub(crate) use withdraw::withdraw_from_all;
pub use withdraw::withdraw_from_series;
