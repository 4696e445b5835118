import { dayMs } from "../dates.ts";
import type { FirmClass } from "../rules/terms.ts";

/** Who leads a firm, as far as rules of fairs ask. */
export const leaderships = {
  women: "A woman holds 51 % or more",
  sc_st: "A person of SC or ST holds 51 % or more",
  other: "Neither of them holds 51 % or more",
} as const;
export type Leadership = keyof typeof leaderships;
export const leadershipNames = Object.keys(leaderships) as [Leadership, ...Leadership[]]; // keys of a literal object

/** What is known of an application when it is ranked. It is stored with the rank, so that the ranking can be computed again. */
export type RankingFacts = {
  /** Exports of the last financial year in whole rupees, as the firm declared them. */
  readonly exportsInr: number;
  /** Earlier visits of the firm to the same fair: those that it attended, or claimed. */
  readonly earlierVisits: number;
  readonly firmClass: FirmClass;
  readonly leadership: Leadership;
  /** Claims of the firm whose reply is overdue. */
  readonly overdueReplies: number;
  /** ISO 8601, in UTC. */
  readonly appliedAt: string;
};

/** The part of the points that is given, from 0 to 1, as a fraction of whole numbers: a floating-point quotient would sometimes lose a point. */
type Fraction = { readonly numerator: number; readonly denominator: number };

type Measure = {
  readonly label: string;
  /** What the number of a criterion means, for measures that have one: at this much, all points are given. */
  readonly fullAt?: string;
  /** @param fullAt at least 1 */
  readonly fraction: (facts: RankingFacts, fullAt: number, applyUntil: Date) => Fraction;
};

const cappedFraction = (value: number, full: number): Fraction => ({ numerator: Math.min(full, Math.max(0, value)), denominator: full });
const allOrNothing = (isMet: boolean): Fraction => ({ numerator: isMet ? 1 : 0, denominator: 1 });

/** By what a criterion gives points. A fair chooses among these, with its own weights and words. */
export const measures = {
  exports: {
    label: "Exports of the last financial year",
    fullAt: "Rupees of exports that give all points",
    fraction: ({ exportsInr }, fullAt) => cappedFraction(exportsInr, fullAt),
  },
  first_visit: { label: "First visit to this fair", fraction: ({ earlierVisits }) => allOrNothing(earlierVisits === 0) },
  small_firm: {
    label: "Micro, small or medium firm",
    fraction: ({ firmClass }) => ({ numerator: { micro: 2, small: 2, medium: 1, other: 0 }[firmClass], denominator: 2 }),
  },
  special_group: { label: "Led by a woman or a person of SC or ST", fraction: ({ leadership }) => allOrNothing(leadership !== "other") },
  claims_in_order: { label: "No reply on a reimbursement is overdue", fraction: ({ overdueReplies }) => allOrNothing(overdueReplies === 0) },
  timely: {
    label: "Timely application",
    fullAt: "Days before the last day that give all points",
    fraction: ({ appliedAt }, fullAt, applyUntil) => cappedFraction(applyUntil.getTime() - Date.parse(appliedAt), fullAt * dayMs),
  },
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as [MeasureName, ...MeasureName[]]; // keys of a literal object

export const measureOf = (name: MeasureName): Measure => measures[name];

/** A published criterion of a fair. `weight` is the most points that it gives. */
export type Criterion = {
  readonly measure: MeasureName;
  readonly weight: number;
  /** Null for a measure without such a number. */
  readonly fullAt: number | null;
  readonly textEn: string;
  readonly textHi: string;
};

/** The criteria that a new fair begins with; the council changes them before it opens the fair. */
export const startingCriteria: readonly Criterion[] = [
  {
    measure: "exports",
    weight: 30,
    fullAt: 100_000_000,
    textEn: "Exports of the last financial year: all points from Rs 10 crore, below it in proportion.",
    textHi: "पिछले वित्तीय वर्ष का निर्यात: 10 करोड़ रुपये से सभी अंक, उससे कम पर अनुपात में।",
  },
  {
    measure: "first_visit",
    weight: 25,
    fullAt: null,
    textEn: "The firm has not been at this fair before.",
    textHi: "फ़र्म इस मेले में पहले नहीं आई है।",
  },
  {
    measure: "small_firm",
    weight: 15,
    fullAt: null,
    textEn: "Micro and small firms: all points. Medium firms: half.",
    textHi: "सूक्ष्म और लघु फ़र्म: सभी अंक। मध्यम फ़र्म: आधे।",
  },
  {
    measure: "special_group",
    weight: 10,
    fullAt: null,
    textEn: "A woman or a person of SC or ST holds 51 % or more of the firm.",
    textHi: "फ़र्म का 51 % या अधिक भाग किसी महिला, या अनुसूचित जाति या जनजाति के व्यक्ति का है।",
  },
  {
    measure: "claims_in_order",
    weight: 10,
    fullAt: null,
    textEn: "No reply of the firm on a reimbursement is overdue.",
    textHi: "प्रतिपूर्ति पर फ़र्म का ऐसा कोई उत्तर बाकी नहीं है, जिसकी अंतिम तिथि बीत चुकी हो।",
  },
  {
    measure: "timely",
    weight: 10,
    fullAt: 7,
    textEn: "The application came 7 days or more before the last day; later ones in proportion.",
    textHi: "आवेदन अंतिम तिथि से 7 दिन या अधिक पहले आया; बाद के आवेदन अनुपात में।",
  },
];
