import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { completeDraft } from "../support/reimbursements.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { contextOf } from "../support/services.ts";

let portal: AbusePortal;
let plantId: string;
beforeAll(async () => {
  portal = await openAbusePortal();
  plantId = (await completeDraft(portal.services, portal.actors.member, "plant")).id;
});
afterAll(() => portal?.close());

async function saveLink(link: string) {
  const { version } = await getOwnReimbursement(contextOf(portal.services, portal.actors.member), { reimbursementId: plantId });
  return portal.everybody.MEMBER.mutate("reimbursements.saveStep", {
    scheme: "plant",
    reimbursementId: plantId,
    version,
    step: 4,
    answers: { google_maps_link: link },
  });
}

describe("row 32: the link to a map", () => {
  it.each([
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,x",
    "gopher://127.0.0.1/",
    "http://maps.google.com/",
    "https://127.0.0.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::1]/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://maps.google.com@evil.example/",
    "https://user@maps.google.com/",
    "https://maps.google.com:8443/",
    "https://maps.google.com.evil.example/",
    "https://evil.example/?https://maps.google.com/",
    "https://evil.example#maps.google.com",
    "https://xn--mps-9la.google.com/",
    "//maps.google.com/",
    "maps.google.com",
  ])("row 32: %s is refused, and names the field", async (link) => {
    const { status, error } = await saveLink(link);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ["google_maps_link"]]);
  });

  it("row 32: a map is taken", async () => {
    for (const link of ["https://maps.app.goo.gl/plant", "https://www.google.com/maps/place/Pune"]) expect((await saveLink(link)).status).toBe(200);
  });
});
