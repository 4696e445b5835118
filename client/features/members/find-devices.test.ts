import { describe, expect, it } from "vitest";
import { createLexicon } from "#domain/directory/lexicon.ts";
import { findDevices } from "./find-devices.ts";

const lexicon = createLexicon(
  [
    { code: "30064000", label: "Dental cement", category: "Consumable" },
    { code: "90183100", label: "Syringes", category: "Consumable" },
    { code: "90189042", label: "ENT precision instruments", category: "Device-Surgical" },
    { code: "90211000", label: "Orthopaedic appliances", category: "implant" },
  ],
  [
    { phrase: "scalpel", codes: ["90189042"] },
    { phrase: "bone plate", codes: ["90211000"] },
  ],
);

describe("the search of devices in the profile", () => {
  it.each([
    ["scalpel", ["90189042"], undefined],
    ["Bone plates", ["90211000"], undefined],
    ["syrnge", ["90183100"], "syringe"],
    ["orthopedic", ["90211000"], undefined],
    ["9018.31.00", ["90183100"], undefined],
    ["ENT", ["90189042", "30064000"], undefined],
    ["sofa", [], undefined],
  ])("%s finds %j", (search, codes, searchedFor) => {
    expect(findDevices(lexicon, search)).toEqual({ codes, searchedFor });
  });
});
