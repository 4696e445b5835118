import type { SitePicture } from "#domain/site/content/published.ts";
import { SiteImage } from "#client/shared/site-image.tsx";
import classes from "./office-portrait.module.css";

type OfficePortraitProps = {
  readonly picture: SitePicture | null;
  /** Rotates the drawing, so that cards differ. */
  readonly seed: number;
  /** Of the first card of a page. */
  readonly isFirstSeen?: boolean;
};

/** The picture of a card, or a drawing when there is none. */
export function OfficePortrait({ picture, seed, isFirstSeen = false }: OfficePortraitProps) {
  if (picture !== null)
    return (
      <SiteImage
        image={picture}
        sizes="(min-width: 64em) 18rem, (min-width: 40em) 45vw, 90vw"
        className={classes.picture}
        isFirstSeen={isFirstSeen}
      />
    );
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" className={classes.drawing} aria-hidden="true" data-tone={seed % 3}>
      <rect width="320" height="200" className={classes.sky} />
      {/* Columns of an office building under a pediment, the desk lamp lit in one of its windows. */}
      <path d="M60 84 160 38l100 46z" className={classes.roof} />
      <rect x="72" y="88" width="176" height="10" className={classes.roof} />
      {[84, 122, 160, 198, 236].map((x, index) => (
        <g key={x}>
          <rect x={x - 8} y="98" width="16" height="66" className={classes.column} />
          {index < 4 && <rect x={x + 12} y="112" width="14" height="34" className={index === seed % 4 ? classes.lit : classes.window} />}
        </g>
      ))}
      <rect x="60" y="164" width="200" height="8" className={classes.roof} />
      <rect x="44" y="172" width="232" height="8" className={classes.column} />
    </svg>
  );
}
