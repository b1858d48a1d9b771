// The English words of sizes and preparation.
extension LineTables {
    mutating func addEnglishPreparation() {
        add(
            .size,
            """
            large medium small lg md sm med lrg big tiny huge jumbo medium-size medium-sized large-sized large-size small-sized
            small-size good-sized extra-large medium-large small-medium medium-small medium-to-large small-to-medium
            miniature
            """
        )
        add(
            .modifier,
            """
            heaping heaped scant generous good healthy rounded level levelled leveled big fat plump leafy thick thin bushy whole
            thumb-sized thumb-size fist-sized walnut-sized walnut-size couple heavy hefty brimming full long wide high square deep
            tall diameter standard wine
            """
        )
        add(
            .adverb,
            """
            finely coarsely thinly thickly roughly freshly lightly loosely firmly tightly well very fully partially slightly gently
            evenly diagonally crosswise crossways lengthwise lengthways newly recently neatly extra rather reasonably super-finely
            thoroughly completely quickly just
            """
        )
        add(
            .preparation,
            """
            chopped minced diced sliced grated shredded crushed peeled cubed mashed crumbled beaten melted softened sifted toasted
            cooked uncooked squeezed packed julienned halved quartered trimmed torn cored seeded deseeded de-seeded stemmed deveined
            de-veined drained rinsed washed cleaned shelled shucked slivered cracked steamed chilled cut snipped shaved strained
            scrubbed separated divided thawed defrosted warmed cooled soaked dissolved pressed bruised smashed pounded pureed puréed
            riced hulled husked zested skinned boned filleted scalded split picked popped spooned leveled browned reserved unpeeled
            unsifted parboiled hard-cooked fresh-squeezed fresh-ground freshly-squeezed freshly-ground sieved scraped pricked
            roughly-chopped finely-chopped thin-sliced thinly-sliced ready-cut well-drained refrigerated patted brought removed
            discarded blended whisked folded butterflied scaled gutted deboned segmented reconstituted tempered heated julienne
            scored flattened tied scooped milled broken well-stirred well-shaken well-trimmed well-beaten well-chilled well-rinsed
            well-washed
            """
        )
        add([.preparation, .finish], "drained rinsed washed thawed defrosted beaten melted softened separated divided warmed cooled")
        add(.adverb, "hot")
        add(.guardedPreparation, "flaked ground pitted roasted ripped poached boiled whipped mixed brewed salted")
        add(preparation: "ground", "black white pepper")
        add(preparation: "pitted", "and")
        // Participles that name the ingredient.
        add(names: "toasted", "oil")
        add(names: "crushed", "tomato pepper")
        add(names: "cut", "fry")
        add(names: "cracked", "wheat")
        add(names: "shredded", "wheat")
        add(names: "strained", "tomato yogurt yoghurt")
        add(names: "beaten", "rice")
        add(names: "split", "pea")
        add(names: "mashed", "potato")
        add(
            .condition,
            """
            frozen canned homemade home-made commercial store-bought bought jarred prepared bottled domestic imported smoked pickled
            candied fried spiced cured mixed refrigerated flavored seasoned
            """
        )
        add(
            .adjective,
            """
            fresh ripe firm whole raw hot cold warm red green white yellow black brown dark light boneless skinless dried dry lean
            unsalted low-sodium low-fat nonfat fat-free reduced-fat thick thin tender young soft sweet good-quality bone-in skin-on
            skin-off free-range organic unsweetened sweetened pitted roasted unbleached full-fat semi-skimmed baby mature mild
            medium-hot spicy fragrant new old long short fine coarse thin-skinned crusty stale day-old plain fruity good quality
            best firm-ripe underripe under-ripe just-ripe semi-ripe floury waxy unwaxed live large medium small blanched
            reduced-sodium all-purpose crisp crispy juicy tart rich strong creamy smooth clear pure unseasoned seedless pale heavy
            extra-firm homemade
            """
        )
    }
}
