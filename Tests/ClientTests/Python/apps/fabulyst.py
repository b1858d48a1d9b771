"""Fabulyst: a collection, narrowed by its facets, and one of its items."""

from answers import given
from cupboard_client import CatalogItemFilter, Client, CollectionTheme


async def run(client: Client) -> None:
    collections = given((await client.collections(theme=CollectionTheme.STYLE)).collections).nodes
    assert collections and {collection.theme for collection in collections} == {CollectionTheme.STYLE}, collections
    assert all(collection.hashtag.startswith("#") for collection in collections), collections
    slug = collections[0].slug

    page = (await client.collection_page(slug)).collection
    assert page is not None and page.title == collections[0].title, page
    prices = [item.price.amount for item in page.items.nodes]
    assert len(prices) > 1 and prices == sorted(prices), f"the cheapest first: {prices}"

    facets = {facet.name: facet.values for facet in page.items.facets}
    assert {"category", "brands", "colors", "sizes", "price", "inStock", "tags"} <= set(facets), list(facets)
    brand = next(value for value in facets["brands"] if 0 < value.count < page.items.total_count)
    assert not brand.is_selected and brand.label, brand

    # The value contains the next filter.
    narrowed = (await client.collection_page(slug, filter_=CatalogItemFilter.model_validate(brand.input))).collection
    assert narrowed is not None and narrowed.items.total_count == brand.count, f"as many as the facet has said: {brand}"
    assert {item.brand for item in narrowed.items.nodes} == {brand.value}, narrowed.items.nodes
    selected = [value for facet in narrowed.items.facets for value in facet.values if value.is_selected]
    assert [value.value for value in selected] == [brand.value], selected
    assert CatalogItemFilter.model_validate(selected[0].input) == CatalogItemFilter(), "choosing it again removes it"

    chosen = narrowed.items.nodes[0]
    item = (await client.item(chosen.id)).catalog_item
    assert item is not None and (item.title, item.price.amount) == (chosen.title, chosen.price.amount), item
    assert item.description and item.pictures and item.pictures[0].alt_text and item.sizes and item.tags and item.colors, item
    assert item.seller.website.startswith("https://") and len(item.seller.country_code) == 2, item.seller
    assert slug in [collection.slug for collection in item.collections.nodes], "the collection contains the item, and the item names the collection"
