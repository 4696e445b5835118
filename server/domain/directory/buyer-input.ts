import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { plainLine } from "../accounts/plain-line.ts";
import { countries } from "../members/countries.ts";
import { WorldPhoneNumber } from "../members/phone.ts";
import { buyerNotice } from "./buyer-notice.ts";
import { directoryMessages } from "./messages.ts";

/** The types of buyers: wire value and label; the first is the default. @source specification 5 "Buyer registration" */
export const buyerTypes = {
  government_procurement_authority: "Government procurement authority",
  private_healthcare_procurement: "Private healthcare procurement",
  import_agency_distributor: "Import agency or distributor",
} as const;
export type BuyerType = keyof typeof buyerTypes;

export const buyerTypeValues = [
  "government_procurement_authority",
  "private_healthcare_procurement",
  "import_agency_distributor",
] as const satisfies readonly BuyerType[];

/** The registration form of a buyer. The phone number is E.164 after parsing, the country ISO 3166-1 alpha-2. */
export const BuyerDetails = z.object({
  email: EmailAddress,
  buyerType: z.enum(buyerTypeValues),
  phone: WorldPhoneNumber("Phone number"),
  address: plainLine("Address", 300),
  country: z.string().refine((iso2) => countries.some((country) => country.iso2 === iso2), directoryMessages.selectCountry),
  zipCode: plainLine("Zip code", 20),
  /** The version of the notice that the buyer saw and agreed to. */
  consentVersion: z
    .string(directoryMessages.consentNeeded)
    .min(1, directoryMessages.consentNeeded)
    .refine((version) => version === "" || version === buyerNotice.version, directoryMessages.consentChanged),
});
