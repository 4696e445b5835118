import { profileNotice } from "../consent.ts";
import { labelInSentence } from "../label-in-sentence.ts";

/** Sentences about the member's profile, spelled as the specification spells them. @source specification 5 "Member profile", 8 "Profile save" */
export const profileMessages = {
  saved: "Save Successfully",
  failed: "Something went wrong",
  oneHsnCode: "Please select at least one HSN code",
  checkHsnCodes: "Please check your HSN code selections",
  unknownHsnCode: (code: string) => `No device of the catalogue has the HSN code ${code}`,
  acceptAll: "Tick all three statements to save",
  newDisclaimers: "The statements have changed since this page was opened. Reload the page and read them again.",
  stale: "Your firm's profile was saved by someone else meanwhile. Nothing was overwritten.",
  emailForm: (label: string) => `Enter the ${labelInSentence(label)} like name@example.com`,
  restored: "What you typed here before was not saved. It is in the form again; save to keep it.",
  directoryTitle: "What the directory shows",
  alwaysListed:
    "Buyers and other members always see the organisation, its address, the name of the contact person, the brief and its devices. Of e-mail and mobile they see only what is ticked here.",
  listedContacts: (shown: readonly string[]) =>
    shown.length === 0
      ? "Buyers and other members see neither e-mail nor mobile; buyers can write to you through this portal."
      : `Buyers and other members see your ${shown.join(" and ")}.`,
  tooLong: (label: string, length: number) => `${label} must be at most ${length.toLocaleString("en-IN")} characters long`,
} as const;

/**
 * The statements that a member agrees to with each save. They have the version of the notice above them, which is stored with the
 * agreement: a changed text of either gives both a new one.
 * @source specification 2 "/member-profile" (accept terms, no liability, accuracy)
 */
export const profileDisclaimers = {
  version: profileNotice.version,
  texts: {
    terms: "I accept the terms of use of this portal for my organisation.",
    liability:
      "I understand that the council shows this profile to buyers and members as it was given and takes no liability for what buyers or others do with it.",
    accuracy: "I understand that what is given here must be correct and kept up to date, and that this is the member's responsibility.",
  },
} as const;

export type DisclaimerKey = keyof typeof profileDisclaimers.texts;
export const disclaimerKeys = Object.keys(profileDisclaimers.texts) as [DisclaimerKey, ...DisclaimerKey[]]; // keys of a literal object
