import { dictionary } from "@zxcvbn-ts/language-common";

let known: ReadonlySet<string> | undefined;

/** True for one of the 49,000 passwords that are guessed first; takes it in lower case. The list is read at the first call. */
export function isCommonPassword(lowered: string): boolean {
  known ??= new Set(dictionary["passwords-common"]);
  return known.has(lowered);
}
