/** Chance that a seed repeats. */
export type Random = {
  /** From 0 to just below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Another one that does not depend on how often this one is asked from now on. */
  fork(name: string): Random;
};

/** mulberry32: small, fast, and good enough to choose moments with. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    fork: (name) => randomFrom([...name].reduce((hash, character) => Math.imul(hash, 31) + (character.codePointAt(0) ?? 0), seed)),
  };
}
