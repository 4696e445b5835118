import { TextInput } from "@mantine/core";

type OtpFieldProps = {
  readonly value: string;
  /** Gets digits only, at most six, whatever was typed or pasted. */
  readonly onChange: (digits: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly id?: string;
};

const otpLength = 6;

/** One field for the six digits, which the device may fill in by itself. */
export function OtpField({ value, onChange, hint, error, id }: OtpFieldProps) {
  return (
    <TextInput
      id={id}
      name="otp"
      label="OTP"
      description={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, otpLength))}
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      maw="12rem"
      styles={{ input: { letterSpacing: "0.35em", fontVariantNumeric: "tabular-nums" } }}
    />
  );
}
