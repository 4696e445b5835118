import type { ReactNode } from "react";
import { useSite } from "./site-context.ts";
import classes from "./english-only.module.css";

/** A body that exists in English only: marked as English, and elsewhere with a line that says so. */
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
