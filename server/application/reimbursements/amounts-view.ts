import type { SignedInActor } from "#domain/accounts/actor.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { isAsForwarded, keepsSheet, seesRecommendation, type PaymentStatus } from "#domain/reimbursements/amount-stage.ts";
import { itemLabel, type Item } from "#domain/reimbursements/items.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { proofText, standingOfFigure, type FigureStanding, type Sheet, type SheetLine } from "#domain/reimbursements/sheet.ts";
import type { SecondLookReason } from "#domain/reviews/second-look.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { CheckName } from "#domain/rules/checks.ts";
import { reasonInHindi } from "#domain/rules/reason-words.ts";
import { checkInWords, lineReasons, type CheckInWords } from "#domain/rules/sentences.ts";
import { recommendedOf } from "./amounts.ts";
import type { ChangedRate } from "./claim-facts.ts";
import { hasDecidedBefore, type ClaimWithAmounts } from "./read-claim.ts";

/** One line of the sheet for a reader. What the reader may not see yet is null. */
export type SheetLineView = Pick<
  SheetLine,
  "claimedPaise" | "rate" | "rateDay" | "admissiblePaise" | "sharePercent" | "capPaise" | "recommendedPaise" | "sources"
> &
  FigureStanding & {
    readonly itemId: string;
    readonly item: Item;
    /** The kind of cost in words. */
    readonly label: string;
    /** The document that proves it, in words. */
    readonly proof: string;
    readonly ruleNumber: number | undefined;
    readonly proposedPaise: Paise | null;
    readonly proposedAdmissiblePaise: Paise | null;
    readonly assessment: SheetLine["assessment"];
    readonly checks: readonly CheckInWords[];
    /** Why less than claimed, as sentences. */
    readonly reasons: readonly string[];
    /** The Hindi of those that are from the list of reasons. */
    readonly reasonsHindi: readonly string[];
    readonly sanctionedPaise: Paise | null;
    readonly sanctionReason: string | null;
  };

/** The amounts of a claim for a reader, in paise. */
export type AmountsView = {
  readonly claimedPaise: Paise | null;
  readonly recommendedPaise: Paise | null;
  readonly sanctionedPaise: Paise | null;
  readonly paymentStatus: PaymentStatus | null;
  /** False for member and DGFT while the council prepares its recommendation. */
  readonly showsRecommendation: boolean;
  readonly sheet:
    | (Pick<Sheet, "drawnPaise" | "capPaise" | "years" | "filedOn" | "proved"> & { readonly lines: readonly SheetLineView[] })
    | undefined;
  /** Exchange rates that the claim keeps and that were corrected since; for the council only. */
  readonly changedRates: readonly ChangedRate[];
  /** What the first officer wrote to DGFT with a recommendation that was sent back, or dropped because the claim went to the firm; blank after the next forwarding. For the council only. */
  readonly wordsToDgft: string;
  /** A recommendation that waits for a second person of the council; for the council only. */
  readonly prepared:
    | {
        readonly recommendedPaise: Paise;
        readonly by: string;
        readonly at: Date;
        readonly why: SecondLookReason | null;
        /** What the user who prepared it wrote to DGFT; blank for none. */
        readonly comment: string;
        /** The reader may forward it or send it back. */
        readonly canConfirm: boolean;
      }
    | undefined;
};

/** Member and DGFT see what is recommended while it is as it was forwarded. @source rest-api.md "Rulings of 23-11-2026", Items */
export function amountsView(claim: ClaimWithAmounts, reader: Reader, actor: Pick<SignedInActor, "userId">): AmountsView {
  const { row, amounts } = claim;
  const { sheet, prepared } = amounts;
  const showsRecommendation = seesRecommendation(reader, row);
  return {
    claimedPaise: sheet === undefined ? row.claimedPaise : sheet.claimedPaise,
    recommendedPaise: showsRecommendation ? shownRecommended(claim) : null,
    sanctionedPaise: row.sanctionedPaise,
    paymentStatus: row.paymentStatus,
    showsRecommendation,
    sheet: sheet && {
      filedOn: sheet.filedOn,
      drawnPaise: sheet.drawnPaise,
      capPaise: sheet.capPaise,
      ...(sheet.years && { years: sheet.years }),
      ...(sheet.proved && showsRecommendation && { proved: sheet.proved }),
      lines: sheet.lines.map((line) => lineView(showsRecommendation ? line : withoutProved(line, sheet), claim, showsRecommendation)),
    },
    changedRates: reader === "council" ? amounts.changedRates : [],
    wordsToDgft: reader === "council" ? keptWords(claim) : "",
    prepared:
      reader === "council" && prepared !== undefined && !keepsSheet(row.state)
        ? {
            recommendedPaise: prepared.recommendedPaise,
            by: prepared.preparedByName,
            at: prepared.preparedAt,
            why: prepared.secondLook,
            comment: prepared.comment,
            canConfirm: isSecondPerson(prepared.invitations, prepared.preparedBy, actor.userId) && !hasDecidedBefore(claim, actor),
          }
        : undefined,
  };
}

function shownRecommended({ row, amounts: { sheet } }: ClaimWithAmounts): Paise | null {
  if (sheet === undefined) return row.recommendedPaise;
  return isAsForwarded(row) ? sheet.recommendedPaise : recommendedOf(sheet);
}

/** The words to DGFT that the history keeps for the next forwarding. A send-back without words ends those of one before it. */
export function keptWords({ history }: Pick<ClaimWithAmounts, "history">): string {
  const last = history.findLast(({ action, detail }) => action === "forward" || action === "council_send_back" || detail.wordsToDgft !== undefined);
  return last?.detail.wordsToDgft ?? "";
}

/**
 * A line without what follows from the facts that the council found proved. Only the sheet that a closing without DGFT stored has such facts for
 * a reader who may not see them.
 */
function withoutProved(line: SheetLine, { proved }: Sheet): SheetLine {
  if (proved === undefined) return line;
  const names: readonly CheckName[] = [
    "intent",
    "ceiling",
    ...(proved.isSpecialGroup === null ? [] : (["same_event_ever", "events_in_year"] as const)),
  ];
  return { ...line, sharePercent: null, capPaise: null, sources: [], checks: line.checks.filter(({ name }) => !names.includes(name)) };
}

function lineView(line: SheetLine, { amounts, row, documents }: ClaimWithAmounts, showsRecommendation: boolean): SheetLineView {
  const scheme = schemeOf(row.scheme);
  const { costId, claimedPaise, rate, rateDay, sharePercent, capPaise, sources, version, proposal } = line;
  const sanction = amounts.sanctions.find(({ itemId }) => itemId === costId);
  const own = line.assessment === null || line.assessment.reason === "" ? [] : [line.assessment.reason];
  return {
    itemId: costId,
    item: line.item,
    label: itemLabel(scheme, line.item),
    proof: proofText(scheme, line.item, documents),
    claimedPaise,
    rate,
    rateDay,
    sharePercent,
    capPaise,
    sources,
    ruleNumber: version?.number,
    checks: line.checks.map(checkInWords),
    ...(showsRecommendation
      ? {
          admissiblePaise: line.admissiblePaise,
          recommendedPaise: line.recommendedPaise,
          proposedPaise: proposal.recommendedPaise,
          proposedAdmissiblePaise: proposal.admissiblePaise,
          assessment: line.assessment,
          ...standingOfFigure(line),
          reasons: [...lineReasons(line), ...own],
        }
      : {
          admissiblePaise: null,
          recommendedPaise: null,
          proposedPaise: null,
          proposedAdmissiblePaise: null,
          assessment: null,
          countsFigure: false,
          isProposalOpen: false,
          reasons: [],
        }),
    sanctionedPaise: sanction?.sanctionedPaise ?? null,
    sanctionReason: sanction?.reason ?? null,
    reasonsHindi: [...(showsRecommendation ? own : []), ...(typeof sanction?.reason === "string" ? [sanction.reason] : [])].flatMap(
      (words) => reasonInHindi(amounts.reasonCodes, words) ?? [],
    ),
  };
}
