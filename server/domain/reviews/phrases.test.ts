import { describe, expect, test } from "vitest";
import { documentKinds, offeredFor } from "./document-kinds.ts";
import { PhraseInput } from "./phrase-input.ts";
import { codesInRemark, filledRemark, openPlaceholders, remarkInHindi, withPhrase, type Phrase } from "./phrases.ts";
import { startingPhrases } from "./starting-phrases.ts";
import { startingPoints } from "./starting-points.ts";

const facts = { date: "15-12-2026", amount: undefined, document: "RCMC certificate", firm: "Asha Devices" };
const stamp: Phrase = {
  code: "STAMP_MISSING",
  label: "Stamp missing",
  textEn: "The stamp is missing. Send it by {date}.",
  textHi: "मुहर नहीं है। उसे {date} तक भेजें।",
  documents: [],
  position: 10,
  isWithdrawn: false,
};
const page: Phrase = { ...stamp, code: "PAGE_MISSING", textEn: "A page is missing.", textHi: "", position: 20 };

test("the starting phrases can go out as they stand, and each is there once in both languages", () => {
  expect(new Set(startingPhrases.map(({ code }) => code)).size).toBe(startingPhrases.length);
  for (const phrase of startingPhrases) {
    expect(phrase.textEn).toMatch(/^[A-Z].*\.$/);
    expect(phrase.textHi).toMatch(/।$/);
    // A name or an address differs from the one of the membership.
    expect(phrase.textHi).not.toContain("सदस्यता से भिन्न");
    expect(PhraseInput.safeParse(phrase).success).toBe(true);
  }
  expect(startingPhrases.map(({ textEn }) => textEn).join(" ")).not.toMatch(/please|invalid/i);
});

test("the starting points name kinds of document that exist, each key once", () => {
  const known = documentKinds.map(({ name }) => name);
  expect(startingPoints.flatMap(({ documents }) => documents).filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(startingPoints.map(({ key }) => key)).size).toBe(startingPoints.length);
});

describe("placeholders", () => {
  test("are filled in a remark that was made from phrases, and nowhere else", () => {
    expect(filledRemark({ remark: "Send it by {date}.", phraseCodes: ["A"] }, facts)).toBe("Send it by 15-12-2026.");
    expect(filledRemark({ remark: "Our {date} is {other}.", phraseCodes: ["A"] }, facts)).toBe("Our 15-12-2026 is {other}.");
    expect(filledRemark({ remark: "Send it by {date}.", phraseCodes: [] }, facts)).toBe("Send it by {date}.");
  });
  test("without a value stay and are named", () => {
    const remark = { remark: "Prove {amount} by {date}.", phraseCodes: ["A"] };
    expect(filledRemark(remark, facts)).toBe("Prove {amount} by 15-12-2026.");
    expect(openPlaceholders(remark, facts)).toEqual(["amount"]);
  });
});

describe("Hindi", () => {
  test("stands for a remark of unchanged phrases, filled", () => {
    expect(remarkInHindi({ remark: stamp.textEn, phraseCodes: [stamp.code] }, [stamp, page], facts)).toBe("मुहर नहीं है। उसे 15-12-2026 तक भेजें।");
  });
  test("writes an amount with the sign of the rupee", () => {
    const cost = { ...stamp, textEn: "Prove {amount}.", textHi: "{amount} का प्रमाण दें।" };
    const remark = { remark: cost.textEn, phraseCodes: [cost.code] };
    expect(remarkInHindi(remark, [cost], { ...facts, amount: "Rs 2,50,000.00" })).toBe("₹2,50,000.00 का प्रमाण दें।");
  });
  test.each([
    ["an edited phrase", { remark: `${stamp.textEn} Thank you.`, phraseCodes: [stamp.code] }],
    ["a phrase without Hindi", { remark: `${stamp.textEn}\n${page.textEn}`, phraseCodes: [stamp.code, page.code] }],
    ["the same words without the code", { remark: stamp.textEn, phraseCodes: [] }],
  ])("is missing for %s", (_case, remark) => {
    expect(remarkInHindi(remark, [stamp, page], facts)).toBeUndefined();
  });
});

test.each([
  ["one that was taken out again has no code", page.textEn, [page.code]],
  ["both stand there", `${stamp.textEn}\n${page.textEn}`, [stamp.code, page.code]],
  ["an edited line keeps all", `${page.textEn}\nThe stamp is missing.`, [stamp.code, page.code]],
  ["an empty line is none", `\n${stamp.textEn}`, [stamp.code]],
])("of the phrases of a remark, %s", (_case, remark, codes) => {
  expect(codesInRemark({ remark, phraseCodes: [stamp.code, page.code] }, [page, stamp])).toEqual(codes);
});

test("a phrase is inserted once, on a line of its own", () => {
  expect(withPhrase("", "One.", 9)).toBe("One.");
  expect(withPhrase("One. ", "Two.", 9)).toBe("One.\nTwo.");
  expect(withPhrase("One.\nTwo.", "Two.", 9)).toBe("One.\nTwo.");
  // Nothing is cut off.
  expect(withPhrase("One.", "Two.", 8)).toBeUndefined();
});

test("a document is offered its own phrases first, then the general ones by position, and no withdrawn one", () => {
  const rows = [page, stamp, { ...page, code: "OWN", documents: ["rcmc_certificate"], position: 90 }, { ...page, code: "GONE", isWithdrawn: true }];
  expect(offeredFor(rows, "rcmc_certificate").map(({ code }) => code)).toEqual(["OWN", "STAMP_MISSING", "PAGE_MISSING"]);
  expect(offeredFor([{ ...page, documents: ["item"] }], "item:7a1f").map(({ code }) => code)).toEqual(["PAGE_MISSING"]);
  expect(offeredFor([{ ...page, documents: ["further_paper"] }], "further_paper_3").map(({ code }) => code)).toEqual(["PAGE_MISSING"]);
});

describe("an edited phrase", () => {
  const valid = { code: "no_date", label: "No date", textEn: "Send it by {date}.", textHi: "", position: 10 };
  const problemsOf = (change: object): (string | number | symbol | undefined)[] =>
    PhraseInput.safeParse({ ...valid, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
  test("is taken, with its code in capitals", () => {
    expect(PhraseInput.parse(valid)).toMatchObject({ code: "NO_DATE", documents: [], isWithdrawn: false });
  });
  test.each([
    ["an unknown placeholder", { textEn: "Send it by {day}." }, "textEn"],
    ["a loose brace", { textEn: "Send it by {date." }, "textEn"],
    ["a placeholder in Hindi only", { textHi: "{firm} भेजे।" }, "textHi"],
    ["no words", { textEn: " " }, "textEn"],
    ["too many words", { textEn: "x".repeat(601) }, "textEn"],
    ["two lines", { label: "One\nTwo" }, "label"],
    ["an unknown kind of document", { documents: ["passport"] }, "documents"],
    ["a position of zero", { position: 0 }, "position"],
    ["a code with a blank", { code: "NO DATE" }, "code"],
  ])("is refused with %s", (_case, change, field) => {
    expect(problemsOf(change)).toEqual([field]);
  });
});
