/** The worker that keeps the page of the leads. Its folder is its scope. */
export const leadsWorkerPath = "/fair-leads/worker.js";
