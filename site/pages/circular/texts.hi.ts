import { circularWords } from "#domain/circulars/circular-words.ts";
import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "परिपत्र",
  description: "परिषद का एक परिपत्र।",
  about: (number, publishedOn, holdsFromOn) => `परिपत्र सं. ${number}, ${publishedOn}। ${circularWords.hi.holdsFrom(holdsFromOn)}`,
  replaces: "यह इस परिपत्र के स्थान पर है: सं.",
  replacedFrom: (day) => `${day} से इसके स्थान पर यह परिपत्र होगा: सं.`,
  replacedBy: "इसके स्थान पर अब यह परिपत्र है: सं.",
  reason: "कारण:",
  pdf: "पीडीएफ़ डाउनलोड करें",
  all: "सभी परिपत्र",
};
