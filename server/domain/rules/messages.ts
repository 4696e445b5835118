/** Texts of rules and exchange rates. */
export const ruleMessages = {
  unknownCurrency: "Enter the code of a currency, like USD or EUR",
  rupeeNeedsNoRate: "INR needs no rate: everything is computed in rupees",
  rateDateUnreadable: "Enter the day as a date, like 31-03-2026",
  rateInFuture: "Enter a day that is today or earlier: the rate of a later day is not known",
  rateUnreadable: "Enter the rupees for one unit of the currency, like 83.125, with at most 6 decimal places",
  rateNotPositive: "The rate must be more than zero",
  rateSaved: (currency: string, day: string) => `The rate of ${currency} for ${day} is saved.`,
  rateDoubled: (row: number) => `The same currency and day stand in row ${row}: keep one of them`,
  ratesUnreadable: "The list could not be read. Save it as csv with the columns currency, date, rate and source, and choose it again.",
  ratesEmpty: "The list has no rows. Add a row for each rate and choose the list again.",
  ratesTooMany: (most: number) =>
    `A list can have at most ${most.toLocaleString("en-IN")} rates. Divide it and import the parts one after the other.`,
  rateColumnMissing: (columns: readonly string[]) =>
    `The first row must name the columns currency, date, rate and source. Missing: ${columns.join(", ")}.`,
  ratesRefused: "Nothing was imported: some rows have errors. Correct them in the list and choose it again.",
  ratesImported: (count: number) => (count === 1 ? "1 rate is imported." : `${count.toLocaleString("en-IN")} rates are imported.`),
  ratesAlreadySaved: "Every rate of the list was saved already.",
} as const;
