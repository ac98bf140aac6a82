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

pub use by_link::{LinkedSeries, linked_series, ready_by_link};
pub use cancel::cancel_series;
pub(crate) use next::continue_at_once;
pub use next::continue_series;
pub use open::{NewSeries, create_series};
pub use ready::ready_for_next;
pub(crate) use result::game_of_series_ended;
pub use show::{SeriesReport, get_series, my_series};
pub(crate) use withdraw::withdraw_from_all;
pub use withdraw::withdraw_from_series;
