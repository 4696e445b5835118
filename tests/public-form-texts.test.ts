import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { forms as hindi } from "#site/content/languages/hi/forms.ts";
import { inWordsOf } from "#site/content/languages/in-words-of.ts";
import { body as english } from "#site/pages/privacy-policy/body.en.ts";
import { body as inHindi } from "#site/pages/privacy-policy/body.hi.ts";
import { texts as registration } from "#site/pages/registration/texts.hi.ts";
import { noAnswer, slowDown } from "#client/shared/call-messages.ts";
import { databaseUnavailable } from "#db/connection/pool-limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { profileNotice } from "#domain/consent.ts";
import { enquiryKeptMonths, enquiryNotice } from "#domain/directory/enquiry-notice.ts";
import { draftKeptDays, refusedKeptDays, unusedDays } from "#domain/joining/consent.ts";
import { profileMessages } from "#domain/members/profile-messages.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { confirmDays } from "#domain/site/follow.ts";
import { RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { somethingWentWrong } from "#server/error-mapping.ts";
import { logRequests } from "#server/http/request-log.ts";
import { createLog } from "#server/infra/log.ts";

const wrong = ["", "x".repeat(201), "x".repeat(100_000), "a\u0007b", "two\nlines"];
const names = ["name", "email", "subject", "message", "organisation", "designation"];
const right = { ...Object.fromEntries(names.map((name) => [name, "right@example.com"])), consentVersion: consentNotice.version };

/** Every sentence that a form of the website can answer to a field. */
function ofFields(): string[] {
  const tries = [
    ...names.flatMap((name) => wrong.map((value) => ({ ...right, [name]: value }))),
    ...["", "2020-01"].map((consentVersion) => ({ ...right, consentVersion })),
  ];
  const issues = [SendMessageInput, RegisterInput].flatMap((shape) => tries.flatMap((value) => shape.safeParse(value).error?.issues ?? []));
  return issues.map(({ message }) => message);
}

const others = [
  siteMessages.sent,
  siteMessages.registered,
  siteMessages.sendFailed,
  siteMessages.eventNotChosen,
  siteMessages.eventClosed,
  siteMessages.eventUnknown,
  siteMessages.followAsked,
  siteMessages.datesKnown,
  siteMessages.eventOver,
  siteMessages.eventCancelled,
  accountMessages.tooManyAttempts(30),
  accountMessages.tooManyAttempts(1),
  accountMessages.tooManyAttempts(600),
  accountMessages.tooManyAttempts(86_400),
  noAnswer,
  slowDown,
  databaseUnavailable().message,
  somethingWentWrong,
];

test("form and page answer in the same Hindi words that an event is not known", () => {
  const [sentence = ""] = registration.eventUnknown.split(" आप ");
  expect(sentence).toMatch(/।$/);
  expect(inWordsOf(hindi.said, siteMessages.eventUnknown)).toContain(sentence);
});

test("privacy policy and notice of the profile say that e-mail and phone are shown unless the member hides them", () => {
  expect(english).toContain("the e-mail and phone unless the member has switched them off");
  expect(inHindi).toContain("ई-मेल तथा फ़ोन भी, यदि सदस्य ने उन्हें दिखाना बंद न किया हो");
  expect(profileNotice.paragraphs[0]).toContain("e-mail and mobile unless you untick them");
  expect(profileNotice.paragraphs[0]).toContain("e-mails of the portal go to the address of your login");
  expect(profileNotice.paragraphs[0]).toContain("about its membership, its reimbursements and the fairs to which it applies");
});

test("the privacy policy says in both languages how long followers and applications for membership are kept", () => {
  for (const body of [english, inHindi])
    for (const days of [confirmDays, unusedDays, draftKeptDays, refusedKeptDays]) expect(body).toMatch(new RegExp(`\\b${days} (days|दिन)`));
});

/** The section of a page below a heading. */
const sectionOf = (body: string, heading: string): string => body.split("\n## ").find((section) => section.startsWith(heading)) ?? "";

test("the privacy policy says in both languages what members see of a buyer who writes to them, and how long enquiries are kept", () => {
  const [toMember, toMemberInHindi] = [sectionOf(english, "When you write to a member"), sectionOf(inHindi, "जब आप किसी सदस्य को लिखते हैं")];
  for (const word of ["e-mail address", "phone number", "country", "kind of buyer"])
    for (const text of [toMember, enquiryNotice.agreement]) expect(text).toContain(word);
  expect(toMember).toContain(`${enquiryKeptMonths} months`);
  for (const word of ["ई-मेल पता", "फ़ोन नंबर", "देश", "क्रेता का प्रकार", `${enquiryKeptMonths} महीने`]) expect(toMemberInHindi).toContain(word);
  expect(sectionOf(english, "Who sees it")).toContain("the members to whom the buyer wrote");
  expect(sectionOf(inHindi, "इसे कौन देखता है")).toContain("वे सदस्य जिन्हें क्रेता ने लिखा");
});

test("the privacy policy says in both languages what members note of visitors of a stall, and until when it is kept", () => {
  const [atStall, atStallInHindi] = [
    sectionOf(english, "When you visit the stall of a member"),
    sectionOf(inHindi, "जब आप किसी सदस्य के स्टॉल पर आते हैं"),
  ];
  for (const words of ["name", "company", "country", "e-mail address", "interest", "photo of your card", "until you ask us to remove it"])
    expect(atStall).toContain(words);
  for (const words of ["नाम", "कंपनी", "देश", "ई-मेल पता", "रुचि", "कार्ड का फ़ोटो", "जब तक आप इसे हटाने को न कहें"]) expect(atStallInHindi).toContain(words);
  expect(sectionOf(english, "Who sees it")).toContain("the member whose stall it was");
});

test("privacy policy and profile say that buyers and members see the name of the contact person", () => {
  expect(sectionOf(english, "Who sees it")).toMatch(/buyers and members see the name of a member's contact person/);
  expect(sectionOf(inHindi, "इसे कौन देखता है")).toMatch(/क्रेता और सदस्य किसी सदस्य के संपर्क व्यक्ति का नाम देखते हैं/);
  expect(profileMessages.alwaysListed).toMatch(/^Buyers and other members always see .* the name of the contact person/);
  expect(profileMessages.listedContacts([])).not.toMatch(/no contact|council/);
  expect(profileNotice.paragraphs[0]).toContain("buyers and members see the name of the contact person");
});

test("the privacy policy says in both languages that the log of requests has no network address, and it has none", async () => {
  let lines = "";
  const app = express();
  app.set("trust proxy", 1);
  app.use(logRequests(createLog("info", { write: (line) => void (lines += line) })));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a server that listens on TCP has no other kind of address
  await fetch(`http://127.0.0.1:${port}/nothing`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
  await expect.poll(() => lines).toContain("/nothing");
  server.close().closeAllConnections();
  expect(lines).not.toMatch(/203\.0\.113\.9|127\.0\.0\.1/);
  expect(english).toContain("without the network address that it came from");
  expect(inHindi).toContain("वह नेटवर्क पता दर्ज नहीं होता");
});

test("Hindi has words for whatever a public form may be answered with", () => {
  const sentences = [...new Set([...ofFields(), ...others])];
  expect(sentences.length).toBeGreaterThan(25);
  expect(sentences.filter((sentence) => inWordsOf(hindi.said, sentence) === sentence)).toEqual([]);
});
