import type { FigureSource } from "#domain/site/statistics-view.ts";
import { formatDate } from "#client/shared/format.ts";
import { EntryWords } from "./entry-words.tsx";
import { OutLink } from "./out-link.tsx";
import { usePageTexts } from "./site-context.ts";

/** Where a figure was published, with a link where its address is known, and when it was last checked. */
export function SourceOfFigure({ of }: { readonly of: FigureSource }) {
  const texts = usePageTexts()["exports-in-figures"];
  const { source, sourceAddress, checkedOn } = of;
  return (
    <span>
      <EntryWords of={of}>{sourceAddress === null ? source : <OutLink href={sourceAddress}>{source}</OutLink>}</EntryWords>
      {checkedOn !== null && <small>. {texts.checkedOn(formatDate(checkedOn))}</small>}
    </span>
  );
}
