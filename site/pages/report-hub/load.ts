import { loadDocuments } from "../../render/load-documents.ts";

export const load = loadDocuments("reports");
