import { council } from "#domain/council.ts";

const { fullName, contactEmail } = council;
const write = `[${contactEmail}](mailto:${contactEmail})`;

/** @source GIGW 3.0 "Copyright policy", "Hyperlinking policy" */
export const body = `## Using our material

Texts, tables and documents that the ${fullName} has made may be reproduced free of charge and without asking, in any form, if

- they are reproduced exactly and not in a misleading way,
- the source is named: "${fullName}", with the address of the page,
- they are not used to advertise a product or a service.

This does not cover material that a page names as somebody else's; ask its owner. The council's name and mark are not free to use. Texts of laws, notifications and schemes belong to the bodies that issued them.

## Links to this website

You may link to any page without asking. Do not show our pages inside a frame of yours. Tell us about a link that should lead elsewhere: ${write}.

## Links from this website

Pages link to official sites and to those of associations, fairs and members. A link opens a new tab and says which site it leads to. It is no endorsement, and we cannot promise that the other site is reachable or right. If a link is broken, [tell us](/feedback).`;
