import { expect, test } from "vitest";
import { withGst } from "../members/membership-fees.ts";
import { amountsOfFee, amountsOfPart, leastCreditPaise, placeOfSupply } from "./invoice-amounts.ts";
import { postingsOfCreditNote, postingsOfInvoice, postingsOfReceipt } from "./invoice-ledger.ts";
import { invoiceNumbersIn, numberInSeries, seriesOf } from "./invoice-numbers.ts";

test("the tax of the own state is halved to the paisa, that of another state is whole", () => {
  // 18 percent of 6,505 rupees is 1,170.90: rounded to 1,171 rupees, of which half is 585.50.
  const fee = withGst(6_505);
  expect(amountsOfFee(fee, true)).toEqual({ taxablePaise: 6_505_00, cgstPaise: 585_50, sgstPaise: 585_50, igstPaise: 0, totalPaise: 7_676_00 });
  expect(amountsOfFee(fee, false)).toEqual({ taxablePaise: 6_505_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 1_171_00, totalPaise: 7_676_00 });
});

test.each([
  ["the state of a valid GST number, whatever the address says", { gstNo: "27AAPFU0939F1ZV", address: "Noida, Uttar Pradesh" }, "27"],
  ["the state of a valid GST number, whatever was chosen", { gstNo: "27AAPFU0939F1ZV", address: null, chosenStateCode: "06" }, "27"],
  ["other territory by its valid GST number", { gstNo: "97AAPFU0939F1ZO", address: "Noida, Uttar Pradesh", chosenStateCode: "09" }, "97"],
  ["the state that it chose, whatever a street is named after", { gstNo: "", address: "12 Delhi Road, Gurugram", chosenStateCode: "06" }, "06"],
  ["the state in the address of a firm without a valid number", { gstNo: "none", address: "Plot 1, Hyderabad, TELANGANA 500001" }, "36"],
  ["a name with and", { gstNo: "", address: "Jammu & Kashmir" }, "01"],
  ["a name behind that of a street", { gstNo: "", address: "Goa Road, Port Blair, Andaman & Nicobar Islands" }, "35"],
  ["the last state, where an estate has the name of another one", { gstNo: "", address: "Gujarat Vihar, Vikas Marg, Delhi 110092" }, "07"],
  ["the council's own state without any address", { gstNo: "", address: null }, "09"],
  ["nothing for an address without a state", { gstNo: "", address: "Goan Street 4" }, undefined],
])("a firm is supplied in %s", (_, firm, code) => {
  expect(placeOfSupply(firm, "09")).toBe(code);
});

test("a number has 16 characters and counts in the financial year of its day", () => {
  expect(numberInSeries(seriesOf("invoice", "2027-03-31"), 123)).toBe("INV/26-27/000123");
  expect(seriesOf("credit_note", "2027-04-01")).toBe("CRN/27-28/");
  expect(numberInSeries(seriesOf("receipt", "2026-04-01"), 1)).toHaveLength(16);
});

test.each([
  ["NEFT/ABCD/INV/26-27/000123/ANAND", ["INV/26-27/000123"]],
  ["imps inv 26 27 123 thanks", ["INV/26-27/000123"]],
  ["INV2627000123", ["INV/26-27/000123"]],
  ["INV/26-27/000123 and INV/26-27/000124", ["INV/26-27/000123", "INV/26-27/000124"]],
  ["NEFT INV/26-27/00012", []],
  ["membership of Anand Surgicals", []],
])("finds the numbers of invoices in %s", (text, numbers) => {
  expect(invoiceNumbersIn(text)).toEqual(numbers);
});

test("every booking is zero in the sum", () => {
  const amounts = amountsOfFee(withGst(10_001), true);
  const sumOf = (postings: readonly { readonly amountPaise: number }[]): number => postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  for (const postings of [
    postingsOfInvoice(amounts),
    postingsOfReceipt({ appliedPaise: 100_00, excessPaise: 20_00 }),
    postingsOfCreditNote(amounts, 0),
    postingsOfCreditNote(amounts, amounts.totalPaise),
    postingsOfCreditNote(amounts, 1),
  ]) {
    expect(sumOf(postings)).toBe(0);
    expect(postings.every(({ amountPaise }) => amountPaise !== 0)).toBe(true);
  }
});

test("a part has the taxes of the whole in proportion, and all parts together are the whole", () => {
  const [own, other] = [amountsOfFee(withGst(6_505), true), amountsOfFee(withGst(6_505), false)];
  // 585.50 of 7,676.00, times 1,000, is 76.276...; half up to the paisa.
  expect(amountsOfPart(own, { beforePaise: 0, partPaise: 1_000_00 })).toEqual({
    taxablePaise: 847_44,
    cgstPaise: 76_28,
    sgstPaise: 76_28,
    igstPaise: 0,
    totalPaise: 1_000_00,
  });
  expect(amountsOfPart(other, { beforePaise: 0, partPaise: 1_000_00 })).toMatchObject({ taxablePaise: 847_45, igstPaise: 152_55 });
  expect(amountsOfPart(own, { beforePaise: 0, partPaise: own.totalPaise })).toEqual(own);
  for (const whole of [own, other]) {
    const sum = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
    for (let step = 0; sum.totalPaise < whole.totalPaise; step += 1) {
      const left = whole.totalPaise - sum.totalPaise;
      const part = amountsOfPart(whole, { beforePaise: sum.totalPaise, partPaise: Math.min(left, leastCreditPaise + ((step * 7_919) % 997)) });
      expect(Math.min(...Object.values(part))).toBeGreaterThanOrEqual(0);
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += part[name];
    }
    expect(sum).toEqual(whole);
  }
});
