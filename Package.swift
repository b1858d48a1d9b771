// swift-tools-version: 6.2

import PackageDescription

/// One list of settings for every Swift target.
///
/// Warnings are errors only where the tests run (`CUPBOARD_STRICT=1`), so that a newer compiler's warning stops nobody who just builds.
let strict = Context.environment["CUPBOARD_STRICT"] == "1"

let swiftSettings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// A Swift library target of the house; each may use only what stands below it (ARCHITECTURE.md).
func library(_ name: String, uses dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swiftSettings)
}

func tests(_ name: String, of dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies + ["TestSupport"],
        exclude: exclude,
        swiftSettings: swiftSettings
    )
}

let package = Package(
    name: "Cupboard",
    products: [
        .executable(name: "cupboard", targets: ["cupboard"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CLibpq", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),

        library("Reactor", uses: ["CLinux"]),
        library("JSON", uses: ["CJansson"]),
        library("Curl", uses: ["CCurl"]),
        library("Sodium", uses: ["CSodium"]),
        library("Images"),
        library("IdentityTokens", uses: ["Curl", "JSON", "Reactor", "Sodium", .product(name: "JWTKit", package: "jwt-kit")]),
        library("GraphQL"),
        library("AttackDocuments"),
        library("HTTP", uses: ["Reactor", "CZlib"]),
        library("Postgres", uses: ["Reactor", "CLibpq", "CLinux"]),
        library("Planner", uses: ["GraphQL"]),
        library(
            "Mail",
            uses: ["Curl", "Planner", "Postgres", "Reactor", .product(name: "Logging", package: "swift-log")]
        ),
        library(
            "Domains",
            uses: ["IdentityTokens", "Mail", "Planner", "Postgres", "GraphQL", "Reactor", "Images", "Sodium"],
            resources: [
                "0001_recipes", "0002_places_and_words", "0003_donations", "0004_groceries", "0005_fashion", "0006_recipes_at_scale",
                "0007_search", "0008_accounts", "0009_email_outbox", "0010_photos", "0011_signing_in", "0012_people", "0013_api_keys",
                "0014_accounts_hardened",
            ].map {
                .embedInCode("Migrations/\($0).sql")
            }
        ),
        library("DemoData", uses: ["Postgres", "Sodium"]),
        library(
            "Gateway",
            uses: [
                "Domains", "Mail", "Planner", "Postgres", "GraphQL", "HTTP", "Images", "JSON", "Reactor", "Sodium",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .executableTarget(
            name: "cupboard",
            dependencies: [
                "AttackDocuments", "Gateway", "DemoData", "Domains", "Planner", "Postgres", "GraphQL", "HTTP", "JSON", "Reactor", "Curl",
                "IdentityTokens", "Sodium",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: swiftSettings
        ),

        .target(
            name: "TestSupport",
            dependencies: ["CLinux", "Postgres", "Reactor", "HTTP"],
            path: "Tests/TestSupport",
            swiftSettings: swiftSettings
        ),
        tests("GraphQLTests", of: ["AttackDocuments", "GraphQL", "JSON"]),
        tests("JSONTests", of: ["JSON"]),
        tests("ReactorTests", of: ["Reactor"]),
        .executableTarget(
            name: "http-test-server",
            dependencies: ["HTTP", "Reactor"],
            path: "Tests/HTTPTestServer",
            swiftSettings: swiftSettings
        ),
        tests("HTTPTests", of: ["http-test-server", "HTTP", "CLinux", "CZlib"]),
        tests("SodiumTests", of: ["Sodium"]),
        tests("ImagesTests", of: ["Images"], exclude: ["Pictures"]),
        tests(
            "IdentityTokensTests",
            of: ["IdentityTokens", "HTTP", "JSON", "Reactor", "Sodium", .product(name: "JWTKit", package: "jwt-kit")]
        ),
        tests("CurlTests", of: ["Curl", "HTTP", "Reactor"]),
        tests("MailTests", of: ["cupboard", "Mail", "Curl", "Domains", "JSON", "Planner", "Postgres", "Reactor"], exclude: ["Python"]),
        tests("PostgresTests", of: ["Postgres"]),
        tests("DemoDataTests", of: ["DemoData", "Domains", "Postgres", "Sodium"]),
        tests("PlannerTests", of: ["Planner", "Domains", "GraphQL"], exclude: ["Golden"]),
        tests(
            "GatewayTests",
            of: [
                "cupboard", "AttackDocuments", "Gateway", "DemoData", "Domains", "Planner", "Postgres", "GraphQL", "HTTP", "Images", "JSON",
                "IdentityTokens", "Mail", "Reactor", "Sodium", .product(name: "JWTKit", package: "jwt-kit"),
            ]
        ),
        tests("CommandLineTests", of: ["cupboard", "GraphQL", "HTTP", "JSON", "Reactor"]),
        tests("ClientTests", of: ["cupboard", "Postgres"], exclude: ["Python", "requirements.in", "requirements.txt"]),
    ]
)
