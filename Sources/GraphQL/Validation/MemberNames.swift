/// The first occurrence of each member of each type; a type and its extensions share the names of their members.
struct MemberNames {
    private struct Key: Hashable {
        let type: Int32
        let member: Int32
    }

    private var first: [Key: Int32] = [:]

    /// Records a member; returns the offset of an earlier member with the same name.
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
