/// Where each member of each type was named first: members of a type and of its extensions share their names.
struct MemberNames {
    private struct Key: Hashable {
        let type: Int32
        let member: Int32
    }

    private var first: [Key: Int32] = [:]

    /// Notes a member; gives the place of the one that has the same name already.
    mutating func insert(_ member: Name, of type: Name, _ context: inout ValidationContext) -> Int32? {
        let key = Key(
            type: context.names.id(of: type, in: context.document),
            member: context.names.id(of: member, in: context.document)
        )
        guard let start = first[key] else {
            first[key] = member.start
            return nil
        }
        return start
    }
}
