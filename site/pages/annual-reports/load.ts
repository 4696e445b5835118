import { loadDocuments } from "../../render/load-documents.ts";
import { facts } from "./facts.ts";

export { facts as fixedFacts };
export const load = loadDocuments("annual", facts);
