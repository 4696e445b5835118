import { readCommittee } from "#server/application/site/read-offices.ts";
import { textContentOf } from "../../render/load-text.ts";
import type { Loader } from "../../render/page-loader.ts";
import { chairmanSlug } from "#domain/site/content/kinds/committee-member.ts";
import { body as en } from "./body.en.ts";
import { body as hi } from "./body.hi.ts";
import type { ChairmanContent } from "./page.tsx";

export const body = { en, hi };

export const load: Loader<ChairmanContent> = async (ctx, request) => {
  const { content: text, ...rest } = await textContentOf(ctx, request, body);
  const card = (await readCommittee(ctx)).find(({ slug }) => slug === chairmanSlug);
  return { content: { text, picture: card?.picture ?? null }, ...rest };
};
