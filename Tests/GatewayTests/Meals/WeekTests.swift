import Glibc
import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@Suite(
    "Concurrent changes of weeks by several devices",
    .tags(.database, .socket, .slow),
    .removesDatabases,
    .timeLimit(.minutes(20))
)
struct WeekTests {
    /// A typical fault of such programs, planted in a database.
    enum PlantedFault: CaseIterable {
        /// The needs of a meal are not recalculated when it is moved or replaced.
        case unsummedChanges
        /// A past week is changed.
        case thawedWeek
        /// A meal is logged twice.
        case doubleEntry
        /// One device reverts another's check mark.
        case lostUpdate
        /// Items disappear although no client removes them, so repeated responses cannot show them.
        case vanishedItem

        /// The kind of problem that reveals the fault.
        var sign: WeekProblem.Kind {
            switch self {
            case .unsummedChanges, .lostUpdate: .amount
            case .thawedWeek: .past
            case .doubleEntry: .state
            case .vanishedItem: .answer
            }
        }

        /// The SQL that plants the fault.
        var statements: String {
            switch self {
            case .unsummedChanges: "ALTER TABLE planned_meal DISABLE TRIGGER planned_meal_changed_needs"
            case .thawedWeek:
                Self.trigger(
                    on: "logged_meal",
                    "UPDATE planned_meal SET servings = 3 WHERE account_id = NEW.account_id AND date < current_date - 6"
                )
            case .doubleEntry:
                Self.trigger(
                    on: "logged_meal",
                    "INSERT INTO logged_meal (account_id, date, recipe_id, servings) VALUES (NEW.account_id, NEW.date, NEW.recipe_id, NEW.servings)"
                )
            case .lostUpdate:
                Self.trigger(
                    on: "planned_meal",
                    "UPDATE grocery_item SET is_checked = NOT is_checked WHERE account_id = NEW.account_id AND added_grams > 0"
                )
            case .vanishedItem:
                Self.trigger(on: "logged_meal", "UPDATE grocery_item SET is_removed = true WHERE account_id = NEW.account_id")
            }
        }

        private static func trigger(on table: String, _ statement: String) -> String {
            """
            CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \(statement); RETURN NULL; END $$;
            CREATE TRIGGER planted AFTER INSERT ON \(table) FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION planted();
            """
        }
    }

    /// Slows down writes of meals, so that other requests and server crashes come in between.
    private static let slowdown = """
        CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$;
        CREATE TRIGGER dawdle BEFORE INSERT OR UPDATE ON planned_meal FOR EACH ROW EXECUTE FUNCTION dawdle();
        CREATE TRIGGER dawdle BEFORE INSERT OR UPDATE ON logged_meal FOR EACH ROW EXECUTE FUNCTION dawdle();
        """

    /// Runs the body with a family and two servers.
    private static func run(_ fault: PlantedFault? = nil, _ body: (WeekFamily, ServerPair, _ past: [String]) throws -> Void) throws {
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: true)
        defer { TestDatabase.shared.removeDatabase(database) }
        let servers = try ServerPair(database, hasDemoData: true)
        defer { try? servers.stop() }
        // Removes the actions of the demo accounts.
        try PostgresSession(database).execute("TRUNCATE planned_meal, grocery_item, logged_meal, budget_choice, audit_entry CASCADE")
        let family = try WeekFamily(database, people: 4)
        try PostgresSession(database).execute(slowdown)
        if let fault { try PostgresSession(database).execute(fault.statements) }
        try body(family, servers, WeekCheck.past(family))
    }

    /// Runs several devices concurrently on threads, and the body meanwhile.
    ///
    /// Then repeats every completed action.
    private static func act(
        _ devices: Int,
        acts: Int,
        seed: Int,
        _ family: WeekFamily,
        _ servers: ServerPair,
        _ body: () throws -> Void = {}
    ) throws {
        let threads = try (0..<devices).map { number in
            try Thread {
                var random = SeededGenerator(seed: seed &* 1_000 &+ number)
                var client = PersistentClient(servers)
                func send(_ act: WeekAct) -> ActAnswer {
                    client.send(act.request, toSide: random.number(0...1), outcome: act.outcome) { family.noteCut() }
                }
                for _ in 0..<acts {
                    let act = family.choose(&random)
                    let answer = send(act)
                    family.note(answer, to: act)
                    if answer.outcome.isDone, random.once(in: 6) { family.note(repetition: send(act), of: act) }
                    if random.once(in: 6), let earlier = family.chooseEarlier(&random) {
                        family.note(repetition: send(earlier), of: earlier)
                    }
                }
            }
        }
        do {
            defer { for thread in threads { thread.join() } }
            try body()
        }
        // Nothing else happens now, so each of these responses is predictable.
        var client = PersistentClient(servers)
        for act in family.noted.filter(\.outcome.isDone).map(\.act) {
            family.note(repetition: client.send(act.request, toSide: act.number % 2, outcome: act.outcome) { family.noteCut() }, of: act)
        }
    }

    @Test(
        "amounts stay correct, days have at most three meals, and past weeks stay unchanged, even if a server is killed repeatedly"
    )
    func killed() async throws {
        try await ServedProgram.waiting {
            try Self.run { family, servers, past in
                try Self.act(10, acts: 70, seed: 3, family, servers) {
                    for count in [100, 300, 500] {
                        while family.noted.count < count { usleep(5_000) }
                        try servers.killAndRestart(0)
                    }
                }
                for problem in try WeekCheck.problems(family, past: past) { Issue.record("\(problem)") }
                // Enough actions have succeeded and enough were refused.
                #expect(family.cuts > 0)
                let repetitions = family.noted.flatMap(\.repetitions)
                #expect(repetitions.contains { $0.outcome.isGone }, "no repeated response concerned a removed object")
                let done = Dictionary(grouping: family.noted.filter(\.outcome.isDone), by: \.act.kind).mapValues(\.count)
                #expect(WeekAct.Kind.allCases.allSatisfy { (done[$0] ?? 0) > 5 }, "\(done)")
                let refused = Set(family.noted.compactMap { noted in if case .refused(let code) = noted.outcome { code } else { nil } })
                #expect(refused.isSuperset(of: ["DAY_IS_FULL", "DAY_IS_OVER", "NOT_FOUND"]), "\(refused)")
            }
        }
    }

    @Test("the check finds each planted fault")
    func planted() async throws {
        try await ServedProgram.waiting {
            // One after another, because each fault needs separate servers.
            for fault in PlantedFault.allCases {
                try Self.run(fault) { family, servers, past in
                    var found: [WeekProblem] = []
                    // Repeats until the fault shows before a later change corrects it.
                    for round in 0..<20 where !found.contains(where: { $0.kind == fault.sign }) {
                        try Self.act(4, acts: 15, seed: 100 + round, family, servers)
                        found = try WeekCheck.problems(family, past: past)
                    }
                    #expect(found.contains { $0.kind == fault.sign }, "\(fault): \(found.prefix(20))")
                }
            }
        }
    }
}
