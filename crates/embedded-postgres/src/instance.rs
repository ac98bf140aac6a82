use std::path::PathBuf;

use crate::{
    Durability, Error, binaries, initdb, os_user::OsUser, paths::Paths, search_paths::SearchPaths,
    server::Server, stale_files,
};

/// All that it takes to bring a server up.
#[derive(Debug)]
pub(crate) struct Instance {
    pub superuser: &'static str,
    pub paths: Paths,
    pub search_paths: SearchPaths,
    pub binaries: Option<PathBuf>,
    pub durability: Durability,
}

impl Instance {
    /// Clears what earlier servers left and starts one.
    pub fn bring_up(
        &self,
        may_initialise: bool,
        stopping: &dyn Fn() -> bool,
    ) -> Result<Server, Error> {
        let paths = &self.paths;
        let major = paths.major()?;
        if major.is_none() && !may_initialise {
            return Err(Error::Vanished { folder: paths.cluster.clone() });
        }
        let os_user = OsUser::choose(&paths.cluster)?;
        os_user.check_reach(&paths.data)?;
        let explicitly = self.binaries.as_deref();
        let binaries = binaries::locate(explicitly, &self.search_paths, major, &os_user)?;
        // An installed package may have brought a better one.
        let os_user = OsUser::choose(&paths.cluster)?;
        paths.make_socket_folder(&os_user)?;
        stale_files::clear(paths)?;
        initdb::remove_unfinished(&paths.data);
        if major.is_none() {
            initdb::initialise(paths, &binaries, &os_user, self.superuser, self.durability)?;
        }
        Server::start(paths, &binaries, &os_user, self.durability, stopping)
    }
}
