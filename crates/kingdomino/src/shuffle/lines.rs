use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Dealt, Deck, Settings};

use super::{Bytes32, Hex32, Shuffle};

/// Merkle tree over the lines of a game. The root is published at the start. Each line can be
/// verified when it is dealt, and reveals nothing about future lines.
pub struct LineTree {
    salts: Vec<Bytes32>,
    leaves: Vec<Bytes32>,
}

/// Proof that a line was fixed at the start of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LineProof {
    /// Salt that is hashed with the dominoes, so that future lines cannot be found by hashing all
    /// possible lines.
    pub salt: Hex32,
    /// Sibling hashes on the path from the line to the root of the tree, the lowest first.
    #[cfg_attr(feature = "openapi", schema(max_items = 4))]
    pub path: Vec<Hex32>,
}

impl LineTree {
    /// Creates the tree over the lines that a game with `settings` is dealt from `deck`.
    pub fn new(shuffle: &Shuffle, deck: &Deck, settings: Settings) -> LineTree {
        let length = settings.line_length();
        let mut tree = LineTree { salts: Vec::new(), leaves: Vec::new() };
        for line in 0..settings.rounds() {
            if let Some(dominoes) = deck.deal(line * length, length) {
                let salt = shuffle.block("salt", line.into());
                tree.salts.push(salt);
                tree.leaves.push(leaf(&salt, line, dominoes));
            }
        }
        tree
    }

    /// Returns the root, which commits to every line.
    pub fn root(&self) -> Bytes32 {
        root(&self.leaves)
    }

    /// Returns the proof of a line, counted from 0; none if there is no such line.
    pub fn proof(&self, line: u8) -> Option<LineProof> {
        let salt = Hex32(*self.salts.get(usize::from(line))?);
        let mut path = Vec::new();
        collect_path(&self.leaves, line.into(), &mut path);
        Some(LineProof { salt, path })
    }
}

impl LineProof {
    /// Returns true if the proof shows that the line with this number, counted from 0, consists of
    /// `dominoes`, in a tree over `lines` lines with this root.
    pub fn verifies(&self, root: &Bytes32, line: u8, lines: u8, dominoes: Dealt) -> bool {
        let leaf = leaf(&self.salt.0, line, dominoes);
        line < lines && root_from_path(leaf, line.into(), lines.into(), &self.path) == Some(*root)
    }
}

fn leaf(salt: &Bytes32, line: u8, dominoes: Dealt) -> Bytes32 {
    let names: Vec<String> = dominoes.iter().map(String::from).collect();
    let mut hash = Sha256::new();
    hash.update([0]);
    hash.update(salt);
    hash.update([line]);
    hash.update(names.join(","));
    hash.finalize().into()
}

fn node(left: &Bytes32, right: &Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update([1]);
    hash.update(left);
    hash.update(right);
    hash.finalize().into()
}

/// Returns the number of leaves in the left subtree: the largest power of two below `count`, which
/// must be at least two.
fn left_subtree_size(count: usize) -> usize {
    count.next_power_of_two() / 2
}

fn root(leaves: &[Bytes32]) -> Bytes32 {
    match leaves {
        [] => Sha256::digest([]).into(),
        [leaf] => *leaf,
        _ => {
            let (left, right) = leaves.split_at(left_subtree_size(leaves.len()));
            node(&root(left), &root(right))
        }
    }
}

/// Collects the sibling hashes on the path from the leaf to the root, the lowest first.
fn collect_path(leaves: &[Bytes32], index: usize, path: &mut Vec<Hex32>) {
    if leaves.len() < 2 {
        return;
    }
    let (left, right) = leaves.split_at(left_subtree_size(leaves.len()));
    if index < left.len() {
        collect_path(left, index, path);
        path.push(Hex32(root(right)));
    } else {
        collect_path(right, index - left.len(), path);
        path.push(Hex32(root(left)));
    }
}

/// Computes the root from a leaf and its path; none if the path has the wrong length.
fn root_from_path(leaf: Bytes32, index: usize, count: usize, path: &[Hex32]) -> Option<Bytes32> {
    if count < 2 {
        return path.is_empty().then_some(leaf);
    }
    let (Hex32(sibling), below) = path.split_last()?;
    let left = left_subtree_size(count);
    if index < left {
        Some(node(&root_from_path(leaf, index, left, below)?, sibling))
    } else {
        Some(node(sibling, &root_from_path(leaf, index - left, count - left, below)?))
    }
}
