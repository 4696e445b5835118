import { ComputationInput, getComputation } from "../application/dossiers/get-computation.ts";
import { DossierInput, getDossier, requestDossier } from "../application/dossiers/get-dossier.ts";
import { searchFile, SearchFileInput } from "../application/files/search-file.ts";
import { procedure, router } from "./trpc.ts";

export const dossiersRouter = router({
  get: procedure("dossiers.get")
    .input(DossierInput)
    .query(({ ctx, input }) => getDossier(ctx, input)),
  computation: procedure("dossiers.get")
    .input(ComputationInput)
    .query(({ ctx, input }) => getComputation(ctx, input)),
  searchFile: procedure("files.read")
    .input(SearchFileInput)
    .query(({ ctx, input }) => searchFile(ctx, input)),
  request: procedure("dossiers.get")
    .input(DossierInput)
    .mutation(({ ctx, input }) => requestDossier(ctx, input)),
});
