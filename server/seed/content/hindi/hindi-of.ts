import { council } from "#domain/council.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import { announcementsInHindi } from "./announcements.ts";
import { documentsInHindi } from "./documents.ts";
import { eventsInHindi, townsInHindi } from "./events.ts";
import { exportFiguresInHindi } from "./export-figures.ts";
import { headlineFiguresInHindi } from "./headline-figures.ts";
import { desksInHindi, seatsInHindi } from "./offices.ts";
import { scenesInHindi } from "./scenes.ts";

type Values = Readonly<Record<string, unknown>>;

/** The Hindi fields of an entry that the product brings. Names of firms, fairs and halls have none. */
export function hindiOf(kind: ContentKind, slug: string, english: Values): Values {
  const named = (name: string): string => {
    const value = english[name];
    return typeof value === "string" ? value : "";
  };
  const desk = desksInHindi[named("title")] ?? desksInHindi[named("name")];
  const tables: Readonly<Partial<Record<ContentKind, Values | undefined>>> = {
    event: { ...eventsInHindi[slug], cityHindi: townsInHindi[named("city")] ?? "" },
    notice: announcementsInHindi[slug],
    tender: announcementsInHindi[slug],
    report: documentsInHindi[slug],
    policy: documentsInHindi[slug],
    publication: documentsInHindi[slug],
    "headline-figure": headlineFiguresInHindi[slug],
    "export-figure": exportFiguresInHindi[slug],
    "carousel-slide": scenesInHindi[slug],
    "gallery-image": scenesInHindi[slug],
    "committee-member": seatsInHindi[named("name")],
    official: desk && { nameHindi: desk.title, designationHindi: council.inHindi.fullName, mattersHindi: desk.matters },
    office: desk && { titleHindi: desk.title, mattersHindi: desk.matters },
  };
  return tables[kind] ?? {};
}
