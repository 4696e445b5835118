import "virtual:portal-tokens.css";
import "./site.css";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { sitePages } from "../content/pages.ts";
import { SiteFrame } from "../parts/frame/site-frame.tsx";
import { SiteProvider, type SitePageComponent } from "../parts/site-context.ts";
import type { SiteState } from "../parts/site-state.ts";

type SiteAppProps = { readonly state: SiteState; readonly Page: SitePageComponent<unknown> };

/** A page in its frame, rendered by the server. The browser runs none of its components. @see site/render/entry-client.ts */
export function SiteApp({ state: { language, address, key, title, content, reviewedOn, today, posted }, Page }: SiteAppProps) {
  const lastReview = key === "not-found" ? undefined : (reviewedOn ?? sitePages[key].reviewedOn);
  return (
    <SiteProvider value={{ language, texts: textsOf(language), pageTexts: pageTextsOf(language), address, reviewedOn: lastReview, posted }}>
      <SiteFrame pageKey={key} title={title} today={today}>
        <Page content={content} language={language} address={address} />
      </SiteFrame>
    </SiteProvider>
  );
}
