import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/customs-exchange-rate" */
export const facts: FactsContent = {
  lead: "The rates at which customs values imports and exports. They are published by Indian Customs; this page says how they work and where today's stand.",
  sections: [
    list(
      "How the rates are set",
      found("Under section 14 of the Customs Act 1962, for valuing imports and exports", "exchangeRates"),
      found("For 22 currencies, on the first and third Thursday of each month", "exchangeRates"),
      found("A swing of more than 5% either way brings an early revision", "exchangeRates"),
      found("Rates are taken from State Bank of India and shown on ICEGATE by 6 pm; separate notifications ended", "exchangeRates", "4 July 2024"),
    ),
    list(
      "Which rate counts",
      found("The rate of the day on which the bill of entry or the shipping bill is filed", "exchangeRates"),
      found("A rate holds from the midnight that follows its publication until the next revision", "exchangeRates"),
      found("Older rates can still be looked up on ICEGATE", "exchangeRates"),
    ),
  ],
  links: ["icegate", "cbic"],
  inHindi,
};
