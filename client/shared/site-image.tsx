import type { SitePicture } from "#domain/site/content/published.ts";
import { mediaPath } from "#domain/site/content/media.ts";

type Props = {
  readonly image: SitePicture;
  /** Its width as the attribute `sizes` of `img`: "(min-width: 48em) 33vw, 100vw". */
  readonly sizes: string;
  /** For the first visible picture. All others are loaded when they come near. */
  readonly isFirstSeen?: boolean;
  readonly className?: string;
};

/** A picture in the best format and width for the screen. Its space is reserved, so the layout does not shift. */
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
