import { council } from "#domain/council.ts";
import { offices } from "#domain/site/offices.ts";

type CommitteeSeat = { readonly name: string; readonly subname: string; readonly designations: readonly string[] };

/**
 * Who sits on the committee, by office: a person is named by the council's staff only.
 * @source Department of Commerce office memorandum of 2022 on the council: elected members, and nominees of these bodies
 */
export const committeeSeats: readonly CommitteeSeat[] = [
  { name: "Chairman", subname: council.shortName, designations: ["Elected by the members", "Heads the committee"] },
  { name: "Elected members", subname: "Makers and exporters of medical devices", designations: ["Elected by the members"] },
  { name: "Nominee of the Department of Pharmaceuticals", subname: "Ministry of Chemicals and Fertilizers", designations: ["Nominated member"] },
  { name: "Nominee of the Department of Commerce", subname: "Ministry of Commerce and Industry", designations: ["Nominated member"] },
  { name: "Nominee of DPIIT", subname: "Department for Promotion of Industry and Internal Trade", designations: ["Nominated member"] },
  { name: "Nominee of the health ministry", subname: "Ministry of Health and Family Welfare", designations: ["Nominated member"] },
  { name: "Nominee of CDSCO", subname: "Central Drugs Standard Control Organisation", designations: ["Nominated member"] },
  { name: "Nominee of the medical device parks", subname: "Device parks of the states", designations: ["Nominated member"] },
];

type OfficialCard = { readonly name: string; readonly designation: string; readonly matters: string; readonly emails: readonly string[] };

const shown = ["Office of the Executive Director", "Membership Desk", "Reimbursement Desk", "Exhibitions and Events Desk"];

/** The four offices of the officials' page. @source specification 2 "/officials-at-{product}" */
export const officials: readonly OfficialCard[] = offices
  .filter(({ title }) => shown.includes(title))
  .map(({ title, matters }) => ({ name: title, designation: council.fullName, matters, emails: [council.contactEmail] }));
