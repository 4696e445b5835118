import type { ReactNode } from "react";
import { useSite } from "./site-context.ts";
import classes from "./english-only.module.css";

/** Content that exists in English only. It is marked as English; pages in other languages say so. */
export function EnglishOnly({ children }: { children: ReactNode }) {
  const { language, texts } = useSite();
  if (language === "en") return children;
  return (
    <>
      <p className={classes.note}>{texts.frame.onlyEnglish}</p>
      <div lang="en">{children}</div>
    </>
  );
}
