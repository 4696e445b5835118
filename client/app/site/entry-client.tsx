import "virtual:portal-tokens.css";
import "./site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadTexts } from "../../content/languages/load-texts.ts";
import { rootElementId, stateElementId, type SiteState } from "../../lib/site-state.ts";
import { loadPage } from "./page-modules.ts";
import { SiteApp } from "./site-app.tsx";

const root = document.getElementById(rootElementId);
const written = document.getElementById(stateElementId)?.textContent;
if (root === null || written === undefined) throw new Error("the page has no root or no state to bring to life");
// Our own server has written it into this very page.
const state: SiteState = JSON.parse(written);
const [Page, texts] = await Promise.all([loadPage(state), loadTexts(state.language)]);
// In small pieces, so that a slow phone scrolls and takes taps meanwhile.
startTransition(() => void hydrateRoot(root, <SiteApp state={state} texts={texts} Page={Page} />));
