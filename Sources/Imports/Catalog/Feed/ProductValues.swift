/// The attributes of a product under Google's names, from a source with other columns.
struct ProductValues {
    private var values: [String: [String]] = [:]
    /// The source's names of attributes, for messages.
    var labels: [String: String]

    init(labels: [String: String]) {
        self.labels = labels
    }

    /// The first value of an attribute, or nil.
    subscript(name: String) -> String? {
        get { values[name]?.first }
        set { values[name] = newValue.flatMap { $0.isEmpty ? nil : [$0] } }
    }

    /// All values of an attribute.
    func list(_ name: String) -> [String] { values[name] ?? [] }

    /// Replaces the values of an attribute.
    mutating func set(_ name: String, _ list: [String]) {
        values[name] = list.filter { !$0.isEmpty }
    }

    /// Adds an option of the product, such as its size, under the name that people gave it.
    ///
    /// Other options, such as a length, make separate items.
    mutating func addOption(_ name: String, _ value: String) {
        guard !value.isEmpty else { return }
        // Of two options with one attribute, such as “Colour” and “Lining colour”, the second only distinguishes items.
        guard let (attribute, value) = ProductOption.attribute(named: name, value: value), self[attribute] == nil else {
            values["option", default: []].append("\(name): \(value)")
            return
        }
        self[attribute] = value
        labels[attribute] = name
    }
}

/// The names that shops give to the options of a product, in English and Spanish.
enum ProductOption {
    /// Returns Google's name of an option's attribute and Google's value, or nil if it has none.
    ///
    /// A name can have further words, as in “Frame colour” or WooCommerce's `pa_color`.
    static func attribute(named name: String, value: String) -> (name: String, value: String)? {
        let words = Set(name.searchedWords)
        guard let attribute = attributes.first(where: { !$0.names.isDisjoint(with: words) })?.attribute else { return nil }
        guard attribute == "gender" else { return (attribute, value) }
        return gender(value).map { (attribute, $0) }
    }

    /// Returns Google's word for the people that a product is for, or nil if it is unknown.
    static func gender(_ text: String) -> String? {
        let words = Set(text.searchedWords)
        let found = genders.filter { !$0.names.isDisjoint(with: words) }.map(\.gender)
        return found.count > 1 ? "unisex" : found.first
    }

    private static let genders: [(gender: String, names: Set<String>)] = [
        ("female", ["female", "woman", "women", "womens", "ladies", "girl", "girls", "mujer", "mujeres", "femenino", "nina", "niña"]),
        ("male", ["male", "man", "men", "mens", "boy", "boys", "hombre", "hombres", "caballero", "masculino", "nino", "niño"]),
        ("unisex", ["unisex"]),
    ]

    private static let attributes: [(attribute: String, names: Set<String>)] = [
        ("color", ["color", "colour", "colors", "colours", "colores", "colorway", "colourway", "shade", "tono"]),
        ("size", ["size", "sizes", "talla", "tallas", "talle", "tamano", "tamaño", "numero", "waist", "cintura", "age", "edad"]),
        ("material", ["material", "materials", "materiales", "fabric", "tejido", "tela", "composicion", "metal"]),
        ("pattern", ["pattern", "print", "estampado", "patron"]),
        ("gender", ["gender", "genero", "sexo"]),
        ("brand", ["brand", "marca"]),
    ]
}
