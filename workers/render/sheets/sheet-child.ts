import { appRole } from "#db/connection/app-role.ts";
import { createDb, createSearchDb, workerStatementTimeoutMs } from "#db/connection/client.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { SheetOrder, type SheetMessage } from "#server/infra/sheet-protocol.ts";
import { memberList } from "#server/application/directory/exports/member-list.ts";
import { writeCsvFile, writeXlsxFile } from "./write-sheet.ts";

// Writes one list of members into one file and ends. Started by `server/infra/sheet-writer.ts`, told by one message.

const progressEveryMs = 250;

const say = (message: SheetMessage): Promise<void> => new Promise((resolve) => void process.send?.(message, () => resolve()));

// Whoever asked is gone: nobody would take the file.
process.once("disconnect", () => process.exit(1));
process.once("message", (message) => {
  work(SheetOrder.parse(message)).then(
    (rows) => say({ kind: "done", rows }).then(() => process.exit(0)),
    (error: unknown) => say({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }).then(() => process.exit(1)),
  );
});
await say({ kind: "ready" });

async function work({ databaseUrl, actor, search, format, outPath, maxRows }: SheetOrder): Promise<number> {
  const limits = { role: appRole, max: 2, statementTimeoutMs: workerStatementTimeoutMs } as const;
  const [pool, searchPool] = [createDb(databaseUrl, limits), createSearchDb(databaseUrl, limits)];
  let saidMs = 0;
  const list = await memberList({ db: pool.db, searchDb: searchPool.db, actor: actorOf(actor), now: () => new Date() }, search, {
    maxRows,
    onProgress: (done, total) => {
      if (performance.now() - saidMs < progressEveryMs) return;
      saidMs = performance.now();
      void say({ kind: "progress", done, total });
    },
  });
  await (format === "xlsx" ? writeXlsxFile : writeCsvFile)(outPath, list);
  await Promise.all([pool.close(), searchPool.close()]);
  return list.rowsGiven();
}

function actorOf({ role, firmId, ...person }: SheetOrder["actor"]): Actor {
  if (role !== "MEMBER") return { kind: "user", role, ...person };
  if (firmId === null) throw new Error("a member without a firm cannot exist: users_member_has_firm");
  return { kind: "user", role, firmId, ...person };
}
