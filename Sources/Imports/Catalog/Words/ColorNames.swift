/// Further names of colours in feeds, in English and Spanish, by the value of `CatalogColor`.
///
/// Names that searches know too are search terms (`search_term`). A name between two colours has the one that most people would look under.
///
/// Source: the colour names of X11 and CSS (https://www.w3.org/TR/css-color-4/#named-colors), and the usual names of fashion.
enum ColorNames {
    static let all: [(color: String, names: String)] = [
        ("BLACK", "jet, jet black, onyx, ebony, obsidian, noir, raven, ink black, caviar, azabache, ónice, ébano"),
        (
            "WHITE",
            "ivory, snow, chalk, pearl, alabaster, off white, optic white, bone white, egret, milk, marshmallow, blanc, marfil, nieve, perla, tiza, hueso"
        ),
        (
            "GREY",
            """
            charcoal, slate, ash, graphite, gunmetal, anthracite, smoke, steel, stone grey, cement, concrete, heather grey, marl, grey marl, pewter, \
            lead, dove, pebble, carbón, grafito, antracita, pizarra, ceniza, humo, acero, plomo, marengo, peltre
            """
        ),
        (
            "BEIGE",
            """
            ecru, cream, sand, oatmeal, oat, nude, taupe, champagne, bone, linen white, wheat, biscuit, vanilla, buff, parchment, eggshell, natural, \
            stone, greige, crudo, crema, arena, avena, topo, champán, hueso claro, vainilla, trigo, piedra
            """
        ),
        (
            "BROWN",
            """
            tan, camel, chocolate, coffee, cognac, chestnut, mocha, espresso, caramel, walnut, hazel, hazelnut, mahogany, umber, sienna, tobacco, \
            toffee, cocoa, cinnamon, leopard, tortoise, tortoiseshell, saddle, sepia, bronze, mink, fawn, whiskey, marrón chocolate, castaño, café, \
            coñac, canela, tabaco, nuez, avellana, caramelo, leopardo, carey, bronce, moca
            """
        ),
        (
            "RED",
            """
            burgundy, crimson, scarlet, maroon, ruby, cherry, wine, brick, bordeaux, oxblood, cardinal, garnet, cranberry, claret, merlot, poppy, \
            tomato red, carmine, vermilion, berry, brick red, burdeos, carmesí, escarlata, granate, rubí, cereza, vino, ladrillo, bermellón, amapola
            """
        ),
        (
            "PINK",
            """
            rose, blush, fuchsia, magenta, salmon, hot pink, bubblegum, dusty pink, dusty rose, raspberry, cerise, rosewood, carnation, flamingo, \
            petal, ballet, watermelon, rosa palo, fucsia, salmón, frambuesa, sandía, chicle
            """
        ),
        (
            "ORANGE",
            """
            coral, peach, apricot, rust, terracotta, tangerine, pumpkin, amber, burnt orange, copper, papaya, melon, clementine, paprika, melocotón, \
            albaricoque, óxido, teja, terracota, mandarina, calabaza, ámbar, cobre, naranja quemado
            """
        ),
        (
            "YELLOW",
            "mustard, lemon, canary, saffron, ochre, ocher, maize, sunflower, buttercup, butter, honey, mostaza, limón, canario, azafrán, ocre, miel"
        ),
        (
            "GREEN",
            """
            olive, khaki, sage, mint, emerald, forest, forest green, lime, moss, pistachio, jade, hunter, army, avocado, fern, seafoam, chartreuse, \
            juniper, pine, bottle green, eucalyptus, celadon, camouflage, camo, oliva, caqui, salvia, menta, esmeralda, bosque, lima, musgo, pistacho, \
            aguacate, pino, botella, militar, camuflaje
            """
        ),
        (
            "BLUE",
            """
            denim, cobalt, sky, sky blue, azure, aqua, teal, turquoise, cyan, sapphire, indigo, royal blue, baby blue, powder blue, ice blue, chambray, \
            cornflower, petrol, cerulean, ocean, airforce, steel blue, light wash, mid wash, dark wash, vaquero, cobalto, celeste, cielo, turquesa, \
            zafiro, índigo, petróleo, aguamarina, cian
            """
        ),
        ("NAVY", "midnight, midnight blue, marine blue, dark navy, medianoche, azul noche, azul marino oscuro"),
        (
            "PURPLE",
            """
            lavender, lilac, violet, plum, mauve, aubergine, eggplant, orchid, amethyst, grape, mulberry, periwinkle, heliotrope, lavanda, lila, \
            violeta, ciruela, malva, berenjena, orquídea, amatista, uva
            """
        ),
        ("GOLD", "golden, gold tone, rose gold, yellow gold, brass, gilt, oro, oro rosa, latón, dorado viejo"),
        ("SILVER", "silver tone, chrome, platinum, metallic, white gold, plata, platino, cromo, metalizado, oro blanco"),
        (
            "MULTICOLOR",
            """
            multi, multicolour, multi colour, multi color, assorted, rainbow, print, printed, floral, striped, plaid, tie dye, patterned, tartan, \
            zebra, animal print, paisley, variado, surtido, arcoíris, estampado, rayas, cuadros, cebra
            """
        ),
    ]
}
