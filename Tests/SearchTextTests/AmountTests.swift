import SearchText
import Testing

@Suite("Amounts and limits in a search text")
struct AmountTests {
    @Test(
        "amounts are recognized with their units",
        arguments: [
            ("2 eggs", "#2? eggs"), ("500g beef", "#500g beef"), ("500 g beef", "#500_g beef"), ("1/2 cup rice", "#1/2_cup rice"),
            ("½ cup rice", "#½_cup rice"), ("1½ cups rice", "#1½_cups rice"), ("1 1/2 cups rice", "#1? #1/2_cups rice"),
            ("3 cloves garlic", "#3_cloves garlic"), ("garlic 3 cloves", "garlic #3_cloves"),
            ("200 gramos de arroz", "#200_gramos_de arroz"),
            ("couscous with 7 vegetables", "couscous with #7? vegetables"), ("a cup of rice", "#a_cup_of rice"),
            ("una taza de arroz", "#una_taza_de arroz"), ("two cups rice", "#two_cups rice"), ("half a cup of milk", "#half_a_cup_of milk"),
            ("2-3 eggs", "#2-3? eggs"), ("1,5 kg de patatas", "#1,5_kg_de patatas"), ("1.000 g arroz", "#1.000_g arroz"),
            ("100% cotton", "#100% cotton"), ("5 ingredient dinner", "#5_ingredient dinner"),
            ("paella para 4 personas", "paella para #4_personas"),
            ("under 5 ingredients pasta", "#under_5_ingredients pasta"), ("less than 5 g of sugar cake", "#less_than_5_g_of_sugar cake"),
            ("sin huevo 200 g harina", "-huevo #200_g harina"),
        ]
    )
    func amounts(typed: String, expected: String) { #expect(ParsedSearch(typed).notation == expected, "\(typed)") }

    @Test(
        "numbers without other words, and numbers in names, are words",
        arguments: [
            ("2", "2"), ("500g", "500g"), ("500 g", "#500? g"), ("7up", "7up"), ("7-up", "7-up"), ("3-cheese pizza", "3-cheese pizza"),
            ("talla 38", "talla 38"), ("tres leches", "tres leches"), ("pizza cuatro quesos", "pizza cuatro quesos"),
            ("2 cups", "#2? cups"),
            ("one pot pasta", "one pot pasta"), ("a can opener", "a can opener"), ("omega-3", "omega-3"), ("levi's 501", "levi's #501?"),
        ]
    )
    func words(typed: String, expected: String) { #expect(ParsedSearch(typed).notation == expected, "\(typed)") }

    @Test(
        "limits are recognized in both languages",
        arguments: [
            ("red dress under 50", "red dress <=50"), ("under $50", "<=50$"), ("under 50 dollars", "<=50$"),
            ("menos de 30 minutos", "<=30min"),
            ("30 minute meals", "<=30min meals"), ("30-minute meals", "<=30min meals"), ("less than 400 calories", "<=400kcal"),
            ("menos de 400 kcal", "<=400kcal"), ("400 calorie dinner", "<=400kcal dinner"), ("no more than 20 minutes", "<=20min"),
            ("no más de 20 minutos", "<=20min"), ("cena en menos de 15 min", "cena en <=15min"), ("under an hour", "<=60min"),
            ("half an hour dinner", "<=30min dinner"), ("media hora", "<=30min"), ("1 hour 30 minutes stew", "<=90min stew"),
            ("1.5 hours", "<=90min"), ("2h stew", "<=120min stew"), ("20 minutes or less", "<=20min"), ("30 minutos o menos", "<=30min"),
            ("dress over $100", "dress >=100$"), ("más de 100 dólares", ">=100$"), ("$20-$50 shoes", ">=20$ <=50$ shoes"),
            ("$20 - $50 shoes", ">=20$ <=50$ shoes"), ("20 - 30 minutes", "<=30min"),
            ("between 20 and 50 dollars", ">=20$ <=50$"), ("entre 20 y 50", ">=20 <=50"), ("20-30 minute meals", "<=30min meals"),
            ("shoes < 50", "shoes <=50"), ("price<50", "price <=50"), ("≥ 20", ">=20"), ("US$50 coat", "<=50$ coat"),
            ("50 $ coat", "<=50$ coat"),
            ("hasta 49,99", "<=49.99"), ("under 1,000", "<=1000"), ("menos de 30 euros", "<=30€"), ("50€ shoes", "<=50€ shoes"),
            ("max 20 minutes", "<=20min"), ("20 minutes max", "<=20min"),
        ]
    )
    func limits(typed: String, expected: String) { #expect(ParsedSearch(typed).notation == expected, "\(typed)") }

    @Test(
        "words of limits without a number are words",
        arguments: ["under armour", "over easy", "bajo", "hasta luego", "between us", "more than this", "a min", "50 shades"]
    )
    func noLimit(typed: String) { #expect(ParsedSearch(typed).limits.isEmpty, "\(typed)") }

    @Test("limits keep their text")
    func text() {
        #expect(ParsedSearch("red dress under $50").limits.map(\.text) == ["under $50"])
        #expect(ParsedSearch("cena de 30 minutos o menos").limits.map(\.text) == ["30 minutos o menos"])
    }
}
