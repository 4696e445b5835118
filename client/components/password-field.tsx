import { PasswordInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { wrapperProps } from "./fields.tsx";

type PasswordFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** "current-password" for signing in, "new-password" where one is chosen; password managers read it. */
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly error?: string;
};

/** A password. It may be pasted; a labelled button shows it. */
export function PasswordField({ value, onChange, autoComplete, ...field }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...wrapperProps(field)}
      name={autoComplete}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      data-autofocus // where a dialog asks for it, typing starts here
      visibilityToggleButtonProps={{ "aria-label": "Show characters", tabIndex: 0 }}
    />
  );
}
