import { council } from "#domain/council.ts";

/** @source GIGW 3.0 "Citizen's charter"; Foreign Trade Policy 2023 (registration-cum-membership certificate) */
export const body = `The ${council.fullName} works for makers and exporters of medical devices, for their buyers abroad, and for everybody who wants to know what it does.

## What we do

| Service | How you get it |
| --- | --- |
| **Membership and RCMC**, for exporters of medical devices | [How to apply](/how-to-apply), [documents required](/documents-required), [fees](/become-a-member) |
| **Reimbursement of registration, plant and fair costs**, for members, as the rules allow | in the portal after [login](/login); [rules in force](/rules-in-force) |
| **Fairs, buyer-seller meets, conferences, webinars**, for members, other exporters, buyers | [Upcoming events](/upcoming-events) |
| **Directory of members and devices**, for registered buyers | [Buyer registration](/buyer-registration) |
| **Notices, tenders, policy, trade data**, for everybody | [Notices](/Public-notice), [policies](/Policies), [reports](/Report-hub) |

## What you can count on

- You get an acknowledgement with a number and the next date for every claim.
- The state of a claim, and who has it, is always to be seen in the portal.
- If something is missing, you are told all of it, with the remedy.
- A refusal gives its reason in writing and names what you can do.
- If we are late, the portal says so.

## What we ask of you

- Give true and complete figures and readable documents.
- Answer within the days that the rules give you; say so if you need longer.
- Tell us when your address, bank account or contact changes.

## If we do not keep this

[Grievances](/grievances) says whom to tell, step by step.`;
