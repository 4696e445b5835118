import type { SitePicture } from "#domain/site/content/published.ts";
import { mediaPath } from "#domain/site/content/media.ts";

type Props = {
  readonly image: SitePicture;
  /** How wide it is drawn, as the attribute of `img` says it: "(min-width: 48em) 33vw, 100vw". */
  readonly sizes: string;
  /** For the picture that is seen first; every other one is loaded when it comes near. */
  readonly isFirstSeen?: boolean;
  readonly className?: string;
};

/** A picture of the library in the best kind and width for this screen; its place is kept free, so nothing moves when it comes. */
export function SiteImage({ image, sizes, isFirstSeen = false, className }: Props) {
  const srcSet = (format: "avif" | "webp"): string => image.widths.map((width) => `${mediaPath(image.id, width, format)} ${width}w`).join(", ");
  const fallback = image.widths.find((width) => width >= 640) ?? image.widths.at(-1) ?? image.width;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        className={className}
        src={mediaPath(image.id, fallback, "webp")}
        srcSet={srcSet("webp")}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        decoding="async"
        loading={isFirstSeen ? "eager" : "lazy"}
        fetchPriority={isFirstSeen ? "high" : "auto"}
      />
    </picture>
  );
}
