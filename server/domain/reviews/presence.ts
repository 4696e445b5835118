/** A reviewer whose page has not been heard of for so long has left. */
export const presenceTtlMs = 45_000;
/** How often an open page says that it is open: a lost call or two does not make somebody leave. */
export const presenceBeatMs = 15_000;
