import type { ContentKindDeclaration } from "../kind.ts";
import { association } from "./association.ts";
import { carouselSlide } from "./carousel-slide.ts";
import { committeeMember } from "./committee-member.ts";
import { event } from "./event.ts";
import { exportFigure } from "./export-figure.ts";
import { galleryImage } from "./gallery-image.ts";
import { headlineFigure } from "./headline-figure.ts";
import { memberLogo } from "./member-logo.ts";
import { notice } from "./notice.ts";
import { office } from "./office.ts";
import { official } from "./official.ts";
import { pageText } from "./page-text.ts";
import { policy } from "./policy.ts";
import { publication } from "./publication.ts";
import { report } from "./report.ts";
import { tender } from "./tender.ts";

/** Every kind of content that staff edit. A new one is its file and its line here. */
export const contentKinds = {
  notice,
  tender,
  event,
  "carousel-slide": carouselSlide,
  "gallery-image": galleryImage,
  report,
  policy,
  publication,
  "page-text": pageText,
  "committee-member": committeeMember,
  official,
  office,
  association,
  "headline-figure": headlineFigure,
  "export-figure": exportFigure,
  "member-logo": memberLogo,
} as const satisfies Record<string, ContentKindDeclaration>;

export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as [ContentKind, ...ContentKind[]]; // keys of a literal object
/** The declaration of a kind, without the types of its own fields. */
export const contentKindOf = (kind: ContentKind): ContentKindDeclaration => contentKinds[kind];
