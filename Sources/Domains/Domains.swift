public import GraphQL
public import Planner

/// All domains: their bindings and their tables.
public enum Domains {
    /// The bindings of every type, for the schema whose fingerprint is given.
    public static func bindings(schemaVersion: String) -> [ObjectBinding] {
        [
            queryRoot {
                serverQueries(schemaVersion: schemaVersion)
                recipeQueries
            }
        ] + accountBindings + recipeBindings
    }

    /// A schema with the bindings of all domains; throws when they disagree.
    public static func catalog(schema: Schema, schemaVersion: String) throws(CatalogError) -> Catalog {
        try Catalog(schema: schema, objects: bindings(schemaVersion: schemaVersion))
    }
}
