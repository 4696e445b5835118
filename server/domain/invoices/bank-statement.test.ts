import { describe, expect, it } from "vitest";
import {
  createStatementJudge,
  readBankStatement,
  type MatchedInvoice,
  type RecordedReference,
  type RecordedReferences,
  type StatementLine,
} from "./bank-statement.ts";

const rows = (...lines: readonly string[][]) => lines.map((cells, place) => ({ rowNo: place + 1, cells }));
const headings = ["Date", "Narration", "Chq/Ref Number", "Withdrawal", "Deposit"];

describe("reading a statement", () => {
  it("takes what came in, below a title, and leaves out debits and totals", () => {
    const read = readBankStatement(
      rows(
        ["Statement of account", "", "", "", ""],
        headings,
        ["02/04/2026", "NEFT INV/26-27/000001", "ABCD1", "", "1,770.00"],
        ["03/04/2026", "Charges", "X", "17.70", ""],
        ["Total", "", "", "17.70", "1,770.00"],
      ),
    );
    expect(read).toEqual({
      lines: [{ rowNo: 3, paidOn: "2026-04-02", amountPaise: 1_770_00, reference: "ABCD1", narration: "NEFT INV/26-27/000001" }],
      problems: [],
    });
  });

  it("says what is wrong with a line", () => {
    const { lines, problems } = readBankStatement(
      rows(headings, ["02-04-2026", "x", "", "", "10.00"], ["02-04-2026", "x", "ABCD2", "", "10.001"], ["02-04-2026", "x", "ABCD3", "", "ten"]),
    );
    expect(lines).toEqual([]);
    expect(problems.map(({ rowNo }) => rowNo)).toEqual([2, 3, 4]);
  });

  it("reads a year of two digits, and says that a day cannot be read", () => {
    const { lines, problems } = readBankStatement(
      rows(
        headings,
        ["02/04/26", "x", "A", "", "10.00"],
        ["2-Apr-26 10:15", "x", "B", "", "10.00"],
        ["31/02/26", "x", "C", "", "10.00"],
        ["2nd April", "x", "D", "", "10.00"],
        ["2nd April", "x", "E", "10.00", ""],
        headings,
        ["Total", "", "", "10.00", "40.00"],
      ),
    );
    expect(lines.map(({ paidOn }) => paidOn)).toEqual(["2026-04-02", "2026-04-02"]);
    expect(problems).toEqual([
      { rowNo: 4, text: expect.stringContaining('"31/02/26" cannot be read') },
      { rowNo: 5, text: expect.stringContaining('"2nd April" cannot be read') },
    ]);
  });

  describe("with a column that says which way the money went", () => {
    const read = (heading: string, directions: readonly string[], amount = "Amount") =>
      readBankStatement(
        rows(
          ["Date", "Narration", "Ref No", heading, amount, "Balance", "Dr / Cr"],
          ...directions.map((text, place) => ["02-04-2026", "x", `R${place + 1}`, text, "10.00", "1.00", "CR"]),
        ),
      );
    const taken = (...input: Parameters<typeof read>) => {
      const { lines, problems } = read(...input);
      return { lines: lines.map(({ reference }) => reference), problems: problems.map(({ rowNo: at }) => at) };
    };

    it.each(["Dr / Cr", "CR/DR", "DrCr", "Debit/Credit", "CR/DR Indicator", "Debit or Credit Flag", "D/C Ind", "Type", "Transaction Type"])(
      "leaves out debits: %s",
      (heading) => {
        expect(taken(heading, ["CR", "Dr.", "c", "D", "Credit", "DEBIT"])).toEqual({ lines: ["R1", "R3", "R5"], problems: [] });
      },
    );

    it("leaves out a debit that is written behind the amount, with or without a blank", () => {
      const amounts = ["5,000.00Dr", "5,000.00 DR.", "5,000.00Cr"];
      const lines = amounts.map((amount, place) => ["02-04-2026", "x", `R${place + 1}`, amount]);
      const { lines: taken, problems } = readBankStatement(rows(["Date", "Narration", "Ref No", "Amount"], ...lines));
      expect([taken.map(({ reference }) => reference), problems]).toEqual([["R3"], []]);
    });

    it("refuses a line that says neither", () => {
      expect(taken("Dr / Cr", ["CR", "TRF", ""])).toEqual({ lines: ["R1"], problems: [3, 4] });
      expect(read("Type", ["Dr", "NEFT"]).problems).toEqual([{ rowNo: 3, text: expect.stringContaining('"NEFT" says neither credit nor debit') }]);
    });

    it("does not take the way of the payment for it, nor the column of the balance", () => {
      expect(readBankStatement(rows([...headings, "Type"], ["02-04-2026", "x", "A", "", "10.00", "NEFT"])).lines).toHaveLength(1);
      const balance = ["Date", "Narration", "Ref No", "Amount", "Balance Dr/Cr"];
      expect(readBankStatement(rows(balance, ["02-04-2026", "x", "A", "10.00", "Dr"])).lines).toHaveLength(1);
      expect(readBankStatement(rows([...headings, "Balance", "Dr/Cr"], ["02-04-2026", "x", "A", "", "10.00", "5.00", "Dr"])).lines).toHaveLength(1);
      const only = ["Date", "Narration", "Ref No", "Type", "Amount"];
      expect(readBankStatement(rows(only, ["02-04-2026", "x", "A", "NEFT", "10.00"])).lines).toHaveLength(1);
    });
  });

  it("refuses a file with more payments or rows than are read", () => {
    const payments = Array.from({ length: 1_001 }, (_, place) => ["02-04-2026", "x", `R${place}`, "", "10.00"]);
    expect(() => readBankStatement(rows(headings, ...payments))).toThrow("at most 1,000 payments");
    const debits = Array.from({ length: 10_000 }, () => ["02-04-2026", "Charges", "X", "17.70", ""]);
    expect(() => readBankStatement(rows(headings, ...debits))).toThrow("at most 10,000 rows");
  });

  it("refuses a file without the columns, and one without a line", () => {
    expect(() => readBankStatement(rows(["Date", "Amount"], ["02-04-2026", "1"]))).toThrow("name the columns");
    expect(() => readBankStatement(rows(headings))).toThrow("no line of money");
  });
});

const invoice = (id: string, values: Partial<MatchedInvoice> = {}): MatchedInvoice => ({
  id,
  number: `INV/26-27/00000${id}`,
  firmName: "Anand Surgicals Pvt Ltd",
  state: "open",
  issuedOn: "2026-04-01",
  duePaise: 1_770_00,
  ...values,
});
let rowNo = 0;
const line = (values: Partial<StatementLine> = {}): StatementLine => ({
  rowNo: (rowNo += 1),
  paidOn: "2026-04-02",
  amountPaise: 1_770_00,
  reference: `REF${rowNo}`,
  narration: "",
  ...values,
});
const judge = (
  lines: readonly StatementLine[],
  invoices: readonly MatchedInvoice[],
  recorded: ReadonlyMap<string, RecordedReference> = new Map(),
  takenBack: RecordedReferences["takenBack"] = [],
  otherNames: readonly string[] = [],
) =>
  lines.map(
    createStatementJudge({
      byNumber: new Map(invoices.map((one) => [one.number, one])),
      unpaid: invoices.filter(({ duePaise, state }) => duePaise > 0 && state !== "cancelled"),
      firmNames: [...invoices.map(({ firmName }) => firmName), ...otherNames],
      references: { recorded, takenBack },
    }),
  );

describe("finding the invoice of a line", () => {
  it("goes by the number, whatever the amount", () => {
    const named = { narration: "NEFT INV/26-27/000001" };
    const [less, rest, more] = judge(
      [line({ ...named, amountPaise: 70_00 }), line({ ...named, amountPaise: 1_800_00 }), line(named)],
      [invoice("1")],
    );
    expect(less).toMatchObject({ outcome: "record", text: expect.stringContaining("part paid") });
    expect(rest).toMatchObject({ outcome: "record", text: expect.stringContaining("credit") });
    // The lines before it paid the whole invoice.
    expect(more).toMatchObject({ outcome: "left", text: expect.stringContaining("paid already") });
  });

  it("goes by amount and firm without a number, if only one fits", () => {
    const named = { narration: "RTGS ANAND SURGICALS" };
    expect(judge([line(named)], [invoice("1"), invoice("2", { firmName: "Kaveri Imaging" })])).toMatchObject([
      { outcome: "record", invoice: { id: "1" } },
    ]);
    expect(judge([line(named)], [invoice("1"), invoice("2")])).toMatchObject([{ outcome: "left" }]);
    expect(judge([line({ ...named, amountPaise: 1 })], [invoice("1")])).toMatchObject([{ outcome: "left" }]);
  });

  it("leaves money that came before the invoice: by name and amount any, by number more than a year", () => {
    const by = (narration: string, paidOn: string) => judge([line({ narration, paidOn })], [invoice("1")]);
    expect(by("RTGS ANAND SURGICALS", "2026-03-31")).toMatchObject([{ outcome: "left" }]);
    expect(by("RTGS ANAND SURGICALS", "2026-04-01")).toMatchObject([{ outcome: "record" }]);
    expect(by("INV/26-27/000001", "2025-03-31")).toMatchObject([{ outcome: "record" }]);
    expect(by("INV/26-27/000001", "2025-03-30")).toMatchObject([{ outcome: "left", text: expect.stringContaining("more than a year older") }]);
  });

  it("takes a name for found only as whole words, with or without blanks, signs and the legal form", () => {
    const by = (firmName: string, narration: string, otherNames: readonly string[] = []) =>
      judge([line({ narration })], [invoice("1", { firmName })], new Map(), [], otherNames)[0];
    for (const narration of ["NEFT APEXION DIAGNOSTICS", "NEFT 12APEX", "RTGS CAPEX FUND", "APEX2"])
      expect(by("Apex Pvt Ltd", narration)?.outcome).toBe("left");
    for (const narration of ["NEFT-APEX-EPCMD", "NEFT/APEXPVTLTD/1", "apex private limited", "A.P.E.X. LLP"])
      expect(by("Apex Pvt Ltd", narration)?.outcome).toBe("record");
    expect(by("A. K. Surgical & Co.", "NEFT AKSURGICALCO 12")?.outcome).toBe("record");
    const longer = ["Sun Medical Exports Pvt Ltd", "Sun Medical LLP"];
    expect(by("Sun Medical", "NEFT SUN MEDICAL", longer)?.outcome).toBe("record");
    expect(by("Sun Medical", "NEFT SUN MEDICAL EXPORTS", longer)).toMatchObject({
      outcome: "left",
      text: expect.stringContaining("Sun Medical Exports Pvt Ltd"),
    });
  });

  it("tells firms of one name by the legal form that the bank writes", () => {
    const by = (firmName: string, narration: string, other: string) =>
      judge([line({ narration })], [invoice("1", { firmName })], new Map(), [], [other])[0];
    const [company, partnership] = ["Sun Medical Pvt Ltd", "Sun Medical LLP"];
    for (const narration of ["NEFT SUN MEDICAL LLP", "NEFT/SUNMEDICALLLP/1"])
      expect(by(company, narration, partnership)).toMatchObject({ outcome: "left", text: expect.stringContaining(partnership) });
    expect(by(partnership, "NEFT SUN MEDICAL PRIVATE LIMITED", company)?.outcome).toBe("left");
    expect(by("Sun Medical", "NEFT SUN MEDICAL LLP", partnership)?.outcome).toBe("left");
    for (const narration of ["NEFT SUN MEDICAL", "NEFT SUN MEDICAL PVT LTD", "HDFC BANK LTD SUNMEDICALPVTLTD", "SUN MEDICAL PRIVATE LIMITED"])
      expect(by(company, narration, partnership)?.outcome).toBe("record");
  });

  it("prepares the name of each unpaid firm once, and looks at few of them for a line", () => {
    let reads = 0;
    const names = Array.from({ length: 40 }, (_, at) => `Surgical ${at + 10}`);
    const invoices = names.map((name, at) => ({
      ...invoice(String(at + 10)),
      get firmName() {
        reads += 1;
        return name;
      },
      get duePaise() {
        reads += 1;
        return 1_770_00;
      },
    }));
    const verdicts = judge(
      names.map((name) => line({ narration: `NEFT ${name}` })),
      invoices,
    );
    expect(verdicts.map((verdict) => verdict.outcome === "record" && verdict.invoice.id)).toEqual(invoices.map(({ id }) => id));
    expect(reads).toBeLessThan(names.length * 10);
  });

  it("takes no name for found that is empty, too short, or in another script than the narration", () => {
    for (const firmName of ["Limited", "A1 Pvt Ltd", "भारत मेडिकल प्राइवेट लिमिटेड"])
      expect(judge([line({ narration: "NEFT A1 HOSPITAL SUPPLIES" })], [invoice("1", { firmName })])).toMatchObject([{ outcome: "left" }]);
    const hindi = "भारत मेडिकल";
    expect(judge([line({ narration: `NEFT ${hindi}` })], [invoice("1", { firmName: hindi })])).toMatchObject([{ outcome: "record" }]);
  });

  it.each([
    ["two numbers", "INV/26-27/000001 INV/26-27/000002"],
    ["a number that is none", "INV/26-27/000009"],
    ["nothing that is known", "cash"],
  ])("leaves a line with %s to the office", (_, narration) => {
    expect(judge([line({ narration })], [invoice("1"), invoice("2")])).toMatchObject([{ outcome: "left" }]);
  });

  it("leaves payments of cancelled invoices, and references that came before", () => {
    const narration = "INV/26-27/000001";
    expect(judge([line({ narration })], [invoice("1", { state: "cancelled" })])).toMatchObject([{ outcome: "left" }]);
    expect(judge([line({ narration, reference: "A" }), line({ narration, reference: "A" })], [invoice("1")])).toMatchObject([
      { outcome: "record" },
      { outcome: "left" },
    ]);
    const recorded = new Map([["B", { number: narration, amountPaise: 1_770_00, paidOn: "2026-04-02" }]]);
    expect(
      judge([line({ narration, reference: "B" }), line({ narration, reference: "B", amountPaise: 500_00 })], [invoice("1")], recorded),
    ).toMatchObject([{ outcome: "known" }, { outcome: "left", text: expect.stringContaining("recorded with another amount") }]);
    // Other money of the reference that was recorded by hand, and the same amount on another day.
    const other = { reference: "B", amountPaise: 500_00 };
    recorded.set("B-2", { number: narration, amountPaise: 500_00, paidOn: "2026-04-02" });
    expect(judge([line(other), line({ ...other, paidOn: "2026-04-03" })], [invoice("1")], recorded)).toMatchObject([
      { outcome: "known" },
      { outcome: "left" },
    ]);
  });

  it("knows a payment of several invoices by the sum of its parts of the day", () => {
    const narration = "INV/26-27/000001 INV/26-27/000002";
    const part = (number: string, amountPaise: number) => ({ number, amountPaise, paidOn: "2026-04-02" });
    const recorded = new Map([
      ["D", part("INV/26-27/000001", 1_770_00)],
      ["D-2", part("INV/26-27/000002", 1_770_00)],
    ]);
    const of = (values: Partial<StatementLine>) => judge([line({ narration, reference: "D", ...values })], [], recorded)[0];
    expect(of({ amountPaise: 3_540_00 })).toEqual({ outcome: "known", text: "Recorded already in parts: INV/26-27/000001, INV/26-27/000002." });
    expect(of({ amountPaise: 3_540_01 })?.outcome).toBe("left");
    expect(of({ amountPaise: 3_540_00, paidOn: "2026-04-03" })?.outcome).toBe("left");
  });

  it("leaves a payment of which a part stays recorded, or was taken back", () => {
    const narration = "INV/26-27/000001";
    const part = (number: string, paidOn = "2026-04-02") => ({ number, amountPaise: 1_770_00, paidOn });
    const [first, second] = [part("INV/26-27/000001"), part("INV/26-27/000002")];
    const back = (reference: string, of: RecordedReference) => ({ reference, ...of });
    const judged = (
      recorded: Record<string, RecordedReference>,
      takenBack: RecordedReferences["takenBack"],
      values: Partial<StatementLine> = { amountPaise: 3_540_00 },
    ) => judge([line({ narration, reference: "D", ...values })], [invoice("1")], new Map(Object.entries(recorded)), takenBack)[0];
    // With -2 again the rest would be no part of this payment.
    const asPart = {
      outcome: "left",
      text: expect.stringMatching(/at the invoice INV\/26-27\/000002\..*record the rest by hand with the reference D\./),
    };
    expect(judged({ "D-2": second }, [back("D", first)])).toMatchObject(asPart);
    expect(judged({ "D-2": part("INV/26-27/000002", "2026-04-01") }, [back("D", first)])).toMatchObject(asPart);
    // Both parts, one of them twice, on another day than the line, or with amounts that were typed wrongly.
    const asBack = { outcome: "left", text: expect.stringContaining("taken back at the invoice INV/26-27/000002") };
    const both = [back("D", first), back("D-2", second)];
    expect(judged({}, both)).toMatchObject(asBack);
    expect(judged({}, [back("D", first), ...both])).toMatchObject(asBack);
    expect(judged({}, both, { amountPaise: 3_540_00, paidOn: "2026-04-03" })).toMatchObject(asBack);
    expect(judged({}, both, { amountPaise: 3_600_00 })).toMatchObject(asBack);
    expect(judged({}, both, {})).toMatchObject({ outcome: "left", text: expect.stringContaining("taken back at the invoice INV/26-27/000001") });
    // Recorded again, in parts.
    expect(judged({ D: first, "D-2": second }, both)?.outcome).toBe("known");
    // Of another transfer.
    expect(judged({ "D2-2": second, "D-23": second }, [back("E-2", second), back("D-23", second)])?.outcome).toBe("record");
    expect(judged({}, [back("D", first)], { amountPaise: 500_00 })?.outcome).toBe("record");
  });

  it("leaves a payment that was taken back, of its amount only, unless it is recorded elsewhere by now", () => {
    const back = { reference: "C", number: "INV/26-27/000007", amountPaise: 1_770_00, paidOn: "2026-04-02" };
    const of = (values: Partial<StatementLine>, recorded = new Map<string, RecordedReference>()) =>
      judge([line({ narration: "INV/26-27/000001", reference: "C", ...values })], [invoice("1")], recorded, [back]);
    expect(of({})).toMatchObject([{ outcome: "left", text: expect.stringContaining("taken back at the invoice INV/26-27/000007") }]);
    expect(of({ amountPaise: 500_00 })).toMatchObject([{ outcome: "record" }]);
    expect(of({}, new Map([["C", { ...back, number: "INV/26-27/000008" }]]))).toMatchObject([{ outcome: "known" }]);
  });
});
