"""What stands in front of several servers, as it is shipped: nginx and Caddy with their files.

Only ports and paths are others than in `deploy/`, and whose certificate it is.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path

from .services import Service, found, program

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
PROGRAMS = ("nginx", "caddy", "openssl")


def missing() -> list[str]:
    """The Debian packages of balancers that this machine does not have."""
    return [name for name in PROGRAMS if found(name) is None]


class Balancer(Service):
    """Something in front of servers on ports of this machine; people come to `address`."""

    address: str

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__()
        self._ports = list(ports)

    def _answers(self) -> bool:
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self.port)) == 0


class Nginx(Balancer):
    """nginx with `deploy/nginx.conf`."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports)
        self.address = f"wss://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it with a certificate that nobody has signed."""
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        asked = [program("openssl"), "req", "-x509", "-newkey", "ec", "-nodes", "-days", "2"]
        asked += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=play.example.org"]
        asked += ["-keyout", str(key), "-out", str(certificate)]
        subprocess.run(asked, check=True, capture_output=True)
        shipped = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for port, ours in zip((8001, 8002, 8003), self._ports, strict=True):
            shipped = shipped.replace(f"server 127.0.0.1:{port} ", f"server 127.0.0.1:{ours} ")
        shipped = re.sub(r"/etc/letsencrypt\S*fullchain.pem", str(certificate), shipped)
        shipped = re.sub(r"/etc/letsencrypt\S*privkey.pem", str(key), shipped)
        shipped = shipped.replace("listen 443 ", f"listen 127.0.0.1:{self.port} ")
        plain = f"unix:{self.folder / 'plain'}"  # where it only says that there is TLS
        shipped = shipped.replace("listen 80;", f"listen {plain};")
        (self.folder / "shipped.conf").write_text(shipped, encoding="utf-8")
        user = "user root;\n" if os.geteuid() == 0 else ""
        around = (
            "events { worker_connections 1024; }\nhttp { access_log off; include shipped.conf; }"
        )
        main = f"{user}pid {self.folder}/pid;\nerror_log errors.txt;\n{around}\n"
        (self.folder / "main.conf").write_text(main, encoding="utf-8")
        super().start()

    def _command(self) -> list[str]:
        where = ["-p", str(self.folder), "-c", str(self.folder / "main.conf")]
        return [program("nginx"), *where, "-g", "daemon off;"]


class Caddy(Balancer):
    """Caddy with `deploy/Caddyfile`; an address without TLS, which is Caddy's own affair."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports)
        self.address = f"ws://127.0.0.1:{self.port}"
        self._identity = {
            "env": {
                **os.environ,
                "ADDRESS": f"http://127.0.0.1:{self.port}",
                "SERVERS": " ".join(f"127.0.0.1:{port}" for port in ports),
                "HOME": str(self.folder),
                "XDG_DATA_HOME": str(self.folder),
                "XDG_CONFIG_HOME": str(self.folder),
            }
        }

    def _command(self) -> list[str]:
        # Nobody manages it while it runs.
        shipped = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        config = self.folder / "Caddyfile"
        config.write_text("{\n\tadmin off\n}\n" + shipped, encoding="utf-8")
        return [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]


BALANCERS: dict[str, type[Nginx | Caddy]] = {"nginx": Nginx, "caddy": Caddy}
