import { council } from "#domain/council.ts";
import { flaggedItemId } from "#domain/reimbursements/deficiencies.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { openRemarks } from "./remarks.ts";
import type { ReimbursementView } from "./views.ts";

const outlooks = {
  DRAFT: "Fill in the steps that are left and submit it for review.",
  SUBMITTED: `${council.shortName} checks each document. You are told here and by e-mail when it is forwarded to ${council.officer}, or when something has to be mended.`,
  UNDER_REVIEW: `${council.shortName} is checking each document. You are told here and by e-mail when it is forwarded to ${council.officer}, or when something has to be mended.`,
  RESUBMITTED: `${council.shortName} checks what you sent. What was accepted before stays accepted.`,
  FRESH_LOOK: `${council.shortName} looks at it again with what you wrote. Somebody else than before decides; you are told here and by e-mail.`,
  UNDER_REVIEW_DGFT: `${council.shortName} has found every document sufficient. The ${council.officer} officer decides next.`,
  DEFICIENCY_DGFT: `${council.officer} has asked ${council.shortName} something. There is nothing to do for you unless ${council.shortName} asks you.`,
  APPROVED_DGFT: `${council.officer} has approved it. The combined PDF below is the final record.`,
  CLOSED: "It is closed and can be read. You can start a new reimbursement.",
} as const satisfies Record<Exclude<State, "DEFICIENCY_SHARED">, string>;

/** What happens next, in a sentence or two. */
export const outlookText = (view: ReimbursementView): string => (view.state === "DEFICIENCY_SHARED" ? replyText(view) : outlooks[view.state]);

/** What the reply needs, by what the open remarks name. */
function replyText(view: ReimbursementView): string {
  const asked = view.asksPapers
    ? "Further papers are asked for: add them under “Further papers for this reply”; no document has to be replaced for them. "
    : "";
  return `${asked}${changeText(openRemarks(view).flatMap(({ fieldName }) => fieldName ?? []))}`;
}

function changeText(flagged: readonly string[]): string {
  const costs = flagged.filter((fieldName) => flaggedItemId(fieldName) !== undefined).length;
  if (flagged.length === 0)
    return "Answer the remark, then send your reply. You may change every answer, cost and document; what you leave as it is stands.";
  return `${remarkText(costs, flagged.length - costs)}, then send your reply. Everything else stands as it is.`;
}

function remarkText(costs: number, documents: number): string {
  if (costs === 0) return "Read the remark on each flagged document, put a new file in its place or write an answer";
  if (documents === 0) return "Read the remark on each flagged cost, change the cost or write an answer";
  return "Read each remark, put a new file in the place of a flagged document, change a flagged cost or write an answer";
}
