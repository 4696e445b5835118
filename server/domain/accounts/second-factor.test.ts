import { describe, expect, it } from "vitest";
import { readCode, showRecoveryCode } from "./second-factor.ts";

describe("a code as it is typed", () => {
  it.each([
    ["123456", { kind: "app", digits: "123456" }],
    [" 123 456 ", { kind: "app", digits: "123456" }],
    ["3-ABCDE-FGHJK", { kind: "recovery", position: 3, characters: "ABCDEFGHJK" }],
    ["3abcde fghjk", { kind: "recovery", position: 3, characters: "ABCDEFGHJK" }],
    ["0-O1IL0-00000", { kind: "recovery", position: 0, characters: "0111000000" }],
    ["12345", { kind: "neither" }],
    ["1234567", { kind: "neither" }],
    ["A-ABCDE-FGHJK", { kind: "neither" }],
    ["3-ABCDE-FGHJU", { kind: "neither" }],
    ["", { kind: "neither" }],
    ["१२३४५६", { kind: "neither" }],
  ])("%s", (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it("is read as it was shown", () => {
    expect(readCode(showRecoveryCode(7, "MNPQRSTVWX"))).toEqual({ kind: "recovery", position: 7, characters: "MNPQRSTVWX" });
  });
});
