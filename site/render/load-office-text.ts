import type { OfficeRole } from "#domain/site/offices-view.ts";
import { readOffices } from "#server/application/site/read-offices.ts";
import type { Language } from "../content/languages/languages.ts";
import type { OfficeTextContent } from "../parts/offices/office-text-page.tsx";
import { textContentOf } from "./load-text.ts";
import type { Loader } from "./page-loader.ts";

/** Loads a text and the offices with these tasks, as staff entered them. */
export const loadOfficeText =
  (body: Readonly<Record<Language, string>>, roles: readonly OfficeRole[]): Loader<OfficeTextContent> =>
  async (ctx, request) => {
    const { content: text, ...rest } = await textContentOf(ctx, request, body);
    return { content: { text, offices: await readOffices(ctx, roles) }, ...rest };
  };
