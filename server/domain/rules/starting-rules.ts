import { countryGroups } from "./country-groups.ts";
import { endOfProgramme } from "./programme.ts";
import { longestDays, type RuleTerms, type WindowTerm } from "./terms.ts";

/** A rule version that a new product has. A draft never computes: the office has to confirm it first. */
export type StartingRule = {
  readonly scheme: "product" | "plant" | "exhibition";
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly state: "published" | "draft";
  readonly source: string;
  readonly terms: RuleTerms;
};

const lakh = 100_000 * 100;
const crore = 100 * lakh;

const common = (): Omit<RuleTerms, "chosenBy" | "shares" | "caps" | "windows"> => ({
  firsts: [],
  counts: [],
  documents: [],
  capYear: "financial_year_filed",
  netOfTax: false,
  rateDay: "cost_paid",
  rounding: "rupee_half_up",
  // The council's days are stated in Cir-089/2021-22; those of DGFT and of the firm are the product's own, to be changed by the office.
  targetDays: { council: 45, dgft: 30, reply: 21 },
  payer: "dgft_direct",
  recovery: { interestPercent: "15", days: 30, source: "Handbook of Procedures 7A.05" },
  wording: { en: "", hi: "" },
});

const shareOfCompliance = { percent: "50", source: "EEPC India, table of MAI assistance, para 7.3" };
const oldYearCap = { per: "firm_year", amountPaise: 50 * lakh, source: "Pharmexcil Cir-042/2015-16" } as const;
const yearCap = { per: "firm_year", amountPaise: 2 * crore, source: "Express Pharma, report of the notification of 07-01-2019" } as const;

const windowOf = (days: number, source: string) =>
  ({
    from: "certificate_issued",
    days,
    counts: "calendar_days",
    countsFirstDay: false,
    onHoliday: "stays",
    outcome: "needs_reason",
    source,
  }) as const;

/** Countries that issue no certificate for yearly retention: the payment counts. */
const retentionWindow = (days: number): WindowTerm => ({
  ...windowOf(days, "Pharmexcil Cir-148/2021-22"),
  from: "cost_paid",
  kinds: ["retention"],
  countries: ["KE", "TZ", "UG", "ZM", "CH"],
});

type Period = readonly [from: string, to: string | null];
const product = ([effectiveFrom, effectiveTo]: Period, source: string, terms: Partial<RuleTerms> & Pick<RuleTerms, "windows">): StartingRule => ({
  scheme: "product",
  effectiveFrom,
  effectiveTo,
  state: "published",
  source,
  terms: { ...common(), chosenBy: "certificate_issued", shares: [shareOfCompliance], caps: [yearCap], ...terms },
});

const beforeRelaxation = "Pharmexcil Cir-005/2021-22 (as it was before the relaxation)";
const relaxation = "Pharmexcil Cir-005/2021-22; thehealthmaster.com 27-03-2021";
const tightened = "Empowered Committee of 05-10-2021; Pharmexcil Cir-089/2021-22; chemexcil.in 29-12-2021";
const latest = "Pharmexcil Cir-076/2023-24 (OM K-11020/74/2023 of 07-11-2023)";

/** What the council does beside its 45 days, and no term can say. @source data/scheme-rules.json, "council's processing" */
const certifiedComplete: RuleTerms["wording"] = {
  en: "The council certifies that the claim was received complete within the window (Pharmexcil Cir-089/2021-22). The portal does not write this certificate: officers do.",
  hi: "परिषद प्रमाणित करती है कि दावा अवधि के भीतर पूरा प्राप्त हुआ (फ़ार्मेक्सिल Cir-089/2021-22)। पोर्टल यह प्रमाणपत्र नहीं लिखता: अधिकारी लिखते हैं।",
};

const productRules: readonly StartingRule[] = [
  product(["2019-01-01", "2019-01-06"], beforeRelaxation, { windows: [windowOf(90, beforeRelaxation)], caps: [oldYearCap] }),
  product(["2019-01-07", "2019-03-31"], beforeRelaxation, { windows: [windowOf(90, beforeRelaxation)] }),
  product(["2019-04-01", "2021-03-31"], relaxation, { windows: [windowOf(180, relaxation)] }),
  product(["2021-04-01", "2021-10-04"], "Pharmexcil Cir-005/2021-22", { windows: [windowOf(90, "Pharmexcil Cir-005/2021-22")] }),
  product(["2021-10-05", "2022-03-10"], tightened, { windows: [windowOf(45, tightened)], wording: certifiedComplete }),
  product(["2022-03-11", "2023-06-25"], `${tightened}; Pharmexcil Cir-148/2021-22`, {
    windows: [windowOf(45, tightened), retentionWindow(45)],
    wording: certifiedComplete,
  }),
  product(["2023-06-26", null], latest, {
    chosenBy: "filed",
    windows: [windowOf(90, latest), retentionWindow(90)],
    wording: certifiedComplete,
    period: endOfProgramme,
    ceiling: {
      amountPaise: 100 * crore,
      proof: "CA certificate of FOB exports of the preceding year, and the GST returns of that year",
      outcome: "needs_reason",
      source: "Pharmexcil Cir-076/2023-24",
    },
    documents: [
      { document: "CA certificate of FOB exports of the preceding year", source: "Pharmexcil Cir-076/2023-24" },
      { document: "GST returns of the preceding year", source: "Pharmexcil Cir-076/2023-24" },
      { document: "Evidence of payment", source: "Pharmexcil Cir-076/2023-24" },
      { document: "Registration certificate", source: "Pharmexcil Cir-076/2023-24" },
    ],
  }),
];

const travelSource = "Pharmexcil Cir-042/2015-16";
/** Whether the scheme covers plants of device makers is not stated: a draft until the office has asked. */
const plantRules: readonly StartingRule[] = [
  {
    scheme: "plant",
    effectiveFrom: "2014-08-04",
    effectiveTo: null,
    state: "draft",
    source: `${travelSource}; EEPC India, table of MAI assistance: ask the Department of Commerce`,
    terms: {
      ...common(),
      chosenBy: "cost_paid",
      shares: [shareOfCompliance],
      caps: [
        { per: "person", kinds: ["inspector_travel"], amountPaise: 75_000 * 100, source: travelSource },
        { per: "person", kinds: ["inspector_travel"], countries: [...countryGroups.americas], amountPaise: 100_000 * 100, source: travelSource },
      ],
      windows: [],
      period: endOfProgramme,
    },
  },
];

const fairs = "CMAI circular 37/2021";
/** Whom the scheme supports at more fairs than other firms. */
const specialGroup = "SC, ST and women entrepreneurs with FOB exports up to Rs 50 crore";
const exhibition = ([effectiveFrom, effectiveTo]: Period, terms: Partial<RuleTerms>): StartingRule => ({
  scheme: "exhibition",
  effectiveFrom,
  effectiveTo,
  state: "published",
  source: "CMAI circular 37/2021; SRTEPC guidelines; SEPC",
  terms: {
    ...common(),
    chosenBy: "event_ended",
    shares: [],
    caps: [],
    windows: [{ ...windowOf(45, "SRTEPC, MAI guideline page"), from: "event_ended" }],
    membership: { months: 12, outcome: "needs_reason", source: "SRTEPC, MAI guideline page" },
    // A remark alone, and none before an officer has stated the day.
    intent: { before: "event_began", daysBefore: 14, validDays: longestDays, outcome: "warn", source: "SRTEPC, MAI guideline page" },
    // What is asked for beside the membership, and no term can say.
    wording: {
      en: "Only events that were approved beforehand and are led by a council are paid, not direct participation (EPCH, questions and answers). The firm has filed its export returns (SRTEPC, MAI guideline page). The portal does not compute this: officers look at the approval and the returns.",
      hi: "केवल उन आयोजनों का व्यय दिया जाता है जो पहले से स्वीकृत थे और जिनका नेतृत्व कोई परिषद करती है, सीधी भागीदारी का नहीं (ईपीसीएच, प्रश्न और उत्तर)। फ़र्म ने अपनी निर्यात विवरणियाँ दाखिल की हैं (एसआरटीईपीसी, एमएआई मार्गदर्शिका)। पोर्टल इसकी गणना नहीं करता: अधिकारी स्वीकृति और विवरणियाँ देखते हैं।",
    },
    ...terms,
  },
});
const ceilingOf = (amountPaise: number, source: string) =>
  ({ amountPaise, proof: "CA certificate of FOB exports of the preceding year", outcome: "needs_reason", source }) as const;
const countsSince2021: RuleTerms["counts"] = [
  { of: "same_event_ever", limit: 3, special: { limit: 5, group: specialGroup }, outcome: "needs_reason", source: `${fairs}; SRTEPC` },
  { of: "events_in_year", limit: 3, special: { limit: 5, group: specialGroup, otherRegion: true }, outcome: "needs_reason", source: fairs },
];
const exhibitionRules: readonly StartingRule[] = [
  exhibition(["2019-04-01", "2021-03-31"], {
    ceiling: ceilingOf(30 * crore, "EPCH; SRTEPC"),
    counts: [
      { of: "same_event_ever", limit: 3, special: { limit: 5, group: specialGroup }, outcome: "needs_reason", source: `${fairs}; SRTEPC` },
      { of: "events_in_year", limit: 2, outcome: "needs_reason", source: fairs },
    ],
  }),
  exhibition(["2021-04-01", "2023-03-31"], { ceiling: ceilingOf(50 * crore, "SRTEPC; SEPC"), counts: countsSince2021 }),
  exhibition(["2023-04-01", null], {
    ceiling: ceilingOf(50 * crore, "SRTEPC; SEPC"),
    counts: countsSince2021,
    period: endOfProgramme,
    // The circular states the most that is paid for a fare, and no share of it.
    shares: [{ kinds: ["air_fare"], countries: [...countryGroups.africa], percent: "100", source: "SEPC event circular" }],
    caps: [{ per: "person", kinds: ["air_fare"], countries: [...countryGroups.africa], amountPaise: 90_000 * 100, source: "SEPC event circular" }],
  }),
];

/** The rules that a new product has. @source data/scheme-rules.json: sure A and B publish, C is a draft */
export const startingRules: readonly StartingRule[] = [...productRules, ...plantRules, ...exhibitionRules];
