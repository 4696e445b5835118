import { firstLanguage, languageKeys, languages, type Language } from "./languages/languages.ts";
import { hasParams, pageKeys, sitePages, type PageKey } from "./pages.ts";

export type Search = Readonly<Record<string, string>>;
export type PageAddress = {
  readonly key: PageKey;
  readonly language: Language;
  /** The values of the parts of the path that begin with a colon. */
  readonly params: Search;
  /** The one right spelling: upper and lower case as in `route.ts`, no slash at the end. */
  readonly path: string;
};

/** The address of a page: `hrefOf("hs-codes", "hi", { search: "9018" })` is `/hi/hs-codes?search=9018`. Empty values are left out. */
export function hrefOf(key: PageKey, language: Language, search: Search = {}, params: Search = {}): string {
  return `${pathOf(key, language, params)}${queryOf(search)}`;
}

/** The same address in another language. */
export const translated = (path: string, language: Language, search: Search = {}): string =>
  `${inLanguage(languageAt(path).rest, language)}${queryOf(search)}`;

/** The path of a page or file in a language: `/events/x` is `/hi/events/x`. */
export function inLanguage(path: string, language: Language): string {
  const { prefix } = languages[language];
  return path === "/" && prefix !== "" ? prefix : `${prefix}${path}`;
}

/** Whether an address names a secret of one reader. */
export const isOfOneReader = (key: PageKey, search: Search): boolean => sitePages[key].secrets?.some((name) => search[name] !== undefined) === true;

/** A path that staff wrote, in a language. Paths of the portal are not translated. */
export const linkIn = (path: string, language: Language): string =>
  pageAt(path.split(/[?#]/, 1)[0] ?? "") === undefined ? path : translated(path, language);

/** The HTML of a text whose links to pages of this site lead to the pages of a language. */
export const linksIn = (html: string, language: Language): string =>
  html.replaceAll(/ href="(\/(?!\/)[^"]*)"/g, (_link, path: string) => ` href="${linkIn(path, language)}"`);

/** `?a=b`, or nothing when there is no value. */
export function queryOf(search: Search): string {
  const given = Object.entries(search).filter(([, value]) => value !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}

/** The page at an address, in upper or lower case. Undefined when there is none. */
export function pageAt(pathname: string): PageAddress | undefined {
  const { language, rest } = languageAt(pathname);
  const wanted = partsOf(rest);
  const fixed = fixedPaths.get(`/${wanted.join("/").toLowerCase()}`);
  if (fixed !== undefined) return { key: fixed, language, params: {}, path: pathOf(fixed, language, {}) };
  for (const key of pageKeys.filter(hasParams)) {
    const params = paramsAt(partsOf(sitePages[key].path), wanted);
    if (params !== undefined) return { key, language, params, path: pathOf(key, language, params) };
  }
  return undefined;
}

const fixedPaths: ReadonlyMap<string, PageKey> = new Map(
  pageKeys.filter((key) => !hasParams(key)).map((key) => [sitePages[key].path.toLowerCase(), key]),
);

/** The language of an address, from its prefix, and the address without the prefix. */
export function languageAt(pathname: string): { readonly language: Language; readonly rest: string } {
  const [, first = ""] = pathname.split("/", 2);
  const language = languageKeys.find((key) => languages[key].prefix !== "" && languages[key].prefix === `/${first.toLowerCase()}`);
  return language === undefined ? { language: firstLanguage, rest: pathname } : { language, rest: pathname.slice(first.length + 1) || "/" };
}

function pathOf(key: PageKey, language: Language, params: Search): string {
  const parts = partsOf(sitePages[key].path).map((part) => (part.startsWith(":") ? encodeURIComponent(params[part.slice(1)] ?? "") : part));
  return inLanguage(`/${parts.join("/")}`, language);
}

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

function paramsAt(declared: readonly string[], wanted: readonly string[]): Search | undefined {
  if (declared.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of declared.entries()) {
    const value = wanted[at] ?? "";
    if (part.startsWith(":")) {
      const decoded = decodedPart(value);
      if (decoded === undefined) return undefined;
      params[part.slice(1)] = decoded;
    } else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** Undefined for a broken `%` escape. */
function decodedPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
