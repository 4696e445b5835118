import type { GalleryView } from "#domain/site/home-views.ts";
import { Gallery } from "./gallery.tsx";
import type { SitePageProps } from "../../parts/site-context.ts";

/** /gallery. @source specification 2 "Other public pages" */
export function GalleryPage({ content }: SitePageProps<GalleryView>) {
  return <Gallery view={content} />;
}
