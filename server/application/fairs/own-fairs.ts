import { calendarDateInIndia, financialYearLabel, financialYearSpan } from "#domain/dates.ts";
import type { MeasureName } from "#domain/fairs/criteria.ts";
import { shownShortCode } from "#domain/fairs/check-in-code.ts";
import { canSendFeeProof } from "#domain/fairs/fee-states.ts";
import { canGiveFeedback } from "#domain/fairs/feedback-days.ts";
import { isFairOver, livingStates, seatStates, takesApplications, type ApplicationState } from "#domain/fairs/states.ts";
import type { ApplicationEntries } from "#domain/fairs/application-input.ts";
import { selectDeclaredExports } from "#db/queries/declared-exports.ts";
import { selectStartedClaims, type StartedClaim } from "#db/queries/expected-claims.ts";
import { selectApplications, selectApplicationsOfFirm, type ListedApplication } from "#db/queries/fair-applications.ts";
import { selectFeeProofs, type FeeProofWithFile } from "#db/queries/fair-fees.ts";
import { findFeedback, getFair, selectFairMessages, selectFairs, type FairRow, type SentFairMessage } from "#db/queries/fairs.ts";
import { findInvoiceSettings } from "#db/queries/invoice-settings.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { findProfile } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { membershipRefusal } from "../members/membership-refusal.ts";
import { checkInAddress } from "./check-in.ts";
import { presentFee, type FeeView } from "./fees.ts";
import { presentFair, presentFairFacts, type FairDetail, type FairFacts, type FairId } from "./fair-view.ts";

/** A fair in the member's list, with the firm's own application. */
export type OwnListedFair = FairFacts & { readonly state: ApplicationState | null; readonly stall: string | null };

/** The fairs that a member sees: all that are not over, and those over for which the firm applied. */
export async function listOwnFairs(ctx: AppContext): Promise<readonly OwnListedFair[]> {
  const actor = authorize(ctx.actor, "fairs.readOwn");
  const [rows, own] = await Promise.all([selectFairs(ctx.db), selectApplicationsOfFirm(ctx.db, actor.firmId)]);
  const today = calendarDateInIndia(ctx.now());
  return rows
    .filter(({ id, endsOn }) => endsOn >= today || own.has(id))
    .map((row) => ({ ...presentFairFacts(row, ctx.now()), state: own.get(row.id)?.state ?? null, stall: stallOf(own.get(row.id)) }));
}

/** What the firm may do now. */
export type OwnFairAction = "apply" | "change" | "accept" | "payFee" | "withdraw" | "noteLeads" | "giveFeedback" | "claim";

export type OwnApplication = ApplicationEntries & {
  readonly id: string;
  readonly state: ApplicationState;
  readonly appliedAt: Date;
  readonly rank: number | null;
  readonly total: number | null;
  readonly points: Readonly<Partial<Record<MeasureName, number>>> | null;
  readonly endReason: string | null;
  readonly stall: string | null;
  /** Of an exhibitor: what it shows at the entrance. */
  readonly code: { readonly address: string; readonly short: string } | null;
  readonly checkedInAt: Date | null;
  readonly fee: FeeView | null;
  /** True once the firm has accepted a seat, also after it withdrew or lost it. */
  readonly mayHaveLeads: boolean;
};

export type OwnFair = FairDetail & {
  readonly application: OwnApplication | null;
  readonly actions: readonly OwnFairAction[];
  /** The claim that was started from the application, while it is not closed. */
  readonly claim: StartedClaim | undefined;
  /** Why the firm can neither apply nor change its application, while the fair takes applications: its membership is not valid. */
  readonly applyProblem: string | undefined;
  /** Where the fee is paid to, while it is to be paid; null while the council has entered no account. */
  readonly bankDetails: string | null;
  /** The number of firms that were ranked, beside the own rank. */
  readonly ranked: number;
  /** What the form of a new application begins with: only what the firm itself said, for a fair, when it joined, in its profile or in a claim. */
  readonly known: Partial<ApplicationEntries>;
  /** Name and contact of the profile, which the application takes; null while there is none. */
  readonly contact: { readonly name: string; readonly email: string; readonly mobile: string } | null;
  readonly messages: readonly { readonly id: string; readonly subject: string; readonly body: string; readonly sentAt: Date }[];
  readonly feedback: {
    readonly rating: number;
    readonly ordersInr: number;
    readonly expectedOrdersInr: number;
    readonly remark: string | null;
  } | null;
  readonly exhibitors: number;
};

/** A fair as the member's firm sees it. @throws not_found */
export async function getOwnFair(ctx: AppContext, { fairId }: FairId): Promise<OwnFair> {
  const actor = authorize(ctx.actor, "fairs.readOwn");
  const row = await getFair(ctx.db, fairId);
  const [detail, mine, all, profile, proofsByApplication] = await Promise.all([
    presentFair(ctx.db, ctx, row),
    selectApplicationsOfFirm(ctx.db, actor.firmId),
    selectApplications(ctx.db, fairId),
    findProfile(ctx.db, actor.firmId),
    selectFeeProofs(ctx.db, fairId, actor.firmId),
  ]);
  const own = mine.get(fairId);
  const proofs = proofsByApplication.get(own?.id ?? "") ?? [];
  const actions = actionsOf(row, own, proofs, ctx.now());
  const [applyProblem, settings, messages, feedback, claims, declaredInr] = await Promise.all([
    findApplyProblem(ctx, actor.firmId, actions),
    actions.includes("payFee") ? findInvoiceSettings(ctx.db) : undefined,
    own === undefined ? [] : selectOwnMessages(ctx, own),
    own === undefined ? undefined : findFeedback(ctx.db, own.id),
    own === undefined ? undefined : selectStartedClaims(ctx.db, actor.firmId),
    canApplyNew(own) ? findDeclaredInr(ctx, actor.firmId) : undefined,
  ]);
  return {
    ...detail,
    application: own === undefined ? null : presentOwn(ctx, row, own, proofs),
    actions,
    claim: own === undefined ? undefined : claims?.get(own.id),
    applyProblem,
    bankDetails: settings?.bankDetails ?? null,
    ranked: all.filter(({ rank }) => rank !== null).length,
    known: canApplyNew(own) ? knownEntries([...mine.values()], { brief: profile?.row.description, declaredInr, now: ctx.now() }) : {},
    contact: profile === undefined ? null : { name: profile.row.contactName, email: profile.row.contactEmail, mobile: profile.row.contactMobile },
    messages: messages.map(({ id, subject, body, sentAt }) => ({ id, subject, body, sentAt })),
    feedback: feedback === undefined ? null : pickFeedback(feedback),
    exhibitors: all.filter(({ state }) => state === "accepted").length,
  };
}

/** The messages to exhibitors: of a firm that lost or gave up its seat, those that were sent while it had it. */
async function selectOwnMessages({ db }: AppContext, { fairId, state, offeredAt, endedAt }: ListedApplication): Promise<SentFairMessage[]> {
  if (offeredAt === null || (endedAt === null && !seatStates.includes(state))) return [];
  const messages = await selectFairMessages(db, fairId);
  return endedAt === null ? messages : messages.filter(({ sentAt }) => offeredAt <= sentAt && sentAt <= endedAt);
}

async function findApplyProblem(ctx: AppContext, firmId: string, actions: readonly OwnFairAction[]): Promise<string | undefined> {
  const act = actions.includes("change") ? "change your application" : "apply";
  if (act === "apply" && !actions.includes("apply")) return undefined;
  return (await membershipRefusal(ctx.db, ctx, await getFirmRow(ctx.db, firmId), act))?.message;
}

const pickFeedback = ({ rating, ordersInr, expectedOrdersInr, remark }: NonNullable<Awaited<ReturnType<typeof findFeedback>>>) => ({
  rating,
  ordersInr,
  expectedOrdersInr,
  remark,
});

const canApplyNew = (own: ListedApplication | undefined): boolean => own === undefined || own.state === "withdrawn";

/** The exports, in whole rupees, that the firm declared in this financial year, when it joined or in a claim; undefined when it declared none. */
async function findDeclaredInr({ db, now }: AppContext, firmId: string): Promise<number | undefined> {
  const fromOn = calendarDateInIndia(financialYearSpan(financialYearOf(now())).from);
  const declared = (await selectDeclaredExports(db, { firmIds: [firmId], fromOn, saidBy: "firm" })).get(firmId);
  return declared && Math.floor(declared.paise / 100);
}

const maxProductsLength = 200;

/**
 * What the form begins with: the entries of the newest earlier application. Of one of an earlier financial year the exports are left out, because
 * the form asks for those of another year: they are what the firm declared elsewhere in this one, if it did. A first application begins with the
 * firm's brief as its products, if that is short enough.
 */
function knownEntries(
  earlier: readonly ListedApplication[],
  { brief, declaredInr, now }: { readonly brief: string | undefined; readonly declaredInr: number | undefined; readonly now: Date },
): Partial<ApplicationEntries> {
  const declared: Partial<ApplicationEntries> = declaredInr === undefined ? {} : { exportsInr: declaredInr };
  const [newest] = earlier.toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime());
  if (newest === undefined) {
    const products = brief?.replaceAll(/\s+/g, " ").trim() ?? "";
    return { ...declared, ...(products !== "" && products.length <= maxProductsLength && { products }) };
  }
  const { exportsInr, firmClass, leadership, products, appliedAt } = newest;
  const isOfThisYear = financialYearOf(appliedAt) === financialYearOf(now);
  return { ...(isOfThisYear ? { exportsInr } : declared), firmClass, leadership, products };
}

const financialYearOf = (at: Date): string => financialYearLabel(calendarDateInIndia(at));

function actionsOf(fair: FairRow, own: ListedApplication | undefined, proofs: readonly FeeProofWithFile[], now: Date): OwnFairAction[] {
  const isOpen = takesApplications(fair, now);
  const state = own?.state;
  const today = calendarDateInIndia(now);
  const isOver = isFairOver(fair, now);
  const actions: [OwnFairAction, boolean][] = [
    ["apply", isOpen && canApplyNew(own)],
    ["change", isOpen && state === "applied"],
    ["accept", state === "offered" && !isOver],
    ["payFee", state !== undefined && canSendFeeProof({ feePaise: fair.feePaise, cancelledAt: fair.cancelledAt, state, proofs })],
    ["withdraw", state !== undefined && livingStates.includes(state) && !isOver && own?.checkedInAt === null],
    ["noteLeads", state === "accepted"],
    ["giveFeedback", state === "accepted" && canGiveFeedback(fair, today)],
    ["claim", state === "accepted" && own?.checkedInAt !== null && fair.endsOn <= today],
  ];
  return actions.flatMap(([action, isPossible]) => (isPossible && (fair.cancelledAt === null || action === "claim") ? [action] : []));
}

const stallOf = (own: ListedApplication | undefined): string | null =>
  own === undefined || own.stall === null ? null : `Hall ${own.hall ?? ""}, stall ${own.stall}`;

function presentOwn(ctx: AppContext, fair: FairRow, own: ListedApplication, proofs: readonly FeeProofWithFile[]): OwnApplication {
  const { id, fairId, state, exportsInr, firmClass, leadership, products, appliedAt, rank, total, points, endReason, shortCode, checkedInAt } = own;
  const isOver = fair.cancelledAt !== null || isFairOver(fair, ctx.now());
  const code =
    state === "accepted" && shortCode !== null && !isOver ? { address: checkInAddress(ctx, fairId, id), short: shownShortCode(shortCode) } : null;
  return {
    id,
    state,
    exportsInr,
    firmClass,
    leadership,
    products,
    appliedAt,
    rank,
    total,
    points,
    endReason: state === "lost" ? endReason : null,
    stall: stallOf(own),
    code,
    checkedInAt,
    fee: presentFee(fair, own, proofs),
    // The code is made with the first acceptance and stays; `acceptedAt` is emptied when a lost seat is offered again.
    mayHaveLeads: shortCode !== null,
  };
}
