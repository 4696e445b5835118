import { council } from "#domain/council.ts";
import type { OfficeDrawingName } from "#domain/site/content/office-drawings.ts";

type CommitteeSeat = {
  readonly name: string;
  readonly subname: string;
  readonly designations: readonly string[];
  readonly drawing: OfficeDrawingName;
};

/**
 * Who sits on the committee, by office: a person is named by the council's staff only.
 * @source Department of Commerce office memorandum of 2022 on the council: elected members, and nominees of these bodies
 */
export const committeeSeats: readonly CommitteeSeat[] = [
  { name: "Chairman", subname: council.shortName, designations: ["Elected by the members", "Heads the committee"], drawing: "chair" },
  { name: "Elected members", subname: "Makers and exporters of medical devices", designations: ["Elected by the members"], drawing: "members" },
  {
    name: "Nominee of the Department of Pharmaceuticals",
    subname: "Ministry of Chemicals and Fertilizers",
    designations: ["Nominated member"],
    drawing: "medicines",
  },
  {
    name: "Nominee of the Department of Commerce",
    subname: "Ministry of Commerce and Industry",
    designations: ["Nominated member"],
    drawing: "trade",
  },
  {
    name: "Nominee of DPIIT",
    subname: "Department for Promotion of Industry and Internal Trade",
    designations: ["Nominated member"],
    drawing: "industry",
  },
  { name: "Nominee of the health ministry", subname: "Ministry of Health and Family Welfare", designations: ["Nominated member"], drawing: "health" },
  { name: "Nominee of CDSCO", subname: "Central Drugs Standard Control Organisation", designations: ["Nominated member"], drawing: "regulator" },
  { name: "Nominee of the medical device parks", subname: "Device parks of the states", designations: ["Nominated member"], drawing: "park" },
];

/** An office of the council that answers to the public; never a person's name. */
type Office = { readonly title: string; readonly matters: string };

/** @source specification 2 "/contact-us" (seven cards); product.md "Content": where a person would be named, show the office */
export const desks: readonly Office[] = [
  { title: "Office of the Chairman", matters: "Representation of the industry, invitations, protocol" },
  { title: "Office of the Executive Director", matters: "Policy advocacy, departments and ministries" },
  { title: "Membership Desk", matters: "New members, renewals, RCMC, certificates" },
  { title: "Reimbursement Desk", matters: "Product, plant registration and exhibition reimbursements" },
  { title: "Exhibitions and Events Desk", matters: "Fairs, buyer-seller meets, conferences, webinars" },
  { title: "Policy and Trade Data Desk", matters: "Foreign trade policy, HS codes, export returns" },
  { title: "Accounts Desk", matters: `Fees, receipts and GST invoices of ${council.shortName}` },
];

type OfficialCard = {
  readonly name: string;
  readonly designation: string;
  readonly matters: string;
  readonly emails: readonly string[];
  readonly drawing: OfficeDrawingName;
};

const shown: ReadonlyMap<string, OfficeDrawingName> = new Map([
  ["Office of the Executive Director", "director"],
  ["Membership Desk", "membership"],
  ["Reimbursement Desk", "refund"],
  ["Exhibitions and Events Desk", "fair"],
]);

/** The four offices of the officials' page. @source specification 2 "/officials-at-{product}" */
export const officials: readonly OfficialCard[] = desks.flatMap(({ title, matters }) => {
  const drawing = shown.get(title);
  return drawing === undefined ? [] : [{ name: title, designation: council.fullName, matters, emails: [council.contactEmail], drawing }];
});
