extension EnumLabels {
    static let foodType = EnumLabels(
        "FoodType",
        Label("PREPARED_MEAL", "Prepared meals", "Comida preparada"),
        Label("BAKED_GOODS", "Bread and cakes", "Pan y bollería"),
        Label("PRODUCE", "Fruit and vegetables", "Frutas y verduras"),
        Label("DAIRY_AND_EGGS", "Dairy and eggs", "Lácteos y huevos"),
        Label("MEAT_AND_FISH", "Meat and fish", "Carne y pescado"),
        Label("PANTRY", "Pantry", "Despensa"),
        Label("FROZEN", "Frozen food", "Congelados"),
        Label("BEVERAGES", "Drinks", "Bebidas"),
        Label("BABY_FOOD", "Baby food", "Comida para bebés"),
        Label("OTHER", "Other", "Otros")
    )

    static let donations = [
        foodType,
        EnumLabels(
            "FoodUnit",
            Label("PORTION", "Portions", "Raciones"),
            Label("PIECE", "Pieces", "Unidades"),
            Label("KILOGRAM", "Kilograms", "Kilogramos"),
            Label("LITER", "Litres", "Litros"),
            Label("LOAF", "Loaves", "Barras de pan"),
            Label("BAG", "Bags", "Bolsas"),
            Label("BOX", "Boxes", "Cajas"),
            Label("TRAY", "Trays", "Bandejas"),
            Label("PACK", "Packs", "Paquetes"),
            Label("CAN", "Tins", "Latas"),
            Label("JAR", "Jars", "Tarros"),
            Label("BOTTLE", "Bottles", "Botellas")
        ),
        EnumLabels(
            "FoodPostStatus",
            Label("AVAILABLE", "Available", "Disponible"),
            Label("PROMISED", "All promised", "Todo prometido"),
            Label("EXPIRED", "Expired", "Caducada")
        ),
        EnumLabels(
            "FoodRequestStatus",
            Label("PENDING", "Pending", "Pendiente"),
            Label("ACCEPTED", "Accepted", "Aceptada"),
            Label("DECLINED", "Declined", "Rechazada"),
            Label("RESERVED", "Reserved", "Reservada"),
            Label("WITHDRAWN", "Withdrawn", "Retirada"),
            Label("CANCELLED", "Cancelled", "Cancelada"),
            Label("EXPIRED", "Expired", "Caducada")
        ),
        EnumLabels(
            "FoodPostOrderField",
            Label("RELEVANCE", "Relevance", "Relevancia"),
            Label("QUANTITY", "Quantity", "Cantidad"),
            Label("DISTANCE", "Distance", "Distancia"),
            Label("NEWEST", "Newest", "Más recientes"),
            Label("EXPIRES", "Expiry", "Caducidad")
        ),
        EnumLabels(
            "DirectionsProvider",
            Label("APPLE_MAPS", "Apple Maps", "Mapas de Apple"),
            Label("GOOGLE_MAPS", "Google Maps", "Google Maps")
        ),
    ]
}
