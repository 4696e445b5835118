/**
 * The `placeholderData` of a list whose sentence for an empty answer depends on its filters: rows of other filters stay until the answer is
 * there. An empty answer does not stay, because it says nothing of these filters.
 */
export const keepRows = <Page extends { readonly rows: readonly unknown[] }>(before: Page | undefined): Page | undefined =>
  before?.rows.length === 0 ? undefined : before;

/** The query whose answer was on the screen until now, as tRPC names it. */
type QueryBefore = { readonly queryKey: readonly [path: unknown, asked?: { readonly input?: Readonly<Record<string, unknown>> }] };

/**
 * The `placeholderData` of figures about one thing, such as a year or an account: those of the page or filter before stay until the answer is
 * there, those of another thing do not.
 * @param about what the figures are about, as the input of the query names it
 */
export const keepRowsAbout =
  (about: Readonly<Record<string, unknown>>) =>
  <Page>(before: Page | undefined, query: QueryBefore | undefined): Page | undefined =>
    Object.entries(about).every(([name, value]) => query?.queryKey[1]?.input?.[name] === value) ? before : undefined;
