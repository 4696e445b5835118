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
    device("90278990", "Hematocrit centrifuges"),
    device("90181210", "Heart scanners"),
  ],
  [
    { phrase: "ecg machine", codes: ["90181100"] },
    { phrase: "haematology analyser", codes: ["90278990"] },
    { phrase: "colour doppler", codes: ["90181210"] },
  ],
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

it("American and British spelling find each other, whole words and begun ones", () => {
  const blood = ["Hematocrit centrifuges 90278990"];
  for (const typed of ["haematology", "hematology", "haematology analys", "hematology analyz", "hae", "haematocrit"])
    expect(offered(typed)).toEqual(blood);
  for (const typed of ["colour doppler", "color dop"]) expect(offered(typed)).toEqual(["Heart scanners 90181210"]);
});

it("characters of patterns are just characters, and nothing is offered for nothing", () => {
  for (const typed of ["", " ", "%%", "__", "\\\\", "''", ".*"]) expect(offered(typed)).toEqual([]);
});
