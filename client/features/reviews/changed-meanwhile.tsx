import { Alert, Button, List, Text } from "@mantine/core";

type ChangedMeanwhileProps = {
  /** What another user changed: "the costs". */
  readonly what: string;
  /** What is saved now, in words. */
  readonly lines: readonly string[];
  /** Verdicts on the page have to be chosen first. */
  readonly isBlocked: boolean;
  /** The cost that is open here is no longer there: going on adds it again. */
  readonly isRemoved?: boolean;
  readonly onGoOn: () => void;
};

/** Says in a dialog that another user changed the claim, and what is saved now. What was changed here stays. */
export function ChangedMeanwhile({ what, lines, isBlocked, isRemoved = false, onGoOn }: ChangedMeanwhileProps) {
  if (isBlocked)
    return (
      <Alert color="orange" role="alert" mb="md" title="Another user changed this claim meanwhile">
        Your verdicts on the page are not saved yet. Note what you typed here, close this window, choose which verdicts stay, and open it again.
      </Alert>
    );
  return (
    <Alert color="orange" role="alert" mb="md" title={`Another user ${isRemoved ? "removed this cost" : `changed ${what}`} meanwhile`}>
      <Text>{lines.length === 0 ? "Nothing is saved there now." : "Saved now:"}</Text>
      <List mb="sm">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Button variant="default" onClick={onGoOn}>
        {isRemoved ? "Add this cost again" : "Go on with what I typed"}
      </Button>
    </Alert>
  );
}
