import { PasswordInput } from "@mantine/core";
import type { ChangeEvent } from "react";

type PasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** "current-password" for signing in, "new-password" where one is chosen; password managers read it. */
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly id?: string;
  readonly isFocusedFirst?: boolean;
};

/** A password: may be pasted, and shown by the eye, which says what it does. */
export function PasswordField({ label, value, onChange, autoComplete, hint, error, id, isFocusedFirst = false }: PasswordFieldProps) {
  return (
    <PasswordInput
      id={id}
      name={autoComplete}
      label={label}
      description={hint}
      error={error}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      required
      visibilityToggleButtonProps={{ "aria-label": `Show or hide the ${label.toLowerCase()}`, tabIndex: 0 }}
      {...(isFocusedFirst && { "data-autofocus": true })}
    />
  );
}
