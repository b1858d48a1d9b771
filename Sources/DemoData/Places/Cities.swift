extension City {
    /// Ten cities in six countries; the cities whose people write in English come first.
    static let all: [City] = [newYork, losAngeles, chicago, london, madrid, sevilla, barcelona, mexico, bogota, buenosAires]

    private static let newYork = City(
        name: "New York",
        otherNames: Names(
            english: "New York",
            spanish: "Nueva York",
            englishAliases: ["New York City"],
            spanishAliases: ["Ciudad de Nueva York"],
            short: ["NYC", "NY", "N.Y."]
        ),
        region: "New York",
        countryCode: "US",
        writesSpanish: false,
        latitude: 40.7128,
        longitude: -74.006,
        population: 8_336_000,
        phonePattern: "+1 212 555 01##",
        streets: [
            "Mercer Street", "Orchard Street", "Bedford Avenue", "Atlantic Avenue", "Northern Boulevard", "Lenox Avenue",
            "Court Street", "Grand Street",
        ],
        districts: [
            District("Harlem", 40.8116, -73.9465, 116_000),
            District("East Village", 40.7265, -73.9815, 63_000),
            District("Upper West Side", 40.787, -73.9754, 214_000),
            District("Williamsburg", 40.7081, -73.9571, 151_000),
            District("Park Slope", 40.671, -73.9814, 67_000),
            District("Astoria", 40.7644, -73.9235, 95_000),
            District("Flushing", 40.7675, -73.8331, 72_000),
            District("Mott Haven", 40.8091, -73.9229, 52_000),
        ]
    )

    private static let losAngeles = City(
        name: "Los Angeles",
        otherNames: Names(english: "Los Angeles", spanish: "Los Ángeles", short: ["LA", "L.A."]),
        region: "California",
        countryCode: "US",
        writesSpanish: false,
        latitude: 34.0522,
        longitude: -118.2437,
        population: 3_849_000,
        phonePattern: "+1 213 555 01##",
        streets: [
            "Sunset Boulevard", "Figueroa Street", "Cesar Chavez Avenue", "Fountain Avenue", "Abbot Kinney Boulevard",
            "Crenshaw Boulevard", "York Boulevard", "Vine Street",
        ],
        districts: [
            District("Echo Park", 34.0782, -118.2606, 43_000),
            District("Boyle Heights", 34.0339, -118.2054, 92_000),
            District("Venice", 33.985, -118.4695, 40_000),
            District("Koreatown", 34.0618, -118.3004, 120_000),
            District("Silver Lake", 34.0869, -118.2702, 33_000),
            District("Highland Park", 34.1117, -118.1918, 57_000),
            District("Leimert Park", 34.0061, -118.332, 13_000),
            District("North Hollywood", 34.187, -118.3813, 78_000),
        ]
    )

    private static let chicago = City(
        name: "Chicago",
        otherNames: Names(english: "Chicago", spanish: "Chicago", short: ["Chi-Town", "CHI"]),
        region: "Illinois",
        countryCode: "US",
        writesSpanish: false,
        latitude: 41.8781,
        longitude: -87.6298,
        population: 2_746_000,
        phonePattern: "+1 312 555 01##",
        streets: [
            "Halsted Street", "Milwaukee Avenue", "Ashland Avenue", "Clark Street", "Devon Avenue", "Archer Avenue", "Damen Avenue",
            "Taylor Street",
        ],
        districts: [
            District("Pilsen", 41.8527, -87.6564, 33_000),
            District("Logan Square", 41.9231, -87.7093, 72_000),
            District("Hyde Park", 41.7943, -87.5907, 29_000),
            District("Uptown", 41.9665, -87.6533, 57_000),
            District("Bridgeport", 41.8381, -87.6513, 34_000),
            District("Rogers Park", 42.0106, -87.6696, 55_000),
            District("Bronzeville", 41.8169, -87.6185, 24_000),
            District("Lincoln Park", 41.9214, -87.6513, 70_000),
        ]
    )

    private static let london = City(
        name: "London",
        otherNames: Names(english: "London", spanish: "Londres", short: ["LDN"]),
        region: "England",
        countryCode: "GB",
        writesSpanish: false,
        latitude: 51.5074,
        longitude: -0.1278,
        population: 8_866_000,
        phonePattern: "+44 20 7946 0###",
        streets: [
            "Roman Road", "Church Street", "Kingsland Road", "Electric Avenue", "Mare Street", "Well Street", "Deptford High Street",
            "Chatsworth Road",
        ],
        districts: [
            District("Hackney", 51.545, -0.0553, 259_000),
            District("Brixton", 51.4613, -0.1156, 78_000),
            District("Camden Town", 51.539, -0.1426, 25_000),
            District("Peckham", 51.4739, -0.0691, 71_000),
            District("Walthamstow", 51.5886, -0.0118, 110_000),
            District("Lewisham", 51.4452, -0.0209, 300_000),
            District("Islington", 51.5362, -0.1033, 216_000),
            District("Ealing", 51.513, -0.3089, 367_000),
        ]
    )

    private static let madrid = City(
        name: "Madrid",
        otherNames: Names(english: "Madrid", spanish: "Madrid", short: ["MAD"]),
        region: "Comunidad de Madrid",
        countryCode: "ES",
        writesSpanish: true,
        latitude: 40.4168,
        longitude: -3.7038,
        population: 3_332_000,
        phonePattern: "+34 910 010 ###",
        streets: [
            "Calle de Embajadores", "Calle de Bravo Murillo", "Calle de Alcalá", "Calle del Pez", "Calle de Toledo",
            "Paseo de Extremadura", "Calle de Fuencarral", "Calle de Argumosa",
        ],
        districts: [
            District("Lavapiés", 40.4089, -3.7009, 44_000),
            District("Malasaña", 40.4265, -3.7041, 30_000),
            District("Chamberí", 40.4344, -3.7038, 138_000),
            District("Tetuán", 40.4605, -3.6982, 158_000),
            District("Vallecas", 40.392, -3.659, 240_000),
            District("Carabanchel", 40.3834, -3.744, 262_000),
            District("Usera", 40.3869, -3.7066, 143_000),
            District("Hortaleza", 40.4745, -3.6413, 198_000),
        ]
    )

    private static let sevilla = City(
        name: "Sevilla",
        otherNames: Names(english: "Seville", spanish: "Sevilla", short: ["SVQ"]),
        region: "Andalucía",
        countryCode: "ES",
        writesSpanish: true,
        latitude: 37.3891,
        longitude: -5.9845,
        population: 684_000,
        phonePattern: "+34 955 010 ###",
        streets: [
            "Calle Betis", "Calle Feria", "Calle Pureza", "Avenida de la Cruz Roja", "Calle San Jacinto", "Calle Asunción",
            "Avenida de Eduardo Dato", "Calle Sol",
        ],
        districts: [
            District("Triana", 37.3838, -6.0036, 48_000),
            District("Macarena", 37.405, -5.987, 73_000),
            District("Nervión", 37.3826, -5.9718, 50_000),
            District("Los Remedios", 37.3752, -6.0001, 24_000),
            District("Santa Cruz", 37.3858, -5.9897, 14_000),
            District("Bellavista", 37.324, -5.969, 15_000),
            District("Sevilla Este", 37.399, -5.918, 105_000),
            District("San Pablo", 37.396, -5.959, 59_000),
        ]
    )

    private static let barcelona = City(
        name: "Barcelona",
        otherNames: Names(english: "Barcelona", spanish: "Barcelona", short: ["BCN", "Barna"]),
        region: "Cataluña",
        countryCode: "ES",
        writesSpanish: true,
        latitude: 41.3874,
        longitude: 2.1686,
        population: 1_660_000,
        phonePattern: "+34 930 010 ###",
        streets: [
            "Calle de Verdi", "Calle de Blai", "Carrer de Sants", "Rambla del Poblenou", "Calle del Carmen", "Gran de Gràcia",
            "Calle de Rogent", "Calle de Joaquín Costa",
        ],
        districts: [
            District("Gràcia", 41.4036, 2.156, 121_000),
            District("El Raval", 41.3797, 2.1682, 48_000),
            District("Poble-sec", 41.3733, 2.1631, 40_000),
            District("Sants", 41.3755, 2.134, 41_000),
            District("Poblenou", 41.4036, 2.2036, 35_000),
            District("Sant Andreu", 41.4352, 2.19, 151_000),
            District("El Clot", 41.4095, 2.187, 27_000),
            District("Horta", 41.4296, 2.16, 27_000),
        ]
    )

    private static let mexico = City(
        name: "Ciudad de México",
        otherNames: Names(
            english: "Mexico City",
            spanish: "Ciudad de México",
            spanishAliases: ["México DF", "Distrito Federal"],
            short: ["CDMX", "D.F.", "DF"]
        ),
        region: "Ciudad de México",
        countryCode: "MX",
        writesSpanish: true,
        latitude: 19.4326,
        longitude: -99.1332,
        population: 9_210_000,
        phonePattern: "+52 55 5550 01##",
        streets: [
            "Calle Orizaba", "Avenida Álvaro Obregón", "Calle Madero", "Avenida Ámsterdam", "Calle Francisco Sosa",
            "Calzada de Tlalpan", "Avenida Universidad", "Calle Doctor Vértiz",
        ],
        districts: [
            District("Roma Norte", 19.4194, -99.1617, 28_000),
            District("Condesa", 19.4115, -99.1737, 22_000),
            District("Coyoacán", 19.35, -99.162, 614_000),
            District("Narvarte", 19.398, -99.153, 54_000),
            District("Iztapalapa", 19.3553, -99.0622, 1_836_000),
            District("Centro Histórico", 19.4332, -99.133, 34_000),
            District("Azcapotzalco", 19.4841, -99.1844, 432_000),
            District("Xochimilco", 19.2572, -99.103, 442_000),
        ]
    )

    private static let bogota = City(
        name: "Bogotá",
        otherNames: Names(english: "Bogotá", spanish: "Bogotá", spanishAliases: ["Santafé de Bogotá"], short: ["BOG"]),
        region: "Bogotá D. C.",
        countryCode: "CO",
        writesSpanish: true,
        latitude: 4.711,
        longitude: -74.0721,
        population: 7_743_000,
        phonePattern: "+57 601 555 01##",
        streets: [
            "Carrera Séptima", "Calle 53", "Carrera 15", "Avenida Caracas", "Calle 26", "Carrera 13", "Avenida Suba", "Calle 85",
        ],
        districts: [
            District("Chapinero", 4.6486, -74.0628, 173_000),
            District("La Candelaria", 4.5964, -74.0727, 18_000),
            District("Usaquén", 4.695, -74.031, 570_000),
            District("Teusaquillo", 4.6402, -74.087, 139_000),
            District("Suba", 4.741, -74.084, 1_283_000),
            District("Kennedy", 4.628, -74.153, 1_034_000),
            District("Fontibón", 4.676, -74.143, 393_000),
            District("Engativá", 4.701, -74.113, 814_000),
        ]
    )

    private static let buenosAires = City(
        name: "Buenos Aires",
        otherNames: Names(
            english: "Buenos Aires",
            spanish: "Buenos Aires",
            spanishAliases: ["Capital Federal"],
            short: ["CABA", "Bs. As.", "BA"]
        ),
        region: "Ciudad Autónoma de Buenos Aires",
        countryCode: "AR",
        writesSpanish: true,
        latitude: -34.6037,
        longitude: -58.3816,
        population: 3_121_000,
        phonePattern: "+54 11 5550 0###",
        streets: [
            "Calle Defensa", "Avenida Corrientes", "Calle Thames", "Avenida Cabildo", "Calle Gorriti", "Avenida Rivadavia",
            "Calle Caminito", "Avenida San Juan",
        ],
        districts: [
            District("San Telmo", -34.6218, -58.3714, 20_000),
            District("Palermo", -34.579, -58.429, 226_000),
            District("Almagro", -34.609, -58.421, 132_000),
            District("La Boca", -34.6345, -58.3631, 46_000),
            District("Caballito", -34.619, -58.443, 176_000),
            District("Belgrano", -34.562, -58.458, 138_000),
            District("Villa Crespo", -34.599, -58.443, 82_000),
            District("Flores", -34.628, -58.463, 165_000),
        ]
    )
}
