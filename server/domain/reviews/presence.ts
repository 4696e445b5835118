/** A reviewer whose page has sent no heartbeat for this time has left. */
export const presenceTtlMs = 45_000;
/** The interval of the heartbeat; one or two lost calls do not end the presence. */
export const presenceBeatMs = 15_000;
