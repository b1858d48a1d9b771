import DemoData
import Postgres
import TestSupport
import Testing

@Suite("The demo data show everything that the database can hold", .tags(.database), .removesDatabases)
struct CompletenessTests {
    private static let database = Result { try DatabaseRemoval.exempting { try TestDatabase.shared.createServedDatabase() } }

    @Test("has rows in every table, every enum value, NULL and other values in nullable columns and both booleans, except for known gaps")
    func gaps() throws {
        let found = Set(try CatalogGaps(of: PostgresSession(Self.database.get())).all)
        let known = Set(KnownGaps.all.flatMap(\.gaps))
        #expect(found.subtracting(known).sorted() == [], "add it to the demo data, or give the reason in KnownGaps")
        #expect(known.subtracting(found).sorted() == [], "this exists now: remove it from KnownGaps")
    }

    @Test("finds every kind of gap")
    func sensitivity() throws {
        let session = try PostgresSession(TestDatabase.shared.createServedDatabase())
        let before = try CatalogGaps(of: session).all
        try session.execute(
            """
            CREATE TYPE mood AS ENUM ('GOOD', 'BAD');
            CREATE TABLE diary (id bigint, mood mood, moods mood[], is_secret boolean NOT NULL);
            CREATE TABLE blank (id bigint NOT NULL);
            INSERT INTO diary VALUES (1, 'GOOD', '{GOOD}', true);
            """
        )
        let new = Set(try CatalogGaps(of: session).all).subtracting(before)
        #expect(
            new == [
                "blank has no rows", "diary.id is never null", "diary.is_secret is never false", "diary.mood is never null",
                "diary.moods is never null", "mood is never BAD",
            ]
        )
        try session.execute("INSERT INTO diary VALUES (NULL, NULL, '{BAD}', false), (3, NULL, NULL, false); INSERT INTO blank VALUES (1)")
        #expect(try CatalogGaps(of: session).all == before)
    }

    @Test("the residents' rows are consistent", arguments: rules)
    func consistency(rule: DonationSeedTests.Rule) throws {
        let session = try PostgresSession(Self.database.get())
        #expect(try session.query("SELECT count(*) FROM \(rule.violations)").one(Int.self) == 0)
    }

    static let rules = [
        DonationSeedTests.Rule(
            testDescription: "accounts do not plan or log avoided food",
            violations: """
                (SELECT account_id, recipe_id FROM planned_meal UNION SELECT account_id, recipe_id FROM logged_meal UNION SELECT account_id, recipe_id FROM saved_recipe) AS meal
                    JOIN recipe ON recipe.id = meal.recipe_id CROSS JOIN LATERAL avoided_food_of(meal.account_id) AS avoided
                    WHERE recipe.allergens && avoided.allergens OR recipe.ingredient_ids && avoided.ingredient_ids
                """
        ),
        DonationSeedTests.Rule(
            testDescription: "a week with a complete selection has 21 meals",
            violations: """
                (SELECT account_id, week FROM meal_choice GROUP BY account_id, week HAVING count(*) = 3) AS chosen
                    WHERE (SELECT count(*) FROM planned_meal AS meal WHERE meal.account_id = chosen.account_id AND meal.date BETWEEN chosen.week AND chosen.week + 6) <> 21
                """
        ),
        DonationSeedTests.Rule(
            testDescription: "a grocery list has the ingredients of the week's meals, except for tap water",
            violations: """
                (SELECT meal.account_id, week_start(meal.date) AS week, line.ingredient_id, round(sum(line.grams * meal.servings / recipe.servings), 2) AS grams
                    FROM planned_meal AS meal JOIN recipe ON recipe.id = meal.recipe_id JOIN recipe_ingredient AS line ON line.recipe_id = recipe.id
                    JOIN ingredient ON ingredient.id = line.ingredient_id AND ingredient.sold_by <> 'TAP'
                    WHERE meal.account_id NOT IN (SELECT account_id FROM grocery_substitute UNION SELECT account_id FROM planned_meal WHERE recipe_id IS NULL)
                    GROUP BY meal.account_id, 2, line.ingredient_id) AS needed
                LEFT JOIN grocery_item AS item USING (account_id, week, ingredient_id)
                WHERE abs(item.planned_grams - needed.grams) > 0.02 IS NOT FALSE
                """
        ),
        DonationSeedTests.Rule(
            testDescription: "a week that is over keeps its costs, this one does not",
            violations: """
                grocery_item JOIN account ON account.id = account_id
                    WHERE (kept_cost_minor IS NOT NULL) = (week = (SELECT max(other.week) FROM grocery_item AS other WHERE other.account_id = account.id))
                """
        ),
        DonationSeedTests.Rule(
            testDescription: "every tag of a style exists in the catalogue",
            violations: """
                fashion_profile CROSS JOIN LATERAL unnest(styles || interests) AS tag WHERE tag NOT IN (SELECT value FROM catalog_term WHERE facet = 'tags')
                """
        ),
        DonationSeedTests.Rule(
            testDescription: "accounts do not wish for disliked items",
            violations: """
                item_reaction AS reaction JOIN wished_item USING (account_id, item_id) WHERE reaction.reaction = 'DISLIKE'
                """
        ),
        DonationSeedTests.Rule(
            testDescription: "a click is for the seller of its item",
            violations: "item_click AS click JOIN catalog_item AS item ON item.id = click.item_id WHERE item.seller_id <> click.seller_id"
        ),
        DonationSeedTests.Rule(
            testDescription: "an account that can be used is not restricted",
            violations: "account WHERE status = 'ACTIVE' AND restriction_of(id, restricted_at) IS NOT NULL"
        ),
        DonationSeedTests.Rule(
            testDescription: "no row is in the future",
            violations: """
                (SELECT created_at FROM notification UNION ALL SELECT created_at FROM report UNION ALL SELECT created_at FROM wished_item
                    UNION ALL SELECT created_at FROM email_outbox UNION ALL SELECT created_at FROM audit_entry) AS event WHERE created_at > now()
                """
        ),
    ]
}
