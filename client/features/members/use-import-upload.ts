import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { importMessages, maxImportBytes } from "#domain/members/import-messages.ts";
import { useUpload } from "../../lib/use-upload.ts";
import { importPath } from "./import-paths.ts";

const Begun = z.object({ importId: z.string() });

/** Sends a list of firms and goes to its import. */
export function useImportUpload() {
  const navigate = useNavigate();
  return useUpload({
    url: "/uploads/imports",
    shape: Begun,
    problemOf,
    failedText: importMessages.damaged,
    onStored: ({ importId }) => void navigate(importPath(importId)),
  });
}

function problemOf({ name, size }: File): string | undefined {
  if (!/\.(csv|txt|xls|xlsx)$/i.test(name)) return importMessages.wrongName(name);
  if (size === 0) return importMessages.empty(name);
  return size > maxImportBytes ? importMessages.tooLarge(name) : undefined;
}
