/// The additions to the titles of variants: an occasion or manner, and after the first round also a place.
enum TitleVariations {
    /// Each combination once.
    ///
    /// Variant `k` of a recipe takes the next combination, so that a recipe's variants have different titles.
    static let all: [Bilingual] = ([nil] + places.map(Optional.some)).flatMap { place in
        manners.map { manner in
            guard let place else { return manner }
            return Bilingual(english: manner.english + ", " + place.english, spanish: manner.spanish + ", " + place.spanish)
        }
    }

    private static let manners = pairs(
        """
        for Sundays = para los domingos
        for weeknights = para entre semana
        for a crowd = para muchos
        for beginners = para principiantes
        my way = a mi manera
        the family way = al estilo de la familia
        the slow way = sin prisas
        the quick way = en versión rápida
        from the market = del mercado
        from my notebook = de mi cuaderno
        with a twist = con un toque distinto
        as at home = como en casa
        for the lunch box = para llevar
        for feast days = para días de fiesta
        for rainy days = para días de lluvia
        on a budget = con poco presupuesto
        of the house = de la casa
        of the season = de temporada
        from the school kitchen = del comedor escolar
        for two evenings = para dos noches
        the lighter way = en versión ligera
        the old way = a la antigua
        for the neighbours = para los vecinos
        to share = para compartir
        """
    )

    private static let places = pairs(
        """
        as in Porto = como en Oporto
        as in Leeds = como en Leeds
        as in Oaxaca = como en Oaxaca
        as in Accra = como en Acra
        as in Kyoto = como en Kioto
        as in Bologna = como en Bolonia
        as in Izmir = como en Esmirna
        as in Cusco = como en Cuzco
        as in Gdańsk = como en Gdansk
        as in Chiang Mai = como en Chiang Mai
        as in Beirut = como en Beirut
        as in Bilbao = como en Bilbao
        as in Kingston = como en Kingston
        """
    )

    private static func pairs(_ text: String) -> [Bilingual] { text.split(separator: "\n").compactMap { Bilingual(sides: $0) } }
}
