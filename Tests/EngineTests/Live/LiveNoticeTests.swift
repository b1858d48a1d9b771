import Testing

@testable import Engine

@Suite("Notices of the database")
struct LiveNoticeTests {
    @Test("name an event and what it befell, for all or for accounts")
    func items() throws {
        let posts = try #require(LiveNotice("food_post_added 12 13"))
        #expect(posts.event == "food_post_added")
        #expect(posts.items.map(\.number) == [12, 13])
        #expect(posts.items.allSatisfy { $0.account == nil })
        let viewers = try #require(LiveNotice("viewer PROFILE@5 SETTINGS@9223372036854775807"))
        #expect(viewers.items.map(\.key) == ["PROFILE", "SETTINGS"])
        #expect(viewers.items.map(\.account) == [5, .max])
        #expect(viewers.items.allSatisfy { $0.number == nil })
    }

    @Test("say by the name alone that more happened than they hold")
    func lookAgain() {
        #expect(LiveNotice("food_post_added")?.items == [])
    }

    @Test(
        "are passed over when no program of ours has written them",
        arguments: ["", " ", "a ", " 1", "a  1", "a @5", "a 1@", "a 1@x", "a 1@2@3"]
    )
    func others(payload: String) {
        #expect(LiveNotice(payload) == nil)
    }
}
