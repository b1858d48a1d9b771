import Languages
import Mail
import Postgres

/// The place and the time of a promised request, and the contact of the other side, as one side learns them by e-mail.
struct FoodPickUp: Decodable, Sendable {
    /// A request and the side that reads the details.
    struct Key: Hashable {
        let request: Int64
        let reader: Int64
    }

    let request: Int64
    let reader: Int64
    let address: String
    /// The URL of a map with the exact position.
    ///
    /// Nil if the donor gave only an address. The stored point is then the middle of the area.
    let map: String?
    let timeZone: String
    let englishTime: String
    let spanishTime: String
    let name: String
    let email: String?
    let phone: String?

    /// The statement that reads the details of the promised requests among `requests`, for both sides of each.
    ///
    /// The contact of the receiver is the account's own. An unconfirmed e-mail may belong to another person, so it is left out.
    static func statement(for requests: [Int64]) -> BoundStatement {
        """
        SELECT request.id AS request, reader.id AS reader, post.address, reader.time_zone,
            CASE WHEN post.has_exact_point
                THEN 'https://www.google.com/maps/dir/?api=1&destination=' || map_position(post.latitude, post.longitude) END AS map,
            to_char(local.time, 'FMDay, FMMonth FMDD, YYYY, FMHH12:MI AM') AS english_time,
            (ARRAY['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])[extract(isodow FROM local.time)]
                || to_char(local.time, ', FMDD "de" ')
                || (ARRAY['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre',
                    'noviembre', 'diciembre'])[extract(month FROM local.time)]
                || to_char(local.time, ' "de" YYYY, FMHH24:MI') AS spanish_time,
            CASE WHEN local.is_donor THEN receiver.name ELSE post.contact_name END AS name,
            CASE WHEN NOT local.is_donor THEN post.contact_email WHEN receiver.email_verified THEN receiver.email END AS email,
            CASE WHEN local.is_donor THEN receiver.phone ELSE post.contact_phone END AS phone
        FROM food_request AS request
        JOIN food_post AS post ON post.id = request.food_post_id
        JOIN account AS receiver ON receiver.id = request.receiver_id
        JOIN account AS reader ON reader.id IN (request.donor_id, request.receiver_id)
        CROSS JOIN LATERAL (
            SELECT post.expires_at AT TIME ZONE reader.time_zone AS time, reader.id = request.donor_id AS is_donor
        ) AS local
        WHERE request.id = ANY (\(requests)) AND request.reserved_quantity > 0
        """
    }

    /// The details for the e-mail.
    var details: EmailTemplate.PickUp {
        EmailTemplate.PickUp(
            place: address,
            map: map,
            until: ("\(englishTime) (\(timeZone))", "\(spanishTime) (\(timeZone))"),
            name: name,
            email: replyTo,
            phone: phone
        )
    }

    /// The address for replies to the e-mail.
    var replyTo: EmailAddress? { email.flatMap { EmailAddress($0) } }
}

extension [FoodPickUp] {
    /// The details by request and reader.
    var byKey: [FoodPickUp.Key: FoodPickUp] {
        Dictionary(map { (FoodPickUp.Key(request: $0.request, reader: $0.reader), $0) }) { first, _ in first }
    }
}
