import { council, paths } from "#domain/council.ts";
import { daysAgo } from "#domain/dates.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { outsidePeriodSentences } from "#domain/reimbursements/expected-claims.ts";
import { accountEmails } from "./account-emails.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { EmailContent } from "./layout.ts";
import { circularEmails } from "./circular-emails.ts";
import { fairEmails } from "./fair-emails.ts";
import { joiningEmails } from "./joining-emails.ts";
import { visitorEmails } from "./visitor-emails.ts";
import { invoiceEmails } from "./invoice-emails.ts";
import { paymentEmails } from "./payment-emails.ts";

const open = (url: string) => ({ label: "Open the reimbursement", url });
const listed = (documents: readonly string[]) => (documents.length === 0 ? {} : { list: documents });
const nothingToDo = "You need not do anything now.";
/** Documents and costs alike. */
const inPoints = (count: number): string => (count === 0 ? "" : ` in ${count} ${count === 1 ? "point" : "points"}`);

const waitForSecond = (count: number): string =>
  count === 1 ? "1 recommendation waits for a second person before it goes" : `${count} recommendations wait for a second person before they go`;

/** @param until the last day, formatted */
const wayToFreshLook = (until: string): string =>
  `If you think that something was overlooked, ask for a fresh look by ${until}: open the reimbursement and say what was overlooked. Somebody else decides then.`;

/** What a firm can still do after a decision against it. */
const freshLook = (f: EmailFacts): string =>
  f.date === ""
    ? `A fresh look is given once, and this decision stands. If you think that it rests on an error, write to ${council.contactEmail}.`
    : wayToFreshLook(f.date);

/** `subject` is the number of the invoice that renews the membership; without one, `replyBy` is the day from which invoices are sent. */
function wayToRenew(f: EmailFacts): string {
  if (f.subject !== "") return `pay the invoice ${f.subject}, which stands in the portal under Invoices`;
  if (f.replyBy === "") return `write to ${council.contactEmail}`;
  return `pay the invoice for the next year. ${council.shortName} sends these invoices from ${f.replyBy} on, by e-mail, and they stand in the portal under Invoices. If none has come two weeks after that day, write to ${council.contactEmail}`;
}

const outsidePeriod = ({ outsidePeriod: outside, url }: EmailFacts): readonly string[] =>
  outside === undefined ? [] : outsidePeriodSentences(outside.outcome, outside.costOn, new URL(paths.exportPromotionMission, url).href);

const reopeningAsked = (f: EmailFacts): EmailContent => ({
  subject: `${f.reimbursementId}: waits for a second person`,
  preview: "Nothing changes until somebody confirms.",
  paragraphs: [
    `A colleague asks to reopen reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal. A second person confirms or declines it; who decided on it cannot.`,
  ],
  button: open(f.url),
});

const reopeningDeclined = (f: EmailFacts): EmailContent => ({
  subject: `${f.reimbursementId}: reopening declined`,
  preview: "The decision stands.",
  paragraphs: [
    `A colleague declined your request to reopen reimbursement ${f.reimbursementId} of ${f.firmName}. The decision stands. ${nothingToDo}`,
  ],
  button: open(f.url),
});

/** The texts of every e-mail: the event, the next step and its link. @source product.md "Life of a reimbursement", "Accounts" */
export const emailTemplates = {
  ...accountEmails,
  receipt: (f) => ({
    subject: f.isReply ? `${f.reimbursementId}: your reply was received` : `${f.reimbursementId}: received`,
    preview: `${council.shortName} has it. ${nothingToDo}`,
    paragraphs: [
      f.isReply
        ? `${council.shortName} has received your reply on reimbursement ${f.reimbursementId} of ${f.firmName}${f.documents.length === 0 ? "." : ", concerning:"}`
        : `${council.shortName} has received reimbursement ${f.reimbursementId} of ${f.firmName}. Keep this number.`,
    ],
    ...listed(f.documents),
    button: open(f.url),
    closing: [
      `${council.shortName} checks it document by document${f.date === "" ? "" : `, by ${f.date},`} and writes to you if something is missing. ${nothingToDo}`,
    ],
  }),
  deficiency: (f) => ({
    subject: `${f.reimbursementId}: action needed`,
    preview: `Deficiency${inPoints(f.documents.length)}. The review waits for your reply.`,
    paragraphs: [
      `${council.shortName} has checked reimbursement ${f.reimbursementId} of ${f.firmName} and needs something from you before it can go on.`,
      f.documents.length === 0 ? "The remark stands in the portal." : "What has to be mended stands in the portal. It concerns:",
    ],
    ...listed(f.documents),
    button: { label: "See the remarks and reply", url: f.url },
    closing: [
      `${f.documents.length === 0 ? "What you do not change" : "Everything else"} stands as you filed it. ${f.date === "" ? "" : `Please reply by ${f.date}. `}The review waits until you have replied, and goes on as soon as you have.`,
    ],
  }),
  reply: (f) => ({
    subject: `${f.reimbursementId}: reply received`,
    preview: `${f.firmName} has replied. It waits for review.`,
    paragraphs: [
      `${f.firmName} has replied on reimbursement ${f.reimbursementId}. It waits for your review.${f.documents.length === 0 ? "" : " It concerns:"}`,
    ],
    ...listed(f.documents),
    button: { label: "Review the reply", url: f.url },
  }),
  forwarded: (f) => ({
    subject: `${f.reimbursementId}: forwarded to ${council.officer}`,
    preview: nothingToDo,
    paragraphs: [
      `${council.shortName} found every document of reimbursement ${f.reimbursementId} of ${f.firmName} sufficient and forwarded it to ${council.officer}.`,
      `${nothingToDo} We write to you when ${council.officer} has decided or has a query.`,
    ],
    button: open(f.url),
  }),
  forwarded_to_dgft: (f) => ({
    subject: `${f.reimbursementId}: for your decision`,
    preview: `${council.shortName} has forwarded a reimbursement of ${f.firmName}.`,
    paragraphs: [
      `${council.shortName} has checked reimbursement ${f.reimbursementId} of ${f.firmName} and forwards it for your decision.`,
      "In the portal you can read the combined PDF and the recommended amount, approve all or part of it, refuse, or share a query.",
    ],
    button: open(f.url),
  }),
  query: (f) => ({
    subject: `${f.reimbursementId}: ${council.officer} has a query`,
    preview: `It concerns a reimbursement of ${f.firmName} and waits for ${council.shortName}.`,
    paragraphs: [
      `${council.officer} has a query on reimbursement ${f.reimbursementId} of ${f.firmName}. Its text stands in the portal.`,
      "Answer it and forward the reimbursement again, or share the query with the member. The member knows only that there is a query.",
    ],
    button: { label: "Read the query", url: f.url },
  }),
  query_notice: (f) => ({
    subject: `${f.reimbursementId}: ${council.officer} has a query`,
    preview: `${council.shortName} is preparing it. ${nothingToDo}`,
    paragraphs: [
      `${council.officer} has a query on reimbursement ${f.reimbursementId} of ${f.firmName}. ${council.shortName} is preparing it and writes to you if something is needed from you.`,
      nothingToDo,
    ],
    button: open(f.url),
  }),
  approved: (f) => ({
    subject: `${f.reimbursementId}: approved by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [
      `${council.officer} has approved reimbursement ${f.reimbursementId} of ${f.firmName}.`,
      ...(f.date === ""
        ? [
            "The amount is in the portal, with the reason if it is less than claimed. The combined PDF there is now final. Keep a copy with your records.",
          ]
        : ["The amount is less than was recommended or the rules may allow. You find it in the portal, with the reason.", wayToFreshLook(f.date)]),
    ],
    button: open(f.url),
  }),
  approved_to_council: (f) => ({
    subject: `${f.reimbursementId}: approved by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [`${council.officer} has approved reimbursement ${f.reimbursementId} of ${f.firmName}. The firm was told. ${nothingToDo}`],
    button: open(f.url),
  }),
  refused: (f) => ({
    subject: `${f.reimbursementId}: refused by ${council.officer}`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.officer} has refused reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal.`,
      freshLook(f),
    ],
    button: { label: "Read the reason", url: f.url },
  }),
  refused_to_council: (f) => ({
    subject: `${f.reimbursementId}: refused by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [`${council.officer} has refused reimbursement ${f.reimbursementId} of ${f.firmName}. The firm was told. ${nothingToDo}`],
    button: { label: "Read the reason", url: f.url },
  }),
  withdrawn: (f) => ({
    subject: `${f.reimbursementId}: withdrawn`,
    preview: "As you asked, it is closed.",
    paragraphs: [
      `Reimbursement ${f.reimbursementId} of ${f.firmName} was withdrawn from your side and is closed. Its papers stay readable in the portal.`,
      `If nobody at your firm meant to withdraw it, write to ${council.contactEmail}.`,
    ],
    button: open(f.url),
  }),
  closed: (f) => ({
    subject: `${f.reimbursementId}: closed`,
    preview: "The reason stands in the portal.",
    paragraphs: [`${council.shortName} closed reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal.`, freshLook(f)],
    button: { label: "Read the reason", url: f.url },
  }),
  fresh_look_receipt: (f) => ({
    subject: `${f.reimbursementId}: fresh look asked`,
    preview: `${council.shortName} has your request. ${nothingToDo}`,
    paragraphs: [
      `You asked for a fresh look at the decision on reimbursement ${f.reimbursementId} of ${f.firmName}. ${council.shortName} looks at it again${f.date === "" ? "" : `, by ${f.date}`}. Somebody else than before decides.`,
    ],
    ...listed(f.documents),
    button: open(f.url),
    closing: [nothingToDo],
  }),
  fresh_look_asked: (f) => ({
    subject: `${f.reimbursementId}: fresh look asked`,
    preview: `${f.firmName} says what was overlooked.`,
    paragraphs: [
      `${f.firmName} asks for a fresh look at the decision on reimbursement ${f.reimbursementId}. What the firm wrote stands in the portal. Somebody else than before acts on it.`,
    ],
    ...listed(f.documents),
    button: open(f.url),
  }),
  reopening_asked: (f) => reopeningAsked(f),
  reopening_asked_to_dgft: (f) => reopeningAsked(f),
  reopening_declined: (f) => reopeningDeclined(f),
  reopening_declined_to_dgft: (f) => reopeningDeclined(f),
  reopened: (f) => ({
    subject: `${f.reimbursementId}: reopened`,
    preview: `It will be decided again. ${nothingToDo}`,
    paragraphs: [
      `Reimbursement ${f.reimbursementId} of ${f.firmName} is open again and will be decided again, by somebody else than before. The earlier decision stands in the portal. ${nothingToDo}`,
    ],
    button: open(f.url),
  }),
  reopened_to_council: (f) => ({
    subject: `${f.reimbursementId}: reopened by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [
      `${council.officer} has reopened reimbursement ${f.reimbursementId} of ${f.firmName} and decides on it again. The firm was told. ${nothingToDo}`,
    ],
    button: open(f.url),
  }),
  sent_back: (f) => ({
    subject: `${f.reimbursementId}: sent back at the second look`,
    preview: "The remark stands in the history.",
    paragraphs: [
      `A colleague looked at what you prepared for reimbursement ${f.reimbursementId} of ${f.firmName} and sent it back with a remark, which stands in the history.`,
      `It does not go to ${council.officer} before it is forwarded again.`,
    ],
    button: { label: "Read the remark", url: f.url },
  }),
  message_to_council: (f) => ({
    subject: "New message from the website",
    preview: "It waits in the portal.",
    paragraphs: ["Somebody has written to the council by the contact form of the website. What was written stands in the portal."],
    list: [`From: ${f.sender}`, `Subject: ${f.subject}`],
    button: { label: "Read the message", url: f.url },
  }),
  registration_to_council: (f) => ({
    subject: "New registration from the website",
    preview: "It stands in the portal.",
    paragraphs: ["Somebody has registered by the form of the website. The registration stands in the portal."],
    list: [`From: ${f.sender}`, `Organisation: ${f.subject}`, ...f.documents],
    button: { label: "See the registration", url: f.url },
  }),
  enquiry: (f) => ({
    subject: `New enquiry from a buyer through ${council.shortName}`,
    preview: "It stands in the portal, and so does your answer.",
    paragraphs: [`A buyer has written to ${f.firmName} through the member directory. Text and contact of the buyer stand in the portal.`],
    list: [`From: ${f.sender}`, `Subject: ${f.subject}`],
    button: { label: "Read and answer the enquiry", url: f.url },
    closing: ["If the enquiry is abuse, report it there; nobody has to answer it."],
  }),
  enquiry_answer: (f) => ({
    subject: "A member has answered your enquiry",
    preview: `${f.firmName} has answered.`,
    paragraphs: [
      `${f.firmName} has answered the enquiry that you sent through the directory of the ${council.fullName}. The answer stands in the portal.`,
    ],
    list: [`Your subject: ${f.subject}`],
    button: { label: "Read the answer", url: f.url },
  }),
  enquiry_reported: (f) => ({
    subject: "A member has reported an enquiry",
    preview: `${f.firmName} calls it abuse.`,
    paragraphs: [`${f.firmName} has reported an enquiry of a buyer as abuse. Enquiry and reason stand in the portal.`],
    list: [`From: ${f.sender}`, `Subject: ${f.subject}`],
    button: { label: "Read the report", url: f.url },
  }),
  membership_ends: (f) => ({
    subject: `Your membership ends on ${f.date}`,
    preview: "Renew it in time: without it no reimbursement can be filed.",
    paragraphs: [
      `The membership of ${f.firmName} with the ${council.fullName} ends on ${f.date}.`,
      "From the day after, you can go on reading everything in the portal and reply to remarks, but not file a reimbursement.",
    ],
    button: { label: f.subject === "" ? "Open the portal" : "Open the invoice", url: f.url },
    closing: [`To renew it, ${wayToRenew(f)}. If you have renewed it already, there is nothing to do.`],
  }),
  reply_reminder: (f) => ({
    subject: `${f.reimbursementId}: your reply is ${f.count === 0 ? "awaited" : "overdue"}`,
    preview: `${council.shortName} asked on ${f.date}. The review waits for you.`,
    paragraphs: [
      `On ${f.date} ${council.shortName} asked you for something on reimbursement ${f.reimbursementId} of ${f.firmName}. The review waits until you have replied.`,
      f.documents.length === 0 ? "The remark stands in the portal." : "It concerns:",
    ],
    ...listed(f.documents),
    button: { label: "See the remarks and reply", url: f.url },
    ...(f.replyBy !== "" && {
      closing: [
        f.count === 0
          ? `Please reply by ${f.replyBy}.`
          : `You were asked to reply by ${f.replyBy}, ${daysAgo(f.count)}. Nothing is refused for that: the review waits, and you can still reply.`,
      ],
    }),
  }),
  filing_reminder: (f) => ({
    subject: `File by ${f.date}: ${f.subject}`,
    preview: f.count === 0 ? "Today is the last day." : `${f.count} ${f.count === 1 ? "day is" : "days are"} left.`,
    paragraphs: [
      `${f.firmName} noted that it means to claim for ${f.subject}. By the rules of today the last day to file is ${f.date}.`,
      ...outsidePeriod(f),
      ...(f.membership === undefined ? [] : [f.membership.text]),
      ...(f.outsidePeriod?.outcome === "blocks" || f.membership?.canFile === false
        ? []
        : ["A claim that is begun is kept. Begin it now, and add the papers as they come."]),
    ],
    button: { label: "Open the registrations in hand", url: f.url },
    closing: ["If you have filed it already, or do not mean to any more, remove the entry there."],
  }),
  digest: (f) => ({
    subject: `${f.count} ${f.count === 1 ? "reimbursement waits" : "reimbursements wait"} for ${f.office === "dgft" ? council.officer : council.shortName}`,
    preview: "Those that wait longest, first.",
    paragraphs: [f.count > f.documents.length ? `Of ${f.count} reimbursements that wait for you, these have waited longest:` : "These wait for you:"],
    list: f.documents,
    button: { label: f.office === "dgft" ? "Open My work" : "Open the admin panel", url: f.url },
    ...(f.forSecond > 0 && {
      closing: [`${waitForSecond(f.forSecond)} to ${council.officer}, and you can be that person. Look under "Second person" in the portal.`],
    }),
  }),
  ...circularEmails,
  ...visitorEmails,
  ...joiningEmails,
  ...paymentEmails,
  ...invoiceEmails,
  ...fairEmails,
} as const satisfies Record<MailKind, (facts: EmailFacts) => EmailContent>;
