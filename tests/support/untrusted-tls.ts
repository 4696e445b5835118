import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecureContext, TLSSocket } from "node:tls";

/** A server with an untrusted certificate, and how many bytes a client has sent to it. */
export type UntrustedServer = { readonly port: number; connections(): number; heardBytes(): number; close(): Promise<void> };

/** PostgreSQL's question whether the other side speaks TLS; every other client begins with TLS itself. */
const sslRequestBytes = 8;

/** Speaks TLS for `localhost` with a certificate that it made itself. @param greeting what it says first, for clients that wait to be spoken to */
export async function startUntrusted({ isPostgres = false, greeting = "" } = {}): Promise<UntrustedServer> {
  const secureContext = createSecureContext(ownCertificate());
  let [connections, heard] = [0, 0];
  const open = new Set<Socket>();
  const secure = (socket: Socket): void => {
    const line = new TLSSocket(socket, { isServer: true, secureContext });
    line.on("error", () => {});
    line.on("data", (bytes) => (heard += bytes.length));
    if (greeting !== "") line.write(greeting);
  };
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => {}));
    if (!isPostgres) return secure(socket);
    socket.once("readable", () => {
      socket.read(sslRequestBytes);
      socket.write("S");
      secure(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const close = (): Promise<void> => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { port, connections: () => connections, heardBytes: () => heard, close };
}

function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "portal-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  try {
    execFileSync("openssl", [...words, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
