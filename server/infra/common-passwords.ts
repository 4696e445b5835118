import { dictionary } from "@zxcvbn-ts/language-common";

let known: ReadonlySet<string> | undefined;

/** Whether this is one of the 49,000 most common passwords, given in lower case. The list is read at the first call. */
export function isCommonPassword(lowered: string): boolean {
  known ??= new Set(dictionary["passwords-common"]);
  return known.has(lowered);
}
