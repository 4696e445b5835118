import { describe, expect, it } from "vitest";
import {
  actionNames,
  actions,
  actionsIn,
  clockOf,
  isShownTo,
  nextState,
  publicActions,
  shadedWords,
  states,
  stateText,
  type Action,
  type State,
} from "./lifecycle.ts";

/** Every transition of the rulings, spelled out; what is not here is refused. */
const legal: Readonly<Record<Action, Readonly<Partial<Record<State, State>>>>> = {
  save_step: { DRAFT: "DRAFT", DEFICIENCY_SHARED: "DEFICIENCY_SHARED" },
  submit: { DRAFT: "SUBMITTED" },
  reply: { DEFICIENCY_SHARED: "RESUBMITTED" },
  withdraw: { DRAFT: "CLOSED", SUBMITTED: "CLOSED", UNDER_REVIEW: "CLOSED", RESUBMITTED: "CLOSED", DEFICIENCY_SHARED: "CLOSED" },
  council_draft: {
    SUBMITTED: "UNDER_REVIEW",
    UNDER_REVIEW: "UNDER_REVIEW",
    RESUBMITTED: "UNDER_REVIEW",
    FRESH_LOOK: "FRESH_LOOK",
    DEFICIENCY_DGFT: "DEFICIENCY_DGFT",
  },
  council_share: {
    SUBMITTED: "DEFICIENCY_SHARED",
    UNDER_REVIEW: "DEFICIENCY_SHARED",
    RESUBMITTED: "DEFICIENCY_SHARED",
    FRESH_LOOK: "DEFICIENCY_SHARED",
  },
  council_share_query: { DEFICIENCY_DGFT: "DEFICIENCY_SHARED" },
  council_send_back: {
    SUBMITTED: "SUBMITTED",
    UNDER_REVIEW: "UNDER_REVIEW",
    RESUBMITTED: "RESUBMITTED",
    FRESH_LOOK: "FRESH_LOOK",
    DEFICIENCY_DGFT: "DEFICIENCY_DGFT",
  },
  forward: {
    SUBMITTED: "UNDER_REVIEW_DGFT",
    UNDER_REVIEW: "UNDER_REVIEW_DGFT",
    RESUBMITTED: "UNDER_REVIEW_DGFT",
    FRESH_LOOK: "UNDER_REVIEW_DGFT",
    DEFICIENCY_DGFT: "UNDER_REVIEW_DGFT",
  },
  council_close: {
    SUBMITTED: "CLOSED",
    UNDER_REVIEW: "CLOSED",
    RESUBMITTED: "CLOSED",
    FRESH_LOOK: "CLOSED",
    DEFICIENCY_SHARED: "CLOSED",
    UNDER_REVIEW_DGFT: "CLOSED",
    DEFICIENCY_DGFT: "CLOSED",
  },
  council_hold: {
    SUBMITTED: "SUBMITTED",
    UNDER_REVIEW: "UNDER_REVIEW",
    RESUBMITTED: "RESUBMITTED",
    FRESH_LOOK: "FRESH_LOOK",
    DEFICIENCY_DGFT: "DEFICIENCY_DGFT",
  },
  council_end_hold: {
    SUBMITTED: "SUBMITTED",
    UNDER_REVIEW: "UNDER_REVIEW",
    RESUBMITTED: "RESUBMITTED",
    FRESH_LOOK: "FRESH_LOOK",
    DEFICIENCY_DGFT: "DEFICIENCY_DGFT",
  },
  dgft_hold: { UNDER_REVIEW_DGFT: "UNDER_REVIEW_DGFT" },
  dgft_end_hold: { UNDER_REVIEW_DGFT: "UNDER_REVIEW_DGFT" },
  dgft_draft: { UNDER_REVIEW_DGFT: "UNDER_REVIEW_DGFT" },
  dgft_share: { UNDER_REVIEW_DGFT: "DEFICIENCY_DGFT" },
  approve: { UNDER_REVIEW_DGFT: "APPROVED_DGFT" },
  refuse: { UNDER_REVIEW_DGFT: "CLOSED" },
  fresh_look_document: { APPROVED_DGFT: "APPROVED_DGFT", CLOSED: "CLOSED" },
  fresh_look: { APPROVED_DGFT: "FRESH_LOOK", CLOSED: "FRESH_LOOK" },
  council_ask_reopening: { APPROVED_DGFT: "APPROVED_DGFT", CLOSED: "CLOSED" },
  dgft_ask_reopening: { APPROVED_DGFT: "APPROVED_DGFT", CLOSED: "CLOSED" },
  council_reopen: { CLOSED: "UNDER_REVIEW" },
  dgft_reopen: { APPROVED_DGFT: "UNDER_REVIEW_DGFT", CLOSED: "UNDER_REVIEW_DGFT" },
};

describe("every action in every state", () => {
  for (const action of actionNames)
    for (const state of states)
      it(`${action} in ${state}`, () => {
        expect(nextState(state, action)).toBe(legal[action][state]);
      });
});

describe("states", () => {
  it("run the clock of one party, or of none", () => {
    expect(Object.fromEntries(states.map((state) => [state, clockOf(state)]))).toEqual({
      DRAFT: "nobody",
      SUBMITTED: "council",
      UNDER_REVIEW: "council",
      DEFICIENCY_SHARED: "member",
      RESUBMITTED: "council",
      FRESH_LOOK: "council",
      UNDER_REVIEW_DGFT: "dgft",
      DEFICIENCY_DGFT: "council",
      APPROVED_DGFT: "nobody",
      CLOSED: "nobody",
    });
  });

  const facts = { step: 3, stepCount: 10, flaggedCount: 2, approvedOn: "2026-11-20", closedReason: "Filed twice", isQueryOfDgft: true };

  it("read as the rulings say", () => {
    expect(states.map((state) => stateText(state, "member", facts))).toEqual([
      "Draft, step 3 of 10",
      "Submitted, waiting for EPCMD",
      "Under review by EPCMD",
      "Action needed: deficiency in 2 documents",
      "Reply received, under review by EPCMD",
      "Fresh look asked, under review by EPCMD",
      "Under review by DGFT",
      "DGFT has a query; EPCMD is preparing it",
      "Approved by DGFT on 20-11-2026",
      "Closed: Filed twice",
    ]);
    expect(stateText("DEFICIENCY_DGFT", "dgft", facts)).toBe("Deficiency shared with EPCMD");
    expect(stateText("SUBMITTED", "council", facts)).toBe("New");
    expect(stateText("DEFICIENCY_SHARED", "dgft", facts)).toBe("Deficiency shared with member");
    expect(stateText("DEFICIENCY_SHARED", "dgft", { ...facts, isQueryOfDgft: false })).toBe("With the member");
    expect(stateText("DEFICIENCY_SHARED", "council", { ...facts, isQueryOfDgft: false })).toBe("Deficiency shared with member");
  });

  it("hold at most one of the words that old clients shade by", () => {
    for (const state of states)
      for (const reader of ["member", "council", "dgft"] as const) {
        const text = stateText(state, reader, facts).toLowerCase();
        expect(shadedWords.filter((word) => text.includes(word)).length, text).toBeLessThanOrEqual(1);
      }
  });
});

describe("actions", () => {
  it("are offered to the one whose they are", () => {
    expect(actionsIn("DRAFT", "member")).toEqual(["save_step", "submit", "withdraw"]);
    expect(actionsIn("UNDER_REVIEW", "council")).toEqual([
      "council_draft",
      "council_share",
      "council_send_back",
      "forward",
      "council_close",
      "council_hold",
      "council_end_hold",
    ]);
    expect(actionsIn("UNDER_REVIEW_DGFT", "dgft")).toEqual(["dgft_draft", "dgft_hold", "dgft_end_hold", "dgft_share", "approve", "refuse"]);
    expect(actionsIn("APPROVED_DGFT", "council")).toEqual(["council_ask_reopening"]);
  });

  it("of the council's second look and of an unconfirmed reopening stay out of the firm's history", () => {
    const hidden = publicActions.filter((action) => !isShownTo(action, "member"));
    expect(hidden).toEqual(["council_send_back", "council_ask_reopening", "dgft_ask_reopening"]);
    expect(publicActions.filter((action) => !isShownTo(action, "dgft"))).toEqual(["council_send_back"]);
  });

  it("tell everybody of an approval", () => {
    expect(actions.approve.effects.map((effect) => effect.to)).toEqual(["firm", "council", "dgft"]);
  });

  it("tell the member only that DGFT has a query", () => {
    expect(actions.dgft_share.effects.filter((effect) => effect.to === "firm")).toEqual([
      { to: "firm", notice: "query_at_dgft", mail: "query_notice" },
    ]);
  });
});
