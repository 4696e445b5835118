import { missionsAbroad, missionsHere, visa } from "./abroad.ts";
import { circularsOfCommerce, circularsOfOthers, circularsOfPharmaceuticals } from "./circulars.ts";
import { medicalDevicePolicy, medicalDeviceScheme, msmeScheme } from "./device-policy.ts";
import type { FactsPage } from "./facts-page.ts";
import { airfare, maiAssistance, maiScheme } from "./market-access.ts";
import type { FactsPageKey } from "./facts-page-keys.ts";
import { documentsRequired, membershipBenefits, onlineRcmc } from "./membership.ts";
import { customsExchangeRate, foreignTradePolicy, rodtep } from "./trade-policy.ts";

/** What the pages of facts say. A new one is its line here and its key in the list. */
export const factsPages = {
  "documents-required": documentsRequired,
  "membership-benefits": membershipBenefits,
  "online-rcmc": onlineRcmc,
  "medical-device-policy": medicalDevicePolicy,
  "mai-assistance": maiAssistance,
  "indian-mission-abroad": missionsAbroad,
  "overseas-missions-in-india": missionsHere,
  visa,
  rodttep: rodtep,
  "foreign-trade-policy": foreignTradePolicy,
  "circular-om-from-doc": circularsOfCommerce,
  "circular-om-from-dop": circularsOfPharmaceuticals,
  "circular-om-from-other-ministries": circularsOfOthers,
  "msme-scheme": msmeScheme,
  "mai-scheme": maiScheme,
  "medical-device-scheme": medicalDeviceScheme,
  "guidelines-of-reimbursement-of-airfare": airfare,
  "customs-exchange-rate": customsExchangeRate,
} as const satisfies Record<FactsPageKey, FactsPage>;
