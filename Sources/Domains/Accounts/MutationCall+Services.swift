import Engine

extension MutationCall {
    /// What the server lends mutations.
    var services: MutationServices {
        // Engines are made with nothing else; with another type no mutation of ours could run at all.
        guard let services = loan as? MutationServices else { preconditionFailure("the rules of the domains need their services") }
        return services
    }
}
