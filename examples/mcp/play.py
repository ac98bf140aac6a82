#!/usr/bin/env python3
"""Lets the official Python client of the Model Context Protocol play. `./play.py KINGDOMAIL URL-OF-THE-SERVER`

A whole game over standard input and output by `KINGDOMAIL mcp`, one over HTTP with a personal token, and one by OAuth, all at once,
each against a house player and by the tools alone, as a language model plays.
"""

import asyncio
import json
import os
import sys
from secrets import token_hex
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import httpx2
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import (
    AuthorizationCodeResult,
    OAuthClientInformationFull,
    OAuthClientMetadata,
    OAuthToken,
)

SCOPES = ["games:read", "games:play", "tables:write"]
# It is never opened: what would lead there is read from the answer of the consent page.
REDIRECT_URI = "http://127.0.0.1/back"


def call(server, path, body, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(server + path, json.dumps(body).encode(), headers), timeout=60) as response:
        return json.load(response)


def register(server):
    """A new player: the account, and a personal token."""
    account = {"name": f"Model {token_hex(4)}", "password": token_hex(16)}
    session = call(server, "/v1/players", account)["tokens"]["access_token"]
    token = call(server, "/v1/me/tokens", {"name": "mcp", "scopes": SCOPES}, session)
    return account, token["secret"]


async def use(client, tool, **arguments):
    """What a tool answers. The client holds it against the schema that the tool promises."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, (tool, result.content)
    return result.structured_content


async def play(client):
    """A whole game, always what brings most points at once."""
    tools = {tool.name for tool in (await client.list_tools()).tools}
    assert {"my_games", "show_table", "legal_commands", "preview", "play", "wait_for_my_turn"} <= tools, tools
    game = (await use(client, "open_table", players=2, house=["greedy"]))["game_id"]
    while (await use(client, "wait_for_my_turn"))["games"]:
        legal = await use(client, "legal_commands", game_id=game, limit=1)
        command = {"game_id": game, "version": legal["version"], "command": legal["commands"][0]["command"]}
        preview = await use(client, "preview", **command)
        # What is forced afterwards may bring more.
        assert preview["seats"][0]["points"] >= legal["commands"][0]["score"], preview
        await use(client, "play", **command)
    over = await use(client, "show_table", game_id=game)
    assert over["status"] == "finished", over

    wrong = await client.call_tool("show_table", {"game_id": token_hex(16)})
    assert wrong.is_error and wrong.meta["problem"]["code"] == "game_not_found", wrong
    try:
        await client.call_tool("cheat", {})
    except MCPError as error:
        assert "cheat" in str(error), error
    else:
        raise AssertionError("there is a tool called cheat")


async def over_stdio(program, server, mode):
    _, token = register(server)
    started = StdioServerParameters(
        command=program, args=["mcp", "--server", server], env={"KINGDOMAIL_TOKEN": token}
    )
    async with Client(started, mode=mode) as client:
        await play(client)


async def over_http(server, mode, **way_in):
    async with httpx2.AsyncClient(timeout=60, **way_in) as http:
        async with Client(streamable_http_client(f"{server}/mcp", http_client=http), mode=mode) as client:
            await play(client)


class Memory:
    """Where the client keeps what it was given."""

    tokens: OAuthToken | None = None
    app: OAuthClientInformationFull | None = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.app

    async def set_client_info(self, client_info):
        self.app = client_info


def oauth(server):
    """Finds out by itself how to be let in. The player answers the page as a browser would: by its form."""
    account, _ = register(server)
    arrived = asyncio.Queue()

    async def redirect(address):
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        form = asked | account | {"decision": "log_in"}
        async with httpx2.AsyncClient() as browser:
            answer = await browser.post(f"{server}/oauth/authorize", data=form, headers={"Origin": server})
        assert answer.status_code == 303, answer.text
        told = parse_qs(urlsplit(answer.headers["location"]).query)
        await arrived.put({name: values[0] for name, values in told.items()})

    async def callback():
        return AuthorizationCodeResult(**await arrived.get())

    app = OAuthClientMetadata(client_name="Example", redirect_uris=[REDIRECT_URI], scope=" ".join(SCOPES))
    return OAuthClientProvider(f"{server}/mcp", app, Memory(), redirect, callback)


async def main():
    program, server = os.path.abspath(sys.argv[1]), sys.argv[2]
    _, token = register(server)
    await asyncio.gather(
        over_stdio(program, server, "auto"),
        over_stdio(program, server, "legacy"),
        over_http(server, "legacy", headers={"Authorization": f"Bearer {token}"}),
        over_http(server, "auto", auth=oauth(server)),
    )


asyncio.run(main())
