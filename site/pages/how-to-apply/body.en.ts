import { council } from "#domain/council.ts";

/** @source specification 2 "how-to-apply: contact details for applying" */
export const body = `Any firm in India that makes or exports medical devices can become a member of the ${council.fullName}. Chambers, institutions, affiliates and consultants join in [categories of their own](/become-a-member).

## Four steps

1. **Find your subscription.** The [fee calculator](/become-a-member) shows what your firm pays.
2. **Gather the papers.** The list stands under [documents required](/documents-required).
3. **Apply for the e-RCMC** on the foreign trade portal and choose this council. [Twelve steps](/online-rcmc) lead through it.
4. **Pay online** and follow the application on the portal. The council checks the papers and issues the certificate there.

Once the council has set up your firm in its member portal, an e-mail brings the link with which you set your password.

## Whom to ask

**Membership Desk**, ${council.fullName}

- E-mail: [${council.contactEmail}](mailto:${council.contactEmail})
- Address: ${council.address.join(", ")}
- Or write by the form: [membership query](/membership-query)

Write which firm you ask for and what you make. The desk answers questions on bands, papers, renewals and changes of name or address.`;
