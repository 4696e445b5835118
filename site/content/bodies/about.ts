import { council } from "#domain/council.ts";

const { fullName, shortName } = council;

/** @source Department of Commerce office memorandum of 2022; DGFT Public Notice 18/2023; Lok Sabha reply of July 2025; press reports named in the text */
export const aboutCouncil = `The ${fullName} (${shortName}) is the national council for India's exporters of medical devices. It was set up in 2023 under the Department of Pharmaceuticals, with the support of the Department of Commerce and of the Yamuna Expressway Industrial Development Authority.

## How the council came about

- **September 2022.** The Department of Commerce approves the council and waives once the rule that a forum must come before a full council. Administrative control lies with the Department of Pharmaceuticals.
- **May 2023.** The council is launched.
- **June 2023.** DGFT Public Notice 18/2023 adds the council to Appendix 2T as serial 38 and assigns 151 device items to it. Since then it is the council that issues the RCMC for these devices.

EEPC India guides the council for its first five years.

## Where it works

The seat is in the area of the Yamuna Expressway authority in Greater Noida. Regional offices are planned at AMTZ in Visakhapatnam and in Hyderabad.

## Who runs it

A committee of elected and nominated members. Nominees come from the departments of Pharmaceuticals and of Commerce, from DPIIT, the health ministry, CDSCO and the device parks. [The committee of administration](/committee-of-administration) shows the offices.

## The sector in figures

| Figure | Value | Where it was said |
| --- | --- | --- |
| Exports 2018-19 | USD 2,138 million | Lok Sabha reply, July 2025 |
| Exports 2024-25 | USD 4,014 million | Lok Sabha reply, July 2025 |
| Exports 2024-25, another count | about USD 4.1 billion | Rubix Industry Insights, February 2026 |
| Imports 2024-25 | USD 8.6 billion | Rubix Industry Insights, February 2026 |
| Destinations | more than 150 (the council), over 170 (Lok Sabha reply) | July 2025 |

Consumables are near 47% of exports; the United States and Germany lead as buyers (Rubix Industry Insights, February 2026).

## Go on

- [Services offered](/services-offered)
- [Mission and vision](/mission-vision)
- [Become a member](/become-a-member)`;

/** @source specification 2 "/services-offered": four offerings; 1 "Services highlighted" */
export const servicesOffered = `The council works for makers and exporters of medical devices in four fields.

## Compliance solutions for international standards

Buyers abroad ask for registrations, tests and audits. The council tells members which standard a market wants, and reimburses a part of the cost of product registration and plant inspection abroad as the scheme of the government allows. [MAI assistance](/mai-assistance) says for what.

## Enabling access across geographies

Registered buyers from abroad search the member directory by product and code and write to members through it. The council knows the [trade associations of other countries](/medical-device-trade-associations) and works with [Indian missions abroad](/indian-mission-abroad).

## Buyer-seller meets, conferences and expos

The council brings members to fairs, invites buyers to India and organises conferences and webinars. [Upcoming events](/upcoming-events) lists what comes next.

## Representing member interests in government dialogues

Members tell the council what hinders their exports: tariffs, registrations, rules of origin, refunds. The council brings it to the ministries and tells members what came of it.

## What else members get

The Registration-cum-Membership Certificate, reimbursement under the market access scheme, submission of export returns, training, news of export incentives, and export data. See [membership benefits](/membership-benefits).`;

/** @source specification 2 "/mission-vision"; Cabinet release on the National Medical Devices Policy 2023 */
export const missionVision = `## Our mission

To help Indian makers of medical devices sell abroad.

- **Markets.** Fairs, buyer-seller meets and reverse meets under the foreign trade policy.
- **Standards.** Makers who meet what their target markets ask for.
- **Knowledge.** Small exporters who know which help of the government is open to them.
- **A voice.** Members who are heard before government decides.

## Our vision

India as a source of safe and affordable devices that the world relies on.

The National Medical Devices Policy 2023 names the aim for the country: 10 to 12% of the world market over 25 years, from some 1.5% in 2020. The council works for the part of it that crosses the border.

## Where it stands

The figures that are published so far stand in the [Reports Hub](/Report-hub), each with its source.`;

/** @source specification 9 "Chairman message"; product.md "Content": the office, no person */
export const chairmansMessage = `**From the office of the Chairman**

India makes devices that hospitals abroad rely on: syringes and catheters, imaging equipment, implants, diagnostics. The figures of January 2025 put our exports at USD 3.22 billion, with growth of 13.35% a year (CAGR) over four years. In the same account imports stood at USD 7.3 billion.

Both figures are a task. The first shows that Indian devices are wanted; the second, how much of our own market is still served from elsewhere.

The council was set up to make the way abroad shorter. Registrations cost money: we reimburse a part of it, as the scheme of the government allows. Buyers are hard to find: we bring them to you, at fairs and through our directory. Rules change: we say so, with the official text beside it. And where a rule stands in the way without need, we say that too, in the place where it is made.

A council is what its members make of it. Tell us what you need, send your export returns, come to the meets. If you make or export devices and are not a member yet, [join us](/become-a-member).

*Office of the Chairman, ${fullName}*

## About the figures

The figures in this message are those of January 2025. Later ones, with their sources, stand on [About ${shortName}](/about-${council.slug}).`;

/** @source specification 2 "/product-panel"; Bizz Buzz report, December 2022; HSN catalogue of the portal */
export const productPanel = `Product panels bring together members who make the same kind of device, so that the council speaks of each with those who know it.

## The panels that are planned

| Panel | What it deals with |
| --- | --- |
| Disposables | single-use devices such as syringes, needles and gloves |
| Consumables | dressings, sutures, tubes and catheters |
| Orthopaedic implants | joints, plates, screws and their instruments |
| IVD equipment and reagents | analysers, test kits and reagents |
| Surgical instruments | instruments of the operating theatre |
| Policy advocacy | regulation, tariffs and rules of origin |
| Technology transfer | research, licences and partners abroad |
| Start-ups | young firms before and after their first export |

The list was announced in December 2022 (Bizz Buzz).

## The device lines behind them

The council's catalogue has 145 eight-digit device lines in five categories: consumables and disposables (48), electronic equipment (75), implants (7), IVD reagents (7) and surgical instruments (8). [Search the HS codes](/hs-codes).

## Take part

Members write to the Policy and Trade Data Desk and name the panel and the devices that they make: [membership query](/membership-query).`;
