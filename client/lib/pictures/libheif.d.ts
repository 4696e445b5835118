/** The part of the decoder that is used; its own types describe another build. */
declare module "libheif-js/libheif/libheif.js" {
  type HeifImage = { get_width(): number; get_height(): number; display(target: ImageData, done: (shown: ImageData | null) => void): void };
  type Libheif = { readonly ready: Promise<unknown>; readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default function createLibheif(): Libheif;
}
