use crate::game::decide::decide_unless;
use crate::{
    Awaiting, Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, PremovePlan, Seat, evolve,
};

/// A premove as stored: a plan for one turn of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenOrder {
    /// Seat that set the premove.
    pub seat: Seat,
    /// Number of the seat's turn that the premove is for; see [`GameState::turns_begun`].
    pub turn: u8,
    /// Number of giants in the kingdom when the premove was set.
    pub giants: usize,
    /// Plan for the turn.
    pub order: PremovePlan,
}

/// Returns the events of the premoves that come due after the change from `before` to `after`: as
/// long as each next turn has a premove that leaves no decision to the player. A premove that left
/// a decision to the player is not resumed later in the turn.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{Command, DominoId, Fact, GivenOrder, PremovePlan, Seat, carry_out, decide};
///
/// // Two players; the first line is dealt.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// // While the first king is to pick, the owner of the second orders what to pick in its turn.
/// let owners = state.setup().kings;
/// let [first, second]: [Seat; 2] = [owners.as_slice()[0], owners.as_slice()[1]];
/// let free: Vec<DominoId> = state.next_line().free().collect();
/// let order = PremovePlan { pick: vec![free[3], free[2]], ..PremovePlan::default() };
/// let given = GivenOrder { seat: second, turn: 1, giants: 0, order };
///
/// let before = state;
/// let events = decide(&before, &deck, first, Command::Pick { domino: free[3] })?;
/// events.iter().for_each(|event| evolve(&mut state, event));
/// let ordered = carry_out(&before, &state, &deck, &[given]);
/// let facts: Vec<Fact> = ordered.iter().map(|event| event.fact).collect();
/// assert_eq!(facts, [Fact::OrderCarriedOut {}, Fact::Picked { domino: free[2] }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn carry_out(
    before: &GameState,
    after: &GameState,
    deck: &Deck,
    orders: &[GivenOrder],
) -> Events {
    // The closure never gives up.
    carry_out_unless(before, after, deck, orders, &|| false).unwrap_or_default()
}

/// Like [`carry_out`], but returns [`GivenUp`] if `give_up` stops the search of a house player.
pub(crate) fn carry_out_unless(
    before: &GameState,
    after: &GameState,
    deck: &Deck,
    orders: &[GivenOrder],
    give_up: GiveUp,
) -> Result<Events, GivenUp> {
    let mut events = Events::new();
    let mut state = *after;
    let mut live: Vec<&GivenOrder> =
        orders.iter().filter(|given| before.turns_begun(given.seat) < given.turn).collect();
    let mut begun = None;
    while let Some(Awaiting { seat, .. }) = state.awaiting() {
        let turn = state.turns_begun(seat);
        let now = |given: &&GivenOrder| (given.seat, given.turn) == (seat, turn);
        let Some(place) = live.iter().position(now) else { break };
        let given = live[place];
        if begun != Some((seat, turn)) && given.order.is_void(&state, seat, given.giants) {
            live.swap_remove(place);
            continue;
        }
        begun = Some((seat, turn));
        let Some(command) = given.order.next(&state, seat) else { break };
        let Ok(following) = decide_unless(&state, deck, seat, command, give_up) else { break };
        let following = following?;
        let ordered = Event { seat: Some(seat), automatic: true, fact: Fact::OrderCarriedOut {} };
        let following =
            following.into_iter().enumerate().map(|(place, event)| match (place, event) {
                (0, action) => Event { automatic: true, ..action },
                (_, consequence) => consequence,
            });
        for event in [ordered].into_iter().chain(following) {
            evolve(&mut state, &event);
            events.push(event);
        }
    }
    Ok(events)
}
