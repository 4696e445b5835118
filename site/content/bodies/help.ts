import { council } from "#domain/council.ts";

const { shortName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source GIGW 3.0 "Accessibility statement" */
export const accessibilityStatement = `${shortName} wants everybody to be able to use this website, whatever the device, the connection or a disability.

## What it is built to

The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the Guidelines for Indian Government Websites (GIGW) 3.0. Each page is checked by automatic tests in both languages and at the widths of a desktop and a phone. An assessment by an outside body has not taken place yet.

## What you can rely on

- Everything works with the keyboard alone; the first press of Tab offers to skip to the content.
- Pages can be read, searched and turned without scripts.
- Text grows with the setting of your browser and with the buttons at the top; nothing is lost at 400% zoom.
- High contrast and dark mode can be chosen at the top. Movement stops if your system asks for less of it, and the carousel has a pause button.
- Headings, lists, tables, forms and errors are marked up so that screen readers announce them.
- Colour alone never carries a meaning.

## What we know does not work well yet

- Many page texts exist in English only; a Hindi page says so at the top.
- PDF files of other bodies, to which pages link, are often scans. Our pages sum up what they say.
- The member portal is in English only.

## Tell us

If something keeps you from what you came for, write to ${write} or by the [feedback form](/feedback): the address of the page, what you wanted to do, and what you use. Ask for any document in another format.`;

/** @source GIGW 3.0 "Help" */
export const help = `## Find something

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

/** @source GIGW 3.0 "Feedback" */
export const feedback = `Tell ${shortName} what is good, wrong or missing on this website.

Write by the form, or by e-mail: ${write}.

What helps: the address of the page, what you wanted to do, what happened instead, and which device and browser you use. For what keeps people with disabilities out, see the [accessibility statement](/accessibility-statement) too.`;
