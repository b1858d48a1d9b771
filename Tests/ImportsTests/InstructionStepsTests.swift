import Testing

@testable import Imports

@Suite("Instructions given as one text")
struct InstructionStepsTests {
    struct Text: Sendable {
        let text: String
        let steps: [String]
    }

    static let texts = [
        Text(text: "Chop.\n\nFry for 2 minutes. Serve.\r\n", steps: ["Chop.", "Fry for 2 minutes. Serve."]),
        Text(text: "1. Chop the onions. Keep them.\n2) Fry.\nStep 3: Serve", steps: ["Chop the onions. Keep them.", "Fry.", "Serve"]),
        Text(
            text: "1. Chop the onions. Keep them. 2. Fry at 180. Stir. 3. Serve.",
            steps: ["Chop the onions. Keep them.", "Fry at 180. Stir.", "Serve."]
        ),
        Text(text: "Chop the onions. Fry for 1.5 hours! Serve?", steps: ["Chop the onions.", "Fry for 1.5 hours!", "Serve?"]),
        Text(text: "Add 2 onions, e.g. red ones", steps: ["Add 2 onions, e.g. red ones"]),
        Text(text: "2 onions are enough", steps: ["2 onions are enough"]),
        Text(text: "Paso 1: Cortar. Paso 2: Freír.", steps: ["Cortar.", "Freír."]),
        Text(text: "  \n ", steps: []),
    ]

    @Test("are split by lines, numbers or sentences", arguments: texts)
    func split(_ text: Text) {
        #expect(InstructionSteps.split(text.text) == text.steps)
    }
}
