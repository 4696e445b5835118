import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { keepTemporaryFilesInMemory } from "./tests/support/temporary-in-memory.ts";

keepTemporaryFilesInMemory();

/** How long one test may take, by what it starts. */
const timeouts = {
  unit: { testTimeout: 30_000, hookTimeout: 30_000 },
  database: { testTimeout: 120_000, hookTimeout: 120_000 },
  product: { testTimeout: 300_000, hookTimeout: 300_000 },
  // A journey through three claims takes two minutes alone, and five beside three other workers.
  deep: { testTimeout: 1_200_000, hookTimeout: 1_200_000 },
};

const databaseSetup = "tests/support/database-setup.ts";
const buildSetup = "tests/support/build-setup.ts";
const deepSetup = "tests/support/deep-setup.ts";
const portalsSetup = "tests/support/portals-setup.ts";
/** Prints the messages of the open pages after a failed test. */
const pagesOfFailure = "tests/support/pages-of-failure.ts";

/** Test files of the gate that do more in the deep tier: every spelling, both queues, many rounds. They ask `isDeep`. */
const alsoDeep = [
  "tests/abuse/{authorization,formulas,fuzz,races}.test.ts",
  "tests/e2e/{accounts,audit,buyers,circulars,components,directory,enquiries,fairs,firms,invoices,joining,member-schemes,offices,passwords,privacy,profile,search-words,second-factor,signed-out,staff,system}.test.ts",
  "tests/integration/{audit-page,ledger-histories,payment-cuts,payment-histories,rules-replay}.test.ts",
  "tests/rest/{every-answer,hostile-files,old-client}.test.ts",
  "tests/runtime/{database-comes-and-goes,faults,nodes,start}.test.ts",
  "tests/workers/{mail,radar-recall,recovery}.test.ts",
];

/** Files that take the longest, the longest first, those of the deep tier before the others: begun last, one of them would leave the other workers without work. */
const slowest = [
  "tests/abuse/races",
  "tests/integration/payment-cuts",
  "tests/integration/payment-histories",
  "tests/deep/sqlmap",
  "tests/workers/radar-recall",
  "tests/deep/amounts-journey",
  "tests/integration/ledger-histories",
  "tests/deep/website",
  "tests/deep/nodes-killed",
  "tests/deep/restore-drill",
  "tests/deep/demo-days",
  "tests/rest/every-answer",
  "tests/workers/recovery",
  "tests/deep/journey",
  "tests/abuse/authorization",
  "tests/deep/officers-journey",
  "tests/deep/node-24",
  "tests/workers/sandbox-limits",
  "tests/integration/reviews",
  "tests/workers/sandbox",
  "tests/rest/old-client",
  "tests/workers/mail",
  "tests/integration/assessment",
  "tests/rest/files",
  "tests/workers/dossier",
  "tests/integration/database",
  "tests/rest/hostile-files",
  "tests/workers/file-store",
  // The demonstration begins when its first file asks for it.
  "tests/e2e/directory",
  "tests/runtime/start",
  "tests/e2e/member-reply",
  "tests/e2e/member-schemes",
  "tests/e2e/desks",
  "tests/e2e/member-bad-line",
  "tests/e2e/content",
  "tests/e2e/site-pages",
  "tests/e2e/invoices",
  "tests/e2e/review-desk",
  "tests/e2e/offices",
  "tests/e2e/save-on-leave",
  "tests/e2e/profile",
  "tests/e2e/fairs",
  "tests/e2e/reports",
  "tests/e2e/second-factor",
  "tests/e2e/site",
  "tests/e2e/amounts",
  "tests/e2e/firms",
  "tests/e2e/site-links",
  "tests/e2e/passwords",
  "tests/e2e/staff",
  "tests/e2e/components",
  "tests/e2e/ledger",
  "tests/e2e/site-events",
  "tests/runtime/backup",
  "tests/e2e/website",
  "tests/runtime/faults",
  "tests/runtime/full-disk",
  "tests/runtime/outbound-witness",
  "tests/e2e/accounts",
  "tests/e2e/signed-out",
  "tests/runtime/nodes",
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = slowest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? slowest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Real files against a corpus that lives outside the project: only where there is one. */
const corpusProject = {
  extends: true as const,
  test: { name: "corpus", include: ["tests/corpus/**/*.test.ts"], testTimeout: 1_800_000, sequence: { groupOrder: 4 } },
};

// unit, database and product are the gate (`npm test`), deep and corpus the deep tier (`npm run test:deep`); see docs/testing.md.
export default defineConfig({
  test: {
    pool: "forks",
    // Garbage collection took 7 percent of a worker's time: with more room for new objects it runs less often.
    execArgv: ["--max-semi-space-size=64"],
    maxWorkers: 2,
    // A worker keeps its modules from file to file: to load them again takes longer than most files. A test undoes what it changes.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    // A bound for a broken product, not a wait: by itself `expect.poll` gives up after a second.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{server,db,workers,client,site}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          ...timeouts.unit,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/{abuse,integration,rest,workers}/**/*.test.ts"],
          globalSetup: databaseSetup,
          // Many of these tests wait for limits of the database: more workers use the processor meanwhile.
          maxWorkers: 4,
          ...timeouts.database,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "product",
          include: ["tests/{runtime,e2e}/**/*.test.ts"],
          globalSetup: [buildSetup, databaseSetup, portalsSetup],
          setupFiles: pagesOfFailure,
          // Their tests wait for processes and browsers, too.
          maxWorkers: 3,
          ...timeouts.product,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: "deep",
          include: ["tests/deep/**/*.test.ts", ...alsoDeep],
          env: { TEST_TIER: "deep" },
          globalSetup: [deepSetup, buildSetup, databaseSetup, portalsSetup],
          setupFiles: pagesOfFailure,
          // Most of these tests wait for the database, for processes or for a browser: three workers leave a quarter of the processor idle.
          maxWorkers: 4,
          ...timeouts.deep,
          sequence: { groupOrder: 3 },
        },
      },
      ...(process.env.CORPUS_DIR === undefined ? [] : [corpusProject]),
    ],
  },
});
