import { conflict } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { importActions } from "#domain/members/import-verdicts.ts";
import { lockImport, updateImport } from "#db/queries/imports.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { getImport } from "./get-import.ts";
import type { ImportId, ImportView } from "./import-view.ts";

/** Discards an import that has not run; no firm changes. @throws not_found; conflict (`import_moved_on`) */
export async function discardImport(ctx: AppContext, { importId }: ImportId): Promise<ImportView> {
  authorize(ctx.actor, "members.import");
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (current.state === "discarded") return;
    if (!(importActions[current.state] as readonly string[]).includes("discard")) throw conflict("import_moved_on", importMessages.wrongState);
    await updateImport(tx, importId, { state: "discarded", finishedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "import.discard", subject: { kind: "import", id: importId } });
  });
  return getImport(ctx, { importId });
}
