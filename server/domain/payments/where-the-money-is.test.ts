import { expect, it } from "vitest";
import { shortMoneyWords, whereTheMoneyIs, type LineFacts, type MoneyFacts, type MoneyLanguage, type MoneyReader } from "./where-the-money-is.ts";

const line: LineFacts = {
  state: "papers_asked",
  amountPaise: 3_20_000_00,
  orderNumber: "14/2027",
  orderedOn: "2027-01-12",
  payer: "council",
  preReceipt: null,
  account: null,
  accountUsableFrom: null,
  batchNumber: null,
  sentOn: null,
  accountLastFour: null,
  paidOn: null,
  reference: null,
  reason: null,
  returnedOn: null,
  recoveredPaise: 0,
  countsForDecision: true,
};
const facts = (...lines: Partial<LineFacts>[]): MoneyFacts => ({
  sanctionedPaise: 3_20_000_00,
  decidedOn: "2027-01-05",
  lines: lines.map((one) => ({ ...line, ...one })),
});
const told = (money: MoneyFacts, reader: MoneyReader = "firm", language: MoneyLanguage = "en") => whereTheMoneyIs(money, { reader, language });
const sanctioned = "Sanctioned Rs 3,20,000 on 12-01-2027 (order 14/2027).";

it.each<[Partial<LineFacts>, string]>([
  [{}, "Please sign and upload the pre-receipt. Please give your bank account."],
  [{ preReceipt: "given", account: "confirmed" }, "Your pre-receipt is being checked."],
  [{ preReceipt: "refused", account: "waiting" }, "Your pre-receipt was sent back; please mend it. Your bank account is being checked."],
  [{ preReceipt: "accepted", account: "confirmed" }, "Your pre-receipt is complete."],
  [
    { reason: "Account closed.", preReceipt: "accepted", account: "asked" },
    "The bank returned it: Account closed. Your pre-receipt is complete. Please confirm or change your bank account.",
  ],
  [
    { reason: "Account closed.", preReceipt: "accepted", account: "waiting" },
    "The bank returned it: Account closed. Your pre-receipt is complete. Your bank account is being checked.",
  ],
  [
    { preReceipt: "accepted", account: "waiting", accountUsableFrom: new Date("2027-01-20T08:35:00Z") },
    "Your pre-receipt is complete. Your bank account is confirmed; money is sent to it from 20-01-2027, 14:05 IST.",
  ],
  [
    { preReceipt: "given", account: "changing" },
    "Your pre-receipt is being checked. No money is sent until EPCMD has checked the change of your bank account.",
  ],
  [{ state: "papers_complete" }, "Your pre-receipt is complete. It waits for the next batch."],
  [
    { state: "papers_complete", account: "changing" },
    "Your pre-receipt is complete. No money is sent until EPCMD has checked the change of your bank account.",
  ],
  [{ state: "in_batch", batchNumber: 7 }, "It is in batch 7, which is not sent to the bank yet."],
  [{ state: "sent", batchNumber: 7, sentOn: "2027-02-02" }, "In batch 7, sent to the bank on 02-02-2027."],
  [{ state: "paid", paidOn: "2027-02-04", reference: "SBINR52027020400000001" }, "Paid on 04-02-2027 (UTR SBINR52027020400000001)."],
  [
    { state: "returned", returnedOn: "2027-02-05", reason: "Account closed." },
    "The bank returned it on 05-02-2027: Account closed. EPCMD opens it again and writes to you.",
  ],
  [{ state: "withheld", reason: "A court order" }, "EPCMD withholds it: A court order."],
  [{ state: "recovered", paidOn: "2027-02-04", recoveredPaise: 50_000_50 }, "Paid on 04-02-2027. Rs 50,000.50 of it was paid back."],
  [{ state: "sanctioned", payer: "dgft_direct" }, "DGFT pays this amount itself; no payment is recorded yet."],
  [{ state: "paid_elsewhere", payer: "dgft_direct", paidOn: "2027-02-09", reference: "DGFT/9" }, "DGFT paid it on 09-02-2027 (reference DGFT/9)."],
])("tells a firm of %o", (part, rest) => {
  expect(told(facts(part))).toBe(`${sanctioned} ${rest}`);
});

it("says so when there is no order yet, and what an order leaves", () => {
  expect(told(facts())).toBe("DGFT approved Rs 3,20,000 on 05-01-2027. No sanction order is recorded yet.");
  expect(told(facts({ state: "papers_complete", amountPaise: 2_00_000_00 }))).toBe(
    "Sanctioned Rs 2,00,000 on 12-01-2027 (order 14/2027). Your pre-receipt is complete. It waits for the next batch. For Rs 1,20,000 no sanction order is recorded yet.",
  );
});

it("counts nothing as sanctioned that was recovered after a decision that was undone", () => {
  const recovered = { state: "recovered", paidOn: "2027-02-04", recoveredPaise: 3_20_000_00 } as const;
  expect(told(facts(recovered))).not.toContain("no sanction order");
  expect(told(facts({ ...recovered, countsForDecision: false }))).toMatch(/For Rs 3,20,000 no sanction order is recorded yet\.$/);
});

it("tells several instalments apart", () => {
  const two = facts(
    { state: "paid", amountPaise: 2_00_000_00, paidOn: "2027-02-04", reference: "U1" },
    { state: "in_batch", amountPaise: 1_20_000_00, orderNumber: "19/2027", orderedOn: "2027-03-01", batchNumber: 9 },
  );
  expect(told(two)).toBe(
    "Instalment 1: Sanctioned Rs 2,00,000 on 12-01-2027 (order 14/2027). Paid on 04-02-2027 (UTR U1). Instalment 2: Sanctioned Rs 1,20,000 on 01-03-2027 (order 19/2027). It is in batch 9, which is not sent to the bank yet.",
  );
});

it("speaks about the firm to an office, and in Hindi", () => {
  expect(told(facts({ preReceipt: "accepted" }), "office")).toBe(`${sanctioned} The pre-receipt is complete. The bank account is awaited.`);
  expect(told(facts({ state: "papers_complete", account: "changing" }), "office")).toBe(
    `${sanctioned} The pre-receipt is complete. No money is sent until EPCMD has checked the change of the firm's bank account.`,
  );
  expect(told(facts(), "firm", "hi")).toBe("डीजीएफटी ने 05-01-2027 को ₹3,20,000 स्वीकृत किए। संस्वीकृति आदेश अभी दर्ज नहीं है।");
  expect(told(facts({ state: "papers_complete", account: "changing" }), "firm", "hi")).not.toContain("अगले बैच");
  expect(told(facts({ state: "sent", batchNumber: 7, sentOn: "2027-02-02" }), "firm", "hi")).toBe(
    "12-01-2027 को ₹3,20,000 संस्वीकृत (आदेश 14/2027)। बैच 7 में, 02-02-2027 को बैंक को भेजी गई।",
  );
});

it("names to the firm alone the account that the money was sent to", () => {
  const paid = facts({ state: "paid", paidOn: "2027-02-04", reference: "U1", accountLastFour: "6789" });
  expect(told(paid)).toBe(`${sanctioned} Paid on 04-02-2027 to the account XXXX 6789 (UTR U1).`);
  expect(told(paid, "office")).toBe(`${sanctioned} Paid on 04-02-2027 (UTR U1).`);
  expect(told(paid, "firm", "hi")).toMatch(/04-02-2027 को खाता XXXX 6789 में भुगतान हुआ \(UTR U1\)।$/);
  const sent = facts({ state: "sent", batchNumber: 7, sentOn: "2027-02-02", accountLastFour: "6789" });
  expect(told(sent)).toBe(`${sanctioned} In batch 7, sent to the bank on 02-02-2027 for the account XXXX 6789.`);
});

it("says nothing that is not known, in either language", () => {
  const states = Object.keys(shortMoneyWords) as LineFacts["state"][]; // keys of a literal object
  for (const state of states)
    for (const language of ["en", "hi"] as const)
      for (const reader of ["firm", "office"] as const) {
        const text = told(facts({ state }), reader, language);
        expect(text).not.toMatch(/null|undefined|NaN|\(\)|: \.|: ।/);
        expect(text).toContain(language === "hi" ? "₹3,20,000" : "Rs 3,20,000");
      }
});
