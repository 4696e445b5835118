import { Alert, Button, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { consentNotice } from "#domain/site/consent.ts";
import { ConsentField } from "../../components/consent-notice.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextAreaField, TextField } from "../../components/fields.tsx";
import { IconCheck } from "../../components/icons.ts";
import { RequiredNote } from "../accounts/account-frame.tsx";
import { useSiteForm, type SiteFormRules } from "./use-site-form.ts";

export type SiteField = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "area";
  readonly autoComplete?: string;
};

type SiteFormProps = Omit<SiteFormRules, "names"> & {
  readonly fields: readonly SiteField[];
  /** For what the entries are used: "to answer me". */
  readonly purpose: string;
  readonly sendLabel: string;
  readonly busyLabel: string;
  /** Said once it was taken. */
  readonly sentText: string;
  readonly againLabel: string;
};

/** A form of the public website with its consent notice. @source ux.md "Public pages" */
export function SiteForm({ fields, purpose, sendLabel, busyLabel, sentText, againLabel, ...rules }: SiteFormProps) {
  const site = useSiteForm({ ...rules, names: fields.map(({ name }) => name) });
  const { form, attempt, refusal, isBusy } = site;
  const errorOf = (name: string): string | undefined => {
    const text = form.errors[name];
    return typeof text === "string" ? text : undefined;
  };
  if (site.isSent) return <SentNote text={sentText} againLabel={againLabel} onAgain={site.startAgain} />;
  const problems = [...fields.map(({ name }) => name), "consentVersion"].flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ text, fieldId: name }];
  });
  return (
    <form onSubmit={site.submit} noValidate>
      <ErrorSummary problems={problems} lead={refusal} attempt={attempt} />
      <RequiredNote />
      <Stack gap="md">
        {fields.map(({ name, label, kind, autoComplete }) => {
          const field = {
            id: name,
            label,
            value: form.values[name] ?? "",
            error: errorOf(name),
            onChange: (value: string) => form.setFieldValue(name, value),
          };
          return kind === "area" ? (
            <TextAreaField key={name} {...field} rows={6} />
          ) : (
            <TextField key={name} {...field} type={kind} {...(autoComplete === undefined ? {} : { autoComplete })} />
          );
        })}
        <ConsentField
          notice={consentNotice}
          agreement={consentNotice.agreement(purpose)}
          value={form.values["consentVersion"] ?? ""}
          onChange={(version) => form.setFieldValue("consentVersion", version)}
          error={errorOf("consentVersion")}
        />
        <div>
          <Button type="submit" size="md" aria-disabled={isBusy}>
            {isBusy ? busyLabel : sendLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** It was taken: said in place of the form, and with the focus on it. */
function SentNote({ text, againLabel, onAgain }: { readonly text: string; readonly againLabel: string; readonly onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} color="green" role="status" icon={<IconCheck aria-hidden="true" />} title={text}>
      <Button variant="default" mt="xs" onClick={onAgain}>
        {againLabel}
      </Button>
    </Alert>
  );
}
