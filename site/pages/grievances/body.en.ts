import { council } from "#domain/council.ts";

/** @source GIGW 3.0 "Grievance redressal"; product.md "Life of a reimbursement" (fresh look) */
export const body = `Something went wrong, took too long, or you were treated unfairly? Go step by step. Each step costs nothing.

## 1. Ask the desk

Most things are cleared up where they happened. [Contact us](/contact-us) lists the desks. For a claim, answer or ask on the page of the claim in the portal: the desk reads it there, and the claim keeps its date. A firm that does not agree with a decision on its claim asks there for a fresh look, within the days that the decision names.

## 2. Write to the grievance officer

If the desk does not answer or its answer does not satisfy you, write to the grievance officer. Give

- your name and how to reach you,
- the number of the claim, membership or registration,
- what happened, and when,
- what you asked the desk, and what it answered,
- what you want to be done.

The days in which the council means to act are in the [citizen's charter](/citizens-charter).

## 3. Go to the Government of India

- [CPGRAMS](https://pgportal.gov.in) takes grievances about ministries and the bodies under them. ${council.shortName} belongs to the Department of Pharmaceuticals; DGFT belongs to the Department of Commerce. CPGRAMS gives a number by which you follow your grievance.
- For your personal data, complain to the Data Protection Board of India. Our [privacy policy](/privacy-policy) says which rights you have.

To ask for information instead, see [Right to Information](/right-to-information).`;
