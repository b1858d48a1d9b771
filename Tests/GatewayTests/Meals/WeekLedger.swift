import ServiceSupport

/// The expected state of weeks after the actions in the audit, in order.
///
/// It is a model of plan, list, log and budget that is independent of the implementation.
///
/// Each change of an account's data locks the account until its end, and writes its audit row under that lock. So the audit rows of an
/// account are in the order of the changes.
struct WeekLedger {
    struct Meal: Equatable {
        var day: String
        var slot: String
        var recipe: Int
        let servings: Int
    }

    struct Item {
        /// The amount that people want in addition to the needs of the meals.
        var added = 0
        /// The amount that people want instead of both.
        var chosen: Int?
        var isChecked = false
        var isRemoved = false
    }

    /// The key of an item: the account, the Sunday and the ingredient.
    struct Place: Hashable {
        let account: Int64
        let sunday: String
        let ingredient: Int
    }

    private(set) var meals: [Int64: (account: Int64, meal: Meal)] = [:]
    private(set) var items: [Place: Item] = [:]
    private(set) var log: [Int64: (account: Int64, recipe: Int, servings: Int)] = [:]
    private(set) var budgets: [Int64: String] = [:]
    /// Audit rows that contradict the model.
    private(set) var problems: [WeekProblem] = []

    private var places: [Int64: Place] = [:]
    private let days: [String]
    private let today: Int
    /// The grams of each ingredient in a serving of each recipe.
    private let grams: [Int: [Int: Double]]

    init(days: [String], today: Int, grams: [Int: [Int: Double]]) { (self.days, self.today, self.grams) = (days, today, grams) }

    /// Returns the Sunday of a day's week.
    private func sunday(of day: String) -> String { days.firstIndex(of: day).map { days[$0 - $0 % 7] } ?? day }

    /// The amounts that the meals of each week need.
    var needed: [Place: Double] {
        var sums: [Place: Double] = [:]
        for (account, meal) in meals.values {
            for (ingredient, grams) in grams[meal.recipe] ?? [:] {
                sums[Place(account: account, sunday: sunday(of: meal.day), ingredient: ingredient), default: 0] +=
                    grams * Double(meal.servings)
            }
        }
        return sums
    }

    /// The amounts on the lists, in grams.
    var listed: [Place: (grams: Double, isChecked: Bool)] {
        let needed = needed
        var listed: [Place: (grams: Double, isChecked: Bool)] = [:]
        for place in Set(needed.keys).union(items.keys) {
            let item = items[place] ?? Item()
            let grams = item.chosen.map(Double.init) ?? (needed[place] ?? 0) + Double(item.added)
            if !item.isRemoved, grams > 0 { listed[place] = (grams, item.isChecked) }
        }
        return listed
    }

    /// Enters an action with the object of its audit row.
    mutating func enter(_ act: WeekAct, of object: Int64) {
        let account = act.account.number
        if let day = days.firstIndex(of: act.day), act.kind == .addGroceryItem ? day < today - today % 7 : day < today {
            report(.past, act, "for a past day")
        }
        switch act.kind {
        case .planMeal:
            meals[object] = (account, Meal(day: act.day, slot: act.slot, recipe: act.recipe, servings: act.amount))
            checkDay(of: object, after: act)
        case .movePlannedMeal:
            change(object, act) { ($0.day, $0.slot) = (act.day, act.slot) }
            checkDay(of: object, after: act)
        case .replacePlannedMeal: change(object, act) { $0.recipe = act.recipe }
        case .removePlannedMeal:
            change(object, act) { _ in }
            meals[object] = nil
        case .addGroceryItem:
            let place = Place(account: account, sunday: sunday(of: act.day), ingredient: act.ingredient)
            places[object] = place
            var item = items[place] ?? Item()
            if let chosen = item.chosen { item.chosen = chosen + act.amount } else { item.added += act.amount }
            (item.isChecked, item.isRemoved) = (false, false)
            items[place] = item
        case .updateGroceryItem:
            changeItem(object, act) { item in
                if let isChecked = act.isChecked { item.isChecked = isChecked }
                if act.amount > 0 { item.chosen = act.amount }
            }
        case .removeGroceryItem:
            changeItem(object, act) { ($0.added, $0.chosen, $0.isRemoved) = (0, nil, true) }
            // An item that no meal needs is deleted, and starts afresh if it returns.
            if let place = places[object], needed[place] == nil { items[place] = nil }
        case .logMeal: log[object] = (account, act.recipe, act.amount)
        case .removeLoggedMeal:
            if log[object]?.account != account { report(.step, act, "to a missing entry or another account's entry") }
            log[object] = nil
        case .setWeeklyBudget: budgets[account] = act.budget
        }
    }

    private mutating func change(_ object: Int64, _ act: WeekAct, _ body: (inout Meal) -> Void) {
        guard var found = meals[object], found.account == act.account.number else {
            return report(.step, act, "to a missing or past meal, or another account's meal")
        }
        body(&found.meal)
        meals[object] = found
    }

    private mutating func changeItem(_ object: Int64, _ act: WeekAct, _ body: (inout Item) -> Void) {
        guard let place = places[object], place.account == act.account.number else {
            return report(.step, act, "to a missing or past item, or another account's item")
        }
        body(&items[place, default: Item()])
    }

    private mutating func checkDay(of object: Int64, after act: WeekAct) {
        guard let (account, meal) = meals[object] else { return }
        let sameDay = meals.values.filter { $0.account == account && $0.meal.day == meal.day }
        if sameDay.count > 3 { report(.step, act, "onto a full day") }
    }

    private mutating func report(_ kind: WeekProblem.Kind, _ act: WeekAct, _ text: String) {
        problems.append(WeekProblem(kind: kind, text: "\(act.key): \(act.kind) \(text)"))
    }
}

/// A problem found by a check.
struct WeekProblem: CustomStringConvertible {
    enum Kind {
        /// An action violated the rules.
        case step
        /// A past week was changed.
        case past
        /// The rows differ from the result of the actions.
        case state
        /// An amount differs from the sum of its parts.
        case amount
        /// A response differs from the actual result.
        case answer
    }

    let kind: Kind
    let text: String
    var description: String { "\(kind): \(text)" }
}
