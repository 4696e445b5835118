import { placeholderNames } from "./phrases.ts";

const inBraces = placeholderNames.map((name) => `{${name}}`);
const listed = `${inBraces.slice(0, -1).join(", ")} or ${inBraces.at(-1) ?? ""}`;

/** Texts of the phrase book and the checklists. */
export const phraseMessages = {
  codeUnreadable: "Write the code in capital letters, digits and _, like STAMP_MISSING, with 2 to 40 characters",
  codeTaken: "There is a phrase with this code already: change that one, or choose another code",
  unknownPlaceholder: (name: string) => `{${name}} is not known. Use ${listed}, or write it without braces`,
  onlyInHindi: (name: string) => `{${name}} stands in the Hindi sentence only. Use the same placeholders in both`,
  looseBrace: `A brace is left over. Use { and } only around a placeholder: ${listed}`,
  unknownKind: "Choose kinds of document from the list",
  changed: "Somebody else changed this phrase meanwhile. Reload to see it; nothing was saved.",
  saved: (label: string) => `The phrase "${label}" is saved.`,
  unknownCode: "This remark names a phrase that does not exist. Choose the phrase again.",
  notKnownYet: (name: string, label: string) =>
    `The ${name} for "${label}" is not known yet. Write it into the remark in place of {${name}}, or take that part out.`,
  pointChanged: "Somebody else changed this point meanwhile. Reload to see it; nothing was saved.",
  pointSaved: "The point is saved.",
  unknownPoint: "A ticked point does not belong to this document. Reload the page and tick it again.",
} as const;
