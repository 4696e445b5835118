import { council } from "../council.ts";

/** An office of the council that answers to the public; never a person's name. */
export type Office = { readonly title: string; readonly matters: string };

/** @source specification 2 "/contact-us" (seven cards); product.md "Content": where a person would be named, show the office */
export const offices: readonly Office[] = [
  { title: "Office of the Chairman", matters: "Representation of the industry, invitations, protocol" },
  { title: "Office of the Executive Director", matters: "Policy advocacy, departments and ministries" },
  { title: "Membership Desk", matters: "New members, renewals, RCMC, certificates" },
  { title: "Reimbursement Desk", matters: "Product, plant registration and exhibition reimbursements" },
  { title: "Exhibitions and Events Desk", matters: "Fairs, buyer-seller meets, conferences, webinars" },
  { title: "Policy and Trade Data Desk", matters: "Foreign trade policy, HS codes, export returns" },
  { title: "Accounts Desk", matters: `Fees, receipts and GST invoices of ${council.shortName}` },
];
