"""Subscriptions in a real browser: the page of docs/guide/live.md, WebSockets, a reserved stream, and rejected origins."""

import asyncio
import json
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Python"))

import chromium
import server

# An allowed origin, and one that is not allowed.
friend, stranger = "http://app.localhost", "http://other.localhost"
documented = re.search(r"```html\n(.*?)```", (pathlib.Path(__file__).parents[3] / "docs" / "guide" / "live.md").read_text(), re.DOTALL)[1]
posts = "[...document.querySelectorAll('li')].map((item) => item.textContent).join()"


class Wire:
    """A connection to the server that can be cut."""

    def __init__(self):
        self.writers = set()

    async def open(self):
        self.listener = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listener.sockets[0].getsockname()[1]}"

    async def carry(self, reader, writer):
        host, port = server.base.removeprefix("http://").split(":")
        there, back = await asyncio.open_connection(host, int(port))
        self.writers |= {writer, back}
        await asyncio.gather(self.copy(reader, back), self.copy(there, writer))

    async def copy(self, reader, writer):
        try:
            while some := await reader.read(65536):
                writer.write(some)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()

    def cut(self):
        for writer in self.writers:
            writer.transport.abort()
        self.writers = set()


async def event_source(page):
    """The page of the documentation at the server's own origin: it receives events, reconnects automatically, and receives a gap."""
    wire = Wire()
    await wire.open()
    reloading = documented.replace("function reload() {", "var reloads = 0; function reload() { reloads += 1;")
    assert reloading != documented, "the page has changed"
    await page.show(f"{wire.url}/live-posts", reloading)
    await page.until("events.readyState", 1)
    server.add_food_post("Seeded bread & <b>butter</b>")
    await page.until(posts, "Seeded bread & <b>butter</b>")
    wire.cut()
    await page.until("events.readyState", 0)
    server.add_food_post("Unheard loaf")
    await page.until("reloads", 1)
    server.add_food_post("Second loaf")
    await page.until(posts, "Second loaf,Seeded bread & <b>butter</b>")
    wire.listener.close()


SOCKET_PAGE = """<!doctype html><script>
const heard = [];
let end = null;
function open(url, token) {
  const socket = new WebSocket(url, "graphql-transport-ws");
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: "connection_init", payload: token ? { authorization: `Bearer ${token}` } : {} });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    heard.push(message);
    if (message.type !== "connection_ack") return;
    say({ id: "s", type: "subscribe", payload: { query: "subscription { viewerUpdated { topic viewer { language } } }" } });
    // A query that is answered shows that what came before it was taken.
    say({ id: "q", type: "subscribe", payload: { query: "{ viewer { id } }" } });
  };
  socket.onclose = ({ code }) => { end = code; };
}
</script>"""


async def web_socket(page, origin):
    """A WebSocket of a page with an allowed origin, with the token in its first message."""
    ada = server.Person()
    url = server.graphql.replace("http", "ws", 1)
    await page.show(f"{origin}/sockets", SOCKET_PAGE)
    await page.value(f"open({json.dumps(url)}, {json.dumps(ada.token)})")
    await page.until("heard.find(({ id, type }) => id === 'q' && type === 'next')?.payload.data.viewer.id", ada.id)
    ada.set_language("ES")
    expected = {"topic": "SETTINGS", "viewer": {"language": "ES"}}
    await page.until("heard.find(({ id, type }) => id === 's' && type === 'next')?.payload.data.viewerUpdated", expected)
    ada.ask("mutation { logOut { message } }")
    await page.until("heard.find(({ id, type }) => id === 's' && type === 'error')?.payload[0].extensions.code", "UNAUTHENTICATED")


RESERVING_PAGE = """<!doctype html><script>
const heard = [];
async function reserve(url, token) {
  const own = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const stream = await (await fetch(url, { method: "PUT", headers: own })).text();
  const events = new EventSource(`${url}?token=${stream}`);
  events.addEventListener("next", ({ data }) => heard.push(JSON.parse(data)));
  await new Promise((resolve) => { events.onopen = resolve; });
  const operate = (id, query) => fetch(url, {
    method: "POST",
    headers: { ...own, "x-graphql-event-stream-token": stream },
    body: JSON.stringify({ query, extensions: { operationId: id } }),
  });
  await operate("s", "subscription { viewerUpdated { topic } }");
  return (await operate("q", "{ viewer { id } }")).status;
}
</script>"""


async def reserved_stream(page, origin):
    """One stream for all operations, reserved by fetch, which can send the token."""
    bob = server.Person()
    await page.show(f"{origin}/reserved", RESERVING_PAGE)
    assert await page.value(f"reserve({json.dumps(server.graphql + '/stream')}, {json.dumps(bob.token)})") == 202
    await page.until("heard.find(({ id }) => id === 'q')?.payload.data.viewer.id", bob.id)
    bob.set_language("ES")
    await page.until("heard.find(({ id }) => id === 's')?.payload.data.viewerUpdated.topic", "SETTINGS")


async def kept_out(page):
    """A page of another origin receives nothing in any way."""
    await page.show(f"{stranger}/posts", documented.replace('"/graphql', f'"{server.graphql}'))
    # A refused EventSource does not reconnect.
    await page.until("events.readyState", 2)
    await page.show(f"{stranger}/sockets", SOCKET_PAGE)
    await page.value(f"open({json.dumps(server.graphql.replace('http', 'ws', 1))}, null)")
    await page.until("end", 1006)
    assert await page.value("heard.length") == 0
    failed = f"fetch({json.dumps(server.graphql + '/stream')}, {{ method: 'PUT' }}).then(() => 'answered', () => 'kept out')"
    assert await page.value(failed) == "kept out"


async def main():
    async with chromium.page() as page:
        await event_source(page)
        for origin in [server.base, friend]:
            await web_socket(page, origin)
            await reserved_stream(page, origin)
        await kept_out(page)


asyncio.run(main())
