import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { serveOperations } from "#workers/parse/child-loop.ts";

/** A parsing child under an attacker's control: it does what the "file" says. */
serveOperations({
  async inspect({ path }) {
    const [order = "", argument = ""] = readFileSync(path, "utf8").split(" ");
    if (order === "loop") for (;;);
    if (order === "wait") await new Promise((resolve) => setTimeout(resolve, Number(argument)));
    if (order === "eat") for (const hoard: Buffer[] = []; ;) hoard.push(Buffer.alloc(8 * 1024 * 1024, 1));
    if (order === "heap") for (const hoard: number[][] = []; ;) hoard.push(Array.from({ length: 100_000 }, (_, at) => at / 3));
    if (order === "die") process.kill(process.pid, "SIGSEGV");
    if (order === "killed") process.kill(process.pid, "SIGKILL");
    if (order === "throw") throw new Error("secret path /srv/data");
    if (order === "lie") process.send?.({ kind: "done", id: "not a number" });
    if (order === "connect") await connectTo(Number(argument));
    if (order === "grow") {
      growth.push(Buffer.alloc(Number(argument), 1));
      // Over what an earlier order left behind it gets stuck, so that the watchdog is what ends it, however quick the machine is.
      if (growth.length > 1) await new Promise(() => {});
    }
    if (order === "environment") writeFileSync(argument, JSON.stringify(process.env));
    if (order === "spawn") {
      const child = spawn("sleep", ["600"], { stdio: "ignore" });
      writeFileSync(argument, String(child.pid));
      for (;;);
    }
    return { mediaType: "application/pdf", pages: process.pid, warnings: [] };
  },
});

const growth: Buffer[] = [];

function connectTo(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(port, "127.0.0.1").once("connect", resolve).once("error", reject);
  });
}
