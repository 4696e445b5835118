import { useMemo } from "react";
import classes from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

type QrCodeProps = {
  readonly text: string;
  /** The text for screen readers. */
  readonly label: string;
  readonly sizePx?: number;
};

/** A QR code as one path, dark on light in every colour scheme, because cameras expect it so. */
export function QrCode({ text, label, sizePx = 148 }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
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
