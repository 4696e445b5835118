import { countries } from "../../members/countries.ts";
import { currencyCodes } from "../../rules/currencies.ts";
import { date, select, text, type ItemFact, type ItemKind, type SimpleField } from "../scheme.ts";
import { plantCountries } from "./plant-countries.ts";

type MoreOfFact = Partial<Omit<ItemFact, Exclude<keyof SimpleField, "fromExpected"> | "isNeeded">>;
const needed = (field: SimpleField, more: MoreOfFact = {}): ItemFact => ({ ...field, ...more, isNeeded: true });
const extra = (field: SimpleField, more: MoreOfFact = {}): ItemFact => ({ ...field, ...more, isNeeded: false });

const countryOf = (more: MoreOfFact = {}): ItemFact =>
  needed(
    select(
      "country",
      "Country",
      countries.map(({ iso2, name }) => ({ value: iso2, label: name })),
    ),
    { ...more, fromExpected: "country" },
  );
const currencyNames = new Intl.DisplayNames("en", { type: "currency" });
const certificateNo = (label: string) => needed(text("certificate_no", label, { maxLength: 100 }));
const authority = extra(text("authority", "Authority", { maxLength: 200 }));

/** The facts of a cost of registering a product abroad; the date that is expected of some kinds is that of the certificate. @source money.md 2 "product" */
const productFactsWith = (certificateDate: MoreOfFact): readonly ItemFact[] => [
  extra(text("product", "Product", { maxLength: 200 }), { fromExpected: "name" }),
  authority,
  countryOf(),
  certificateNo("Certificate or application no."),
  extra(date("issued_on", "Certificate issued on", { notInFuture: true }), certificateDate),
  extra(date("valid_to", "Certificate valid to")),
];
const certifiedFacts = productFactsWith({ fromExpected: "date" });
const productFacts = productFactsWith({});

/** The facts of a cost of registering a plant abroad. @source money.md 2 "plant" */
const plantFacts: readonly ItemFact[] = [
  extra(text("plant_address", "Address of the plant", { maxLength: 500 })),
  authority,
  countryOf({ fromAnswer: "country_of_plant", answerList: plantCountries }),
  certificateNo("Certificate or inspection no."),
  extra(date("inspected_on", "Inspected on", { notInFuture: true }), { fromExpected: "date" }),
];
const officials = extra(text("officials", "Number of officials", { maxLength: 3 }), { isOwn: true, figure: "whole" });

/** The facts of a cost of an exhibition. @source money.md 2 "exhibition" */
const eventFacts: readonly ItemFact[] = [
  needed(text("event", "Event", { maxLength: 200, offersEvents: true }), { fromAnswer: "exhibition_name", fromExpected: "name" }),
  countryOf(),
  needed(date("event_from", "First day of the event", { notInFuture: true }), { fromAnswer: "exhibition_date" }),
  extra(date("event_to", "Last day of the event", { notInFuture: true, hint: "The days to file are counted from it." }), { fromExpected: "date" }),
];
const travellerFacts: readonly ItemFact[] = [
  needed(text("traveller", "Traveller", { maxLength: 100 }), { isOwn: true }),
  extra(text("position", "Position in the firm", { maxLength: 100 }), { isOwn: true }),
];

/**
 * The facts of every item, after those of its kind. The proof is a document of the same claim and its page.
 * @source money.md 2; rest-api.md "Rulings of 23-11-2026", Items
 */
export const paymentFacts: readonly ItemFact[] = [
  needed(date("paid_on", "Paid on", { notInFuture: true }), { isOwn: true }),
  extra(text("receipt_no", "Receipt or UTR no.", { maxLength: 100 }), { isOwn: true }),
  needed(
    select(
      "currency",
      "Currency",
      currencyCodes.map((code) => ({ value: code, label: `${code} ${currencyNames.of(code) ?? ""}`.trim() })),
    ),
  ),
  needed(text("amount", "Amount", { maxLength: 40 }), { isOwn: true, figure: "decimal" }),
  extra(text("tax", "Of which tax", { maxLength: 40 }), { isOwn: true, figure: "decimal" }),
  extra(
    select("paid_by", "Paid by", [
      { value: "firm", label: "The firm" },
      { value: "agent", label: "Its agent abroad" },
    ]),
  ),
];

const kind = (name: string, label: string, facts: readonly ItemFact[]): ItemKind => ({ kind: name, label, facts });

export const productItemKinds: readonly ItemKind[] = [
  kind("registration", "Registration fee", certifiedFacts),
  kind("re_registration", "Re-registration fee", certifiedFacts),
  { ...kind("retention", "Yearly retention fee", productFacts), isYearly: true },
  kind("testing", "Product testing or dossier fee", productFacts),
];
export const plantItemKinds: readonly ItemKind[] = [
  kind("plant_registration", "Plant registration fee", plantFacts),
  kind("plant_inspection", "Plant inspection fee", plantFacts),
  kind("inspector_travel", "Inspectors' travel", [...plantFacts, officials]),
];
export const standItemKinds: readonly ItemKind[] = [kind("space", "Space rent", eventFacts), kind("stall", "Stall", eventFacts)];
export const travelItemKinds: readonly ItemKind[] = [kind("air_fare", "Air fare", [...eventFacts, ...travellerFacts])];
