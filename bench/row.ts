/** One measured figure with its floor of the same run. */
export type BenchRow = {
  readonly figure: string;
  /** What it is compared with, and that value. */
  readonly floor: string;
  readonly value: string;
  /** Value over floor; undefined where there is no floor. */
  readonly ratio: string;
  /** The target. */
  readonly reach: string;
  readonly pass: boolean;
};

const columns = ["figure", "floor", "value", "ratio", "reach"] as const;

/** The rows as a Markdown table. */
export function table(rows: readonly BenchRow[]): string {
  const head = `| ${[...columns, "reached"].join(" | ")} |\n| ${[...columns, ""].map(() => "---").join(" | ")} |`;
  return [head, ...rows.map((row) => `| ${columns.map((column) => row[column]).join(" | ")} | ${row.pass ? "yes" : "NO"} |`)].join("\n");
}
