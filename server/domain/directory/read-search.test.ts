import { describe, expect, it } from "vitest";
import { createLexicon, singular } from "./lexicon.ts";
import { codeIn, maxWords, readSearch, wordsOf } from "./read-search.ts";

const device = (code: string, label: string) => ({ code, label, category: "Electonic" as const });
const lexicon = createLexicon(
  [
    device("90181100", "Electro-cardiographs"),
    device("90189011", "Blood pressure instruments"),
    device("40151200", "Surgical and examination rubber gloves"),
    device("39262011", "Disposable plastic gloves"),
    device("84192010", "Medical sterilisers"),
    device("90183100", "Syringes"),
    device("38221910", "Pregnancy test kit"),
    device("38221990", "Other diagnostic reagents and kits"),
    device("62101010", "Protective clothing"),
  ],
  [
    { phrase: "ecg machine", codes: ["90181100"] },
    { phrase: "bp monitor", codes: ["90189011"] },
    { phrase: "ppe kit", codes: ["62101010"] },
    { phrase: "length gauge", codes: ["84192010"] },
  ],
);
const devicesOf = (search: string): readonly string[] => readSearch(search, lexicon).devices;

describe("the words of a search", () => {
  it.each([
    ["", []],
    ["  Adhesive   gauze ", ["adhesive", "gauze"]],
    ["gauze GAUZE", ["gauze"]],
    ["100% \\ _", ["100%", "\\", "_"]],
    ["Café\u0000\u202e\tX-ray", ["cafe", "xray"]],
    ["makers of gloves in Pune", ["makers", "gloves", "pune"]],
    ["of", ["of"]],
    ["9018 31 00", ["90183100"]],
    ["HSN: 9018.31", ["901831"]],
    ["sutures 9018.31.00", ["sutures", "90183100"]],
    ["411026", ["411026"]],
    ["glucose meter. ", ["glucose", "meter"]],
    ["gloves, surgical.", ["gloves", "surgical"]],
    ["syringes/needles", ["syringes", "needles"]],
    ["“catheter” (needle)?", ["catheter", "needle"]],
    ["gloves , .", ["gloves"]],
    ["code 9018.31.00.", ["90183100"]],
    ["M/s. Acme (I) Pvt. Ltd.", ["m/s", "acme", "(i)", "pvt", "ltd"]],
    ["...", ["..."]],
    ["HSN:90183100", ["90183100"]],
    ["HSN-90183100", ["90183100"]],
    ["HSN - 9018", ["9018"]],
    ["HSN:90", ["90"]],
    ["hs code:9018.31", ["901831"]],
    ["HSN/SAC:90183100", ["90183100"]],
    ["HSN/SAC Code: 9018 31 00", ["90183100"]],
    ["ITC(HS) 90183100 syringes", ["90183100", "syringes"]],
    ["9018.31.0040", ["9018310040"]],
    ["syringes 9018 31 00", ["syringes", "90183100"]],
    ["9018 31 00 syringes 10 ml", ["90183100", "syringes", "10", "ml"]],
    ["HS Medical", ["medical"]],
    ["HS70 ultrasound", ["hs70", "ultrasound"]],
    ["ITC Healthcare", ["itc", "healthcare"]],
  ])("%j", (search, words) => expect(wordsOf(search)).toEqual(words));

  it("are at most ten", () => expect(wordsOf(Array.from({ length: 50 }, (_, n) => `w${n}`).join(" "))).toHaveLength(maxWords));

  it.each([
    ["syringes", "syringe"],
    ["batteries", "batter"],
    ["boxes", "box"],
    ["gloves", "glove"],
    ["apparatus", "apparatus"],
    ["glass", "glass"],
    ["gas", "gas"],
  ])("%s is looked for as %s", (word, stem) => expect(singular(word)).toBe(stem));
});

it.each([
  ["9", "9"],
  ["9018.3", "90183"],
  ["9018 3", "90183"],
  ["HSN 9018 90", "901890"],
  ["HSN/SAC 9018.31.00", "90183100"],
  ["0183100", "0183100"],
  ["9018.31.0040", "901831"],
  ["2025-26", undefined],
  ["syringes 9018", undefined],
  ["90183100, 90183200", undefined],
  ["9018, 9021", undefined],
  ["(9018)", "9018"],
  ["HSN code for 9018", "9018"],
  ["9018 HSN", "9018"],
  ["9018/9019", undefined],
  ["9018 to 9022", undefined],
  ["2025/2026", undefined],
  ["HSN", undefined],
  ["", undefined],
])("the code in %j is %s", (search, code) => expect(codeIn(search)).toBe(code));

describe("the devices that a search means", () => {
  it.each([
    ["ECG machine", ["90181100"]],
    ["ecg machines", ["90181100"]],
    ["electrocardiograph", ["90181100"]],
    ["electro-cardiograph machine", ["90181100"]],
    ["BP monitor", ["90189011"]],
    ["gloves", ["40151200", "39262011"]],
    ["gloves rubber", ["40151200"]],
    ["rubber glove", ["40151200"]],
    ["sterilizer", ["84192010"]],
    ["syringe equipment", ["90183100"]],
    ["syringe manufacturers", ["90183100"]],
    ["suppliers of gloves", ["40151200", "39262011"]],
    ["ECG machine exporters", ["90181100"]],
    ["ventilator makers", []],
    ["9018", ["90181100", "90189011", "90183100"]],
    ["90183100", ["90183100"]],
    ["8310", []],
    ["gloves pune", []],
    ["PPE kits", ["62101010"]],
    ["pregnancy test kits", ["38221910"]],
    ["kits", ["38221910", "38221990", "62101010"]],
    ["lens", []],
    ["gas", []],
  ])("by %j", (search, codes) => expect(devicesOf(search)).toEqual(codes));

  it.each([
    ["makers of gloves in Pune", ["gloves", "pune"]],
    ["Surgical Exporters Ltd", ["surgical", "ltd"]],
    ["Bharat Exporters", ["bharat", "exporters"]],
    ["S K Exporters", ["s", "k", "exporters"]],
    ["manufacturers", ["manufacturers"]],
  ])("are searched without the words for makers and sellers beside them, which stay in a name: %j", (search, words) => {
    expect(readSearch(search, lexicon).words.map(({ typed }) => typed)).toEqual(words);
  });

  it("are also known for each word", () => {
    expect(readSearch("gloves pune", lexicon).words.map(({ typed, codes }) => [typed, codes.length])).toEqual([
      ["gloves", 2],
      ["pune", 0],
    ]);
  });
});
