import { setTimeout as pause } from "node:timers/promises";
import type { Fault, Scene } from "./fault.ts";
import { replaceWorker } from "./faults-of-processes.ts";
import type { PaymentStep } from "./payments.ts";
import { suiteName } from "./world.ts";

/** Faults in the middle of a step of the payments. Every other fault has payments under way, too. @source money.md 8 */
export const faultsOfPayments: readonly Fault[] = [
  {
    id: "F22",
    title: "kill -9 of the worker between the bank file and its mark",
    rounds: { ci: 3, long: 200 },
    hurts: ["worker"],
    act: async (scene) => {
      await inTheMiddleOf(scene, "file", 80);
      await replaceWorker(scene);
    },
  },
  {
    id: "F23",
    title: "kill -9 of web between the bank's answer and the ledger",
    rounds: { ci: 3, long: 200 },
    hurts: ["web"],
    backends: ["redis"],
    act: async (scene) => {
      await inTheMiddleOf(scene, "import", 40);
      await scene.world.web.kill9();
      await scene.world.restartWeb();
    },
  },
  {
    id: "F24",
    title: "connections to PostgreSQL end while a batch is prepared, approved, sent and answered",
    rounds: { ci: 2, long: 100 },
    hurts: ["database"],
    backends: ["postgres"],
    act: async (scene) => {
      for (const step of ["prepare", "approve", "send", "import"] as const) {
        await inTheMiddleOf(scene, step, 20);
        await scene.world.interrupt(
          () => scene.world.database.sql`
            select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> ${suiteName}`,
        );
      }
    },
  },
  {
    id: "F25",
    title: "PostgreSQL crashes while the bank's answer is imported",
    rounds: { ci: 1, long: 50 },
    hurts: ["database"],
    backends: ["postgres"],
    act: async (scene) => {
      await inTheMiddleOf(scene, "import", 40);
      await scene.world.interrupt(async () => {
        await scene.world.cluster.crash();
        await pause(1_500);
        await scene.world.cluster.start();
      });
    },
  },
  {
    id: "F26",
    title: "web is stopped for three seconds while a batch is marked as sent, and goes on",
    rounds: { ci: 1, long: 50 },
    hurts: ["web"],
    backends: ["redis"],
    act: async (scene) => {
      await inTheMiddleOf(scene, "send", 30);
      process.kill(scene.world.web.pid(), "SIGSTOP");
      await pause(3_000);
      process.kill(scene.world.web.pid(), "SIGCONT");
    },
  },
];

/** Waits until the clerk begins a step, and a random moment more. */
async function inTheMiddleOf({ payments, random }: Scene, step: PaymentStep, latestMs: number): Promise<void> {
  await payments.next(step);
  await pause(random.between(0, latestMs));
}
