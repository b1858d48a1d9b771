"""Debian's headless Chromium, controlled and inspected by the DevTools protocol."""

import asyncio
import base64
import contextlib
import json
import re
import tempfile
import urllib.request

import websockets

patience = 60


class Page:
    """A tab."""

    def __init__(self, socket):
        self.socket = socket
        self.calls = {}
        self.pages = {}
        self.number = 0
        self.reader = asyncio.create_task(self.read())

    async def read(self):
        async for message in self.socket:
            message = json.loads(message)
            if (call := self.calls.pop(message.get("id"), None)) is not None:
                call.set_result(message)
            elif message.get("method") == "Fetch.requestPaused":
                request = message["params"]
                # Not awaited, because this loop receives the response to the command.
                asyncio.create_task(self.answer(request["requestId"], self.pages[request["request"]["url"]]))

    async def answer(self, request, html):
        headers = [{"name": "Content-Type", "value": "text/html; charset=utf-8"}]
        body = base64.b64encode(html.encode()).decode()
        await self.command("Fetch.fulfillRequest", requestId=request, responseCode=200, responseHeaders=headers, body=body)

    async def command(self, method, **parameters):
        self.number += 1
        call = self.calls[self.number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        answer = await asyncio.wait_for(call, patience)
        assert "error" not in answer, f"{method}: {answer}"
        return answer["result"]

    async def show(self, url, html):
        """Shows a page as if it came from a URL, regardless of the server there."""
        self.pages[url] = html
        await self.command("Fetch.enable", patterns=[{"urlPattern": url}])
        await self.command("Page.navigate", url=url)
        await self.until("document.readyState === 'complete' && location.href", url)

    async def value(self, expression):
        """Returns the value of an expression on the page. A promise is awaited."""
        answer = await self.command("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, f"{expression}: {answer['exceptionDetails']}"
        return answer["result"].get("value")

    async def until(self, expression, expected):
        """Waits until an expression has the expected value."""
        end = asyncio.get_running_loop().time() + patience
        while (found := await self.value(expression)) != expected:
            assert asyncio.get_running_loop().time() < end, f"{expression}: expected {expected!r}, found {found!r}"
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def page():
    """An empty page of a separate browser."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = await asyncio.create_subprocess_exec(
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            # Pages of names other than 127.0.0.1 would otherwise need the user's permission to access it.
            "--disable-features=LocalNetworkAccessChecks", f"--user-data-dir={folder}", "--remote-debugging-port=0", "about:blank",
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )
        try:
            port = await asyncio.wait_for(debugging_port(browser.stderr), patience)
            silence = asyncio.create_task(browser.stderr.read())
            asked = urllib.request.Request(f"http://127.0.0.1:{port}/json/new?about:blank", method="PUT")
            tab = json.load(await asyncio.to_thread(urllib.request.urlopen, asked, timeout=patience))
            async with websockets.connect(tab["webSocketDebuggerUrl"], max_size=None) as socket:
                page = Page(socket)
                await page.command("Page.enable")
                yield page
                page.reader.cancel()
            silence.cancel()
        finally:
            if browser.returncode is None:
                browser.terminate()
            await browser.wait()


async def debugging_port(errors):
    while line := await errors.readline():
        if found := re.search(rb"DevTools listening on ws://[^:]+:(\d+)/", line):
            return int(found[1])
    raise AssertionError("Chromium did not start")
