import { profileLabels, type ProfileInput } from "#domain/members/profile-input.ts";
import { disclaimerKeys, profileDisclaimers, profileMessages, type DisclaimerKey } from "#domain/members/profile-messages.ts";
import type { ProfileView } from "./views.ts";

/** The fields of the profile that are text, in the order of the screen. */
export const textFields = [
  "organization",
  "address",
  "gst",
  "pan",
  "contact_name",
  "contact_email",
  "contact_mobile",
  "whatsapp",
  "alternate_email",
  "description",
] as const satisfies readonly (keyof typeof profileLabels)[];
export type TextFieldName = (typeof textFields)[number];

/** The values of the form. */
export type ProfileValues = Readonly<Record<TextFieldName, string>> & {
  readonly hsn_codes: readonly string[];
  readonly show_email: boolean;
  readonly show_phone: boolean;
};

/** The form's values of a profile. */
export function valuesOf(view: ProfileView): ProfileValues {
  const { organization, address, gst, pan, contact_name, contact_email, contact_mobile, whatsapp, alternate_email } = view;
  const { description, hsn_codes, show_email, show_phone } = view;
  const texts = { organization, address, gst, pan, contact_name, contact_email, contact_mobile, whatsapp, alternate_email, description };
  return { ...texts, hsn_codes, show_email, show_phone };
}

/** What is sent: the values with the statements agreed to and the version that the writer saw. */
export const profileInput = (values: ProfileValues, accepted: readonly DisclaimerKey[], version: number): ProfileInput => ({
  ...values,
  hsn_codes: [...values.hsn_codes],
  disclaimers_version: profileDisclaimers.version,
  accepted_disclaimers: [...accepted],
  version,
});

export const hasAcceptedAll = (accepted: readonly DisclaimerKey[]): boolean => disclaimerKeys.every((key) => accepted.includes(key));

/** A field that two people changed in two ways, or one that only the other one changed. */
export type ProfileConflict = { readonly field: TextFieldName; readonly theirs: string };
export type MergedProfile = {
  readonly values: ProfileValues;
  /** Labels of what only the other one changed; it is in `values` now. */
  readonly adopted: readonly string[];
  /** What both changed; `values` holds mine. */
  readonly conflicts: readonly ProfileConflict[];
};

/**
 * Merges the typed values with those that another user saved meanwhile, both from the same start: nothing of either is lost.
 * Devices are added and taken away on both sides.
 */
export function mergeProfiles(start: ProfileValues, mine: ProfileValues, theirs: ProfileValues): MergedProfile {
  const theirChanges = textFields.filter((field) => theirs[field] !== start[field] && theirs[field] !== mine[field]);
  const adopted = theirChanges.filter((field) => mine[field] === start[field]);
  const conflicts = theirChanges.filter((field) => mine[field] !== start[field]).map((field) => ({ field, theirs: theirs[field] }));
  const hsnCodes = mergeCodes(start.hsn_codes, mine.hsn_codes, theirs.hsn_codes);
  const values: ProfileValues = {
    ...mine,
    ...Object.fromEntries(adopted.map((field) => [field, theirs[field]])),
    hsn_codes: hsnCodes,
    show_email: mine.show_email === start.show_email ? theirs.show_email : mine.show_email,
    show_phone: mine.show_phone === start.show_phone ? theirs.show_phone : mine.show_phone,
  };
  const hasTheirCodes = !isSameSet(hsnCodes, mine.hsn_codes);
  const hasTheirChoice = values.show_email !== mine.show_email || values.show_phone !== mine.show_phone;
  const labels = [
    ...adopted.map((field) => profileLabels[field]),
    ...(hasTheirCodes ? [profileLabels.hsn_codes] : []),
    ...(hasTheirChoice ? [profileMessages.directoryTitle] : []),
  ];
  return { values, adopted: labels, conflicts };
}

function mergeCodes(start: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const removed = start.filter((code) => !mine.includes(code));
  return [...new Set([...theirs.filter((code) => !removed.includes(code)), ...mine.filter((code) => !start.includes(code))])];
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code));

/** True when something was typed that is not saved. */
export const isChanged = (start: ProfileValues, now: ProfileValues): boolean =>
  textFields.some((field) => start[field] !== now[field]) ||
  start.show_email !== now.show_email ||
  start.show_phone !== now.show_phone ||
  !isSameSet(start.hsn_codes, now.hsn_codes);
