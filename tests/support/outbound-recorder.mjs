// Loaded before the product (`node --import`): writes down, a line each in the file OUTBOUND_LOG, every connection that its Node begins
// and every name that it asks for.
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import net from "node:net";

const note = (text) => appendFileSync(process.env.OUTBOUND_LOG ?? "", `${text}\n`);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function connectAndNote(...given) {
  // Node calls itself with its arguments in an array.
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const { path, port, host } = typeof first === "object" ? first : { port: first, host: typeof second === "string" ? second : undefined };
  note(`connect ${path ?? `${host ?? "localhost"}:${port}`}`);
  return connect.apply(this, given);
};

const lookup = dns.lookup;
dns.lookup = (name, ...rest) => {
  if (net.isIP(name) === 0) note(`lookup ${name}`);
  return lookup(name, ...rest);
};
