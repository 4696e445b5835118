import { expect, test } from "vitest";
import { gstinCheckCharacter, gstinWarning } from "#domain/members/gstin.ts";
import { normalisePhone } from "#domain/members/phone.ts";
import { demoApplications } from "./demo-applications.ts";
import { demoFirms, demoPhone } from "./demo-firms.ts";
import { shownContacts } from "./demo-profiles.ts";

test("GST and telephone numbers of the demonstration are nobody's", () => {
  const gstNos = [...demoFirms.map(({ gstNo }) => gstNo), ...demoApplications.map(({ gstNo }) => `${gstNo}${gstinCheckCharacter(gstNo)}`)];
  expect(gstNos.flatMap((gstNo) => gstinWarning(gstNo) ?? [])).toEqual([]);
  expect(gstNos.filter((gstNo) => gstNo.slice(7, 11) !== "0000")).toEqual([]);
  expect(new Set(gstNos.map((gstNo) => gstNo.slice(2, 12))).size).toBe(gstNos.length);
  const phones = demoFirms.map(({ contactPhone }) => normalisePhone(contactPhone));
  expect(phones.filter((phone) => phone?.startsWith("+91110000") !== true)).toEqual([]);
  expect(new Set(phones).size).toBe(demoFirms.length);
  expect(normalisePhone(demoPhone(9_000))).toBe("+911100009000");
});

test("a buyer finds firms of each trade that show their email and their phone, and a few that hide one", () => {
  const shown = demoFirms.map(({ trade }, index) => ({ trade, ...shownContacts(index) }));
  const trades = new Set(shown.filter(({ showEmail, showPhone }) => showEmail && showPhone).map(({ trade }) => trade));
  expect(trades).toEqual(new Set(demoFirms.map(({ trade }) => trade)));
  expect(shown.some(({ showEmail }) => !showEmail)).toBe(true);
  expect(shown.some(({ showPhone }) => !showPhone)).toBe(true);
});
