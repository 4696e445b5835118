import type { Item } from "#domain/reimbursements/items.ts";
import { product } from "#domain/reimbursements/schemes/product.ts";
import { sheetTable } from "#domain/reimbursements/sheet-table.ts";
import { computeSheet } from "#domain/reimbursements/sheet.ts";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { RuleTerms } from "#domain/rules/terms.ts";
import type { DossierSpec } from "#server/infra/sandbox-protocol.ts";

const names = [
  "Patient monitor with capnography, twelve-lead electrocardiogram and invasive blood pressure, paediatric and neonatal",
  "सीरिंज और सुई, एकल उपयोग, बाँझ",
  "Infusion pump",
  "ऑक्सीजन सांद्रक (Oxygen concentrator) दस लीटर",
];
const reasons = [
  "The receipt shows ₹ 900 for a courier, which is not a fee of the authority; the rest agrees with the bank statement of 05-03-2026, page 3, line 12.",
  "रसीद पर मुहर नहीं है, इसलिए केवल बैंक विवरण में दिखी राशि मान्य है।",
];
const currencies = ["INR", "USD", "EUR"];
const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;

/** A product sheet with so many costs in three currencies, names and reasons in English and Hindi, as it stands after DGFT's decision in part. */
export function longSheet(costs: number): NonNullable<DossierSpec["computation"]> {
  const items = Array.from({ length: costs }, (_, place): Item => ({
    id: idOf(place),
    kind: place % 3 === 2 ? "retention" : "registration",
    product: names[place % names.length] ?? "",
    country: ["KE", "AE", "BR"][place % 3] ?? "",
    certificate_no: `REG/2026/${1000 + place}`,
    issued_on: "2026-02-16",
    paid_on: "2026-03-05",
    currency: currencies[place % currencies.length] ?? "",
    amount: `${1234567 + place * 1111}.50`,
    document: "foreign_certificate",
    page: String(place + 1),
  }));
  const last = startingRules.findLast(({ scheme }) => scheme === "product");
  const terms = RuleTerms.parse({
    ...last?.terms,
    chosenBy: "filed",
    period: undefined,
    ceiling: undefined,
    membership: undefined,
    caps: [
      { per: "item", amountPaise: 2_000_000_00, source: "Order 7/2026" },
      { per: "firm_year", amountPaise: 900_000_000_00, source: "Order 7/2026" },
    ],
    shares: [{ percent: "50", source: "Order 7/2026" }],
  });
  const version = { id: "test", number: 12, scheme: "product", effectiveFrom: "2026-01-01", effectiveTo: null, terms, source: "Order 7/2026" };
  const sheet = computeSheet([version], {
    claim: {
      scheme: "product",
      filedOn: "2026-03-20",
      isFirstClaim: false,
      memberSince: "2020-04-01",
      memberUntil: "2099-03-31",
      drawn: [{ id: "drawn", kind: "registration", filedOn: "2025-04-01", paise: 12_345_678_00 }],
      visits: { claimed: [], attended: [] },
    },
    items,
    assessments: items.flatMap(({ id = "" }, place) =>
      place % 4 === 1 ? [{ itemId: id, admissiblePaise: 12_345_600, reasonCode: null, reason: reasons[place % 8 === 1 ? 0 : 1] ?? "" }] : [],
    ),
    rateOn: (currency) => (currency === "USD" ? "86.123456" : "93.654321"),
    holidays: { weekends: [], dates: new Set() },
  });
  const sanctions = sheet.lines.map(({ costId, recommendedPaise }, place) => ({
    itemId: costId,
    sanctionedPaise: place % 5 === 0 ? 0 : (recommendedPaise ?? 0),
    reason: place % 5 === 0 ? `Paid by another scheme, order ${200 + place}/2026.` : null,
  }));
  const { rows, totals } = sheetTable(product, sheet, sanctions);
  return { rows: rows.map((row) => ({ ...row, notes: [...row.notes] })), totals: [...totals] };
}
