import { posix } from "node:path";

/** Words that names and comments do not use, each with the standard word of the field. A word is matched whole, in lower case. */
const words = [
  [/doors?/, "transport, endpoint"],
  [/(?<!dead )letters?/, "email; of the alphabet: character"],
  [/papers?/, "document"],
  [/shelf|shelves/, "category"],
  [/verbs?/, "use case"],
  [/packed|packing/, "compressed"],
  [/lasting/, "resilient, persistent"],
  [/kept parts?/, "static part"],
  [/wakes?|woken?/, "enhance; of a process: notify"],
  [/asked together/, "batched"],
  [/fates?/, "transaction state, erasure rule"],
  [/bury|buried|buries/, "mark dead"],
  [/parting words?/, "flush on unmount"],
  [/sought/, "searched"],
  [/breathes?|breathing/, "yield to the event loop"],
  [/breach(?:es)?/, "sandbox error"],
  [/stands? back/, "lower priority"],
  [/troubles?/, "fault injection"],
  [/weather/, "fault injection"],
  [/lanes?/, "concurrency, worker"],
  [/cast/, "actors"],
  [/crowds?/, "bulk data"],
  [/anew/, "again"],
  [/whoever/, "the user who, the caller that"],
];

/** Files and folders in which a word is the right one. */
const exceptions = {};

/** This file, and folders that still have such words. */
const notChecked = [
  "scripts/lint/words.mjs",
  "client/",
  "db/connection/",
  "server/app.ts",
  "server/application/dgft/",
  "server/application/directory/",
  "server/application/dossiers/",
  "server/application/files/",
  "server/application/notifications/",
  "server/application/reimbursements/",
  "server/application/reviews/",
  "server/application/site/",
  "server/application/system/",
  "server/commands/",
  "server/context.ts",
  "server/domain/directory/",
  "server/domain/reimbursements/",
  "server/domain/reviews/",
  "server/domain/site/",
  "server/http/",
  "server/infra/",
  "server/services.ts",
  "server/start.ts",
  "site/",
  "tests/abuse/",
  "tests/deep/",
  "tests/e2e/",
  "tests/faults/",
  "tests/faults-checker.test.ts",
  "tests/integration/",
  "tests/operations.test.ts",
  "tests/rest/",
  "tests/runtime/",
  "tests/support/",
  "tests/workers/",
  "workers/",
];

const any = new RegExp(words.map(([pattern]) => pattern.source.replaceAll(" ", "[ _-]?").replace("(?<!dead[ _-]?)", "")).join("|"), "i");
const whole = words.map(([pattern, instead]) => ({ pattern: new RegExp(`\\b(?:${pattern.source})\\b`, "g"), instead }));

/** "sendLetterOnce" is "send letter once". */
const inWords = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_$-]/g, " ")
    .toLowerCase();

export const wordsRule = {
  create(context) {
    const file = posix.relative(context.cwd, context.filename);
    if (notChecked.some((path) => file.startsWith(path)) || !any.test(`${file} ${context.sourceCode.text}`)) return {};
    const check = (node, text) => {
      for (const { pattern, instead } of whole)
        for (const [word] of text.matchAll(pattern)) {
          if (Object.entries(exceptions).some(([path, allowed]) => file.startsWith(path) && allowed.includes(word))) continue;
          context.report({ node, message: `"${word}" is not a word of this house. Say: ${instead}.` });
        }
    };
    return {
      Program(program) {
        check(program, inWords(file.replaceAll("/", " / ")));
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value.replaceAll(/\s*\n\s*\*?\s*/g, " ").toLowerCase());
      },
      Identifier: (node) => check(node, inWords(node.name)),
    };
  },
};
