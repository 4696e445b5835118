import { expect, it } from "vitest";
import { createLog } from "./log.ts";

const lineOf = (facts: object): string => {
  let text = "";
  createLog("info", { write: (line) => void (text += line) }).info(facts);
  return text;
};

it("removes secrets and personal identifiers at any of three depths", () => {
  const line = lineOf({
    event: "x",
    password: "S3cret!",
    user: { email: "a@b.example", session: { token: "t0ken" } },
    firm: { gstNo: "27AAPFU0939F1ZV", contact: { phone: "+919812345678" } },
  });
  expect(JSON.parse(line)).toMatchObject({
    event: "x",
    password: "[removed]",
    user: { email: "[removed]", session: { token: "[removed]" } },
    firm: { gstNo: "[removed]", contact: { phone: "[removed]" } },
  });
});

it("takes addresses out of what a mail server said, and keeps the code and where it happened", () => {
  const error = Object.assign(new Error("550 5.1.1 <quill@firm.example>: no such user"), { code: "EENVELOPE" });
  const line = lineOf({ err: error });
  expect(line).not.toContain("quill");
  expect(JSON.parse(line)).toMatchObject({
    err: { code: "EENVELOPE", message: "550 5.1.1 [address] no such user", stack: expect.stringContaining("log.test.ts") },
  });
});

it("writes each line to both places", () => {
  const [one, two]: [string[], string[]] = [[], []];
  createLog("info", { write: (line) => void one.push(line) }, { write: (line) => void two.push(line) }).info({ event: "x" });
  expect(one).toHaveLength(1);
  expect(two).toEqual(one);
});
