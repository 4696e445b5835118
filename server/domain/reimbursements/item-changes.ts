import { itemsFields, itemsOfField, type Item } from "./items.ts";
import type { ItemKind, Scheme } from "./scheme.ts";

/** Items that were sent, and the kinds of which they are all: items of other kinds stay as they are. */
export type GivenItems = { readonly items: readonly Item[]; readonly kinds: readonly ItemKind[] };

/**
 * The items of a claim after a change, each with its id. An item that comes without an id but with the facts of a stored one is that one.
 * @param newId makes a UUID
 */
export function itemsAfter(scheme: Scheme, before: readonly Item[], { items, kinds }: GivenItems, newId: () => string): Item[] {
  const isMeant = (item: Item): boolean => kinds.some(({ kind }) => kind === item["kind"]);
  const given = withIds(before.filter(isMeant), items, newId);
  const others = before.filter((item) => !isMeant(item));
  if (others.length === 0) return given;
  return itemsFields(scheme).flatMap(({ field }) => itemsOfField(field, [...others, ...given]));
}

function withIds(before: readonly Item[], items: readonly Item[], newId: () => string): Item[] {
  const free = new Map(before.filter(({ id }) => !items.some((item) => item["id"] === id)).map((item) => [item["id"] ?? "", item]));
  return items.map((item) => {
    if (item["id"] !== undefined) return item;
    const [id = newId()] = [...free].find(([stored, facts]) => isSameItem({ ...item, id: stored }, facts)) ?? [];
    free.delete(id);
    return { ...item, id };
  });
}

/** What a change does to items: before and after; one that is added has no before, one that goes no after. */
export type ItemChange = { readonly before: Item | undefined; readonly after: Item | undefined };

/** The items that differ; their order says nothing. */
export function itemChanges(before: readonly Item[], after: readonly Item[]): ItemChange[] {
  const changed = after.flatMap((item): ItemChange[] => {
    const same = before.find(({ id }) => id === item["id"]);
    return same !== undefined && isSameItem(same, item) ? [] : [{ before: same, after: item }];
  });
  const gone = before.filter(({ id }) => !after.some((item) => item["id"] === id));
  return [...changed, ...gone.map((item): ItemChange => ({ before: item, after: undefined }))];
}

/** Whether one of the items that differ names an event: the firm's other claims may then have other visits before them. */
export const isOfEvents = (changes: readonly ItemChange[]): boolean =>
  changes.some(({ before, after }) => before?.["event"] !== undefined || after?.["event"] !== undefined);

const isSameItem = (one: Item, other: Item): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, value]) => other[name] === value);
