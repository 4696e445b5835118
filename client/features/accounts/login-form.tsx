import { Anchor, Button, Stack } from "@mantine/core";
import { Link } from "react-router-dom";
import { selectableUserTypes } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { RequiredNote } from "./account-frame.tsx";
import type { Login } from "./use-login.ts";

/** E-mail, password and what to sign in as; one message for all three, so that it does not reveal which one is wrong. */
export function LoginForm({ login: { values, change, problem, isUnverified, attempt, submit, isBusy } }: { login: Login }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary problems={problem === undefined ? [] : [{ text: problem }]} attempt={attempt} />
      {isUnverified && (
        <Anchor component={Link} to={paths.verifyAccount} display="block" mb="md">
          Send me the mail again
        </Anchor>
      )}
      <RequiredNote />
      <Stack gap="md">
        <TextField id="email" label="Email" type="email" autoComplete="username" value={values.email} onChange={(email) => change({ email })} />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => change({ password })}
        />
        <SelectField
          id="user-type"
          label="Login as"
          options={selectableUserTypes}
          emptyLabel="Select user type"
          value={values.userType}
          onChange={(userType) => change({ userType })}
        />
        <Button type="submit" size="md" aria-disabled={isBusy} mt="xs">
          {isBusy ? "Logging in..." : "Login"}
        </Button>
        <Anchor component={Link} to={paths.forgotPassword}>
          Forgot Password?
        </Anchor>
        <Anchor component={Link} to={paths.buyerRegistration}>
          Register as Buyer
        </Anchor>
      </Stack>
    </form>
  );
}
