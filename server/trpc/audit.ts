import { listAudit, ListAuditInput } from "../application/audit/list-audit.ts";
import { calling, procedure, router } from "./trpc.ts";

export const auditRouter = router({
  list: procedure("audit.read").input(ListAuditInput).query(calling(listAudit)),
});
