import type { FigureSource } from "#domain/site/statistics-view.ts";
import { EntryWords } from "../../parts/entry-words.tsx";
import { usePageTexts } from "../../parts/site-context.ts";
import { SourceOfFigure } from "../../parts/source-of-figure.tsx";
import classes from "./market.module.css";

type Sourced = { readonly label: string; readonly of: FigureSource };

/** Each source of some figures, once. With several, each names its figures. */
export function MarketSources({ figures }: { readonly figures: readonly Sourced[] }) {
  const texts = usePageTexts().home;
  const sources = new Map(figures.map(({ of }) => [keyOf(of), of]));
  const labelsOf = (key: string): string =>
    figures
      .filter(({ of }) => keyOf(of) === key)
      .map(({ label }) => label)
      .join(", ");
  return [...sources].map(([key, of]) => (
    <p key={key} className={classes.note}>
      {texts.source} <SourceOfFigure of={of} />
      {sources.size > 1 && <EntryWords of={of}> ({labelsOf(key)})</EntryWords>}
    </p>
  ));
}

const keyOf = ({ source, sourceAddress, checkedOn, writtenIn }: FigureSource): string => [source, sourceAddress, checkedOn, writtenIn].join(" ");
