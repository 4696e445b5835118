/** The run of a job for a use case that is called without a queue: it holds and ends at once. */
export const jobRun = { hold: () => Promise.resolve(), finish: () => Promise.resolve() };
