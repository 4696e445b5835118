import type postgres from "postgres";
import type { SentStatement } from "./recorded-statements.ts";

/** One node of a query plan, as the database prints it. */
export type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  /** Of what is worked out apart from the rest, such as a common table expression. */
  readonly "Subplan Name"?: string;
  readonly Plans?: readonly PlanNode[];
};

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Every node of the plan that the database would follow for a statement, the outermost first. */
export async function planOf(planner: postgres.Sql, { sql, params }: SentStatement): Promise<readonly PlanNode[]> {
  const [row] = await planner.unsafe(`explain (format json) ${sql.replace(/^\s*explain \(format json\)/, "")}`, [...params]);
  const plan: unknown = row?.["QUERY PLAN"];
  const [{ Plan }] = (typeof plan === "string" ? JSON.parse(plan) : plan) as [{ Plan: PlanNode }]; // the database's own format
  return nodesOf(Plan);
}
