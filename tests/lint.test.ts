import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";
import { temporaryFolder } from "./support/cluster.ts";

const restricted = "portal(layers)";

/** One violation for each rule that holds the house together: where it stands, what it says, which rule must see it. */
const plants: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  "server/domain/a1.ts": ['import { readFile } from "node:fs";\nexport const a = readFile;', restricted],
  "server/domain/a2.ts": ['import { db } from "#db/connection/client.ts";\nexport const a = db;', restricted],
  "server/domain/a3.ts": ['import express from "express";\nexport const a = express;', restricted],
  "server/domain/a4.ts": ['import { useState } from "react";\nexport const a = useState;', restricted],
  "server/domain/a5.ts": ["export const a = () => process.env.HOME;", "eslint(no-restricted-globals)"],
  "server/domain/a6.ts": ["export const a = () => Date.now();", "eslint(no-restricted-properties)"],
  "server/domain/reimbursements/a7.ts": ['import { log } from "../../infra/log.ts";\nexport const a = log;', restricted],
  "db/queries/b1.ts": ['import { submit } from "#server/application/reimbursements/submit.ts";\nexport const b = submit;', restricted],
  "db/queries/b2.ts": ['import { TRPCError } from "@trpc/server";\nexport const b = TRPCError;', restricted],
  "server/application/c1.ts": ['import { eq } from "drizzle-orm";\nexport const c = eq;', restricted],
  "server/application/c2.ts": ['import { TRPCError } from "@trpc/server";\nexport const c = TRPCError;', restricted],
  "server/application/reviews/c3.ts": ['import { router } from "../../trpc/trpc.ts";\nexport const c = router;', restricted],
  "server/application/c4.ts": ['import { Router } from "express";\nexport const c = Router;', restricted],
  "server/application/c5.ts": ['import { Queue } from "bullmq";\nexport const c = Queue;', restricted],
  "server/application/c6.ts": ["export const c = () => process.env.HOME;", "node(no-process-env)"],
  "server/infra/d1.ts": ['import { submit } from "../application/reimbursements/submit.ts";\nexport const d = submit;', restricted],
  "server/d2.ts": ['import { sql } from "drizzle-orm";\nexport const d = sql;', restricted],
  "server/trpc/e1.ts": ['import { createDb } from "#db/connection/client.ts";\nexport const e = createDb;', restricted],
  "server/trpc/e2.ts": ['import { filesRouter } from "../rest/files.ts";\nexport const e = filesRouter;', restricted],
  "server/rest/f1.ts": ['import { router } from "../trpc/trpc.ts";\nexport const f = router;', restricted],
  "server/rest/f2.ts": ['import { users } from "#db/schema/accounts.ts";\nexport const f = users;', restricted],
  "workers/jobs/g1.ts": ['import { users } from "#db/schema/accounts.ts";\nexport const g = users;', restricted],
  "workers/render/g2.ts": ['import { submit } from "#server/application/reimbursements/submit.ts";\nexport const g = submit;', restricted],
  "client/pages/h1.ts": ['import { createDb } from "#db/connection/client.ts";\nexport const h = createDb;', restricted],
  "client/pages/h2.ts": ['import { appRouter } from "#server/trpc/router.ts";\nexport const h = appRouter;', restricted],
  "client/pages/h5.ts": ['import type { AppContext } from "#server/context.ts";\nexport type H = AppContext;', restricted],
  "client/pages/h6.ts": ['import { TRPCError } from "@trpc/server";\nexport const h = TRPCError;', restricted],
  "client/components/h3.ts": ['import { Page } from "../pages/page.ts";\nexport const h = Page;', restricted],
  "client/lib/h4.ts": ['import { List } from "#client/features/list.ts";\nexport const h = List;', restricted],
  "client/pages/h7.ts": ['import { routes } from "#site/content/pages.ts";\nexport const h = routes;', restricted],
  "client/pages/h8.ts": ['import { council } from "../../server/domain/council.ts";\nexport const h = council;', restricted],
  "client/pages/h9.ts": ['export const h = () => import("#workers/main.ts");', restricted],
  "client/shared/h10.ts": ['import { Button } from "@mantine/core";\nexport const h = Button;', restricted],
  "server/application/site/l1.ts": ['import { page } from "#site/parts/page.tsx";\nexport const l = page;', restricted],
  "server/rest/l2.ts": ['export { mountSite } from "#site/render/mount.ts";', restricted],
  "server/app.ts": ['import { Frame } from "#site/parts/frame.tsx";\nexport const l = Frame;', restricted],
  "site/parts/l3.ts": ['import { readHome } from "#server/application/site/read-home.ts";\nexport const l = readHome;', restricted],
  "site/parts/l4.ts": ['import type { AppRouter } from "#server/trpc/router.ts";\nexport type L = AppRouter;', restricted],
  "site/pages/home/load.ts": ['import { createDb } from "#db/connection/client.ts";\nexport const l = createDb;', restricted],
  "site/render/l5.ts": ['import { findSession } from "#db/queries/sessions.ts";\nexport const l = findSession;', restricted],
  "site/pages/home/l6.ts": ['import { DataList } from "#client/components/data-list.tsx";\nexport const l = DataList;', restricted],
  "sdk/l7.ts": ['import { z } from "zod";\nexport const l = z;', restricted],
  "db/queries/w1.ts": ["export const sendLetters = (count: number): number => count;", "portal(words)"],
  "db/queries/w2.ts": ["/** Notes whoever was here. */\nexport const w = 2;", "portal(words)"],
  "db/queries/door-list.ts": ["export const w = 3;", "portal(words)"],
  "server/i1.ts": ['import { i2 } from "#server/i2.ts";\nexport const i1 = () => i2;', "import(no-cycle)"],
  "server/i2.ts": ['import { i1 } from "./i1.ts";\nexport const i2 = () => i1;', "import(no-cycle)"],
  "server/j1.ts": ["const late = async (): Promise<void> => {};\nexport const j = () => {\n  late();\n};", "typescript(no-floating-promises)"],
  "server/j2.ts": ["export const j = (x: any): string => x;", "typescript(no-explicit-any)"],
  "server/j3.ts": ["export const j = (x: string | undefined): string => x!;", "typescript(no-non-null-assertion)"],
  "server/j4.ts": ["export default function j(): void {}", "import(no-default-export)"],
  "tests/k1.test.ts": ['import { test } from "vitest";\ntest.skip("later", () => {});', "vitest(no-disabled-tests)"],
};

/** What the rules must let pass. */
const allowed: Readonly<Record<string, string>> = {
  "server/domain/reimbursements/ok1.ts": 'import { z } from "zod";\nimport { council } from "../council.ts";\nexport const ok = [z, council];',
  "db/queries/ok2.ts": 'import { eq } from "drizzle-orm";\nimport { council } from "#domain/council.ts";\nexport const ok = [eq, council];',
  "server/trpc/ok3.ts":
    'import { TRPCError } from "@trpc/server";\nimport { submit } from "../application/reimbursements/submit.ts";\nexport const ok = [TRPCError, submit];',
  "db/ok5.ts": 'import { projectRoot } from "#server/infra/project-root.ts";\nexport const ok = projectRoot;',
  "workers/render/ok6.ts": 'import { log } from "#server/infra/log.ts";\nexport const ok = log;',
  "site/pages/gallery/load.ts": 'import { readGallery } from "#server/application/site/read-gallery.ts";\nexport const ok = readGallery;',
  "site/render/ok7.ts":
    'import { prose } from "#client/shared/prose.tsx";\nimport { log } from "#server/infra/log.ts";\nexport const ok = [prose, log];',
  "db/queries/ok8.ts": '/** A dead letter, a newsletter and an indoor fair. */\nexport const countDeadLetters = "whoever reads this letter";',
  "client/lib/ok4.ts": 'import type { AppRouter } from "#server/trpc/router.ts";\nexport type Ok = AppRouter;',
};

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

const folder = temporaryFolder("portal-lint-");
const found = new Map<string, Set<string>>();

beforeAll(() => {
  for (const name of [".oxlintrc.json", "package.json", "tsconfig.json"]) cpSync(join(projectRoot, name), join(folder.path, name));
  cpSync(join(projectRoot, "scripts/lint"), join(folder.path, "scripts/lint"), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(folder.path, "node_modules"));
  const codes = { ...Object.fromEntries(Object.entries(plants).map(([path, [code]]) => [path, code])), ...allowed };
  for (const [path, code] of Object.entries(codes)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), `${code}\n`);
  }
  const linter = join(projectRoot, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--type-aware", "-f", "json"], { cwd: folder.path, encoding: "utf8" });
  for (const { code, filename } of Report.parse(JSON.parse(stdout)).diagnostics) found.set(filename, (found.get(filename) ?? new Set()).add(code));
}, 60_000);

afterAll(() => folder.remove());

test.each(Object.entries(plants))("%s is refused", (path, [, rule]) => {
  expect([...(found.get(path) ?? [])]).toContain(rule);
});

test.each(Object.keys(allowed))("%s passes", (path) => {
  expect(found.get(path)).toBeUndefined();
});
