import { Anchor, Text } from "@mantine/core";
import { z } from "zod";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { formatBytes } from "../../shared/format.ts";
import { ruleSourcePath, type RuleView } from "./rule-views.ts";

const StoredSource = z.object({ revision: z.int(), message: z.string() });
type StoredSource = z.infer<typeof StoredSource>;

/** A link to the PDF of a version's source. */
export function RuleSourceLink({ view: { id, sourceFileSize } }: { view: RuleView }) {
  if (sourceFileSize === null) return <Text>No PDF was added.</Text>;
  return <Anchor href={ruleSourcePath(id)}>Download the source (PDF, {formatBytes(sourceFileSize)})</Anchor>;
}

/** The PDF of the circular that a draft follows. */
export function RuleSourceField({
  view,
  revision,
  onStored,
}: {
  readonly view: RuleView;
  readonly revision: number;
  readonly onStored: (stored: StoredSource) => void;
}) {
  const { progress, failure, failed, sendFirst } = useContentUpload(`/uploads/rules/${view.id}/${revision}`, StoredSource, onStored);
  return (
    <UploadFrame
      id="rule-source-file"
      label="PDF of the source"
      isOptional
      hint="A PDF of at most 5 MB. It is public once the version is published."
      noun="PDF"
      accept="application/pdf,.pdf"
      isChosen={view.sourceFileSize !== null}
      progress={progress}
      failed={failed}
      problem={failure}
      onPick={sendFirst}
    >
      <RuleSourceLink view={view} />
    </UploadFrame>
  );
}
