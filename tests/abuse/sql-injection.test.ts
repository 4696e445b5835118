import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openInjectionTargets, targetValuesOf, type InjectionTargets } from "./injection-targets.ts";

let targets: InjectionTargets;
beforeAll(async () => {
  targets = await openInjectionTargets();
}, 180_000);
afterAll(() => targets?.close());

// A scanner tries the same values in the deep tier: tests/deep/sqlmap.test.ts.
describe("row 34: every value of every endpoint", () => {
  it("row 34: with a quote more is refused or taken, and breaks no statement", { timeout: 180_000 }, async () => {
    for (const endpoint of targets.endpoints)
      for (const { name, value } of endpoint.parameters) {
        await targets.callers.forgetLimits();
        const answer = await endpoint.send(targetValuesOf(endpoint.parameters).set(name, `${value}'`));
        await answer.arrayBuffer();
        expect([endpoint.name, name, answer.status < 500]).toEqual([endpoint.name, name, true]);
      }
    expect(targets.failures()).toBe("");
  });
});
