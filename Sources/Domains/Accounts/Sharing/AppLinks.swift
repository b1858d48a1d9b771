import GraphQL
import Mail
import Planner

/// `Query.appLinks`: where the app is, to be shared, had for a phone, and rated.
func appLinks(to app: AppAddress) -> [FieldBinding] {
    memory("appLinks") { ["shareUrl": .string(app.base), "appStoreUrl": app.store.map { .string($0) } ?? .null] }
}
