import { council } from "#domain/council.ts";

const { fullName } = council;

/** @source specification 9 "Chairman message"; product.md "Content": the office, no person */
export const body = `**From the office of the Chairman**

India makes devices that hospitals abroad rely on: syringes and catheters, imaging equipment, implants, diagnostics. The figures of January 2025 put our exports at USD 3.22 billion, with growth of 13.35% a year (CAGR) over four years. In the same account imports stood at USD 7.3 billion.

Both figures are a task. The first shows that Indian devices are wanted; the second, how much of our own market is still served from elsewhere.

The council was set up to make the way abroad shorter. Registrations cost money: we reimburse a part of it, as the scheme of the government allows. Buyers are hard to find: we bring them to you, at fairs and through our directory. Rules change: we say so, with the official text beside it. And where a rule stands in the way without need, we say that too, in the place where it is made.

A council is what its members make of it. Tell us what you need, send your export returns to the [Policy and Trade Data Desk](/contact-us), come to the meets. If you make or export devices and are not a member yet, [join us](/become-a-member).

*Office of the Chairman, ${fullName}*

## About the figures

The figures in this message are those of January 2025. Later ones, with their sources, stand on [Exports in Figures](/exports-in-figures).`;
