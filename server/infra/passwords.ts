import { createHmac, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { parseOptions, type Options } from "@node-rs/argon2";
import { Piscina } from "piscina";
import { accountMessages } from "#domain/accounts/messages.ts";
import { unavailable } from "#domain/errors.ts";
import { findChildScript } from "./child-script.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { Key, KeyRing } from "./keys.ts";

/** Costs of argon2id; memory in KiB. */
export type HashCosts = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** RFC 9106's second recommended memory and passes; parallelism 1, so that a hash uses one core and leaves the other free. @source security.md 3.4 */
export const passwordCosts: HashCosts = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
/** Six digits, valid for a day and for five attempts. @source security.md 3.4 (ASVS 6.5.2) */
export const otpCosts: HashCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordCheck = { readonly isRight: boolean; /** The hash was made with other costs or another pepper. */ readonly isOutdated: boolean };

/** Hashing of what people type. At most two hashes run at once, for all methods together. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<PasswordCheck>;
  /** Costs what `verify` costs and is never right: for an e-mail address without an account. */
  readonly verifyDummy: (password: string) => Promise<PasswordCheck>;
  readonly hashOtp: (otp: string) => Promise<string>;
  /** Costs what `verifyOtp` costs and is never right. */
  readonly verifyDummyOtp: (otp: string) => Promise<false>;
  readonly verifyOtp: (stored: string, otp: string) => Promise<boolean>;
  readonly isCommon: (lowered: string) => boolean;
  /**
   * Called before anything is read or counted for a hash: a request that the full queue refuses has then cost the database nothing and
   * consumed no rate limit.
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

/** Two, but never every core of the machine: the people who work in the portal keep one. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const maxWaitingHashes = 20;
/** Lowers the priority of a hash below the work in the portal: 0 not at all, 19 most. */
const niceness = 10;

/** What hash-thread.mjs does. */
type HashThreads = {
  /** @throws unavailable (the queue is full) */
  hash(order: { readonly text: string; readonly options: Options }): Promise<string>;
  /** @throws unavailable (the queue is full) */
  verify(order: { readonly text: string; readonly phc: string }): Promise<boolean>;
  /** @throws unavailable (the queue is full) */
  assertRoom(): void;
};

/**
 * Own threads, because Node's thread pool has one priority for hashes and files. Their queue is short and refuses the rest at once: a burst
 * of logins costs its own callers a few seconds and the other users nothing.
 */
function startHashThreads(): HashThreads {
  const { args } = findChildScript("server/infra", "hash-thread");
  const [filename] = args.slice(-1);
  const threads = new Piscina({
    filename: filename ?? null,
    execArgv: args.slice(0, -1),
    minThreads: 0,
    maxThreads: hashesAtOnce,
    maxQueue: maxWaitingHashes,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: niceness,
  });
  const assertRoom = (): void => {
    if (threads.queueSize >= maxWaitingHashes) throw unavailable("busy", accountMessages.busy);
  };
  return {
    hash: async (order) => {
      assertRoom();
      return threads.run(order, { name: "hashText" });
    },
    verify: async (order) => {
      assertRoom();
      return threads.run(order, { name: "verifyText" });
    },
    assertRoom,
  };
}

/** One set for the process, started with the first hash: costs and peppers travel with each order. */
let hashThreads: HashThreads | undefined;
const inThread = (): HashThreads => (hashThreads ??= startHashThreads());

/**
 * @param pepper its key is mixed into each hash, so that a stolen database alone cannot be guessed at
 * @param costs of the hash of a password
 * @param costsOfOtp of the hash of a one-time password
 * @throws unavailable (from every method but `isCommon`) when too many hashes wait
 * @source security.md 3.4
 */
export function createPasswords(pepper: KeyRing, costs: HashCosts = passwordCosts, costsOfOtp: HashCosts = otpCosts): Passwords {
  const make = async (text: string, chosen: HashCosts): Promise<string> =>
    `${pepper.current.kid}${await inThread().hash({ text: peppered(pepper.current, text), options: { ...chosen, outputLen: 32 } })}`;
  const matches = async (stored: string, text: string): Promise<boolean> => {
    const { kid, phc } = split(stored);
    const key = pepper.find(kid);
    // A hash under a removed pepper costs as much as any other and is never right.
    const isRight = await inThread().verify({ text: peppered(key ?? pepper.current, text), phc });
    return isRight && key !== undefined;
  };
  const dummyOf = ({ memoryCost, timeCost, parallelism }: HashCosts): string =>
    `${pepper.current.kid}$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${randomText(16)}$${randomText(32)}`;
  const dummy = dummyOf(costs);
  const dummyOtp = dummyOf(costsOfOtp);
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
    hashOtp: (otp) => make(otp, costsOfOtp),
    verifyOtp: matches,
    verifyDummyOtp: async (otp) => {
      await matches(dummyOtp, otp);
      return false;
    },
    isCommon: isCommonPassword,
    assertRoom: () => hashThreads?.assertRoom(),
  };
}
