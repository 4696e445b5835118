import { TextInput } from "@mantine/core";
import { wrapperProps } from "./fields.tsx";

type OtpFieldProps = {
  readonly id: string;
  readonly value: string;
  /** Gets at most six digits; other characters are removed. */
  readonly onChange: (digits: string) => void;
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string;
  /** Typing starts here when the field appears. */
  readonly isFocused?: boolean;
};

const otpLength = 6;

/** One field for the six digits. The device may fill it in. */
export function OtpField({ value, onChange, label = "OTP", isFocused = false, ...field }: OtpFieldProps) {
  return (
    <TextInput
      {...wrapperProps({ ...field, label })}
      name="otp"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, otpLength))}
      autoComplete="one-time-code"
      inputMode="numeric"
      data-autofocus={isFocused || undefined}
      styles={{ input: { maxInlineSize: "14rem", letterSpacing: "0.35em", fontVariantNumeric: "tabular-nums" } }}
    />
  );
}
