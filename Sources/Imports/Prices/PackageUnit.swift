/// The unit of a package, by the words for it in English and Spanish.
enum PackageUnit {
    /// Grams per unit.
    case weight(Double)
    /// A number of a value of `MeasurementUnit`.
    case measure(String, Double)
    /// A unit whose weight depends on the food, and which recipes do not have.
    case unknownWeight

    /// The units that messages name.
    static let examples = "g, kg, lb, oz, ml, cl, l, fl oz, pt, qt, gal, cup, piece, dozen, slice, clove, sprig"

    /// The units by their names in lower case.
    static let named: [String: PackageUnit] = Dictionary(
        uniqueKeysWithValues: names.flatMap { unit, names in names.split(separator: ",").map { (String($0), unit) } }
    )

    /// US units, as shops in the United States use them.
    ///
    /// Source: NIST Handbook 44, Appendix C, https://www.nist.gov/pml/owm/nist-handbook-44-current-edition
    private static let names: [(PackageUnit, String)] = [
        (.weight(1), "g,gr,gram,grams,gramo,gramos"),
        (.weight(1_000), "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramo,kilogramos"),
        (.weight(0.001), "mg"),
        (.weight(453.59237), "lb,lbs,pound,pounds,libra,libras"),
        (.weight(28.349523125), "oz,ounce,ounces,onza,onzas"),
        (.measure("MILLILITER", 1), "ml,cc,milliliter,milliliters,millilitre,millilitres,mililitro,mililitros"),
        (.measure("MILLILITER", 10), "cl,centiliter,centiliters,centilitre,centilitres,centilitro,centilitros"),
        (.measure("MILLILITER", 100), "dl,deciliter,deciliters,decilitre,decilitres,decilitro,decilitros"),
        (.measure("LITER", 1), "l,lt,lts,liter,liters,litre,litres,litro,litros"),
        (.measure("MILLILITER", 29.5735295625), "fl oz,floz,fluid ounce,fluid ounces,onza líquida,onzas líquidas"),
        (.measure("MILLILITER", 473.176473), "pt,pint,pints,pinta,pintas"),
        (.measure("MILLILITER", 946.352946), "qt,quart,quarts,cuarto de galón"),
        (.measure("MILLILITER", 3_785.411784), "gal,gallon,gallons,galón,galones"),
        (.measure("CUP", 1), "cup,cups,taza,tazas"),
        (
            .measure("PIECE", 1),
            "piece,pieces,pc,pcs,unit,units,each,ea,ct,count,pieza,piezas,pza,pzas,ud,uds,u,unidad,unidades"
        ),
        (.measure("PIECE", 12), "dozen,dozens,doz,dz,docena,docenas"),
        (.measure("SLICE", 1), "slice,slices,rebanada,rebanadas,loncha,lonchas"),
        (.measure("CLOVE", 1), "clove,cloves,diente,dientes"),
        (.measure("SPRIG", 1), "sprig,sprigs,ramita,ramitas"),
        (
            .unknownWeight,
            "bunch,bunches,manojo,manojos,atado,atados,bag,bags,bolsa,bolsas,box,boxes,caja,cajas,can,cans,lata,latas,jar,jars"
        ),
    ]
}
