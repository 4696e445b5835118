import { useEffect, useMemo } from "react";
import type { Texts } from "../../content/languages/texts.ts";
import { SiteFrame } from "../../features/site/frame/site-frame.tsx";
import { SiteProvider, type SitePageComponent } from "../../lib/site-context.ts";
import type { SiteState } from "../../lib/site-state.ts";

type SiteAppProps = { readonly state: SiteState; readonly texts: Texts; readonly Page: SitePageComponent<unknown> };

/** A public page in its frame, the same on the server and in the browser. */
export function SiteApp({ state, texts, Page }: SiteAppProps) {
  const { language, address, key, title, content, reviewedOn } = state;
  const site = useMemo(() => ({ language, texts, address }), [language, texts, address]);
  // From here on the page answers clicks; tests wait for it.
  useEffect(() => document.documentElement.setAttribute("data-script", "ready"), []);
  return (
    <SiteProvider value={site}>
      <SiteFrame pageKey={key} title={title} reviewedOn={reviewedOn}>
        <Page content={content} language={language} address={address} />
      </SiteFrame>
    </SiteProvider>
  );
}
