"""Serving the tools: over stdio to the client that started us, or over HTTP to any on this machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette

HERE: Final = ("127.0.0.1", "localhost", "[::1]")
PATH: Final = "/mcp"
LARGEST: Final = 64 * 1024


@dataclass(frozen=True)
class Door:
    """Where HTTP is listened at, by which names it is called, and pages from where may talk to it. Programs send no origin, and are let in."""

    host: str = "127.0.0.1"
    port: int = 1351
    called: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()

    def security(self) -> TransportSecuritySettings:
        """A page that was let another name point to this machine is refused by the name; every other page by its origin."""
        hosts = [*[f"{host}:*" for host in HERE], *self.called, *[f"{name}:*" for name in self.called]]
        return TransportSecuritySettings(enable_dns_rebinding_protection=True, allowed_hosts=hosts, allowed_origins=list(self.origins))


def app_of(server: MCPServer[Any], door: Door) -> Starlette:
    """The streamable HTTP transport, as an application."""
    return server.streamable_http_app(streamable_http_path=PATH, transport_security=door.security(), host=door.host, max_request_body_size=LARGEST)


def serve_http(server: MCPServer[Any], door: Door) -> None:
    uvicorn.Server(uvicorn.Config(app_of(server, door), host=door.host, port=door.port, log_level="warning")).run()


def serve_stdio(server: MCPServer[Any]) -> None:
    server.run("stdio")
