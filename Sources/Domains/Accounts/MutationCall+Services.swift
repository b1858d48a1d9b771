import Engine

extension MutationCall {
    /// The services that the server provides to mutations.
    var services: MutationServices {
        // Engines are always created with this type. With another type no mutation could run.
        guard let services = mutationServices as? MutationServices else { preconditionFailure("the domain rules need their services") }
        return services
    }
}
