import { Button, Text } from "@mantine/core";
import type { QueuedUpload } from "./upload-queue.ts";
import { awaitedText } from "./upload-words.ts";

const words = {
  submit: { afterwards: "Your reimbursement is submitted then, if you stay on this page.", callOff: "Do not submit yet" },
  reply: { afterwards: "Your reply is sent then, if you stay on this page.", callOff: "Do not send yet" },
} as const;

type OfflineWaitProps = {
  /** The files that are awaited. */
  readonly files: readonly QueuedUpload[];
  readonly what: keyof typeof words;
  readonly onCallOff: () => void;
};

/** What is said while something waits long for files: what is sent by itself, and the way to stop that. */
export function OfflineWait({ files, what, onCallOff }: OfflineWaitProps) {
  return (
    <>
      <AwaitedFiles files={files} afterwards={words[what].afterwards} />
      <Button variant="default" onClick={onCallOff}>
        {words[what].callOff}
      </Button>
    </>
  );
}

type AwaitedFilesProps = Pick<OfflineWaitProps, "files"> & { readonly afterwards: string };

/** Which files are awaited, and how far each has come. */
export function AwaitedFiles({ files, afterwards }: AwaitedFilesProps) {
  const isDown = files.some(({ state }) => state.phase === "waiting");
  const sending = files.flatMap(({ file, state }) => (state.phase === "sending" ? [`${file.name}: ${state.percent}%`] : []));
  return (
    <>
      <Text>{`${awaitedText(files)} ${afterwards}`}</Text>
      {/* Not announced: it changes all the time. */}
      {!isDown && sending.length > 0 && (
        <Text size="sm" aria-hidden="true">
          {sending.join(", ")}
        </Text>
      )}
    </>
  );
}
