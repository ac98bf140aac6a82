use std::path::PathBuf;

use crate::{
    Durability, Error, binaries, initdb, os_user::OsUser, paths::Paths, search_paths::SearchPaths,
    server::Server, stale_files,
};

/// Configuration and start-up steps of a server.
#[derive(Debug)]
pub(crate) struct Instance {
    pub superuser: &'static str,
    pub paths: Paths,
    pub search_paths: SearchPaths,
    pub binaries: Option<PathBuf>,
    pub durability: Durability,
}

impl Instance {
    /// Removes the remains of earlier servers and starts a new one. A missing cluster is an error
    /// unless `may_initialise`.
    pub fn start_server(
        &self,
        may_initialise: bool,
        stopping: &dyn Fn() -> bool,
    ) -> Result<Server, Error> {
        let paths = &self.paths;
        let major = paths.major()?;
        if major.is_none() && !may_initialise {
            return Err(Error::ClusterMissing { folder: paths.cluster.clone() });
        }
        let os_user = OsUser::choose(&paths.cluster)?;
        os_user.check_access(&paths.data)?;
        let explicit_folder = self.binaries.as_deref();
        let binaries = binaries::locate(explicit_folder, &self.search_paths, major, &os_user)?;
        // A package installed by `locate` may have added a more suitable user.
        let os_user = OsUser::choose(&paths.cluster)?;
        paths.make_socket_folder(&os_user)?;
        stale_files::remove_stale_files(paths)?;
        initdb::remove_unfinished(&paths.data);
        if major.is_none() {
            initdb::initialise(paths, &binaries, &os_user, self.superuser, self.durability)?;
        }
        Server::start(paths, &binaries, &os_user, self.durability, stopping)
    }
}
