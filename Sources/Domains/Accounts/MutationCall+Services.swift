import Engine

extension MutationCall {
    /// What the server lends mutations.
    var services: MutationServices {
        // The gateway makes engines with nothing else.
        guard let services = loan as? MutationServices else { preconditionFailure("the rules of the domains need their services") }
        return services
    }
}
