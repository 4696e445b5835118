import { Socket } from "node:net";

/** What the driver tells of the address: lists, of which we use the first. A path stands for a socket of this machine. */
type Address = { readonly host: readonly string[]; readonly port: readonly number[]; readonly path?: string | false | undefined };

/**
 * How a connection to the database is opened: the driver's option "socket", which its types do not know, to be spread into its options.
 * An end before the database has said a word, as a proxy makes it whose database is away, is a failure that is told at once. The driver by
 * itself takes it for none: it connects again without a pause, thousands of times a second, and whoever asked waits as long as that goes on.
 */
export const connecting = {
  socket: async ({ host: [host], port: [port], path }: Address): Promise<Socket> => {
    const socket = new Socket();
    socket.once("end", () => {
      if (socket.bytesRead === 0) socket.destroy(closedAtOnce());
    });
    // Once the driver listens: it has to hear of a failure, too. What it writes meanwhile is kept until the connection is there.
    queueMicrotask(() => void (path ? socket.connect(path) : socket.connect({ host, port: port ?? 5432 })));
    return Object.assign(socket, { host, port });
  },
};

const closedAtOnce = (): Error => Object.assign(new Error("the database closed the connection before it said a word"), { code: "ECONNRESET" });
