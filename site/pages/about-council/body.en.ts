import { council } from "#domain/council.ts";

const { fullName, shortName } = council;

/** @source Department of Commerce office memorandum of 2022; DGFT Public Notice 18/2023; Lok Sabha reply of July 2025; press reports named in the text */
export const body = `The ${fullName} (${shortName}) is the national council for India's exporters of medical devices. It was set up in 2023 under the Department of Pharmaceuticals, with the support of the Department of Commerce and of the Yamuna Expressway Industrial Development Authority.

## How the council came about

- **September 2022.** The Department of Commerce approves the council and waives once the rule that a forum must come before a full council. Administrative control lies with the Department of Pharmaceuticals.
- **May 2023.** The council is launched.
- **June 2023.** DGFT Public Notice 18/2023 adds the council to Appendix 2T as serial 38 and assigns 151 device items to it. Devices belong to the council since then; until it was on the common platform, DGFT let EEPC India and other councils issue the RCMC for them (Trade Notice 05/2024-25).

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
