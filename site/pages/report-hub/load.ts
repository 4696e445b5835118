import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import { loadDocuments } from "../../render/load-documents.ts";

export const load = loadDocuments("reports");

export const changedOn = entriesChangedOn("report");
