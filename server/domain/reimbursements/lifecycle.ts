import type { MailKind } from "../notifications/mail-kinds.ts";
import type { NoticeKind } from "../notifications/notice-kinds.ts";
import type { Permission } from "../permissions.ts";
import type { WebhookEvent } from "../webhooks/events.ts";
import { council } from "../council.ts";
import { formatIndianDate } from "../dates.ts";

/** @source product.md "Life of a reimbursement" */
export const states = [
  "DRAFT",
  "SUBMITTED",
  "UNDER_REVIEW",
  "DEFICIENCY_SHARED",
  "RESUBMITTED",
  "FRESH_LOOK",
  "UNDER_REVIEW_DGFT",
  "DEFICIENCY_DGFT",
  "APPROVED_DGFT",
  "CLOSED",
] as const;
export type State = (typeof states)[number];

/** The readers; each has its own texts for the states. */
export type Reader = "member" | "council" | "dgft";
/** The decided states: only what undoes a decision leads out of them. */
export const finalStates = ["APPROVED_DGFT", "CLOSED"] as const satisfies readonly State[];

/** The party that has to act; `nobody` in a draft and in a final state. */
export type Party = "member" | "council" | "dgft" | "nobody";

/** Facts that the texts of a state use. Dates are YYYY-MM-DD in India. */
export type StateFacts = {
  readonly step: number;
  readonly stepCount: number;
  readonly flaggedCount: number;
  readonly approvedOn: string | undefined;
  readonly closedReason: string | undefined;
  /** The open deficiency is a query of DGFT that the council shared, not one of its own. */
  readonly isQueryOfDgft: boolean;
};

type StateRow = {
  readonly clock: Party;
  readonly text: Readonly<Record<Reader, (facts: StateFacts) => string>>;
};

const closed = (facts: StateFacts): string => `Closed: ${facts.closedReason ?? "no reason given"}`;
const always = (text: string) => () => text;
const withCouncil = always(`With ${council.shortName}`);

/** Old clients choose their colour by these words. @source rest-api.md "status" */
export const shadedWords = ["under review", "deficiency", "approved"] as const;

/**
 * The party that has to act in each state, and the text of the state for each reader. A text holds at most one of the words
 * by which old clients choose their colour; REST leaves out the reason of a closed claim that has one.
 * @source product.md "Life of a reimbursement"; rest-api.md "status"
 */
export const stateTable = {
  DRAFT: {
    clock: "nobody",
    text: { member: (f) => `Draft, step ${f.step} of ${f.stepCount}`, council: always("Draft"), dgft: always("Draft") },
  },
  SUBMITTED: {
    clock: "council",
    text: { member: always(`Submitted, waiting for ${council.shortName}`), council: always("New"), dgft: withCouncil },
  },
  UNDER_REVIEW: {
    clock: "council",
    text: { member: always(`Under review by ${council.shortName}`), council: always("Under review"), dgft: withCouncil },
  },
  DEFICIENCY_SHARED: {
    clock: "member",
    text: {
      member: (f) =>
        f.flaggedCount === 0
          ? "Action needed: deficiency to be answered"
          : `Action needed: deficiency in ${f.flaggedCount} ${f.flaggedCount === 1 ? "document" : "documents"}`,
      council: always("Deficiency shared with member"),
      dgft: (f) => (f.isQueryOfDgft ? "Deficiency shared with member" : "With the member"),
    },
  },
  RESUBMITTED: {
    clock: "council",
    text: {
      member: always(`Reply received, under review by ${council.shortName}`),
      council: always("Reply received"),
      dgft: withCouncil,
    },
  },
  FRESH_LOOK: {
    clock: "council",
    text: {
      member: always(`Fresh look asked, under review by ${council.shortName}`),
      council: always("Fresh look asked"),
      dgft: withCouncil,
    },
  },
  UNDER_REVIEW_DGFT: {
    clock: "dgft",
    text: {
      member: always("Under review by DGFT"),
      council: always("Under review by DGFT"),
      dgft: always("Under review by DGFT"),
    },
  },
  DEFICIENCY_DGFT: {
    clock: "council",
    text: {
      member: always(`DGFT has a query; ${council.shortName} is preparing it`),
      council: always("Deficiency raised by DGFT"),
      dgft: always(`Deficiency shared with ${council.shortName}`),
    },
  },
  APPROVED_DGFT: {
    clock: "nobody",
    text: {
      member: (f) => (f.approvedOn === undefined ? "Approved by DGFT" : `Approved by DGFT on ${formatIndianDate(f.approvedOn)}`),
      council: always("Approved by DGFT"),
      dgft: always("Approved"),
    },
  },
  CLOSED: { clock: "nobody", text: { member: closed, council: closed, dgft: closed } },
} as const satisfies Record<State, StateRow>;

/** The text of a state for this reader. */
export const stateText = (state: State, reader: Reader, facts: StateFacts): string => (stateTable[state] as StateRow).text[reader](facts); // each row satisfies StateRow; the literal type only narrows it

/** The party that has to act in a state. */
export const clockOf = (state: State): Party => stateTable[state].clock;

/** A notice, and perhaps an e-mail, that an action sends. Of a claim that was never forwarded nothing is sent to DGFT. */
type Effect = { readonly to: "firm" | "council" | "dgft"; readonly notice: NoticeKind; readonly mail: MailKind | null };

type ActionRow = {
  readonly permission: Permission;
  readonly actor: Reader;
  readonly from: readonly State[];
  /** The next state, or "same"; `overrides` names the states that this action leads elsewhere. */
  readonly to: State | "same";
  readonly overrides?: Readonly<Partial<Record<State, State>>>;
  readonly effects: readonly Effect[];
  /** The event for webhooks; absent where programs are not told. */
  readonly event?: WebhookEvent;
  /** False for saved steps and drafts, which the history does not show. */
  readonly isPublic: boolean;
  /** The readers whose history leaves it out. */
  readonly hiddenFrom?: readonly Reader[];
};

const filed = ["SUBMITTED", "UNDER_REVIEW", "RESUBMITTED"] as const satisfies readonly State[];
const reviewable = [...filed, "FRESH_LOOK"] as const satisfies readonly State[];
const atCouncil = [...reviewable, "DEFICIENCY_DGFT"] as const satisfies readonly State[];
/** Without DRAFT: the council neither sees nor closes a draft. */
const live = [...atCouncil, "DEFICIENCY_SHARED", "UNDER_REVIEW_DGFT"] as const satisfies readonly State[];
const beforeDgft = ["DRAFT", ...filed, "DEFICIENCY_SHARED"] as const satisfies readonly State[];

/**
 * Every action on a reimbursement: who takes it, from which states, and where it leads. What an action needs beyond
 * the state (checked documents, a comment) is checked by its use case in `server/application`.
 * @source product.md "Life of a reimbursement", second table
 */
export const actions = {
  save_step: {
    permission: "reimbursements.saveStep",
    actor: "member",
    from: ["DRAFT", "DEFICIENCY_SHARED"],
    to: "same",
    effects: [],
    isPublic: false,
  },
  submit: {
    permission: "reimbursements.submit",
    actor: "member",
    from: ["DRAFT"],
    to: "SUBMITTED",
    effects: [
      { to: "firm", notice: "submitted", mail: "receipt" },
      { to: "council", notice: "new_reimbursement", mail: null },
    ],
    event: "claim.submitted",
    isPublic: true,
  },
  reply: {
    permission: "reimbursements.submit",
    actor: "member",
    from: ["DEFICIENCY_SHARED"],
    to: "RESUBMITTED",
    effects: [
      { to: "firm", notice: "reply_sent", mail: "receipt" },
      { to: "council", notice: "reply_received", mail: "reply" },
    ],
    event: "claim.replied",
    isPublic: true,
  },
  withdraw: {
    permission: "reimbursements.withdraw",
    actor: "member",
    from: beforeDgft,
    to: "CLOSED",
    effects: [
      { to: "firm", notice: "withdrawn", mail: "withdrawn" },
      { to: "council", notice: "withdrawn", mail: null },
      { to: "dgft", notice: "withdrawn", mail: null },
    ],
    event: "claim.withdrawn",
    isPublic: true,
  },
  council_draft: {
    permission: "reviews.save",
    actor: "council",
    from: atCouncil,
    to: "UNDER_REVIEW",
    overrides: { DEFICIENCY_DGFT: "DEFICIENCY_DGFT", FRESH_LOOK: "FRESH_LOOK" },
    effects: [],
    isPublic: false,
  },
  council_share: {
    permission: "reviews.share",
    actor: "council",
    from: reviewable,
    to: "DEFICIENCY_SHARED",
    effects: [{ to: "firm", notice: "deficiency_shared", mail: "deficiency" }],
    event: "claim.deficiencies_shared",
    isPublic: true,
  },
  council_share_query: {
    permission: "reviews.shareDgftQuery",
    actor: "council",
    from: ["DEFICIENCY_DGFT"],
    to: "DEFICIENCY_SHARED",
    effects: [{ to: "firm", notice: "deficiency_shared", mail: "deficiency" }],
    event: "claim.deficiencies_shared",
    isPublic: true,
  },
  /** The second look: another officer does not confirm what waits to be forwarded, and says why. An e-mail goes to who prepared it alone. */
  council_send_back: {
    permission: "reviews.sendBack",
    actor: "council",
    from: atCouncil,
    to: "same",
    effects: [{ to: "council", notice: "sent_back", mail: null }],
    isPublic: true,
    hiddenFrom: ["member", "dgft"],
  },
  forward: {
    permission: "reviews.forward",
    actor: "council",
    from: atCouncil,
    to: "UNDER_REVIEW_DGFT",
    effects: [
      { to: "firm", notice: "forwarded", mail: "forwarded" },
      { to: "dgft", notice: "forwarded_to_dgft", mail: "forwarded_to_dgft" },
    ],
    event: "claim.forwarded",
    isPublic: true,
  },
  council_close: {
    permission: "reviews.close",
    actor: "council",
    from: live,
    to: "CLOSED",
    effects: [
      { to: "firm", notice: "closed", mail: "closed" },
      { to: "dgft", notice: "closed_by_council", mail: null },
    ],
    event: "claim.closed",
    isPublic: true,
  },
  council_hold: {
    permission: "reviews.hold",
    actor: "council",
    from: atCouncil,
    to: "same",
    effects: [{ to: "firm", notice: "put_on_hold", mail: null }],
    isPublic: true,
  },
  council_end_hold: {
    permission: "reviews.hold",
    actor: "council",
    from: atCouncil,
    to: "same",
    effects: [{ to: "firm", notice: "hold_ended", mail: null }],
    isPublic: true,
  },
  dgft_draft: { permission: "dgft.saveDraft", actor: "dgft", from: ["UNDER_REVIEW_DGFT"], to: "same", effects: [], isPublic: false },
  dgft_hold: {
    permission: "dgft.hold",
    actor: "dgft",
    from: ["UNDER_REVIEW_DGFT"],
    to: "same",
    effects: [
      { to: "firm", notice: "put_on_hold", mail: null },
      { to: "council", notice: "put_on_hold_by_dgft", mail: null },
    ],
    isPublic: true,
  },
  dgft_end_hold: {
    permission: "dgft.hold",
    actor: "dgft",
    from: ["UNDER_REVIEW_DGFT"],
    to: "same",
    effects: [
      { to: "firm", notice: "hold_ended", mail: null },
      { to: "council", notice: "hold_ended_by_dgft", mail: null },
    ],
    isPublic: true,
  },
  dgft_share: {
    permission: "dgft.share",
    actor: "dgft",
    from: ["UNDER_REVIEW_DGFT"],
    to: "DEFICIENCY_DGFT",
    effects: [
      { to: "council", notice: "query_raised", mail: "query" },
      { to: "firm", notice: "query_at_dgft", mail: "query_notice" },
    ],
    event: "claim.queried",
    isPublic: true,
  },
  approve: {
    permission: "dgft.approve",
    actor: "dgft",
    from: ["UNDER_REVIEW_DGFT"],
    to: "APPROVED_DGFT",
    effects: [
      { to: "firm", notice: "approved", mail: "approved" },
      { to: "council", notice: "approved_by_dgft", mail: "approved_to_council" },
      { to: "dgft", notice: "approval_recorded", mail: null },
    ],
    event: "claim.approved",
    isPublic: true,
  },
  refuse: {
    permission: "dgft.refuse",
    actor: "dgft",
    from: ["UNDER_REVIEW_DGFT"],
    to: "CLOSED",
    effects: [
      { to: "firm", notice: "refused", mail: "refused" },
      { to: "council", notice: "refused_by_dgft", mail: "refused_to_council" },
    ],
    event: "claim.refused",
    isPublic: true,
  },
  /** A document for a fresh look that is not asked for yet. */
  fresh_look_document: { permission: "reimbursements.attachDocument", actor: "member", from: finalStates, to: "same", effects: [], isPublic: false },
  fresh_look: {
    permission: "reimbursements.askFreshLook",
    actor: "member",
    from: finalStates,
    to: "FRESH_LOOK",
    effects: [
      { to: "firm", notice: "fresh_look_sent", mail: "fresh_look_receipt" },
      { to: "council", notice: "fresh_look_asked", mail: "fresh_look_asked" },
      { to: "dgft", notice: "fresh_look_asked", mail: null },
    ],
    event: "claim.fresh_look_asked",
    isPublic: true,
  },
  /** Nothing changes until a second person confirms, so the firm does not read of it. Who is told depends on who decided. */
  council_ask_reopening: {
    permission: "reimbursements.askReopening",
    actor: "council",
    from: finalStates,
    to: "same",
    effects: [],
    isPublic: true,
    hiddenFrom: ["member"],
  },
  dgft_ask_reopening: {
    permission: "reimbursements.askReopening",
    actor: "dgft",
    from: finalStates,
    to: "same",
    effects: [],
    isPublic: true,
    hiddenFrom: ["member"],
  },
  council_reopen: {
    permission: "reimbursements.settleReopening",
    actor: "council",
    from: ["CLOSED"],
    to: "UNDER_REVIEW",
    effects: [
      { to: "firm", notice: "reopened", mail: "reopened" },
      { to: "council", notice: "reopened", mail: null },
      { to: "dgft", notice: "reopened", mail: null },
    ],
    event: "claim.reopened",
    isPublic: true,
  },
  dgft_reopen: {
    permission: "reimbursements.settleReopening",
    actor: "dgft",
    from: finalStates,
    to: "UNDER_REVIEW_DGFT",
    effects: [
      { to: "firm", notice: "reopened", mail: "reopened" },
      { to: "council", notice: "reopened", mail: "reopened_to_council" },
      { to: "dgft", notice: "reopened", mail: null },
    ],
    event: "claim.reopened",
    isPublic: true,
  },
} as const satisfies Record<string, ActionRow>;

export type Action = keyof typeof actions;
/** Actions that undo a decision: they need more than the state, and `readDecisions` tells who may take them. */
export const undoActions = [
  "fresh_look_document",
  "fresh_look",
  "council_ask_reopening",
  "dgft_ask_reopening",
  "council_reopen",
  "dgft_reopen",
] as const satisfies readonly Action[];
export const actionNames = Object.keys(actions) as Action[]; // keys of a literal object

const rowOf = (action: Action): ActionRow => actions[action];

/** The state that follows, or undefined when the action is not possible in this state. */
export function nextState(state: State, action: Action): State | undefined {
  const row = rowOf(action);
  if (!row.from.includes(state)) return undefined;
  return row.overrides?.[state] ?? (row.to === "same" ? state : row.to);
}

/** The actions that this reader may take in this state, in table order. */
export const actionsIn = (state: State, reader: Reader): Action[] =>
  actionNames.filter((action) => rowOf(action).actor === reader && rowOf(action).from.includes(state));

export const effectsOf = (action: Action): readonly Effect[] => rowOf(action).effects;
/** The event that an action is for webhooks; undefined where programs are not told. */
export const webhookEventOf = (action: Action): WebhookEvent | undefined => rowOf(action).event;
/** The actions that the history shows. */
export const publicActions: readonly Action[] = actionNames.filter((action) => rowOf(action).isPublic);
/** Whether this reader's history shows the action. */
export const isShownTo = (action: Action | "start", reader: Reader): boolean =>
  action === "start" || (rowOf(action).isPublic && rowOf(action).hiddenFrom?.includes(reader) !== true);
