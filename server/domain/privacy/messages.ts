/** Sentences about privacy requests. */
export const privacyMessages = {
  typeAddress: "Type the e-mail address of the person exactly as it stands above.",
  enterAddress: "Enter the e-mail address of the person.",
  erased: (rows: number) =>
    rows === 0 ? "There was nothing to erase." : `Erased. ${rows === 1 ? "1 record" : `${rows} records`} went or were emptied.`,
} as const;
