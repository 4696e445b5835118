import type { State } from "./lifecycle.ts";

type Deficiency = { readonly fieldName: string | null; readonly answeredAt: Date | null };

/** The remarks that wait for an answer. */
export const openDeficiencies = <T extends Deficiency>(deficiencies: readonly T[]): T[] =>
  deficiencies.filter(({ answeredAt }) => answeredAt === null);

type Replied = {
  readonly row: { readonly state: State; readonly deficiencyOrigin: "EPCMD" | "DGFT" | null };
  readonly deficiencies: readonly Deficiency[];
};

/**
 * May the member change this field now? In a draft everything; after a share only what was flagged; if a DGFT query
 * flagged nothing, everything. `undefined` means the answers, which belong to no document.
 * @source product.md "member replies"; rest-api.md "Member"
 */
export function isOpenForMember({ row, deficiencies }: Replied, fieldName: string | undefined): boolean {
  if (row.state === "DRAFT") return true;
  if (row.state !== "DEFICIENCY_SHARED") return false;
  const flagged = openDeficiencies(deficiencies).flatMap((deficiency) => deficiency.fieldName ?? []);
  if (flagged.length === 0) return row.deficiencyOrigin === "DGFT";
  return fieldName !== undefined && flagged.includes(fieldName);
}
