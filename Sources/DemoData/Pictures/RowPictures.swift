import Drawings

/// The pictures of a demo row, as SQL over its other columns; arithmetic on ids makes them always the same.
///
/// The server draws pictures on request (`Drawing`), and a row stores only their names. The other columns of the row determine the
/// subject, such as a bowl, a plate, a skirt or a hat.
struct RowPictures {
    let table: String
    /// The SQL for a picture's address, up to the number of the view.
    private let address: String
    /// The SQL for the words between the title and the view.
    private let subject: Bilingual
    private let views: [Bilingual]

    /// The columns that have a value in every row.
    static let columns = "images, image_widths, image_heights"

    /// The SQL for one to three views of a row.
    ///
    /// - Parameter id: The row's id.
    /// - Returns: The values of `columns`.
    func values(id: String) -> String {
        let count = "(1 + \(id) % 3)::integer"
        return """
            ARRAY(SELECT '\(Drawing.path)' || \(address) || \(id) % 256 || '-' || view || '.png' FROM generate_series(1, \(count)) AS view ORDER BY view),
            array_fill(\(Drawing.width), ARRAY[\(count)]), array_fill(\(Drawing.height), ARRAY[\(count)])
            """
    }

    /// Updates the pictures of existing rows, with texts for rows that satisfy `hasTexts`.
    func update(where condition: String, withTexts hasTexts: String = "true") -> String {
        """
        UPDATE \(table) SET (\(Self.columns), image_texts_en, image_texts_es) = (SELECT
            \(values(id: "id")),
            CASE WHEN \(hasTexts) THEN \(texts(title: "title_en", \.english)) ELSE '{}' END,
            CASE WHEN \(hasTexts) THEN \(texts(title: "title_es", \.spanish)) ELSE '{}' END
        ) WHERE \(condition)
        """
    }

    private func texts(title: String, _ language: KeyPath<Bilingual, String>) -> String {
        let words = views.map { "'\($0[keyPath: language])'" }.joined(separator: ", ")
        return """
            ARRAY(SELECT \(title) || \(subject[keyPath: language]) || (ARRAY[\(words)])[view]
                FROM generate_series(1, (1 + id % 3)::integer) AS view ORDER BY view)
            """
    }

    /// The pictures of recipes; `row` is a prefix for the names of columns.
    static func recipe(_ row: String = "") -> RowPictures {
        // Bowls for spoon food, boards for sliced food and finger food.
        let vessel = """
            CASE WHEN \(row)title_en ~* '\\m(soup|stew|broth|chowder|curry|dal|porridge|congee|noodles?|pho|salad|bowl|wat|pozole|gazpacho|yogurt)' THEN 'bowl'
                WHEN \(row)title_en ~* '\\m(sandwich|bread|tacos?|skewers|muffins|buns|cake|pie|flatbreads|pita|churros|cookies|rolls)' THEN 'board' ELSE 'plate' END
            """
        let food = """
            CASE WHEN 'DESSERT' = ANY (\(row)meal_types) THEN 'sweet' WHEN 'VEGAN' = ANY (\(row)diets) THEN 'greens'
                WHEN 'VEGETARIAN' = ANY (\(row)diets) THEN 'grains' WHEN 'PESCATARIAN' = ANY (\(row)diets) THEN 'fish' ELSE 'meat' END
            """
        return RowPictures(
            table: "recipe",
            address: "'recipe/' || lower(\(row)cuisine::text) || '-' || \(vessel) || '-' || \(food) || '-'",
            subject: Bilingual(
                english: "CASE \(vessel) WHEN 'bowl' THEN ' in a bowl' WHEN 'board' THEN ' on a board' ELSE ' on a plate' END",
                spanish: "CASE \(vessel) WHEN 'bowl' THEN ' en un cuenco' WHEN 'board' THEN ' sobre una tabla' ELSE ' en un plato' END"
            ),
            views: [
                Bilingual(english: ", drawn from above", spanish: ", dibujo visto desde arriba"),
                Bilingual(english: ", drawn close up", spanish: ", dibujo de cerca"),
                Bilingual(english: ", drawn on a dark table", spanish: ", dibujo sobre una mesa oscura"),
            ]
        )
    }

    /// The pictures of catalogue items.
    ///
    /// `row` is a prefix for the names of columns; `colors` is the SQL for the colours if they are not stored in a column yet.
    static func item(_ row: String = "", colors: String = "colors") -> RowPictures {
        RowPictures(
            table: "catalog_item",
            address: "'item/' || lower(\(row)category::text) || '-' || lower((\(colors))[1]::text) || '-'",
            subject: Bilingual(english: "''", spanish: "''"),
            views: [
                Bilingual(english: ", a drawing", spanish: ", dibujo"),
                Bilingual(english: ", drawn close up", spanish: ", dibujo de cerca"),
                Bilingual(english: ", drawn on a dark ground", spanish: ", dibujo sobre fondo oscuro"),
            ]
        )
    }

    /// The statement that gives each collection its drawing.
    static func updateCollections(where condition: String) -> String {
        """
        UPDATE collection SET image = '\(Drawing.path)collection/' || lower(theme::text) || '-' || id % 256 || '-1.png',
            image_width = \(Drawing.width), image_height = \(Drawing.height),
            image_text_en = title_en || ', drawn as three pieces on a rail', image_text_es = title_es || ', dibujo de tres prendas en una barra'
        WHERE \(condition)
        """
    }
}
