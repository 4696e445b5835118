import { Button, Group, SimpleGrid, Text } from "@mantine/core";
import { useState } from "react";
import { ViewerPage } from "../../components/viewer-page.tsx";
import { pageUrl } from "../reimbursements/file-urls.ts";
import type { PagePair } from "./use-duplicates.ts";

type PagesSideBySideProps = { readonly pages: readonly PagePair[]; readonly otherId: string };

/** A page of this claim next to the one of the other, as pictures; the next pair by a button. */
export function PagesSideBySide({ pages, otherId }: PagesSideBySideProps) {
  const [place, setPlace] = useState(0);
  const pair = pages[place];
  const isFirst = place === 0;
  const isLast = place + 1 === pages.length;
  if (pair === undefined || (pair.mine === undefined && pair.theirs === undefined)) return null;
  return (
    <div>
      {pages.length > 1 && (
        <Group gap="xs" mb="xs">
          <Button variant="default" size="compact-sm" aria-disabled={isFirst || undefined} onClick={() => !isFirst && setPlace(place - 1)}>
            Previous pair
          </Button>
          <Text size="sm" role="status">
            Pair {place + 1} of {pages.length}
          </Text>
          <Button variant="default" size="compact-sm" aria-disabled={isLast || undefined} onClick={() => !isLast && setPlace(place + 1)}>
            Next pair
          </Button>
        </Group>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <OnePage title="This claim" page={pair.mine} />
        <OnePage title={otherId} page={pair.theirs} />
      </SimpleGrid>
    </div>
  );
}

/** Caption and picture take their rows from the grid, so that two pictures begin at one height. */
const ofTwoRows = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: "var(--mantine-spacing-xs)",
  margin: 0,
  minInlineSize: 0,
};

function OnePage({ title, page }: { readonly title: string; readonly page: PagePair["mine"] }) {
  if (page === undefined) return null;
  const { reimbursementId, fileId, page: number, document, fileName } = page;
  return (
    <figure style={ofTwoRows}>
      <Text component="figcaption" size="sm" style={{ overflowWrap: "anywhere" }}>
        <b>{title}</b>: {document}, page {number} ({fileName})
      </Text>
      <ViewerPage key={`${fileId} ${number}`} src={pageUrl(reimbursementId, fileId, number, 800)} alt={`${title}: ${document}, page ${number}`} />
    </figure>
  );
}
