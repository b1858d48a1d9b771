public import Engine
public import Mail

extension SchemaSnapshot {
    /// Builds a schema from its text and binds it to all domains.
    ///
    /// Throws if the text or the bindings are invalid.
    public convenience init(sdl: [UInt8], app: AppAddress = .local) throws(SnapshotError) {
        try self.init(sdl: sdl, mutations: Domains.mutations, subscriptions: Domains.subscriptions, languages: Domains.languages) {
            Domains.bindings(schemaVersion: $0, app: app)
        }
    }
}
