import { expect, it } from "vitest";
import { markCodeIn } from "./mark-code.ts";

it("finds the code of a mark in its address, in capitals and with blanks around it", () => {
  const code = "01a20dbe-ae56-7a77-ac47-669ef9133dd3";
  expect([code, ` ${code.toUpperCase()} `, `https://epcmd.example/verify/${code}?x=1`].map(markCodeIn)).toEqual([code, code, code]);
  expect(["", "Anand Surgical", code.slice(1), "../../login"].map(markCodeIn)).toEqual([undefined, undefined, undefined, undefined]);
});
