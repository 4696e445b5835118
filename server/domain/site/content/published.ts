import type { ContentLanguage } from "./languages.ts";
import type { ContentField, ContentSelectField } from "./kind.ts";
import type { contentKinds, ContentKind } from "./kinds/index.ts";

/** A picture as pages show it: `/media/<id>/<width>.<avif|webp>` for each of its widths, smallest first. */
export type SitePicture = {
  readonly id: string;
  /** Of the largest variant, in pixels, for `width` and `height` of an `img`. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** What it shows, in words; "" for one that only decorates. */
  readonly alt: string;
  /** The same in Hindi; absent or "" while there is none. */
  readonly altHindi?: string;
};

/** A picture without words. */
export type UnnamedPicture = Omit<SitePicture, "alt" | "altHindi">;

/** A file that the public can open. */
export type SiteDocument = {
  readonly href: string;
  /** Of the person's copy, with its ending. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly language: ContentLanguage;
};

/** What a field holds in the database: pictures and files by id. */
export type StoredValue<F extends ContentField> = F extends { type: "text" | "paragraph" | "markdown" | "path" | "figure" | "year" }
  ? string
  : F extends { type: "lines" }
    ? readonly string[]
    : F extends ContentSelectField<infer O>
      ? O
      : F extends { type: "image" }
        ? { readonly id: string; readonly alt: string; readonly altHindi?: string } | null
        : F extends { type: "file" }
          ? { readonly id: string } | null
          : string | null;

/** The public value of a field. */
export type PublishedValue<F extends ContentField> = F extends { type: "image" }
  ? SitePicture | null
  : F extends { type: "file" }
    ? SiteDocument | null
    : StoredValue<F>;

export type KindFields<K extends ContentKind> = (typeof contentKinds)[K]["fields"];
export type StoredFields<K extends ContentKind> = { readonly [F in keyof KindFields<K>]: StoredValue<Extract<KindFields<K>[F], ContentField>> };
export type PublishedFields<K extends ContentKind> = {
  readonly [F in keyof KindFields<K>]: PublishedValue<Extract<KindFields<K>[F], ContentField>>;
};

/** An entry as the public may see it, by the names of its kind's fields. */
export type PublishedContent<K extends ContentKind> = {
  readonly id: string;
  readonly kind: K;
  readonly slug: string;
  readonly fields: PublishedFields<K>;
  /** The uploaded file, or else the PDF made of the entry's own text; null when there is neither (yet). */
  readonly document: SiteDocument | null;
  /** The same in Hindi. */
  readonly hindiDocument: SiteDocument | null;
  /** The language of the words in `fields`. */
  readonly writtenIn: ContentLanguage;
  /** When its words last changed for the public. */
  readonly changedAt: Date;
};
