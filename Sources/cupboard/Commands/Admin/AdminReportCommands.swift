import ArgumentParser
import Domains

/// `cupboard admin reports`: lists the reports about accounts.
struct AdminReportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports",
        abstract: "List reports about accounts, newest first.",
        discussion: "“counts” marks reports that count towards a restriction: three of them within a week restrict the account."
    )

    @Flag(help: "Also list resolved reports.")
    var all = false

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withReports { reports in
            let list = try reports.list(hasSettled: all)
            if list.isEmpty { print(all ? "There are no reports." : "There are no open reports.") }
            for report in list {
                let marks = [report.isCounted ? "counts" : nil, report.restriction.map { "restricted by \($0)" }].compactMap(\.self)
                print(
                    "report_\(report.number)  \(report.status)  \(report.day)  account_\(report.reported) \(report.reportedName.printable),",
                    "by account_\(report.reporter) \(report.reporterName.printable)\(marks.isEmpty ? "" : "  (\(marks.joined(separator: ", ")))")"
                )
                if !report.reason.isEmpty { print("    \(report.reason.printable)") }
            }
        }
    }
}

/// `cupboard admin settle`: resolves a report, like `resolveReport`.
struct AdminSettleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settle",
        abstract: "Resolve a report.",
        discussion: """
            This also works for reports about the only administrator, which the API cannot resolve. \
            “restrict” and “disable” resolve all open reports about the account.
            """
    )

    @Option(help: ArgumentHelp("The report's id, as shown by `cupboard admin reports`.", valueName: "report_N"))
    var report: String

    @Option(help: "The decision: dismiss, restrict or disable.")
    var action: AdminReportAction

    @Option(help: ArgumentHelp("A note for administrators.", valueName: "text"))
    var note: String?

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        guard let number = GlobalID.number(in: report, of: "report") else {
            throw CommandFailure(
                "“\(report.printable)” is not the id of a report. Use an id from `cupboard admin reports`, for example report_3."
            )
        }
        try database.withReports { reports in
            let account = try reports.settle(number, action.decision, note: note)
            switch action {
            case .dismiss: print("report_\(number) is dismissed.")
            case .restrict: print("account_\(account) is restricted. Lift the restriction with `cupboard admin lift`.")
            case .disable: print("account_\(account) is disabled.")
            }
        }
    }
}

/// `cupboard admin lift`: lifts a restriction, like `liftRestriction`.
struct AdminLiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lift",
        abstract: "Lift the restriction of an account and dismiss the open reports about it."
    )

    @Option(help: ArgumentHelp("The account's id, as shown by `cupboard admin reports`.", valueName: "account_N"))
    var account: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        guard let number = GlobalID.number(in: account, of: "account") else {
            throw CommandFailure(
                "“\(account.printable)” is not the id of an account. Use an id from `cupboard admin reports`, for example account_3."
            )
        }
        try database.withReports { reports in
            let hasChanged = try reports.lift(number)
            print(hasChanged ? "account_\(number) is no longer restricted." : "account_\(number) is not restricted.")
        }
    }
}

/// A resolution on the command line.
enum AdminReportAction: String, ExpressibleByArgument, CaseIterable {
    case dismiss, restrict, disable

    /// The resolution in the database.
    var decision: ReportDecision {
        switch self {
        case .dismiss: .dismiss
        case .restrict: .restrict
        case .disable: .disable
        }
    }
}

/// Ids of the API as command-line arguments.
private enum GlobalID {
    /// Returns the number in an id of the given type, or nil for anything else.
    static func number(in text: String, of type: String) -> Int64? {
        guard text.hasPrefix(type + "_") else { return nil }
        return Int64(text.dropFirst(type.count + 1)).flatMap { $0 > 0 ? $0 : nil }
    }
}
