import { useRef, useState } from "react";
import { decodeCsv } from "#domain/csv-text.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { csvPortions, type CsvPortion } from "./csv-portions.ts";
import type { BranchCounts, CheckedBranch } from "./document-views.ts";

/** The server reads at most so much at a time. */
const bounds = { maxRows: 5_000, maxCharacters: 700_000 };
const shownRows = 100;
const noCounts: BranchCounts = { new: 0, changed: 0, same: 0, refused: 0 };

type Progress = { readonly work: "Checking" | "Importing"; readonly done: number; readonly total: number };
type Outcome = { readonly counts: BranchCounts; readonly rows: readonly CheckedBranch[] };

/** Checks a list of bank branches portion by portion, and imports it after the user has seen what would happen. */
export function useBranchImport() {
  const utils = trpc.useUtils();
  const check = trpc.payments.documents.checkBranches.useMutation();
  const run = trpc.payments.documents.importBranches.useMutation();
  const [portions, setPortions] = useState<readonly CsvPortion[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const [checked, setChecked] = useState<Outcome>();
  const [imported, setImported] = useState<BranchCounts>();
  const [failure, setFailure] = useState<string>();
  const turn = useRef(0);
  const isImporting = progress?.work === "Importing";

  /** Sends every portion in its turn; undefined after a failure, or when another list was chosen meanwhile. */
  async function sendAll(list: readonly CsvPortion[], work: Progress["work"]): Promise<Outcome | undefined> {
    const mine = (turn.current += 1);
    const total = list.reduce((sum, { rows }) => sum + rows, 0);
    const send = work === "Checking" ? check.mutateAsync : run.mutateAsync;
    let [done, counts, found] = [0, noCounts, [] as CheckedBranch[]];
    setFailure(undefined);
    try {
      for (const { text, firstRow, rows } of list) {
        setProgress({ work, done, total });
        const outcome = await send({ list: text, firstRow });
        if (turn.current !== mine) return undefined;
        done += rows;
        counts = addCounts(counts, outcome.counts);
        found = [...found, ...outcome.rows].slice(0, shownRows);
      }
      return { counts, rows: found };
    } catch (error) {
      if (turn.current === mine) setFailure(failureOf(error).message);
      return undefined;
    } finally {
      if (turn.current === mine) setProgress(undefined);
    }
  }

  async function choose(file: File | undefined): Promise<void> {
    // The import goes on to its end.
    if (file === undefined || isImporting) return;
    setImported(undefined);
    setChecked(undefined);
    const { text } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    const list = csvPortions(text, bounds);
    setPortions(list);
    const outcome = await sendAll(list, "Checking");
    if (outcome !== undefined) setChecked(outcome);
  }

  async function importAll(): Promise<void> {
    const outcome = await sendAll(portions, "Importing");
    await utils.payments.documents.branchCount.invalidate();
    if (outcome === undefined) return;
    setChecked(undefined);
    setImported(outcome.counts);
  }

  return {
    progress,
    isImporting,
    checked,
    imported,
    failure,
    choose: (file: File | undefined) => void choose(file),
    importAll: () => void importAll(),
    cancel: () => setChecked(undefined),
  };
}

const addCounts = (a: BranchCounts, b: BranchCounts): BranchCounts => ({
  new: a.new + b.new,
  changed: a.changed + b.changed,
  same: a.same + b.same,
  refused: a.refused + b.refused,
});
