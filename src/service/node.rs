use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use uuid::Uuid;

use crate::domain::node::{Fingerprints, LiveNode, SettingDifference, SharedSetting};
use crate::store::nodes::WalPosition;

/// This process, as the other nodes see it.
pub struct Node {
    pub(super) id: Uuid,
    pub(super) name: String,
    settings: RwLock<Fingerprints>,
    findings: Mutex<NodeFindings>,
}

/// Findings of the last report.
#[derive(Default)]
pub(super) struct NodeFindings {
    pub(super) differences: Vec<SettingDifference>,
    pub(super) has_wrong_clock: bool,
    pub(super) are_commits_at_risk: bool,
    /// Set once a standby was seen. Without any standby, asynchronous commits are also at risk.
    pub(super) had_standby: bool,
    pub(super) position: Option<WalPosition>,
}

impl Node {
    /// Creates a node; `name` identifies the process for operators.
    pub fn new(id: Uuid, name: String, settings: Fingerprints) -> Node {
        Node { id, name, settings: RwLock::new(settings), findings: Mutex::default() }
    }

    /// Returns the fingerprints of the settings that are in effect.
    pub(super) fn settings(&self) -> Fingerprints {
        self.settings.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replaces the fingerprints of the settings in `changed` from the next report on, and keeps
    /// the others.
    pub fn update_settings(&self, changed: Fingerprints) {
        self.settings.write().unwrap_or_else(PoisonError::into_inner).extend(changed);
    }

    /// Returns true if `setting` has another value at one of `nodes`.
    pub(super) fn differs_from(&self, nodes: &[LiveNode], setting: SharedSetting) -> bool {
        let variable = setting.variable();
        let settings = self.settings();
        let own = settings.get(variable);
        nodes.iter().filter_map(|node| node.settings.get(variable)).any(|value| Some(value) != own)
    }

    /// Locks the findings.
    pub(super) fn findings(&self) -> MutexGuard<'_, NodeFindings> {
        self.findings.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
