/** Steps down until the picture fits: quality first, because print stays readable longer at full size. */
const qualities = [0.86, 0.78, 0.68];
const smallerStep = 0.8;
const smallestSidePx = 800;

type JpegOrder = {
  readonly maxSidePx: number;
  readonly maxBytes: number;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
};
type DrawnJpeg = { readonly blob: Blob; readonly width: number; readonly height: number };

/** Draws a picture on white, within the size that is asked for, as JPEG. One that does not fit at 800 pixels has more bytes. */
export async function drawJpeg(picture: ImageBitmap, { maxSidePx, maxBytes, turns }: JpegOrder): Promise<DrawnJpeg> {
  for (let sidePx = maxSidePx; ; sidePx = Math.round(sidePx * smallerStep)) {
    const canvas = drawn(picture, sidePx, turns);
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
      if (blob.size <= maxBytes || (sidePx <= smallestSidePx && quality === qualities.at(-1)))
        return { blob, width: canvas.width, height: canvas.height };
    }
  }
}

function drawn(picture: ImageBitmap, maxSidePx: number, turns: number): OffscreenCanvas {
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const isOnSide = turns % 2 === 1;
  const canvas = new OffscreenCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) throw new Error("no canvas");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}
