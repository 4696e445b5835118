import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadTexts } from "../content/languages/load-texts.ts";
import type { IslandState } from "../parts/island.tsx";
import { SiteProvider, type SiteContext } from "../parts/site-context.ts";
import type { IslandComponent } from "./component-islands.ts";

/** Brings a component to life where the server drew it; resolves once it answers. @see Island */
export async function wakeComponent(place: HTMLElement, loadComponent: () => Promise<IslandComponent>): Promise<void> {
  // Our own server has written it into this very page.
  const { language, address, props }: IslandState = JSON.parse(place.dataset["state"] ?? "");
  const [Component, texts] = await Promise.all([loadComponent(), loadTexts(language)]);
  return new Promise((resolve) => {
    // In small pieces, so that a slow phone scrolls and takes taps meanwhile.
    startTransition(() => {
      hydrateRoot(place, <Living site={{ language, address, texts }} Component={Component} props={props} onReady={resolve} />);
    });
  });
}

type LivingProps = { readonly site: SiteContext; readonly Component: IslandComponent; readonly props: object; readonly onReady: () => void };

function Living({ site, Component, props, onReady }: LivingProps) {
  useEffect(onReady, [onReady]);
  return (
    <SiteProvider value={site}>
      <Component {...props} />
    </SiteProvider>
  );
}
