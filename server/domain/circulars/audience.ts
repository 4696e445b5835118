import { z } from "zod";
import { gstStateName, stateCodes } from "../members/gst-states.ts";
import { hsnCategories, hsnCategoryKeys, type HsnCategory } from "../members/hsn-categories.ts";
import { schemeOf } from "../reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "../reimbursements/schemes/kinds.ts";
import { circularMessages } from "./messages.ts";

export type Audience = {
  readonly isForAll: boolean;
  readonly schemes: readonly SchemeKind[];
  readonly deviceGroups: readonly HsnCategory[];
  /** GST codes of states. */
  readonly states: readonly string[];
};

/** All members. */
export const everybody: Audience = { isForAll: true, schemes: [], deviceGroups: [], states: [] };

const once = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * Who gets a circular: all members, or the firms that match each kind of condition that is chosen. A firm matches a scheme when it has
 * submitted a claim of it, a device group when its profile has a device of it, and a state by its GST number.
 */
export const Audience = z
  .object({
    isForAll: z.boolean(),
    schemes: z.array(z.enum(schemeKinds)).max(schemeKinds.length).readonly().transform(once),
    deviceGroups: z.array(z.enum(hsnCategoryKeys)).max(hsnCategoryKeys.length).readonly().transform(once),
    states: z
      .array(z.string().refine((code) => stateCodes.includes(code), "Choose states of the list"))
      .max(stateCodes.length)
      .readonly()
      .transform(once),
  })
  .refine(({ isForAll, schemes, deviceGroups, states }) => isForAll || schemes.length + deviceGroups.length + states.length > 0, {
    message: circularMessages.emptyAudience,
    path: ["isForAll"],
  })
  .transform((audience): Audience => (audience.isForAll ? everybody : audience));

/** The audience in words: "All members", or each kind of condition. */
export function audienceText({ isForAll, schemes, deviceGroups, states }: Audience): string {
  if (isForAll) return "All members";
  const conditions = [
    ...(schemes.length === 0 ? [] : [`with claims of ${schemes.map((kind) => schemeOf(kind).typeLabel).join(" or ")}`]),
    ...(deviceGroups.length === 0 ? [] : [`with devices of ${deviceGroups.map((key) => hsnCategories[key]).join(" or ")}`]),
    ...(states.length === 0 ? [] : [`in ${states.map(gstStateName).join(" or ")}`]),
  ];
  return `Firms ${conditions.join(", ")}`;
}
