import { z } from "zod";
import type { Action, Reader, State } from "#domain/reimbursements/lifecycle.ts";
import type { Call } from "./attempts.ts";
import type { Random } from "./random.ts";

/** The claim as a reviewer or officer reads it. */
export const ClaimSeen = z.object({
  id: z.string(),
  state: z.custom<State>((word) => typeof word === "string"),
  version: z.int(),
  recommendedPaise: z.int().nullable(),
  documents: z.array(
    z.object({
      fieldName: z.string(),
      isApplicable: z.boolean(),
      verdict: z.object({ status: z.string() }).optional(),
      deficiencies: z.array(z.object({ id: z.string(), isOpen: z.boolean(), answer: z.string().optional() })),
    }),
  ),
});
export type ClaimSeen = z.infer<typeof ClaimSeen>;

/** How each reader opens a claim, and where in the answer it stands. */
export const transports = {
  member: { path: "reimbursements.getOwn", seen: ClaimSeen },
  council: { path: "reviews.open", seen: z.object({ view: ClaimSeen }).transform(({ view }) => view) },
  dgft: { path: "dgft.open", seen: z.object({ view: ClaimSeen }).transform(({ view }) => view) },
} as const satisfies Record<Reader, { path: string; seen: z.ZodType<ClaimSeen> }>;

type Turn = { readonly claim: ClaimSeen; readonly chance: Random; /** Words that nobody else writes. */ readonly words: string };

/** What this reader does with a claim now, as chance has it; undefined when it is not this reader's move. */
export function decisionOf(reader: Reader, turn: Turn): Call | undefined {
  if (reader === "member") return reply(turn);
  return reader === "council" ? review(turn) : decide(turn);
}

function review({ claim, chance, words }: Turn): Call | undefined {
  const dice = chance.next();
  if (claim.state === "DEFICIENCY_DGFT")
    return dice < 0.6
      ? callOn(claim, "forward", "reviews.forward", words, { comment: words, recommendedPaise: claim.recommendedPaise })
      : callOn(claim, "council_share_query", "reviews.shareDgftQuery", words, { comment: words });
  if (claim.state !== "SUBMITTED" && claim.state !== "UNDER_REVIEW" && claim.state !== "RESUBMITTED") return undefined;
  const documents = claim.documents.filter(({ isApplicable }) => isApplicable);
  if (dice < 0.25) {
    const { fieldName = "" } = documents[chance.between(0, documents.length - 1)] ?? {};
    return callOn(claim, "council_share", "reviews.share", words, { documents: [{ fieldName, status: "DEFICIENT", remark: words }] });
  }
  if (documents.every(({ verdict }) => verdict?.status === "SUFFICIENT"))
    return callOn(claim, "forward", "reviews.forward", words, { comment: "", recommendedPaise: claim.recommendedPaise });
  const verdicts = documents.map(({ fieldName }) => ({ fieldName, status: "SUFFICIENT", remark: "" }));
  return callOn(claim, "council_draft", "reviews.save", words, { documents: verdicts });
}

function decide({ claim, chance, words }: Turn): Call | undefined {
  if (claim.state !== "UNDER_REVIEW_DGFT") return undefined;
  const dice = chance.next();
  if (dice < 0.3) return callOn(claim, "dgft_draft", "dgft.saveNote", words, { note: words });
  if (dice < 0.9) return callOn(claim, "dgft_share", "dgft.share", words, { query: words });
  return callOn(claim, "approve", "dgft.approve", words, {});
}

/** The firm answers one remark a turn, and sends its reply when none is open. */
function reply({ claim, words }: Turn): Call | undefined {
  if (claim.state !== "DEFICIENCY_SHARED") return undefined;
  const [open] = claim.documents.flatMap(({ deficiencies }) => deficiencies.filter(({ isOpen, answer }) => isOpen && answer === undefined));
  if (open === undefined) return callOn(claim, "reply", "reimbursements.submit", words, { comment: words });
  const input = { reimbursementId: claim.id, deficiencyId: open.id, answer: words };
  // What is kept until the reply is sent names no version.
  return {
    kind: "decision",
    path: "reimbursements.answerDeficiency",
    input,
    mark: words,
    about: { id: claim.id, action: "save_step", version: undefined },
  };
}

function callOn({ id, version }: ClaimSeen, action: Action, path: string, mark: string, rest: Readonly<Record<string, unknown>>): Call {
  return { kind: "decision", path, input: { reimbursementId: id, version, ...rest }, mark, about: { id, action, version } };
}
