/** The page of a list that an address names; the first when it names none, or names it wrongly. */
export const pageIn = (parameters: URLSearchParams, name: string): number => Math.max(1, Math.trunc(Number(parameters.get(name) ?? "1")) || 1);

/** The address with another page of one list; what it says of others stays. */
export const withPage =
  (name: string, page: number) =>
  (parameters: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(parameters);
    if (page === 1) next.delete(name);
    else next.set(name, String(page));
    return next;
  };
