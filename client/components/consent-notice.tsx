import { Text } from "@mantine/core";
import type { ConsentNoticeText } from "#domain/consent.ts";
import { CheckboxField } from "./fields.tsx";

/** Says which data a form uses, why, for how long, and how to withdraw. `ConsentField` asks for the consent. */
export function ConsentNotice({ notice }: { notice: ConsentNoticeText }) {
  return notice.paragraphs.map((paragraph) => (
    <Text key={paragraph} size="sm" c="dimmed">
      {paragraph}
    </Text>
  ));
}

type ConsentFieldProps = {
  readonly notice: ConsentNoticeText;
  /** "I agree that ..." */
  readonly agreement: string;
  /** The version that was agreed to, or empty. */
  readonly value: string;
  readonly onChange: (version: string) => void;
  readonly error?: string;
};

/** The notice of a form with its checkbox. The form sends the version of the notice. */
export function ConsentField({ notice, agreement, value, onChange, error }: ConsentFieldProps) {
  return (
    <>
      <ConsentNotice notice={notice} />
      <CheckboxField
        id="consentVersion"
        label={agreement}
        isChecked={value === notice.version}
        onChange={(isChecked) => onChange(isChecked ? notice.version : "")}
        {...(error !== undefined && { error })}
      />
    </>
  );
}
