import { expect, test } from "vitest";
import { CodeNotLoaded } from "../../../lib/pictures/code-not-loaded.ts";
import { photoProblem } from "./photo-problem.ts";

test("a photo whose decoder is not loaded is not called damaged", () => {
  expect(photoProblem(new CodeNotLoaded())).toContain("internet connection");
  expect(photoProblem(new Error("no picture"))).toContain("cannot be opened");
});
