import { useEffect, useRef, type ReactNode } from "react";
import { selectableUserTypes } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { RequiredNote } from "./account-frame.tsx";
import { lastUserType } from "./last-user-type.ts";
import classes from "./login-form.module.css";
import { PasswordInput } from "./password-input.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useLogin, type LoginOutcomes } from "./use-login.ts";

type LoginFormProps = LoginOutcomes & {
  readonly initialEmail?: string;
  /** Why the password is asked for again. */
  readonly reason?: string | undefined;
  /** Called with the choice of "Login as" when somebody begins to type, and when it changes. */
  readonly onBegin?: (userType: string) => void;
};

/**
 * E-mail, password and what to sign in as; one message for all three, so that it does not reveal which one is wrong. It is plain HTML:
 * the login shows it before the component library is loaded. The browser holds what is typed.
 */
export function LoginForm({ initialEmail = "", reason, onBegin, ...steps }: LoginFormProps) {
  const { problem, isUnverified, attempt, submit, isBusy } = useLogin(steps, reason);
  const isReady = useIsHydrated();
  const userType = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (userType.current?.value === "") userType.current.value = lastUserType();
  }, []);
  return (
    // Without a dialog around it, this method sends nothing.
    <form method="dialog" noValidate onSubmit={submit} onInput={() => onBegin?.(userType.current?.value ?? "")} className={classes.form}>
      <ErrorSummary problems={problem === undefined ? [] : [{ text: problem }]} attempt={attempt} />
      {isUnverified && (
        <a href={paths.verifyAccount} className={classes.again}>
          Send me the mail again
        </a>
      )}
      <RequiredNote />
      <div className={classes.fields}>
        <Field id="email" label="Email">
          <input id="email" name="email" type="email" autoComplete="username" aria-required className={classes.input} defaultValue={initialEmail} />
        </Field>
        <Field id="password" label="Password">
          <PasswordInput id="password" isReady={isReady} />
        </Field>
        <Field id="user-type" label="Login as">
          <select id="user-type" name="userType" aria-required className={classes.input} ref={userType}>
            <option value="">Select user type</option>
            {selectableUserTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className={classes.send} disabled={!isReady} aria-disabled={isBusy}>
          {isBusy ? "Logging in..." : "Login"}
        </button>
        <a href={paths.forgotPassword}>Forgot Password?</a>
        <a href={paths.buyerRegistration}>Register as Buyer</a>
      </div>
    </form>
  );
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        <span className={classes.mark} aria-hidden="true">
          {" *"}
        </span>
      </label>
      {children}
    </div>
  );
}
