import { council, paths } from "#domain/council.ts";

type Notice = { readonly slug: string; readonly title: string; readonly summary: string; readonly publishedOn: string; readonly body: string };

/** What the council itself has to announce about its own services: never an act of a government. */
export const demoNotices: readonly Notice[] = [
  {
    slug: "claims-are-filed-in-the-portal",
    title: "Reimbursement claims are filed in the member portal",
    summary:
      "Claims for costs up to 31 March 2026 are filed online, one paper a step: product registration, plant registration and exhibitions. Drafts are kept on the server and can be continued on any device.",
    publishedOn: "2026-11-16",
    body: `Members file claims under the market access scheme in the member portal of ${council.shortName}.

## For which costs

Costs up to 31 March 2026. For later ones file the intent with ${council.officer} before the cost: [Export Promotion Mission](${paths.exportPromotionMission}).

## What can be claimed

| Claim | Steps |
| --- | --- |
| Product registration abroad | 10 |
| Plant registration abroad | 9 |
| Exhibition | 11 |

## Before you begin

- Your membership must be valid on the day of filing. It runs to 31 March each year.
- Keep each paper ready as a PDF or a picture of at most 5 MB. Papers bear the stamp and seal of the competent authority.
- A certificate in a foreign language needs an attested translation.
- An exhibition claim needs at least five photographs of the booth.

## How it goes on

1. Sign in and choose the kind of claim. Every step that you save stays on the server.
2. Submit the claim when all steps are complete. You get a receipt by mail.
3. ${council.shortName} checks each paper. If something is missing, you are told which paper and why, and only that paper is asked for again.
4. A complete claim is forwarded to ${council.officer}, which decides.

The state of each claim can be read in the portal at any time. [Sign in](${paths.login}).`,
  },
  {
    slug: "renew-membership-by-31-march",
    title: "Membership ends on 31 March each year",
    summary: "Members renew by 31 March. The subscription is charged once per financial year and follows the value of exports of the year before.",
    publishedOn: "2026-11-09",
    body: `Every membership of ${council.shortName} is valid until 31 March and is renewed for the next financial year.

- The subscription depends on the value of your exports. The table of fees and a calculator stand on the page *Become a member*.
- The export value is shown by a certificate of a chartered accountant. Members of the highest band may certify it themselves.
- GST of 18% is added to each fee.
- A firm whose membership has expired can still sign in and read its claims, and files new ones after renewal.

Questions about membership go to ${council.contactEmail} or by the form on the page *Membership query*.`,
  },
  {
    slug: "check-a-member-by-its-mark",
    title: "Buyers can check whether a firm is a member",
    summary: `Each member firm has a verification mark. Anybody can scan it or enter its code and see whether the firm is a member of ${council.shortName} today.`,
    publishedOn: "2026-11-02",
    body: `Member firms show a verification mark on letters, stands and packaging. They download it on their profile in the member portal.

- Scan the square code, or enter the code below it: [Check a Member](${paths.checkMember}). The page is on this site and needs no login.
- It says whether the firm is a member today: Yes or No.
- If it says No, write to ${council.contactEmail} before you rely on the mark.

Buyers who register can also search the directory of members by product, HSN code, name and place.`,
  },
];
