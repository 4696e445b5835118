import { describe, expect, it } from "vitest";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { CodeNotLoaded } from "../../lib/pictures/code-not-loaded.ts";
import type { ProgressStore } from "../../lib/local-progress.ts";
import { UploadFailed, type StoredUpload, type UploadRequest } from "../../lib/upload.ts";
import { Draft } from "./draft.ts";
import { UploadQueue } from "./upload-queue.ts";

function memoryStore(): ProgressStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}
const newDraft = (reimbursementId?: string) => new Draft({ userId: "u", scheme: "product", reimbursementId }, memoryStore());
const pdfFile = (name: string) => new File(["%PDF"], name, { type: "application/pdf" });
const stored: StoredUpload = { reimbursementId: "PRD-2627-00007", version: 2, warnings: [] };
const nothing = () => Promise.resolve();

/** A line on which each file waits until the test lets it through. */
function gatedLine() {
  const sent: { request: UploadRequest; answer: (result: StoredUpload) => void; fail: (error: unknown) => void }[] = [];
  const send = (request: UploadRequest) =>
    new Promise<StoredUpload>((answer, fail) => {
      request.signal.addEventListener("abort", () => fail(request.signal.reason));
      sent.push({ request, answer, fail });
    });
  return { send, sent };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

describe("upload queue", () => {
  it("carries the version that the user saw, and another one only when the user chose to replace it", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    let reads = 0;
    const read = () => Promise.resolve((reads += 1));
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true, documentVersion: 1 }, pdfFile("mine.pdf"), read);
    await until(() => sent.length === 1);
    expect(sent[0]?.request.parts).toEqual({ documentVersion: "1" });
    sent[0]?.fail(new UploadFailed({ code: "stale_version", message: "Another file was put here.", fields: {}, httpStatus: 409 }));
    await queue.settled(draft);
    const [failed] = queue.list();
    expect(failed?.state).toEqual({ phase: "failed", message: "Another file was put here.", canRetry: true, isStale: true });
    expect(reads).toBe(1);
    queue.retry(failed?.key ?? "", 2);
    await until(() => sent.length === 2);
    expect(sent[1]?.request.parts).toEqual({ documentVersion: "2" });
    sent[1]?.answer(stored);
    await queue.settled(draft);
    expect(queue.list()).toEqual([]);
  });

  it("sends a paper under its name, and keeps one that failed while another is added", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const furtherPaper = (paperName: string) => ({ draft, fieldName: "further_paper", isSingle: false, paperName });
    queue.add(furtherPaper("Bill of entry"), pdfFile("a.pdf"), nothing);
    await until(() => sent.length === 1);
    expect(sent[0]?.request.parts).toEqual({ paperName: "Bill of entry" });
    sent[0]?.fail(new UploadFailed({ code: "damaged", message: "a.pdf is damaged", fields: {}, httpStatus: 400 }));
    await queue.settled(draft);
    queue.add(furtherPaper("Letter of the bank"), pdfFile("b.pdf"), nothing);
    await until(() => sent.length === 2);
    expect(queue.list().map(({ paperName, state }) => [paperName, state.phase])).toEqual([
      ["Bill of entry", "failed"],
      ["Letter of the bank", "sending"],
    ]);
    sent[1]?.answer(stored);
    await queue.settled(draft);
  });

  it("keeps a photo that failed while another of the same name is added", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("EXH-2627-00007");
    const target = { draft, fieldName: "booth_photos", isSingle: false };
    queue.add(target, pdfFile("image.jpg"), nothing);
    await until(() => sent.length === 1);
    sent[0]?.fail(new UploadFailed({ code: "", message: "image.jpg could not be uploaded", fields: {}, httpStatus: 0 }));
    await queue.settled(draft);
    queue.add(target, pdfFile("image.jpg"), nothing);
    await until(() => sent.length === 2);
    expect(queue.list().map(({ state }) => state.phase)).toEqual(["failed", "sending"]);
    sent[1]?.answer(stored);
    await queue.settled(draft);
    expect(draft.progress()?.files.map(({ key }) => key)).toEqual(queue.list().map(({ key }) => key));
  });

  it("sends one after the other; the first starts the draft and the others follow under its number", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft();
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("a.pdf"), nothing);
    queue.add({ draft, fieldName: "manufacturing_license", isSingle: true }, pdfFile("b.pdf"), nothing);
    await until(() => sent.length === 1);
    expect(sent[0]?.request.url).toBe("/uploads/product/new/rcmc_certificate");
    expect(sent[0]?.request.parts).toEqual({ startKey: draft.startKey });
    expect(queue.list().map(({ state }) => state.phase)).toEqual(["sending", "queued"]);
    sent[0]?.answer(stored);
    await until(() => sent.length === 2);
    expect(sent[1]?.request.url).toBe("/uploads/product/PRD-2627-00007/manufacturing_license");
    expect(sent[1]?.request.parts).toEqual({});
    sent[1]?.answer(stored);
    await queue.settled(draft);
    expect(queue.list()).toEqual([]);
    expect(draft.id).toBe("PRD-2627-00007");
  });

  it("tells with the first file from what the draft is started", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft();
    const expectedId = "00000000-0000-4000-8000-000000000001";
    draft.keep((before) => ({ ...before, expectedId }));
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("a.pdf"), nothing);
    await until(() => sent.length === 1);
    expect(sent[0]?.request.parts).toEqual({ startKey: draft.startKey, startedFrom: expectedId });
    sent[0]?.answer(stored);
    await queue.settled(draft);
  });

  it("keeps a refused file with the server's words and sends it again with the same key", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("a.pdf"), nothing);
    await until(() => sent.length === 1);
    sent[0]?.fail(
      new UploadFailed({ code: "encrypted", message: "refused", fields: { rcmc_certificate: ["a.pdf is password protected."] }, httpStatus: 400 }),
    );
    await queue.settled(draft);
    const [failed] = queue.list();
    expect(failed?.state).toEqual({ phase: "failed", message: "a.pdf is password protected.", canRetry: false });
    // The reason is there after a reload, too.
    expect(draft.progress()?.files).toEqual([
      { key: failed?.key, fieldName: "rcmc_certificate", name: "a.pdf", sizeBytes: 4, problem: "a.pdf is password protected." },
    ]);
    queue.retry(failed?.key ?? "");
    await until(() => sent.length === 2);
    expect(sent[1]?.request.idempotencyKey).toBe(sent[0]?.request.idempotencyKey);
    sent[1]?.answer(stored);
    await queue.settled(draft);
    expect(draft.progress()).toBeUndefined();
  });

  it("sends a file whose answer was lost with another key once the draft has a number, and then keeps that key", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft();
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("a.pdf"), nothing);
    const noAnswer = new UploadFailed({ code: "", message: "No answer", fields: {}, httpStatus: 0 });
    for (const place of [0, 1, 2]) {
      await until(() => sent.length === place + 1);
      sent[place]?.fail(noAnswer);
      await queue.settled(draft);
      if (place === 0) await draft.run(() => Promise.resolve("PRD-2627-00007"), String);
      queue.retryAll();
    }
    await until(() => sent.length === 4);
    expect(sent.map(({ request }) => request.url.includes("/new/"))).toEqual([true, false, false, false]);
    const keys = sent.map(({ request }) => request.idempotencyKey);
    expect([new Set(keys).size, keys[1] === keys[0], keys[3] === keys[1]]).toEqual([2, false, true]);
    sent[3]?.answer(stored);
    await queue.settled(draft);
  });

  it("sends again by itself what the line cut off, and not what was refused or has to be chosen", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const failures = [
      { code: "upload_too_slow", message: "Too slow", fields: {}, httpStatus: 400 },
      { code: "", message: "No answer", fields: {}, httpStatus: 0 },
      { code: "damaged", message: "Damaged", fields: {}, httpStatus: 400 },
      { code: "stale_version", message: "Another file was put here.", fields: {}, httpStatus: 409 },
    ];
    for (const [place, failure] of failures.entries()) {
      queue.add({ draft, fieldName: `document_${place}`, isSingle: true }, pdfFile(`${place}.pdf`), nothing);
      await until(() => sent.length === place + 1);
      sent[place]?.fail(new UploadFailed(failure));
      await queue.settled(draft);
    }
    queue.retryAll();
    expect(queue.list().map(({ state }) => state.phase === "failed")).toEqual([false, false, true, true]);
    for (const { key } of queue.list()) queue.cancel(key);
  });

  it("sends a file again after signing in again, and nothing else that failed", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const failures = [
      { code: "", message: "No answer", fields: {}, httpStatus: 0 },
      { code: "token_not_valid", message: "Your session has expired. Please log in again.", fields: {}, httpStatus: 401 },
    ];
    for (const [place, failure] of failures.entries()) {
      queue.add({ draft, fieldName: `document_${place}`, isSingle: true }, pdfFile(`${place}.pdf`), nothing);
      await until(() => sent.length === place + 1);
      sent[place]?.fail(new UploadFailed(failure));
      await queue.settled(draft);
    }
    queue.retrySignedOut();
    await until(() => sent.length === 3);
    expect(sent[2]?.request).toMatchObject({ file: { name: "1.pdf" }, idempotencyKey: sent[1]?.request.idempotencyKey });
    expect(queue.list().map(({ state }) => state.phase)).toEqual(["failed", "sending"]);
    sent[2]?.answer(stored);
    await queue.settled(draft);
  });

  it("lets a second choice take the place of the first where there is room for one", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const target = { draft, fieldName: "rcmc_certificate", isSingle: true };
    queue.add(target, pdfFile("old.pdf"), nothing);
    await until(() => sent.length === 1);
    queue.add(target, pdfFile("new.pdf"), nothing);
    expect(sent[0]?.request.signal.aborted).toBe(true);
    await until(() => sent.length === 2);
    expect(queue.list().map(({ file }) => file.name)).toEqual(["new.pdf"]);
  });

  it("takes a file that is being checked back once the server has stored it", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft();
    const taken: (StoredUpload | undefined)[] = [];
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("wrong.pdf"), () => Promise.reject(new Error("not listed")));
    await until(() => sent.length === 1);
    sent[0]?.request.onProgress({ phase: "checking" });
    const [upload] = queue.list();
    queue.cancel(upload?.key ?? "", async (given) => taken.push(given));
    sent[0]?.request.onProgress({ phase: "waiting" });
    expect([queue.list().map(({ state }) => state.phase), sent[0]?.request.signal.aborted]).toEqual([["removing"], false]);
    sent[0]?.answer(stored);
    await queue.settled(draft);
    expect([taken, queue.list(), queue.remarks(), draft.id]).toEqual([[stored], [], [], "PRD-2627-00007"]);
  });

  it("names the version that a file replaced when it is taken back", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const replaced: (number | undefined)[] = [];
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true, documentVersion: 1 }, pdfFile("wrong.pdf"), nothing);
    await until(() => sent.length === 1);
    sent[0]?.request.onProgress({ phase: "checking" });
    queue.cancel(queue.list()[0]?.key ?? "", async (_given, version) => replaced.push(version));
    sent[0]?.answer({ ...stored, document: { fieldName: "rcmc_certificate", version: 2, fileId: "wrong" } });
    await queue.settled(draft);
    expect(replaced).toEqual([1]);
  });

  it("takes a file back whose answer was lost and that is on its way again", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const taken: (StoredUpload | undefined)[] = [];
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("wrong.pdf"), nothing);
    await until(() => sent.length === 1);
    const progress = sent[0]?.request.onProgress;
    for (const phase of ["checking", "waiting"] as const) progress?.({ phase });
    progress?.({ phase: "sending", percent: 10 });
    queue.cancel(queue.list()[0]?.key ?? "", async (given) => taken.push(given));
    expect([queue.list().map(({ state }) => state.phase), sent[0]?.request.signal.aborted]).toEqual([["removing"], false]);
    sent[0]?.answer(stored);
    await queue.settled(draft);
    expect([taken, queue.list()]).toEqual([[stored], []]);
  });

  it("reads the list when a file is taken out that may be stored and got no answer, and not after a refusal", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const read: string[] = [];
    for (const [place, httpStatus] of [0, 400].entries()) {
      queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("wrong.pdf"), nothing);
      await until(() => sent.length === place + 1);
      sent[place]?.request.onProgress({ phase: "checking" });
      sent[place]?.fail(new UploadFailed({ code: "", message: "wrong.pdf is not stored", fields: {}, httpStatus }));
      await queue.settled(draft);
      queue.cancel(queue.list()[0]?.key ?? "", async (given) => read.push(`${httpStatus} ${given?.version ?? "list"}`));
      expect(queue.list()).toEqual([]);
    }
    expect(read).toEqual(["0 list"]);
  });

  it("reads the list when a file that is taken back was refused", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const taken: (StoredUpload | undefined)[] = [];
    queue.add({ draft, fieldName: "rcmc_certificate", isSingle: true }, pdfFile("wrong.pdf"), nothing);
    await until(() => sent.length === 1);
    sent[0]?.request.onProgress({ phase: "checking" });
    queue.cancel(queue.list()[0]?.key ?? "", async (given) => taken.push(given));
    sent[0]?.fail(new UploadFailed({ code: "damaged", message: "wrong.pdf is damaged", fields: {}, httpStatus: 400 }));
    await queue.settled(draft);
    expect([taken, queue.list(), draft.progress()]).toEqual([[undefined], [], undefined]);
  });

  it("sends a second choice behind a first one that is being checked, with the version that the first one made", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const target = { draft, fieldName: "rcmc_certificate", isSingle: true, documentVersion: 1 };
    queue.add(target, pdfFile("old.pdf"), nothing);
    await until(() => sent.length === 1);
    sent[0]?.request.onProgress({ phase: "checking" });
    queue.add(target, pdfFile("new.pdf"), nothing);
    expect(queue.list().map(({ file, state }) => [file.name, state.phase])).toEqual([
      ["old.pdf", "removing"],
      ["new.pdf", "queued"],
    ]);
    sent[0]?.answer({ ...stored, document: { fieldName: "rcmc_certificate", version: 2, fileId: "old" } });
    await until(() => sent.length === 2);
    expect(sent[1]?.request.parts).toEqual({ documentVersion: "2" });
    sent[1]?.answer(stored);
    await queue.settled(draft);
    expect(queue.list()).toEqual([]);
  });

  it("makes a large picture smaller first, and keeps what is to be said about the stored file until the next is chosen", async () => {
    const { send, sent } = gatedLine();
    const small = new File(["small"], "bill.jpg");
    const queue = new UploadQueue(send, ({ name }) =>
      name === "bill.heic" ? Promise.resolve({ file: small, remark: "bill.jpg: 7.7 MB made 1.6 MB" }) : undefined,
    );
    const draft = newDraft("PRD-2627-00007");
    const target = { draft, fieldName: "rcmc_certificate", isSingle: true };
    queue.add(target, new File(["large"], "bill.heic"), nothing);
    expect(queue.list().map(({ state }) => state.phase)).toEqual(["shrinking"]);
    await until(() => sent.length === 1);
    expect(sent[0]?.request.file).toBe(small);
    expect(draft.progress()?.files).toMatchObject([{ name: "bill.heic", sizeBytes: 5, sent: { name: "bill.jpg", sizeBytes: 5 } }]);
    sent[0]?.answer({ ...stored, warnings: ["The same file was there already."] });
    await queue.settled(draft);
    expect(queue.remarks().map(({ text }) => text)).toEqual(["bill.jpg: 7.7 MB made 1.6 MB", "The same file was there already."]);
    queue.add(target, pdfFile("b.pdf"), nothing);
    expect(queue.remarks()).toEqual([]);
  });

  it("says that the page has to be loaded again when the code that makes a picture smaller does not come", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send, () => Promise.reject(new CodeNotLoaded()));
    const draft = newDraft("PRD-2627-00007");
    queue.add({ draft, fieldName: "a", isSingle: true }, new File(["large"], "bill.heic"), nothing);
    await queue.settled(draft);
    expect(queue.list().map(({ state }) => state)).toMatchObject([
      { phase: "failed", message: fileMessages.notMadeSmaller("bill.heic"), canRetry: true },
    ]);
    expect(sent).toEqual([]);
  });

  it("gives out the files of a draft and takes them back with their keys", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    queue.add({ draft, fieldName: "a", isSingle: true }, pdfFile("a.pdf"), nothing);
    queue.add({ draft, fieldName: "b", isSingle: true }, pdfFile("b.pdf"), nothing);
    await until(() => sent.length === 1);
    const putBack = await queue.takeOut(draft);
    expect(sent[0]?.request.signal.aborted).toBe(true);
    await queue.settled(draft);
    expect([queue.list(), sent.length]).toEqual([[], 1]);
    putBack();
    await until(() => sent.length === 2);
    sent[1]?.answer(stored);
    await until(() => sent.length === 3);
    sent[2]?.answer(stored);
    await queue.settled(draft);
    expect(sent[1]?.request.idempotencyKey).toBe(sent[0]?.request.idempotencyKey);
    expect(queue.list()).toEqual([]);
  });

  it("gives out the files of a draft once the one that is being checked is stored", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    const seen: string[] = [];
    queue.add({ draft, fieldName: "a", isSingle: true }, pdfFile("a.pdf"), async () => seen.push("listed"));
    queue.add({ draft, fieldName: "b", isSingle: true }, pdfFile("b.pdf"), nothing);
    await until(() => sent.length === 1);
    sent[0]?.request.onProgress({ phase: "checking" });
    const isOut = queue.takeOut(draft).then(() => seen.push("out"));
    expect(queue.list().map(({ file }) => file.name)).toEqual(["a.pdf"]);
    sent[0]?.answer(stored);
    await isOut;
    expect([seen, queue.list(), sent.length]).toEqual([["listed", "out"], [], 1]);
  });

  it("keeps the row until the server's list has the file", async () => {
    const { send, sent } = gatedLine();
    const queue = new UploadQueue(send);
    const draft = newDraft("PRD-2627-00007");
    let isListed = false;
    queue.add({ draft, fieldName: "booth_photos", isSingle: false }, pdfFile("a.pdf"), async () => {
      expect(queue.list()).toHaveLength(1);
      // A window that is closed now has nothing to ask for.
      expect(draft.progress()).toBeUndefined();
      isListed = true;
    });
    await until(() => sent.length === 1);
    sent[0]?.answer(stored);
    await queue.settled(draft);
    expect(isListed).toBe(true);
  });
});

describe("a draft without a number", () => {
  it("is started once, whatever comes at the same time; a failed start lets the next one try", async () => {
    const draft = newDraft();
    const seen: (string | undefined)[] = [];
    const start = (id: string | undefined, result: Promise<string>) => {
      seen.push(id);
      return result;
    };
    const first = draft.run((id) => start(id, Promise.reject(new Error("line lost"))), String);
    const second = draft.run((id) => start(id, Promise.resolve("PRD-2627-00001")), String);
    const third = draft.run((id) => start(id, Promise.resolve("unused")), String);
    await expect(first).rejects.toThrow("line lost");
    await Promise.all([second, third]);
    expect(seen).toEqual([undefined, undefined, "PRD-2627-00001"]);
    expect(draft.id).toBe("PRD-2627-00001");
  });
});
