import { accountsRouter } from "./accounts.ts";
import { apiKeysRouter } from "./api-keys.ts";
import { auditRouter } from "./audit.ts";
import { circularsRouter } from "./circulars.ts";
import { dgftRouter } from "./dgft.ts";
import { directoryRouter } from "./directory.ts";
import { dossiersRouter } from "./dossiers.ts";
import { invoicesRouter } from "./invoices.ts";
import { fairsRouter } from "./fairs.ts";
import { joiningRouter } from "./joining.ts";
import { membersRouter } from "./members.ts";
import { notesRouter } from "./notes.ts";
import { notificationsRouter } from "./notifications.ts";
import { paymentsRouter } from "./payments/router.ts";
import { privacyRouter } from "./privacy.ts";
import { radarRouter } from "./radar.ts";
import { reimbursementsRouter } from "./reimbursements.ts";
import { reportsRouter } from "./reports.ts";
import { reviewsRouter } from "./reviews.ts";
import { rulesRouter } from "./rules.ts";
import { siteRouter } from "./site.ts";
import { systemRouter } from "./system.ts";
import { router } from "./trpc.ts";
import { webhooksRouter } from "./webhooks.ts";
import { workRouter } from "./work.ts";

/** Every call of the web client, by module. */
export const appRouter = router({
  accounts: accountsRouter,
  apiKeys: apiKeysRouter,
  members: membersRouter,
  joining: joiningRouter,
  directory: directoryRouter,
  reimbursements: reimbursementsRouter,
  reviews: reviewsRouter,
  dgft: dgftRouter,
  radar: radarRouter,
  dossiers: dossiersRouter,
  notes: notesRouter,
  notifications: notificationsRouter,
  payments: paymentsRouter,
  webhooks: webhooksRouter,
  invoices: invoicesRouter,
  work: workRouter,
  reports: reportsRouter,
  rules: rulesRouter,
  circulars: circularsRouter,
  site: siteRouter,
  fairs: fairsRouter,
  audit: auditRouter,
  privacy: privacyRouter,
  system: systemRouter,
});

export type AppRouter = typeof appRouter;
