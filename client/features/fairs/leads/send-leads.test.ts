import { expect, it } from "vitest";
import { stopOf } from "./send-leads.ts";

it("lets a lead wait while its firm is not signed in: nobody is, an officer is, or another firm is", () => {
  const refusal = (code: string) => ({ code, message: "No." });
  expect(stopOf(401, refusal("unauthenticated"))).toBe("signed_out");
  expect(stopOf(403, refusal("forbidden"))).toBe("signed_out");
  expect(stopOf(409, refusal("other_firm"))).toBe("signed_out");
  expect(stopOf(409, refusal("no_seat"))).toBeUndefined();
});

it("lets a lead wait while the portal does not answer", () => {
  expect(stopOf(503, { code: "unavailable", message: "Later." })).toBe("no_line");
  expect(stopOf(200, undefined)).toBe("no_line");
  expect(stopOf(200, { id: "a-lead" })).toBeUndefined();
});
