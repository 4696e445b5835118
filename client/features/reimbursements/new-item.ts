import { givenItems, type Answers } from "#domain/reimbursements/answers.ts";
import { itemAnswerName } from "#domain/reimbursements/expected-claims.ts";
import { factsOfKind, lastDayOfEvent, type Item } from "#domain/reimbursements/items.ts";
import type { ItemFact, ItemKind, SchemeItemsField } from "#domain/reimbursements/scheme.ts";
import { newUuid } from "../../lib/uuid.ts";
import type { KnownAnswers } from "./views.ts";

/** A document of the claim with its pages; undefined while it has no file. */
export type ProvingDocument = { readonly fieldName: string; readonly pages: number | undefined };

type NewItemContext = {
  /** What is typed in the step, and what the claim has of all steps. */
  readonly values: Answers;
  readonly answers: Answers;
  /** What the firm gave before, facts of an item by `itemAnswerName`. */
  readonly known?: KnownAnswers | undefined;
  /** Those that a new item may name. */
  readonly documents: readonly ProvingDocument[];
};

/**
 * A new item with all that is given already: by the item before it, and by the answers of the claim. Its amount and payment are its own; only
 * the first item of a claim takes them, where they are known for its kind.
 */
export function newItem(field: SchemeItemsField, { values, answers, known = {}, documents }: NewItemContext): Item {
  const others = [...givenItems(values), ...givenItems(answers)];
  const before = givenItems(values).at(-1) ?? givenItems(answers).at(-1) ?? {};
  const kindNamed = (name: string | undefined) => field.kinds.find((one) => one.kind === name);
  const knownKind = known[itemAnswerName("kind")]?.value;
  const kind = kindNamed(before["kind"]) ?? kindNamed(knownKind) ?? field.kinds[0];
  const takesOwn = others.length === 0 && kind?.kind === knownKind;
  const given = { ...answers, ...values };
  const document = documents.find(({ fieldName }) => fieldName === field.document) ?? documents[0];
  const facts: Item = kind === undefined ? {} : { kind: kind.kind, ...knownFacts(factsToTake(kind, takesOwn), before, given, known) };
  const lastDay = lastDayOfEvent(facts, others);
  return {
    id: newUuid(),
    ...(lastDay === undefined ? {} : { event_to: lastDay }),
    ...facts,
    ...(document === undefined ? {} : { document: document.fieldName, ...onlyPage(document) }),
  };
}

/** The page of a document that has only one. */
export const onlyPage = ({ pages }: ProvingDocument): { page?: string } => (pages === 1 ? { page: "1" } : {});

const factsToTake = (kind: ItemKind, takesOwn: boolean): ItemFact[] => factsOfKind(kind).filter(({ isOwn }) => takesOwn || isOwn !== true);

function knownFacts(facts: readonly ItemFact[], before: Item, given: Answers, known: KnownAnswers): Item {
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const told = known[itemAnswerName(fact.name)]?.value;
      const value = before[fact.name] ?? (isPreset(fact, given) ? told : undefined) ?? answered(fact, given) ?? told;
      return value === undefined || value === "" ? [] : [[fact.name, value]];
    }),
  );
}

/** True when the answer that fills a fact is still the preset of its field. */
const isPreset = ({ fromAnswer = "", answerList }: ItemFact, given: Answers): boolean =>
  answerList !== undefined && given[fromAnswer] === answerList.preset;

/** The answer from which a fact begins; of a list the choice with that value or that country. */
function answered(fact: ItemFact, given: Answers): string | undefined {
  const answer = fact.fromAnswer === undefined ? undefined : given[fact.fromAnswer];
  if (typeof answer !== "string" || fact.type !== "select") return typeof answer === "string" ? answer : undefined;
  const code = fact.answerList?.codes[answer] ?? answer;
  return fact.options.find(({ value }) => value === code)?.value;
}
