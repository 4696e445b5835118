import { joiningStateLabels } from "#domain/joining/states.ts";
import type { Db } from "#db/connection/client.ts";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { selectSimilarApplications, type JoiningApplicationRow, type SimilarApplication } from "#db/queries/joining.ts";
import { findFirmId, getFirmName } from "#db/queries/members.ts";

const words = { gst: "GST number", iec: "IEC", email: "e-mail address" } as const satisfies Record<SimilarApplication["same"][number], string>;

/** Warnings for the council: a member, a login or another application has the GST number, IEC or address of this one. */
export async function duplicateWarnings(db: Db, row: Pick<JoiningApplicationRow, "id" | "gstNo" | "iecNo" | "email">): Promise<string[]> {
  const [byGst, byEmail, user, others] = await Promise.all([
    row.gstNo === null ? undefined : findFirmId(db, { gstNo: row.gstNo, email: undefined }),
    findFirmId(db, { gstNo: undefined, email: row.email }),
    findUserByEmail(db, row.email),
    selectSimilarApplications(db, row),
  ]);
  return [
    ...(byGst === undefined ? [] : [`The member ${await getFirmName(db, byGst)} has this GST number.`]),
    ...(byEmail === undefined ? [] : [`The member ${await getFirmName(db, byEmail)} has this e-mail address.`]),
    ...(byEmail === undefined && user !== undefined ? ["Another login has this e-mail address."] : []),
    ...others.map(
      ({ reference, firmName, state, same }) =>
        `Application ${reference ?? ""} of ${firmName} (${joiningStateLabels[state].toLowerCase()}) has the same ${same.map((what) => words[what]).join(" and ")}.`,
    ),
  ];
}
