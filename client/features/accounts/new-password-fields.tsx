import { minPassphraseLength, passwordRules, passwordStrength } from "#domain/accounts/password-rules.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { PasswordMeter } from "../../components/password-meter.tsx";
import { passwordFieldIds, type NewPassword, type NewPasswordFormState } from "./use-new-password.ts";

/** True when both fields hold the same password and it meets the rules. */
export const isReady = ({ password, confirmPassword }: NewPassword): boolean => passwordStrength(password) === 100 && password === confirmPassword;

/** A new password twice, its rules listed before typing and ticked as they are met. */
export function NewPasswordFields({ form: { values, fields, change } }: { form: NewPasswordFormState }) {
  return (
    <>
      <PasswordField
        id={passwordFieldIds.password}
        label="New password"
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => change({ password })}
        {...(fields.password !== undefined && { error: fields.password })}
      />
      <PasswordMeter
        strength={passwordStrength(values.password)}
        rules={passwordRules.map(({ key, label, isMet }) => ({ key, label, isMet: isMet(values.password) }))}
        note={`Or at least ${minPassphraseLength} characters of any kind, such as a few words.`}
      />
      <PasswordField
        id={passwordFieldIds.confirmPassword}
        label="Confirm password"
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        {...(fields.confirmPassword !== undefined && { error: fields.confirmPassword })}
      />
    </>
  );
}
