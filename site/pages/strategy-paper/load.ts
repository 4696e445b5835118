import { loadDocuments } from "../../render/load-documents.ts";
import { facts } from "./facts.ts";

export { facts };
export const load = loadDocuments("strategy", facts);
