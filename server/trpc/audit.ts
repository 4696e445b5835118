import { listAudit, ListAuditInput } from "../application/audit/list-audit.ts";
import { procedure, router } from "./trpc.ts";

export const auditRouter = router({
  list: procedure("audit.read")
    .input(ListAuditInput)
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
