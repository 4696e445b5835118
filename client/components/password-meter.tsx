import { VisuallyHidden } from "@mantine/core";
import { IconCheck, IconX } from "../shared/icons.ts";
import classes from "./password-meter.module.css";

type PasswordMeterProps = {
  /** From 0 to 100; 100 may be used. */
  readonly strength: number;
  readonly rules: readonly { readonly key: string; readonly label: string; readonly isMet: boolean }[];
  /** What also does, under the rules. */
  readonly note?: string;
};

const segments = [25, 50, 75, 100] as const;
const weakUpTo = 50;
const fairUpTo = 80;

/** Red up to 50, yellow up to 80, teal above. @source specification 5 "Password" */
const wordOf = (strength: number) => (strength <= weakUpTo ? "weak" : strength <= fairUpTo ? "fair" : "strong");

/** Four segments with a word, and the rules ticked off in text as they are met. */
export function PasswordMeter({ strength, rules, note }: PasswordMeterProps) {
  const word = wordOf(strength);
  return (
    <div>
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={strength}
        aria-valuetext={strength === 0 ? "empty" : word}
        className={classes.segments}
        data-strength={word}
      >
        {segments.map((upTo, index) => (
          <span key={upTo} className={classes.segment} data-filled={strength >= upTo || (index === 0 && strength > 0) || undefined} />
        ))}
      </div>
      <ul className={classes.rules}>
        {rules.map(({ key, label, isMet }) => (
          <li key={key} className={classes.rule} data-met={isMet || undefined}>
            {isMet ? <IconCheck size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
            {label}
            <VisuallyHidden>{isMet ? ": met" : ": not met yet"}</VisuallyHidden>
          </li>
        ))}
        {note !== undefined && <li>{note}</li>}
      </ul>
    </div>
  );
}
