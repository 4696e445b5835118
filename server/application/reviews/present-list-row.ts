import { calendarDateInIndia } from "#domain/dates.ts";
import { keepsSheet, seesVerdicts, type ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import { ageInDays, daysWithParty } from "#domain/reimbursements/clocks.ts";
import { isDecided } from "#domain/reimbursements/decisions.ts";
import { dueStateOf, type DueState } from "#domain/reimbursements/due-state.ts";
import { applicableDocuments, reviewDocuments } from "#domain/reimbursements/derive.ts";
import { clockOf, type Party, type Reader, type State } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { firmAddressName } from "#domain/reimbursements/schemes/shared-fields.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { reviewProgress, type ReviewProgress } from "#domain/reimbursements/verdicts.ts";
import type { ViolationOutcome } from "#domain/rules/terms.ts";
import type { ListedRow } from "#db/queries/reviews.ts";

/** One row of the council's or the officer's list. */
export type ReviewListRow = ClaimTotals & {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly typeLabel: string;
  readonly firmId: string;
  readonly firmName: string;
  /** The address in this reimbursement, not the one in the profile. */
  readonly firmAddress: string | undefined;
  readonly state: State;
  readonly status: string;
  readonly version: number;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** The answer in the scheme's own column of the list. */
  readonly listedAnswer: string | undefined;
  /** Undefined for DGFT while the verdicts are drafts of the council. */
  readonly reviewProgress: ReviewProgress | undefined;
  readonly withWhom: Party;
  /** Days that this party has had it, without those on hold. */
  readonly daysWaiting: number;
  /** The date by which the party that has to act now is to act, and how it stands against it. */
  readonly dueOn: string | undefined;
  readonly dueState: DueState | undefined;
  readonly heldUntil: string | undefined;
  /** Who is expected to work on it in the reader's office. */
  readonly owner: { readonly id: string; readonly name: string } | undefined;
  readonly ageDays: number | undefined;
  readonly submittedAt: Date | undefined;
  /** The worst outcome of the rules that its costs do not meet; null without one, once the claim is decided, and for DGFT while the sheet is a draft. */
  readonly ruleOutcome: ViolationOutcome | null;
};

/** Wire names of the answers that a row shows, or that decide which documents apply. */
export function listedAnswers(kind: SchemeKind): string[] {
  const scheme = schemeOf(kind);
  const deciding = reviewDocuments(scheme).flatMap(({ onlyIf }) => onlyIf ?? []);
  return [...new Set([firmAddressName, ...deciding, ...(scheme.listColumn === undefined ? [] : [scheme.listColumn.field])])];
}

type ListRowContext = { readonly reader: Reader; readonly now: Date };

export function presentListRow(row: ListedRow, { reader, now }: ListRowContext): ReviewListRow {
  const scheme = schemeOf(row.scheme);
  const judged = [...applicableDocuments(scheme, row.answers).map(({ field }) => field.name), ...row.furtherPapers].map(
    (fieldName) => row.verdicts[fieldName] ?? { status: "" as const, remark: "" },
  );
  const { listColumn } = scheme;
  const address = row.answers[firmAddressName];
  const listed = listColumn === undefined ? undefined : row.answers[listColumn.field];
  const seesSheet = reader === "council" || keepsSheet(row.state);
  return {
    id: row.id,
    scheme: row.scheme,
    typeLabel: scheme.typeLabel,
    firmId: row.firmId,
    firmName: row.firmName,
    firmAddress: typeof address === "string" ? address : undefined,
    state: row.state,
    status: statusText(row, reader),
    version: row.version,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    listedAnswer: typeof listed === "string" ? listed : undefined,
    reviewProgress: seesVerdicts(reader, row) ? reviewProgress(judged) : undefined,
    withWhom: clockOf(row.state),
    daysWaiting: daysWithParty(row, now),
    dueOn: row.dueOn ?? undefined,
    dueState: dueStateOf(row, calendarDateInIndia(now)),
    heldUntil: row.heldUntil ?? undefined,
    owner: ownerFor(row, reader),
    ageDays: ageInDays(row, now),
    submittedAt: row.submittedAt ?? undefined,
    claimedPaise: row.claimedPaise,
    recommendedPaise: seesSheet ? row.recommendedPaise : null,
    ruleOutcome: seesSheet && !isDecided(row.state) ? row.ruleOutcome : null,
    sanctionedPaise: row.sanctionedPaise,
    paymentStatus: row.paymentStatus,
  };
}

/** The member sees none. */
function ownerFor(row: ListedRow, reader: Reader): ReviewListRow["owner"] {
  if (reader === "member") return undefined;
  const [id, name] = reader === "council" ? [row.councilOwnerId, row.councilOwnerName] : [row.dgftOwnerId, row.dgftOwnerName];
  return id === null ? undefined : { id, name: name ?? "" };
}
