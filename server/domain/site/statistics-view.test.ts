import { expect, it } from "vitest";
import { publicFigures, type CountedFigure } from "./statistics-view.ts";

const counted = (firms: number, differing: CountedFigure["differing"] = {}): CountedFigure => ({ figure: String(firms * 10), firms, differing });
const row = { received: counted(9), approved: counted(9), claimed: counted(9), sanctioned: counted(9), paid: counted(9) };

it("hides a figure behind which one to four firms stand, and shows a zero", () => {
  const shown = [0, 1, 4, 5].map((firms) => publicFigures({ ...row, paid: counted(firms) }).paid);
  expect(shown).toEqual(["0", null, null, "50"]);
});

it("hides the smaller of two figures when one to four firms make the difference, and shows equal ones", () => {
  const approvedOf = (differing: number) => publicFigures({ ...row, approved: counted(7, { received: differing }) }).approved;
  expect([0, 1, 4, 5].map(approvedOf)).toEqual(["70", null, null, "70"]);
  const amounts = { claimed: counted(9), sanctioned: counted(8, { claimed: 1 }), paid: counted(8, { claimed: 1, sanctioned: 0 }) };
  // Paid equals sanctioned: shown, it would tell what is hidden.
  expect(publicFigures({ ...row, ...amounts })).toMatchObject({ claimed: "90", sanctioned: null, paid: null });
  // What is hidden is not compared with.
  expect(publicFigures({ ...row, claimed: counted(4), sanctioned: counted(8, { claimed: 4 }) })).toMatchObject({ claimed: null, sanctioned: "80" });
});
