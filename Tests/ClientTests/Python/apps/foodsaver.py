"""FoodSaver: donated food nearby, one donation with its donor, and the way to it."""

from datetime import datetime, timezone

from answers import given
from cupboard_client import Client, FoodType, GeoPointInput

triana = GeoPointInput(latitude=37.385, longitude=-6.0)


async def run(client: Client) -> None:
    food = given((await client.nearby_food(triana, within_km=25)).food_posts)
    distances = [edge.distance_km for edge in food.edges if edge.distance_km is not None]
    assert len(distances) == 10 and distances == sorted(distances) and distances[-1] <= 25, f"the nearest first: {distances}"
    for edge in food.edges:
        assert edge.node.available_quantity > 0 and edge.node.expires_at > datetime.now(timezone.utc), f"can still be had: {edge.node}"

    assert food.page_info.has_next_page and food.total_count > 10, food.page_info
    more = given((await client.nearby_food(triana, within_km=25, after=food.page_info.end_cursor)).food_posts)
    assert not {edge.node.id for edge in more.edges} & {edge.node.id for edge in food.edges}, "the next page has other posts"
    assert more.edges[0].distance_km is not None and more.edges[0].distance_km >= distances[-1], "and continues from there"

    produce = given((await client.nearby_food(triana, within_km=25, food_type=[FoodType.PRODUCE])).food_posts)
    assert produce.edges and {edge.node.food_type for edge in produce.edges} == {FoodType.PRODUCE}, produce

    # Not every post lists its ingredients, so this uses the nearest that does.
    described = []
    for edge in produce.edges:
        donation = (await client.donation(edge.node.id, triana)).food_post
        assert donation is not None and donation.title == edge.node.title, f"the one chosen: {donation}"
        if donation.ingredients:
            described.append((edge.node, donation))
    chosen, post = described[0]
    assert post.donor.name and post.ingredients and post.location.area.endswith("Sevilla"), post
    assert not post.location.is_exact and post.contact is None, "an anonymous client only sees the area"
    assert post.directions_url.startswith("https://maps.apple.com/"), post.directions_url

    others = given((await client.food_of_donor(post.donor.id)).food_posts).nodes
    assert chosen.id in [other.id for other in others], "the donor's food has the donation among it"
    assert {other.donor.id for other in others} == {post.donor.id}, "and no other posts"
