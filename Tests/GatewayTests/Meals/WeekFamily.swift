import Postgres
import Reactor
import ServiceSupport
import TestSupport

/// Accounts with weeks that several devices change at once, the devices' knowledge, and the responses to all their actions.
final class WeekFamily: Sendable {
    private struct State {
        /// Meals, items and entries that may exist, by the type of their ids.
        var known: [String: [(number: Int64, account: Member)]] = [:]
        var noted: [Noted<WeekAct>] = []
        var cuts = 0
    }

    let database: String
    let people: [Member]
    /// The calendar from the Sunday of last week on.
    ///
    /// `today` is an index in it.
    let days: [String]
    let today: Int
    private let state = Lock(State())

    static let slots = ["BREAKFAST", "LUNCH", "DINNER"]
    private static let budgets = ["THRIFTY", "LOW_COST", "MODERATE", "LIBERAL"]
    /// Few recipes, so that the same ones are planned, bought and eaten repeatedly.
    static let recipes = 1...12
    private static let ingredients = 1...6

    /// Creates accounts with last week's meals and groceries.
    init(_ database: String, people count: Int) throws {
        self.database = database
        let session = try PostgresSession(database)
        people = try (1...count).map { try Member("Person \($0)", in: session) }
        let today = "(now() AT TIME ZONE 'UTC')::date"
        days = try session.column("SELECT week_start(\(today)) - 7 + n FROM generate_series(0, 60) AS n ORDER BY n")
        self.today = Int(try session.column("SELECT \(today) - week_start(\(today)) + 7")[0]) ?? 0
        for person in people {
            // As if planned a week ago.
            try session.execute(
                """
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                SELECT \(person.number), week_start(\(today)) - 7 + n, 'DINNER', '19:00', n + 1, 2 FROM generate_series(0, 6) AS n;
                INSERT INTO grocery_item (account_id, week, ingredient_id, planned_quantity, planned_unit, planned_grams)
                SELECT \(person.number), week_start(\(today)) - 7, n, 100, 'GRAM', 100 FROM generate_series(1, 6) AS n;
                """
            )
        }
        let past = """
            SELECT 'planned_meal' AS type, id, account_id FROM planned_meal UNION ALL SELECT 'grocery_item', id, account_id FROM grocery_item
            """
        for row in try session.query(past).decode(PastRow.self) { note(row.id, row.type, of: row.accountID) }
    }

    private struct PastRow: Decodable {
        let type: String
        let id: Int64
        let accountID: Int64
    }

    private func note(_ number: Int64, _ type: String, of account: Int64) {
        guard let account = people.first(where: { $0.number == account }) else { return }
        state.withLock { $0.known[type, default: []].append((number, account)) }
    }

    /// All actions with their responses.
    var noted: [Noted<WeekAct>] { state.withLock { $0.noted } }
    /// The number of requests without a response.
    var cuts: Int { state.withLock { $0.cuts } }

    func noteCut() { state.withLock { $0.cuts += 1 } }

    /// Records the response to an action.
    func note(_ answer: ActAnswer, to act: WeekAct) {
        state.withLock { $0.noted[act.number].answer = answer }
        guard let object = answer.outcome.object else { return }
        switch act.kind {
        case .planMeal: note(object, "planned_meal", of: act.account.number)
        case .addGroceryItem: note(object, "grocery_item", of: act.account.number)
        case .logMeal: note(object, "logged_meal", of: act.account.number)
        default: break
        }
    }

    /// Records the response to a repeated action.
    func note(repetition answer: ActAnswer, of act: WeekAct) { state.withLock { $0.noted[act.number].repetitions.append(answer) } }

    /// Chooses a recent action of any device, or returns nil if the chosen one was not completed.
    func chooseEarlier(_ random: inout SeededGenerator) -> WeekAct? {
        state.withLock { state in
            let noted = random.pick(state.noted.suffix(100))
            return noted.outcome.isDone ? noted.act : nil
        }
    }

    /// Chooses an action that is likely to be valid.
    ///
    /// Some concern removed objects or those of other accounts.
    func choose(_ random: inout SeededGenerator) -> WeekAct {
        state.withLock { state in
            let act = choose(&random, state)
            state.noted.append(Noted(act: act))
            return act
        }
    }

    private func choose(_ random: inout SeededGenerator, _ state: State) -> WeekAct {
        let kinds = WeekAct.Kind.allCases + [.planMeal, .planMeal, .addGroceryItem, .logMeal]
        let kind = random.pick(kinds.filter { kind in kind.object.map { state.known[$0] != nil } ?? true })
        let object = kind.object.map { random.pick((state.known[$0] ?? []).suffix(40)) }
        // Sometimes an account acts without permission.
        let account = random.once(in: 20) ? random.pick(people) : object?.account ?? random.pick(people)
        var act = WeekAct(number: state.noted.count, kind: kind, account: account, object: object?.number ?? 0)
        // A day of this week from tomorrow on, or of next week. Sometimes a day of last week.
        let day = random.once(in: 12) ? random.number(0...6) : random.number(today + 1...20)
        switch kind {
        case .planMeal: (act.day, act.slot, act.recipe, act.amount) = (days[day], slot(&random), recipe(&random), random.number(1...4))
        case .movePlannedMeal: (act.day, act.slot) = (days[day], slot(&random))
        case .replacePlannedMeal: act.recipe = recipe(&random)
        case .addGroceryItem: (act.day, act.ingredient, act.amount) = (days[day], random.number(Self.ingredients), random.number(1...500))
        case .updateGroceryItem:
            act.isChecked = random.once(in: 2)
            if random.once(in: 3) { act.amount = random.number(1...500) }
        case .logMeal: (act.recipe, act.amount) = (recipe(&random), random.number(1...3))
        case .setWeeklyBudget: act.budget = random.pick(Self.budgets)
        case .removePlannedMeal, .removeGroceryItem, .removeLoggedMeal: break
        }
        return act
    }

    private func slot(_ random: inout SeededGenerator) -> String { random.pick(Self.slots) }
    private func recipe(_ random: inout SeededGenerator) -> Int { random.number(Self.recipes) }
}
