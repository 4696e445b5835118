import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import { openServices } from "#server/services.ts";
import { startWorkers } from "#workers/main.ts";
import { WorkerOrders } from "../support/worker.ts";

/** The product's worker with every job of its own, as a process to be killed; only its pauses are shorter than in life. */
const { databaseUrl, env, timing } = WorkerOrders.parse(JSON.parse(process.argv[2] ?? ""));
const { services, close } = openServices(loadConfig(env), createLog("warn"), databaseUrl);
const workers = await startWorkers(services, { databaseUrl, timing });
process.stdout.write("working\n");
process.once("SIGTERM", () => {
  void workers
    .close()
    .then(close)
    .then(() => process.exit(0));
});
// The database is taken away on purpose; the product's own process outlives that in the same way.
process.on("uncaughtException", (error) => process.stderr.write(`${error.message}\n`));
