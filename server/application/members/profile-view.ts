import type { FirmRow } from "#db/queries/members.ts";
import type { Profile } from "#db/queries/profiles.ts";

/** A member's profile by its wire names. Phones are E.164 once saved. */
export type ProfileView = {
  readonly organization: string;
  readonly address: string;
  readonly gst: string;
  readonly pan: string;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_mobile: string;
  readonly whatsapp: string;
  readonly alternate_email: string;
  readonly description: string;
  readonly hsn_codes: readonly string[];
  readonly show_email: boolean;
  readonly show_phone: boolean;
  /** 0 before the first save; the fields then have the council's data of the firm. */
  readonly version: number;
  /** When it was last saved, and by whom. */
  readonly last_updated_on: Date | undefined;
  readonly last_updated_by: string | undefined;
  /** The GST number of the firm in the council's data. */
  readonly firm_gst: string;
};

/** What a firm said in its application for membership: the PAN, its devices in words, and those codes of them that the catalogue has. */
export type AppliedFacts = { readonly pan: string; readonly devices: string; readonly codes: readonly string[] };
const notApplied: AppliedFacts = { pan: "", devices: "", codes: [] };

/** The saved profile, or a first draft from the council's data of the firm. @param applied for the first draft of a firm that applied here */
export function presentProfile(firm: FirmRow, profile: Profile | undefined, applied = notApplied): ProfileView {
  if (profile === undefined) return firstDraft(firm, applied);
  const { row, codes, savedByName } = profile;
  return {
    organization: row.organization,
    address: row.address,
    gst: row.gst,
    pan: row.pan,
    contact_name: row.contactName,
    contact_email: row.contactEmail,
    contact_mobile: row.contactMobile,
    whatsapp: row.whatsapp,
    alternate_email: row.alternateEmail,
    description: row.description,
    hsn_codes: codes,
    show_email: row.showEmail,
    show_phone: row.showPhone,
    version: row.version,
    last_updated_on: row.updatedAt,
    last_updated_by: savedByName,
    firm_gst: firm.gstNo,
  };
}

const firstDraft = (firm: FirmRow, { pan, devices, codes }: AppliedFacts): ProfileView => ({
  organization: firm.name,
  address: firm.address ?? "",
  gst: firm.gstNo,
  pan,
  contact_name: firm.contactName,
  contact_email: firm.contactEmail,
  contact_mobile: firm.contactPhone,
  whatsapp: "",
  alternate_email: "",
  description: devices,
  hsn_codes: codes,
  show_email: true,
  show_phone: true,
  version: 0,
  last_updated_on: undefined,
  last_updated_by: undefined,
  firm_gst: firm.gstNo,
});
