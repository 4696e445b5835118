import { Group, SimpleGrid, Stack, Switch, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorState } from "../../components/states.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { pageUrl } from "../reimbursements/file-urls.ts";
import classes from "./compare-dialog.module.css";
import { pagesSideBySide } from "./compared-pages.ts";
import { usePageDifference, type PageDifference } from "./use-page-difference.ts";
import type { ReviewDocument } from "./views.ts";

type Version = NonNullable<ReviewDocument["current"]>;
type ComparedPage = { readonly fileId: string; readonly page: number };

type CompareDialogProps = {
  readonly reimbursementId: string;
  readonly document: ReviewDocument;
  /** The older version to begin with. */
  readonly version: number;
  readonly onClose: () => void;
};

const pagesOf = ({ files }: Version): ComparedPage[] =>
  files.flatMap(({ id, pages }) => Array.from({ length: pages }, (_, index) => ({ fileId: id, page: index + 1 })));

/** An earlier version of a document beside the current one, page by page, with what differs marked on both. */
export function CompareDialog({ reimbursementId, document, version: atFirst, onClose }: CompareDialogProps) {
  const [number, setNumber] = useState(atFirst);
  const [chosenPage, setPage] = useState(1);
  const [marks, setMarks] = useState(true);
  const earlier = document.earlier.find(({ version }) => version === number) ?? document.earlier[0];
  const { current } = document;
  if (earlier === undefined || current === undefined) return null;
  const { page, count, left, right } = pagesSideBySide(pagesOf(earlier), pagesOf(current), chosenPage);
  return (
    <Dialog onClose={onClose} fullScreen title={`Two versions of ${document.label}`}>
      <Stack gap="md">
        <Group align="flex-end" justify="space-between">
          {document.earlier.length > 1 && (
            <FilterSelect
              label="Earlier version"
              choices={Object.fromEntries(document.earlier.map(({ version }) => [String(version), `Version ${version}`]))}
              value={String(number)}
              onChange={(next) => setNumber(Number(next))}
            />
          )}
          <Switch label="Mark what differs" checked={marks} onChange={(event) => setMarks(event.currentTarget.checked)} />
        </Group>
        {left === undefined || right === undefined ? (
          <OnePage reimbursementId={reimbursementId} page={page} left={left} right={right} earlier={earlier} current={current} />
        ) : (
          <TwoPages reimbursementId={reimbursementId} page={page} left={left} right={right} earlier={earlier} current={current} marks={marks} />
        )}
        <Pagination label="Pages" page={page} pageCount={count} onPage={setPage} focusId={headingId} />
      </Stack>
    </Dialog>
  );
}

const headingId = "compared-page";
type Sides = { readonly reimbursementId: string; readonly page: number; readonly earlier: Version; readonly current: Version };

function TwoPages({ left, right, marks, ...sides }: Sides & { readonly left: ComparedPage; readonly right: ComparedPage; readonly marks: boolean }) {
  const { reimbursementId, page } = sides;
  const [one, other] = [pageUrl(reimbursementId, left.fileId, left.page), pageUrl(reimbursementId, right.fileId, right.page)];
  const difference = usePageDifference(one, other);
  const blocks = marks && difference.state === "compared" ? difference.blocks : [];
  return (
    <>
      <Title order={3} size="h5" id={headingId} tabIndex={-1}>
        Page {page}
      </Title>
      <Text role="status" size="sm">
        {wordsOf(difference)}
      </Text>
      {difference.state === "failed" && (
        <ErrorState message="The two pages could not be compared. Look at them, or try again." onRetry={difference.retry} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {[
          { version: sides.earlier, src: one },
          { version: sides.current, src: other },
        ].map(({ version, src }) => (
          <figure key={version.version} className={classes.side}>
            <Caption version={version} isCurrent={version === sides.current} />
            <div className={classes.page} style={difference.state === "compared" ? { aspectRatio: String(difference.ratio) } : undefined}>
              <img src={src} alt={`Version ${version.version}, page ${page}`} />
              {blocks.map(({ left: x, top, width, height }) => (
                <span
                  key={`${x} ${top}`}
                  className={classes.mark}
                  style={{
                    insetInlineStart: `${x * 100}%`,
                    insetBlockStart: `${top * 100}%`,
                    inlineSize: `${width * 100}%`,
                    blockSize: `${height * 100}%`,
                  }}
                />
              ))}
            </div>
          </figure>
        ))}
      </SimpleGrid>
    </>
  );
}

function wordsOf(difference: PageDifference): string {
  if (difference.state === "comparing") return "Comparing the two pages...";
  if (difference.state === "failed") return "";
  return difference.blocks.length === 0 ? "The two pages look alike." : "What differs is marked on both.";
}

/** A page that only one of the versions has. */
function OnePage({
  reimbursementId,
  page,
  left,
  right,
  earlier,
  current,
}: Sides & { readonly left: ComparedPage | undefined; readonly right: ComparedPage | undefined }) {
  const [version, shown] = left === undefined ? [current, right] : [earlier, left];
  return (
    <>
      <Title order={3} size="h5" id={headingId} tabIndex={-1}>
        Page {page}: only version {version.version} has it
      </Title>
      <figure className={classes.side}>
        <Caption version={version} isCurrent={version === current} />
        {shown !== undefined && (
          <div className={classes.page}>
            <img src={pageUrl(reimbursementId, shown.fileId, shown.page)} alt={`Version ${version.version}, page ${page}`} />
          </div>
        )}
      </figure>
    </>
  );
}

const Caption = ({ version, isCurrent }: { version: Version; isCurrent: boolean }) => (
  <Text component="figcaption" size="sm" mb={4}>
    <strong>Version {version.version}</strong>
    {isCurrent ? ", current" : ""}, {version.uploadedBy}, {formatDateTime(version.uploadedAt)}
  </Text>
);
