import { outcomeWords } from "#domain/rules/sentences.ts";
import type { ViolationOutcome } from "#domain/rules/terms.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";

type Outcome = keyof typeof outcomeWords;

const tones = { met: "green", unknown: "neutral", warn: "orange", needs_reason: "orange", blocks: "red" } as const satisfies Record<Outcome, Tone>;

/** The outcome of a rule in its colour and word. */
export const OutcomeTag = ({ outcome }: { readonly outcome: Outcome }) => <StatusTag tone={tones[outcome]}>{outcomeWords[outcome]}</StatusTag>;

/**
 * The worst outcome of the rules that a claim does not meet, in a line of its own that wraps: no column gets wider. Draws nothing without one.
 * @source money.md 3 "the council on the list and on the page"
 */
export const WorstOutcome = ({ outcome }: { readonly outcome: ViolationOutcome | null }) =>
  outcome === null ? null : (
    <div style={{ whiteSpace: "normal" }}>
      <OutcomeTag outcome={outcome} />
    </div>
  );
