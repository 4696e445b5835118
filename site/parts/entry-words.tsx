import type { ReactNode } from "react";
import { hasDevanagari, type ContentLanguage } from "#domain/site/content/languages.ts";
import { useSite } from "./site-context.ts";
import classes from "./entry-words.module.css";

type Written = { readonly writtenIn: ContentLanguage };

/** The `lang` of an element with the words of an entry: undefined where it is that of the page. */
export function useLangOf(): (entry: Written) => ContentLanguage | undefined {
  const { language } = useSite();
  return ({ writtenIn }) => (writtenIn === language ? undefined : writtenIn);
}

/** The words of an entry in running text, with their language. */
export function EntryWords({ of, children }: { readonly of: Written; readonly children: ReactNode }) {
  return <span lang={useLangOf()(of)}>{children}</span>;
}

/** Says on an entry that it is in English, where the page is not. */
export function EnglishMark({ of: { writtenIn } }: { readonly of: Written }) {
  const { language, texts } = useSite();
  if (writtenIn === language) return null;
  return (
    <span className={classes.mark} lang={language}>
      {texts.frame.inEnglish}
    </span>
  );
}

/** What the office wrote in one language only, with its language. */
export function OfficeWords({ text }: { readonly text: string }) {
  const { language } = useSite();
  const written = { writtenIn: hasDevanagari(text) ? "hi" : "en" } as const;
  return (
    <>
      <EntryWords of={written}>{text}</EntryWords> {language === "hi" && <EnglishMark of={written} />}
    </>
  );
}
