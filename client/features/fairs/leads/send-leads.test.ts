import { expect, it } from "vitest";
import { stopOf } from "./send-leads.ts";

it("keeps a lead waiting while no user of its firm is signed in: after the session, as an officer, and as another firm", () => {
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
