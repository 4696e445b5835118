// Loaded before the product (`node --import`): writes once a second how long its event loop was held up at most, and for
// 99 of 100 turns, in milliseconds, since the file LOOP_LAG_FILE was last taken away.
import { existsSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const file = process.env.LOOP_LAG_FILE ?? "";
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
setInterval(() => {
  if (!existsSync(file)) delay.reset();
  // The histogram counts the pause between two looks: the lag is what goes beyond it.
  const lag = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - 10);
  writeFileSync(file, JSON.stringify({ maxMs: lag(delay.max), p99Ms: lag(delay.percentile(99)) }));
}, 1_000).unref();
