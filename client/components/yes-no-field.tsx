import { Group, Radio } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./yes-no-field.module.css";

type YesNoFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly value: "yes" | "no" | "";
  readonly onChange: (value: "yes" | "no") => void;
  readonly isReadOnly?: boolean;
  /** The fields that Yes asks for, shown right after the answer. The page keeps their values when the answer changes to No. */
  readonly children?: ReactNode;
  /** Shown if No hides answers that were given under Yes, such as "The certificate will not be submitted." */
  readonly droppedNote?: string;
};

/** A Yes/No question with its follow-up. */
export function YesNoField({ id, label, hint, error, value, onChange, isReadOnly, children, droppedNote }: YesNoFieldProps) {
  return (
    <div>
      <Radio.Group
        id={id}
        label={label}
        description={hint}
        error={error}
        withAsterisk
        readOnly={isReadOnly}
        value={value}
        onChange={(next) => onChange(next === "yes" ? "yes" : "no")}
      >
        <Group gap="lg" mt="xs">
          <Radio value="yes" label="Yes" size="md" />
          <Radio value="no" label="No" size="md" />
        </Group>
      </Radio.Group>
      <p role="status" className={classes.dropped}>
        {value === "no" ? droppedNote : undefined}
      </p>
      {value === "yes" && children !== undefined && <div className={classes.followUp}>{children}</div>}
    </div>
  );
}
