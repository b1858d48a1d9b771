import Engine
import GraphQL
import Planner
import Postgres

/// `submitAppFeedback`: stores a person's feedback on the app.
let submitAppFeedback = mutation("submitAppFeedback", for: .signedIn, in: .accounts) {
    changed("feedback", "AppFeedback")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let stars = errors.stars(input)
    let comment = errors.required(
        input,
        "comment",
        atMost: 1_000,
        as: .paragraphs,
        blank: .enterComments,
        exceeded: .exceededLimit
    )
    try errors.throwFirst()

    try await call.refuse(
        beyond: call.services.accounts.dailyFeedback,
        "SELECT count(*) FROM app_feedback WHERE author_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    let feedback = try await call.one(
        Int64.self,
        "INSERT INTO app_feedback (author_id, stars, comment) VALUES (\(call.account), \(stars), \(comment)) RETURNING id"
    )
    return MutationAnswer(.feedbackReceived, of: AuditedObject("app_feedback", feedback), ["feedback": .int(feedback)])
}

/// Feedback on the app, for administrators and its authors.
let appFeedbackBindings: [ObjectBinding] = [
    object("AppFeedback", table: "app_feedback", in: .accounts, owner: "author_id", shownTo: .ownerOrAdmin) {
        id()
        columns("stars", "comment", "createdAt")
        one("author", "Profile", by: "author_id")
    }
]
