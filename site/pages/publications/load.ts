import { selectDocuments } from "../../render/load-documents.ts";
import { facts } from "./facts.ts";

export const load = selectDocuments("publications", facts);
