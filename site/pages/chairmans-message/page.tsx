import type { SitePicture } from "#domain/site/content/published.ts";
import type { TextContent } from "../../content/page-content.ts";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { OfficePortrait } from "../../parts/offices/office-portrait.tsx";
import type { SitePageProps } from "../../parts/site-context.ts";
import { TextBody } from "../../parts/text/text-page.tsx";
import layout from "../../parts/text/text-page.module.css";
import classes from "./page.module.css";

/** `picture`: that of the Chairman's card of the committee. */
export type ChairmanContent = { readonly text: TextContent; readonly picture: SitePicture | null };

/** /chairmans-message. @source specification 2 "/chairmans-message": photo and static message */
export function Page({ content: { text, picture } }: SitePageProps<ChairmanContent>) {
  return (
    <div className={layout.layout}>
      <div className={layout.parts}>
        <div className={classes.portrait}>
          <OfficePortrait picture={picture} drawing="chair" isFirstSeen />
        </div>
        <TextBody content={text} />
      </div>
      <SectionAside hasGlobe={false} />
    </div>
  );
}
