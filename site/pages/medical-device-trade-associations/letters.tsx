import type { AssociationsView } from "#domain/site/associations-view.ts";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import classes from "./letters.module.css";

/** A to Z, and all. Letters with countries are links. */
export function Letters({ letters, letter: chosen }: Pick<AssociationsView, "letters" | "letter">) {
  const texts = usePageTexts()["medical-device-trade-associations"];
  const href = useHref();
  return (
    <nav aria-label={texts.letters}>
      <ul className={classes.letters}>
        {letters.map(({ letter, countries }) => (
          <li key={letter}>
            {countries === 0 ? (
              <span className={classes.off} title={texts.letterEmpty(letter)}>
                {letter}
              </span>
            ) : (
              <a
                href={href("medical-device-trade-associations", { letter })}
                className={classes.letter}
                aria-current={letter === chosen ? "page" : undefined}
              >
                {letter}
              </a>
            )}
          </li>
        ))}
        <li>
          <a
            href={href("medical-device-trade-associations", { letter: "all" })}
            className={classes.letter}
            aria-current={chosen === null ? "page" : undefined}
          >
            {texts.lettersAll}
          </a>
        </li>
      </ul>
    </nav>
  );
}
