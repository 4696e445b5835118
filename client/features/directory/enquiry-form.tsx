import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { maxEnquiryMembers } from "#domain/directory/enquiry-rules.ts";
import { enquiryNotice } from "#domain/directory/enquiry-notice.ts";
import { boundFields } from "../../components/bound-fields.ts";
import { ConsentField } from "../../components/consent-notice.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextAreaField, TextField } from "../../components/fields.tsx";
import { useLostFocus } from "../../components/focus-back.ts";
import { Section } from "../../components/section.tsx";
import { EmptyState } from "../../components/states.tsx";
import { formatCount } from "../../shared/format.ts";
import { RequiredNote } from "../accounts/account-frame.tsx";
import { firmPath } from "./directory-paths.ts";
import { useChosenMembers } from "./use-chosen-members.ts";
import { enquiryFields, useEnquiryForm } from "./use-enquiry-form.ts";

/** A buyer writes once to the chosen members. @source issue of the directory, "Enquiry" */
export function EnquiryForm() {
  const { chosen } = useChosenMembers();
  const { form, lead, attempt, isBusy, submit } = useEnquiryForm();
  const { field, errorOf, problems } = boundFields(form, enquiryFields);
  const consentError = errorOf("consentVersion");
  return (
    <Stack gap="lg" maw="44rem">
      <ChosenMembers />
      <Section title="Your enquiry">
        <form noValidate onSubmit={submit}>
          <ErrorSummary problems={problems} attempt={attempt} {...(lead !== undefined && { lead })} />
          <RequiredNote />
          <Stack gap="md">
            <TextField {...field("senderName", "Name and organisation")} autoComplete="organization" />
            <TextField {...field("subject", "Subject")} />
            <TextAreaField
              {...field("message", "Message")}
              rows={8}
              hint="Say what you need, how much of it, and by when. Plain text, up to 5,000 characters."
            />
            <ConsentField
              notice={enquiryNotice}
              agreement={enquiryNotice.agreement}
              value={form.values.consentVersion}
              onChange={(version) => form.setFieldValue("consentVersion", version)}
              {...(consentError !== undefined && { error: consentError })}
            />
            <div>
              <Button type="submit" size="md" aria-disabled={isBusy}>
                {isBusy ? "Sending..." : chosen.length === 0 ? "Send" : `Send to ${formatCount(chosen.length, "member")}`}
              </Button>
            </div>
          </Stack>
        </form>
      </Section>
    </Stack>
  );
}

function ChosenMembers() {
  const { chosen, drop } = useChosenMembers();
  const box = useRef<HTMLDivElement>(null);
  // The line of a member goes with its button.
  const watch = useLostFocus(() => box.current?.focus({ preventScroll: true }));
  return (
    <Section title={chosen.length === 0 ? "To whom" : `To ${formatCount(chosen.length, "member")}`}>
      <div ref={box} tabIndex={-1} {...watch}>
        {chosen.length === 0 ? (
          <EmptyState title="No member is chosen.">
            <Anchor component={Link} to={paths.buyerHome}>
              Choose members in the directory
            </Anchor>
          </EmptyState>
        ) : (
          <Stack gap="xs">
            <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: "none" }}>
              {chosen.map(({ id, name }) => (
                <Group component="li" key={id} justify="space-between" wrap="nowrap" gap="sm">
                  <Anchor component={Link} to={firmPath(id)}>
                    {name}
                  </Anchor>
                  <Button variant="subtle" size="compact-sm" onClick={() => drop(id)} aria-label={`Take out ${name}`}>
                    Take out
                  </Button>
                </Group>
              ))}
            </Stack>
            <Text size="sm" c="dimmed">
              Each gets your enquiry by itself and does not see who else got it. Up to {maxEnquiryMembers} at once.
            </Text>
          </Stack>
        )}
      </div>
    </Section>
  );
}
