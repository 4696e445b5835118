/** @source specification 2 "/services-offered": four offerings; 1 "Services highlighted" */
export const body = `The council works for makers and exporters of medical devices in four fields.

## Compliance solutions for international standards

Buyers abroad ask for registrations, tests and audits. The council tells members which standard a market wants, and reimburses a part of the cost of product registration and plant inspection abroad as the scheme of the government allows. [MAI assistance](/mai-assistance) says for what, up to 31 March 2026; for later costs see the [Export Promotion Mission](/export-promotion-mission).

## Enabling access across geographies

Registered buyers from abroad search the member directory by product and code and write to members through it. The council knows the [trade associations of other countries](/medical-device-trade-associations) and works with [Indian missions abroad](/indian-mission-abroad).

## Buyer-seller meets, conferences and expos

The council brings members to fairs, invites buyers to India and organises conferences and webinars. [Upcoming events](/upcoming-events) lists what comes next.

## Representing member interests in government dialogues

Members tell the council what hinders their exports: tariffs, registrations, rules of origin, refunds. The council brings it to the ministries and tells members what came of it.

## What else members get

The Registration-cum-Membership Certificate, reimbursement of costs up to 31 March 2026 under the Market Access Initiative, submission of export returns to the [Policy and Trade Data Desk](/contact-us), training, news of export incentives, and export data. See [membership benefits](/membership-benefits).`;
