import { serveOperations } from "#workers/parse/child-loop.ts";
import { assembleDossier } from "#workers/render/dossier-pdf.ts";

/** The real assembly, but a file named poison.pdf ends the process on its turn, as a file might that slips through the cleaning. */
serveOperations({
  assemble: (input, report) => {
    const files = input.documents.flatMap((document) => document.files).filter((file) => file.cleanPath !== undefined);
    const poisonAt = files.findIndex((file) => file.name === "poison.pdf");
    return assembleDossier(input, (done) => {
      report(done);
      if (done === poisonAt) process.exit(9);
    });
  },
});
