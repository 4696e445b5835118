import { createHmac, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { parseOptions, type Options } from "@node-rs/argon2";
import { Piscina } from "piscina";
import { findChildScript } from "./child-script.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { createHashGate } from "./hash-gate.ts";
import type { Key, KeyRing } from "./keys.ts";

/** Costs of argon2id; memory in KiB. */
export type HashCosts = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** RFC 9106's second recommended memory and passes; one lane, so that a hash holds one core and leaves the other. @source security.md 3.4 */
export const passwordCosts: HashCosts = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
/** Six digits that live a day and die after five tries. @source security.md 3.4 (ASVS 6.5.2) */
export const otpCosts: HashCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordCheck = { readonly isRight: boolean; /** The hash was made with other costs or another pepper. */ readonly isOutdated: boolean };

/** Hashing of what people type. At most two hashes run at once, for all methods together. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<PasswordCheck>;
  /** Costs what `verify` costs and is never right: for an e-mail that nobody has. */
  readonly verifyDummy: (password: string) => Promise<PasswordCheck>;
  readonly hashOtp: (otp: string) => Promise<string>;
  /** Costs what `verifyOtp` costs and is never right. */
  readonly verifyDummyOtp: (otp: string) => Promise<false>;
  readonly verifyOtp: (stored: string, otp: string) => Promise<boolean>;
  readonly isCommon: (lowered: string) => boolean;
  /**
   * Ask before anything is read or counted for a hash: whom the full queue turns away has then cost the database nothing, and none of
   * their tries.
   * @throws unavailable (too many hashes are waiting already)
   */
  readonly assertRoom: () => void;
};

/** The pepper's HMAC of the text in its composed form, so that the same text typed on another keyboard is the same. */
const peppered = (pepper: Key, text: string): string => createHmac("sha256", pepper.bytes).update(text.normalize("NFC")).digest("base64url");

/** Stored form: name of the pepper, then the PHC string, which begins with "$". */
function split(stored: string): { kid: string; phc: string } {
  const at = stored.indexOf("$");
  return { kid: stored.slice(0, Math.max(at, 0)), phc: stored.slice(Math.max(at, 0)) };
}

/** Random bytes as the PHC format writes them. */
const randomText = (bytes: number): string => randomBytes(bytes).toString("base64").replaceAll("=", "");

const hasCosts = (phc: string, costs: HashCosts): boolean => {
  const used = parseOptions(phc);
  return used.memoryCost === costs.memoryCost && used.timeCost === costs.timeCost && used.parallelism === costs.parallelism;
};

/** Two, but never every core of the machine: whoever works in the portal keeps one. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
/** How far a hash stands back for whoever works in the portal when the processor is short: 0 not at all, 19 most. */
const niceness = 10;

/** What hash-thread.mjs does. */
type HashThreads = {
  hash(order: { readonly text: string; readonly options: Options }): Promise<string>;
  verify(order: { readonly text: string; readonly phc: string }): Promise<boolean>;
};

/** Threads of their own, because the pool that Node hashes and writes files in has one priority for all. */
function startHashThreads(): HashThreads {
  const { args } = findChildScript("server/infra", "hash-thread");
  const [filename] = args.slice(-1);
  const threads = new Piscina({
    filename: filename ?? null,
    execArgv: args.slice(0, -1),
    minThreads: 0,
    maxThreads: hashesAtOnce,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: niceness,
  });
  return {
    hash: (order) => threads.run(order, { name: "hashText" }),
    verify: (order) => threads.run(order, { name: "verifyText" }),
  };
}

/** One set for the process, begun with the first hash: costs and peppers travel with each order. */
let hashThreads: HashThreads | undefined;
const inThread = (): HashThreads => (hashThreads ??= startHashThreads());

/**
 * @param pepper its key is mixed into each hash, so that a stolen database alone cannot be guessed at
 * @throws unavailable from every method but `isCommon`, when too many hashes are waiting already
 * @source security.md 3.4
 */
export function createPasswords(pepper: KeyRing, costs: HashCosts = passwordCosts): Passwords {
  const gate = createHashGate({ atOnce: hashesAtOnce, waiting: 20 });
  const make = async (text: string, chosen: HashCosts): Promise<string> =>
    `${pepper.current.kid}${await gate.run(() => inThread().hash({ text: peppered(pepper.current, text), options: { ...chosen, outputLen: 32 } }))}`;
  const matches = async (stored: string, text: string): Promise<boolean> => {
    const { kid, phc } = split(stored);
    const key = pepper.find(kid);
    // A hash under a pepper that is gone costs as much as any other and is never right.
    const isRight = await gate.run(() => inThread().verify({ text: peppered(key ?? pepper.current, text), phc }));
    return isRight && key !== undefined;
  };
  const dummyOf = ({ memoryCost, timeCost, parallelism }: HashCosts): string =>
    `${pepper.current.kid}$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${randomText(16)}$${randomText(32)}`;
  const dummy = dummyOf(costs);
  const dummyOtp = dummyOf(otpCosts);
  return {
    hash: (password) => make(password, costs),
    verify: async (stored, password) => {
      const { kid, phc } = split(stored);
      return { isRight: await matches(stored, password), isOutdated: kid !== pepper.current.kid || !hasCosts(phc, costs) };
    },
    verifyDummy: async (password) => {
      await matches(dummy, password);
      return { isRight: false, isOutdated: false };
    },
    hashOtp: (otp) => make(otp, otpCosts),
    verifyOtp: matches,
    verifyDummyOtp: async (otp) => {
      await matches(dummyOtp, otp);
      return false;
    },
    isCommon: isCommonPassword,
    assertRoom: gate.assertRoom,
  };
}
