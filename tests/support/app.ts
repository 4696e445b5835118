import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApp } from "#server/app.ts";
import type { Services } from "#server/context.ts";

export type TestApp = {
  /** http://127.0.0.1:port */
  readonly url: string;
  close(): Promise<void>;
};

/** Serves the API of the product, without pages, on a free port of this process. */
export async function serveApp(services: Services): Promise<TestApp> {
  const readiness = async () => ({ isReady: true, failed: [], remarks: [] });
  const server = createServer(createApp({ services, readiness, pages: undefined }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on TCP has no other kind of address
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
