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

/** A word in a file (or below a folder) where it is the right one. */
const exceptions = {};

/** Folders and files that still have such words. */
const notYetClean = [];

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
    if (notYetClean.some((path) => file.startsWith(path)) || !any.test(`${file} ${context.sourceCode.text}`)) return {};
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
