import type { GalleryPictureView } from "#domain/site/home-views.ts";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import { GalleryGrid } from "../../parts/gallery/gallery-grid.tsx";
import classes from "../../parts/gallery/gallery.module.css";

/** The first pictures of the gallery with the way to all. @source specification 2 "Home" */
export function GalleryPreview({ pictures }: { readonly pictures: readonly GalleryPictureView[] }) {
  const texts = usePageTexts().home;
  const href = useHref();
  if (pictures.length === 0) return null;
  return (
    <section className={classes.preview} aria-labelledby="gallery">
      <h2 id="gallery">{texts.gallery}</h2>
      <GalleryGrid pictures={pictures} />
      <p>
        <a className="site-button" data-variant="outline" href={href("gallery")}>
          {texts.viewMore}
          <span className="portal-unseen"> ({texts.gallery})</span>
        </a>
      </p>
    </section>
  );
}
