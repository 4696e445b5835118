import { appRole } from "#db/connection/app-role.ts";
import { createDb, createSearchDb, workerStatementTimeoutMs } from "#db/connection/client.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { WriteSheetInput } from "#server/infra/sandbox-protocol.ts";
import { memberList } from "#server/application/directory/exports/member-list.ts";
import { serveOperations } from "#workers/parse/child-loop.ts";
import { writeCsvFile, writeXlsxFile } from "./write-sheet.ts";

// Writes a list of members into a file. Started by `server/infra/sheet-writer.ts`. It reads the database itself, because a long list does not
// fit into a message: the only file of workers/render that may (`excludeFiles` in .oxlintrc.json).

const reportEveryMs = 250;

serveOperations({ writeSheet }, { hasNetwork: true });

async function writeSheet(order: WriteSheetInput, report: (done: number, total: number) => void): Promise<{ rows: number }> {
  const { databaseUrl, actor, search, format, outPath, maxRows } = order;
  const limits = { role: appRole, max: 1, statementTimeoutMs: workerStatementTimeoutMs } as const;
  const [pool, searchPool] = [createDb(databaseUrl, limits), createSearchDb(databaseUrl, limits)];
  let reportedMs = 0;
  const list = await memberList({ db: pool.db, searchDb: searchPool.db, actor: actorOf(actor), now: () => new Date() }, search, {
    maxRows,
    onProgress: (done, total) => {
      if (performance.now() - reportedMs < reportEveryMs) return;
      reportedMs = performance.now();
      report(done, total);
    },
  });
  await (format === "xlsx" ? writeXlsxFile : writeCsvFile)(outPath, list);
  await Promise.all([pool.close(), searchPool.close()]);
  return { rows: list.rowsGiven() };
}

function actorOf({ role, firmId, ...person }: WriteSheetInput["actor"]): Actor {
  if (role === "BUYER") return { kind: "user", role, ...person };
  if (role !== "MEMBER") return { kind: "user", role, ...person, rights: [] };
  if (firmId === null) throw new Error("a member without a firm cannot exist: users_member_has_firm");
  return { kind: "user", role, firmId, ...person };
}
