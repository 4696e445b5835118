import { DossierInput, getDossier, requestDossier } from "../application/dossiers/get-dossier.ts";
import { procedure, router } from "./trpc.ts";

export const dossiersRouter = router({
  get: procedure.input(DossierInput).query(({ ctx, input }) => getDossier(ctx, input)),
  request: procedure.input(DossierInput).mutation(({ ctx, input }) => requestDossier(ctx, input)),
});
