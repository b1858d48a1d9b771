extension Material {
    /// All materials: `key | adjective = with its preposition | praise in both languages | price in percent | tags`.
    static let text = """
        linen | Linen = de lino | Linen keeps cool on the hottest days. = El lino refresca los días de más calor. | 110 | linen summer
        cotton | Cotton = de algodón | Soft cotton that is easy to wash. = Algodón suave y fácil de lavar. | 90 | cotton
        organic-cotton | Organic cotton = de algodón orgánico | Cotton grown without pesticides. = Algodón cultivado sin pesticidas. | 105 | cotton organic sustainable
        silk | Silk = de seda | Pure silk with a quiet sheen. = Seda pura con un brillo discreto. | 180 | silk elegant
        satin | Satin = de satén | Satin that catches the light. = Satén que atrapa la luz. | 110 | satin elegant
        viscose | Viscose = de viscosa | Viscose that falls in easy folds. = Viscosa de caída fluida. | 85 |
        lyocell | Lyocell = de lyocell | Lyocell from certified forests, smooth on the skin. = Lyocell de bosques certificados, suave sobre la piel. | 100 | sustainable
        chiffon | Chiffon = de gasa | Airy chiffon over a light lining. = Gasa vaporosa sobre un forro ligero. | 115 | romantic
        crepe | Crêpe = de crepé | Crêpe that hardly creases. = Crepé que apenas se arruga. | 100 | elegant
        lace | Lace = de encaje | Lace with a floral pattern. = Encaje con motivos florales. | 130 | lace romantic
        velvet | Velvet = de terciopelo | Velvet with a deep, warm colour. = Terciopelo de color profundo y cálido. | 130 | velvet winter
        wool | Wool = de lana | Wool that warms without weight. = Lana que abriga sin pesar. | 130 | wool winter
        merino | Merino wool = de lana merina | Fine merino wool that does not itch. = Lana merina fina que no pica. | 140 | wool
        cashmere | Cashmere = de cachemira | Cashmere, as soft as it gets. = Cachemira, lo más suave que hay. | 220 | cashmere elegant
        alpaca | Alpaca = de alpaca | Alpaca from small herds in the Andes. = Alpaca de pequeños rebaños de los Andes. | 160 | wool handmade
        denim | Denim = de tela vaquera | Sturdy denim that ages well. = Tela vaquera resistente que envejece bien. | 95 | denim
        recycled-denim | Recycled denim = de tela vaquera reciclada | Denim with a third of recycled fibres. = Tela vaquera con un tercio de fibras recicladas. | 100 | denim recycled sustainable
        corduroy | Corduroy = de pana | Fine-ribbed corduroy with a soft hand. = Pana fina de tacto suave. | 95 | autumn vintage
        leather | Leather = de piel | Vegetable-tanned leather. = Piel de curtido vegetal. | 160 | leather
        vegan-leather | Vegan leather = de piel vegana | Vegan leather, made partly from cactus. = Piel vegana, hecha en parte de cactus. | 90 | vegan-leather sustainable
        suede | Suede = de ante | Suede with a velvety surface. = Ante de superficie aterciopelada. | 140 | leather autumn
        nylon | Technical nylon = de nailon técnico | Nylon that dries in no time. = Nailon que se seca enseguida. | 90 | sporty
        recycled-nylon | Recycled nylon = de nailon reciclado | Yarn spun from old fishing nets. = Hilo hecho de viejas redes de pesca. | 105 | recycled sustainable
        recycled-polyester | Recycled = de poliéster reciclado | Made from recycled bottles. = Hecho con botellas recicladas. | 95 | recycled sustainable
        bamboo | Bamboo = de bambú | Bamboo fibre that lets the skin breathe. = Fibra de bambú que deja respirar la piel. | 105 | sustainable
        canvas | Canvas = de lona | Strong canvas with a firm weave. = Lona fuerte de trama firme. | 85 | casual
        jute | Jute = de yute | Natural jute, woven by hand. = Yute natural, tejido a mano. | 80 | handmade summer
        raffia | Raffia = de rafia | Raffia plaited by hand. = Rafia trenzada a mano. | 95 | handmade summer
        straw | Straw = de paja | Fine straw that keeps its shape. = Paja fina que conserva la forma. | 85 | summer
        felt | Felt = de fieltro | Dense wool felt. = Fieltro de lana denso. | 120 | wool
        beads | Beaded = de abalorios | Glass beads, sewn on one by one. = Abalorios de vidrio, cosidos uno a uno. | 120 | handmade party
        gold-plated | Gold-plated = con baño de oro | Plated with 18-carat gold. = Con un baño de oro de 18 quilates. | 130 | gold-plated
        silver | Silver = de plata | Sterling silver, polished by hand. = Plata de ley, pulida a mano. | 140 | silver
        brass | Brass = de latón | Brass that takes on a warm patina. = Latón que adquiere una pátina cálida. | 80 | vintage
        pearl | Freshwater pearl = de perlas de río | Freshwater pearls, no two alike. = Perlas de río, no hay dos iguales. | 170 | elegant
        glass | Glass = de vidrio | Glass blown in a small workshop. = Vidrio soplado en un pequeño taller. | 90 | handmade
        steel | Steel = de acero | Stainless steel that stays bright. = Acero inoxidable que conserva el brillo. | 105 | minimal
        silicone | Silicone = de silicona | Light silicone that shrugs off water. = Silicona ligera que no teme al agua. | 70 | sporty
        acetate | Acetate = de acetato | Polished acetate and UV 400 lenses. = Acetato pulido y lentes UV 400. | 100 |
        bio-acetate | Bio-acetate = de bioacetato | Bio-acetate from wood and cotton, UV 400 lenses. = Bioacetato de madera y algodón, lentes UV 400. | 120 | sustainable
        wood | Wooden = de madera | Light wood from old skateboards, UV 400 lenses. = Madera ligera de viejos monopatines, lentes UV 400. | 115 | sustainable handmade
        """
}
