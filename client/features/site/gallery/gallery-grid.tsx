import type { GalleryPictureView } from "#domain/site/home-views.ts";
import { SiteImage } from "../../../components/site-image.tsx";
import { useHref, useTexts } from "../../../lib/site-context.ts";
import classes from "./gallery.module.css";

type GalleryGridProps = {
  readonly pictures: readonly GalleryPictureView[];
  /** Shows a picture large on the spot; without it the link leads to the page that does. */
  readonly onOpen?: (index: number) => void;
  /** The grid is what the page begins with: its first picture is not waited for. */
  readonly isFirstSeen?: boolean;
};

/** Pictures with their captions; each is a link to itself in large. */
export function GalleryGrid({ pictures, onOpen, isFirstSeen = false }: GalleryGridProps) {
  const { gallery } = useTexts();
  const href = useHref();
  return (
    <ul className={classes.grid}>
      {pictures.map(({ slug, title, picture }, index) => (
        <li key={slug}>
          <a
            className={classes.picture}
            href={`${href("gallery", { picture: slug })}#picture`}
            data-picture={index}
            onClick={(event) => {
              if (onOpen === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(index);
            }}
          >
            <SiteImage image={picture} sizes="(min-width: 62em) 24rem, (min-width: 34em) 50vw, 100vw" isFirstSeen={isFirstSeen && index === 0} />
            <span className={classes.caption}>
              <span lang="en">{title}</span>
              <span className="portal-unseen"> ({gallery.enlarge})</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
