import { council } from "#domain/council.ts";

const { shortName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source GIGW 3.0 "Accessibility statement" */
export const body = `${shortName} wants everybody to be able to use this website, whatever the device, the connection or a disability.

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

- An entry whose Hindi text the council has not given yet is shown in English, and says so.
- PDF files of other bodies, to which pages link, are often scans. Our pages sum up what they say.
- The member portal is in English only.

## Tell us

If something keeps you from what you came for, write to ${write} or by the [feedback form](/feedback): the address of the page, what you wanted to do, and what you use. Ask for any document in another format.`;
