import type { OfficeDrawingName } from "#domain/site/content/office-drawings.ts";
import type { SitePicture } from "#domain/site/content/published.ts";
import { SiteImage } from "#client/shared/site-image.tsx";
import { OfficeDrawing } from "./office-drawing.tsx";
import classes from "./office-portrait.module.css";

type OfficePortraitProps = {
  readonly picture: SitePicture | null;
  readonly drawing: OfficeDrawingName;
  /** Of the first card of a page. */
  readonly isFirstSeen?: boolean;
};

/** The picture of a card, or a drawing when there is none. */
export function OfficePortrait({ picture, drawing, isFirstSeen = false }: OfficePortraitProps) {
  if (picture === null) return <OfficeDrawing name={drawing} />;
  return (
    <SiteImage image={picture} sizes="(min-width: 64em) 18rem, (min-width: 40em) 45vw, 90vw" className={classes.picture} isFirstSeen={isFirstSeen} />
  );
}
