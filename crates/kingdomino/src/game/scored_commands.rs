use crate::scoring::score::{bonus_points, terrain_points};
use crate::{Command, Domino, GameState, Kingdom, Seat, Terrain, legal_commands};

/// Returns every command that `decide` would accept from `seat`, with the points of its kingdom
/// after the command itself, without its consequences.
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{Variant, action, legal_commands, scored_commands, tally};
///
/// // Two players with the Harmony bonus, which stands until something is discarded.
/// # let variants = [Variant::Harmony].into_iter().collect();
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, variants, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// let seat = state.awaiting().ok_or("nobody")?.seat;
/// assert!(scored_commands(&state, seat).all(|(_, points)| points == 5));
/// assert!(scored_commands(&state, seat).map(|(command, _)| command).eq(legal_commands(&state, seat)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn scored_commands(state: &GameState, seat: Seat) -> impl Iterator<Item = (Command, u32)> {
    let bonus_points = |kingdom: &Kingdom| bonus_points(state.settings(), state.quests(), kingdom);
    let kingdom = state.kingdom(seat);
    let before = Terrain::ALL.map(|terrain| terrain_points(kingdom, terrain));
    let unchanged = before.iter().sum::<u32>() + bonus_points(kingdom);
    legal_commands(state, seat).map(move |command| {
        let mut after = *kingdom;
        if !after.apply_command(command) {
            return (command, unchanged);
        }
        let of = |terrain: Terrain| {
            if affects_terrain(command, terrain) {
                terrain_points(&after, terrain)
            } else {
                before[terrain as usize]
            }
        };
        (command, Terrain::ALL.into_iter().map(of).sum::<u32>() + bonus_points(&after))
    })
}

/// Returns true if the points of `terrain` can change with `command`. Most placements affect two of
/// six terrains; skipping the others avoids most of the work.
fn affects_terrain(command: Command, terrain: Terrain) -> bool {
    match command {
        Command::Place { domino, .. } => {
            let Domino { first, second } = domino.domino();
            first.terrain == terrain || second.terrain == terrain
        }
        Command::Cover { .. } | Command::SendGiant { .. } => true,
        Command::Pick { .. }
        | Command::Discard { .. }
        | Command::KeepGiant {}
        | Command::TakeBack {}
        | Command::Concede {} => false,
    }
}
