/// The reports, feedback, invitations and linked identities of residents, and the decisions of administrators.
enum ResidentDealings {
    static let statements = [reports, restriction, feedback, referrals, identities]

    /// Reports; administrators have resolved some of them.
    private static let reports = """
        INSERT INTO report (account_id, reporter_id, reason, status, note, resolver_id, created_at, resolved_at)
        SELECT about.id, reporter.id, said.reason, said.status::report_status, said.note,
            CASE WHEN said.status <> 'OPEN' THEN (SELECT min(account.id) FROM account WHERE email = 'admin@cupboard.example' AND is_admin) END,
            CURRENT_DATE - said.days * interval '1 day', CASE WHEN said.status <> 'OPEN' THEN CURRENT_DATE - (said.days - 1) * interval '1 day' END
        FROM (VALUES
            ('reported', 'bernat', 'Pidió comida cuatro veces y no apareció ninguna.', 'OPEN', NULL, 2),
            ('reported', 'gloria', 'Insulta en las notas de sus solicitudes.', 'OPEN', NULL, 1),
            ('disabled', 'desmond', 'Sold me food that was to be given away.', 'UPHELD', 'Admitted by e-mail. Account disabled.', 9),
            ('disabled', 'unconfirmed', 'Asks for money at the door.', 'UPHELD', NULL, 8),
            ('cook', 'reported', 'No me gustó su gazpacho.', 'DISMISSED', 'No es motivo de denuncia.', 6),
            ('amelia', 'hollis', 'Gives three stars to everything.', 'DISMISSED', NULL, 15)
        ) AS said (key, reporter, reason, status, note, days)
        JOIN resident AS about ON about.key = said.key
        JOIN resident AS reporter ON reporter.key = said.reporter
        ORDER BY said.days DESC
        """

    /// The restriction of the disabled account after the first report.
    private static let restriction = """
        UPDATE account SET restricted_at = CURRENT_DATE - interval '8 days' WHERE id = (SELECT id FROM resident WHERE key = 'disabled')
        """

    private static let feedback = """
        INSERT INTO app_feedback (author_id, stars, comment, created_at)
        SELECT resident.id, said.stars, said.comment, CURRENT_DATE - said.days * interval '1 day'
        FROM (VALUES
            ('planner', 5, 'The grocery list alone saves me an hour a week.', 3),
            ('cook', 4, 'Muy útil. Me gustaría poder ordenar mis recetas guardadas.', 5),
            ('style', 4, 'Picks up what I like quickly. More shoes, please.', 7),
            ('amelia', 5, 'Planned, shopped, cooked. Lovely.', 12),
            ('bernat', 3, 'Está bien, pero los avisos llegan tarde.', 14),
            ('desmond', 5, 'Picked up bread two streets away. Good people.', 18),
            ('gloria', 2, 'No encuentro tiendas cerca de mi casa.', 21),
            ('hollis', 1, 'Does not work on my old phone.', 30)
        ) AS said (key, stars, comment, days)
        JOIN resident USING (key) ORDER BY said.days DESC
        """

    /// Referrals store only digests of the addresses.
    private static let referrals = """
        INSERT INTO referral (account_id, recipient_digest, created_at)
        SELECT resident.id, sha256(convert_to('friend-' || place || '-' || number || '@example.org', 'UTF8')), CURRENT_DATE - (place + number) * interval '3 days'
        FROM resident CROSS JOIN generate_series(1, 2) AS number
        WHERE status = 'ACTIVE' AND place % 2 = 1 ORDER BY resident.id, number
        """

    /// Identities at a provider that does not exist, so they cannot be used for logging in.
    private static let identities = """
        INSERT INTO account_identity (account_id, issuer, subject, provider, picture_url, created_at)
        SELECT id, '\(DemoIdentity.issuer)', 'demo-' || key, 'example',
            CASE WHEN place % 2 = 0 THEN 'https://identity.cupboard.example/pictures/' || key END, CURRENT_DATE - place * interval '4 days'
        FROM resident WHERE key IN ('francis', 'ines', 'joseph', 'eliana') ORDER BY id
        """
}

/// The identity provider of the demo data, which does not exist.
enum DemoIdentity {
    static let issuer = "https://identity.cupboard.example"
}
