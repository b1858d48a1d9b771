extension Resident {
    /// The residents: `key | name | kind and roles | language | district | status`.
    static let people = """
        planner | Maya Lindholm | INDIVIDUAL | EN | Park Slope | ACTIVE
        cook | Renata Solís | INDIVIDUAL DONOR RECEIVER | ES | Triana | ACTIVE
        style | Imogen Clarke | INDIVIDUAL | EN | Hackney | ACTIVE
        seller | Northlight Studio | GROUP | EN | Camden Town | ACTIVE
        partner | Pantry Widgets | GROUP | EN | Logan Square | ACTIVE
        reported | Esteban Rivas | INDIVIDUAL RECEIVER | ES | Chamberí | ACTIVE
        disabled | Trevor Mills | INDIVIDUAL DONOR | EN | Koreatown | DISABLED
        unconfirmed | Nadine Brooks | INDIVIDUAL RECEIVER | EN | Uptown | ACTIVE
        amelia | Amelia Whitlock | INDIVIDUAL | EN | Islington | ACTIVE
        bernat | Bernat Soler | INDIVIDUAL RECEIVER | ES | Gràcia | ACTIVE
        carlota | Carlota Rincón | INDIVIDUAL | ES | Usaquén | ACTIVE
        desmond | Desmond Achebe | INDIVIDUAL RECEIVER | EN | Bronzeville | ACTIVE
        eliana | Eliana Acosta | INDIVIDUAL | ES | Villa Crespo | ACTIVE
        francis | Francis Delacroix | INDIVIDUAL | EN | Silver Lake | ACTIVE
        gloria | Gloria Benítez | INDIVIDUAL RECEIVER | ES | Coyoacán | ACTIVE
        hollis | Hollis Grainger | INDIVIDUAL | EN | Astoria | ACTIVE
        ines | Inés Ballester | INDIVIDUAL | ES | Malasaña | ACTIVE
        joseph | Joseph Tanaka | INDIVIDUAL | EN | Venice | ACTIVE
        former | Deleted account | INDIVIDUAL | EN | Harlem | DELETED
        """

    /// The eating habits of residents, a line each.
    ///
    /// `key | sex, age, kilograms, centimetres, activity, goal, kilograms a week | caps of calories, protein, carbohydrates, fat | diets
    /// | cuisines | allergens | avoided ingredients | disliked ingredients | minimum and maximum cost of a serving | budget | plan`
    static let eating = """
        planner | FEMALE 34 72.5 168 MODERATE LOSE 0.5 | 1900 - - - | VEGETARIAN | ITALIAN INDIAN | PEANUTS | strawberries | okra | - 600 | LIBERAL | chosen
        cook | FEMALE 41 64 163 LIGHT KEEP - | - - 180 - | - | SPANISH MEXICAN PERUVIAN | LUPIN | - | blood-sausage | 100 800 | MODERATE | by-hand
        style | FEMALE 27 - 171 - - - | - - - - | PESCATARIAN | JAPANESE | - | - | - | - - | - | -
        reported | MALE 52 88 174 SEDENTARY LOSE 0.25 | - - - 60 | - | - | - | - | - | - - | - | -
        amelia | FEMALE 38 61 166 ACTIVE KEEP - | - 90 - - | - | BRITISH FRENCH | EGGS | - | - | - - | LIBERAL | chosen
        bernat | MALE 29 70.5 178 VERY_ACTIVE GAIN 0.3 | 3200 150 400 100 | HIGH_PROTEIN | - | - | - | - | - - | LIBERAL | by-hand
        carlota | FEMALE 45 68 159 LIGHT LOSE 0.4 | - - 150 - | - | - | MILK | - | coriander | - - | LOW_COST | begun
        desmond | MALE 61 95 182 SEDENTARY LOSE 0.5 | 2000 - - - | - | CARIBBEAN WEST_AFRICAN | CRUSTACEANS MOLLUSCS | - | - | - - | THRIFTY | by-hand
        eliana | FEMALE 23 54 162 MODERATE - - | - - - - | VEGETARIAN | - | TREE_NUTS | walnuts cashews | - | - - | LIBERAL | chosen
        francis | MALE 47 79 180 LIGHT KEEP - | - - - - | - | ITALIAN THAI | - | - | anchovies | - - | - | by-hand
        gloria | - - - - - - - | 1800 - - - | - | MEXICAN | SOYBEANS | - | - | 50 - | LOW_COST | begun
        hollis | MALE 19 66 175 ACTIVE GAIN 0.25 | - - - - | - | AMERICAN KOREAN | - | - | - | - - | THRIFTY | by-hand
        """

    /// The fashion preferences of residents: `key | audience of clothes | styles | interests | sizes | colours | minimum and maximum
    /// price`.
    static let style = """
        style | women | boho vintage romantic | wedding-guest linen summer | M 38 ONE_SIZE | GREEN BEIGE NAVY | 2000 15000
        planner | women | casual classic | office cotton | S 37 | NAVY WHITE | - 9000
        francis | men | classic preppy | office wool | L 43 | BLUE GREY | 4000 -
        ines | women | minimal elegant | evening silk | S 36 | BLACK WHITE GREY | - -
        joseph | men | streetwear sporty | workout outdoor | M 42 | BLACK ORANGE | - 12000
        hollis | men | casual | denim festival | M | - | - 6000
        """
}
