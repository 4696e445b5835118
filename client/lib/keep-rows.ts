/**
 * The `placeholderData` of a list whose sentence for an empty answer depends on its filters: rows of other filters stay until the answer is
 * there. An empty answer does not stay, because it says nothing of these filters.
 */
export const keepRows = <Page extends { readonly rows: readonly unknown[] }>(before: Page | undefined): Page | undefined =>
  before?.rows.length === 0 ? undefined : before;
