import { council } from "#domain/council.ts";

const { shortName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source GIGW 3.0 "Feedback" */
export const body = `Tell ${shortName} what is good, wrong or missing on this website.

Write by the form, or by e-mail: ${write}.

What helps: the address of the page, what you wanted to do, what happened instead, and which device and browser you use. For what keeps people with disabilities out, see the [accessibility statement](/accessibility-statement) too.`;
