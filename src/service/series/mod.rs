//! Games that belong together: a use case a file.

mod cancel;
mod linked;
mod next;
mod open;
mod ready;
mod result;
mod show;
mod told;
mod withdraw;

pub use cancel::cancel_series;
pub use linked::{LinkedSeries, linked_series, ready_by_link};
pub use next::continue_series;
pub use open::{SeriesWish, open_series};
pub use ready::ready_for_next;
pub(crate) use result::game_of_series_ended;
pub use show::{SeriesReport, my_series, show_series};
pub(crate) use withdraw::withdraw_from_all;
pub use withdraw::withdraw_from_series;
