/// Declares an enum of violations, each with a stable code. `Display` writes the code: the texts
/// belong to the program that uses this crate.
macro_rules! violations {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $variant:ident = $code:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All violations, in the order of their declaration.
            pub const ALL: &[$name] = &[$($name::$variant,)+];

            /// Returns the stable code.
            pub fn code(self) -> &'static str {
                match self {
                    $($name::$variant => $code,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }

        impl std::error::Error for $name {}
    };
}

pub(crate) use violations;

violations! {
    /// Rule that a command breaks.
    pub enum RuleViolation {
        /// The game is over.
        GameFinished = "game_finished",
        /// A house player plays the seat for the rest of the game: from the start, after the player
        /// conceded, or after a timeout.
        SeatConceded = "seat_conceded",
        /// A house player took over the seat after a timeout. Its player can only take it back or
        /// concede.
        SeatTakenOver = "seat_taken_over",
        /// The seat to take back was not taken over.
        SeatNotTakenOver = "seat_not_taken_over",
        /// Another seat or no seat is awaited, or the game has no such seat.
        NotYourTurn = "not_your_turn",
        /// A pick before the domino under the king is placed or discarded.
        MustPlaceFirst = "must_place_first",
        /// A placement or discard while a pick is expected.
        NothingToPlace = "nothing_to_place",
        /// A pick of a domino that is not in the next line.
        DominoNotInLine = "domino_not_in_line",
        /// A pick of a domino on which a king stands.
        DominoTaken = "domino_taken",
        /// A placement or discard of a domino other than the one under the king.
        NotYourDomino = "not_your_domino",
        /// The kingdom would be wider or higher than its maximum size.
        OutOfBounds = "out_of_bounds",
        /// One of the two cells is occupied by the castle or a square.
        CellOccupied = "cell_occupied",
        /// Neither square is next to the castle or to a square of its own terrain.
        NoMatchingTerrain = "no_matching_terrain",
        /// A discard of a domino that can be placed.
        MustPlace = "must_place",
        /// Another command while a new giant has to cover a crown.
        MustCover = "must_cover",
        /// Another command after a domino with footprints, before a giant is sent or kept.
        MustSendOrKeep = "must_send_or_keep",
        /// A crown is covered although no giant has come.
        NoGiantCame = "no_giant_came",
        /// A giant is sent or kept although no domino with footprints was placed, or it had no effect.
        NoFootprint = "no_footprint",
        /// A giant cannot cover a cell without a visible crown.
        NoVisibleCrown = "no_visible_crown",
        /// A giant is sent from a cell on which none stands.
        NoGiantThere = "no_giant_there",
        /// A giant is sent to the own seat, or to a seat that the game does not have.
        NoOpponent = "no_opponent",
        /// A giant is sent to an opponent without a visible crown.
        OpponentWithoutCrown = "opponent_without_crown",
    }
}

impl RuleViolation {
    /// Returns the field of the command that breaks the rule; none if the command as a whole does.
    pub fn field(self) -> Option<&'static str> {
        match self {
            RuleViolation::GameFinished
            | RuleViolation::SeatConceded
            | RuleViolation::SeatTakenOver
            | RuleViolation::SeatNotTakenOver
            | RuleViolation::NotYourTurn => None,
            RuleViolation::MustPlaceFirst
            | RuleViolation::NothingToPlace
            | RuleViolation::MustPlace
            | RuleViolation::MustCover
            | RuleViolation::MustSendOrKeep
            | RuleViolation::NoGiantCame
            | RuleViolation::NoFootprint => Some("type"),
            RuleViolation::DominoNotInLine
            | RuleViolation::DominoTaken
            | RuleViolation::NotYourDomino => Some("domino"),
            RuleViolation::OutOfBounds
            | RuleViolation::CellOccupied
            | RuleViolation::NoMatchingTerrain
            | RuleViolation::NoVisibleCrown
            | RuleViolation::NoGiantThere => Some("x"),
            RuleViolation::NoOpponent | RuleViolation::OpponentWithoutCrown => Some("to_seat"),
        }
    }
}
