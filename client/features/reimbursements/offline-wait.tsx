import { Button, Text } from "@mantine/core";
import { filesGo, offlineText } from "./upload-words.ts";

const words = {
  submit: { afterwards: "Your reimbursement is submitted then, if you stay on this page.", callOff: "Do not submit yet" },
  reply: { afterwards: "Your reply is sent then, if you stay on this page.", callOff: "Do not send yet" },
} as const;

type OfflineWaitProps = {
  /** The names of the files that are awaited. */
  readonly files: readonly string[];
  readonly what: keyof typeof words;
  readonly onCallOff: () => void;
};

/** What is said while something waits for files and the line is down: what is sent by itself, and the way to stop that. */
export function OfflineWait({ files, what, onCallOff }: OfflineWaitProps) {
  return (
    <>
      <Text>
        {offlineText(filesGo(files))} {words[what].afterwards}
      </Text>
      <Button variant="default" onClick={onCallOff}>
        {words[what].callOff}
      </Button>
    </>
  );
}
