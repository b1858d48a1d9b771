// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target.
///
/// Warnings are errors only when the tests run (`CUPBOARD_STRICT=1`), so that a newer compiler's warnings don't break other builds.
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

/// Optimizes libraries and tools, because the tests take several times as long without it.
///
/// Assertions stay enabled for the tests. Whole-module optimization is faster and does not crash the compiler. It uses threads, because the
/// package manager expects an object file for each source file.
let libraryOptimization: [SwiftSetting] =
    strict
    ? [.unsafeFlags(["-O", "-assert-config", "Debug", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"])]
    : []

/// Targets that the tests run so rarely that optimizing them would take longer.
let runsSeldom: Set = ["IdentityTokens", "Importing", "Imports"]

/// The page in the folder of each target.
let readme = ["README.md"]

/// A Swift library target of this project.
///
/// It may depend only on lower layers (ARCHITECTURE.md).
func library(_ name: String, uses dependencies: [Target.Dependency] = [], plugins: [Target.PluginUsage] = []) -> Target {
    let optimization = runsSeldom.contains(name) ? [] : libraryOptimization
    return .target(
        name: name,
        dependencies: dependencies,
        exclude: readme,
        swiftSettings: swiftSettings + optimization,
        plugins: plugins
    )
}

func tests(_ name: String, of dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies + ["TestSupport"],
        exclude: exclude,
        swiftSettings: swiftSettings
    )
}

/// A library of the tests.
func support(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: swiftSettings)
}

/// A program that tests or measures the product.
func tool(_ name: String, in folder: String, uses dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Tests/\(folder)", swiftSettings: swiftSettings + libraryOptimization)
}

let package = Package(
    name: "Cupboard",
    products: [
        .executable(name: "cupboard", targets: ["cupboard"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CLibpq", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
        .systemLibrary(name: "CCsv", providers: [.apt(["libcsv-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .systemLibrary(name: "CLibxml2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),

        library("Bytes"),
        library("Caching"),
        library("Reactor", uses: ["CLinux"]),
        library("JSON", uses: ["CJansson"]),
        library("Curl", uses: ["CCurl"]),
        library("Links", uses: ["Curl"]),
        library("Sodium", uses: ["CSodium"]),
        library("Images", uses: ["CZlib"]),
        library("Drawings", uses: ["CZlib"]),
        library("IdentityTokens", uses: ["COpenSSL", "Curl", "JSON", "Links", "Reactor", "Sodium"]),
        library("Geocoding", uses: ["Caching", "Curl", "JSON", "Reactor"]),
        library("GraphQL"),
        library("Languages"),
        library("SearchText"),
        library("JSONValues", uses: ["GraphQL", "JSON"]),
        library("HTTP", uses: ["Reactor", "COpenSSL", "CZlib"]),
        library("Postgres", uses: ["Caching", "Reactor", "CLibpq", "CLinux"]),
        library("Planner", uses: ["GraphQL", "SearchText", "Sodium"]),
        library("Coverage", uses: ["Planner", "GraphQL"]),
        library(
            "Mail",
            uses: ["Curl", "Languages", "Postgres", "Reactor", .product(name: "Logging", package: "swift-log")]
        ),
        library(
            "Push",
            uses: ["COpenSSL", "Curl", "JSON", "Postgres", "Reactor", "Sodium", .product(name: "Logging", package: "swift-log")]
        ),
        library(
            "Engine",
            uses: [
                "Bytes", "Caching", "Planner", "Postgres", "GraphQL", "JSON", "JSONValues", "Reactor", "SearchText", "Sodium",
            ]
        ),
        library("Checking", uses: ["Coverage", "Engine", "Planner", "Postgres", "GraphQL", "JSON"]),
        library(
            "Domains",
            uses: [
                "Caching", "Engine", "Geocoding", "IdentityTokens", "Languages", "Mail", "Planner", "Postgres", "Push", "GraphQL",
                "Reactor", "Images", "SearchText", "Sodium",
                .product(name: "Logging", package: "swift-log"),
            ],
            plugins: ["EmbedSQL"]
        ),
        library("HTML", uses: ["CLibxml2"]),
        library("Importing", uses: ["CCsv", "CExpat", "CZip", "CZlib", "HTML", "JSON", "Postgres", "Reactor", "Sodium"]),
        library("Imports", uses: ["HTML", "Importing", "JSON", "Links", "Postgres", "Sodium"], plugins: ["EmbedSQL"]),
        library("DemoData", uses: ["Drawings", "Languages", "Mail", "Postgres", "Sodium"]),
        library(
            "Gateway",
            uses: [
                "Bytes", "Caching", "Coverage", "Domains", "Drawings", "Engine", "Languages", "Mail", "Planner", "Postgres", "Push",
                "GraphQL",
                "HTTP",
                "Images", "JSON", "JSONValues", "Reactor", "Sodium",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .executableTarget(
            name: "cupboard",
            dependencies: [
                "Checking", "Engine", "Gateway", "DemoData", "Domains", "Importing", "Imports", "Languages", "Mail", "Planner", "Postgres",
                "Push", "GraphQL", "HTTP", "JSON", "JSONValues", "Reactor", "Curl", "Geocoding", "IdentityTokens", "Sodium",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: readme,
            swiftSettings: swiftSettings
        ),

        // Embeds the SQL files of a target.
        .plugin(name: "EmbedSQL", capability: .buildTool(), dependencies: ["embed-sql"]),
        .executableTarget(name: "embed-sql", path: "Plugins/embed-sql", swiftSettings: swiftSettings),

        // Only for development: data and programs of the tests and benchmarks, not part of `cupboard`.
        support("AttackDocuments"),
        support("PlainData", uses: ["GraphQL"]),
        support("PlanningSupport", uses: ["Domains", "Languages", "Planner", "GraphQL"]),
        tool(
            "cupboard-conformance",
            in: "Conformance",
            uses: ["GraphQL", "JSON", "JSONValues", "PlainData", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        tool(
            "cupboard-language-benchmark",
            in: "LanguageBenchmark",
            uses: ["AttackDocuments", "Engine", "GraphQL", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        tool("http-test-server", in: "HTTPTestServer", uses: ["HTTP", "Reactor"]),
        support("TestSupport", uses: ["CLinux", "Postgres", "Reactor", "HTTP"]),
        support(
            "ServiceSupport",
            uses: [
                "Coverage", "DemoData", "Domains", "Engine", "GraphQL", "IdentityTokens", "JSON", "JSONValues", "Languages", "Planner",
                "Postgres",
                "Reactor", "Sodium", "TestSupport", "TokenSigning",
            ]
        ),
        support("TokenSigning", uses: ["COpenSSL", "Sodium"]),
        tests("GraphQLTests", of: ["AttackDocuments", "GraphQL", "JSON", "JSONValues", "PlainData"]),
        tests("JSONTests", of: ["GraphQL", "JSON", "JSONValues"]),
        tests("CachingTests", of: ["Caching"]),
        tests(
            "EngineTests",
            of: [
                "AttackDocuments", "Coverage", "Domains", "Engine", "GraphQL", "JSON", "JSONValues", "Languages", "Planner", "Postgres",
                "Reactor",
                "ServiceSupport",
            ]
        ),
        tests("CheckingTests", of: ["Checking", "Coverage", "Domains", "Engine", "GraphQL", "Planner", "Postgres", "ServiceSupport"]),
        tests("ReactorTests", of: ["CLinux", "Reactor"]),
        tests("HTTPTests", of: ["http-test-server", "HTTP", "CLinux", "CZlib"]),
        tests("SodiumTests", of: ["Sodium"]),
        tests("DrawingsTests", of: ["CZlib", "Drawings", "Images"]),
        tests("ImagesTests", of: ["CZlib", "Images"], exclude: ["Pictures"]),
        tests(
            "IdentityTokensTests",
            of: ["IdentityTokens", "TokenSigning", "HTTP", "JSON", "Reactor", "Sodium"]
        ),
        tests("CurlTests", of: ["Curl", "HTTP", "Reactor"]),
        tests("GeocodingTests", of: ["Geocoding", "HTTP", "Reactor"]),
        tests("HTMLTests", of: ["HTML"]),
        tests("LinksTests", of: ["Links"]),
        tests("SearchTextTests", of: ["SearchText"]),
        tests(
            "MailTests",
            of: ["cupboard", "Mail", "Curl", "Domains", "JSON", "Languages", "Planner", "Postgres", "Reactor"],
            exclude: ["Python"]
        ),
        tests(
            "PushTests",
            of: [
                "cupboard", "COpenSSL", "Push", "Curl", "Domains", "HTTP", "JSON", "Planner", "Postgres", "Reactor", "Sodium",
                "TokenSigning",
            ]
        ),
        tests("PostgresTests", of: ["Postgres"]),
        tests(
            "DomainsTests",
            of: [
                "Coverage", "DemoData", "Domains", "Engine", "GraphQL", "Languages", "Mail", "Planner", "Postgres", "Reactor",
                "ServiceSupport",
                "Sodium",
            ]
        ),
        tests("ImportingTests", of: ["CZlib", "Importing"]),
        tests(
            "ImportsTests",
            of: ["cupboard", "GraphQL", "Importing", "Imports", "Languages", "Postgres", "ServiceSupport", "Sodium"],
            exclude: ["Samples"]
        ),
        tests("DemoDataTests", of: ["DemoData", "Domains", "Languages", "Postgres", "Sodium"]),
        tests(
            "PlannerTests",
            of: ["Coverage", "PlanningSupport", "Languages", "Planner", "Domains", "GraphQL", "Sodium"],
            exclude: ["Golden"]
        ),
        tests("CoverageTests", of: ["Coverage", "Languages", "PlanningSupport", "Planner", "GraphQL"]),
        tests(
            "GatewayTests",
            of: [
                "cupboard", "AttackDocuments", "Checking", "Coverage", "Drawings", "Engine", "Gateway", "Geocoding", "ServiceSupport",
                "DemoData", "Domains", "Languages", "Planner", "Postgres", "GraphQL",
                "HTTP",
                "Images", "JSON", "JSONValues", "IdentityTokens", "Mail", "Reactor", "Sodium", "TokenSigning",
            ]
        ),
        tests("CommandLineTests", of: ["cupboard", "GraphQL", "HTTP", "JSON", "Reactor"]),
        tests(
            "ClientTests",
            of: ["cupboard", "Domains", "Postgres"],
            exclude: ["Browser", "Load", "Python", "requirements.in", "requirements.txt"]
        ),
    ]
)
