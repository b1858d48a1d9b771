import GraphQL
import Planner

extension ErrorMapping {
    /// The error of a mutation that was not done.
    ///
    /// - Parameters:
    ///   - failure: The reason why it was not done.
    ///   - coordinate: The mutation's field, such as `Mutation.deleteUser`.
    ///   - reader: The client that receives the error.
    ///   - facts: Receives the details for the log.
    /// - Returns: An error without locations and path.
    func error(_ failure: MutationFailure, of coordinate: String, for reader: ErrorRecipient, _ facts: inout RequestFacts) -> GraphQLError {
        switch failure {
        case .failed(let message, let code): GraphQLError(message.text(in: reader.language), code: code)
        case .invalidID(let text): GraphQLError(text, code: .badUserInput)
        case .notFound: GraphQLError(messages.notFound.text(in: reader.language), code: .notFound)
        case .denied(let rule): error(Denial(.forbidden, rule: rule), for: reader)
        case .busy: GraphQLError(messages.slowDown.text(in: reader.language), code: .rateLimited)
        case .database(let cause): error(cause, at: [coordinate], for: reader, &facts)
        case .refused, .answered, .asks:
            self.failure(.internal, logging: "A mutation's success was reported as an error.", at: [coordinate], for: reader, &facts)
        }
    }
}
