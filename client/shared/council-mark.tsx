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
    <span className={classes.mark} data-on={on}>
      <Sign size={size} name={wordmark === "sign" ? council.fullName : undefined} />
      {wordmark !== "sign" && (
        <span className={classes.words}>
          <span className={classes.short} style={{ fontSize: Math.round(size * 0.56) }}>
            {council.shortName}
          </span>
          {wordmark === "full" && <span className={classes.full}>{council.fullName}</span>}
        </span>
      )}
    </span>
  );
}

function Sign({ size, name }: { size: number; name: string | undefined }) {
  const naming = name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <svg className={classes.sign} width={size} height={size} viewBox="0 0 48 48" fill="none" {...naming}>
      <path className={classes.ring} strokeWidth="4.5" strokeLinecap="round" d="M33.8 11.3A17.5 17.5 0 1 0 33.8 36.7" />
      <path className={classes.cross} strokeWidth="7" d="M21.5 14v20M11.5 24H33" />
      <path className={classes.tip} strokeWidth="2" strokeLinejoin="round" d="M36 17.5 45.5 24 36 30.5z" />
    </svg>
  );
}
