/** Why a second officer looks at a reimbursement before it goes to DGFT. */
export const secondLookReasons = ["amount", "above_rules", "sample"] as const;
export type SecondLookReason = (typeof secondLookReasons)[number];

/** The reasons in words, for the offices. */
export const secondLookWords = {
  amount: "above the limit",
  above_rules: "above what the rules propose",
  sample: "in the random sample",
} as const satisfies Record<SecondLookReason, string>;

/** What became of a second look: `changed` when the second officer came to other figures, `dropped` when it was prepared again before anybody looked. */
export const secondLookOutcomes = ["confirmed", "changed", "sent_back", "dropped"] as const;
export type SecondLookOutcome = (typeof secondLookOutcomes)[number];

/** The text whose SHA-256 chooses the sample. @param seed the published seed of the month in which the reimbursement was submitted */
export const sampleText = (seed: string, reimbursementId: string): string => `${seed}:${reimbursementId}`;

/**
 * Whether a reimbursement is in the random sample: the first eight digits of the hash, as a part of 2^32, are below the share. Anybody who
 * knows the seed of the month computes the same.
 * @param sha256 of `sampleText`, in hex
 * @param percent from 0 to 100
 * @source desks-and-more.md 2 "second look"
 */
export const isInSample = (sha256: string, percent: number): boolean => Number.parseInt(sha256.slice(0, 8), 16) < (percent / 100) * 2 ** 32;
