import TestSupport
import Testing

@testable import Drawings

@Suite("Names of drawings")
struct DrawingNameTests {
    /// Every motif, each with a different variation and view.
    static let drawings: [Drawing] = {
        var motifs: [Drawing.Motif] = []
        for cuisine in Cuisine.allCases {
            for vessel in Dish.Vessel.allCases {
                for food in Dish.Food.allCases { motifs.append(.dish(Dish(cuisine: cuisine, vessel: vessel, food: food))) }
            }
        }
        for category in Garment.Category.allCases {
            for color in ItemColor.allCases { motifs.append(.item(Garment(category: category, color: color))) }
        }
        motifs += CollectionTheme.allCases.map { .collection($0) }
        return motifs.enumerated().map { place, motif in
            Drawing(motif, variation: place * 37 % 256, view: Drawing.View.allCases[place % 3])
        }
    }()

    @Test("each name is parsed to its drawing, and all names are unique")
    func roundTrip() {
        for drawing in Self.drawings { #expect(Drawing(name: Array(drawing.name.utf8).span) == drawing) }
        #expect(Set(Self.drawings.map(\.name)).count == Self.drawings.count)
        #expect(Self.drawings[0].name == "recipe/american-plate-greens-0-1.png")
    }

    @Test(
        "other names are rejected",
        arguments: [
            "", ".png", "/", "recipe/", "recipe/thai-bowl-fish-57-1", "recipe/thai-bowl-fish-57-1.PNG", "Recipe/thai-bowl-fish-57-1.png",
            "recipe/thai-bowl-fish-057-1.png", "recipe/thai-bowl-fish-+57-1.png", "recipe/thai-bowl-fish--1-1.png",
            "recipe/thai-bowl-fish-256-1.png", "recipe/thai-bowl-fish-57-0.png", "recipe/thai-bowl-fish-57-4.png",
            "recipe/thai-bowl-fish-57-1.png.png", "recipe/thai-bowl-fish-57-1.png/", "/recipe/thai-bowl-fish-57-1.png",
            "recipe/thai-bowl-57-1.png", "recipe/thai-bowl-fish-dark-57-1.png", "recipe/klingon-bowl-fish-57-1.png",
            "item/thai-bowl-fish-57-1.png", "item/dress-red-57-1.jpg", "item/dress-RED-57-1.png",
            "item/dress-red-57-1.png?x", "item/dress--red-57-1.png",
            "collection/57-1.png", "collection/season-57.png", "collection/../recipe/season-1-1.png", "recipe%2Fthai-bowl-fish-57-1.png",
            "recipe/thai-bowl-fish-99999999999999999999-1.png", "recipe/thai-bowl-fish-٥٧-1.png", "item/dress-red-57-1.png\0",
            String(repeating: "a", count: 65),
        ]
    )
    func refused(name: String) {
        #expect(Drawing(name: Array(name.utf8).span) == nil)
    }

    @Test("damaged names are rejected, or belong to other drawings")
    func damaged() {
        var dice = SeededGenerator(seed: 20)
        for drawing in Self.drawings {
            var name = Array(drawing.name.utf8)
            let place = Int.random(in: name.indices, using: &dice)
            switch Int.random(in: 0..<3, using: &dice) {
            case 0: name[place] = UInt8.random(in: 0...255, using: &dice)
            case 1: name.remove(at: place)
            default: name.insert(UInt8.random(in: 0...255, using: &dice), at: place)
            }
            if let read = Drawing(name: name.span) { #expect(Array(read.name.utf8) == name) }
        }
    }
}
