/// A unit behind a number.
enum Unit: Sendable, Hashable {
    /// A price.
    case price
    /// A price in another currency.
    case foreignPrice
    /// A time, with the number of minutes in the unit.
    case time(minutes: Double)
    /// Calories.
    case calories
    /// A share, or an amount of an ingredient.
    case amount

    /// The property that a limit with this unit limits; nil if a list has no such property.
    var measure: SearchLimit.Measure? {
        switch self {
        case .price: .price
        case .foreignPrice: .foreignPrice
        case .time: .minutes
        case .calories: .calories
        case .amount: nil
        }
    }

    /// The units, by their names.
    static let named: [String: Unit] = {
        var units: [String: Unit] = [:]
        func add(_ unit: Unit, _ names: String) { for name in names.split(separator: " ") { units[String(name)] = unit } }
        add(.price, "$ usd dollar dollars buck bucks dolar dolares")
        add(.foreignPrice, "€ £ eur euro euros gbp mxn peso pesos")
        add(.time(minutes: 1), "min mins minute minutes minuto minutos")
        add(.time(minutes: 60), "h hr hrs hour hours hora horas")
        add(.calories, "cal cals calorie calories caloria calorias kcal kcals")
        add(.amount, "g gr gram grams gramme grammes gramo gramos kg kgs kilo kilos kilogram kilograms kilogramo kilogramos mg")
        add(.amount, "oz ounce ounces onza onzas lb lbs pound pounds libra libras l liter liters litre litres litro litros ml cl dl")
        add(.amount, "pint pints quart quarts gallon gallons pinta pintas")
        add(.amount, "cup cups taza tazas tbsp tbsps tablespoon tablespoons cucharada cucharadas tsp tsps teaspoon teaspoons")
        add(.amount, "cucharadita cucharaditas cda cdas cdta cdtas spoon spoons spoonful spoonfuls glass glasses vaso vasos")
        add(.amount, "clove cloves diente dientes slice slices rebanada rebanadas rodaja rodajas loncha lonchas piece pieces pieza piezas")
        add(.amount, "trozo trozos can cans tin tins lata latas jar jars tarro tarros frasco frascos bottle bottles botella botellas")
        add(.amount, "bag bags bolsa bolsas box boxes caja cajas pack packs package packages packet packets paquete paquetes")
        add(
            .amount,
            "loaf loaves hogaza hogazas barra barras bunch bunches manojo manojos head heads cabeza cabezas stalk stalks stick sticks sprig sprigs rama ramas ramita ramitas"
        )
        add(.amount, "ear ears pinch pinches pizca pizcas handful handfuls punado punados dash dozen docena docenas drop drops gota gotas")
        add(
            .amount,
            "serving servings portion portions person persons people racion raciones porcion porciones persona personas comensales"
        )
        add(.amount, "ingredient ingredients ingrediente ingredientes inch inches cm pulgada pulgadas % percent")
        return units
    }()

    /// Numbers as words.
    ///
    /// They count only with a unit behind them, because “tres leches” and “cuatro quesos” are names.
    static let numbers: [String: Double] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "half": 0.5,
        "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
        "doce": 12, "quince": 15, "veinte": 20, "treinta": 30, "cuarenta": 40, "medio": 0.5, "media": 0.5,
    ]

    /// Numbers that are also articles: they count only if “of” follows the unit of an amount.
    static let articles: Set = ["a", "an", "un", "una"]
}
