import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { EmailAddress } from "../accounts/email.ts";
import { countries } from "../members/countries.ts";

/** The most bytes of a photo as the browser sends it. */
export const maxLeadPhotoBytes = 1_500_000;
/** Longest side of a photo that is kept on the phone. */
export const leadPhotoSidePx = 1_600;

const optional = <T extends z.ZodType<string>>(shape: T) =>
  z
    .literal("")
    .or(shape)
    .transform((text) => (text === "" ? null : text));

/** What a firm notes of a visitor of its stall. The device makes `id`, so that a lead that is sent twice is stored once. */
export const LeadInput = z.object({
  id: z.uuid(),
  fairId: z.uuid(),
  /** The firm for which the device noted it. */
  firmId: z.uuid(),
  name: plainLine("Name", 200),
  company: plainLine("Company", 200),
  country: z.string().refine((code) => countries.some(({ iso2 }) => iso2 === code), "Select the country from the list"),
  email: optional(EmailAddress),
  interest: optional(plainLine("Interest", 500)),
  /** When it was noted, by the clock of the device. */
  notedAt: z.coerce.date(),
});
export type LeadInput = z.output<typeof LeadInput>;
