import { renderToString } from "react-dom/server";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import type { Language } from "../content/languages/languages.ts";
import type { RenderStaticPart } from "../parts/static-part.tsx";
import { SiteProvider, type SiteContext } from "../parts/site-context.ts";

/** HTML in pieces: texts, and the bytes of static parts. */
export type SiteHtml = readonly (string | Uint8Array)[];

const parts: Uint8Array[] = [];
const numbers = new WeakMap<object, Map<string, number>>();
const encoder = new TextEncoder();

/**
 * Renders static parts in a language and stores their bytes. @throws when a part reads the address of its page
 * @see site/parts/static-part.tsx
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
      <SiteProvider value={contextWithoutAddress(language)}>
        <Component {...props} />
      </SiteProvider>,
    );
    const number = parts.push(encoder.encode(html)) - 1;
    known.set(key, number);
    return number;
  };

/** The context of a static part: it has no address. */
const contextWithoutAddress = (language: Language): SiteContext => ({
  language,
  texts: textsOf(language),
  pageTexts: pageTextsOf(language),
  get address(): never {
    throw new Error("a static part cannot depend on the address of a page");
  },
});

/** Puts the bytes of static parts into a rendered page. */
export const withStaticParts = (rendered: string): SiteHtml =>
  rendered.split(/<i data-static-part="(\d+)"><\/i>/).map((piece, index) => (index % 2 === 0 ? piece : (parts[Number(piece)] ?? "")));
