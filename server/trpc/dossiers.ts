import { ComputationInput, getComputation } from "../application/dossiers/get-computation.ts";
import { DossierInput, getDossier, requestDossier } from "../application/dossiers/get-dossier.ts";
import { searchFile, SearchFileInput } from "../application/files/search-file.ts";
import { calling, procedure, router } from "./trpc.ts";

export const dossiersRouter = router({
  get: procedure("dossiers.get").input(DossierInput).query(calling(getDossier)),
  computation: procedure("dossiers.get").input(ComputationInput).query(calling(getComputation)),
  searchFile: procedure("files.read").input(SearchFileInput).query(calling(searchFile)),
  request: procedure("dossiers.get").input(DossierInput).mutation(calling(requestDossier)),
});
