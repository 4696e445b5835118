import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { feeMessages } from "./fee-messages.ts";

const maxFeeInr = 100_000_000;
const maxLimitInr = 1_000_000_000_000;
const maxBands = 30;

const Fee = z.int(feeMessages.feeForm).min(0, feeMessages.feeForm).max(maxFeeInr, feeMessages.feeForm);

const FeesInput = z
  .object({
    gstPercent: z.int(feeMessages.gstForm).min(0, feeMessages.gstForm).max(100, feeMessages.gstForm),
    bands: z
      .array(
        z.object({
          /** Null in the last band. */
          upToInr: z.int(feeMessages.limitForm).min(1, feeMessages.limitForm).max(maxLimitInr, feeMessages.limitForm).nullable(),
          feeInr: Fee,
          maySelfCertify: z.boolean(),
        }),
      )
      .min(1, feeMessages.noBand)
      .max(maxBands, feeMessages.tooManyBands(maxBands))
      .readonly(),
    categories: z.object({ institution: Fee, affiliate: Fee, consultant: Fee }),
  })
  .superRefine(({ bands }, check) => {
    for (const [place, { upToInr }] of bands.entries()) {
      const isLast = place === bands.length - 1;
      const before = bands[place - 1]?.upToInr ?? 0;
      const refuse = (message: string) => check.addIssue({ code: "custom", path: ["bands", place, "upToInr"], message });
      if (isLast && upToInr !== null) refuse(feeMessages.lastIsOpen);
      else if (!isLast && upToInr === null) refuse(feeMessages.limitForm);
      else if (upToInr !== null && upToInr <= before) refuse(feeMessages.notGrowing);
    }
  });

/** What the office writes of a fee table. Whole rupees. */
export const FeeDraft = z.object({
  financialYear: z
    .string()
    .trim()
    .regex(/^20\d\d-\d\d$/, feeMessages.yearForm)
    .refine((year) => Number(year.slice(5)) === (Number(year.slice(2, 4)) + 1) % 100, feeMessages.yearForm),
  sourceName: plainLine("Source", 300),
  fees: FeesInput,
});
export type FeeDraft = z.output<typeof FeeDraft>;
