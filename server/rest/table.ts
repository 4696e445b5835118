import { accountRoutes } from "./accounts.ts";
import { dgftRoutes } from "./dgft.ts";
import { directoryRoutes } from "./directory.ts";
import { importRoutes } from "./imports.ts";
import { invoiceRoutes } from "./invoices.ts";
import { memberRoutes } from "./members.ts";
import { reimbursementRoutes } from "./reimbursements.ts";
import { reviewRoutes } from "./reviews.ts";
import type { RestRoute } from "./route.ts";
import { signedRoutes } from "./signed.ts";
import { siteRoutes } from "./site.ts";

/** Every REST call; only calls of this table are mounted, documented and tested. @source rest-api.md */
export const restRoutes: readonly RestRoute[] = [
  ...siteRoutes,
  ...accountRoutes,
  ...directoryRoutes,
  ...memberRoutes,
  ...invoiceRoutes,
  ...importRoutes,
  ...reimbursementRoutes,
  ...reviewRoutes,
  ...dgftRoutes,
  ...signedRoutes,
];
