import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contactMessages } from "#db/schema/site.ts";
import { openAbusePortal, type AbusePortal } from "../support/principals.ts";

let portal: AbusePortal;
beforeAll(async () => {
  portal = await openAbusePortal();
});
afterAll(() => portal?.close());

const email = "long-letters@people.example";
/** Text that no compression makes short enough for one write to a connection. */
const messages = Array.from({ length: 60 }, () => randomBytes(20_000).toString("base64"));

it.each(["identity", "gzip", "br"])("an answer of more than a connection takes at once comes whole (%s)", async (encoding) => {
  const { database, everybody } = portal;
  await database.db.delete(contactMessages);
  const sender = { name: "Visitor Words", email, subject: "Long", consentVersion: "1", consentedAt: new Date() };
  await database.db.insert(contactMessages).values(messages.map((message) => ({ ...sender, message })));
  const answer = await everybody.EPCMD_ADMIN.mutate("privacy.export", { email }, { "accept-encoding": encoding });
  expect(answer.status).toBe(200);
  const text = JSON.stringify(answer.value);
  expect(messages.filter((each) => !text.includes(each))).toEqual([]);
});
