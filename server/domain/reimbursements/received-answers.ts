import { stepOfItems, type EarlierAnswers } from "./answer-changes.ts";
import { givenItems, groupEntries, type Answers } from "./answers.ts";
import { itemChanges } from "./item-changes.ts";
import type { Item } from "./items.ts";
import type { Action } from "./lifecycle.ts";
import { itemsName } from "./scheme.ts";
import type { Assessment } from "./sheet.ts";

/** After these actions the stored answers are what the council has: the firm sent them, or what it had not sent was taken back. */
export const receivingActions = ["submit", "reply", "fresh_look", "council_reopen", "dgft_reopen"] as const satisfies readonly Action[];

type Changed = {
  readonly earlierAnswers: readonly EarlierAnswers[];
  /** Oldest first. */
  readonly history: readonly { readonly version: number; readonly action: Action | "start"; readonly at: Date; readonly actorId: string }[];
};

/** The last time that the council received the answers, and what the firm has changed since, as it was then. */
export function lastReceipt({ earlierAnswers, history }: Changed) {
  const receipt = history.findLast(({ action }) => receivingActions.some((one) => one === action));
  return receipt && { ...receipt, kept: earlierAnswers.filter(({ submission }) => submission === receipt.version) };
}

/** The costs that the council received, as they are kept; undefined while the firm has changed none since. */
export const receivedCosts = (changed: Changed): Answers | undefined => lastReceipt(changed)?.kept.find(({ step }) => step === stepOfItems)?.answers;

type Saved = {
  readonly steps: readonly { readonly step: number; readonly answers: Answers; readonly savedAt: Date }[];
  readonly items: readonly { readonly item: Item; readonly enteredBy: "member" | "council"; readonly savedAt: Date }[];
};

/** Steps and costs as the council has them: what the firm has changed and not sent yet is as it was. */
export function receivedAnswers({ steps, items, ...changed }: Saved & Changed): Saved {
  const receipt = lastReceipt(changed);
  if (receipt === undefined || receipt.kept.length === 0) return { steps, items };
  const { at: savedAt, kept } = receipt;
  const keptOf = (step: number) => kept.find((one) => one.step === step)?.answers;
  const costs = keptOf(stepOfItems);
  const ofCouncil = costs === undefined ? [] : keptIdsOfCouncil(costs);
  const asReceived = (item: Item): Saved["items"][number] => {
    const same = items.find((saved) => itemChanges([saved.item], [item]).length === 0) ?? { item, enteredBy: "member", savedAt };
    return ofCouncil.includes(item["id"] ?? "") ? { ...same, enteredBy: "council" } : same;
  };
  return {
    steps: steps.map((saved) => ({ ...saved, answers: keptOf(saved.step) ?? saved.answers })),
    items: costs === undefined ? items : givenItems(costs).map(asReceived),
  };
}

/** The costs, each with the time of its last change; one that is again as the council received it counts as not changed since then. */
export function datedCosts({ items, ...changed }: Pick<Saved, "items"> & Changed): Saved["items"] {
  const receipt = lastReceipt(changed);
  const costs = receivedCosts(changed);
  if (receipt === undefined || costs === undefined) return items;
  const received = givenItems(costs);
  return items.map((saved) => {
    const isAsReceived = received.some((one) => itemChanges([one], [saved.item]).length === 0);
    return isAsReceived && saved.savedAt > receipt.at ? { ...saved, savedAt: receipt.at } : saved;
  });
}

/** An assessment as it is kept while the firm may have removed its cost; `setAt` is ISO 8601. */
export type KeptAssessment = Assessment & { readonly setBy: string; readonly setAt: string };

const assessmentsName = "assessments";
const ofCouncilName = "entered_by_council";

type KeptItem = Pick<Saved["items"][number], "item" | "enteredBy">;

/** The costs before the firm changes them, with who entered them, and the council's figures and reasons, as they are kept. */
export const keptCosts = (items: readonly KeptItem[], assessments: readonly KeptAssessment[]): Answers => ({
  [itemsName]: items.map(({ item }) => item),
  [ofCouncilName]: items.flatMap(({ item: { id }, enteredBy }) => (enteredBy === "member" || id === undefined ? [] : [{ id }])),
  [assessmentsName]: assessments.map(({ admissiblePaise, reasonCode, ...text }) => ({
    ...text,
    ...(admissiblePaise !== null && { admissiblePaise: String(admissiblePaise) }),
    ...(reasonCode !== null && { reasonCode }),
  })),
});

/** The ids of those of the kept costs that the council entered. */
export const keptIdsOfCouncil = ({ [ofCouncilName]: kept }: Answers): string[] => groupEntries(kept).flatMap(({ id }) => id ?? []);

/** The assessments among kept costs. */
export const keptAssessments = ({ [assessmentsName]: kept }: Answers): KeptAssessment[] =>
  groupEntries(kept).flatMap(({ itemId, admissiblePaise, reasonCode, reason = "", setBy = "", setAt = "" }) =>
    itemId === undefined
      ? []
      : [
          {
            itemId,
            admissiblePaise: admissiblePaise === undefined ? null : Number(admissiblePaise),
            reasonCode: reasonCode ?? null,
            reason,
            setBy,
            setAt,
          },
        ],
  );
