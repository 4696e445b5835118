import type { Language } from "./languages.ts";
import type { PageTexts, Texts } from "./texts.ts";

const shared: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en/texts.ts")).texts,
  hi: async () => (await import("./hi/texts.ts")).texts,
};

// One line for each page whose islands use its texts.
const pages = {
  "become-a-member": {
    en: async () => ({ "become-a-member": (await import("../../pages/become-a-member/texts.en.ts")).texts }),
    hi: async () => ({ "become-a-member": (await import("../../pages/become-a-member/texts.hi.ts")).texts }),
  },
  join: {
    en: async () => ({ join: (await import("../../pages/join/texts.en.ts")).texts }),
    hi: async () => ({ join: (await import("../../pages/join/texts.hi.ts")).texts }),
  },
} as const satisfies { readonly [Key in keyof PageTexts]?: Readonly<Record<Language, () => Promise<Pick<PageTexts, Key>>>> };

/** A page whose texts a browser can load. */
export type LoadablePage = keyof typeof pages;

/** For the browser: the shared texts of one language, a script of their own. */
export const loadTexts = (language: Language): Promise<Texts> => shared[language]();
/** For the browser: the texts of one page in one language, a script of their own. */
export const loadPageTexts = (page: LoadablePage, language: Language): Promise<Partial<PageTexts>> => pages[page][language]();
