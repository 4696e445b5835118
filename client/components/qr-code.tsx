import { useMemo } from "react";
import { encode } from "uqr";
import classes from "./qr-code.module.css";

/** Modules that stay empty around the pattern, as readers need them. */
const quietZone = 4;

type QrCodeProps = {
  readonly text: string;
  /** The text for screen readers. */
  readonly label: string;
  readonly sizePx?: number;
};

/** A QR code as one path, dark on light in every colour scheme, because cameras expect it so. */
export function QrCode({ text, label, sizePx = 148 }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { size: modules, data } = encode(text, { ecc: "M", border: quietZone });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: squares.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.code}
    >
      <path d={path} />
    </svg>
  );
}
