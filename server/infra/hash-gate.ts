import { accountMessages } from "#domain/accounts/messages.ts";
import { unavailable } from "#domain/errors.ts";

export type HashGate = {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** @throws unavailable (`run` would refuse at this moment) */
  readonly assertRoom: () => void;
};

/**
 * Lets so many hashes run at once, keeps so many waiting, and refuses the rest at once: a login storm then costs its own
 * callers a few seconds instead of everybody the whole product.
 * @throws unavailable (the queue is full)
 * @source security.md 3.4
 */
export function createHashGate({ atOnce, waiting }: { atOnce: number; waiting: number }): HashGate {
  const queue: (() => void)[] = [];
  let running = 0;
  const assertRoom = (): void => {
    if (running >= atOnce && queue.length >= waiting) throw unavailable("busy", accountMessages.busy);
  };
  const enter = async (): Promise<void> => {
    assertRoom();
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The one who leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    assertRoom,
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
