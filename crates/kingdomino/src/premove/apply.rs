use crate::game::decide::decide_cancellable;
use crate::{
    Awaiting, CancelCheck, Deck, Event, Events, Fact, GameState, PremovePlan, SearchCancelled,
    Seat, evolve,
};

/// A premove as stored: a plan for one turn of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Premove {
    /// Seat that set the premove.
    pub seat: Seat,
    /// Number of the seat's turn that the premove is for; see [`GameState::turns_begun`].
    pub turn: u8,
    /// Number of giants in the kingdom when the premove was set.
    pub giants: usize,
    /// Plan for the turn.
    pub plan: PremovePlan,
}

/// Returns the events of the premoves that come due after the change from `before` to `after`: as
/// long as each next turn has a premove that leaves no decision to the player. A premove that left
/// a decision to the player is not resumed later in the turn.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{Command, DominoId, Fact, Premove, PremovePlan, Seat, play_premoves, decide};
///
/// // Two players; the first line is dealt.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// // While the first king is to pick, the owner of the second plans what to pick in its turn.
/// let owners = state.setup().kings;
/// let [first, second]: [Seat; 2] = [owners.as_slice()[0], owners.as_slice()[1]];
/// let free: Vec<DominoId> = state.next_line().free().collect();
/// let plan = PremovePlan { pick: vec![free[3], free[2]], ..PremovePlan::default() };
/// let given = Premove { seat: second, turn: 1, giants: 0, plan };
///
/// let before = state;
/// let events = decide(&before, &deck, first, Command::Pick { domino: free[3] })?;
/// events.iter().for_each(|event| evolve(&mut state, event));
/// let ordered = play_premoves(&before, &state, &deck, &[given]);
/// let facts: Vec<Fact> = ordered.iter().map(|event| event.fact).collect();
/// assert_eq!(facts, [Fact::PremovePlayed {}, Fact::Picked { domino: free[2] }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play_premoves(
    before: &GameState,
    after: &GameState,
    deck: &Deck,
    premoves: &[Premove],
) -> Events {
    // The closure never gives up.
    play_premoves_cancellable(before, after, deck, premoves, &|| false).unwrap_or_default()
}

/// Like [`play_premoves`], but returns [`SearchCancelled`] if `is_cancelled` stops the search of a house player.
pub(crate) fn play_premoves_cancellable(
    before: &GameState,
    after: &GameState,
    deck: &Deck,
    premoves: &[Premove],
    is_cancelled: CancelCheck,
) -> Result<Events, SearchCancelled> {
    let mut events = Events::new();
    let mut state = *after;
    let mut pending: Vec<&Premove> =
        premoves.iter().filter(|given| before.turns_begun(given.seat) < given.turn).collect();
    let mut begun = None;
    while let Some(Awaiting { seat, .. }) = state.awaiting() {
        let turn = state.turns_begun(seat);
        let is_due = |given: &&Premove| (given.seat, given.turn) == (seat, turn);
        let Some(index) = pending.iter().position(is_due) else { break };
        let given = pending[index];
        if begun != Some((seat, turn)) && given.plan.is_void(&state, seat, given.giants) {
            pending.swap_remove(index);
            continue;
        }
        begun = Some((seat, turn));
        let Some(command) = given.plan.next(&state, seat) else { break };
        let Ok(following) = decide_cancellable(&state, deck, seat, command, is_cancelled) else {
            break;
        };
        let following = following?;
        let marker = Event { seat: Some(seat), automatic: true, fact: Fact::PremovePlayed {} };
        let following =
            following.into_iter().enumerate().map(|(index, event)| match (index, event) {
                (0, action) => Event { automatic: true, ..action },
                (_, consequence) => consequence,
            });
        for event in [marker].into_iter().chain(following) {
            evolve(&mut state, &event);
            events.push(event);
        }
    }
    Ok(events)
}
