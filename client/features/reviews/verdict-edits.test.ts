import { describe, expect, test } from "vitest";
import {
  blockingDocuments,
  changedAndDeficient,
  changedAssessments,
  changedVerdicts,
  deficientDocuments,
  differences,
  draftChange,
  editsBeside,
  editsSince,
  editsThatStay,
  hasEdits,
  isEmptyChange,
  shownVerdict,
  unlike,
  withEdit,
  withMarks,
} from "./verdict-edits.ts";

const none = { phraseCodes: [], ticks: [] };
const document = (fieldName: string, status: "" | "SUFFICIENT" | "DEFICIENT", remark = "", isApplicable = true) => ({
  fieldName,
  label: fieldName,
  isApplicable,
  verdict: { status, remark, ...none, isReplacedSinceCheck: false },
});
const rcmc = document("rcmc_certificate", "SUFFICIENT");
const licence = document("manufacturing_license", "");
const mission = document("mission_certificate", "", "", false);
const all = [rcmc, licence, mission];

describe("edits", () => {
  test("the reviewer's own verdict hides the saved one until it is taken back", () => {
    const edits = withEdit(rcmc, {}, { status: "DEFICIENT", remark: "No seal" });
    expect(shownVerdict(rcmc, edits)).toEqual({ status: "DEFICIENT", remark: "No seal" });
    expect(hasEdits(withEdit(rcmc, edits, { status: "SUFFICIENT", remark: "" }))).toBe(false);
  });

  test("only changed documents are sent", () => {
    const edits = withEdit(licence, {}, { status: "SUFFICIENT", remark: "" });
    expect(changedVerdicts(edits)).toEqual([{ fieldName: "manufacturing_license", status: "SUFFICIENT", remark: "", phraseCodes: [] }]);
  });

  test("a remark keeps the codes of its phrases while it is edited, and loses them when it is emptied", () => {
    const made = withEdit(licence, {}, { status: "DEFICIENT", remark: "No seal. Send it.", phraseCodes: ["STAMP_MISSING"] });
    const shown = shownVerdict(licence, withEdit(licence, made, { ...shownVerdict(licence, made), remark: "No seal on page 2. Send it." }));
    expect(shown.phraseCodes).toEqual(["STAMP_MISSING"]);
    expect(shownVerdict(licence, withEdit(licence, made, { ...shown, remark: " " })).phraseCodes).toEqual([]);
  });

  test("what DGFT asks comes after the own question, once, and only where it fits; a note that is not shared gives way", () => {
    const asked = (remark: string) => ({ status: "DEFICIENT" as const, remark });
    const marks = [
      { document: rcmc, remark: "Page 2: Which year?" },
      { document: licence, remark: "Which state?" },
    ];
    const own = { rcmc_certificate: asked("No seal."), manufacturing_license: asked("x".repeat(3990)) };
    const first = withMarks(marks, own);
    const edits = { ...own, rcmc_certificate: asked("No seal.\nPage 2: Which year?") };
    expect(first).toEqual({ edits, unfit: ["manufacturing_license"], replaced: [] });
    expect(withMarks(marks, first.edits).edits).toEqual(first.edits);
    const kept = { rcmc_certificate: { status: "SUFFICIENT" as const, remark: "Clear.", phraseCodes: ["SEAL_MISSING"] } };
    expect(withMarks(marks.slice(0, 1), kept)).toEqual({
      edits: { rcmc_certificate: { ...asked("Page 2: Which year?"), phraseCodes: [] } },
      unfit: [],
      replaced: [{ label: "rcmc_certificate", note: "Clear." }],
    });
    const tooLong = withMarks([{ document: rcmc, remark: "x".repeat(4001) }], kept);
    expect(tooLong).toEqual({ edits: kept, unfit: ["rcmc_certificate"], replaced: [] });
  });

  test("of a cost that is removed are not sent with its removal", () => {
    const question = { status: "DEFICIENT" as const, remark: "Why twice?" };
    const edits = { "item:gone": question, "item:kept": question, rcmc_certificate: question };
    expect(Object.keys(editsThatStay([{ id: "gone" }, { id: "kept" }], [{ id: "kept" }, { kind: "fee" }], edits))).toEqual([
      "item:kept",
      "rcmc_certificate",
    ]);
  });

  test("what is undone while it is being saved is an edit back", () => {
    const sent = withEdit(licence, {}, { status: "SUFFICIENT", remark: "" });
    const since = editsSince(all, sent, withEdit(licence, sent, { status: "", remark: "" }));
    expect(since).toMatchObject({ manufacturing_license: { status: "", remark: "" } });
    expect(hasEdits(unlike([rcmc, document("manufacturing_license", "SUFFICIENT")], since))).toBe(true);
    expect(hasEdits(editsSince(all, sent, sent))).toBe(false);
  });

  test("a tick alone is an edit", () => {
    expect(hasEdits(withEdit(rcmc, {}, { ...shownVerdict(rcmc, {}), ticks: ["7a1f"] }))).toBe(true);
  });
});

describe("what forwarding and sharing see", () => {
  test("an unchecked document blocks, one that does not apply does not", () => {
    expect(blockingDocuments(all, {}).map(({ document: { fieldName } }) => fieldName)).toEqual(["manufacturing_license"]);
    expect(blockingDocuments(all, withEdit(licence, {}, { status: "SUFFICIENT", remark: "" }))).toEqual([]);
  });

  test("a query sends the ticks of a deficient document that was changed, and what is deficient without a change", () => {
    const expired = document("products_registered", "DEFICIENT", "Expired");
    const edits = withEdit(licence, {}, { status: "DEFICIENT", remark: "No seal", ticks: ["7a1f"] });
    expect(changedAndDeficient([rcmc, licence, expired], edits)).toEqual([
      { fieldName: "manufacturing_license", status: "DEFICIENT", remark: "No seal", ticks: ["7a1f"] },
      { fieldName: "products_registered", status: "DEFICIENT", remark: "Expired", phraseCodes: [] },
    ]);
  });

  test("a remark alone counts as deficient", () => {
    const edits = withEdit(licence, {}, { status: "", remark: " Expired on 31-03-2026 " });
    expect(deficientDocuments(all, edits)).toEqual([{ document: licence, remark: "Expired on 31-03-2026", phraseCodes: [], status: "DEFICIENT" }]);
  });

  test("a remark that is kept on a sufficient document is not sent", () => {
    expect(deficientDocuments(all, withEdit(rcmc, {}, { status: "SUFFICIENT", remark: "Now clear" }))).toEqual([]);
  });
});

test("a stale save compares what I wrote with what is saved now", () => {
  const edits = withEdit(licence, {}, { status: "DEFICIENT", remark: "Page 2 is missing" });
  const latest = [rcmc, document("manufacturing_license", "SUFFICIENT"), mission];
  expect(differences(latest, edits)).toEqual([
    { document: latest[1], mine: { status: "DEFICIENT", remark: "Page 2 is missing" }, theirs: { status: "SUFFICIENT", remark: "", ...none } },
  ]);
  expect(differences([document("manufacturing_license", "DEFICIENT", "Page 2 is missing")], edits)).toEqual([]);
});

describe("the draft on the server", () => {
  const edit = (remark: string) => ({ status: "DEFICIENT" as const, remark });

  test("only what changed is sent, and what was taken back by name", () => {
    const stored = { verdicts: { rcmc_certificate: edit("Old"), fascia_photo: edit("Blurred") }, comment: "" };
    const wanted = { verdicts: { rcmc_certificate: edit("New"), mou_document: edit("No date") }, comment: "DGFT asks." };
    expect(draftChange(stored, wanted)).toEqual({
      documents: [
        { fieldName: "rcmc_certificate", ...edit("New") },
        { fieldName: "mou_document", ...edit("No date") },
      ],
      taken: ["fascia_photo"],
      comment: "DGFT asks.",
    });
    expect(isEmptyChange(draftChange(stored, stored))).toBe(true);
  });

  test("what was written on since counts in place of the older words", () => {
    const older = { rcmc_certificate: edit("Old"), fascia_photo: edit("Blurred") };
    expect(editsBeside(older, { rcmc_certificate: edit("Newer") })).toEqual({ fascia_photo: edit("Blurred") });
  });

  test("what is restored leaves out what says the same, or is not asked for any more", () => {
    const saved = {
      rcmc_certificate: { status: "SUFFICIENT" as const, remark: "" },
      mission_certificate: edit("No seal"),
      manufacturing_license: edit("Old"),
    };
    expect(unlike(all, saved)).toEqual({ manufacturing_license: edit("Old") });
  });
});

describe("items", () => {
  const saved = { amount: "600.00", reasonCode: "", reason: "By hand" };
  const cost = { fieldName: "item:1", itemId: "1", label: "Cost 1: Registration fee", isApplicable: true, verdict: undefined, assessment: saved };
  const edit = (assessment: Partial<typeof saved>, remark = "") => ({
    status: remark === "" ? ("" as const) : ("DEFICIENT" as const),
    remark,
    assessment: { ...saved, ...assessment },
  });

  test("an assessment is an edit until it says what is saved, and is sent in paise", () => {
    const edits = withEdit(cost, {}, edit({ amount: "1,250.5" }));
    expect(changedAssessments([cost], edits)).toEqual({
      assessments: [{ itemId: "1", admissiblePaise: 1250_50, reasonCode: null, reason: "By hand" }],
      unreadable: [],
    });
    expect(hasEdits(withEdit(cost, edits, edit({})))).toBe(false);
    expect(changedAssessments([cost], withEdit(cost, {}, edit({}, "Which receipt?"))).assessments).toEqual([]);
  });

  test("an empty amount takes the figure back, an unreadable one is named", () => {
    expect(changedAssessments([cost], { "item:1": edit({ amount: " " }) }).assessments).toMatchObject([{ admissiblePaise: null }]);
    expect(changedAssessments([cost], { "item:1": edit({ amount: "6oo" }) })).toEqual({ assessments: [], unreadable: ["1"] });
  });

  test("a question about a cost is shared, and keeps the claim from being forwarded", () => {
    const edits = { "item:1": edit({}, "Which receipt?") };
    expect(deficientDocuments([rcmc, cost], edits).map(({ document: { fieldName } }) => fieldName)).toEqual(["item:1"]);
    expect(blockingDocuments([rcmc, cost], edits).map(({ document: { fieldName } }) => fieldName)).toEqual(["item:1"]);
    expect(blockingDocuments([rcmc, cost], {})).toEqual([]);
  });

  test("a draft keeps the assessment as it was typed", () => {
    const wanted = { verdicts: { "item:1": edit({ amount: "6oo" }) }, comment: "" };
    expect(draftChange({ verdicts: {}, comment: "" }, wanted).documents).toEqual([{ fieldName: "item:1", ...edit({ amount: "6oo" }) }]);
  });
});
