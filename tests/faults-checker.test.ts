import { describe, expect, it } from "vitest";
import { check, type Violation } from "./faults/checker.ts";
import type { FinalState, Operation } from "./faults/history.ts";

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
  version: 3,
  state: "CLOSED",
  history: [step(1, "start", null, "DRAFT"), step(2, "submit", "DRAFT", "SUBMITTED"), step(3, "council_close", "SUBMITTED", "CLOSED")],
};
const letter = { id: "L1", to: "office@council.example", mark: "message 1", state: "sent", copies: ["office@council.example"] };

const operations: readonly Operation[] = [
  operation("save", "12 Harbour Road", { id: "PRD-2" }),
  operation("upload", "a".repeat(64), { id: "PRD-3" }),
  operation("upload", "b".repeat(64), { ending: "unknown", status: undefined }),
  operation("message", "message 1"),
  operation("close", "reason 1", { id: "PRD-1", about: { id: "PRD-1", version: 2 } }),
  operation("withdraw", "reason 2", { ending: "refused", status: 409, about: { id: "PRD-1", version: 2 } }),
];
const final: FinalState = {
  drafts: [
    { id: "PRD-2", address: "12 Harbour Road", papers: [] },
    { id: "PRD-3", address: undefined, papers: ["a".repeat(64)] },
  ],
  claims: [claim],
  messages: ["message 1"],
  letters: [letter],
  strayLetters: [],
  blobs: [{ key: "aa/1", sha256: "a".repeat(64), found: "a".repeat(64) }],
  orphans: 1,
  temporaryFiles: 1,
  interruptions: 0,
  readyAfterMs: 900,
  idleAfterMs: 1_500,
  openFiles: { before: 40, after: 44 },
  auditProblem: undefined,
};
const found = (change: Partial<FinalState>, more: readonly Operation[] = []): Violation["invariant"][] =>
  check([...operations, ...more], { ...final, ...change }).map(({ invariant }) => invariant);

describe("the checker of the fault suite", () => {
  it("has nothing to say of a run in which nothing was lost; what was cut may be there or not", () => {
    expect(check(operations, final)).toEqual([]);
    expect(found({ drafts: [...final.drafts, { id: "PRD-4", address: undefined, papers: ["b".repeat(64)] }] })).toEqual([]);
  });

  it("finds planted losses: a step, a paper, a message, a letter, bytes", () => {
    expect(found({ drafts: final.drafts.slice(1) })).toEqual(["I1"]);
    expect(found({ drafts: [{ id: "PRD-2", address: "12 Harbour Raod", papers: [] }, ...final.drafts.slice(1)] })).toEqual(["I1", "I2"]);
    expect(found({ drafts: [...final.drafts.slice(0, 1), { id: "PRD-3", address: undefined, papers: [] }] })).toEqual(["I1"]);
    expect(found({ messages: [] })).toEqual(["I1"]);
    expect(found({ letters: [] })).toEqual(["I4"]);
    expect(found({ letters: [{ ...letter, copies: [] }] })).toEqual(["I4"]);
    expect(found({ letters: [{ ...letter, state: "queued", copies: [] }] })).toEqual(["I4"]);
    expect(found({ blobs: [{ key: "aa/1", sha256: "a".repeat(64), found: undefined }] })).toEqual(["I6"]);
    expect(found({ blobs: [{ key: "aa/1", sha256: "a".repeat(64), found: "b".repeat(64) }] })).toEqual(["I6"]);
  });

  it("finds doubles: a draft, a message, a letter, two winners", () => {
    expect(found({ drafts: [...final.drafts, { id: "PRD-9", address: "12 Harbour Road", papers: [] }] })).toEqual(["I2"]);
    expect(found({ messages: ["message 1", "message 1"] })).toEqual(["I2"]);
    expect(found({ letters: [{ ...letter, copies: [letter.to, letter.to] }] })).toEqual(["I4"]);
    expect(found({ letters: [{ ...letter, copies: [letter.to, letter.to] }], interruptions: 1 })).toEqual([]);
    const second = operation("withdraw", "reason 3", { id: "PRD-1", about: { id: "PRD-1", version: 2 } });
    expect(found({}, [second])).toEqual(["I3", "I5"]);
  });

  it("finds what nobody sent, and letters to the wrong person or of nothing", () => {
    expect(found({ drafts: [...final.drafts, { id: "PRD-9", address: "Nobody wrote this", papers: [] }] })).toEqual(["I2"]);
    const refused = operation("save", "99 Refused Road", { ending: "refused", status: 409 });
    expect(found({ drafts: [...final.drafts, { id: "PRD-9", address: "99 Refused Road", papers: [] }] }, [refused])).toEqual(["I2"]);
    expect(found({ letters: [{ ...letter, copies: ["thief@people.example"] }] })).toEqual(["I4"]);
    expect(found({ strayLetters: ["L9"] })).toEqual(["I4"]);
  });

  it("finds forged history: a gap, an illegal step, another end, a missing row, a broken chain", () => {
    const [start, submit, close] = claim.history as [ReturnType<typeof step>, ReturnType<typeof step>, ReturnType<typeof step>]; // spelled out above
    expect(found({ claims: [{ ...claim, history: [start, close] }] })).toContain("I3");
    expect(found({ claims: [{ ...claim, history: [start, submit, step(3, "approve", "SUBMITTED", "CLOSED")] }] })).toContain("I3");
    expect(found({ claims: [{ ...claim, history: [start, step(2, "submit", "DRAFT", "UNDER_REVIEW"), close] }] })).toContain("I3");
    expect(found({ claims: [{ ...claim, state: "SUBMITTED" }] })).toEqual(["I3"]);
    expect(found({ claims: [{ ...claim, version: 2, state: "SUBMITTED", history: [start, submit] }] })).toEqual(["I3"]);
    expect(found({ auditProblem: "number 7 of the chain was removed" })).toEqual(["I10"]);
  });

  it("finds bad answers, slow recovery and what piles up", () => {
    expect(found({}, [operation("save", "x", { ending: "forbidden answer", status: 500 })])).toEqual(["I8"]);
    expect(found({}, [operation("save", "x", { ending: "hung", status: undefined })])).toEqual(["I8"]);
    expect(found({ readyAfterMs: 10_001 })).toEqual(["I7"]);
    expect(found({ idleAfterMs: 60_001 })).toEqual(["I7"]);
    expect(found({ idleAfterMs: undefined })).toEqual(["I7"]);
    expect(found({ orphans: 2 })).toEqual(["I6"]);
    expect(found({ temporaryFiles: 2 })).toEqual(["I9"]);
    expect(found({ openFiles: { before: 40, after: 90 } })).toEqual(["I9"]);
  });
});
