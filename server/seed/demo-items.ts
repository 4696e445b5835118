import { daysAfter } from "#domain/dates.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import { productItemKinds } from "#domain/reimbursements/schemes/item-facts.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";

/** What one claim of the demonstration is about: its items, and the answers that say the same. */
export type DemoCosts = { readonly answers: Answers; readonly items: readonly Item[] };

const foreign = { document: "foreign_certificate", page: "2", paid_by: "firm" };
const receipt = { document: "plant_fee_receipt", page: "2", paid_by: "firm" };
const booking = { document: "booking_receipt", page: "2", paid_by: "firm" };
const travel = { document: "travel_documents", page: "1", paid_by: "firm" };

const kenya = { country: "KE", authority: "Pharmacy and Poisons Board" };
const germany = { country: "DE", authority: "Notified body" };
const emirates = { country: "AE", authority: "Emirates Drug Establishment" };

const products: readonly DemoCosts[] = [
  {
    answers: {},
    items: [
      {
        ...foreign,
        ...kenya,
        kind: "registration",
        certificate_no: "PPB-MD-2026-0417",
        paid_on: "2026-01-31",
        currency: "USD",
        amount: "1500.00",
      },
      {
        ...foreign,
        ...kenya,
        kind: "retention",
        certificate_no: "PPB-MD-2024-0233",
        issued_on: "2024-03-04",
        paid_on: "2026-01-31",
        currency: "KES",
        amount: "65000.00",
        paid_by: "agent",
      },
    ],
  },
  {
    answers: {},
    items: [
      {
        ...foreign,
        ...germany,
        kind: "testing",
        certificate_no: "DE-IMP-26-118",
        paid_on: "2026-01-31",
        currency: "EUR",
        amount: "4800.00",
        tax: "766.39",
      },
      {
        ...foreign,
        ...germany,
        kind: "registration",
        certificate_no: "DE-IMP-26-118",
        paid_on: "2026-02-28",
        currency: "EUR",
        amount: "2350.00",
      },
    ],
  },
  {
    answers: {},
    items: [
      {
        ...foreign,
        ...emirates,
        kind: "re_registration",
        certificate_no: "EDE-MD-26-0092",
        paid_on: "2026-02-28",
        currency: "AED",
        amount: "5100.00",
      },
      {
        ...foreign,
        ...emirates,
        kind: "testing",
        certificate_no: "EDE-MD-26-0092",
        paid_on: "2026-01-31",
        currency: "INR",
        amount: "148500.00",
        tax: "22652.54",
      },
    ],
  },
];

const plants: readonly DemoCosts[] = [
  {
    answers: { country_of_plant: "USA", has_plant_fee: true },
    items: [
      {
        ...receipt,
        kind: "plant_registration",
        country: "US",
        authority: "Food and Drug Administration",
        certificate_no: "FEI-26-30419",
        paid_on: "2026-01-31",
        currency: "USD",
        amount: "9280.00",
      },
      {
        ...receipt,
        kind: "inspector_travel",
        country: "US",
        authority: "Food and Drug Administration",
        certificate_no: "FEI-26-30419",
        inspected_on: "2026-02-18",
        officials: "2",
        paid_on: "2026-02-28",
        currency: "INR",
        amount: "184500.00",
      },
    ],
  },
  {
    answers: { country_of_plant: "Germany", has_plant_fee: true },
    items: [
      {
        ...receipt,
        kind: "plant_inspection",
        country: "DE",
        authority: "Notified body",
        certificate_no: "DE-QMS-26-071",
        inspected_on: "2026-02-25",
        paid_on: "2026-01-31",
        currency: "EUR",
        amount: "6400.00",
        tax: "1021.85",
      },
    ],
  },
];

const dubai = { country: "AE", event: "World Health Expo (WHX) Dubai 2026", event_from: "2026-02-09", event_to: "2026-02-12" };
const dusseldorf = { country: "DE", event: "MEDICA 2025", event_from: "2025-11-17", event_to: "2025-11-20" };

const exhibitions: readonly DemoCosts[] = [
  {
    answers: {
      exhibition_name: dubai.event,
      exhibition_venue: "Dubai Exhibition Centre, Dubai",
      exhibition_date: dubai.event_from,
      has_air_fare: true,
    },
    items: [
      { ...booking, ...dubai, kind: "space", paid_on: "2025-12-31", currency: "AED", amount: "38250.00", tax: "1821.43" },
      { ...booking, ...dubai, kind: "stall", paid_on: "2026-01-31", currency: "USD", amount: "4200.00" },
      { ...travel, ...dubai, kind: "air_fare", paid_on: "2026-01-31", currency: "INR", amount: "31850.00" },
    ],
  },
  {
    answers: {
      exhibition_name: dusseldorf.event,
      exhibition_venue: "Messe Düsseldorf, Germany",
      exhibition_date: dusseldorf.event_from,
      has_air_fare: true,
    },
    items: [
      { ...booking, ...dusseldorf, kind: "space", paid_on: "2025-08-31", currency: "EUR", amount: "5940.00", tax: "948.40" },
      { ...travel, ...dusseldorf, kind: "air_fare", paid_on: "2025-10-31", currency: "INR", amount: "72400.00" },
    ],
  },
];

const costs: Readonly<Record<SchemeKind, readonly DemoCosts[]>> = { product: products, plant: plants, exhibition: exhibitions };

/** What makes the items of a claim its own. */
type OwnFacts = {
  readonly number: number;
  /** What the firm makes. */
  readonly product: string;
  readonly traveller: string;
  /** The day on which the claim is filed, YYYY-MM-DD, and whether that is too late for its certificates. */
  readonly filedOn: string;
  readonly isLate: boolean;
  /** One that another claim has, too. */
  readonly receiptNo: string | undefined;
};

/** Costs whose certificate is issued before the claim, some weeks after their payment. A yearly retention has an older one. */
const certifiedKinds: readonly string[] = ["registration", "re_registration", "testing"];
/** How many days before the claim: up to 59 of the 90 that a firm has, and 130 for a claim that is late. */
const issuedBefore = { least: 20, spread: 40, late: 130 };
const validDays = 5 * 365;

/** The costs of a claim of the demonstration. @param index chooses among them; `traveller` is the office of the firm that travels */
export function demoCosts(scheme: SchemeKind, index: number, own: OwnFacts): DemoCosts {
  const among = costs[scheme];
  const { answers, items } = among[index % among.length] ?? { answers: {}, items: [] };
  return { answers, items: items.map((item, place) => ownItem(item, place, own)) };
}

/** Two claims share a certificate or an amount only where it is meant. */
function ownItem(item: Item, place: number, { number, product, traveller, filedOn, isLate, receiptNo }: OwnFacts): Item {
  const { kind = "", certificate_no, amount = "0.00" } = item;
  const issuedOn = daysAfter(filedOn, -(isLate ? issuedBefore.late : issuedBefore.least + (number % issuedBefore.spread)));
  const [whole, fraction] = amount.split(".");
  return {
    ...item,
    amount: `${Number(whole) + number}.${fraction}`,
    ...(certificate_no !== undefined && { certificate_no: `${certificate_no}-${number}` }),
    ...(productItemKinds.some((one) => one.kind === kind) && { product }),
    ...(certifiedKinds.includes(kind) && { issued_on: issuedOn }),
    ...(certifiedKinds.includes(kind) && kind !== "testing" && { valid_to: daysAfter(issuedOn, validDays) }),
    ...(kind === "air_fare" && { traveller }),
    ...(place === 0 && receiptNo !== undefined && { receipt_no: receiptNo }),
  };
}
