import { Stack } from "@mantine/core";
import { useState } from "react";
import { passwordRules, passwordStrength } from "#domain/accounts/password-rules.ts";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, CheckboxField, SelectField, TextAreaField, TextField } from "../../components/fields.tsx";
import { OtpField } from "../../components/otp-field.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { PasswordMeter } from "../../components/password-meter.tsx";
import { YesNoField } from "../../components/yes-no-field.tsx";
import classes from "./gallery.module.css";
import { Specimen } from "./specimen.tsx";

const countries = ["India", "USA", "UK", "Germany", "Canada"].map((label) => ({ value: label.toLowerCase(), label }));

/** Every field empty, filled, with an error and read-only. */
export function FieldsSection() {
  return (
    <>
      <Specimen name="Filled">
        <Fields prefix="filled" />
      </Specimen>
      <Specimen name="With errors">
        <Fields prefix="wrong" isWrong />
      </Specimen>
      <Specimen name="Read-only">
        <div className={classes.narrow}>
          <TextField
            id="read-only"
            label="Name of the firm"
            hint="From your membership. Change in profile."
            value="Aarogya Devices LLP"
            isReadOnly
            onChange={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen name="Password and OTP">
        <Passwords />
      </Specimen>
    </>
  );
}

function Fields({ prefix, isWrong = false }: { prefix: string; isWrong?: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(
    isWrong
      ? { fob: "about five" }
      : { firm: "Aarogya Devices LLP", fob: "12500000", date: "2026-04-09", country: "india", claimed: "yes", agreed: "yes" },
  );
  const wrong = (text: string) => (isWrong ? { error: text } : {});
  const bind = (name: string) => ({
    id: `${prefix}-${name}`,
    value: values[name] ?? "",
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const claimed = values["claimed"];
  return (
    <Stack className={classes.narrow}>
      <TextField {...bind("firm")} label="Name of the firm" {...wrong("Enter the name of the firm")} />
      <TextAreaField {...bind("address")} label="Address" isOptional hint="As it stands on the licence" maxLength={40} />
      <AmountField
        {...bind("fob")}
        label="FOB value of exports in the last financial year"
        hint="In rupees, digits only"
        {...wrong("FOB value must be a number, like 12500000")}
      />
      <SelectField {...bind("country")} label="Country of registration" options={countries} {...wrong("Select the country of registration")} />
      <DateField {...bind("date")} label="Date of receipt" {...wrong("Enter the date of receipt")} />
      <YesNoField
        id={`${prefix}-claimed`}
        label="Have you claimed registration fees in the past?"
        value={claimed === "yes" || claimed === "no" ? claimed : ""}
        onChange={bind("claimed").onChange}
        droppedNote="The earlier claim will not be submitted."
        {...wrong("Select Yes or No")}
      >
        <TextField {...bind("product")} label="Product type" />
      </YesNoField>
      <CheckboxField
        id={`${prefix}-agreed`}
        label="I declare that all that is stated here is true."
        isChecked={values["agreed"] === "yes"}
        onChange={(isChecked) => bind("agreed").onChange(isChecked ? "yes" : "")}
        {...wrong("Tick the declaration to submit")}
      />
    </Stack>
  );
}

function Passwords() {
  const [password, setPassword] = useState("Surgic4l");
  const [otp, setOtp] = useState("012345");
  const rules = passwordRules.map(({ key, label, isMet }) => ({ key, label, isMet: isMet(password) }));
  return (
    <Stack className={classes.narrow}>
      <PasswordField id="new-password" label="New password" value={password} onChange={setPassword} autoComplete="new-password" />
      <PasswordMeter strength={passwordStrength(password)} rules={rules} note="Or at least 15 characters of any kind." />
      <OtpField id="otp" value={otp} onChange={setOtp} hint="The 6 digits from our mail" />
    </Stack>
  );
}
