import { useEffect, useRef, useState } from "react";
import type { GalleryPictureView, GalleryView } from "#domain/site/home-views.ts";
import { IconChevronLeft, IconChevronRight, IconX } from "../../../components/icons.ts";
import { SiteImage } from "../../../components/site-image.tsx";
import { useHref, useTexts } from "../../../lib/site-context.ts";
import { formatDate } from "../../../lib/format.ts";
import { GalleryGrid } from "./gallery-grid.tsx";
import classes from "./gallery.module.css";

/** All pictures; one in large over the page, or without JavaScript above the others. @source specification 2 "/gallery" */
export function Gallery({ view: { pictures, shown } }: { readonly view: GalleryView }) {
  const { gallery } = useTexts();
  const href = useHref();
  const [open, setOpen] = useState<number>();
  const close = (): void => {
    document.querySelector<HTMLElement>(`[data-picture="${open}"]`)?.focus();
    setOpen(undefined);
  };
  if (pictures.length === 0) return <p>{gallery.none}</p>;
  const picture = open === undefined ? undefined : pictures[open];
  return (
    <div className={classes.preview}>
      {shown !== null && (
        <figure id="picture" className={classes.large}>
          <SiteImage image={shown.picture} sizes="(min-width: 62em) 60rem, 100vw" isFirstSeen />
          <figcaption lang="en">{shown.title}</figcaption>
          <a href={href("gallery")}>{gallery.all}</a>
        </figure>
      )}
      <GalleryGrid pictures={pictures} onOpen={setOpen} isFirstSeen />
      {picture !== undefined && open !== undefined && (
        <LargePicture
          picture={picture}
          count={gallery.count(open + 1, pictures.length)}
          onTurn={(by) => setOpen((open + by + pictures.length) % pictures.length)}
          onClose={close}
        />
      )}
    </div>
  );
}

type LargePictureProps = {
  readonly picture: GalleryPictureView;
  /** "2 of 12" */
  readonly count: string;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/** A picture over the page: the browser's own dialog keeps the focus, Escape closes it, the arrow keys turn. */
function LargePicture({ picture: { title, takenOn, picture }, count, onTurn, onClose }: LargePictureProps) {
  const { gallery } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys beside its buttons
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") onTurn(-1);
        if (key === "ArrowRight") onTurn(1);
      }}
    >
      <figure className={classes.large}>
        <SiteImage key={picture.id} image={picture} sizes="(min-width: 62em) 60rem, 100vw" isFirstSeen />
        <figcaption aria-live="polite">
          <span lang="en">{title}</span>
          {takenOn !== null && <span> · {formatDate(takenOn)}</span>}
          <span className={classes.count}>{count}</span>
        </figcaption>
      </figure>
      <div className={classes.buttons}>
        <button type="button" className="site-button" data-look="outline" onClick={() => onTurn(-1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
          {gallery.previous}
        </button>
        <button type="button" className="site-button" data-look="outline" onClick={() => onTurn(1)}>
          {gallery.next}
          <IconChevronRight size={20} aria-hidden="true" />
        </button>
        <button type="button" className="site-button" onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden="true" />
          {gallery.close}
        </button>
      </div>
    </dialog>
  );
}
