/** What the radar says. */
export const radarMessages = {
  reasonNeeded: "Say in a few words why. The next reader sees it.",
  reasonGone: "This reason is no longer there. The list has been read again.",
  reasonChanged: "There is something new since you opened this list. Look at it, then say it again.",
  // Not "not found": what the firm gives with each of its claims is in others, and is no reason.
  noReasons: "Nothing in this claim is a reason to look at another one.",
  nothingListed: "Nothing to list was found in what was compared.",
  noneOfDocument: "No reason to look at another claim.",
  noneOfDocumentYet: "No reason to look at another claim, as far as they were compared.",
  allNotSame: "Found in other claims, and judged not the same.",
  /** @param claims "2 other claims" */
  alsoFound: (claims: string, reasons: readonly string[], more: number) =>
    `Also found in ${claims}: ${reasons.join("; ")}${more === 0 ? "" : `; and ${more} more`}`,
  stillLooking: "Some documents of this claim are still being compared. Reload in a minute.",
  unreadable: (names: readonly string[]) =>
    `${names.join(", ")} cannot be drawn, so ${names.length === 1 ? "its pages are" : "their pages are"} not compared. Equal files and numbers are.`,
  inMany: (names: readonly string[], shown: number) =>
    `${names.join(", ")} ${names.length === 1 ? "is" : "are"} in many other claims: the newest ${shown} are listed.`,
  notAll: "There is more than this list can show: equal files are listed first, then pages and numbers of the newest claims.",
  notForwarded: "This claim has not been forwarded to you: only these facts of it are shown.",
} as const;
