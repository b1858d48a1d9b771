import Glibc

/// The limit on the process's open files and sockets.
public enum DescriptorLimit {
    /// Raises the limit as far as the process may, and returns the new limit.
    ///
    /// Many systems start programs with a limit of 1,024, for old programs that use `select`, but allow far more.
    @discardableResult
    public static func raise() -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        // Sound: both calls get a pointer to a local.
        guard unsafe getrlimit(resource, &limit) == 0 else { return 0 }
        let before = limit.rlim_cur
        limit.rlim_cur = limit.rlim_max
        if unsafe setrlimit(resource, &limit) != 0 { limit.rlim_cur = before }
        return Int(clamping: limit.rlim_cur)
    }
}
