public import Languages
public import Planner

extension Denial {
    /// What whoever was turned away is told.
    public func message(in language: Language) -> String {
        switch reason {
        case .unauthenticated: Message.logInFirst.text(in: language)
        case .forbidden: Message.notAllowed.text(in: language)
        }
    }
}
