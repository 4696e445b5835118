import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadPageTexts, loadTexts } from "../content/languages/load-texts.ts";
import type { PageTexts } from "../content/languages/texts.ts";
import type { IslandState } from "../parts/island.tsx";
import { SiteProvider, type SiteContext } from "../parts/site-context.ts";
import type { IslandComponent, IslandModule } from "./component-islands.ts";

/** Hydrates a component where the server rendered it. Resolves when the component reacts. @see Island */
export async function enhanceComponent(element: HTMLElement, { load, page }: IslandModule): Promise<void> {
  // Our own server wrote it into this page.
  const { language, address, posted, props }: IslandState = JSON.parse(element.dataset["state"] ?? "");
  const [Component, texts, ownTexts] = await Promise.all([load(), loadTexts(language), page && loadPageTexts(page, language)]);
  // A component reads the texts of its own page only.
  const pageTexts = (ownTexts ?? {}) as PageTexts;
  return new Promise((resolve) => {
    // In small pieces, so that a slow phone scrolls and takes taps meanwhile.
    startTransition(() => {
      hydrateRoot(element, <Hydrated site={{ language, address, posted, texts, pageTexts }} Component={Component} props={props} onReady={resolve} />);
    });
  });
}

type HydratedProps = { readonly site: SiteContext; readonly Component: IslandComponent; readonly props: object; readonly onReady: () => void };

function Hydrated({ site, Component, props, onReady }: HydratedProps) {
  useEffect(onReady, [onReady]);
  return (
    <SiteProvider value={site}>
      <Component {...props} />
    </SiteProvider>
  );
}
