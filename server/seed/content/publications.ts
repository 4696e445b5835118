import { council } from "#domain/council.ts";
import { notConfirmed } from "#domain/site/unconfirmed.ts";

type SeedDocument = { readonly slug: string; readonly title: string; readonly summary: string; readonly publishedOn: string; readonly body: string };

/** @source Lok Sabha reply of July 2025 (IANS, Sakshi Post); Rubix Industry Insights (IANS, 12 February 2026); Public Notice 18/2023 */
export const demoReports: readonly SeedDocument[] = [
  {
    slug: "exports-of-medical-devices-published-figures",
    title: "Exports of medical devices: the published figures, 2018-19 to 2024-25",
    summary:
      "What has been said in Parliament and in the press about India's trade in medical devices, side by side, with the source of each figure.",
    publishedOn: "2026-11-12",
    body: `This report collects published figures. It contains no estimate of ${council.shortName}.

## Exports and imports

| Year | Exports | Imports | Source |
| --- | --- | --- | --- |
| 2018-19 | USD 2,138 million | not stated | Lok Sabha reply, July 2025 |
| 2024-25 | USD 4,014 million | not stated | Lok Sabha reply, July 2025 |
| 2024-25 | about USD 4.1 billion | USD 8.6 billion | Rubix Industry Insights, as reported by IANS, 12 February 2026 |

The two figures for 2024-25 come from different counts. ${council.shortName} speaks of "about USD 4 billion" where no source is named.

## Who buys

- Devices go to over 170 countries (Lok Sabha reply, July 2025).
- The United States and Germany lead as buyers (Rubix Industry Insights, February 2026).

## What is sold

- Consumables make up near 47% of exports (Rubix Industry Insights, February 2026).
- In 2022-23 consumables and disposables became a group of net exports: about USD 1.6 billion out and USD 1.1 billion in (reports on the Meditech Stackathon, May 2024).

## The market at home

- The market was about USD 11 billion in 2020, some 1.5% of the world market.
- The National Medical Devices Policy 2023 aims at USD 50 billion, and at 10-12% of the world market over 25 years (Cabinet release, 26 April 2023).`,
  },
  {
    slug: "device-lines-of-the-council",
    title: "The device lines of the council and the HSN catalogue",
    summary: "How the list of devices came about, what the catalogue on this site covers and how far it can be relied on.",
    publishedOn: "2026-11-12",
    body: `## The list of 2023

Public Notice 18/2023 of the Directorate General of Foreign Trade (23 June 2023) added ${council.shortName} to Appendix 2T as serial 38 and assigned 151 device items to it.

## The catalogue on this site

The catalogue has 145 eight-digit ITC-HS lines in five categories.

| Category | Lines |
| --- | --- |
| Consumables and disposables | 48 |
| Electronic equipment | 75 |
| Implants | 7 |
| IVD reagents | 7 |
| Surgical instruments | 8 |

## How far it can be relied on

- The choice of lines and their split into categories are editorial work of ${council.shortName}. They are not the table of the public notice.
- Codes and texts follow the ITC-HS schedule of 2022. Changes of the tariff after mid-2024 were not checked.
- For a shipping bill the schedule in force on the day counts. Check the line there or with your customs broker.`,
  },
];

/** @source CDSCO draft guidance on medical device software (21 October 2025): Business Standard, Nishith Desai, ACPL */
export const policies: readonly (SeedDocument & { readonly issuedBy: string; readonly website: string })[] = [
  {
    slug: "draft-guidance-on-medical-device-software",
    title: "Draft guidance on medical device software",
    summary:
      "A draft of the Central Drugs Standard Control Organisation on software in devices and software as a device, under the Medical Devices Rules 2017.",
    issuedBy: "Central Drugs Standard Control Organisation",
    publishedOn: "2025-10-21",
    website: "https://cdsco.gov.in",
    body: `This is a summary by ${council.shortName}. The text that counts is the one on the site of the Central Drugs Standard Control Organisation (CDSCO).

## What it is

- A draft guidance of 76 pages, published on 21 October 2025, with 30 days for comments.
- It explains how the Medical Devices Rules 2017 apply to software. A draft changes no rule by itself.

## What it covers

| Kind | What it means |
| --- | --- |
| Software in a medical device (SiMD) | runs inside a device and is part of it |
| Software as a medical device (SaMD) | is itself the device and runs on general computers |

## Who licenses

Devices have four classes of risk, A to D. Classes A and B are licensed by the states, C and D by the central authority.

## What members can do

- Read the draft and see in which class your software falls.
- Look for the final text before you file: ask CDSCO whether the draft has been replaced since.`,
  },
];

type Publication = {
  readonly slug: string;
  readonly section: "strategy" | "annual" | "publication";
  readonly title: string;
  readonly session: string;
  readonly publishedOn: string | null;
  readonly summary: string;
  readonly issuedBy: string;
  readonly website: string;
  /** Empty where there is nothing to say beyond where to find it: such a row has no PDF. */
  readonly body: string;
};

const pharmaceuticals = { issuedBy: "Department of Pharmaceuticals", website: "https://pharmaceuticals.gov.in" };
const commerce = { issuedBy: "Department of Commerce", website: "https://www.commerce.gov.in" };
const dgft = { issuedBy: "Directorate General of Foreign Trade", website: "https://www.dgft.gov.in" };
const unconfirmedBelow = `## ${notConfirmed.en.heading}

${notConfirmed.en.askFirst} [the desks](/contact-us)`;

const strengthening = `This is a summary by ${council.shortName}; the guidelines themselves are published by the Department of Pharmaceuticals.

${unconfirmedBelow}

The scheme for strengthening the medical device industry has five parts: common facilities, marginal investment, skill development, clinical studies and promotion.

The scheme was launched on 8 November 2024 with Rs 500 crore over three years.

| Part | Money | What it supports |
| --- | --- | --- |
| Common facilities | Rs 110 crore | up to Rs 20 crore a project of a cluster, Rs 5 crore for test laboratories |
| Marginal investment | Rs 180 crore | 10-20% of capital, up to Rs 10 crore a project, for components and raw materials |
| Skill development | Rs 100 crore | training and courses |
| Clinical studies | Rs 100 crore | support for studies |
| Promotion | Rs 10 crore | promotion of the industry |`;

/** @source the government documents that each row names, as reported in the press; issuing bodies' own sites */
export const publications: readonly Publication[] = [
  {
    slug: "national-medical-devices-policy-2023",
    section: "strategy",
    title: "National Medical Devices Policy",
    session: "2023",
    publishedOn: "2023-04-26",
    summary: "Approved by the Union Cabinet on 26 April 2023: six strategies for access, quality and growth of the industry.",
    ...pharmaceuticals,
    body: `This is a summary by ${council.shortName}; the policy itself is published by the Department of Pharmaceuticals.

The Union Cabinet approved the policy on 26 April 2023.

## Where it starts

The market was about USD 11 billion (around Rs 90,000 crore) in 2020, some 1.5% of the world market.

## What it wants

- A market of USD 50 billion.
- A share of 10-12% of the world market over 25 years.
- Access, affordability, quality, patient focus, prevention, security, research and skilled people.

## Six strategies

1. Simpler regulation
2. Enabling infrastructure
3. Research and innovation
4. Investment
5. Human resources
6. Brand position and awareness

## What was there already

- Production-linked incentive: 26 projects approved and Rs 1,206 crore committed by April 2023.
- Four device parks: Himachal Pradesh, Madhya Pradesh, Tamil Nadu and Uttar Pradesh.`,
  },
  {
    slug: "guidelines-strengthening-of-the-device-industry",
    section: "strategy",
    title: "Scheme guidelines, strengthening of the device industry",
    session: "2024-25",
    publishedOn: "2024-11-08",
    summary: "What is said of the scheme, not confirmed by an official text.",
    ...pharmaceuticals,
    body: strengthening,
  },
  {
    slug: "guidelines-market-access-initiative",
    section: "strategy",
    title: "Operational guidelines, Market Access Initiative Scheme",
    session: "2021-26",
    publishedOn: "2021-04-01",
    summary:
      "The scheme behind the council's reimbursements up to 31 March 2026. Its stated period ended on 31 March 2026; the Export Promotion Mission follows it.",
    ...commerce,
    body: `This is a summary by ${council.shortName}; the guidelines themselves are published by the Department of Commerce.

- Its stated period ended on 31 March 2026.
- Its successor is the [Export Promotion Mission](/export-promotion-mission) with Rs 25,060 crore for 2025-26 to 2030-31: file the intent before the cost.

${unconfirmedBelow}

- The scheme of the Department of Commerce has been in force since 2003. Its last form ran from 1 April 2021.
- Its money went to opening new markets, new products and new exporters, and to holding present markets.
- Statutory compliance abroad: half of the cost, at most Rs 2 crore per exporter and year.
- Fairs: at most three events a year per company; five for SC, ST and women entrepreneurs with FOB exports up to Rs 50 crore.
- Claims go through the council, with proof of payment.`,
  },
  {
    slug: "annual-report-pharmaceuticals-2023-24",
    section: "annual",
    title: "Department of Pharmaceuticals annual report",
    session: "2023-24",
    publishedOn: null,
    summary: "Published by the department on its own site.",
    ...pharmaceuticals,
    body: "",
  },
  {
    slug: "annual-report-pharmaceuticals-2024-25",
    section: "annual",
    title: "Department of Pharmaceuticals annual report",
    session: "2024-25",
    publishedOn: null,
    summary: "Published by the department on its own site.",
    ...pharmaceuticals,
    body: "",
  },
  {
    slug: "annual-report-commerce-2024-25",
    section: "annual",
    title: "Department of Commerce annual report",
    session: "2024-25",
    publishedOn: null,
    summary: "Published by the department on its own site.",
    ...commerce,
    body: "",
  },
  {
    slug: "draft-guidance-on-device-software",
    section: "publication",
    title: "Draft guidance on medical device software (CDSCO)",
    session: "",
    publishedOn: "2025-10-21",
    summary: "76 pages, 30 days for comments. A summary stands under Policies.",
    issuedBy: "Central Drugs Standard Control Organisation",
    website: "https://cdsco.gov.in",
    body: "",
  },
  {
    slug: "guidelines-scheme-for-the-device-industry",
    section: "publication",
    title: "Guidelines, scheme for strengthening the device industry",
    session: "",
    publishedOn: "2024-11-08",
    summary: "What is said of the scheme, not confirmed by an official text.",
    ...pharmaceuticals,
    body: strengthening,
  },
  {
    slug: "trade-notice-05-2024-25",
    section: "publication",
    title: "DGFT Trade Notice 05/2024-25, device RCMC",
    session: "",
    publishedOn: "2024-06-12",
    summary: "Which council issues the RCMC of device exporters, and until when older certificates count.",
    ...dgft,
    body: `This is a summary by ${council.shortName}; the notice itself is published by the Directorate General of Foreign Trade.

- Until ${council.shortName} joined the common platform, EEPC India and other councils were allowed to issue RCMCs to exporters of devices.
- The certificates that they issued until then stay good until they expire.
- A valid RCMC is a condition of RoDTEP for exporters of devices.`,
  },
  {
    slug: "public-notice-18-2023",
    section: "publication",
    title: "DGFT Public Notice 18/2023, Appendix 2T",
    session: "",
    publishedOn: "2023-06-23",
    summary: "Adds the council to the list of those that may issue RCMCs, with 151 device items.",
    ...dgft,
    body: `This is a summary by ${council.shortName}; the notice itself is published by the Directorate General of Foreign Trade.

- The notice of 23 June 2023 added ${council.shortName} to Appendix 2T as serial 38.
- It assigned 151 device items to the council.`,
  },
];
