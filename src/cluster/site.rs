use std::path::PathBuf;

use super::{
    ClusterError, Durability, account::Account, binaries, folders::Folders, initdb, places::Places,
    remains, server::Server,
};

/// All that it takes to bring a server up.
#[derive(Debug)]
pub(super) struct Site {
    pub folders: Folders,
    pub places: Places,
    pub binaries: Option<PathBuf>,
    pub durability: Durability,
}

impl Site {
    /// Clears what earlier servers left and starts one.
    pub fn bring_up(
        &self,
        may_initialise: bool,
        stopping: &dyn Fn() -> bool,
    ) -> Result<Server, ClusterError> {
        let folders = &self.folders;
        let major = folders.major()?;
        if major.is_none() && !may_initialise {
            return Err(ClusterError::Vanished { folder: folders.cluster.clone() });
        }
        let account = Account::choose(&folders.cluster)?;
        account.check_reach(&folders.data)?;
        let explicitly = self.binaries.as_deref();
        let binaries = binaries::locate(explicitly, &self.places, major, &account)?;
        // An installed package may have brought a better one.
        let account = Account::choose(&folders.cluster)?;
        folders.make_socket_folder(&account)?;
        remains::clear(folders)?;
        initdb::remove_unfinished(&folders.data);
        if major.is_none() {
            initdb::initialise(folders, &binaries, &account, self.durability)?;
        }
        Server::start(folders, &binaries, &account, self.durability, stopping)
    }
}
