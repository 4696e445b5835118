import { council } from "#domain/council.ts";

const { contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source GIGW 3.0 "Help" */
export const body = `## Find something

- The **menu** opens with a click or with Enter; Escape closes it. On a phone it is behind the button "Menu".
- Lists have a **search** of their own, columns that can be put in order, and a choice of rows a page.
- The [site map](/sitemap) shows every page.

## Make it easier to read

- **A-** **A** **A+** at the top change the size of the text.
- The half-filled circle gives **high contrast**, the moon **dark mode**. Your browser remembers both.
- The **language** button shows the same page in English or Hindi.

## Files

A link to a file of ours says its type, its size and its language first. PDF files open in the browser or in any PDF reader.

## Links to other sites

They carry an arrow out of a box and open in a new tab.

## Login

- Members, buyers and officers [log in](/login) with e-mail, password and the kind of login.
- [Forgot the password?](/forgot-password) A code comes by e-mail and lives ten minutes.
- No e-mail came? Look into the spam folder, then ask for another.
- Buyers from abroad [register themselves](/buyer-registration). Members get their login from the council.

## Ask somebody

[Contact us](/contact-us) lists the offices and what each deals with. You can always write to ${write}.`;
