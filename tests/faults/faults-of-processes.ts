import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../support/eventually.ts";
import { stillRunning } from "../support/process-tree.ts";
import type { Fault, Scene } from "./fault.ts";

/** Web servers and workers that are killed, stopped, frozen and continued. */
export const faultsOfProcesses: readonly Fault[] = [
  {
    id: "F1",
    title: "kill -9 of web in the middle of uploads and actions",
    rounds: { ci: 5, long: 500 },
    hurts: ["web"],
    backends: ["postgres"],
    act: async ({ world, random }) => {
      await pause(random.between(300, 1_500));
      await world.web.kill9();
      await world.restartWeb();
    },
  },
  {
    id: "F2",
    title: "kill -9 of the worker in mail and dossiers",
    rounds: { ci: 5, long: 500 },
    hurts: ["worker"],
    act: async (scene) => {
      await pause(scene.random.between(200, 900));
      await replaceWorker(scene);
    },
  },
  {
    id: "F3",
    title: "the worker that takes a job over is killed three times running",
    rounds: { ci: 1, long: 20 },
    hurts: ["worker"],
    act: async (scene) => {
      for (let time = 0; time < 3; time += 1) {
        await pause(scene.random.between(100, 300));
        await replaceWorker(scene);
      }
    },
  },
  {
    id: "F14",
    title: "SIGTERM to web and worker under load: each ends with 0 within 15 s",
    rounds: { ci: 2, long: 100 },
    hurts: ["web", "worker"],
    act: async ({ world }) => {
      const startedMs = performance.now();
      const code = await world.web.stop();
      const tookMs = performance.now() - startedMs;
      if (code !== 0 || tookMs > 15_000) throw new Error(`web ended with ${code} after ${Math.round(tookMs)} ms`);
      await world.restartWeb();
      const worker = world.workers.pop();
      if (worker === undefined) throw new Error("no worker runs");
      const workerCode = await worker.end("SIGTERM");
      if (workerCode !== 0) throw new Error(`the worker ended with ${workerCode}`);
      await world.startWorker();
    },
  },
  {
    id: "F18",
    title: "web is stopped for five seconds (90 in the long tier) and goes on",
    rounds: { ci: 1, long: 20 },
    hurts: ["web"],
    backends: ["postgres"],
    act: async ({ world, isLong }) => {
      process.kill(world.web.pid(), "SIGSTOP");
      await pause(isLong ? 90_000 : 5_000);
      process.kill(world.web.pid(), "SIGCONT");
    },
  },
  {
    id: "F19",
    title: "a worker is stopped in the middle of its work, a second one takes it over, the first goes on",
    rounds: { ci: 1, long: 20 },
    hurts: ["worker"],
    act: async ({ world, isLong }) => {
      const [frozen] = world.workers;
      if (frozen === undefined) throw new Error("no worker runs");
      await pause(300);
      await world.interrupt(async () => {
        frozen.signal("SIGSTOP");
        await world.startWorker();
        await pause(isLong ? 90_000 : 7_000); // longer than a lock holds
        frozen.signal("SIGCONT");
      });
      await pause(1_000);
      world.workers.splice(world.workers.indexOf(frozen), 1);
      await frozen.end("SIGTERM");
    },
  },
];

/** Kills the worker and starts another one. */
export async function replaceWorker({ world }: Pick<Scene, "world">): Promise<void> {
  const worker = world.workers[0];
  if (worker === undefined) throw new Error("no worker runs");
  await world.killWorker(worker);
  await eventually(() => {
    if (stillRunning([worker.pid]).length > 0) throw new Error("it still runs");
  });
  await world.startWorker();
}
