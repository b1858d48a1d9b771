import ArgumentParser
import Domains

/// How much of what reaches others or those who run the service somebody can do within a day.
struct PeopleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many accounts somebody can report within a day. [default: 20]", valueName: "number"))
    var dailyReports: Int?

    @Option(help: ArgumentHelp("How many friends somebody can invite within a day. [default: 20]", valueName: "number"))
    var dailyReferrals: Int?

    @Option(help: ArgumentHelp("How often somebody can give feedback on the app within a day. [default: 10]", valueName: "number"))
    var dailyFeedback: Int?

    func apply(to accounts: inout AccountSettings) throws(CommandFailure) {
        try Setting("daily-reports").apply(dailyReports, in: 1...100_000, to: &accounts.dailyReports)
        try Setting("daily-referrals").apply(dailyReferrals, in: 1...100_000, to: &accounts.dailyReferrals)
        try Setting("daily-feedback").apply(dailyFeedback, in: 1...100_000, to: &accounts.dailyFeedback)
    }
}
