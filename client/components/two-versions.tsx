import { Alert, Button, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useErrorInTitle } from "../lib/window-title.ts";
import { useSummaryFocus } from "../shared/problem.ts";
import { useFocusBack } from "./focus-back.ts";
import classes from "./two-versions.module.css";

type Side = "mine" | "theirs";

/** What one person has written and another has saved, about one thing. */
export type VersionDifference = {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** What to know before choosing. */
  readonly notes?: readonly string[];
  /** Which side is chosen at first; mine unless it says otherwise. */
  readonly atFirst?: Side;
  readonly canTakeMine?: boolean;
};

type TwoVersionsProps = {
  readonly title: string;
  readonly differences: readonly VersionDifference[];
  /** Change it on each refused save, so that the choice takes the focus again. */
  readonly attempt?: number;
  /** Receives the keys of which mine was chosen. */
  readonly onSettle: (mine: ReadonlySet<string>) => void;
};

/**
 * What was written here next to what is saved now, part by part. Nothing is overwritten until one of the two is chosen. Then the field or button
 * that had the focus before takes it back.
 */
export function TwoVersions({ title, differences, attempt = 0, onSettle }: TwoVersionsProps) {
  // It looks where the focus is before the box takes it.
  useFocusBack();
  const box = useSummaryFocus(attempt > 0, attempt);
  useErrorInTitle(attempt > 0, box);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ key, atFirst = "mine" }: VersionDifference): Side => sides[key] ?? atFirst;
  const settle = (): void => onSettle(new Set(differences.filter((one) => sideOf(one) === "mine").map(({ key }) => key)));
  return (
    <Alert ref={box} tabIndex={-1} color="orange" role="alert" title={title} mb="lg">
      <Stack gap="md">
        {differences.map((difference) => (
          <OneDifference
            key={difference.key}
            difference={difference}
            side={sideOf(difference)}
            onSide={(side) => setSides({ ...sides, [difference.key]: side })}
          />
        ))}
        <div>
          <Button onClick={settle}>{differences.length === 0 ? "Reload" : "Reload with these choices"}</Button>
          {differences.length > 0 && (
            <Text size="sm" mt="xs">
              Both stay here until you choose. What you choose of yours is then on the latest version, to be saved as usual.
            </Text>
          )}
        </div>
      </Stack>
    </Alert>
  );
}

type OneDifferenceProps = { readonly difference: VersionDifference; readonly side: Side; readonly onSide: (side: Side) => void };

function OneDifference({ difference: { label, mine, theirs, notes = [], canTakeMine = true }, side, onSide }: OneDifferenceProps) {
  return (
    <Radio.Group label={label} value={side} onChange={(next) => onSide(next === "mine" ? "mine" : "theirs")}>
      {notes.map((note) => (
        <Text key={note} size="sm" fw={500}>
          {note}
        </Text>
      ))}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        <div className={classes.version} data-chosen={side === "mine" || undefined}>
          <Radio value="mine" label="Mine, not saved" disabled={!canTakeMine} />
          <Words text={mine} />
        </div>
        <div className={classes.version} data-chosen={side === "theirs" || undefined}>
          <Radio value="theirs" label="Theirs, saved now" />
          <Words text={theirs} />
        </div>
      </SimpleGrid>
    </Radio.Group>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Text size="sm" mt={4} className={classes.words}>
      {text}
    </Text>
  );
}
