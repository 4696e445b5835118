import { Socket } from "node:net";

/** The address from the driver: lists, of which the first is used. A path is a socket of this machine. */
type Address = { readonly host: readonly string[]; readonly port: readonly number[]; readonly path?: string | false | undefined };

/**
 * How a connection to the database is opened: the driver's option "socket", which its types do not know, to be spread into its options.
 * A connection that closes before the first byte, as a proxy without its database does it, fails at once. The driver by
 * itself does not treat it as a failure: it connects again without a pause, thousands of times a second, and the caller waits.
 */
export const connecting = {
  socket: async ({ host: [host], port: [port], path }: Address): Promise<Socket> => {
    const socket = new Socket();
    socket.once("end", () => {
      if (socket.bytesRead === 0) socket.destroy(closedAtOnce());
    });
    // After the driver has added its listeners, so that it receives a failure. Its writes are buffered until the connection is open.
    queueMicrotask(() => void (path ? socket.connect(path) : socket.connect({ host, port: port ?? 5432 })));
    return Object.assign(socket, { host, port });
  },
};

const closedAtOnce = (): Error => Object.assign(new Error("the database closed the connection before it said a word"), { code: "ECONNRESET" });
