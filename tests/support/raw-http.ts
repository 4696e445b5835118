import { connect, type Socket } from "node:net";

/** A connection on which a test writes bytes as it likes. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Everything that comes on a connection until the server closes it. */
export function answersOf(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.on("error", () => undefined); // cut by the server while we wrote: what it said counts
  return new Promise((resolve) => socket.once("close", () => resolve(answer)));
}

/** Writes it and gives everything that was answered until the server closed the connection. */
export async function untilClosed(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url);
  const answers = answersOf(socket);
  socket.write(Buffer.from(bytes, "latin1"));
  return answers;
}

/** The status codes of all answers on a connection, in order. */
export const statusesIn = (answer: string): number[] => [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
