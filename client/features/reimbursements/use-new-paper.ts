import { useState } from "react";
import { maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { FurtherPaperName, maxPaperNameLength } from "#domain/reimbursements/further-paper-name.ts";
import { furtherPaperStep, newPaperName } from "#domain/reimbursements/further-papers.ts";
import { document } from "#domain/reimbursements/scheme.ts";
import { withoutStep, withStep } from "../../lib/local-progress.ts";
import type { Draft } from "./draft.ts";

/** The field through which further papers are added. */
export const newPaper = document(newPaperName, "Add a paper", "paper", { maxFiles: maxFurtherPapers, optional: true });

/** The name of the further paper that is added next; this browser keeps it until a file is chosen. */
export function useNewPaper(draft: Draft) {
  const [name, setName] = useState(() => keptName(draft));

  function write(next: string): void {
    setName(next);
    draft.keep(next === "" ? withoutStep(furtherPaperStep) : withStep(furtherPaperStep, { name: next }));
  }

  return {
    name,
    write,
    /** What was typed, else what the file is called. */
    nameOf(file: File): string {
      write("");
      const [typed, ofFile] = [name, withoutExtension(file.name)].map((text) => FurtherPaperName.safeParse(text.slice(0, maxPaperNameLength)).data);
      return typed ?? ofFile ?? "Paper";
    },
  };
}

function keptName(draft: Draft): string {
  const kept = draft.progress()?.steps[furtherPaperStep]?.["name"];
  return typeof kept === "string" ? kept : "";
}

const withoutExtension = (fileName: string): string => fileName.replace(/\.[^.]*$/, "");
