import createLibheif from "libheif-js/libheif/libheif.js";

/** The first picture of a HEIC file, upright. The decoder is 3 MB: this module is loaded for such a file only. @throws Error */
export async function decodeHeic(bytes: Uint8Array): Promise<ImageData> {
  const libheif = createLibheif();
  await libheif.ready;
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (image === undefined) throw new Error("no picture in this file");
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = new ImageData(width, height);
  await new Promise<void>((resolve, reject) =>
    image.display(pixels, (shown) => (shown === null ? reject(new Error("the picture is damaged")) : resolve())),
  );
  return pixels;
}
