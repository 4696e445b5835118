import { describe, expect, it } from "vitest";
import { describeTerms, differencesOf } from "./describe-terms.ts";
import { blankDraft } from "./rule-draft.ts";
import { startingRules } from "./starting-rules.ts";
import { longestDays, RuleTerms, type IntentTerm } from "./terms.ts";

const inEnglish = { language: "en", kindLabel: (kind: string) => (kind === "air_fare" ? "air fare" : kind) } as const;
const inHindi = { ...inEnglish, language: "hi" } as const;
const latest = RuleTerms.parse(startingRules.findLast(({ scheme }) => scheme === "product")?.terms);
const fair = RuleTerms.parse(startingRules.findLast(({ scheme }) => scheme === "exhibition")?.terms);
const textsOf = (terms: RuleTerms, label: string) =>
  describeTerms(terms, inEnglish)
    .filter((line) => line.label === label)
    .map(({ text }) => text);

describe("terms in words", () => {
  it("says each figure of the rules of 2023", () => {
    expect(describeTerms(latest, inEnglish)).toEqual(
      expect.arrayContaining([
        { label: "The date that counts", text: "Counted is the day on which the claim is filed" },
        { label: "Share", text: "50% of the cost", source: "EEPC India, table of MAI assistance, para 7.3" },
        {
          label: "Cap",
          text: "At most Rs 2,00,00,000 for each firm and financial year",
          source: "Express Pharma, report of the notification of 07-01-2019",
        },
        {
          label: "Filing window",
          text: "File within 90 days after the date of the certificate, unless another window names the country for the same cost. Otherwise it is paid only with an officer's written reason.",
          source: "Pharmexcil Cir-076/2023-24 (OM K-11020/74/2023 of 07-11-2023)",
        },
        expect.objectContaining({ label: "Period of the programme", text: expect.stringContaining("Costs paid until 31-03-2026.") }),
        expect.objectContaining({ label: "Turnover ceiling", text: expect.stringContaining("at most Rs 1,00,00,00,000.") }),
      ]),
    );
  });
  it("says in both languages what the portal does not do", () => {
    const wordingOf = ({ wording }: RuleTerms) => [wording.en, wording.hi];
    expect(wordingOf(latest)).toEqual([expect.stringContaining("received complete within the window"), expect.stringContaining("पूरा प्राप्त हुआ")]);
    expect(wordingOf(fair)).toEqual([expect.stringContaining("not direct participation"), expect.stringContaining("सीधी भागीदारी")]);
    const before = startingRules.filter(({ scheme, effectiveTo }) => scheme === "product" && effectiveTo !== null && effectiveTo < "2021-10-05");
    expect(new Set(before.map(({ terms }) => terms.wording.en))).toEqual(new Set([""]));
  });
  it("writes amounts in Hindi with the sign of the rupee", () => {
    const said = describeTerms(latest, inHindi).map(({ text }) => text);
    expect(said.filter((text) => text.includes("₹2,00,00,000"))).toHaveLength(1);
    expect(said.filter((text) => text.includes("Rs "))).toEqual([]);
  });
  it("does not name the programme in Hindi as the website names an event", () => {
    const said = describeTerms(latest, inHindi).map(({ label, text }) => `${label}: ${text}`);
    expect(said.filter((line) => line.startsWith("योजना की अवधि: "))).toHaveLength(1);
    expect(said.filter((line) => line.includes("कार्यक्रम"))).toEqual([]);
  });
  it("names export returns in Hindi as the website does", () => {
    expect(fair.wording.hi).toContain("निर्यात विवरणियाँ");
  });
  it("says in Hindi on the day of which filing a firm is a member", () => {
    const saidOf = (months: number) =>
      describeTerms({ ...latest, membership: { months, outcome: "warn", source: "A" } }, inHindi).find(({ label }) => label === "सदस्यता")?.text;
    for (const months of [0, 12]) expect(saidOf(months)).toMatch(/^दावा दाखिल होने के दिन फ़र्म /);
  });
  it("names kinds, countries, groups of countries and special limits", () => {
    expect(textsOf(latest, "Filing window")[1]).toContain("for retention in Kenya, Tanzania, Uganda, Zambia and Switzerland");
    expect(textsOf(fair, "Cap")).toEqual(["At most Rs 90,000 for each person for air fare in the countries of Africa"]);
    const group = "SC, ST and women entrepreneurs with FOB exports up to Rs 50 crore";
    expect(textsOf(fair, "Visits and events").map((text) => text.split(".")[0])).toEqual([
      `At most 3 visits of a firm to the same event in all; 5 for ${group}`,
      `At most 3 events of a firm in a financial year; 5 for ${group}, each after the first 3 in another region than all before it`,
    ]);
  });
  it("says of a rule for all countries that one for some stands before it, where one cost can have both", () => {
    const plant = RuleTerms.parse(startingRules.findLast(({ scheme }) => scheme === "plant")?.terms);
    expect(textsOf(plant, "Cap")).toEqual([
      "At most Rs 75,000 for each person for inspector_travel, unless another cap for each person names the country for the same cost",
      "At most Rs 1,00,000 for each person for inspector_travel in the countries of the Americas",
    ]);
    const [all, some] = plant.caps;
    if (all === undefined || some === undefined) throw new Error("no caps");
    const firstOf = (caps: RuleTerms["caps"]) => textsOf({ ...plant, caps }, "Cap")[0];
    // Each of the caps of a firm and year holds; a cap of another unit or for other costs holds beside it.
    expect(
      firstOf([
        { ...all, per: "firm_year" },
        { ...some, per: "firm_year" },
      ]),
    ).not.toContain("unless");
    expect(firstOf([all, { ...some, per: "event" }])).not.toContain("unless");
    expect(firstOf([all, { ...some, kinds: ["plant_registration"] }])).not.toContain("unless");
    expect(firstOf([{ ...all, kinds: undefined }, some])).toContain("unless");
    expect(textsOf(latest, "Filing window")[1]).not.toContain("unless");
    const inHindiOf = (terms: RuleTerms, part: string) => describeTerms(terms, inHindi).filter(({ text }) => text.includes(part));
    expect(inHindiOf(latest, "अलग अवधि न हो। ")).toHaveLength(1);
    expect(inHindiOf(plant, "प्रति व्यक्ति अलग सीमा न हो")).toHaveLength(1);
  });
  it("says what each optional rule asks", () => {
    const terms = RuleTerms.parse({
      ...latest,
      shares: [{ percent: "62.5", firmClasses: ["micro", "small"], firstClaimOnly: true, source: "A" }],
      firsts: [{ per: "event", count: 2, source: "A" }],
      windows: [{ ...latest.windows[0], counts: "working_days", countsFirstDay: true, onHoliday: "next_working_day", outcome: "blocks" }],
      intent: { daysBefore: 30, validDays: 365, outcome: "blocks", source: "A" },
      membership: { months: 12, outcome: "warn", source: "A" },
      documents: [{ document: "CA certificate", maxAgeDays: 90, source: "A" }],
      netOfTax: true,
      wording: { en: "As the circular says.", hi: "" },
    });
    const text = describeTerms(terms, inEnglish)
      .map((line) => line.text)
      .join("\n");
    for (const part of [
      "62.5% of the cost, micro and small firms, first claim of a firm only",
      "Only the first 2 costs of an event",
      "90 working days",
      "The first day is counted. If the last day is a holiday, the next working day counts. Otherwise it is not paid.",
      "at least 30 days before the payment; it holds for 365 days",
      "has been a member for 12 months",
      "CA certificate, not older than 90 days",
      "Tax is not paid",
      "As the circular says.",
    ])
      expect(text).toContain(part);
  });
  it("says which rules and which rate count for a cost without a certificate, in both languages", () => {
    const chosenIn = (chosenBy: RuleTerms["chosenBy"]) => [inEnglish, inHindi].map((words) => describeTerms({ ...latest, chosenBy }, words)[0]?.text);
    expect(chosenIn("certificate_issued")).toEqual([
      "Counted is the date of the certificate; without one, the day of the payment",
      "गिना जाता है: प्रमाणपत्र की तारीख़; प्रमाणपत्र न हो तो भुगतान का दिन",
    ]);
    expect(chosenIn("cost_paid")).toEqual(["Counted is the day of the payment", "गिना जाता है: भुगतान का दिन"]);
    const rateIn = (rateDay: RuleTerms["rateDay"]) =>
      [inEnglish, inHindi].map((words) => describeTerms({ ...latest, rateDay }, words).find(({ text }) => /^(The rate|दर)/.test(text))?.text);
    expect(rateIn("certificate_issued")).toEqual([
      "The rate of the date of the certificate; without one, of the day of the payment",
      "दर: प्रमाणपत्र की तारीख़; प्रमाणपत्र न हो तो भुगतान का दिन",
    ]);
    expect(rateIn("cost_paid")).toEqual(["The rate of the day of the payment", "दर: भुगतान का दिन"]);
  });
  it("names the size of a firm as the officers do", () => {
    const shares: RuleTerms["shares"] = [{ percent: "40", firmClasses: ["medium", "other"], firstClaimOnly: true, source: "A" }];
    const shareIn = (words: typeof inEnglish | typeof inHindi) => describeTerms({ ...latest, shares }, words)[1]?.text;
    expect([shareIn(inEnglish), shareIn(inHindi)]).toEqual([
      "40% of the cost, medium and large firms, first claim of a firm only",
      "व्यय का 40%, मध्यम और बड़ी फ़र्मों के लिए, केवल फ़र्म के पहले दावे पर",
    ]);
  });
  it("says the same in Hindi, line for line", () => {
    for (const { terms } of startingRules) {
      const parsed = RuleTerms.parse(terms);
      const [english, hindi] = [describeTerms(parsed, inEnglish), describeTerms(parsed, inHindi)];
      expect(hindi).toHaveLength(english.length);
      // What the office wrote itself in English is marked.
      for (const { text, lang } of hindi) if (lang !== "en") expect(text).toMatch(/[ऀ-ॿ]/);
      expect(hindi.filter(({ english: passage }) => passage !== undefined)).toEqual([]);
    }
  });
  it("says before which day an intent is filed, and for how long it holds", () => {
    const saidOf = ({ before, ...intent }: Partial<IntentTerm>, words: typeof inEnglish | typeof inHindi) => {
      const wanted = before === "event_began" ? ["Notice of the visit", "दौरे की सूचना"] : ["Intent", "आशय"];
      const term = { daysBefore: 14, validDays: 730, outcome: "warn" as const, source: "Order", before, ...intent };
      return describeTerms({ ...latest, intent: term }, words).find(({ label }) => wanted.includes(label))?.text;
    };
    const bothOf = (intent: Partial<IntentTerm>) => [saidOf(intent, inEnglish), saidOf(intent, inHindi)];
    const [remark, remarkInHindi] = ["Otherwise the claim gets a remark.", "अन्यथा दावे पर टिप्पणी होती है।"];
    const beforePayment = [
      `An intent is filed at least 14 days before the payment; it holds for 730 days. ${remark}`,
      `आशय भुगतान से कम से कम 14 दिन पहले दाखिल होता है; वह 730 दिन तक मान्य है। ${remarkInHindi}`,
    ];
    expect(bothOf({})).toEqual(beforePayment);
    expect(bothOf({ before: "cost_paid" })).toEqual(beforePayment);
    expect(bothOf({ before: "event_began" })).toEqual([
      `Notice of the visit is given at least 14 days before the first day of the event; it holds for 730 days. ${remark}`,
      `दौरे की सूचना आयोजन के पहले दिन से कम से कम 14 दिन पहले दी जाती है; वह 730 दिन तक मान्य है। ${remarkInHindi}`,
    ]);
    expect(bothOf({ daysBefore: 0, validDays: longestDays })).toEqual([
      `An intent is filed on or before the day of the payment; it holds for 3660 days. ${remark}`,
      `आशय भुगतान के दिन या उससे पहले दाखिल होता है; वह 3660 दिन तक मान्य है। ${remarkInHindi}`,
    ]);
    expect(bothOf({ before: "event_began", daysBefore: 0, validDays: longestDays })).toEqual([
      `Notice of the visit is given on or before the first day of the event. ${remark}`,
      `दौरे की सूचना आयोजन के पहले दिन या उससे पहले दी जाती है। ${remarkInHindi}`,
    ]);
  });
  it("names the language of what the office wrote itself", () => {
    const documents = [
      { document: "CA certificate", source: "A" },
      { document: "GST return", maxAgeDays: 90, source: "A" },
    ];
    const ceiling = latest.ceiling && { ...latest.ceiling, proof: "CA certificate" };
    const counts = fair.counts.map((term) => ({ ...term, special: term.special && { ...term.special, group: "Firms of Goa" } }));
    const terms = { ...latest, documents, ceiling, counts, wording: { en: "As it says.", hi: "जैसा कहा है।" } };
    const said = describeTerms(terms, inHindi);
    const passages = ["Firms of Goa", "Firms of Goa", "CA certificate", "GST return"];
    expect(said.flatMap(({ english }) => english ?? [])).toEqual(passages);
    expect(said.filter(({ text, english }) => english !== undefined && text.includes(english))).toHaveLength(passages.length);
    expect(describeTerms(terms, inEnglish).flatMap(({ english }) => english ?? [])).toEqual([]);
    expect(said.filter(({ lang }) => lang !== undefined).map(({ text, lang }) => [lang, text])).toEqual([
      ["en", "CA certificate"],
      ["en", "As it says."],
      ["hi", "जैसा कहा है।"],
    ]);
  });
  it("has the endings of Hindi", () => {
    const terms = RuleTerms.parse({
      ...fair,
      firsts: [{ per: "event", count: 1, source: "A" }],
      windows: (["event_ended", "cost_paid", "certificate_issued"] as const).map((from) => ({ ...latest.windows[0], from, days: 45 })),
      counts: [{ of: "same_event_ever", limit: 1, outcome: "blocks", source: "A" }],
      documents: [{ document: "CA certificate", maxAgeDays: 90, source: "A" }],
    });
    const said = describeTerms(terms, inHindi).map(({ text }) => text);
    for (const start of [
      "आयोजन के अंतिम दिन के बाद 45 दिन के भीतर",
      "भुगतान के दिन के बाद 45 दिन के भीतर",
      "प्रमाणपत्र की तारीख़ के बाद 45 दिन के भीतर",
      "एक आयोजन का केवल पहला व्यय",
      "एक ही आयोजन में फ़र्म की कुल अधिकतम 1 यात्रा।",
    ])
      expect(said.filter((text) => text.startsWith(start))).toHaveLength(1);
    expect(said).toContain("CA certificate, 90 दिन से पुराना नहीं");
  });
});

describe("the difference of two versions", () => {
  it("tells another order of the shares, for the first that fits a cost holds", () => {
    const small = { percent: "60", firmClasses: ["micro", "small"], source: "Order" };
    const terms = RuleTerms.parse({ ...latest, shares: [small, { percent: "50", source: "Order" }] });
    const turned = { ...terms, shares: terms.shares.toReversed() };
    expect(textsOf(terms, "Share")).toEqual(["1. 60% of the cost, micro and small firms", "2. 50% of the cost, where none before fits"]);
    expect(differencesOf(describeTerms(terms, inEnglish), describeTerms(turned, inEnglish))).toMatchObject([
      { label: "Share", before: [{}, {}], after: [{ text: "1. 50% of the cost" }, { text: expect.stringMatching(/^2\. 60%.*none before fits$/) }] },
    ]);
    expect(differencesOf(describeTerms(terms, inHindi), describeTerms(turned, inHindi))).toHaveLength(1);
  });
  it("tells that the events above the limit of other firms have to be in other regions", () => {
    const without = fair.counts.map((term) => ({ ...term, special: term.special && { ...term.special, otherRegion: undefined } }));
    const changes = (words: typeof inEnglish | typeof inHindi) =>
      differencesOf(describeTerms({ ...fair, counts: without }, words), describeTerms(fair, words)).map(({ after }) => after.map(({ text }) => text));
    expect(changes(inEnglish)).toEqual([[expect.stringContaining("in another region than all before it. Otherwise")]]);
    expect(changes(inHindi)).toEqual([[expect.stringContaining("अलग क्षेत्र में। ")]]);
  });
  it("names what was and what is, by label, and nothing else", () => {
    const changed = RuleTerms.parse({ ...latest, shares: [{ percent: "40", source: "Order" }], documents: latest.documents.toReversed() });
    expect(differencesOf(describeTerms(latest, inEnglish), describeTerms(changed, inEnglish))).toEqual([
      {
        label: "Share",
        before: [expect.objectContaining({ text: "50% of the cost" })],
        after: [{ label: "Share", text: "40% of the cost", source: "Order" }],
      },
    ]);
  });
});

it("says what is paid back of money that is asked back, in both languages; versions without the term stay as they are", () => {
  const { terms } = blankDraft;
  expect(RuleTerms.parse(terms).recovery).toBeUndefined();
  const recovery = { interestPercent: "15", days: 30, source: "Handbook of Procedures 7A.05" };
  const lineIn = (language: "en" | "hi") =>
    differencesOf(
      describeTerms(terms, { language, kindLabel: String }),
      describeTerms(RuleTerms.parse({ ...terms, recovery }), { language, kindLabel: String }),
    );
  expect(lineIn("en")).toEqual([
    {
      label: "Money that is asked back",
      before: [],
      after: [
        {
          label: "Money that is asked back",
          text: "What was paid too much is paid back within 30 days, with 15% interest a year from the day after the payment.",
          source: "Handbook of Procedures 7A.05",
        },
      ],
    },
  ]);
  expect(lineIn("hi")).toMatchObject([{ label: "वापस माँगी गई राशि", after: [{ text: expect.stringContaining("30 दिन") }] }]);
  expect(RuleTerms.safeParse({ ...terms, recovery: { ...recovery, interestPercent: "101" } }).success).toBe(false);
});
