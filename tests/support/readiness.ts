import { setTimeout as wait } from "node:timers/promises";

type Answer = { readonly failed: readonly string[] };

/**
 * Asks a product's /readyz until its status is that one: on a busy machine a part may answer later than its check waits. The test's
 * own limit ends a wait in vain.
 */
export async function statusBecomes(url: string, status: number): Promise<Answer> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    const body = (await answer.json()) as Answer; // the type of our own answer
    if (answer.status === status) return body;
    await wait(50);
  }
}
