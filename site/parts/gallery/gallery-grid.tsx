import type { GalleryPictureView } from "#domain/site/home-views.ts";
import { SiteImage } from "#client/shared/site-image.tsx";
import { formatDate } from "#client/shared/format.ts";
import { EnglishMark, EntryWords } from "../entry-words.tsx";
import { useHref, useTexts } from "../site-context.ts";
import classes from "./gallery.module.css";

type GalleryGridProps = {
  readonly pictures: readonly GalleryPictureView[];
  /** They are what the page is about: the first is not waited for, and each is shown large on the spot. */
  readonly isWholePage?: boolean;
};

/** Pictures with their captions; each is a link to itself in large. */
export function GalleryGrid({ pictures, isWholePage = false }: GalleryGridProps) {
  const texts = useTexts().pictures;
  const href = useHref();
  return (
    <ul className={classes.grid}>
      {pictures.map((shown, index) => {
        const { slug, title, takenOn, picture } = shown;
        return (
          <li key={slug}>
            <a
              className={classes.picture}
              href={`${href("gallery", { picture: slug })}#picture`}
              {...(isWholePage && {
                "data-title": title,
                "data-title-lang": shown.writtenIn,
                "data-taken-on": takenOn === null ? undefined : formatDate(takenOn),
                "data-count": texts.count(index + 1, pictures.length),
              })}
            >
              <SiteImage image={picture} sizes="(min-width: 62em) 24rem, (min-width: 34em) 50vw, 100vw" isFirstSeen={isWholePage && index === 0} />
              <span className={classes.caption}>
                <EntryWords of={shown}>{title}</EntryWords>
                <EnglishMark of={shown} />
                <span className="portal-unseen"> ({texts.enlarge})</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
