import { accountRoutes } from "./accounts.ts";
import type { RestRoute } from "./route.ts";

/** Every call of the REST door; nothing outside this table is mounted, documented or tested. @source rest-api.md */
export const restRoutes: readonly RestRoute[] = [...accountRoutes];
