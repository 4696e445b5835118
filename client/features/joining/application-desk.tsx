import { Alert, Button, Grid, Group, List, Stack } from "@mantine/core";
import { useState } from "react";
import { joiningDocumentFields, joiningDocumentLabels, type JoiningDocumentField } from "#domain/joining/documents.ts";
import { isMediaType, mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { DocumentViewer } from "../../components/document-viewer.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState } from "../../components/states.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { ApplicationActions } from "./application-actions.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationRemarks } from "./application-remarks.tsx";
import type { ApplicationDocumentView, ApplicationView, EarlierDocumentView } from "./joining-views.ts";

/** An application: its answers and what can be done with it, beside its documents. */
export function ApplicationDesk({ id }: { readonly id: string }) {
  const query = trpc.joining.get.useQuery({ id });
  if (query.data !== undefined) return <Desk view={query.data} />;
  return <NotRead query={query} lines={8} />;
}

function Desk({ view }: { readonly view: ApplicationView }) {
  const { documents, earlierDocuments, warnings } = view;
  const [chosen, setChosen] = useState<JoiningDocumentField>();
  const [earlierId, setEarlierId] = useState<string>();
  const current = documents.find(({ field }) => field === chosen) ?? inOrder(documents)[0];
  const earlier = earlierDocuments.filter(({ field }) => field === current?.field);
  const shown = earlier.find(({ id }) => id === earlierId) ?? current;
  function choose(field: JoiningDocumentField): void {
    setChosen(field);
    setEarlierId(undefined);
  }
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="lg">
          <Section title={view.firmName}>
            <Stack gap="md">
              {warnings.length > 0 && (
                <Alert color="orange" title="Look at this first">
                  <List>
                    {warnings.map((warning) => (
                      <List.Item key={warning}>{warning}</List.Item>
                    ))}
                  </List>
                </Alert>
              )}
              <ApplicationFacts view={view} />
              <ApplicationActions view={view} />
            </Stack>
          </Section>
          <ApplicationRemarks view={view} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Group component="nav" aria-label="Papers" gap="xs" mb="md">
          {inOrder(documents).map(({ id, field }) => (
            <Button
              key={id}
              size="compact-sm"
              variant={field === shown?.field ? "filled" : "default"}
              aria-pressed={id === shown?.id}
              onClick={() => choose(field)}
            >
              {joiningDocumentLabels[field]}
            </Button>
          ))}
        </Group>
        <EarlierDocuments documents={earlier} shownId={shown?.id} onShow={setEarlierId} />
        {shown === undefined ? <EmptyState title="This application has no papers." /> : <Picture document={shown} />}
      </Grid.Col>
    </Grid>
  );
}

const inOrder = (documents: readonly ApplicationDocumentView[]): ApplicationDocumentView[] =>
  documents.toSorted((a, b) => joiningDocumentFields.indexOf(a.field) - joiningDocumentFields.indexOf(b.field));

type EarlierDocumentsProps = {
  readonly documents: readonly EarlierDocumentView[];
  readonly shownId: string | undefined;
  readonly onShow: (id: string) => void;
};

/** The documents that the shown one has replaced, each to be looked at. */
function EarlierDocuments({ documents, shownId, onShow }: EarlierDocumentsProps) {
  return documents.map(({ id, name, uploadedAt, replacedAt }) => (
    <Button
      key={id}
      size="compact-sm"
      mb="xs"
      variant={id === shownId ? "filled" : "subtle"}
      aria-pressed={id === shownId}
      onClick={() => onShow(id)}
    >
      Earlier: {name}, uploaded {formatDateTime(uploadedAt)}, replaced {formatDateTime(replacedAt)}
    </Button>
  ));
}

function Picture({ document: { id, field, name, pages, mediaType, sizeBytes } }: { readonly document: ApplicationDocumentView }) {
  const address = `/files/joining/${id}`;
  const kind = isMediaType(mediaType) ? mediaTypes[mediaType].label : mediaType;
  return (
    <DocumentViewer
      key={id}
      title={`${joiningDocumentLabels[field]}: ${name}`}
      pages={pages}
      pageUrl={(page, widthPx) => `${address}/pages/${page}?width=${widthPx}`}
      original={{ href: address, name, kind, sizeBytes }}
    />
  );
}
