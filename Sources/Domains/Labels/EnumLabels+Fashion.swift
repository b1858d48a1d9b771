extension EnumLabels {
    static let catalogCategory = EnumLabels(
        "CatalogCategory",
        Label("DRESS", "Dresses", "Vestidos"),
        Label("TOP", "Tops and shirts", "Camisetas y blusas"),
        Label("KNITWEAR", "Knitwear", "Punto"),
        Label("OUTERWEAR", "Coats and jackets", "Abrigos y chaquetas"),
        Label("TROUSERS", "Trousers", "Pantalones"),
        Label("JEANS", "Jeans", "Vaqueros"),
        Label("SKIRT", "Skirts", "Faldas"),
        Label("JUMPSUIT", "Jumpsuits", "Monos"),
        Label("SUIT", "Suits and blazers", "Trajes y blazers"),
        Label("ACTIVEWEAR", "Activewear", "Ropa deportiva"),
        Label("SWIMWEAR", "Swimwear", "Baño"),
        Label("NIGHTWEAR", "Nightwear", "Pijamas"),
        Label("HOSIERY", "Socks and tights", "Calcetines y medias"),
        Label("SHOES", "Shoes", "Zapatos"),
        Label("BAG", "Bags", "Bolsos"),
        Label("JEWELRY", "Jewelry", "Joyería"),
        Label("WATCH", "Watches", "Relojes"),
        Label("EYEWEAR", "Eyewear", "Gafas"),
        Label("SCARF", "Scarves", "Pañuelos y bufandas"),
        Label("HAT", "Hats", "Sombreros y gorros"),
        Label("BELT", "Belts", "Cinturones")
    )

    static let catalogColor = EnumLabels(
        "CatalogColor",
        Label("BLACK", "Black", "Negro"),
        Label("WHITE", "White", "Blanco"),
        Label("GREY", "Grey", "Gris"),
        Label("BEIGE", "Beige", "Beis"),
        Label("BROWN", "Brown", "Marrón"),
        Label("RED", "Red", "Rojo"),
        Label("PINK", "Pink", "Rosa"),
        Label("ORANGE", "Orange", "Naranja"),
        Label("YELLOW", "Yellow", "Amarillo"),
        Label("GREEN", "Green", "Verde"),
        Label("BLUE", "Blue", "Azul"),
        Label("NAVY", "Navy", "Azul marino"),
        Label("PURPLE", "Purple", "Morado"),
        Label("GOLD", "Gold", "Dorado"),
        Label("SILVER", "Silver", "Plateado"),
        Label("MULTICOLOR", "Multicolour", "Multicolor"),
        Label("OTHER", "Other colour", "Otro color")
    )

    static let fashion = [
        catalogCategory,
        catalogColor,
        EnumLabels(
            "CollectionTheme",
            Label("SEASON", "Seasons", "Temporadas"),
            Label("OCCASION", "Occasions", "Ocasiones"),
            Label("STYLE", "Styles", "Estilos"),
            Label("COLOR", "Colours", "Colores"),
            Label("MATERIAL", "Materials", "Materiales"),
            Label("TRAVEL", "Travel", "Viajes"),
            Label("SUSTAINABLE", "Sustainable", "Sostenible"),
            Label("GIFT", "Gifts", "Regalos")
        ),
        EnumLabels(
            "CatalogItemOrderField",
            Label("RELEVANCE", "Relevance", "Relevancia"),
            Label("DELIVERY_TIME", "Delivery time", "Plazo de entrega"),
            Label("PRICE", "Price", "Precio"),
            Label("POPULARITY", "Popularity", "Popularidad"),
            Label("NEWEST", "Newest", "Más recientes"),
            Label("INTEREST", "Picked for you", "Elegido para ti"),
            Label("TAGS", "Tags of the collection", "Etiquetas de la colección"),
            Label("TITLE", "Title", "Título")
        ),
        EnumLabels(
            "ItemReaction",
            Label("LIKE", "I like it", "Me gusta"),
            Label("DISLIKE", "I do not like it", "No me gusta"),
            Label("NONE", "No reaction", "Sin reacción")
        ),
    ]
}
