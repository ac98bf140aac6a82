//! One function per use case, and the only transactions. What the player may do is decided here and in the rules;
//! the layer above only translates.

mod account_request;
mod accounts;
mod admins;
mod agreements;
mod calendars;
mod check;
mod check_chronicle;
mod compute_pool;
mod conclusion;
mod context;
mod deadlines;
mod endpoints;
mod error;
mod export_pool;
mod field_change;
mod film;
mod habits;
mod hang_up;
mod history;
mod legal;
mod linked;
mod linked_answer;
mod my_games;
mod name;
mod notices;
mod one_at_a_time;
mod operation;
mod orders;
mod outcomes;
mod pictures;
mod play;
mod players;
mod preview;
mod ratings;
mod record;
mod sandbox;
mod series;
mod show;
mod step;
mod streams;
mod sweep;
mod tables;
mod throttle;
mod waiting;
mod watching;

pub use account_request::Made;
pub use accounts::{
    AccountChange, AccountData, Grant, LONGEST_TOKEN, MOST_BOTS, MOST_TOKENS, TokenWish, bots,
    change_account, check_session, delete_account, delete_bot, end_session, export_account, log_in,
    make_bot, make_token, profile, redeem_token, refresh, register, request_reset, reset_password,
    revoke_token, sessions, tokens,
};
pub(crate) use accounts::{confirm, still_live};
pub use admins::{AccountReport, appoint, check_admin, find_account, lock_account, unlock_account};
pub(crate) use agreements::{answer, ask, end, hand_over, offer, resume, withdraw};
pub use agreements::{
    answer_proposal, ask_consent, end_offer, offer_seat, resume_game, take_seat, withdraw_proposal,
};
pub use calendars::{Agenda, DueTurn, agenda, end_calendar, new_calendar};
pub use check::check_games;
pub use compute_pool::{Client, ComputeOptions, ComputePool, ComputeUsage, Meter};
pub use conclusion::conclude_games;
pub use context::Context;
pub use deadlines::{Fired, LATENESS, beat, fire_due};
pub use endpoints::{
    MOST_ENDPOINTS, MailAddresses, NewWebhook, NoticeSettingsChange, WebhookChange, WebhookKind,
    add_webhook, change_notice_settings, change_webhook, deliver_again, deliveries, mail_addresses,
    notice_settings, push_subscriptions, remove_mail_address, remove_webhook, rotate_secret,
    send_test, set_mail_address, subscribe, unsubscribe, verify_mail_address, webhooks,
};
pub(crate) use endpoints::{forget_pending, queue};
pub use error::{Error, Result, SeriesViolation, TableViolation};
pub use export_pool::{Export, ExportPool, ExportTurn, MOST_EXPORTS};
pub use field_change::FieldChange;
pub use film::film;
pub use habits::{HabitsChange, change_habits, end_holiday, habits, take_holiday};
pub use hang_up::let_go;
pub use history::{events_after, game_at_version, scores};
pub use legal::{Choice, legal_choices};
pub use linked::{LinkedTable, linked_play, linked_table, play_by_link, reader, turn_mails_off};
pub use linked_answer::{answer_by_link, linked_answer};
pub use my_games::my_games;
pub use name::PlayerName;
pub use notices::{Feed, feed, mark_read};
pub use operation::{Readiness, Stuck, backlog, readiness, stuck, stuck_for_admins};
pub use orders::{give_order, show_order, try_order, withdraw_order};
pub use outcomes::{SEARCH_UNITS, owner};
pub use pictures::{Drawing, game_to_link, linked_picture, picture, png};
pub use play::{Played, play};
pub use players::{Profile, head_to_head, leaders, played_games, show_player, statistics};
pub use preview::preview;
pub use record::{Verified, begin_export, export, export_position, record, verify_record};
pub use sandbox::{SandboxWish, open_sandbox, sandboxes};
pub use series::{
    LinkedSeries, SeriesReport, SeriesWish, cancel_series, continue_series, linked_series,
    my_series, open_series, ready_by_link, ready_for_next, show_series, withdraw_from_series,
};
pub(crate) use series::{game_of_series_ended, withdraw_from_all};
pub use show::show_game;
pub use streams::{
    STREAM_TICKET_SECONDS, carry, carry_once, new_stream_ticket, redeem_stream_ticket, tell,
};
pub use sweep::Swept;
pub use tables::{
    MOST_GAMES, TableWish, cancel_table, invite_player, join_table, leave_table, open_table,
    open_tables, rematch, start_game,
};
pub(crate) use tables::{
    Origin, admitted, cancel, invite, join, leave, once_opened, open, opened_before, opening,
    start, start_at,
};
pub use throttle::{Shares, network};
pub use watching::{ended_sessions, watch_game};
