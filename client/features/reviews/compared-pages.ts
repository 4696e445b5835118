/**
 * What stands side by side when two versions are compared page by page. A page that neither has becomes the last one.
 * @param page counts from 1
 * @returns the shown page, how many there are, and the page of each version; undefined on the side of a version that has no such page
 */
export function pagesSideBySide<P>(before: readonly P[], after: readonly P[], page: number) {
  const count = Math.max(before.length, after.length);
  const shown = Math.min(page, count);
  return { page: shown, count, left: before[shown - 1], right: after[shown - 1] };
}
