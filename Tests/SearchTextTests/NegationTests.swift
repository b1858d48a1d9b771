import SearchText
import Testing

@Suite("Negations in a search text")
struct NegationTests {
    private static func check(_ typed: String, _ expected: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(ParsedSearch(typed).notation == expected, "\(typed)", sourceLocation: location)
    }

    @Test(
        "exclude the words after a negating word",
        arguments: [
            ("sin nueces", "-nueces"), ("sin huevo", "-huevo"), ("no sugar", "-sugar"), ("soup not chicken", "soup -chicken"),
            ("bread without eggs", "bread -eggs"), ("desayuno sin azúcar", "desayuno -azúcar"), ("sin cacahuetes", "-cacahuetes"),
            ("Sin Pescado", "-Pescado"), ("SIN GLUTEN", "-GLUTEN"), ("soup w/o chicken", "soup -chicken"), ("free of nuts", "-nuts"),
            ("cookies free from milk", "cookies -milk"), ("pan libre de gluten", "pan -gluten"), ("libres de lactosa", "-lactosa"),
            ("galletas exentas de huevo", "galletas -huevo"), ("ensalada excepto atún", "ensalada -atún"),
            ("no \"olive oil\"", "-olive oil"), ("allergic to peanuts", "-peanuts"), ("alérgica a los cacahuetes", "-cacahuetes"),
            ("soy alérgico al huevo", "-huevo"), ("alergia a la leche", "-leche"), ("postres sin nada de leche", "postres -leche"),
            ("cena que no lleve huevo", "cena que -huevo"), ("no me gusta la cebolla", "-cebolla"), ("I don't eat meat", "-meat"),
            ("I don’t like onions", "-onions"), ("no added sugar", "-sugar"), ("no sugar added", "-sugar"),
            ("sin azúcar añadido", "-azúcar"), ("not too spicy", "-spicy"), ("soup that does not contain milk", "soup that -milk"),
            ("I'm allergic to fish", "-fish"), ("eggless cake", "-egg cake"), ("noeggs cake", "-eggs cake"),
            ("pan singluten", "pan -gluten"), ("sinazúcar", "-azúcar"), ("single malt", "single malt"), ("notebook", "notebook"),
            ("sin", "sin"),
            ("vestido sin mangas", "vestido -mangas"),
        ]
    )
    func before(typed: String, expected: String) { Self.check(typed, expected.replacing("olive oil", with: "olive_oil")) }

    @Test(
        "cover a list",
        arguments: [
            ("sin nueces ni huevo", "-nueces -huevo"), ("without eggs or milk", "-eggs -milk"), ("no eggs and no milk", "-eggs -milk"),
            ("without eggs, milk or nuts", "-eggs -milk -nuts"), ("without eggs, milk, or nuts", "-eggs -milk -nuts"),
            ("sin huevo, leche y nueces", "-huevo -leche -nueces"), ("sin huevo, leche", "-huevo -leche?"),
            ("sin leche e huevo", "-leche -huevo"),
            ("sin leche e higos", "-leche -higos"), ("sin nata u otros lácteos", "-nata -otros>lácteos"),
            ("neither eggs nor milk", "-eggs -milk"), ("no eggs & milk", "-eggs -milk"), ("sin huevo/leche", "-huevo -leche?"),
            ("no nuts, no eggs", "-nuts -eggs"), ("without the eggs or the milk", "-eggs -milk"),
            ("ensalada sin tomate o pepino", "ensalada -tomate -pepino"), ("no 2 eggs", "-eggs"), ("sin o leche", "-leche"),
        ]
    )
    func list(typed: String, expected: String) { Self.check(typed, expected) }

    @Test(
        "end at a word for the rest",
        arguments: [
            ("sin nueces con miel", "-nueces con miel"), ("without eggs but milk", "-eggs but milk"),
            ("sin huevo pero con leche", "-huevo pero con leche"),
            ("bread without eggs or milk with seeds", "bread -eggs -milk with seeds"),
            ("sin nueces ni huevo con miel", "-nueces -huevo con miel"), ("cena sin carne para niños", "cena -carne~para_niños"),
            ("pollo sin piel al horno", "pollo -piel~al_horno"), ("soup (no chicken) noodles", "soup -chicken noodles"),
            ("sin fideos al huevo ni leche", "-fideos~al_huevo -leche"),
            ("sin fideos al huevo o leche", "-fideos~al_huevo -leche?"), ("sin piel al horno y patatas", "-piel~al_horno patatas"),
            ("no nuts for gluten free cake", "-nuts~for -gluten cake"), ("dinner without meat under 30 minutes", "dinner -meat <=30min"),
            ("no nuts recipes", "-nuts recipes"),
            ("without eggs and with milk", "-eggs with milk"), ("no sugar \"apple pie\"", "-sugar \"apple pie\""),
        ]
    )
    func end(typed: String, expected: String) { Self.check(typed, expected) }

    @Test(
        "leave words behind the excluded one to the catalogue",
        arguments: [
            ("no sugar cookies", "-sugar>cookies"), ("no peanut butter", "-peanut>butter"), ("sin gluten pan", "-gluten>pan"),
            ("desayuno sin azúcar fácil", "desayuno -azúcar+fácil"), ("cake without olive oil butter", "cake -olive+oil+butter"),
            ("sin crema de leche", "-crema>de_leche"), ("coffee non dairy creamer", "coffee -dairy>creamer"),
        ]
    )
    func rest(typed: String, expected: String) { Self.check(typed, expected) }

    @Test(
        "exclude the words before a negating word",
        arguments: [
            ("egg free", "-egg"), ("nut-free", "-nut"), ("nut‑free", "-nut"), ("gluten free bread", "-gluten bread"),
            ("Sugar-Free cookies", "-Sugar cookies"), ("vanilla egg free cake", "-vanilla<egg cake"), ("tree-nut-free", "-tree-nut"),
            ("egg and dairy free", "-egg? -dairy"), ("egg, dairy and nut free cake", "-egg? -dairy? -nut cake"),
            ("pasta, egg free", "-pasta?? -egg"), ("egg or nut-free", "-egg? -nut"), ("egg/dairy free", "-egg?? -dairy"),
            ("gluten-free and dairy-free", "-gluten -dairy"), ("gluten free dairy free", "-gluten -dairy"),
            ("bread and butter gluten free", "bread -butter<gluten"), ("chocolate cake egg & dairy free", "-chocolate_cake<egg? -dairy"),
            ("nut allergy", "-nut"), ("lactose intolerant dessert", "-lactose dessert"), ("\"peanut butter\" free", "-peanut butter"),
            ("no sugar gluten free cookies", "-sugar -gluten cookies"), ("no egg free", "-egg"), ("non-dairy creamer", "-dairy creamer"),
            ("no-sugar cookies", "-sugar cookies"),
        ]
    )
    func behind(typed: String, expected: String) { Self.check(typed, expected.replacing("peanut butter", with: "peanut_butter")) }

    @Test(
        "do not exist in names and phrases",
        arguments: [
            ("free range eggs", "free range eggs"), ("free-range eggs", "free-range eggs"), ("No-bake cheesecake", "No-bake cheesecake"),
            ("no bake cheesecake", "no_bake cheesecake"), ("no-knead bread", "no-knead bread"), ("cage-free eggs", "cage-free eggs"),
            ("cage free eggs", "cage free eggs"), ("free", "free"), ("no", "no"), ("sin", "sin"), ("soup without", "soup without"),
            ("no with", "no with"), ("Free People dress", "Free People dress"), ("boneless chicken", "boneless chicken"),
            ("\"no sugar\"", "\"no sugar\""), ("chanel no 5", "chanel no 5"), ("no-show socks", "no-show socks"), ("no.", "no"),
        ]
    )
    func none(typed: String, expected: String) { Self.check(typed, expected) }

    /// The names of allergens in both languages, and names of ingredients with several words, prepositions or hyphens.
    private static let names = [
        "celery", "apio", "crustaceans", "crustáceos", "shrimp", "egg", "eggs", "huevo", "huevos", "fish", "pescado", "gluten", "trigo",
        "lupin",
        "altramuces", "milk", "leche", "lactose", "lactosa", "molluscs", "moluscos", "mustard", "mostaza", "peanuts", "cacahuetes", "maní",
        "nut",
        "sesame", "sésamo", "ajonjolí", "soybeans", "soja", "sulphites", "sulfitos", "tree nuts", "frutos secos", "nueces", "olive oil",
        "aceite de oliva", "leche de vaca", "crema de cacahuete", "extra virgin olive oil", "half-and-half", "jalapeño", "crème fraîche",
        "nuez de Brasil", "queso manchego curado", "azúcar", "dark chocolate", "豆腐",
    ]

    @Test(
        "exclude the whole name in every phrasing",
        arguments: [
            "sin #", "Sin #", "no #", "NO #", "not #", "without #", "w/o #", "without any #", "free of #", "free from #", "libre de #",
            "exento de #", "nada de #", "allergic to #", "alérgico a #", "alergia al #", "I don't eat #", "que no lleve #", "sopa sin #",
            "soup not #", "soup without #", "soup with no #", "sopa que no contenga #", "# free", "# free soup", "soup (# free)",
            "# allergy",
            "# intolerant", "without butter or #", "sin mantequilla ni #", "sin mantequilla o #", "sin mantequilla y #", "no butter, no #",
            "without butter, # or cocoa", "soup without # or cocoa", "sopa sin # ni cacao", "sin # con miel", "without # but with honey",
            "soup w/o # under 30 minutes", "butter free, # free", "non #", "no \"#\"", "-\"#\"", "sopa -\"#\"", "without #, please",
        ]
    )
    func everyName(phrasing: String) {
        for name in Self.names {
            let search = ParsedSearch(phrasing.replacing("#", with: name))
            #expect(search.exclusions.contains { $0.words.joined(separator: " ") == name && $0.condition == .always }, "\(name)")
            let wanted = Set(search.terms.flatMap { $0.text.split(separator: " ") })
            #expect(wanted.isDisjoint(with: name.split(separator: " ")), "\(name)")
        }
    }

    @Test("have a text for the client")
    func text() {
        func texts(_ typed: String) -> [String] { ParsedSearch(typed).exclusions.map(\.text) }
        #expect(texts("bread without eggs or milk") == ["without eggs", "without milk"])
        #expect(texts("egg and dairy free cake") == ["egg free", "dairy free"])
        #expect(texts("soup -chicken -\"olive oil\"") == ["-chicken", "-\"olive oil\""])
        #expect(texts("pan libre de gluten") == ["libre de gluten"])
    }
}
