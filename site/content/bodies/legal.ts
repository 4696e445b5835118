import { council } from "#domain/council.ts";
import { keptMonths } from "#domain/site/consent.ts";

const { fullName, shortName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source specification 2 "static legal text (jurisdiction Kolkata, Indian law)"; Digital Personal Data Protection Act 2023; what the product keeps */
export const privacyPolicy = `This policy says which personal data the ${fullName} (${shortName}) keeps through this website and its portal, why, and for how long.

## When you only read

You can read the public pages without an account. They set no cookies, count no visitors and load nothing from other sites. Your browser itself keeps your choice of text size, contrast and dark mode. The server's log notes the address of each request, its time and the network address that it came from, for security.

## When you write to us or register

The contact, query, feedback and registration forms keep what you enter, the time, and the version of the notice that you agreed to. It is kept for ${keptMonths} months and then removed. It is used to answer you or to run the event, read by the council's staff only, and not passed on.

## When you have a login

- Members: the firm's details, the contacts that the firm names, its papers and reimbursements, as long as the firm is a member and as long as the law wants papers of reimbursements kept.
- Buyers: name, e-mail, phone, address and kind of buyer, as long as the login exists.
- Everybody: when and from where you signed in. Sessions are kept for a month after their end, the audit trail for as long as the law wants it. A cookie holds the session; no script can read it, and it is used for nothing else.

## Who sees it

The council's staff, and for a claim that was forwarded the DGFT officer. Registered buyers see of a member's contacts only what the member has ticked. Nothing is sold.

## Your rights

You may ask to see, correct or remove your data, or withdraw your consent, at any time: write to ${write}. If the answer does not satisfy you, you may complain to the Data Protection Board of India.

## Safety

Connections are encrypted, passwords are kept as hashes only, files are checked before anybody opens them, and every decision, export and change of an account by staff leaves an entry in a trail that cannot be changed. If you find a weakness, tell us at ${write} before you tell others.

## Changes

If this policy changes, the date of the last review at the foot of the page changes with it. It is governed by the laws of India; the courts at Kolkata have jurisdiction.`;

/** @source specification 2 "/terms-of-use", 6 "Terms" */
export const termsOfUse = `By using this website you accept these terms. If you do not, do not use it.

## The website

It is run by the ${fullName} (${shortName}) to inform exporters, buyers and the public, and to serve its members. What is said on it may be used as [copyright and hyperlink policy](/copyright-and-hyperlink-policy) allows.

## Member login

- A login is given only to registered member companies, to registered buyers and to the council's and the government's officers.
- Keep your password to yourself. What is done with your login counts as done by you.
- Enter only what is true and what you may pass on. Papers that you upload are sent to the council and, when a claim is forwarded, to DGFT.
- A login may be withdrawn if the subscription is not paid or the code of conduct is violated.

## What is not allowed

- To enter where your login does not lead, or to try it.
- To burden the website with automatic requests, or to upload anything harmful.
- To use contacts of the directory for anything but trade in medical devices, or to pass them on.

## What we promise, and what we do not

We keep the website correct and reachable as well as we can, without a promise that it always is. For decisions the official text counts: see the [disclaimer](/disclaimer). The council is not liable for loss that comes from the use of the website, as far as the law allows.

## Law and courts

These terms are governed by the laws of India. The courts at Kolkata have jurisdiction.`;

/** @source specification 2 "/disclaimer" */
export const disclaimer = `## For information

The pages of this website inform. They are no legal advice and no substitute for the official text. Notifications, schedules and scheme guidelines are made by the ministries and authorities that the pages name; where a page and the official text differ, the official text counts.

## Facts and their sources

Policy pages name where each statement was read, and mark what is still to be checked against the official text. Figures carry the year or month that they are of.

## HS codes

The device catalogue helps to find members and lines. It is no ruling on classification. The customs tariff of the day decides.

## Fees

The fee table is that of the year it names. What is charged is what the council confirms when you apply.

## Members and buyers

The council checks that its members are registered. It does not vouch for their products or for the conduct of buyers; firms deal with each other on their own account.

## Other websites

Links to other sites open in a new tab and say so. The council is not responsible for what stands there.

## Law and courts

This disclaimer is governed by the laws of India. The courts at Kolkata have jurisdiction.

If something on this website is wrong, [tell us](/feedback).`;

/** @source GIGW 3.0 "Copyright policy", "Hyperlinking policy" */
export const copyrightAndLinks = `## Using our material

Texts, tables and documents that the ${fullName} has made may be reproduced free of charge and without asking, in any form, if

- they are reproduced exactly and not in a misleading way,
- the source is named: "${fullName}", with the address of the page,
- they are not used to advertise a product or a service.

This does not cover material that a page names as somebody else's; ask its owner. The council's name and mark are not free to use. Texts of laws, notifications and schemes belong to the bodies that issued them.

## Links to this website

You may link to any page without asking. Do not show our pages inside a frame of yours. Tell us about a link that should lead elsewhere: ${write}.

## Links from this website

Pages link to official sites and to those of associations, fairs and members. A link opens a new tab and says which site it leads to. It is no endorsement, and we cannot promise that the other site is reachable or right. If a link is broken, [tell us](/feedback).`;
