import { inArray, sql, type SQL } from "drizzle-orm";
import { gstCodesOf } from "#domain/members/gst-states.ts";

/** SQL: a firm is of a state, by the first two digits of its GSTIN. @param state the code of a state of today */
export const isOfState = (gstNo: SQL, state: string): SQL => inArray(sql`left(${gstNo}, 2)`, [...gstCodesOf(state)]);
