import { expect, test } from "vitest";
import { firmTasks, totalsByYear } from "./ask-firm.ts";

const line = {
  id: "line",
  reimbursementId: "PRD-2627-00001",
  state: "papers_asked",
  isPaidByCouncil: true,
  receipt: undefined,
  waitsForAccount: false,
} as const;
const accounts = { counting: "XXXX 1234", isOnItsWay: false, refusal: undefined };
const sign = { kind: "sign_pre_receipt", lineId: "line", reimbursementId: "PRD-2627-00001", remark: undefined };

test("asks for an account only while none counts and none is on its way", () => {
  const kindsOf = (change: Partial<Parameters<typeof firmTasks>[1]>) => firmTasks([line], { ...accounts, ...change }).map(({ kind }) => kind);
  expect(kindsOf({})).toEqual(["sign_pre_receipt"]);
  expect(kindsOf({ counting: undefined })).toEqual(["give_account", "sign_pre_receipt"]);
  expect(kindsOf({ counting: undefined, isOnItsWay: true })).toEqual(["sign_pre_receipt"]);
  // A change that was refused is no task: the account before counts.
  expect(kindsOf({ refusal: "Too pale" })).toEqual(["sign_pre_receipt"]);
  expect(firmTasks([], { ...accounts, counting: undefined })).toEqual([]);
  expect(firmTasks([], { ...accounts, counting: undefined, refusal: "Too pale" })).toEqual([{ kind: "give_account", remark: "Too pale" }]);
});

test("asks for a pre-receipt that is missing or refused, of a payment of the council that waits", () => {
  const refused = { state: "refused", remark: "The stamp is missing." } as const;
  expect(firmTasks([line], accounts)).toEqual([sign]);
  expect(firmTasks([{ ...line, receipt: refused }], accounts)).toEqual([{ ...sign, remark: refused.remark }]);
  for (const done of [{ receipt: { state: "given", remark: null } }, { isPaidByCouncil: false }, { state: "in_batch" }] as const)
    expect(firmTasks([{ ...line, ...done }], accounts)).toEqual([]);
});

test("asks about the account of a returned payment", () => {
  const returned = { ...line, receipt: { state: "accepted", remark: null }, waitsForAccount: true } as const;
  expect(firmTasks([returned], accounts)).toEqual([{ kind: "keep_account", lineId: "line", reimbursementId: "PRD-2627-00001", number: "XXXX 1234" }]);
  expect(firmTasks([returned], { ...accounts, isOnItsWay: true })).toEqual([]);
});

test("adds up each year: what is neither paid nor recovered is open", () => {
  const of = (financialYear: string, state: Parameters<typeof totalsByYear>[0][number]["state"], amountPaise: number, recoveredPaise = 0) => ({
    financialYear,
    state,
    amountPaise,
    recoveredPaise,
  });
  expect(
    totalsByYear([
      of("2025-26", "paid_elsewhere", 1),
      of("2026-27", "paid", 2),
      of("2026-27", "returned", 4),
      of("2026-27", "recovered", 8, 8),
      // A part of it came back.
      of("2026-27", "paid", 100, 30),
    ]),
  ).toEqual([
    { year: "2026-27", sanctionedPaise: 114, paidPaise: 72, recoveredPaise: 38, openPaise: 4 },
    { year: "2025-26", sanctionedPaise: 1, paidPaise: 1, recoveredPaise: 0, openPaise: 0 },
  ]);
});
