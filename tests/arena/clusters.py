"""A Dask cluster of this machine, whose processes can be killed; and certificates for one that is closed."""

import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from distributed import Client
from tests.ports import free_port

DASK = str(Path(sys.executable).with_name("dask"))
HERE = "127.0.0.1"
PATIENCE = 60
"""Seconds; only what fails waits so long."""


class Cluster:
    """A scheduler and its workers. One that was killed is replaced when a test wants it."""

    def __init__(self, folder: Path, scheme: str = "tcp", settings: Mapping[str, str] = {}) -> None:
        self._folder, self._settings = folder, settings
        self._scheduler: subprocess.Popen[bytes] | None = None
        self._workers: list[subprocess.Popen[bytes]] = []
        self.address = f"{scheme}://{HERE}:{free_port()}"

    def staffed(self, count: int) -> list[subprocess.Popen[bytes]]:
        """Start workers or end some, until there are so many."""
        if self._scheduler is None or self._scheduler.poll() is not None:
            self._scheduler = self._start("scheduler", "--host", self.address)
        self._workers = [worker for worker in self._workers if worker.poll() is None]
        self._workers += [
            self._start("worker", self.address, "--host", HERE, "--nthreads", "1", "--no-nanny")
            for _ in range(count - len(self._workers))
        ]
        for worker in self._workers[count:]:
            kill(worker)
        with Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            if count:
                client.wait_for_workers(count, timeout=PATIENCE)
        return self._workers[:count]

    def close(self) -> None:
        for process in filter(None, (self._scheduler, *self._workers)):
            kill(process)

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        command = [DASK, *words, "--dashboard-address", f"{HERE}:0"]
        settings = {**os.environ, **self._settings, "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"}
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(command, cwd=self._folder, env=settings, stdout=log, stderr=log)  # noqa: S603


def kill(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()


def make_certificate(path: Path) -> str:
    """A key and a certificate that is signed by itself, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, path.stem)])
    days = [datetime.now(UTC) + timedelta(days=day) for day in (-1, 1)]
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, *days)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    return str(path)
