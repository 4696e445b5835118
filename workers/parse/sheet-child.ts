import { serveOperations } from "./child-loop.ts";
import { readSheet } from "./read-sheet.ts";

serveOperations({ readSheet });
