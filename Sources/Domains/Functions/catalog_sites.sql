-- Revision 2.

-- The host of a URL in lowercase. NULL if the host is not certain, for example after a user name and a password.
CREATE OR REPLACE FUNCTION address_host(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN lower(substring(address FROM '^https://([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)(?::[0-9]{1,5})?(?:[/?#][^\s\\]*)?$'));

-- The host without `www.`, which makes no difference.
CREATE OR REPLACE FUNCTION site_of(website text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(address_host(website), '^www\.', '');

-- Whether a URL leads to the host of a site or to a subdomain.
CREATE OR REPLACE FUNCTION is_at_site(address text, website text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(
        right('.' || address_host(address), length(site_of(website)) + 1) = '.' || site_of(website),
        false
    );

-- Checks that the page of each item is on its seller's site.
CREATE OR REPLACE FUNCTION check_item_sites() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    stray bigint := (
        SELECT item.id FROM changed AS item JOIN seller ON seller.id = item.seller_id WHERE NOT is_at_site(item.url, seller.website) LIMIT 1
    );
BEGIN
    IF stray IS NOT NULL THEN
        RAISE EXCEPTION 'The page of item % is not at the site of its seller.', stray
            USING ERRCODE = 'check_violation', CONSTRAINT = 'catalog_item_at_site', TABLE = 'catalog_item';
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER catalog_item_at_site AFTER INSERT ON catalog_item
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_item_sites();
CREATE OR REPLACE TRIGGER catalog_item_still_at_site AFTER UPDATE ON catalog_item
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_item_sites();

-- Checks the items when a seller's site changes. The items must be moved first, or there must be none.
CREATE OR REPLACE FUNCTION check_seller_site() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    stray bigint := (
        SELECT item.id FROM changed AS seller JOIN catalog_item AS item ON item.seller_id = seller.id
        WHERE NOT is_at_site(item.url, seller.website) LIMIT 1
    );
BEGIN
    IF stray IS NOT NULL THEN
        RAISE EXCEPTION 'The page of item % is not at the new site of its seller.', stray
            USING ERRCODE = 'check_violation', CONSTRAINT = 'catalog_item_at_site', TABLE = 'seller';
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER seller_site_checked AFTER UPDATE ON seller
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_seller_site();
