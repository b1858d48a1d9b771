import Engine
import GraphQL
import Planner
import Postgres

/// The accounts that may read a seller's report, for administrators.
@FieldBindings var membersOfSeller: [FieldBinding] {
    restricted(to: .admin) {
        connection(
            "members",
            "Profile",
            orders: .fixed(.descending(.timestamp) { "\($0).member_since" }),
            from: { seller, _ in
                """
                SELECT profile.*, member.created_at AS member_since FROM seller_member AS member JOIN profile ON profile.id = member.account_id \
                WHERE member.seller_id = \(seller ?? "NULL")
                """
            }
        )
    }
}

/// The sellers whose reports an account may read.
@FieldBindings var sellersOfAccount: [FieldBinding] {
    many("sellers", "Seller", order: .ascending(.bigint) { "\($0).id" }) { account, _ in
        """
        SELECT seller.* FROM seller_member AS member JOIN seller ON seller.id = member.seller_id WHERE member.account_id = \(account ?? "NULL")
        """
    }
}

/// `addSellerMember`: allows an account to read a seller's report.
let addSellerMember = membership("addSellerMember", .sellerMemberAdded) { seller, account in
    "INSERT INTO seller_member (seller_id, account_id) VALUES (\(seller), \(account)) ON CONFLICT DO NOTHING"
}

/// `removeSellerMember`: removes an account's permission to read a seller's report.
let removeSellerMember = membership("removeSellerMember", .sellerMemberRemoved) { seller, account in
    "DELETE FROM seller_member WHERE seller_id = \(seller) AND account_id = \(account)"
}

/// Creates a mutation that lets an administrator change the members of a seller.
private func membership(
    _ name: StaticString,
    _ message: Message,
    _ change: @escaping @Sendable (_ seller: Int64, _ account: Int64) -> BoundStatement
) -> Mutation {
    mutation(name, for: .admin, in: .fashion) {
        changed("seller", "Seller")
    } rules: { input, call async throws(MutationFailure) in
        guard let seller = try input.id("sellerId", of: "seller"), let account = try input.accountID("accountId") else { throw .notFound }
        let found = try await call.first(
            Bool.self,
            "SELECT true FROM seller, account WHERE seller.id = \(seller) AND account.id = \(account) AND account.status <> 'DELETED'"
        )
        guard found != nil else { throw .notFound }
        try await call.execute(change(seller, account))
        var answer = MutationAnswer(message, of: AuditedObject("seller", seller), ["seller": .int(seller)])
        answer.details = ["account": .string("account_\(account)")]
        return answer
    }
}
