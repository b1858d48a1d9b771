-- Cleans links from before imports checked them. Characters that a URI cannot contain are percent-encoded. Optional links are removed if
-- they contain a user name, or if their host is in a private network or is a number. Sites of sellers stay unchanged, because
-- administrators enter them.

-- The valid form of a link, or NULL. The check is stricter than that of imports: the host must be a name.
CREATE FUNCTION pg_temp.cleaned_link(link text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    parts text[] := regexp_match(link, '^(https?://(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::[0-9]{1,5})?)([/?#].*)?$', 'i');
    rest text := coalesce(parts[2], '');
BEGIN
    IF parts IS NULL
        OR parts[1] ~* '[/.](localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|in-addr\.arpa|ip6\.arpa|onion|alt|test|invalid)(:[0-9]+)?$'
    THEN
        RETURN NULL;
    END IF;
    -- A percent sign without an escape, and a second number sign.
    rest := regexp_replace(rest, '%(?![0-9A-Fa-f]{2})', '%25', 'g');
    rest := substring(rest FROM '^[^#]*#?') || replace(coalesce(substring(rest FROM '#(.*)$'), ''), '#', '%23');
    RETURN parts[1] || coalesce((
        SELECT string_agg(
            CASE WHEN letter ~ '^[A-Za-z0-9._~!$&''()*+,;=:@/?#%-]$' THEN letter
                ELSE regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
            END, '' ORDER BY place
        )
        FROM regexp_split_to_table(rest, '') WITH ORDINALITY AS letters(letter, place)
    ), '');
END
$$;

-- Addresses that begin with a slash are the server's own drawings.
CREATE FUNCTION pg_temp.cleaned_links(links text[]) RETURNS text[] LANGUAGE sql IMMUTABLE
    RETURN (
        SELECT array_agg(CASE WHEN starts_with(link, '/') THEN link ELSE pg_temp.cleaned_link(link) END ORDER BY place)
        FROM unnest(links) WITH ORDINALITY AS given(link, place)
    );

UPDATE catalog_item SET url = pg_temp.cleaned_link(url)
WHERE pg_temp.cleaned_link(url) <> url;

UPDATE feed_product SET url = pg_temp.cleaned_link(url)
WHERE pg_temp.cleaned_link(url) <> url;

UPDATE grocery_store SET website = pg_temp.cleaned_link(website)
WHERE website IS DISTINCT FROM pg_temp.cleaned_link(website);

UPDATE account_identity SET picture_url = pg_temp.cleaned_link(picture_url)
WHERE picture_url IS DISTINCT FROM pg_temp.cleaned_link(picture_url);

UPDATE recipe SET source_url = pg_temp.cleaned_link(source_url)
WHERE source_url IS DISTINCT FROM pg_temp.cleaned_link(source_url);

-- The texts and sizes of pictures are parallel arrays. So if one picture is removed, all pictures of the row are removed.
UPDATE catalog_item SET images = pg_temp.cleaned_links(images)
WHERE images IS DISTINCT FROM pg_temp.cleaned_links(images) AND cardinality(images) > 0 AND array_position(pg_temp.cleaned_links(images), NULL) IS NULL;

UPDATE catalog_item SET images = '{}', image_widths = '{}', image_heights = '{}', image_texts_en = '{}', image_texts_es = '{}'
WHERE array_position(pg_temp.cleaned_links(images), NULL) IS NOT NULL;

UPDATE recipe SET images = pg_temp.cleaned_links(images)
WHERE images IS DISTINCT FROM pg_temp.cleaned_links(images) AND cardinality(images) > 0 AND array_position(pg_temp.cleaned_links(images), NULL) IS NULL;

UPDATE recipe SET images = '{}', image_widths = '{}', image_heights = '{}', image_texts_en = '{}', image_texts_es = '{}'
WHERE array_position(pg_temp.cleaned_links(images), NULL) IS NOT NULL;

UPDATE collection SET image = pg_temp.cleaned_link(image)
WHERE NOT starts_with(image, '/') AND pg_temp.cleaned_link(image) <> image;

UPDATE collection SET image = NULL, image_width = NULL, image_height = NULL, image_text_en = NULL, image_text_es = NULL
WHERE NOT starts_with(image, '/') AND pg_temp.cleaned_link(image) IS NULL;

DROP FUNCTION pg_temp.cleaned_links(text[]);
DROP FUNCTION pg_temp.cleaned_link(text);
