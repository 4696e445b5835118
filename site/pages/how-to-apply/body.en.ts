import { council } from "#domain/council.ts";

/** @source specification 2 "how-to-apply: contact details for applying" */
export const body = `Any firm in India that makes or exports medical devices can become a member of the ${council.fullName}. Chambers, institutions, affiliates and consultants join in [categories of their own](/become-a-member).

## Four steps

1. **Find your subscription.** The [fee calculator](/become-a-member) shows what your firm pays.
2. **Gather the papers.** The list stands under [documents required](/documents-required).
3. **[Apply here](/join).** A link by e-mail opens the form; it is saved at each step, and shows where your application is. With the approval come the login of your firm and the invoice.
4. **Apply for the e-RCMC** on the foreign trade portal and choose this council. [Twelve steps](/online-rcmc) lead through it. The council issues the certificate there.

## Whom to ask

**Membership Desk**, ${council.fullName}

- E-mail: [${council.contactEmail}](mailto:${council.contactEmail})
- Address: ${council.address.join(", ")}
- Or write by the form: [membership query](/membership-query)

Write which firm you ask for and what you make. The desk answers questions on bands, papers, renewals and changes of name or address.`;
