import Postgres
import ServiceSupport

/// The expected state of food posts and requests after the acts in the audit, in order.
///
/// It is a model independent of the implementation.
///
/// Each change of a post or its requests locks the post until its end, and writes its audit row under that lock. So the audit rows of a
/// post are in the order of the changes.
struct DonationLedger {
    /// A request as both sides see it.
    struct RequestState: Sendable, Hashable {
        var status: String
        var quantity: Int
        /// The time of the change, as clients read it.
        var moment: String
    }

    struct Request {
        let post: Int64
        let receiver: Int64
        /// All states since the beginning.
        var states: [RequestState]

        var state: RequestState { states[states.count - 1] }
        var isOpen: Bool { ["PENDING", "ACCEPTED", "RESERVED"].contains(state.status) }
    }

    /// An email about a request to one of its sides.
    struct Mail: Hashable {
        let account: Int64
        let sender: Int64
        let request: Int64
    }

    struct Post {
        let donor: Int64
        var quantity: Int
        var isDeleted = false
        var likes: Set<Int64> = []
        var favorites: Set<Int64> = []
    }

    private(set) var posts: [Int64: Post] = [:]
    private(set) var requests: [Int64: Request] = [:]
    /// The number of notices for each account and title.
    private(set) var news: [String: Int] = [:]
    /// The latest news of each request for each recipient.
    ///
    /// Later news replaces earlier news in the queued email. Nil if the e-mail was deleted, because it may contain a contact.
    private(set) var mails: [Mail: String?] = [:]
    /// Audit rows that contradict the model.
    private(set) var problems: [DonationProblem] = []

    private let wantsNotices: Set<Int64>

    /// The state transitions of the schema's `FoodRequestStatus`, and the acts that leave a status unchanged.
    private static let table: [(from: String, act: DonationAction.Kind, to: String)] = [
        ("PENDING", .acceptFoodRequest, "ACCEPTED"), ("PENDING", .declineFoodRequest, "DECLINED"), ("PENDING", .deleteFoodPost, "DECLINED"),
        ("ACCEPTED", .declineFoodRequest, "DECLINED"),
        ("PENDING", .withdrawFoodRequest, "WITHDRAWN"), ("ACCEPTED", .withdrawFoodRequest, "WITHDRAWN"),
        ("ACCEPTED", .reserveFood, "RESERVED"), ("RESERVED", .cancelFoodReservation, "CANCELLED"),
        ("ACCEPTED", .deleteFoodPost, "CANCELLED"), ("RESERVED", .deleteFoodPost, "CANCELLED"), ("PENDING", .editFoodRequest, "PENDING"),
    ]

    /// The notices of each step for donor and receiver.
    private static let titles: [DonationAction.Kind: (donor: String?, receiver: String?)] = [
        .sendFoodRequest: ("Someone has requested your food", nil), .editFoodRequest: ("A request has changed", nil),
        .withdrawFoodRequest: ("A request was withdrawn", nil), .acceptFoodRequest: (nil, "Your request was accepted"),
        .declineFoodRequest: (nil, "Your request was declined"), .reserveFood: ("Your food is reserved", "You have reserved food"),
        .cancelFoodReservation: ("A reservation was cancelled", "You have cancelled a reservation"),
        .deleteFoodPost: (nil, "The food you requested is no longer available"),
    ]

    /// The notice of a promise that was taken back.
    private static let revoked = "Your request is no longer accepted"
    /// The notices that all accounts get, whatever they prefer.
    private static let promises: Set<String> = ["ACCEPTED", "RESERVED"]
    /// The titles of e-mails with the contact of the other side.
    private static let withContact: Set<String> = ["Your request was accepted", "Your food is reserved", "You have reserved food"]
    private static let endings: Set<String> = [revoked, "The food you requested is no longer available"]

    /// Starts empty.
    ///
    /// Some accounts have notices enabled.
    init(wantsNotices: Set<Int64>) { self.wantsNotices = wantsNotices }

    /// Returns the promised quantity of a post.
    func promised(of post: Int64) -> Int {
        let promised = requests.values.filter { $0.post == post && ["ACCEPTED", "RESERVED"].contains($0.state.status) }
        return promised.reduce(0) { $0 + $1.state.quantity }
    }

    /// Enters an act with the object and the time of its audit row.
    mutating func enter(_ act: DonationAction, of object: Int64, at moment: String) {
        let account = act.account.number
        switch act.kind {
        case .addFoodPost: posts[object] = Post(donor: account, quantity: act.quantity)
        case .editFoodPost: change(object, act) { $0.quantity = act.quantity }
        case .likeFoodPost: change(object, act) { $0.likes.insert(account) }
        case .unlikeFoodPost: change(object, act) { $0.likes.remove(account) }
        case .favoriteFoodPost: change(object, act) { $0.favorites.insert(account) }
        case .unfavoriteFoodPost: change(object, act) { $0.favorites.remove(account) }
        case .deleteFoodPost:
            for (request, state) in requests where state.post == object && state.isOpen { step(request, act, moment) }
            for (mail, title) in mails where requests[mail.request]?.post == object && !Self.endings.contains(title ?? "") {
                mails.updateValue(nil, forKey: mail)
            }
            change(object, act) {
                $0.isDeleted = true
                ($0.likes, $0.favorites) = ([], [])
            }
        case .sendFoodRequest:
            if let other = requests.first(where: { $0.value.post == act.object && $0.value.receiver == account && $0.value.isOpen }) {
                report(.step, "\(act.key): request \(object) while \(other.key) is open")
            }
            change(act.object, act) { _ in }
            let state = RequestState(status: "PENDING", quantity: act.quantity, moment: moment)
            requests[object] = Request(post: act.object, receiver: account, states: [state])
            tell(Self.titles[act.kind], of: object)
        default: step(object, act, moment)
        }
        checkPromises(of: act.kind.isOfRequest ? requests[object]?.post ?? 0 : object, after: act)
    }

    private mutating func change(_ post: Int64, _ act: DonationAction, _ body: (inout Post) -> Void) {
        guard posts[post]?.isDeleted == false else {
            return report(.step, "\(act.key): \(act.kind) of post \(post), which does not exist")
        }
        body(&posts[post, default: Post(donor: 0, quantity: 0)])
    }

    private mutating func step(_ request: Int64, _ act: DonationAction, _ moment: String) {
        guard let former = requests[request] else {
            return report(.step, "\(act.key): \(act.kind) of request \(request), which does not exist")
        }
        let step = Self.table.first { $0.act == act.kind && $0.from == former.state.status }
        guard let step else {
            return report(.step, "\(act.key): \(act.kind) of request \(request), which was \(former.states.map(\.status))")
        }
        let isDonors = [.acceptFoodRequest, .declineFoodRequest, .deleteFoodPost].contains(act.kind)
        if act.account.number != (isDonors ? posts[former.post]?.donor : former.receiver) {
            report(.step, "\(act.key): \(act.kind) of request \(request) by account \(act.account.number)")
        }
        let quantity = act.kind == .editFoodRequest ? act.quantity : former.state.quantity
        // An edit that changes nothing notifies no one.
        if act.kind == .editFoodRequest, quantity == former.state.quantity { return }
        requests[request]?.states.append(RequestState(status: step.to, quantity: quantity, moment: moment))
        // After the promise, no waiting e-mail may contain a contact.
        if Self.promises.contains(former.state.status), !Self.promises.contains(step.to) {
            for (mail, title) in mails where mail.request == request && Self.withContact.contains(title ?? "") {
                mails.updateValue(nil, forKey: mail)
            }
        }
        let isRevoked = act.kind == .declineFoodRequest && former.state.status == "ACCEPTED"
        tell(isRevoked ? (nil, Self.revoked) : Self.titles[act.kind], of: request)
    }

    private mutating func tell(_ titles: (donor: String?, receiver: String?)?, of request: Int64) {
        guard let titles, let state = requests[request], let donor = posts[state.post]?.donor else { return }
        for (account, title) in [(donor, titles.donor), (state.receiver, titles.receiver)] {
            guard let title else { continue }
            mails[Mail(account: account, sender: account == donor ? state.receiver : donor, request: request)] = title
            // The end of a promise is sent to everyone.
            if wantsNotices.contains(account) || Self.endings.contains(title) { news["\(account) \(title)", default: 0] += 1 }
        }
    }

    private mutating func checkPromises(of post: Int64, after act: DonationAction) {
        guard let quantity = posts[post]?.quantity, promised(of: post) > quantity else { return }
        report(.oversold, "\(act.key): post \(post) has \(promised(of: post)) promised of \(quantity)")
    }

    private mutating func report(_ kind: DonationProblem.Kind, _ text: String) {
        problems.append(DonationProblem(kind: kind, text: text))
    }
}

/// A problem found by a check.
struct DonationProblem: CustomStringConvertible {
    enum Kind {
        /// The promised quantity of a post exceeds its quantity.
        case oversold
        /// A post's totals differ from the sums of its requests.
        case total
        /// An act violated the rules.
        case step
        /// The rows differ from the result of the acts.
        case state
        /// A response differs from the actual result.
        case answer
        /// An email or notice is missing or superfluous.
        case news
        /// A subscriber received an uncommitted or foreign event, or missed an event.
        case event
    }

    let kind: Kind
    let text: String
    var description: String { "\(kind): \(text)" }
}
