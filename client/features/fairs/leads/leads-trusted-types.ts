import { createPolicy } from "../../../shared/trusted-types.ts";
import { leadsWorkerPath } from "./leads-worker-path.ts";

// The page of the leads runs one script beside its own: the worker that keeps it.
createPolicy("default", { createScriptURL: (address) => (address === leadsWorkerPath ? address : undefined) });
