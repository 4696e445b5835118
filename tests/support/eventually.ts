import { setTimeout as pause } from "node:timers/promises";

const pauseMs = 25;

/**
 * Asks again and again until the answer is given without an error, and gives it. Fails with the last error when that has not come
 * about in time; the time is a bound for a broken product, not a wait.
 */
export async function eventually<T>(ask: () => T | Promise<T>, withinMs = 60_000): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(pauseMs);
    }
  }
}
