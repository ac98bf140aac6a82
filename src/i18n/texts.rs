//! Texts with arguments, one enum for each place in which they are displayed.

use kingdomino::{DominoId, Expected, HousePlayer};

use super::argument::{Device, Dominoes, HouseAction, Name};
use super::bundles::{Message, messages};
use super::language::Language;
use super::names::Names;
use super::times::Moment;

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

messages! {
    /// One-sentence descriptions of the events in a game, for the recap.
    pub enum EventText<'a> {
        TableOpened { player: Name<'a> } = "event-table-opened",
        Invited { player: Name<'a> } = "event-invited",
        Joined { player: Name<'a> } = "event-joined",
        Declined { player: Name<'a> } = "event-declined",
        Left { player: Name<'a> } = "event-left",
        GameStarted = "event-game-started",
        GameCancelled = "event-game-cancelled",
        HouseSeated { house: HousePlayer } = "event-house-seated",
        LineDealt { dominoes: Dominoes<'a> } = "event-line-dealt",
        /// The turn was premoved. The next event is the outcome of the premove.
        PremovePlayed { player: Name<'a> } = "event-premove-played",
        Picked { player: Name<'a>, domino: DominoId } = "event-picked",
        Placed { player: Name<'a>, domino: DominoId } = "event-placed",
        Discarded { player: Name<'a>, domino: DominoId } = "event-discarded",
        Covered { player: Name<'a> } = "event-covered",
        GiantSent { player: Name<'a>, to: Name<'a> } = "event-giant-sent",
        GiantSentToYou { player: Name<'a> } = "event-giant-sent-to-you",
        GiantKept { player: Name<'a> } = "event-giant-kept",
        TimedOut { player: Name<'a> } = "event-timed-out",
        TakenOver { player: Name<'a>, for_good: bool } = "event-taken-over",
        TakenBack { player: Name<'a> } = "event-taken-back",
        Conceded { player: Name<'a> } = "event-conceded",
        UndoAsked { player: Name<'a> } = "event-undo-asked",
        PauseAsked { player: Name<'a>, until: Moment } = "event-pause-asked",
        Agreed { player: Name<'a> } = "event-agreed",
        Refused { player: Name<'a> } = "event-refused",
        Withdrawn { player: Name<'a> } = "event-withdrawn",
        Undone { player: Name<'a> } = "event-undone",
        Paused { until: Moment } = "event-paused",
        Resumed { player: Name<'a> } = "event-resumed",
        SeatOffered { player: Name<'a>, to: Name<'a> } = "event-seat-offered",
        OfferEnded { player: Name<'a> } = "event-offer-ended",
        SeatHandedOver { player: Name<'a>, to: Name<'a> } = "event-seat-handed-over",
        GameFinished = "event-game-finished",
    }
}

impl EventText<'_> {
    pub fn sentence(&self, language: Language) -> String {
        self.format(language, None)
    }
}

messages! {
    /// Notifications to a player, by email, push or chat.
    pub enum NotificationMessage<'a> {
        YourTurn { opponents: Names<'a>, round: u32, rounds: u32, expected: Expected } = "your-turn",
        /// An opponent sent the player a giant; the player chooses the crown that it covers.
        CoverACrown { from: Name<'a> } = "cover-a-crown",
        /// Reminder of an upcoming deadline.
        Reminder { opponents: Names<'a>, deadline: Moment } = "reminder",
        TimedOut { opponents: Names<'a>, house_did: HouseAction } = "timed-out",
        GameStarted { opponents: Names<'a>, rounds: u32 } = "game-started",
        GameCancelled { by: Name<'a> } = "game-cancelled",
        GameFinished { opponents: Names<'a>, rank: u32, players: u32, points: u32 } = "game-finished",
        /// Invitation to a table with `seats` seats.
        Invitation { from: Name<'a>, seats: u32 } = "invitation",
        /// An invited player declined.
        InvitationDeclined { player: Name<'a> } = "invitation-declined",
        UndoAsked { by: Name<'a> } = "undo-asked",
        UndoAnswered { by: Name<'a>, agreed: bool } = "undo-answered",
        Undone { by: Name<'a> } = "undone",
        PauseAsked { by: Name<'a>, until: Moment } = "pause-asked",
        PauseAnswered { by: Name<'a>, agreed: bool } = "pause-answered",
        /// All players accepted the pause.
        Paused { until: Moment } = "paused",
        Resumed { by: Name<'a> } = "resumed",
        SeatOffered { from: Name<'a> } = "seat-offered",
        SeatHandedOver { from: Name<'a>, to: Name<'a> } = "seat-handed-over",
        /// Start of any game of a series but the first.
        SeriesGameStarted { opponents: Names<'a>, game: u32, games: u32, rounds: u32 } = "series-game-started",
        /// Rank and points refer to the game.
        SeriesGameFinished { opponents: Names<'a>, game: u32, games: u32, rank: u32, players: u32, points: u32 } = "series-game-finished",
        /// Sent after every game of a series but the last.
        SeriesStanding { game: u32, games: u32, rank: u32, players: u32, points: u32 } = "series-standing",
        /// Sent after the last game of a series.
        SeriesOver { games: u32, rank: u32, players: u32, points: u32 } = "series-over",
        /// All other players are ready.
        SeriesReadyRequested { game: u32, games: u32 } = "series-ready-asked",
        SeriesWithdrawn { player: Name<'a> } = "series-withdrawn",
        SeriesCancelled { by: Name<'a> } = "series-cancelled",
        PasswordChanged { at: Moment } = "password-changed",
        NewLogin { device: Device<'a>, at: Moment } = "new-login",
        EmailChanged { at: Moment } = "email-changed",
        EmailVerification { hours: u32 } = "email-verification",
        PasswordReset { hours: u32 } = "password-reset",
        /// Test notification, requested by the player.
        Test = "test",
        /// Number of consecutive failures.
        WebhookDisabled { server: Device<'a>, failures: u32 } = "webhook-disabled",
    }
}

impl NotificationMessage<'_> {
    /// Subject line, without a full stop.
    pub fn subject(&self, language: Language) -> String {
        self.format(language, Some("subject"))
    }

    /// Body of one or two sentences.
    pub fn body(&self, language: Language) -> String {
        self.format(language, None)
    }
}

messages! {
    /// Texts of the pages behind the links in messages, on which a player decides.
    pub enum PageText<'a> {
        /// Heading of the page on which the player places a domino.
        TurnPlace { domino: DominoId } = "turn-place",
        TurnPick = "turn-pick",
        TurnCover = "turn-cover",
        TurnGiant = "turn-giant",
        TurnOfTheHouse = "turn-of-the-house",
        HowToPlace = "how-to-place",
        /// Heading above the rotations of a domino.
        HowToTurn = "how-to-turn",
        HowToCover = "how-to-cover",
        PointsAfter { points: String } = "points-after",
        /// `number` is the number of the giant in the image.
        PlaySend { number: u32, player: Name<'a> } = "play-send",
        PlayKeep = "play-keep",
        PlayTakeBack = "play-take-back",
        PlayConcede = "play-concede",
        /// Button in an email that leads to the page.
        ChooseCrown = "choose-crown",
        ChooseGiant = "choose-giant",
        AboutToCover = "about-to-cover",
        AboutToSend { player: Name<'a> } = "about-to-send",
        AboutToKeep = "about-to-keep",
        AboutToTakeBack = "about-to-take-back",
        AboutToConcede = "about-to-concede",
        ChooseOther = "choose-other",
        /// Next game in which it is the reader's turn.
        NextGame { opponents: Names<'a> } = "next-game",
        NoGameWaits = "no-game-waits",
        Decline = "decline",
        AboutToDecline = "about-to-decline",
        Declined = "declined",
        Rematch = "rematch",
        AboutToRematch = "about-to-rematch",
        /// Link to the table in the web client, which may already hold a login.
        PlayInBrowser = "play-in-browser",
        /// Link from an email or a page to the game or series in the web client.
        OpenInClient = "open-in-client",
        /// Link to the list of games in the web client.
        ToGames = "to-games",
        InvitedBy { player: Name<'a> } = "invited-by",
        NewHere = "new-here",
        KnownHere = "known-here",
        OwnName = "own-name",
        OwnPassword = "own-password",
        RegisterAndJoin = "register-and-join",
        LogInAndJoin = "log-in-and-join",
        NameAndPassword = "name-and-password",
    }
}

impl PageText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.format(language, None)
    }
}

messages! {
    /// Texts with which messengers and social networks preview a link.
    pub enum PreviewText<'a> {
        /// Invitation to a table, or a table that is open to all.
        Invitation { player: Name<'a> } = "preview-invitation",
        /// Rating of a player, in the category with the most games.
        Rating { points: String, games: u32 } = "preview-rating",
        NotRated = "preview-not-rated",
    }
}

impl PreviewText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.format(language, None)
    }
}

messages! {
    /// Texts that surround a notification in emails, on the pages behind their buttons, and in
    /// lists of notifications.
    pub enum UiText<'a> {
        Greeting { player: Name<'a> } = "greeting",
        /// Name of a guest. The server stores it in English.
        GuestName { number: String } = "guest-name",
        /// Heading of the recap.
        SinceYourLastTurn = "since-your-last-turn",
        Deadline { at: Moment } = "deadline",
        NoDeadline = "no-deadline",
        /// Another player's turn.
        Awaited { player: Name<'a> } = "awaited",
        AwaitedUntil { player: Name<'a>, until: Moment } = "awaited-until",
        OpenTable = "open-table",
        PlayPick { domino: DominoId } = "play-pick",
        PlayPlace { domino: DominoId } = "play-place",
        PlayDiscard { domino: DominoId } = "play-discard",
        Agree = "agree",
        Refuse = "refuse",
        VerifyEmail = "verify-email",
        ChoosePassword = "choose-password",
        /// Advice after an account change that the player did not make.
        NotYou = "not-you",
        /// Advice after an email that the player did not request.
        NotAsked = "not-asked",
        TurnMailsOff = "turn-mails-off",
        MailsAreOff = "mails-are-off",
        AboutToPick { domino: DominoId } = "about-to-pick",
        AboutToPlace { domino: DominoId } = "about-to-place",
        AboutToDiscard { domino: DominoId } = "about-to-discard",
        Confirm = "confirm",
        Done = "done",
        /// The move ended the game.
        DoneAndOver = "done-and-over",
        LinkUsed = "link-used",
        LinkExpired = "link-expired",
        LinkUnknown = "link-unknown",
        AddressConfirmed = "address-confirmed",
        PasswordSet = "password-set",
        /// Label of the input.
        NewPassword = "new-password",
        GameMovedOn = "game-moved-on",
        /// Name of the deadlines calendar.
        CalendarName = "calendar-name",
        /// Heading of an email about several games.
        Digest { games: u32 } = "digest",
        Unread { count: u32 } = "unread",
        /// Note in an email about several games.
        NoMorePictures = "no-more-pictures",
        Join = "join",
        AboutToJoin = "about-to-join",
        Joined = "joined",
        TakeSeat = "take-seat",
        DeclineSeat = "decline-seat",
        Answered = "answered",
        /// Shown instead of answers where other people may read the proposal.
        AnswerElsewhere = "answer-elsewhere",
        OpenSeries = "open-series",
        Ready = "ready",
        /// Heading of the page of a series.
        SeriesOf { players: Names<'a> } = "series-of",
        SeriesNotStarted = "series-not-started",
        SeriesPlaying { game: u32, games: u32 } = "series-playing",
        SeriesEnded = "series-ended",
        SeriesCalledOff = "series-called-off",
        NextGameNow = "next-game-now",
        NextGameAt { at: Moment } = "next-game-at",
        NextGameWhenReady = "next-game-when-ready",
        /// `players` are the players that are not ready yet.
        ReadySaid { players: Names<'a> } = "ready-said",
        ColumnPlayer = "column-player",
        ColumnGame { game: u32 } = "column-game",
        ColumnTotal = "column-total",
    }
}

impl UiText<'_> {
    pub fn text(&self, language: Language) -> String {
        self.format(language, None)
    }
}
