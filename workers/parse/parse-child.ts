import { serveOperations } from "./child-loop.ts";
import { comparePages, hashPages } from "./hash-pages.ts";
import { confineImageLibrary } from "./images.ts";
import { inspect } from "./inspect.ts";
import { makePictures } from "./make-pictures.ts";
import { loadPdfium } from "./pdfium.ts";
import { prepare } from "./prepare.ts";
import { readText } from "./read-text.ts";
import { renderPage } from "./render-page.ts";

// Before the first order, so that its time limit covers only the file.
confineImageLibrary();
await loadPdfium();
serveOperations({ inspect, renderPage, readText, makePictures, prepare, hashPages, comparePages });
