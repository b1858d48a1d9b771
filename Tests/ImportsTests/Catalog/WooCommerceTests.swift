import Importing
import Imports
import TestSupport
import Testing

@Suite("Products from WooCommerce", .tags(.database), .removesDatabases)
struct WooCommerceTests {
    private static let expected = [
        "Mistral shirt|TOP|Vela Branca|{ORANGE}|{S}|{linen,beach}|3900|t|https://www.shop.example/?post_type=product&p=501",
        "Mistral shirt|TOP|Vela Branca|{NAVY}|{S,M,L}|{linen,beach}|4100|t|https://www.shop.example/?post_type=product&p=501",
        "Cork belt|BELT|Shop|{BROWN}|{ONE_SIZE}|{cotton}|1990|t|https://www.shop.example/?post_type=product&p=502",
        "Straw hat|HAT|Shop|{BEIGE}|{ONE_SIZE}|{}|2900|t|https://www.shop.example/?post_type=product&p=508",
        "-20° white beanie|HAT|Shop|{WHITE}|{ONE_SIZE}|{}|124900|f|https://www.shop.example/?post_type=product&p=512",
    ]

    private static let facts = "title_en, category, brand, colors, sizes, tags, price_minor, in_stock, url"

    @Test("variations become sizes of items with the texts of their product, and mistakes are reported")
    func items() throws {
        let support = try FeedSupport()
        let (report, messages) = try support.run([ImportSupport.text("woocommerce.csv")], as: support.wooCommerce())
        #expect(report.counts == [6, 0, 0, 2] && report.other == 4, "\(messages)")
        #expect(
            messages == [
                "feed0: record 6 (line 7) skipped: product “506”: “parent” is “id:900”, and no variable product above has this id or SKU: a variation needs its product before it",
                "feed0: record 9 (line 10) skipped: product “509”: “Categories” is “Services”: the catalogue only has things to wear, such as Apparel & Accessories > Clothing > Dresses, shoes, bags and jewelry",
            ]
        )
        #expect(try support.items(Self.facts).sorted() == Self.expected.sorted())
        #expect(
            try support.items("colors, regexp_replace(description_en, E'\\\\s+', ' ', 'g'), images").prefix(3) == [
                "{ORANGE}|Soft linen. Sewn in Setúbal|{https://images.example/mistral-coral.jpg}",
                "{NAVY}|Soft linen. Sewn in Setúbal|{https://images.example/mistral-1.jpg,https://images.example/mistral-2.jpg}",
                #"{BROWN}|Light.|{"https://images.example/belt,1.jpg"}"#,
            ]
        )
        #expect(try support.run([ImportSupport.text("woocommerce.csv")], as: support.wooCommerce()).report.counts == [0, 0, 6, 2])
    }

    @Test("the sale ends with its last day")
    func sale() throws {
        let support = try FeedSupport()
        let text = try ImportSupport.text("woocommerce.csv").replacing("2026-11-15 23:59:59", with: "2026-11-14 23:59:59")
        try support.run([text], as: support.wooCommerce())
        #expect(try support.items("title_en, price_minor").contains("Cork belt|2490"))
    }

    private static let spanish = """
        ID,Tipo,SKU,Nombre,Publicado,"Visibilidad en el catálogo",Descripción,¿Existencias?,"Precio rebajado","Precio normal",Categorías,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1","Nombre del atributo 2","Valor(es) del atributo 2"
        21,variable,VEST,Vestido de rayas,1,visible,Ligero.,1,,,Mujer > Vestidos,,,Talla,"S, M",Color,Azul marino
        22,variation,VEST-S,Vestido de rayas - S,1,visible,,1,"25,50","39,90",,,VEST,Talla,S,,
        23,variation,VEST-M,Vestido de rayas - M,1,visible,,0,,"39,90",,,VEST,Talla,M,,

        """

    @Test("Spanish names of columns mean the same, and names in other languages are reported")
    func languages() throws {
        let support = try FeedSupport()
        let (report, messages) = try support.run([Self.spanish], as: support.wooCommerce(.es))
        #expect(report.counts == [2, 0, 0, 0], "\(messages)")
        #expect(
            try support.items("title_es, written_in, category, colors, sizes, price_minor, url")
                == ["Vestido de rayas|ES|DRESS|{NAVY}|{S}|2550|https://www.shop.example/?post_type=product&p=21"]
        )
        let german = try support.run(["ID,Typ,Artikelnummer,Name\n1,simple,x,Kleid\n"], as: support.wooCommerce())
        #expect(
            german.messages.first?.contains("the columns type (or tipo), regular_price (or precio_normal) are missing") == true,
            "\(german.messages)"
        )
    }

    @Test("a variation without its product before it, and a product without a number, are reported")
    func parents() throws {
        let support = try FeedSupport()
        let text = """
            ID,Type,SKU,Name,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
            8,variation,,Red hat - S,9,,HAT,Size,S
            7,variable,HAT,Red hat,,Hats,,Size,"S, M"
            9,variation,,Red hat - M,9,,HAT,Size,M
            10,variation,,Red hat - L,9,,,Size,L
            ,simple,CAP,Red cap,9,Hats,,,
            11,subscription,,Red cap every month,9,Hats,,,

            """
        let (report, messages) = try support.run([text], as: support.wooCommerce())
        #expect(report.counts == [1, 0, 0, 3] && report.other == 2, "\(messages)")
        #expect(
            messages == [
                "feed0: record 1 (line 2) skipped: product “8”: “parent” is “HAT”, and no variable product above has this id or SKU: a variation needs its product before it",
                "feed0: record 4 (line 5) skipped: product “10”: “parent” is empty: a variation needs its product before it",
                "feed0: record 5 (line 6) skipped: “id” is “”: the product's number in WooCommerce is needed, also for its address",
                "1 of the skipped products could not be identified, so nothing was marked as gone. Correct them, or repeat the import with --allow-incomplete",
            ]
        )
        #expect(try support.items("title_en, sizes") == ["Red hat|{M}"])
    }

    @Test("other attributes of variations make separate items")
    func options() throws {
        let support = try FeedSupport()
        let text = """
            ID,Type,Name,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)
            1,variable,Red top,,Tops,,pa_color,Red,Sleeve,"Long, Short",Care,Cold wash
            2,variation,Red top - Long,12.5,,id:1,,,Sleeve,Long,,
            3,variation,Red top - Short,9,,id:1,,,Sleeve,Short,,

            """
        let (report, messages) = try support.run([text], as: support.wooCommerce())
        #expect(report.counts == [2, 0, 0, 0], "\(messages)")
        #expect(
            try support.items("title_en, colors, price_minor") == [
                "Red top – Sleeve: Long|{RED}|1250", "Red top – Sleeve: Short|{RED}|900",
            ]
        )
    }
}
