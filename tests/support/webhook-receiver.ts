import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedEvent = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

export type WebhookReceiver = {
  readonly url: string;
  readonly received: ReceivedEvent[];
  /** The statuses of the next answers; then 200. */
  answerWith(...statuses: readonly number[]): void;
  close(): Promise<void>;
};

/** A server of this process that takes webhooks; a redirect leads to its path /elsewhere. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  let statuses: number[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      received.push({ path: req.url ?? "", headers: req.headers, body: Buffer.concat(chunks).toString() });
      const status = statuses.shift() ?? 200;
      res.writeHead(status, status >= 300 && status < 400 ? { location: "/elsewhere" } : {});
      res.end("x".repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith: (...next) => (statuses = [...next]),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
