import { Stack } from "@mantine/core";
import { PageHeading } from "../../components/page-heading.tsx";
import { Section } from "../../components/section.tsx";
import { SearchTrial } from "../../features/directory/search-trial.tsx";
import { SearchWords } from "../../features/directory/search-words.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What the trade calls devices, so that buyers find their makers in their own words. */
export function SearchWordsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Search words"
        lead="What buyers call devices of the catalogue: a search for a word of this list finds the makers of its devices. Plurals, word order and typing mistakes need no words of their own."
      />
      <Stack gap="lg">
        <Section title="Try a search">
          <SearchTrial />
        </Section>
        <SearchWords />
      </Stack>
    </CouncilShell>
  );
}
