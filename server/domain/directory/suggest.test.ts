import { expect, it } from "vitest";
import { createLexicon } from "./lexicon.ts";
import { suggestDevices } from "./suggest.ts";

const category = "Electonic" as const;
const device = (code: string, label: string) => ({ code, label, category });
const lexicon = createLexicon(
  [
    device("90181100", "Electro-cardiographs"),
    device("90183100", "Syringes, with or without needles"),
    device("90183210", "Suture needles"),
    device("40151200", "Surgical gloves"),
  ],
  [{ phrase: "ecg machine", codes: ["90181100"] }],
);
const offered = (typed: string) => suggestDevices(lexicon, typed, 3).map(({ text, code }) => `${text} ${code}`);

it("names that begin with what is typed come before those with a later word that does", () => {
  expect(offered("S")).toEqual([]);
  expect(offered("su")).toEqual(["Surgical gloves 40151200", "Suture needles 90183210"]);
  expect(offered("needle")).toEqual(["Suture needles 90183210", "Syringes, with or without needles 90183100"]);
});

it("what the trade says and the first digits of a code are known", () => {
  expect(offered("ECG m")).toEqual(["Electro-cardiographs 90181100"]);
  expect(offered("9018")).toHaveLength(3);
  expect(offered("4015")).toEqual(["Surgical gloves 40151200"]);
  expect(offered("“suture needles”. ")).toEqual(["Suture needles 90183210"]);
  expect(offered("Syringes, ")).toEqual(["Syringes, with or without needles 90183100"]);
});

it("characters of patterns are just characters, and nothing is offered for nothing", () => {
  for (const typed of ["", " ", "%%", "__", "\\\\", "''", ".*"]) expect(offered(typed)).toEqual([]);
});
