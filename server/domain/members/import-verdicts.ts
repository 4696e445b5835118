/** The verdict on a row, as a clerk reads it before and after the run. */
export const importOutcomes = {
  created: { before: "Will be created", after: "Created", tone: "green" },
  updated: { before: "Will be updated", after: "Updated", tone: "blue" },
  unchanged: { before: "Unchanged", after: "Unchanged", tone: "neutral" },
  refused: { before: "Refused", after: "Refused", tone: "orange" },
} as const satisfies Record<string, { before: string; after: string; tone: "green" | "blue" | "neutral" | "orange" }>;

export type ImportOutcome = keyof typeof importOutcomes;
export const importOutcomeNames = Object.keys(importOutcomes) as [ImportOutcome, ...ImportOutcome[]]; // keys of a literal object

/** The reason of a verdict; the text of a refusal is in `refusalOf`. */
export const importVerdicts = {
  create: "created",
  update: "updated",
  same: "unchanged",
  /** Its own cells are wrong. */
  cells: "refused",
  /** An earlier row of the file has its GST number or its e-mail. */
  gst_twice: "refused",
  email_twice: "refused",
  /** Another login has its e-mail. */
  email_taken: "refused",
  /** The firm exists, with another email. */
  email_differs: "refused",
  deactivated: "refused",
  /** It would end a membership before the day to which a paid invoice extended it. */
  renewed: "refused",
  /** What is stored changed after the dry run, so nobody has seen what the row would create or overwrite. */
  changed: "refused",
} as const satisfies Record<string, ImportOutcome>;

export type ImportVerdict = keyof typeof importVerdicts;
export const importVerdictNames = Object.keys(importVerdicts) as [ImportVerdict, ...ImportVerdict[]]; // keys of a literal object

/** The verdicts that lead to an outcome. */
export const verdictsOf = (outcome: ImportOutcome): readonly ImportVerdict[] =>
  importVerdictNames.filter((verdict) => importVerdicts[verdict] === outcome);

/** The state of an import. It waits for the product while it is reading, checking or running, for the clerk while it is read or checked. */
export const importStates = ["reading", "read", "checking", "checked", "running", "done", "failed", "discarded"] as const;
export type ImportState = (typeof importStates)[number];

/** The states in which the product is at work. */
export const busyImportStates: readonly ImportState[] = ["reading", "checking", "running"];

/** The actions of an import, by its state. */
export const importActions = {
  reading: [],
  read: ["match", "discard"],
  checking: [],
  checked: ["match", "run", "discard"],
  running: [],
  done: [],
  failed: [],
  discarded: [],
} as const satisfies Record<ImportState, readonly string[]>;
export type ImportAction = (typeof importActions)[ImportState][number];
