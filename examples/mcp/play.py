#!/usr/bin/env python3
"""Plays games with the official Python client of the Model Context Protocol: `./play.py KINGDOMAIL URL-OF-THE-SERVER`

Plays four whole games concurrently: two over standard input and output with `KINGDOMAIL mcp`, one over HTTP with a personal
token, and one over HTTP with OAuth. Each is against a house player and uses the tools only, like a language model.
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
# Never requested: the redirect is read from the response of the consent page.
REDIRECT_URI = "http://127.0.0.1/back"


def call(server, path, body, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(server + path, json.dumps(body).encode(), headers), timeout=60) as response:
        return json.load(response)


def register(server):
    """Registers an account and creates a personal token. Returns both."""
    account = {"name": f"Model {token_hex(4)}", "password": token_hex(16)}
    session = call(server, "/v1/players", account)["tokens"]["access_token"]
    token = call(server, "/v1/me/tokens", {"name": "mcp", "scopes": SCOPES}, session)
    return account, token["secret"]


async def use(client, tool, **arguments):
    """Calls a tool and returns its structured result, which the client validates against the schema of the tool."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, (tool, result.content)
    return result.structured_content


async def play(client):
    """Plays a whole game, always with the command of the highest score."""
    tools = {tool.name for tool in (await client.list_tools()).tools}
    assert {"my_games", "show_table", "legal_commands", "preview", "play", "wait_for_my_turn"} <= tools, tools
    game = (await use(client, "create_table", players=2, house=["greedy"]))["game_id"]
    while (await use(client, "wait_for_my_turn"))["games"]:
        legal = await use(client, "legal_commands", game_id=game, limit=1)
        command = {"game_id": game, "version": legal["version"], "command": legal["commands"][0]["command"]}
        preview = await use(client, "preview", **command)
        # Forced moves that follow may add points.
        assert preview["seats"][0]["points"] >= legal["commands"][0]["score"], preview
        await use(client, "play", **command)
    table = await use(client, "show_table", game_id=game)
    assert table["status"] == "finished", table

    failed = await client.call_tool("show_table", {"game_id": token_hex(16)})
    assert failed.is_error and failed.meta["problem"]["code"] == "game_not_found", failed
    try:
        await client.call_tool("cheat", {})
    except MCPError as error:
        assert "cheat" in str(error), error
    else:
        raise AssertionError("the unknown tool was accepted")


async def over_stdio(program, server, mode):
    _, token = register(server)
    started = StdioServerParameters(
        command=program, args=["mcp", "--server", server], env={"KINGDOMAIL_TOKEN": token}
    )
    async with Client(started, mode=mode) as client:
        await play(client)


async def over_http(server, mode, **authorization):
    async with httpx2.AsyncClient(timeout=60, **authorization) as http:
        async with Client(streamable_http_client(f"{server}/mcp", http_client=http), mode=mode) as client:
            await play(client)


class Memory:
    """In-memory storage for the tokens and the registration of the client."""

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
    """Returns a provider that discovers the OAuth endpoints. The consent form is submitted as a browser does."""
    account, _ = register(server)
    arrived = asyncio.Queue()

    async def redirect(address):
        query = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        form = query | account | {"decision": "log_in"}
        async with httpx2.AsyncClient(timeout=60) as browser:
            response = await browser.post(f"{server}/oauth/authorize", data=form, headers={"Origin": server})
        assert response.status_code == 303, response.text
        result = parse_qs(urlsplit(response.headers["location"]).query)
        await arrived.put({name: values[0] for name, values in result.items()})

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
