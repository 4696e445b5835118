import { councilMark } from "#domain/council-mark.ts";
import { council } from "#domain/council.ts";
import classes from "./council-mark.module.css";

type CouncilMarkProps = {
  /** Height of the sign in CSS pixels. */
  readonly size?: number;
  /** "sign" shows only the sign, "short" adds the short name, "full" adds both names. */
  readonly wordmark?: "sign" | "short" | "full";
  /** "bar" for the dark top bar, else the page. */
  readonly on?: "page" | "bar";
};

/** The council's sign, care that leaves the circle, with its name. The sign alone still carries the name for screen readers. */
export function CouncilMark({ size = 32, wordmark = "sign", on = "page" }: CouncilMarkProps) {
  return (
    <span className={classes.mark} data-on={on} data-size={size < 40 ? "small" : "large"}>
      <Sign size={size} name={wordmark === "sign" ? council.fullName : undefined} />
      {wordmark !== "sign" && (
        <span className={classes.words}>
          <span className={classes.short}>{council.shortName}</span>
          {wordmark === "full" && <span className={classes.full}>{council.fullName}</span>}
        </span>
      )}
    </span>
  );
}

function Sign({ size, name }: { size: number; name: string | undefined }) {
  const naming = name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  const { grid, ring, cross, tip } = councilMark;
  return (
    <svg className={classes.sign} width={size} height={size} viewBox={`0 0 ${grid} ${grid}`} fill="none" {...naming}>
      <path className={classes.ring} strokeWidth={ring.strokeWidth} strokeLinecap="round" d={ring.path} />
      <path className={classes.cross} strokeWidth={cross.strokeWidth} d={cross.path} />
      <path className={classes.tip} strokeWidth={tip.strokeWidth} strokeLinejoin="round" d={tip.path} />
    </svg>
  );
}
