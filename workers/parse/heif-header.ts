/** Boxes that contain the boxes with the image sizes, with the number of bytes before their first child. */
const containers: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };
const maxBoxes = 10_000;

/**
 * The largest image size that a HEIF file declares, from its boxes alone: the decoder has no limit of its own.
 * @throws Error when the file declares no size
 * @source ISO/IEC 23008-12, 6.5.3 (ImageSpatialExtentsProperty)
 */
export function heifDimensions(bytes: Buffer): { width: number; height: number } {
  let best = { width: 0, height: 0 };
  let seen = 0;
  const walk = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to && seen < maxBoxes; seen += 1) {
      const size = bytes.readUInt32BE(at);
      const kind = bytes.toString("latin1", at + 4, at + 8);
      const end = size === 0 ? to : Math.min(at + size, to);
      if (end <= at + 8) return;
      const inner = containers[kind];
      if (inner !== undefined) walk(at + 8 + inner, end);
      if (kind === "ispe" && end >= at + 20) {
        const width = bytes.readUInt32BE(at + 12);
        const height = bytes.readUInt32BE(at + 16);
        if (width * height > best.width * best.height) best = { width, height };
      }
      at = end;
    }
  };
  walk(0, bytes.length);
  if (best.width * best.height === 0) throw new Error("no image size");
  return best;
}
