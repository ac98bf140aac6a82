use super::argument::Name;
use super::language::Language;
use super::message::{Message, messages};

messages! {
    /// Texts of the pages on which a player authorizes or rejects an app.
    pub enum AppText<'a> {
        Asks = "app-asks",
        CallsItself { app: Name<'a> } = "app-calls-itself",
        /// The redirect goes to a host other than this server.
        LeadsTo { host: Name<'a> } = "app-leads-to",
        OnThisDevice = "app-on-this-device",
        OnOtherDevice { code: Name<'a> } = "app-on-other-device",
        DeviceWarning = "app-device-warning",
        /// Heading above the list of scopes.
        May = "app-may",
        GamesRead = "scope-games-read",
        GamesPlay = "scope-games-play",
        TablesWrite = "scope-tables-write",
        NotificationsRead = "scope-notifications-read",
        WebhooksWrite = "scope-webhooks-write",
        AccountRead = "scope-account-read",
        MayNot = "app-may-not",
        YouAre { player: Name<'a> } = "app-you-are",
        NotYou = "app-not-you",
        Allow = "app-allow",
        Deny = "app-deny",
        LogIn = "app-log-in",
        Register = "app-register",
        CannotAsk = "app-cannot-ask",
        EnterCode = "app-enter-code",
        Code = "app-code",
        CheckCode = "app-check-code",
        CodeUnknown = "app-code-unknown",
        LetIn = "app-let-in",
        NotLetIn = "app-not-let-in",
    }
}

impl AppText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.format(language, None)
    }
}
