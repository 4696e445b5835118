import { assembleDossier } from "#workers/render/dossier-pdf.ts";
import { serveOperations } from "./child-loop.ts";

serveOperations({ assemble: assembleDossier });
