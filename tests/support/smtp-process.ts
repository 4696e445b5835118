import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { SmtpBehaviour } from "./smtp.ts";

/** A mail server of its own process: node … smtp-process.ts <folder> <port>. It does what `<folder>/behaviour.json` says at that moment. */
const [folder = "", port = ""] = process.argv.slice(2);
let received = 0;

const behaviour = (): SmtpBehaviour => SmtpBehaviour.parse(JSON.parse(readFileSync(join(folder, "behaviour.json"), "utf8")));

function refusal(code: number): Error {
  return Object.assign(new Error(`refused with ${code} as told`), { responseCode: code });
}

function record(raw: Buffer, envelope: unknown): void {
  received += 1;
  const name = join(folder, `${process.pid}-${String(received).padStart(4, "0")}`);
  writeFileSync(`${name}.tmp`, JSON.stringify({ envelope, atMs: Date.now(), raw: raw.toString("latin1") }));
  renameSync(`${name}.tmp`, `${name}.json`);
}

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onConnect(_session, done) {
    const { at, code } = behaviour();
    if (at === "silent") return; // no greeting at all
    done(at === "greeting" ? refusal(code) : null);
  },
  onMailFrom(_address, _session, done) {
    const { at, code } = behaviour();
    done(at === "sender" ? refusal(code) : null);
  },
  onRcptTo(address, _session, done) {
    const { at, code, only } = behaviour();
    const isMeant = only === undefined || address.address === only;
    done(at === "recipient" && isMeant ? refusal(code) : null);
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const { at, code } = behaviour();
      if (at === "content") return done(refusal(code));
      record(Buffer.concat(chunks), { from: session.envelope.mailFrom, to: session.envelope.rcptTo.map((recipient) => recipient.address) });
      // The unclear cases: the email has arrived, but its sender gets no answer.
      if (at === "hang") return;
      if (at === "cut") {
        for (const connection of server.connections) connection.close();
        return;
      }
      done();
    });
  },
});
server.on("error", () => {}); // a client that was killed
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("listening\n"));
