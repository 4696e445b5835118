import { labelInSentence } from "#domain/label-in-sentence.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import type { Language } from "../../content/languages/languages.ts";

const english: ReadonlyMap<string, string> = new Map(
  Object.values(schemes).flatMap((scheme) => itemKinds(scheme).map(({ kind, label }) => [kind, labelInSentence(label)] as const)),
);

const hindi: Readonly<Record<string, string>> = {
  registration: "पंजीकरण शुल्क",
  re_registration: "पुनः पंजीकरण शुल्क",
  retention: "वार्षिक प्रतिधारण शुल्क",
  testing: "उत्पाद परीक्षण या डोज़ियर शुल्क",
  plant_registration: "संयंत्र पंजीकरण शुल्क",
  plant_inspection: "संयंत्र निरीक्षण शुल्क",
  inspector_travel: "निरीक्षकों की यात्रा",
  space: "स्थान का किराया",
  stall: "स्टॉल",
  air_fare: "हवाई किराया",
};

/** The name of a kind of cost within a sentence. */
export const kindLabelIn =
  (language: Language) =>
  (kind: string): string =>
    (language === "hi" ? hindi[kind] : undefined) ?? english.get(kind) ?? kind;
