import { expect, it } from "vitest";
import { publicFigure } from "./statistics-view.ts";

it("hides a figure behind which one to four firms stand, and shows a zero", () => {
  const shown = [0, 1, 4, 5].map((firms) => publicFigure({ figure: String(firms * 10), firms }));
  expect(shown).toEqual(["0", null, null, "50"]);
});
