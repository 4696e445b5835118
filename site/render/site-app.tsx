import "virtual:portal-tokens.css";
import "./site.css";
import { queryOf, type Search } from "../content/addresses.ts";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { sitePages } from "../content/pages.ts";
import { SiteFrame } from "../parts/frame/site-frame.tsx";
import { SiteProvider, type SiteAddress, type SitePageComponent } from "../parts/site-context.ts";
import type { SiteState } from "../parts/site-state.ts";

type SiteAppProps = { readonly state: SiteState; readonly Page: SitePageComponent<unknown> };

/** A page in its frame, rendered by the server. The browser runs none of its components. @see site/render/entry-client.ts */
export function SiteApp({ state, Page }: SiteAppProps) {
  const { language, address, host, key, title, titleLang, content, reviewedOn, today, posted, typedForm } = state;
  const lastReview = key === "not-found" ? undefined : (reviewedOn ?? sitePages[key].reviewedOn);
  return (
    <SiteProvider
      value={{ language, texts: textsOf(language), pageTexts: pageTextsOf(language), address, host, reviewedOn: lastReview, posted, typedForm }}
    >
      <SiteFrame
        pageKey={key}
        title={title}
        titleLang={titleLang}
        today={today}
        printedAddress={`${host}${address.path}${queryOf(printedSearch(key, address))}`}
      >
        <Page content={content} language={language} address={address} />
      </SiteFrame>
    </SiteProvider>
  );
}

/** What the address of a printed page asks for: without the secrets of its reader, and without the entry that the browser scrolled to. */
function printedSearch(key: SiteState["key"], { search }: SiteAddress): Search {
  const left = ["entry", ...(key === "not-found" ? [] : (sitePages[key].secrets ?? []))];
  return Object.fromEntries(Object.entries(search).filter(([name]) => !left.includes(name)));
}
