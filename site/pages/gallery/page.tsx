import type { GalleryView } from "#domain/site/home-views.ts";
import { IconChevronLeft, IconChevronRight, IconX } from "#client/shared/icons.ts";
import { SiteImage } from "#client/shared/site-image.tsx";
import { useHref, usePageTexts, type SitePageProps } from "../../parts/site-context.ts";
import { EnglishMark, EntryWords } from "../../parts/entry-words.tsx";
import { GalleryGrid } from "../../parts/gallery/gallery-grid.tsx";
import classes from "../../parts/gallery/gallery.module.css";

const largeSizes = "(min-width: 62em) 60rem, 100vw";

/** All pictures. One is shown large: over the page, or above the others without JavaScript. @source specification 2 "/gallery" */
export function Page({ content: { pictures, shown } }: SitePageProps<GalleryView>) {
  const texts = usePageTexts().gallery;
  const href = useHref();
  if (pictures.length === 0) return <p>{texts.none}</p>;
  return (
    <div className={classes.preview} data-island="gallery">
      {shown !== null && (
        <figure id="picture" className={classes.large}>
          <SiteImage image={shown.picture} sizes={largeSizes} isFirstSeen />
          <figcaption>
            <EntryWords of={shown}>{shown.title}</EntryWords>
            <EnglishMark of={shown} />
          </figcaption>
          <a href={href("gallery")}>{texts.all}</a>
        </figure>
      )}
      <GalleryGrid pictures={pictures} isWholePage />
      <LargePicture />
    </div>
  );
}

/** Shows a picture over the page. The `dialog` element holds the focus and closes on Escape; arrow keys go to the next picture. */
function LargePicture() {
  const texts = usePageTexts().gallery;
  return (
    <dialog className={classes.dialog}>
      <figure className={classes.large}>
        <div data-part="picture" data-sizes={largeSizes} />
        <figcaption aria-live="polite">
          <span data-part="title" />
          <span data-part="taken-on" />
          <span data-part="count" className={classes.count} />
        </figcaption>
      </figure>
      <div className={classes.buttons}>
        <button type="button" name="previous" className="site-button" data-variant="outline">
          <IconChevronLeft size={20} aria-hidden="true" />
          {texts.previous}
        </button>
        <button type="button" name="next" className="site-button" data-variant="outline">
          <IconChevronRight size={20} aria-hidden="true" />
          {texts.next}
        </button>
        <button type="button" name="close" className="site-button">
          <IconX size={20} aria-hidden="true" />
          {texts.close}
        </button>
      </div>
    </dialog>
  );
}
