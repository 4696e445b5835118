import { accountRoutes } from "./accounts.ts";
import { dgftRoutes } from "./dgft.ts";
import { directoryRoutes } from "./directory.ts";
import { importRoutes } from "./imports.ts";
import { memberRoutes } from "./members.ts";
import { reimbursementRoutes } from "./reimbursements.ts";
import { reviewRoutes } from "./reviews.ts";
import type { RestRoute } from "./route.ts";
import { signedRoutes } from "./signed.ts";
import { siteRoutes } from "./site.ts";

/** Every call of the REST door; nothing outside this table is mounted, documented or tested. @source rest-api.md */
export const restRoutes: readonly RestRoute[] = [
  ...siteRoutes,
  ...accountRoutes,
  ...directoryRoutes,
  ...memberRoutes,
  ...importRoutes,
  ...reimbursementRoutes,
  ...reviewRoutes,
  ...dgftRoutes,
  ...signedRoutes,
];
