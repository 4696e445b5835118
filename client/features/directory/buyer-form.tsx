import { Anchor, Button, Stack } from "@mantine/core";
import { Link } from "react-router-dom";
import { minPassphraseLength, passwordRules, passwordStrength } from "#domain/accounts/password-rules.ts";
import { paths } from "#domain/council.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { buyerTypes } from "#domain/directory/buyer-input.ts";
import { countries } from "#domain/members/countries.ts";
import { boundFields } from "../../components/bound-fields.ts";
import { ConsentField } from "../../components/consent-notice.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { PasswordMeter } from "../../components/password-meter.tsx";
import { PhoneField } from "../../components/phone-field.tsx";
import { RequiredNote } from "../accounts/account-frame.tsx";
import { buyerFieldNames, useBuyerForm } from "./use-buyer-form.ts";

const typeOptions = Object.entries(buyerTypes).map(([value, label]) => ({ value, label }));
const countryOptions = countries.map(({ iso2, name }) => ({ value: iso2, label: name }));

/** Registers an overseas buyer; without a password, it is set by the mail. @source specification 5 "Buyer registration" */
export function BuyerForm() {
  const { form, lead, attempt, isBusy, submit } = useBuyerForm();
  const { field, errorOf, problems } = boundFields(form, buyerFieldNames);
  const { password } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} {...(lead !== undefined && { lead })} />
      <RequiredNote />
      <Stack gap="md">
        <SelectField {...field("buyerType", "Buyer type")} options={typeOptions} />
        <TextField {...field("email", "Email")} type="email" autoComplete="email" />
        <SelectField {...field("country", "Country")} options={countryOptions} emptyLabel="Select the country" />
        <PhoneField {...field("phone", "Phone number")} country={form.values.country} />
        <TextField {...field("address", "Address")} autoComplete="street-address" />
        <TextField {...field("zipCode", "Zip code")} autoComplete="postal-code" />
        <PasswordField
          {...field("password", "Password")}
          isOptional
          autoComplete="new-password"
          hint="Leave it empty to set it by the mail that we send."
        />
        {password !== "" && (
          <>
            <PasswordMeter
              strength={passwordStrength(password)}
              rules={passwordRules.map(({ key, label, isMet }) => ({ key, label, isMet: isMet(password) }))}
              note={`Or at least ${minPassphraseLength} characters of any kind, such as a few words.`}
            />
            <PasswordField {...field("confirmPassword", "Confirm password")} autoComplete="new-password" />
          </>
        )}
        <ConsentField
          notice={buyerNotice}
          agreement={buyerNotice.agreement}
          value={form.values.consentVersion}
          onChange={(version) => form.setFieldValue("consentVersion", version)}
          error={errorOf("consentVersion")}
        />
        <Button type="submit" size="md" aria-disabled={isBusy}>
          {isBusy ? "Registering..." : "Register"}
        </Button>
        <Anchor component={Link} to={paths.login}>
          Back to Login
        </Anchor>
      </Stack>
    </form>
  );
}
