import { bindPages } from "#workers/render/bound-pages.ts";
import { assembleDossier } from "#workers/render/dossier-pdf.ts";
import { writeStatement } from "#workers/render/statement-pdf.ts";
import { serveOperations } from "./child-loop.ts";

serveOperations({
  assemble: (input, report) => (input.filesOnly === true ? bindPages : assembleDossier)(input, report),
  drawStatement: writeStatement,
});
