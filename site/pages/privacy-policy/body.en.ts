import { council } from "#domain/council.ts";
import { enquiryKeptMonths } from "#domain/directory/enquiry-notice.ts";
import { draftKeptDays, refusedKeptDays, unusedDays } from "#domain/joining/consent.ts";
import { keptMonths } from "#domain/site/consent.ts";
import { confirmDays } from "#domain/site/follow.ts";

const { fullName, shortName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source specification 2 "static legal text (jurisdiction Kolkata, Indian law)"; Digital Personal Data Protection Act 2023; what the product keeps */
export const body = `This policy says which personal data the ${fullName} (${shortName}) keeps through this website and its portal, why, and for how long.

## When you only read

You can read the public pages without an account. They set no cookies, count no visitors and load nothing from other sites. Your browser itself keeps your choice of language, text size, contrast and dark mode. An answer to "Was this page useful?" is counted for the page and the day, with nothing about you; so that one place is not counted again and again, a hash of your network address is kept for a day. The server's log notes the page and the time of a request that sends something or fails, without the network address that it came from. The audit trail notes that address, for security, with each action that it records, such as a sign-in or a refused request.

## When you write to us or register

The contact, query, feedback and registration forms keep what you enter, the time, and the version of the notice that you agreed to. It is kept for ${keptMonths} months and then removed. It is used to answer you or to run the event, read by the council's staff only, and not passed on.

## When you follow us by e-mail

The form keeps your address, the language, the time, and the version of the notice that you agreed to. An address that is not confirmed is removed after ${confirmDays} days. A confirmed address is kept until you stop: each e-mail has a link for that. One that waits for the dates of an event is removed with the e-mail about them, or after ${keptMonths} months. The address is used for these e-mails only and not passed on.

## When you apply for membership

An application keeps the details of the firm, its documents, and the name, e-mail address and phone number of its contact. Only the council's staff read it, to decide on it. An application in which nothing is saved is removed after ${unusedDays} days, a draft after ${draftKeptDays} days without a change, and a refused application after ${refusedKeptDays} days. An approved application is kept with the data of the member.

## When you write to a member

The members to whom you write an enquiry as a buyer see the name that you give, your e-mail address, phone number, country and kind of buyer, so that they can answer you; they may keep them. An enquiry and its answers are kept for ${enquiryKeptMonths} months and then removed. The council's staff count enquiries, and read one only when a member reports it as abuse.

## When you visit the stall of a member

A member that exhibits at a fair may note your name, company, country, e-mail address and interest, and take a photo of your card, to answer you after the fair. Only this firm reads them, and it may keep a copy; the council's staff count the visitors, and look at what was noted about you only when you ask for it. It is kept with the data of the firm until you ask us to remove it: write to ${write}.

## When you have a login

- Members: the firm's details, the contacts that the firm names, its papers and reimbursements, as long as the firm is a member and as long as the law wants papers of reimbursements kept.
- Buyers: e-mail, phone, address, country and kind of buyer, as long as the login exists.
- Everybody: when and from where you signed in. Sessions are kept for a month after their end, the audit trail for as long as the law wants it. A cookie holds the session; no script can read it, and it is used for nothing else.

## Who sees it

The council's staff, for a claim that was forwarded the DGFT officer, for an enquiry the members to whom the buyer wrote, and for a visit to a stall the member whose stall it was. In the directory, registered buyers and members see the name of a member's contact person, and the e-mail and phone unless the member has switched them off. Nothing is sold.

## Your rights

You may ask to see, correct or remove your data, or withdraw your consent, at any time: write to ${write}. If the answer does not satisfy you, you may complain to the Data Protection Board of India.

## Safety

Connections are encrypted, passwords are kept as hashes only, files are checked before anybody opens them, and every decision, export and change of an account by staff leaves an entry in a trail that cannot be changed. If you find a weakness, tell us at ${write} before you tell others.

## Changes

If this policy changes, the date of the last review at the foot of the page changes with it. It is governed by the laws of India; the courts at Kolkata have jurisdiction.`;
