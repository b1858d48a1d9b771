extension GarmentTable {
    /// The clothes: `= CATEGORY sizes details` begins a category, then each line is a garment with prices in dollars, materials and tags.
    static let clothes = """
        = DRESS letters dress
        wrap dress = vestido cruzado | 49-149 | linen viscose silk cotton | romantic wedding-guest
        slip dress = vestido lencero | 59-179 | satin silk viscose | minimal evening
        shirt dress = vestido camisero | 45-129 | cotton linen denim lyocell | office casual
        maxi dress = vestido largo | 55-199 | viscose cotton chiffon | boho festival
        knitted dress = vestido de punto | 59-169 | wool cashmere cotton | autumn minimal
        cocktail dress = vestido de cóctel | 89-349 | velvet satin lace chiffon | party evening
        tea dress = vestido midi con vuelo | 49-139 | viscose cotton crepe | vintage romantic
        = TOP letters top
        T-shirt = camiseta | 12-49 | cotton organic-cotton linen | casual weekend
        blouse = blusa | 29-119 | silk viscose cotton chiffon | office romantic
        shirt = camisa | 29-109 | cotton linen denim lyocell | classic office
        camisole = camiseta de tirantes | 15-69 | satin silk lyocell | minimal evening
        off-the-shoulder top = top de hombros descubiertos | 19-69 | cotton viscose linen | boho beach
        polo shirt = polo | 25-89 | cotton organic-cotton lyocell | preppy sporty
        Oxford shirt for men = camisa Oxford para hombre | 39-119 | cotton organic-cotton linen | men classic
        = KNITWEAR letters knit
        jumper = jersey | 39-189 | wool cashmere alpaca cotton | autumn casual
        cardigan = cárdigan | 45-199 | wool alpaca cotton cashmere | winter preppy
        polo-neck jumper = jersey de cuello alto | 49-219 | merino cashmere cotton | winter minimal
        knitted vest = chaleco de punto | 35-119 | wool merino cotton | preppy vintage
        fisherman jumper for men = jersey marinero para hombre | 59-189 | wool merino cotton | men winter
        = OUTERWEAR letters coat
        trench coat = gabardina | 119-399 | cotton recycled-polyester wool | classic spring
        tailored coat = abrigo | 149-599 | wool cashmere alpaca | winter office
        trucker jacket = cazadora corta | 49-139 | denim organic-cotton corduroy | casual spring
        biker jacket = cazadora motera | 99-499 | leather vegan-leather suede | edgy streetwear
        quilted jacket = chaqueta acolchada | 79-259 | recycled-polyester cotton nylon | outdoor winter
        raincoat = impermeable | 69-219 | recycled-polyester nylon cotton | outdoor travel
        = TROUSERS letters trousers
        wide-leg trousers = pantalón palazzo | 45-159 | linen viscose crepe lyocell | office minimal
        cigarette trousers = pantalón pitillo | 45-139 | cotton wool crepe | office classic
        cargo trousers = pantalón cargo | 39-119 | cotton organic-cotton nylon | streetwear travel
        Bermuda shorts = bermudas | 29-89 | linen cotton denim | summer casual
        chinos for men = pantalón chino para hombre | 39-119 | cotton organic-cotton corduroy | men casual
        """
}

extension GarmentTable {
    /// More clothes, in the same notation.
    static let moreClothes = """
        = JEANS waist trousers
        straight jeans = vaqueros rectos | 49-149 | denim organic-cotton recycled-denim | casual weekend
        mom jeans = vaqueros de tiro alto | 45-129 | denim organic-cotton recycled-denim | vintage casual
        flared jeans = vaqueros acampanados | 49-159 | denim organic-cotton recycled-denim | boho vintage
        slim jeans for men = vaqueros ajustados para hombre | 49-149 | denim organic-cotton recycled-denim | men casual
        = SKIRT letters skirt
        pleated skirt = falda plisada | 39-139 | satin viscose wool | preppy office
        pencil skirt = falda de tubo | 39-129 | crepe wool leather | office classic
        mini skirt = minifalda | 25-99 | denim corduroy vegan-leather | edgy party
        tiered maxi skirt = falda larga de volantes | 39-129 | cotton viscose linen | boho summer
        = JUMPSUIT letters dress
        jumpsuit = mono largo | 59-199 | crepe viscose linen lyocell | wedding-guest evening
        dungarees = peto | 49-129 | denim corduroy cotton | weekend casual
        = SUIT letters suit
        blazer = blazer | 69-299 | wool linen crepe velvet | office classic
        trouser suit = traje de chaqueta y pantalón | 149-499 | wool crepe linen | office minimal
        waistcoat = chaleco de traje | 49-149 | wool linen crepe | minimal vintage
        suit for men = traje para hombre | 199-699 | wool linen cotton | men wedding-guest
        = ACTIVEWEAR letters active
        leggings = mallas | 25-99 | recycled-polyester nylon bamboo | workout sporty
        sports bra = sujetador deportivo | 19-69 | recycled-polyester nylon bamboo | workout sporty
        running jacket = chaqueta de correr | 49-159 | recycled-polyester nylon merino | workout outdoor
        yoga set = conjunto de yoga | 49-149 | bamboo organic-cotton nylon | workout lounge
        tracksuit for kids = chándal infantil | 29-79 | cotton organic-cotton recycled-polyester | kids sporty
        = SWIMWEAR letters swim
        swimsuit = bañador | 39-149 | recycled-nylon nylon recycled-polyester | beach summer
        bikini = bikini | 29-129 | recycled-nylon nylon recycled-polyester | beach summer
        beach kaftan = caftán de playa | 35-119 | cotton viscose linen | beach boho
        = NIGHTWEAR letters night
        pyjama set = pijama | 35-159 | cotton satin silk bamboo | lounge gift
        nightdress = camisón | 29-129 | cotton satin silk | lounge romantic
        dressing gown = bata | 45-199 | cotton silk bamboo | lounge gift
        = HOSIERY stockings hosiery
        tights = medias | 9-39 | nylon recycled-nylon merino | office winter
        socks = calcetines | 6-29 | cotton merino bamboo | casual gift
        """
}
