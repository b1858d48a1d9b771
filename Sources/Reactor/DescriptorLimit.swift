import Glibc

/// How many files and sockets the process may have open.
public enum DescriptorLimit {
    /// Raises the limit as far as the process itself may, and answers what it is now.
    ///
    /// Many systems start programs with 1,024, for the sake of old ones that use `select`, and allow them far more.
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
