import { council } from "#domain/council.ts";

type Tender = { readonly slug: string; readonly title: string; readonly summary: string; readonly publishedOn: string; readonly body: string };

const terms = `## Terms

- This is a standing invitation to be listed as a supplier. It is no order, and no work is awarded under it.
- Work is given by a dated enquiry to the listed suppliers, or by a tender of its own on this page.
- A supplier stays listed for two financial years and may be taken off the list for work not done as agreed.

## What to send

1. Name, address, PAN and GST number of the firm.
2. Work done in the past three years, with the names of customers who may be asked.
3. The person who answers for offers.

Send the papers to ${council.contactEmail} with the title of this invitation as the subject. There is no fee.`;

/** Standing invitations of the council as a buyer of services; none of them promises an order. */
export const tenders: readonly Tender[] = [
  {
    slug: "suppliers-of-exhibition-stands",
    title: "Standing invitation: suppliers of exhibition stands",
    summary: "Firms that design and build stands at fairs in India and abroad can ask to be listed as suppliers of the council.",
    publishedOn: "2026-11-10",
    body: `${council.shortName} takes joint stands at fairs and looks for firms that design, build and take down stands, in India and abroad.

${terms}`,
  },
  {
    slug: "suppliers-of-print-and-publications",
    title: "Standing invitation: print and publications",
    summary: "Printers and designers can ask to be listed for directories, catalogues, banners and reports of the council.",
    publishedOn: "2026-11-10",
    body: `${council.shortName} prints directories of members, catalogues for fairs, banners and reports, and looks for firms that design and print them.

${terms}`,
  },
  {
    slug: "providers-of-translation",
    title: "Standing invitation: translation of trade papers",
    summary: "Translators for papers of members and for meetings with overseas buyers can ask to be listed by the council.",
    publishedOn: "2026-11-10",
    body: `Members need attested translations of certificates, and meetings with overseas buyers need interpreters. ${council.shortName} keeps a list of translators and interpreters for them.

${terms}`,
  },
];
