import { posix } from "node:path";

/** Words that names and comments do not use, each with the standard word of the field. A word is matched whole, in lower case. */
const words = [
  [/doors?/, "transport, endpoint"],
  [/(?<!dead )letters?(?! spacing)/, "email; of the alphabet: character"],
  // A further paper is what a reply brings, by the contract of the REST API.
  [/(?<!further )(?<!asks )(?<!new )papers?(?! names?)/, "document"],
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
const exceptions = {
  "client/features/audit/audit-subject-shown.ts": ["letter"], // a key of the wire
  "server/application/site/read-associations.ts": ["letter", "letters"], // of the alphabet, a parameter of the address
  "server/application/site/read-documents.ts": ["paper"], // the address /strategy-paper
  "server/domain/site/associations-view.ts": ["letter", "letters"],
  "server/domain/site/content/kinds/publication.ts": ["paper"],
  "server/domain/site/table-query.test.ts": ["letter"],
  "server/rest/reimbursements.ts": ["paper", "papers"], // a part of the wire
  "tests/rest/cases/reimbursements.ts": ["paper", "papers"],
  "tests/rest/further-papers.test.ts": ["paper", "papers"],
  "site/content/facts/sources.ts": ["letter"], // a letter of a ministry
  "site/page-index/": ["paper"],
  "site/pages/medical-device-trade-associations/": ["letter", "letters"],
  "site/pages/strategy-paper/": ["paper"],
  "tests/integration/site-pages.test.ts": ["letter", "letters"],
};

/** This file, and folders that still have such words. */
const notChecked = ["scripts/lint/words.mjs"];

const any = new RegExp(
  words.map(([pattern]) => pattern.source.replaceAll(" ", "[ _-]?").replaceAll(/\(\?<?!\w*(?:\[ _-\]\?)\w*\??\)/g, "")).join("|"),
  "i",
);
const whole = words.map(([pattern, instead]) => ({ pattern: new RegExp(`\\b(?:${pattern.source})\\b`, "g"), instead }));

/** "sendLetterOnce" is "send letter once". */
const inWords = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_$-]/g, " ")
    .toLowerCase();

/** True for a name that a package exports, such as `Paper` of Mantine. */
const isNameOfPackage = ({ parent }) => parent?.type === "ImportSpecifier" && !/^[.#]/.test(parent.parent.source.value);

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
      Identifier: (node) => {
        if (!isNameOfPackage(node)) check(node, inWords(node.name));
      },
    };
  },
};
