/// The notices of residents in both languages, partly read.
enum ResidentNotices {
    static let statements = [suggestions, plans, news, shared]

    private static let suggestions = """
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at, read_at)
        SELECT account_id, 'RECIPE_SUGGESTION', 'A recipe for you', 'Una receta para ti', 'How about “' || recipe.title_en || '” today?',
            '¿Qué tal «' || recipe.title_es || '» hoy?', 'recipe', recipe.id, told.at, CASE WHEN number % 2 = 0 THEN told.at + interval '2 hours' END
        FROM menu JOIN recipe ON recipe.id = menu.recipe_id
        CROSS JOIN LATERAL (SELECT CURRENT_DATE - number * interval '1 day' - interval '9 hours' AS at) AS told
        WHERE slot = 'LUNCH' AND number < 4 ORDER BY account_id, number DESC
        """

    private static let plans = """
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, created_at, read_at)
        SELECT planned.account_id, 'PLANNED_MEALS', 'Today’s meals', 'Las comidas de hoy', planned.names_en, planned.names_es,
            told.at, CASE WHEN planned.date % 3 > 0 THEN told.at + interval '1 hour' END
        FROM (
            SELECT account_id, date - date '2000-01-01' AS date, string_agg(to_char(time, 'HH24:MI') || ' ' || name_en, ', ' ORDER BY time, planned_meal.id) AS names_en,
                string_agg(to_char(time, 'HH24:MI') || ' ' || name_es, ', ' ORDER BY time, planned_meal.id) AS names_es
            FROM planned_meal WHERE account_id IN (SELECT id FROM resident) AND date BETWEEN CURRENT_DATE - 5 AND CURRENT_DATE - 1
            GROUP BY account_id, planned_meal.date
        ) AS planned
        CROSS JOIN LATERAL (SELECT date '2000-01-01' + planned.date + interval '7 hours' AS at) AS told
        ORDER BY planned.account_id, planned.date
        """

    private static let news = """
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at, read_at)
        SELECT resident.id, said.kind::notification_kind, said.title_en, said.title_es, said.text_en, said.text_es,
            CASE WHEN about.id IS NOT NULL THEN CASE said.kind WHEN 'DONATION' THEN 'food_post' ELSE 'report' END END, about.id,
            CURRENT_DATE - said.days * interval '1 day', CASE WHEN said.is_read THEN CURRENT_DATE - (said.days * 24 - 3) * interval '1 hour' END
        FROM (VALUES
            ('bernat', 'DONATION', 'Pick your food up soon', 'Recoge pronto tu comida',
                'The food that you have reserved expires soon.', 'La comida que has reservado caduca pronto.', 1, false),
            ('gloria', 'DONATION', 'Your request was accepted', 'Han aceptado tu solicitud',
                'Reserve the food to make it yours.', 'Reserva la comida para que sea tuya.', 2, true),
            ('desmond', 'ACCOUNT', 'Your report was reviewed', 'Hemos revisado tu denuncia',
                'An administrator has looked at the account that you reported. Thank you for your help.',
                'Un administrador ha revisado la cuenta que denunciaste. Gracias por tu ayuda.', 8, true),
            ('reported', 'ACCOUNT', 'Your report was reviewed', 'Hemos revisado tu denuncia',
                'An administrator has looked at the account that you reported. Thank you for your help.',
                'Un administrador ha revisado la cuenta que denunciaste. Gracias por tu ayuda.', 5, false)
        ) AS said (key, kind, title_en, title_es, text_en, text_es, days, is_read)
        JOIN resident USING (key)
        CROSS JOIN LATERAL (
            SELECT CASE said.kind
                WHEN 'DONATION' THEN (SELECT min(food_post_id) FROM food_post_favorite WHERE account_id = resident.id)
                ELSE (SELECT min(report.id) FROM report WHERE reporter_id = resident.id)
            END AS id
        ) AS about
        ORDER BY said.days DESC
        """

    /// Notices about items shared by the resident with the key `style`.
    private static let shared = """
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at, read_at)
        SELECT resident.id, 'FASHION', 'A friend has shared something with you', 'Alguien ha compartido algo contigo',
            'They think you may like it: ' || item.title_en, 'Cree que puede gustarte: ' || item.title_es, 'catalog_item', item.id,
            CURRENT_DATE - fitting.number * interval '2 days',
            CASE WHEN fitting.number > 1 THEN CURRENT_DATE - fitting.number * interval '2 days' + interval '4 hours' END
        FROM fitting
        JOIN resident ON resident.key IN ('planner', 'ines')
        JOIN catalog_item AS item ON item.id = fitting.item_id
        WHERE fitting.suits AND fitting.number <= 2 AND fitting.account_id IN (SELECT id FROM resident WHERE key = 'style')
        ORDER BY resident.id, fitting.number
        """
}
