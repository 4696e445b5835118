/** What becomes of further papers that were added for a fresh look and never sent. @param count how many, at least one */
export const unsentFurtherPapersText = (count: number): string =>
  count === 1
    ? "You added this before and did not send it. It goes with this reply, unless you remove it."
    : `You added these ${count} papers before and did not send them. They go with this reply, unless you remove them.`;
