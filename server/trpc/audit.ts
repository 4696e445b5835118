import { listAudit, ListAuditInput } from "../application/audit/list-audit.ts";
import { procedure, router } from "./trpc.ts";

export const auditRouter = router({
  list: procedure.input(ListAuditInput).query(({ ctx, input }) => listAudit(ctx, input)),
});
