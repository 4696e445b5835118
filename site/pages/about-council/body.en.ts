import { council } from "#domain/council.ts";
import { notConfirmed } from "#domain/site/unconfirmed.ts";

const { fullName, shortName } = council;

/** @source Department of Commerce office memorandum of 2022; DGFT Public Notice 18/2023 */
export const body = `The ${fullName} (${shortName}) is the national council for India's exporters of medical devices. It was set up in 2023 under the Department of Pharmaceuticals, with the support of the Department of Commerce and of the Yamuna Expressway Industrial Development Authority.

## How the council came about

- **May 2023.** The council is launched.
- **June 2023.** DGFT Public Notice 18/2023 adds the council to Appendix 2T as serial 38 and assigns 151 device items to it. Devices belong to the council since then; until it was on the common platform, DGFT let EEPC India and other councils issue the RCMC for them (Trade Notice 05/2024-25).

Administrative control lies with the Department of Pharmaceuticals. EEPC India guides the council for its first five years.

## Where it works

The seat is in the area of the Yamuna Expressway authority in Greater Noida. Regional offices are planned at AMTZ in Visakhapatnam and in Hyderabad.

## Who runs it

A committee of elected and nominated members. Nominees come from the departments of Pharmaceuticals and of Commerce, from DPIIT, the health ministry, CDSCO and the device parks. [The committee of administration](/committee-of-administration) shows the offices.

## The sector in figures

[Exports in Figures](/exports-in-figures) has the exports and imports of the sector by year, each figure with its source and the day on which it was checked.

## ${notConfirmed.en.heading}

${notConfirmed.en.askFirst} [the desks](/contact-us)

- In September 2022 the Department of Commerce approves the council and waives once the rule that a forum must come before a full council.

## Go on

- [Services offered](/services-offered)
- [Mission and vision](/mission-vision)
- [Become a member](/become-a-member)`;
