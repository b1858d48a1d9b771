import TestSupport

// Executable definitions.
extension GrammarGenerator {
    mutating func executableDefinition() {
        defer { isOpen = false }
        if random.once(in: 3) {
            if isOpen { add("query") } else { addOptional("query") }
            return selectionSet()
        }
        description()
        if random.once(in: 2) {
            add("fragment")
            name(except: "on")
            add("on")
            name()
        } else {
            add(random.pick(["query", "mutation", "subscription"]))
            // An anonymous operation always has variables here, because without them it could be printed in short form.
            let isNamed = !random.once(in: 4)
            if isNamed { name() }
            if !isNamed || random.once(in: 2) { enclosed("(", ")") { $0.variableDefinition() } }
        }
        directives(isConstant: false)
        selectionSet()
    }

    private mutating func variableDefinition() {
        description()
        add("$")
        name()
        add(":")
        type()
        defaultValue()
        directives(isConstant: true)
    }

    private mutating func selectionSet(depth: Int = 0) {
        enclosed("{", "}") { $0.selection(depth: depth + 1) }
    }

    private mutating func selection(depth: Int) {
        switch random.number(0...5) {
        case 0:
            add("...")
            name(except: "on")
            directives(isConstant: false)
        case 1 where depth < 5:
            add("...")
            perhaps {
                $0.add("on")
                $0.name()
            }
            directives(isConstant: false)
            selectionSet(depth: depth)
        default:
            perhaps {
                $0.name()
                $0.add(":")
            }
            name()
            arguments(isConstant: false)
            directives(isConstant: false)
            if depth < 5, random.once(in: 3) { selectionSet(depth: depth) }
        }
    }

    private mutating func defaultValue() {
        perhaps {
            $0.add("=")
            $0.value(isConstant: true)
        }
    }
}

// Type system definitions and extensions.
extension GrammarGenerator {
    mutating func typeSystemDefinition() {
        isOpen = false
        let isExtension = random.once(in: 3)
        if isExtension { add("extend") } else { description() }
        switch random.number(0...7) {
        case 0: schemaDefinition(isExtension: isExtension)
        case 1 where !isExtension: directiveDefinition()
        case 2: typeDefinition("scalar", isExtension: isExtension, needsDirective: isExtension) { _ in }
        case 3:
            typeDefinition("union", isExtension: isExtension) {
                $0.add("=")
                $0.delimited(by: "|") { $0.name() }
            }
        case 4: typeDefinition("enum", isExtension: isExtension) { $0.enclosed("{", "}") { $0.enumValueDefinition() } }
        case 5: typeDefinition("input", isExtension: isExtension) { $0.enclosed("{", "}") { $0.inputValueDefinition() } }
        default:
            typeDefinition(random.pick(["type", "interface"]), isExtension: isExtension, canImplement: true) {
                $0.enclosed("{", "}") { $0.fieldDefinition() }
            }
        }
    }

    /// Adds a type definition, which can be empty, or an extension, which must add something.
    private mutating func typeDefinition(
        _ keyword: String,
        isExtension: Bool,
        canImplement: Bool = false,
        needsDirective: Bool = false,
        members: (inout Self) -> Void
    ) {
        add(keyword)
        name()
        if canImplement {
            perhaps {
                $0.add("implements")
                $0.delimited(by: "&") { $0.name() }
            }
        }
        directives(isConstant: true, atLeastOne: needsDirective)
        if isExtension || random.once(in: 2) { return members(&self) }
        isOpen = keyword != "scalar" && keyword != "union"
    }

    private mutating func schemaDefinition(isExtension: Bool) {
        add("schema")
        directives(isConstant: true)
        if isExtension, random.once(in: 2) {
            isOpen = true
            return directives(isConstant: true, atLeastOne: true)
        }
        enclosed("{", "}") {
            $0.add($0.random.pick(["query", "mutation", "subscription"]), ":")
            $0.name()
        }
    }

    private mutating func directiveDefinition() {
        add("directive", "@")
        name()
        argumentDefinitions()
        perhaps { $0.add("repeatable") }
        add("on")
        delimited(by: "|") { $0.add($0.random.pick(Self.locations)) }
    }

    private mutating func fieldDefinition() {
        description()
        name()
        argumentDefinitions()
        add(":")
        type()
        directives(isConstant: true)
    }

    private mutating func argumentDefinitions() {
        perhaps { $0.enclosed("(", ")") { $0.inputValueDefinition() } }
    }

    private mutating func inputValueDefinition() {
        description()
        name()
        add(":")
        type()
        defaultValue()
        directives(isConstant: true)
    }

    private mutating func enumValueDefinition() {
        description()
        name(except: "true", "false", "null")
        directives(isConstant: true)
    }
}
