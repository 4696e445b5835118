import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { createKeys } from "./keys.ts";
import { createPasswords, passwordCosts } from "./passwords.ts";

const secret = "a secret of the operator, long enough";
const pepper = createKeys(secret).pepper;
const passwords = createPasswords(pepper);

describe("passwords", () => {
  it("are stored with the costs that were chosen, and checked", async () => {
    const stored = await passwords.hash("Sahyadri#27");
    expect(stored).toMatch(/^[\w-]{8}\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.verify(stored, "Sahyadri#27")).toEqual({ isRight: true, isOutdated: false });
    expect((await passwords.verify(stored, "Sahyadri#28")).isRight).toBe(false);
  });

  it("are the same in composed and in decomposed form", async () => {
    const stored = await passwords.hash("café au lait, toujours");
    expect((await passwords.verify(stored, "cafe\u0301 au lait, toujours")).isRight).toBe(true);
  });

  it("are made again when costs or pepper have changed", async () => {
    const cheap = createPasswords(pepper, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    expect(await passwords.verify(await cheap.hash("Sahyadri#27"), "Sahyadri#27")).toEqual({ isRight: true, isOutdated: true });
    const rotated = createPasswords(createKeys("the next secret of the operator, long", secret).pepper);
    expect(await rotated.verify(await passwords.hash("Sahyadri#27"), "Sahyadri#27")).toEqual({ isRight: true, isOutdated: true });
  });

  it("are worth nothing under a pepper that is gone", async () => {
    const other = createPasswords(createKeys("somebody else's secret, long enough too").pepper);
    expect((await other.verify(await passwords.hash("Sahyadri#27"), "Sahyadri#27")).isRight).toBe(false);
  });

  it("of an unknown user cost as much as a real one and are never right", async () => {
    expect(passwordCosts).toEqual({ memoryCost: 65_536, timeCost: 3, parallelism: 1 });
    expect(await passwords.verifyDummy("Sahyadri#27")).toEqual({ isRight: false, isOutdated: false });
    const stored = await passwords.hash("Sahyadri#27");
    // Time on the processor, which a busy machine does not stretch.
    const median = async (work: () => Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const before = process.cpuUsage();
        await work();
        times.push(process.cpuUsage(before).user);
      }
      return times.sort((a, b) => a - b)[4] ?? 0;
    };
    const ratio = (await median(() => passwords.verifyDummy("Sahyadri#28"))) / (await median(() => passwords.verify(stored, "Sahyadri#28")));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("that everybody uses are known", () => {
    expect(passwords.isCommon("p@ssw0rd")).toBe(true);
    expect(passwords.isCommon("letmein")).toBe(true);
    expect(passwords.isCommon("sahyadri#27")).toBe(false);
  });

  it("of one time are checked too", async () => {
    const stored = await passwords.hashOtp("004211");
    expect(stored).toContain("m=19456,t=2,p=1");
    expect(await passwords.verifyOtp(stored, "004211")).toBe(true);
    expect(await passwords.verifyOtp(stored, "004212")).toBe(false);
  });
});

describe("the queue of hashes", () => {
  /** The threads have a low priority: on a busy machine they are slow. */
  const patienceMs = 60_000;
  const maxWaiting = 20;
  const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
  const cheap = createPasswords(pepper, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });

  it(
    "keeps twenty waiting, refuses the rest at once, and takes more when it is shorter",
    async () => {
      const accepted = Array.from({ length: atOnce + maxWaiting }, () => cheap.hash("Sahyadri#27"));
      expect(() => cheap.assertRoom()).toThrow(expect.objectContaining({ kind: "unavailable", code: "busy", retryAfterSeconds: 5 }));
      await expect(cheap.hash("Sahyadri#27")).rejects.toMatchObject({ kind: "unavailable", code: "busy", retryAfterSeconds: 5 });
      expect(new Set(await Promise.all(accepted)).size).toBe(atOnce + maxWaiting);
      cheap.assertRoom();
      expect(await cheap.hash("Sahyadri#27")).toContain("$argon2id$");
    },
    patienceMs,
  );

  it(
    "goes on after a failure",
    async () => {
      await expect(cheap.verify("kid$no PHC string", "Sahyadri#27")).rejects.toThrow();
      expect(await cheap.hash("Sahyadri#27")).toContain("$argon2id$");
    },
    patienceMs,
  );
});
