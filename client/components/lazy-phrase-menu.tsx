import { lazy, Suspense, type FunctionComponent } from "react";
import type { PhraseMenuProps } from "./phrase-menu.tsx";

// Most documents are sufficient. Without a connection the remarks are missing, and the note can be typed.
const PhraseMenu = lazy(() =>
  import("./phrase-menu.tsx").then(
    (loaded): { default: FunctionComponent<PhraseMenuProps> } => ({ default: loaded.PhraseMenu }),
    () => ({ default: () => null }),
  ),
);

/** The menu of common remarks, fetched when it is first needed. Draws nothing without remarks. */
export const LazyPhraseMenu = (props: PhraseMenuProps) =>
  props.phrases.length === 0 ? null : (
    <Suspense>
      <PhraseMenu {...props} />
    </Suspense>
  );
