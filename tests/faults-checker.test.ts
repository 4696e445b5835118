import { describe, expect, it } from "vitest";
import { check } from "./faults/checker.ts";
import { invariants, type FinalState, type Operation, type Violation } from "./faults/history.ts";

const operation = (kind: Operation["kind"], mark: string, more: Partial<Operation> = {}): Operation => ({
  client: "member 1",
  kind,
  key: `key of ${mark}`,
  startedMs: 0,
  endedMs: 5,
  ending: "ok",
  status: 200,
  id: undefined,
  mark,
  ...more,
});
const step = (version: number, action: string, from: string | null, to: string) => ({ version, action, from, to });
const claim = {
  id: "PRD-1",
  version: 4,
  state: "CLOSED",
  firstVersion: 2,
  reached: { firm: ["firm@people.example"], council: ["one@council.example", "two@council.example"], dgft: ["officer@dgft.example"] },
  history: [
    step(1, "start", null, "DRAFT"),
    step(2, "submit", "DRAFT", "SUBMITTED"),
    step(3, "council_draft", "SUBMITTED", "UNDER_REVIEW"),
    step(4, "council_close", "UNDER_REVIEW", "CLOSED"),
  ],
};
const arrived = (to: string, ...times: readonly number[]) => times.map((atMs) => ({ to, atMs }));
const receipt: FinalState["emails"][number] = {
  id: "L1",
  kind: "message_to_council",
  to: "office@council.example",
  mark: "message 1",
  reimbursementId: undefined,
  state: "sent",
  copies: arrived("office@council.example", 10_000),
};
const notice: FinalState["emails"][number] = {
  id: "L2",
  kind: "closed",
  to: "firm@people.example",
  mark: undefined,
  reimbursementId: "PRD-1",
  state: "sent",
  copies: arrived("firm@people.example", 20_000),
};

const operations: readonly Operation[] = [
  operation("save", "12 Harbour Road", { id: "PRD-2" }),
  operation("upload", "a".repeat(64), { id: "PRD-3" }),
  operation("upload", "b".repeat(64), { ending: "unknown", status: undefined }),
  operation("message", "message 1"),
  operation("decision", "draft 1", { id: "PRD-1", about: { id: "PRD-1", action: "council_draft", version: 2 } }),
  operation("decision", "reason 1", { id: "PRD-1", about: { id: "PRD-1", action: "council_close", version: 3 } }),
  operation("decision", "reason 2", { ending: "refused", status: 409, about: { id: "PRD-1", action: "withdraw", version: 3 } }),
];
const final: FinalState = {
  drafts: [
    { id: "PRD-2", address: "12 Harbour Road", fileHashes: [] },
    { id: "PRD-3", address: undefined, fileHashes: ["a".repeat(64)] },
  ],
  claims: [claim],
  messages: ["message 1"],
  emails: [receipt, notice],
  strayEmails: [],
  blobs: [{ key: "aa/1", sha256: "a".repeat(64), found: "a".repeat(64) }],
  orphans: ["b".repeat(64)],
  temporaryFiles: 1,
  interruptions: [],
  readyAfterMs: 900,
  idleAfterMs: 1_500,
  openFiles: { before: 40, after: 44 },
  memory: { before: 180, after: 220 },
  payments: { ledgerPaise: 0, paidTwice: [], booked: ["B1-0001"] },
  auditProblem: undefined,
};
type Row = ReturnType<typeof step>;
const seen = new Set<Violation["invariant"]>();
function found(change: Partial<FinalState>, more: readonly Operation[] = []): Violation["invariant"][] {
  const violations = check([...operations, ...more], { ...final, ...change }).map(({ invariant }) => invariant);
  for (const invariant of violations) seen.add(invariant);
  return violations;
}

describe("the checker of the fault suite", () => {
  it("has nothing to say of a run in which nothing was lost; what was cut may be there or not", () => {
    expect(check(operations, final)).toEqual([]);
    expect(found({ drafts: [...final.drafts, { id: "PRD-4", address: undefined, fileHashes: ["b".repeat(64)] }] })).toEqual([]);
  });

  it("finds planted losses: a step, a document, a message, an email, bytes", () => {
    expect(found({ drafts: final.drafts.slice(1) })).toEqual(["I1"]);
    expect(found({ drafts: [{ id: "PRD-2", address: "12 Harbour Raod", fileHashes: [] }, ...final.drafts.slice(1)] })).toEqual(["I1", "I2"]);
    expect(found({ drafts: [...final.drafts.slice(0, 1), { id: "PRD-3", address: undefined, fileHashes: [] }] })).toEqual(["I1"]);
    expect(found({ messages: [] })).toEqual(["I1"]);
    expect(found({ emails: [notice] })).toEqual(["I4"]);
    expect(found({ emails: [{ ...receipt, copies: [] }, notice] })).toEqual(["I4"]);
    expect(found({ emails: [{ ...receipt, state: "queued", copies: [] }, notice] })).toEqual(["I4"]);
    expect(found({ blobs: [{ key: "aa/1", sha256: "a".repeat(64), found: undefined }] })).toEqual(["I6"]);
    expect(found({ blobs: [{ key: "aa/1", sha256: "a".repeat(64), found: "b".repeat(64) }] })).toEqual(["I6"]);
  });

  it("finds doubles: a draft, a message, two winners", () => {
    expect(found({ drafts: [...final.drafts, { id: "PRD-9", address: "12 Harbour Road", fileHashes: [] }] })).toEqual(["I2"]);
    expect(found({ messages: ["message 1", "message 1"] })).toEqual(["I2"]);
    const second = operation("decision", "reason 3", { id: "PRD-1", about: { id: "PRD-1", action: "withdraw", version: 3 } });
    expect(found({}, [second])).toEqual(["I3", "I5"]);
  });

  it("allows a second copy of an email only with an interruption after the first one arrived", () => {
    const came = (...times: readonly number[]) => ({ emails: [{ ...receipt, copies: arrived(receipt.to, ...times) }, notice] });
    const at = (fromMs: number, untilMs: number) => ({ fromMs, untilMs });
    expect(found(came(10_000, 15_000))).toEqual(["I4"]);
    expect(found({ ...came(10_000, 15_000), interruptions: [at(9_000, 11_000)] })).toEqual([]);
    expect(found({ ...came(10_000, 15_000), interruptions: [at(30_000, 31_000)] })).toEqual(["I4"]);
    expect(found({ ...came(10_000, 15_000), interruptions: [at(1_000, 2_000)] })).toEqual(["I4"]);
    expect(found({ ...came(10_000, 11_000, 15_000), interruptions: [at(9_000, 12_000)] })).toEqual(["I4"]);
    expect(found({ ...came(10_000, 11_000, 15_000), interruptions: [at(9_000, 12_000), at(10_500, 10_600)] })).toEqual([]);
  });

  it("finds records that were never sent, and emails to the wrong person or without a cause", () => {
    expect(found({ drafts: [...final.drafts, { id: "PRD-9", address: "Nobody wrote this", fileHashes: [] }] })).toEqual(["I2"]);
    const refused = operation("save", "99 Refused Road", { ending: "refused", status: 409 });
    expect(found({ drafts: [...final.drafts, { id: "PRD-9", address: "99 Refused Road", fileHashes: [] }] }, [refused])).toEqual(["I2"]);
    expect(found({ emails: [{ ...receipt, copies: arrived("thief@people.example", 10_000) }, notice] })).toEqual(["I4"]);
    expect(found({ strayEmails: ["L9"] })).toEqual(["I4"]);
  });

  it("finds a decision with a missing email, with a second one, and an email without a decision", () => {
    expect(found({ emails: [receipt] })).toEqual(["I4"]);
    expect(found({ emails: [receipt, notice, { ...notice, id: "L3" }] })).toEqual(["I4"]);
    expect(found({ emails: [receipt, notice, { ...notice, id: "L3", kind: "approved" }] })).toEqual(["I4"]);
    expect(found({ emails: [receipt, { ...notice, to: "one@council.example", copies: arrived("one@council.example", 20_000) }] })).toEqual([
      "I4",
      "I4",
    ]);
  });

  it("finds forged history: a gap, an illegal step, another end, a missing row, an unrequested row, a broken chain", () => {
    const [start, submit, draft, close] = claim.history as [Row, Row, Row, Row]; // spelled out above
    expect(found({ claims: [{ ...claim, history: [start, submit, close] }] })).toContain("I3");
    expect(found({ claims: [{ ...claim, history: [start, submit, draft, step(4, "approve", "UNDER_REVIEW", "CLOSED")] }] })).toContain("I3");
    expect(found({ claims: [{ ...claim, history: [start, step(2, "submit", "DRAFT", "UNDER_REVIEW"), draft, close] }] })).toContain("I3");
    expect(found({ claims: [{ ...claim, state: "SUBMITTED" }] })).toEqual(["I3"]);
    expect(found({ claims: [{ ...claim, version: 3, state: "UNDER_REVIEW", history: [start, submit, draft] }], emails: [receipt] })).toEqual(["I3"]);
    const forged = step(4, "forward", "UNDER_REVIEW", "UNDER_REVIEW_DGFT");
    expect(found({ claims: [{ ...claim, state: "UNDER_REVIEW_DGFT", history: [start, submit, draft, forged] }] })).toEqual(
      expect.arrayContaining(["I2", "I3", "I4"]),
    );
    expect(found({ auditProblem: "number 7 of the chain was removed" })).toEqual(["I10"]);
  });

  it("counts actions without a version: each acknowledged one is a row, and each row belongs to an attempt", () => {
    const answer = (mark: string, more: Partial<Operation> = {}) =>
      operation("decision", mark, { about: { id: "PRD-5", action: "save_step", version: undefined }, ...more });
    const asked = {
      ...claim,
      id: "PRD-5",
      version: 4,
      state: "DEFICIENCY_SHARED",
      firstVersion: 3,
      history: [
        step(1, "start", null, "DRAFT"),
        step(2, "submit", "DRAFT", "SUBMITTED"),
        step(3, "council_share", "SUBMITTED", "DEFICIENCY_SHARED"),
        step(4, "save_step", "DEFICIENCY_SHARED", "DEFICIENCY_SHARED"),
      ],
    };
    const claims = [claim, asked];
    expect(found({ claims }, [answer("one")])).toEqual([]);
    expect(found({ claims }, [answer("one"), answer("two", { ending: "unknown" })])).toEqual([]);
    expect(found({ claims }, [answer("one"), answer("two")])).toEqual(["I3"]);
    expect(found({ claims })).toEqual(["I2"]);
    const twice = { ...asked, version: 5, history: [...asked.history, step(5, "save_step", "DEFICIENCY_SHARED", "DEFICIENCY_SHARED")] };
    expect(found({ claims: [claim, twice] }, [answer("one")])).toEqual(["I3"]);
  });

  it("finds money that is lost, made, or paid twice", () => {
    const { payments } = final;
    const answer = operation("payment", "B1-0001 B1-0002");
    expect(found({}, [operation("payment", "B1-0001")])).toEqual([]);
    expect(found({}, [answer])).toEqual(["I13"]);
    expect(found({ payments: { ...payments, booked: ["B1-0001", "B1-0002"] } }, [answer])).toEqual([]);
    expect(found({}, [operation("payment", "B1-0009", { ending: "unknown" })])).toEqual([]);
    expect(found({ payments: { ...payments, ledgerPaise: -1 } })).toEqual(["I11"]);
    expect(found({ payments: { ...payments, paidTwice: ["a line"] } })).toEqual(["I12"]);
  });

  it("finds bad answers, slow recovery and what piles up", () => {
    expect(found({}, [operation("save", "x", { ending: "forbidden answer", status: 500 })])).toEqual(["I8"]);
    expect(found({}, [operation("read", "", { ending: "hung", status: undefined })])).toEqual(["I8"]);
    expect(found({ readyAfterMs: 10_001 })).toEqual(["I7"]);
    expect(found({ idleAfterMs: 60_001 })).toEqual(["I7"]);
    expect(found({ idleAfterMs: undefined })).toEqual(["I7"]);
    const orphans = [...final.orphans, "c".repeat(64)];
    expect(found({ orphans })).toEqual(["I6"]);
    expect(check(operations, { ...final, orphans }).map(({ text }) => text)).toEqual([
      `2 files lie there without a row, 1 uploads were cut; not sent by a client: ${"c".repeat(64)}`,
    ]);
    // An interrupted worker was making two files at most.
    const interruptions = [{ fromMs: 1_000, untilMs: 2_000 }];
    const made = ["d", "e"].map((digit) => digit.repeat(64));
    expect(found({ orphans: [...final.orphans, ...made], interruptions })).toEqual([]);
    expect(found({ orphans: [...orphans, ...made], interruptions })).toEqual(["I6"]);
    expect(found({ temporaryFiles: 2 })).toEqual(["I9"]);
    expect(found({ openFiles: { before: 40, after: 90 } })).toEqual(["I9"]);
    expect(found({ memory: { before: 180, after: 600 } })).toEqual(["I9"]);
  });

  it("was shown a breach of every invariant above", () => {
    expect([...seen].toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))).toEqual(invariants);
  });
});
