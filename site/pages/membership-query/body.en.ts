import { council } from "#domain/council.ts";

/** @source specification 2 "membership-query: contact form" */
export const body = `The Membership Desk answers questions on who can join, the subscription, the papers, the RCMC, renewals, and changes of name or address.

Write by the form, or by e-mail: [${council.contactEmail}](mailto:${council.contactEmail}). Say which firm you ask for, and its IEC or membership number if it has one. Leave out passwords and codes: the council never asks for them.

Many questions are answered already: [questions and answers](/faq), [fees](/become-a-member), [documents](/documents-required).`;
