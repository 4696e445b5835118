import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { PDFDocument } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor, type StaffActor } from "#domain/accounts/actor.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { getContentVersion } from "#db/queries/content.ts";
import { findPublishedContent, selectPublishedContent } from "#db/queries/published-content.ts";
import { contentEntries } from "#db/schema/content.ts";
import { getContent, listContent } from "#server/application/site/content/list-content.ts";
import { listTextPages } from "#server/application/site/content/list-text-pages.ts";
import { moveContent, publishContent, removeContent, unpublishContent } from "#server/application/site/content/publish-content.ts";
import { saveContent } from "#server/application/site/content/save-content.ts";
import { uploadDocument, uploadPicture } from "#server/application/site/content/upload-content.ts";
import { listPublished } from "#server/application/site/published-entries.ts";
import { openDocument, openPicture } from "#server/application/site/open-media.ts";
import type { AppContext } from "#server/context.ts";
import { makeContentDocumentJob } from "#workers/jobs/make-content-document.ts";
import { startWorkers } from "#workers/main.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createFair } from "../support/fairs.ts";
import { noisyJpeg, textPdf } from "../support/files.ts";
import { readPdf } from "../support/read-pdf.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { quickTiming } from "../support/worker.ts";

let database: TestDatabase;
let opened: TestServices;
let council: StaffActor;
let instant = new Date("2026-11-21T06:30:00Z");
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = await createStaffActor(opened.services, "EPCMD_ADMIN");
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const desk = (): AppContext => ({ ...contextOf(opened.services, council), now: () => instant });
const fields = { title: "Open day", summary: "The council opens its doors.", publishedOn: "2026-11-20", body: "## When\n\nOn **Monday**." };
const draft = (more: Readonly<Record<string, unknown>> = {}, kind: ContentKind = "notice") =>
  saveContent(desk(), { kind, fields: { ...fields, ...more } });
const reader = (): AppContext => ({ ...contextOf(opened.services, visitor), now: () => instant });
const seen = (slug: string) => findPublishedContent(database.db, "notice", slug, instant);
const staged = (bytes: Buffer, maxBytes = 20_000_000) => opened.services.files.stage(Readable.from([bytes]), { maxBytes });

describe("an entry", () => {
  it("is for staff only until it is published, and then public at once", async () => {
    const saved = await draft();
    expect(saved).toMatchObject({ slug: "open-day", standing: "draft", version: 1, updatedByName: expect.any(String) });
    expect(await seen("open-day")).toBeUndefined();
    const before = await getContentVersion(database.db);
    const published = await publishContent(desk(), { id: saved.id, version: saved.version, publishFrom: null, publishUntil: null });
    expect(published).toMatchObject({ standing: "published", hasChanges: false });
    expect((await seen("open-day"))?.fields).toMatchObject({ title: "Open day", publishedOn: "2026-11-20" });
    expect(await getContentVersion(database.db)).toBe(before + 1);
  });

  it("that is published can be changed without the public seeing half of it", async () => {
    const saved = await draft({ title: "Two texts" });
    const first = await publishContent(desk(), { id: saved.id, version: saved.version, publishFrom: null, publishUntil: null });
    const changed = await saveContent(desk(), {
      kind: "notice",
      id: first.id,
      version: first.version,
      fields: { ...fields, title: "Two new texts" },
    });
    expect(changed).toMatchObject({ slug: "two-texts", standing: "published", hasChanges: true });
    expect((await seen("two-texts"))?.fields.title).toBe("Two texts");
  });

  it("is read in Hindi once its longer texts have Hindi, and in English until then; English is what publishing needs", async () => {
    const hindi = { titleHindi: "खुला दिन", summaryHindi: "परिषद अपने द्वार खोलती है।" };
    const read = async () => (await listPublished({ ...reader(), language: "hi" }, "notice")).find(({ slug }) => slug === "both-languages");
    const saved = await draft({ title: "Both languages", ...hindi });
    const { id, version } = await publishContent(desk(), { id: saved.id, version: saved.version, publishFrom: null, publishUntil: null });
    expect(await read()).toMatchObject({ writtenIn: "en", fields: { title: "Both languages" } });
    const second = { ...fields, title: "Both languages", ...hindi, bodyHindi: "**सोमवार** को।" };
    const changed = await saveContent(desk(), { kind: "notice", id, version, fields: second });
    await publishContent(desk(), { id, version: changed.version, publishFrom: null, publishUntil: null });
    expect(await read()).toMatchObject({ writtenIn: "hi", fields: { title: "खुला दिन", body: "**सोमवार** को।" } });
    const only = await saveContent(desk(), { kind: "notice", fields: { title: "Only Hindi", ...hindi, publishedOn: "2026-11-20" } });
    await expect(publishContent(desk(), { id: only.id, version: only.version, publishFrom: null, publishUntil: null })).rejects.toMatchObject({
      fields: { summary: ["Summary is needed before this can be published"] },
    });
  });

  it("has another address only until it was published, because followers, registrations and feeds know it by that", async () => {
    const saved = await draft({ title: "First address" });
    const at = (slug: string, { id, version }: { readonly id: string; readonly version: number }) =>
      saveContent(desk(), { kind: "notice", id, version, slug, fields });
    const moved = await at("second-address", saved);
    expect(moved).toMatchObject({ slug: "second-address", isAddressFixed: false });
    const first = await publishContent(desk(), { id: moved.id, version: moved.version, publishFrom: null, publishUntil: null });
    expect(first.isAddressFixed).toBe(true);
    const refusal = { code: "slug_fixed", fields: { slug: [contentMessages.slugFixed] } };
    await expect(at("third-address", first)).rejects.toMatchObject(refusal);
    const off = await unpublishContent(desk(), { id: first.id, version: first.version });
    await expect(at("third-address", off)).rejects.toMatchObject(refusal);
    expect(await at("second-address", off)).toMatchObject({ slug: "second-address" });
  });

  it("whose last day is before its first stays a draft", async () => {
    const { id, version } = await draft({ title: "Backwards", lastOn: "2026-10-20" });
    await expect(publishContent(desk(), { id, version, publishFrom: null, publishUntil: null })).rejects.toMatchObject({
      fields: { lastOn: [contentMessages.tooEarly("Last day", "Date")] },
    });
  });

  it("may wait for its day and end by itself", async () => {
    const saved = await draft({ title: "Later" });
    const [from, until] = [new Date("2026-11-22T00:00:00Z"), new Date("2026-11-23T00:00:00Z")];
    const version = saved.version;
    await expect(publishContent(desk(), { id: saved.id, version, publishFrom: until, publishUntil: from })).rejects.toMatchObject({
      fields: { publishUntil: [contentMessages.notFuture] },
    });
    expect(await publishContent(desk(), { id: saved.id, version, publishFrom: from, publishUntil: until })).toMatchObject({ standing: "scheduled" });
    expect(await seen("later")).toBeUndefined();
    instant = from;
    expect(await seen("later")).toBeDefined();
    instant = until;
    expect(await seen("later")).toBeUndefined();
    const ended = await getContent(desk(), { id: saved.id });
    expect(ended.standing).toBe("ended");
    await expect(publishContent(desk(), { id: saved.id, version: ended.version, publishFrom: from, publishUntil: until })).rejects.toMatchObject({
      fields: { publishUntil: [contentMessages.notFuture] },
    });
    instant = new Date("2026-11-21T06:30:00Z");
  });

  it("that is a draft keeps its times, and is not public by them; a published one keeps those that the public has", async () => {
    const [from, until] = [new Date("2026-11-20T00:00:00Z"), new Date("2026-11-30T00:00:00Z")];
    const times = { publishFrom: from, publishUntil: until };
    const save = (more: object) => saveContent(desk(), { kind: "notice", fields: { ...fields, title: "With times" }, ...more });
    await expect(save({ times: { publishFrom: until, publishUntil: from } })).rejects.toMatchObject({
      fields: { publishUntil: [contentMessages.notFuture] },
    });
    const made = await save({ times });
    expect(made).toMatchObject({ standing: "draft", ...times });
    const { id, version } = await save({ id: made.id, version: made.version });
    expect(await getContent(desk(), { id })).toMatchObject(times);
    expect(await seen("with-times")).toBeUndefined();
    const published = await publishContent(desk(), { id, version, publishFrom: null, publishUntil: null });
    expect(await save({ id, version: published.version, times })).toMatchObject({ standing: "published", publishFrom: null, publishUntil: null });
  });

  it("that is public now cannot begin later: the public would lose what it reads", async () => {
    const saved = await draft({ title: "Read now" });
    const publish = (version: number, publishFrom: Date | null) => publishContent(desk(), { id: saved.id, version, publishFrom, publishUntil: null });
    const later = new Date(instant.getTime() + 60_000);
    const { version } = await publish(saved.version, null);
    await expect(publish(version, later)).rejects.toMatchObject({ code: "public_now", fields: { publishFrom: [contentMessages.publicNow] } });
    expect(await seen("read-now")).toBeDefined();
    const off = await unpublishContent(desk(), { id: saved.id, version });
    const scheduled = await publish(off.version, later);
    expect(scheduled.standing).toBe("scheduled");
    expect(await publish(scheduled.version, new Date(later.getTime() + 60_000))).toMatchObject({ standing: "scheduled" });
  });

  it("is taken off, deleted, and put in another order", async () => {
    const slide = { title: "One", image: null };
    const [one, two] = [
      await saveContent(desk(), { kind: "page-text", slug: "help", fields: { title: "Help", body: "Help.", reviewedOn: "2026-11-21" } }),
      await saveContent(desk(), { kind: "page-text", slug: "visa", fields: { title: "Visa", body: "Visa.", reviewedOn: "2026-11-21" } }),
    ];
    const page = { title: "", titleHindi: "", body: "", bodyHindi: "", reviewedOn: "2026-11-21" };
    const choices = await listTextPages({
      ...desk(),
      textPages: [
        { ...page, key: "help" },
        { ...page, key: "free" },
      ],
    });
    expect(choices.map(({ key, entryId }) => [key, entryId])).toEqual([
      ["help", one.id],
      ["free", null],
    ]);
    const titles = async () => (await listContent(desk(), { kind: "page-text" })).rows.map(({ title }) => title);
    expect(await titles()).toEqual(["Visa", "Help"]);
    expect(await moveContent(desk(), { id: one.id, version: one.version, direction: "up" })).toEqual({ hasMoved: true });
    expect(await titles()).toEqual(["Help", "Visa"]);
    expect(await moveContent(desk(), { id: one.id, version: one.version, direction: "up" })).toEqual({ hasMoved: false });
    const published = await publishContent(desk(), { id: two.id, version: two.version, publishFrom: null, publishUntil: null });
    const draftAgain = await unpublishContent(desk(), { id: two.id, version: published.version });
    expect(draftAgain.standing).toBe("draft");
    expect(await selectPublishedContent(database.db, "page-text", instant)).toEqual([]);
    await removeContent(desk(), { id: two.id, version: draftAgain.version });
    await expect(getContent(desk(), { id: two.id })).rejects.toMatchObject({ kind: "not_found" });
    await expect(
      publishContent(desk(), { id: (await draft(slide, "carousel-slide")).id, version: 1, publishFrom: null, publishUntil: null }),
    ).rejects.toMatchObject({
      code: "incomplete",
      fields: { image: ["Picture is needed before this can be published"] },
    });
  });

  it("has a place of its own when two are added or moved at once, and says what to do when its list is old", async () => {
    const slide = (title: string) => draft({ title, image: null }, "carousel-slide");
    const [low, , high] = [await slide("Low"), await slide("Middle"), await slide("High")];
    await Promise.all([slide("Left"), slide("Right")]);
    await Promise.all([
      moveContent(desk(), { id: low.id, version: low.version, direction: "up" }),
      moveContent(desk(), { id: high.id, version: high.version, direction: "down" }),
    ]);
    const slides = eq(contentEntries.kind, "carousel-slide");
    const places = (await database.db.select().from(contentEntries).where(slides)).map(({ position }) => position);
    expect(new Set(places).size).toBe(places.length);
    await expect(moveContent(desk(), { id: low.id, version: low.version + 1, direction: "up" })).rejects.toMatchObject({
      code: "stale_version",
      message: contentMessages.listChanged,
    });
    // With one place for all, the order is that of the website.
    await database.db.update(contentEntries).set({ position: 0 }).where(slides);
    const ids = (await listContent(desk(), { kind: "carousel-slide" })).rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it("of two editors gives the second a conflict, and overwrites nothing", async () => {
    const saved = await draft({ title: "Contested" });
    const edit = (title: string) => saveContent(desk(), { kind: "notice", id: saved.id, version: saved.version, fields: { ...fields, title } });
    const outcomes = await Promise.allSettled([edit("Mine"), edit("Yours")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", code: "stale_version", message: contentMessages.stale },
    });
  });

  it.each([
    ["no title", { title: " " }, "title", "Title is needed"],
    [
      "a script as an address",
      { website: "javascript:alert(1)" },
      "website",
      "Official website must be a whole web address that begins with https:// or http://",
    ],
    ["no day", { publishedOn: "2026-02-30" }, "publishedOn", "Date must be a real date: 2026-02-30 is not in the calendar"],
    ["huge Markdown", { body: "a".repeat(40_001) }, "body", "The text has more than 40,000 characters. Split it, or upload it as a PDF."],
    ["Markdown that takes for ever", { body: "*a_ ".repeat(300) }, "body", expect.stringContaining("400 signs")],
    ["a file that is not there", { file: { id: "00000000-0000-4000-8000-000000000000" } }, "file", contentMessages.fileGone],
  ])("with %s is refused by name", async (_what, more, field, message) => {
    await expect(saveContent(desk(), { kind: "policy", fields: { ...fields, ...more } })).rejects.toMatchObject({
      kind: "invalid",
      fields: { [field]: [message] },
    });
  });

  it("cannot lead off the site by its path, and no two have one address", async () => {
    const slide = (link: string) => saveContent(desk(), { kind: "carousel-slide", fields: { title: "x", link } });
    for (const link of ["//evil.example", "javascript:alert(1)", "/\\evil.example", "https://evil.example"])
      await expect(slide(link)).rejects.toMatchObject({ fields: { link: ["Page that it leads to must be a path of this site, like /gallery"] } });
    const again = await draft({ title: "Open day" });
    expect(again.slug).toBe("open-day-2");
    await expect(saveContent(desk(), { kind: "notice", id: again.id, version: 1, slug: "open-day", fields })).rejects.toMatchObject({
      code: "slug_taken",
    });
  });
});

describe("a picture", () => {
  it("is encoded again in every width, without the camera's metadata", async () => {
    const photo = await sharp(await noisyJpeg(1400, 900, 7))
      .withExif({ IFD0: { Copyright: "Secret Street 7" } })
      .jpeg()
      .toBuffer();
    const picture = await uploadPicture(desk(), { staged: await staged(photo), name: "stand.jpg" });
    expect(picture).toMatchObject({ width: 1280, height: 823, widths: [320, 640, 1280] });
    for (const format of ["avif", "webp"] as const) {
      const { path } = await openPicture(desk(), { id: picture.id, width: 640, format });
      const bytes = await readFile(path);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, format: format === "avif" ? "heif" : "webp" });
      expect(bytes.includes("Secret Street")).toBe(false);
    }
  });

  it("is public as long as a public entry names it; the council sees it before and after", async () => {
    const { id } = await uploadPicture(desk(), { staged: await staged(await noisyJpeg(700, 500, 8)), name: "gate.jpg" });
    const open = async (ctx: AppContext) => {
      const { isPublic } = await openPicture(ctx, { id, width: 640, format: "webp" });
      return isPublic;
    };
    const image = { id, alt: "A gate" };
    const saved = await saveContent(desk(), { kind: "gallery-image", fields: { title: "Gate", image } });
    await expect(open(reader())).rejects.toMatchObject({ kind: "not_found" });
    expect(await open(desk())).toBe(false);
    const { version } = await publishContent(desk(), { id: saved.id, version: saved.version, publishFrom: null, publishUntil: null });
    expect([await open(reader()), await open(desk())]).toEqual([true, true]);
    await unpublishContent(desk(), { id: saved.id, version });
    await expect(open(reader())).rejects.toMatchObject({ kind: "not_found" });
    expect(await open(desk())).toBe(false);
  });

  it("that is the plan of a fair is for members, and not for the public", async () => {
    const { id } = await uploadPicture(desk(), { staged: await staged(await noisyJpeg(700, 500, 9)), name: "plan.jpg" });
    const member = contextOf(opened.services, (await createMember(opened.services)).actor);
    const open = (ctx: AppContext) => openPicture(ctx, { id, width: 640, format: "webp" });
    await expect(open(member)).rejects.toMatchObject({ kind: "not_found" });
    await createFair(opened.services, { planImageId: id });
    expect((await open(member)).isPublic).toBe(false);
    await expect(open(reader())).rejects.toMatchObject({ kind: "not_found" });
  });

  it.each([
    ["an SVG with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "unsupported_type"],
    ["a PDF", textPdf(["x"]), "unsupported_type"],
    ["nothing", Buffer.alloc(0), "empty"],
  ])("is not %s", async (_what, bytes, code) => {
    await expect(uploadPicture(desk(), { staged: await staged(bytes), name: "a.jpg" })).rejects.toMatchObject({ code });
  });

  it("has a size that a screen can show: neither a bomb nor a dot", async () => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#fff" } })
        .png()
        .toBuffer();
    const upload = async (bytes: Buffer) => uploadPicture(desk(), { staged: await staged(bytes), name: "a.png" });
    await expect(upload(await blank(8_000, 5_000))).rejects.toMatchObject({ message: contentMessages.pictureTooLarge("a.png") });
    await expect(upload(await blank(200, 200))).rejects.toMatchObject({ message: contentMessages.pictureTooSmall("a.png") });
  });
});

const madeDocument = (slug: string) =>
  eventually(async () => {
    const document = (await seen(slug))?.document;
    if (document === null || document === undefined) throw new Error("not made yet");
    return document;
  });

describe("a document", () => {
  it("is public in the window of an entry that names it in a field or in its text, and no longer once that is deleted", async () => {
    const { id, href } = await uploadDocument(desk(), { staged: await staged(textPdf(["Form"])), name: "form.pdf" });
    const open = async () => (await openDocument(reader(), { id })).isPublic;
    const refused = { kind: "not_found" };
    await expect(open()).rejects.toMatchObject(refused);
    const named = await draft({ title: "Has a form", file: { id } });
    const until = new Date(instant.getTime() + 60_000);
    await publishContent(desk(), { id: named.id, version: named.version, publishFrom: null, publishUntil: until });
    expect(await open()).toBe(true);
    instant = until;
    await expect(open()).rejects.toMatchObject(refused);
    const linked = await draft({ title: "Links a form", body: `[Form](${href})` });
    const { version } = await publishContent(desk(), { id: linked.id, version: linked.version, publishFrom: null, publishUntil: null });
    expect(await open()).toBe(true);
    await removeContent(desk(), { id: linked.id, version });
    await expect(open()).rejects.toMatchObject(refused);
    instant = new Date("2026-11-21T06:30:00Z");
  });

  it("is made of the published words, and again when they change; an uploaded one stands in its place", async () => {
    const workers = await startWorkers(opened.services, { databaseUrl: database.url, jobs: [makeContentDocumentJob], timing: quickTiming });
    try {
      const hindi = "## भुगतान\n\n| मद | शुल्क |\n| --- | --- |\n| प्रमाणपत्र | ₹200 |\n\n- पहला\n- [second](https://example.org)";
      const saved = await draft({ title: "Fees in two scripts", body: hindi });
      let current = await publishContent(desk(), { id: saved.id, version: saved.version, publishFrom: null, publishUntil: null });
      const made = await madeDocument("fees-in-two-scripts");
      expect(made).toMatchObject({ name: "epcmd-fees-in-two-scripts.pdf", language: "en", href: expect.stringMatching(/^\/documents\/.+\.pdf$/) });
      const id = made.href.split("/")[2] ?? "";
      const { path } = await openDocument(reader(), { id });
      const bytes = await readFile(path);
      const [page] = (await readPdf(path)).pages;
      expect(page?.text).toContain("second (https://example.org)");
      expect(page?.text).toContain("₹200");
      expect((await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()).toBe("Fees in two scripts");
      current = await publishContent(desk(), { id: saved.id, version: current.version, publishFrom: null, publishUntil: null });
      // Published again with the same words, it keeps its address.
      expect((await seen("fees-in-two-scripts"))?.document).toEqual(made);
      current = await saveContent(desk(), {
        kind: "notice",
        id: saved.id,
        version: current.version,
        fields: { ...fields, title: "Fees in two scripts", body: "Other words." },
      });
      current = await publishContent(desk(), { id: saved.id, version: current.version, publishFrom: null, publishUntil: null });
      const second = await madeDocument("fees-in-two-scripts");
      expect(second.href).not.toBe(made.href);
      await expect(openDocument(reader(), { id })).rejects.toMatchObject({ kind: "not_found" });
      const upload = await uploadDocument(desk(), { staged: await staged(textPdf(["Signed"])), name: "signed.pdf" });
      current = await saveContent(desk(), { kind: "notice", id: saved.id, version: current.version, fields: { ...fields, file: { id: upload.id } } });
      await publishContent(desk(), { id: saved.id, version: current.version, publishFrom: null, publishUntil: null });
      expect((await seen("fees-in-two-scripts"))?.document).toMatchObject({ name: "signed.pdf", href: upload.href });
    } finally {
      await workers.close();
    }
  });

  it("that is uploaded is a PDF", async () => {
    await expect(uploadDocument(desk(), { staged: await staged(await noisyJpeg(400, 400, 1)), name: "a.jpg" })).rejects.toMatchObject({
      message: "a.jpg must be a PDF",
    });
  });
});
