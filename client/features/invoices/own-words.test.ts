import { expect, test } from "vitest";
import { membershipWords } from "./own-words.ts";

const membership = { isMember: false, membershipStartsOn: null, membershipEndOn: "2028-03-31", toPay: null };
const toPay = { id: "1", number: "INV/26-27/000001", duePaise: 11_800_00, dueOn: "2027-04-09", isOverdue: false };

test("a membership that has not begun has not ended, and needs no renewal", () => {
  const early = { ...membership, membershipStartsOn: "2027-04-01" };
  expect(membershipWords(early)).toEqual({
    en: "Your membership starts on 01-04-2027 and is then valid until 31-03-2028.",
    hi: "आपकी सदस्यता 01-04-2027 से आरंभ होगी और 31-03-2028 तक मान्य रहेगी।",
  });
  expect(membershipWords({ ...early, toPay }).en).toMatch(/31-03-2028[.] The invoice INV.26-27.000001 is not paid: /);
  expect(membershipWords(membership).en).toMatch(/^Your membership ended on 31-03-2028[.] To renew it, write to the council/);
  expect(membershipWords({ ...membership, toPay }).en).toMatch(/To renew it, pay the invoice/);
  expect(membershipWords({ ...membership, isMember: true }).en).toBe("Your membership is valid until 31-03-2028.");
});

test("an amount is written in English and in Hindi as each writes it", () => {
  const unpaid = { ...membership, toPay };
  for (const one of [unpaid, { ...unpaid, isMember: true }, { ...unpaid, toPay: { ...toPay, isOverdue: true } }]) {
    const { en, hi } = membershipWords(one);
    expect(en).toContain(": Rs 11,800.00");
    expect(hi).toContain(": ₹11,800.00");
  }
});

test("an invoice whose last day is over can still be paid", () => {
  expect(membershipWords({ ...membership, toPay }).en).toContain("by 09-04-2027.");
  const late = membershipWords({ ...membership, toPay: { ...toPay, isOverdue: true } });
  expect(late.en).toMatch(/To renew it, pay the invoice .*[.] It was due on 09-04-2027 and can still be paid[.]$/);
  expect(late.hi).toMatch(/अंतिम तिथि 09-04-2027 थी; भुगतान अब भी किया जा सकता है।$/);
});
