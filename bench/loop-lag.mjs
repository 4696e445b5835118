// Loaded before the product (`node --import`): writes once a second how long its event loop was blocked at most, and for 99 of 100
// turns, in milliseconds, since the file LOOP_LAG_FILE was last removed; and for the longest blocks the last requests and the
// process's CPU time. CPU time below the block means that the process waited for a core.
import { subscribe } from "node:diagnostics_channel";
import { existsSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";

const file = process.env.LOOP_LAG_FILE ?? "";
const lookMs = 10;
const holdsKept = 8;

const delay = monitorEventLoopDelay({ resolution: lookMs });
delay.enable();

/** @type {string[]} */
let came = [];
subscribe("http.server.request.start", (message) => {
  const { request } = /** @type {{ request: import("node:http").IncomingMessage }} */ (message);
  came = [...came.slice(-7), `${request.method} ${request.url?.slice(0, 80)}`];
});

/**
 * What the process itself was busy with, at most.
 * @param {{ heldMs: number, processorMs: number }} hold
 */
const ownMs = ({ heldMs, processorMs }) => Math.min(heldMs, processorMs);

/** @type {{ heldMs: number, processorMs: number, came: string[] }[]} */
let holds = [];
let [lookedAt, used] = [performance.now(), process.cpuUsage()];
setInterval(() => {
  const heldMs = performance.now() - lookedAt - lookMs;
  const { user, system } = process.cpuUsage(used);
  const processorMs = (user + system) / 1e3;
  const last = holds.at(-1);
  if (holds.length < holdsKept || (last !== undefined && ownMs({ heldMs, processorMs }) > ownMs(last)))
    holds = [...holds, { heldMs, processorMs, came }].sort((a, b) => ownMs(b) - ownMs(a)).slice(0, holdsKept);
  [lookedAt, used] = [performance.now(), process.cpuUsage()];
}, lookMs).unref();

setInterval(() => {
  if (!existsSync(file)) {
    delay.reset();
    holds = [];
  }
  // The histogram counts the pause between two samples: the lag is the part beyond the interval.
  const lag = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - lookMs);
  writeFileSync(file, JSON.stringify({ maxMs: lag(delay.max), p99Ms: lag(delay.percentile(99)), holds }));
}, 1_000).unref();
