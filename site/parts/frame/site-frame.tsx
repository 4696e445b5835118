import type { ReactNode } from "react";
import { formatDate } from "#client/shared/format.ts";
import { isOfOneReader } from "../../content/addresses.ts";
import { sitePages } from "../../content/pages.ts";
import { PastNotice } from "../past-notice.tsx";
import { useSite } from "../site-context.ts";
import type { SiteState } from "../site-state.ts";
import { StaticPart } from "../static-part.tsx";
import { IdentityStrip } from "./identity-strip.tsx";
import { LogosRow } from "./logos-row.tsx";
import { PageOpinion } from "./page-opinion.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { TitleBand } from "./title-band.tsx";
import { TopBar } from "./top-bar.tsx";
import classes from "./site-frame.module.css";

const contentId = "content";

type SiteFrameProps = {
  readonly pageKey: SiteState["key"];
  readonly title: string;
  readonly titleLang?: SiteState["titleLang"];
  readonly today: string;
  /** Without the protocol. */
  readonly printedAddress: string;
  readonly children: ReactNode;
};

/** The frame of every public page. @source specification 2 "Shared frame"; ux.md "Public pages" */
export function SiteFrame({ pageKey, title, titleLang, today, printedAddress, children }: SiteFrameProps) {
  const { address, texts } = useSite();
  const { frame } = texts;
  const holdsUntil = pageKey === "not-found" ? undefined : sitePages[pageKey].holdsUntil;
  return (
    <div className={classes.frame}>
      <a href={`#${contentId}`} className="portal-skip-link">
        {frame.skip}
      </a>
      <p className="site-only-printed">
        <span>{`${frame.councilName} · ${printedAddress}`}</span>
        <span>{frame.asOf(formatDate(today))}</span>
      </p>
      <header className="site-not-printed">
        <StaticPart of={IdentityStrip} props={{}} />
        <TopBar />
        <StaticPart of={LogosRow} props={{}} />
        <StaticPart of={SiteMenu} props={{ current: pageKey }} />
      </header>
      <main id={contentId} tabIndex={-1}>
        {pageKey === "home" ? (
          children
        ) : (
          <>
            <TitleBand pageKey={pageKey} title={title} titleLang={titleLang} />
            <div className={classes.body}>
              {holdsUntil !== undefined && holdsUntil < today && <PastNotice text={frame.heldUntil(formatDate(holdsUntil))} />}
              {children}
            </div>
          </>
        )}
      </main>
      {/* A page of one reader has answers in its forms, which a browser without scripts would lose, and a secret in its address. */}
      {pageKey !== "not-found" && !isOfOneReader(pageKey, address.search) && <PageOpinion />}
      <SiteFooter />
    </div>
  );
}
