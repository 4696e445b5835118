import { PageHeading } from "../../components/page-heading.tsx";
import { PhraseBook } from "../../features/reviews/phrase-book.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The phrase book: common remarks on documents and costs. */
export function PhrasesPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Phrase book"
        lead="Officers put these sentences into their remarks. A remark keeps the code of its phrase, also when its words are edited, so that reasons can be counted. Used says in how many remarks to members it stands."
      />
      <PhraseBook />
    </CouncilShell>
  );
}
