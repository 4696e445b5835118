import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import { openServices } from "#server/services.ts";
import { defineJob } from "#workers/queue/define-job.ts";
import { checkImportJob } from "#workers/jobs/check-import.ts";
import { exportDirectoryJob } from "#workers/jobs/export-directory.ts";
import { readImportJob } from "#workers/jobs/read-import.ts";
import { runImportJob } from "#workers/jobs/run-import.ts";
import { sendMailJob } from "#workers/jobs/send-mail.ts";
import { startWorkers } from "#workers/main.ts";
import { WorkerOrders } from "./worker.ts";

/**
 * A worker as a process of its own, to be killed: the product's own workers but for the sweeps, and the job "build-dossier" does what its
 * payload says ("die"; "wait <file>": until that file is there; anything else: at once) and then writes a row into `effects`.
 */
const { databaseUrl, env, timing } = WorkerOrders.parse(JSON.parse(process.argv[2] ?? ""));
const config = loadConfig(env);
const { services, close } = openServices(config, createLog("warn"), databaseUrl);

// The job that an earlier worker died of may come before this one has said that it works.
let tellWorking = (): void => {};
const working = new Promise<void>((resolve) => (tellWorking = resolve));

const scriptedJob = defineJob("build-dossier", async (ctx, { reimbursementId: order }, run) => {
  const [word = "", path = ""] = order.split(" ");
  if (word === "die") {
    await working;
    process.kill(process.pid, "SIGKILL");
  }
  if (word === "wait") {
    writeFileSync(`${path}.begun-${process.pid}`, "");
    while (!existsSync(path)) await pause(10);
  }
  if (word === "fail") throw new Error("as told");
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`insert into effects (work, pid) values (${order}, ${process.pid})`);
    await run.finish(tx);
  });
});

const workers = await startWorkers(services, {
  databaseUrl,
  jobs: [sendMailJob, readImportJob, checkImportJob, runImportJob, exportDirectoryJob, scriptedJob],
  timing,
});
process.stdout.write("working\n", () => tellWorking());
process.once("SIGTERM", () => {
  void workers
    .close()
    .then(close)
    .then(() => process.exit(0));
});
