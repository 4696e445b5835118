import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { eventually } from "./eventually.ts";

/** Holds the calls of a procedure back, as a slow line does, until they are let through. Letting them through waits for the first one. */
export const holdBack = (page: Page, procedure: string) => holdBackAddress(page, `**/trpc/${procedure}*`);

/** The same for the requests to an address, such as uploads. */
export async function holdBackAddress(page: Page, address: string): Promise<{ readonly asked: () => number; letThrough(): Promise<void> }> {
  let asked = 0;
  let release = (): void => {};
  const isOver = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    asked += 1;
    await isOver;
    await route.continue();
  });
  return {
    asked: () => asked,
    async letThrough() {
      await eventually(() => expect(asked, `held back at ${address}`).toBeGreaterThan(0));
      release();
    },
  };
}

/** Refuses the reads of a procedure, as the limit for a network does, until they are let through. Letting them through waits for the first one. */
export async function refuseReads(page: Page, procedure: string): Promise<{ letThrough(): Promise<void> }> {
  const isRead = ({ pathname }: URL): boolean => pathname.startsWith("/trpc/") && pathname.includes(procedure);
  let refused = 0;
  await page.route(isRead, (route) => {
    refused += 1;
    return route.fulfill({ status: 429, contentType: "application/json", body: "{}" });
  });
  return {
    async letThrough() {
      await eventually(() => expect(refused, `refused reads of ${procedure}`).toBeGreaterThan(0));
      await page.unroute(isRead);
    },
  };
}

/** Refuses the next call of an action as if the row had changed meanwhile; nothing reaches the server. @param isTime the answer waits for it */
export async function refuseAction(page: Page, procedure: string, message: string, isTime: Promise<void> = Promise.resolve()): Promise<void> {
  const refusal = { message, code: -32_009, data: { code: "stale_version", httpStatus: 409 } };
  const refuse = async (route: Route): Promise<void> => {
    await isTime;
    await route.fulfill({ status: 409, json: { error: { json: refusal } } });
  };
  await page.route(`**/trpc/${procedure}*`, refuse, { times: 1 });
}

/** Refuses the next call of an action as `refuseAction` does, once it is told to. */
export async function refuseLater(page: Page, procedure: string, message: string): Promise<() => void> {
  let refuse = (): void => {};
  await refuseAction(page, procedure, message, new Promise<void>((resolve) => (refuse = resolve)));
  return refuse;
}

/** The calls of an action are done and their answers lost, until the returned function is called. The page shows "The answer is lost.". */
export async function loseAnswers(page: Page, procedure: string): Promise<() => Promise<void>> {
  const address = `**/trpc/${procedure}*`;
  const fault = { message: "The answer is lost.", code: -32_603, data: { code: "internal", httpStatus: 500 } };
  await page.route(address, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, json: { error: { json: fault } } });
  });
  return () => page.unroute(address);
}
