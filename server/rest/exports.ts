import { Router } from "express";
import { exportFirms, ExportFirmsInput } from "../application/members/export-firms.ts";
import type { Services } from "../context.ts";
import { createRequestContext } from "../request-context.ts";
import { sendCsv } from "./csv-download.ts";

/** What signed-in readers of the web client download as tables. */
export function exportsRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);

  router.get("/firms.csv", async (req, res) => {
    const ctx = await contextOf(req, res);
    await sendCsv(res, await exportFirms(ctx, ExportFirmsInput.parse(req.query)));
  });

  return router;
}
