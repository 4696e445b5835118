import { selectDocuments } from "../../render/load-documents.ts";

export const load = selectDocuments("reports");
