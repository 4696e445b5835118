import { renderToString } from "react-dom/server";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import type { Language } from "../content/languages/languages.ts";
import type { RenderStaticPart } from "../parts/static-part.tsx";
import { SiteProvider, type SiteContext } from "../parts/site-context.ts";

/** HTML as it is put together: texts, and bytes that are sent again and again. */
export type SiteHtml = readonly (string | Uint8Array)[];

const parts: Uint8Array[] = [];
const numbers = new WeakMap<object, Map<string, number>>();
const encoder = new TextEncoder();

/**
 * Keeps the parts of pages in a language, each as the bytes that it is sent as. What it gives throws for a part that asks for the
 * address of its page. @see site/parts/static-part.tsx
 */
export const staticPartsOf =
  (language: Language): RenderStaticPart =>
  (Component, props) => {
    const known = numbers.get(Component) ?? new Map<string, number>();
    numbers.set(Component, known);
    const key = `${language} ${JSON.stringify(props)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const html = renderToString(
      <SiteProvider value={placeless(language)}>
        <Component {...props} />
      </SiteProvider>,
    );
    const number = parts.push(encoder.encode(html)) - 1;
    known.set(key, number);
    return number;
  };

/** A page's context as far as a part of many pages may know it. An island, which has to know more, cannot stand in one. */
const placeless = (language: Language): SiteContext => ({
  language,
  texts: textsOf(language),
  pageTexts: pageTextsOf(language),
  get address(): never {
    throw new Error("a part that is drawn once cannot depend on the address of a page");
  },
});

/** A page as it was drawn with a keeper: its kept parts stand where they belong. */
export const withStaticParts = (drawn: string): SiteHtml =>
  drawn.split(/<i data-lasting="(\d+)"><\/i>/).map((piece, index) => (index % 2 === 0 ? piece : (parts[Number(piece)] ?? "")));
