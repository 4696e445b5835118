/** The state of an application for membership. @source desks-and-more.md 5 */
export const joiningStates = ["draft", "submitted", "needs_reply", "resubmitted", "approved", "refused"] as const;
export type JoiningState = (typeof joiningStates)[number];

/** The states in which an application is not decided. */
export const openJoiningStates = ["draft", "submitted", "needs_reply", "resubmitted"] as const satisfies readonly JoiningState[];
/** The states of the council's list. A draft is the applicant's alone. */
export const listedJoiningStates = ["submitted", "resubmitted", "needs_reply", "approved", "refused"] as const satisfies readonly JoiningState[];

/** The states in which an application waits for the council. */
export const waitingJoiningStates = ["submitted", "resubmitted"] as const satisfies readonly JoiningState[];

export type JoiningAction = "save" | "submit" | "reply" | "ask" | "approve" | "refuse";

/** The states in which each action is possible. */
const from: Readonly<Record<JoiningAction, readonly JoiningState[]>> = {
  save: ["draft", "needs_reply"],
  submit: ["draft"],
  reply: ["needs_reply"],
  ask: waitingJoiningStates,
  approve: waitingJoiningStates,
  refuse: ["submitted", "needs_reply", "resubmitted"],
};

export const canJoin = (action: JoiningAction, state: JoiningState): boolean => from[action].includes(state);

const councilActions = ["ask", "approve", "refuse"] as const satisfies readonly JoiningAction[];
/** What the council can do with an application now. */
export const councilActionsIn = (state: JoiningState) => councilActions.filter((action) => canJoin(action, state));

/** The state as the council reads it. */
export const joiningStateLabels = {
  draft: "Draft",
  submitted: "Submitted",
  needs_reply: "Waits for the applicant",
  resubmitted: "Reply received",
  approved: "Approved",
  refused: "Refused",
} as const satisfies Record<JoiningState, string>;

/** What happened to an application. */
export const joiningEvents = ["started", "submitted", "asked", "replied", "approved", "refused"] as const;
export type JoiningEvent = (typeof joiningEvents)[number];
