import Postgres
import ServiceSupport

/// What must have become of food when just that was done which the audit tells, in its order: a model of posts and requests, written without
/// looking at the program.
///
/// Whatever changes a post or its requests holds the post up to its end, and writes its row of the audit meanwhile: so the rows of a post are in
/// the order of what was done to it.
struct GivingLedger {
    /// A request as its two sides see it.
    struct RequestState: Sendable, Hashable {
        var status: String
        var quantity: Int
        /// When it became so, as clients read it.
        var moment: String
    }

    struct Request {
        let post: Int64
        let receiver: Int64
        /// What it was from the beginning on.
        var states: [RequestState]

        var state: RequestState { states[states.count - 1] }
        var isOpen: Bool { ["PENDING", "ACCEPTED", "RESERVED"].contains(state.status) }
    }

    /// An e-mail about a request, to one side of it.
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
    /// The notices, with how often each is given: the account and the title.
    private(set) var news: [String: Int] = [:]
    /// The latest news of each request, by its recipient.
    ///
    /// Later news replaces earlier news in the waiting e-mail.
    private(set) var mails: [Mail: String] = [:]
    /// What is told in the audit that cannot have happened.
    private(set) var complaints: [GivingComplaint] = []

    private let wantsNotices: Set<Int64>

    /// The table of the schema's `FoodRequestStatus`, and what leaves a status as it is.
    private static let table: [(from: String, act: GivingAct.Kind, to: String)] = [
        ("PENDING", .acceptFoodRequest, "ACCEPTED"), ("PENDING", .declineFoodRequest, "DECLINED"), ("PENDING", .deleteFoodPost, "DECLINED"),
        ("PENDING", .withdrawFoodRequest, "WITHDRAWN"), ("ACCEPTED", .withdrawFoodRequest, "WITHDRAWN"),
        ("ACCEPTED", .reserveFood, "RESERVED"), ("RESERVED", .cancelFoodReservation, "CANCELLED"),
        ("ACCEPTED", .deleteFoodPost, "CANCELLED"), ("RESERVED", .deleteFoodPost, "CANCELLED"), ("PENDING", .editFoodRequest, "PENDING"),
    ]

    /// What each step tells: the donor, and the receiver.
    private static let titles: [GivingAct.Kind: (donor: String?, receiver: String?)] = [
        .sendFoodRequest: ("Someone asks for your food", nil), .editFoodRequest: ("A request has changed", nil),
        .withdrawFoodRequest: ("A request was withdrawn", nil), .acceptFoodRequest: (nil, "Your request was accepted"),
        .declineFoodRequest: (nil, "Your request was declined"), .reserveFood: ("Your food is reserved", "You have reserved food"),
        .cancelFoodReservation: ("A reservation was cancelled", "You have cancelled a reservation"),
        .deleteFoodPost: (nil, "The food you asked for is no longer given"),
    ]

    /// Begins with nothing; some accounts want notices.
    init(wantsNotices: Set<Int64>) { self.wantsNotices = wantsNotices }

    /// What is promised of a post.
    func promised(of post: Int64) -> Int {
        let promised = requests.values.filter { $0.post == post && ["ACCEPTED", "RESERVED"].contains($0.state.status) }
        return promised.reduce(0) { $0 + $1.state.quantity }
    }

    /// Enters what was done: an act, the object of its row and the moment.
    mutating func enter(_ act: GivingAct, of object: Int64, at moment: String) {
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
            change(object, act) {
                $0.isDeleted = true
                ($0.likes, $0.favorites) = ([], [])
            }
        case .sendFoodRequest:
            if let other = requests.first(where: { $0.value.post == act.object && $0.value.receiver == account && $0.value.isOpen }) {
                complain(.step, "\(act.key): request \(object) while \(other.key) is open")
            }
            change(act.object, act) { _ in }
            let state = RequestState(status: "PENDING", quantity: act.quantity, moment: moment)
            requests[object] = Request(post: act.object, receiver: account, states: [state])
            tell(act.kind, of: object)
        default: step(object, act, moment)
        }
        checkPromises(of: act.kind.isOfRequest ? requests[object]?.post ?? 0 : object, after: act)
    }

    private mutating func change(_ post: Int64, _ act: GivingAct, _ body: (inout Post) -> Void) {
        guard posts[post]?.isDeleted == false else { return complain(.step, "\(act.key): \(act.kind) of post \(post), which is not there") }
        body(&posts[post, default: Post(donor: 0, quantity: 0)])
    }

    private mutating func step(_ request: Int64, _ act: GivingAct, _ moment: String) {
        guard let former = requests[request] else {
            return complain(.step, "\(act.key): \(act.kind) of request \(request), which is not there")
        }
        let step = Self.table.first { $0.act == act.kind && $0.from == former.state.status }
        guard let step else {
            return complain(.step, "\(act.key): \(act.kind) of request \(request), which was \(former.states.map(\.status))")
        }
        let isDonors = [.acceptFoodRequest, .declineFoodRequest, .deleteFoodPost].contains(act.kind)
        if act.account.number != (isDonors ? posts[former.post]?.donor : former.receiver) {
            complain(.step, "\(act.key): \(act.kind) of request \(request) by account \(act.account.number)")
        }
        let quantity = act.kind == .editFoodRequest ? act.quantity : former.state.quantity
        requests[request]?.states.append(RequestState(status: step.to, quantity: quantity, moment: moment))
        tell(act.kind, of: request)
    }

    private mutating func tell(_ kind: GivingAct.Kind, of request: Int64) {
        guard let titles = Self.titles[kind], let state = requests[request], let donor = posts[state.post]?.donor else { return }
        for (account, title) in [(donor, titles.donor), (state.receiver, titles.receiver)] {
            guard let title else { continue }
            mails[Mail(account: account, sender: account == donor ? state.receiver : donor, request: request)] = title
            // What is taken away is told to everybody.
            if wantsNotices.contains(account) || kind == .deleteFoodPost { news["\(account) \(title)", default: 0] += 1 }
        }
    }

    private mutating func checkPromises(of post: Int64, after act: GivingAct) {
        guard let quantity = posts[post]?.quantity, promised(of: post) > quantity else { return }
        complain(.oversold, "\(act.key): of post \(post) \(promised(of: post)) are promised, and there are \(quantity)")
    }

    private mutating func complain(_ kind: GivingComplaint.Kind, _ text: String) {
        complaints.append(GivingComplaint(kind: kind, text: text))
    }
}

/// Something that is wrong.
struct GivingComplaint: CustomStringConvertible {
    enum Kind {
        /// More is promised of a post than there is.
        case oversold
        /// What a post says of its requests is not what they come to.
        case total
        /// Something was done that the rules do not allow.
        case step
        /// The rows are not what was done comes to.
        case state
        /// What a client was told is not what was done.
        case answer
        /// E-mails or notices are missing, or there are too many.
        case news
        /// A subscriber heard what was not committed, or was not theirs, or missed something.
        case event
    }

    let kind: Kind
    let text: String
    var description: String { "\(kind): \(text)" }
}
