import { expect, it } from "vitest";
import { isSecondPerson } from "./second-person.ts";

// The operator made Asha and Ravi. Asha invited Bina and Charu; Bina invited Dev and Esha; Dev invited Farah.
const invitations = new Map([
  ["Bina", "Asha"],
  ["Charu", "Asha"],
  ["Dev", "Bina"],
  ["Esha", "Bina"],
  ["Farah", "Dev"],
]);

it.each([
  ["Asha", "Ravi", true],
  ["Asha", "Asha", false],
  ["Asha", "Bina", false],
  ["Asha", "Farah", false],
  ["Ravi", "Farah", true],
  ["Bina", "Charu", true],
  ["Farah", "Charu", true],
  ["Dev", "Esha", false],
  ["Farah", "Esha", false],
])("%s and %s are two people: %s", (first, second, expected) => {
  expect(isSecondPerson(invitations, first, second)).toBe(expected);
  expect(isSecondPerson(invitations, second, first)).toBe(expected);
});
