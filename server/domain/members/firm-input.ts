import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { plainLine } from "../accounts/plain-line.ts";
import { readTypedDate } from "../typed-date.ts";
import { FirmName } from "./firm-name.ts";
import { normaliseGstin } from "./gstin.ts";
import { memberMessages } from "./messages.ts";

/** A calendar date as it is typed; the output is YYYY-MM-DD. */
const calendarDate = (label: string) =>
  z
    .string()
    .max(40, memberMessages.dateForm(label))
    .transform((text, check) => {
      const parsed = readTypedDate(text);
      if (parsed === undefined) check.addIssue(memberMessages.dateForm(label));
      return parsed ?? "";
    });

/**
 * The seven fields that the council enters for a new firm. A GST number of unusual form is accepted.
 * @source specification 3 "Member firm (admin)", 5 "Add firm (admin)"
 */
export const FirmInput = z
  .object({
    firmName: FirmName,
    gstNo: plainLine("GST number", 40).transform(normaliseGstin),
    membershipStartOn: calendarDate("Start date"),
    membershipEndOn: calendarDate("End date"),
    contactName: plainLine("Contact name", 200),
    contactEmail: EmailAddress,
    contactPhone: plainLine("Contact phone", 40).refine((text) => /[0-9]/.test(text), memberMessages.phoneForm),
  })
  .refine((firm) => firm.membershipEndOn >= firm.membershipStartOn, { error: memberMessages.endBeforeStart, path: ["membershipEndOn"] });
export type FirmInput = z.infer<typeof FirmInput>;
