import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { Synonym } from "#domain/directory/lexicon.ts";
import { mandatoryNote } from "#domain/mandatory-note.ts";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import { profileLabels } from "#domain/members/profile-input.ts";
import { disclaimerKeys, profileDisclaimers, profileMessages } from "#domain/members/profile-messages.ts";
import { profileNotice } from "#domain/consent.ts";
import { ConsentNotice } from "../../components/consent-notice.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { CheckboxField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { formatDate } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { DevicePicker } from "./device-picker.tsx";
import { ProfileFields, profileFieldId } from "./profile-fields.tsx";
import classes from "./member-profile.module.css";
import { ProfileMeanwhile } from "./profile-meanwhile.tsx";
import { SavedProfile } from "./saved-profile.tsx";
import { useProfile, type ProfileForm } from "./use-profile.ts";
import type { ProfileView } from "./views.ts";

const title = "Member profile";
const editId = "profile-edit";

/** The profile of the member's firm: read it, unlock it, save it. @source specification 2 "/member-profile" */
export function MemberProfile() {
  const profile = trpc.members.profile.useQuery(undefined, { staleTime: Infinity });
  const devices = trpc.members.hsnDevices.useQuery(undefined, { staleTime: Infinity });
  const tradeWords = trpc.directory.tradeWords.useQuery(undefined, { staleTime: Infinity });
  if (profile.data !== undefined && devices.data !== undefined && tradeWords.data !== undefined)
    return <Profile saved={profile.data} devices={devices.data} tradeWords={tradeWords.data} />;
  const error = profile.error ?? devices.error ?? tradeWords.error;
  const retry = (): void => void Promise.all([profile.refetch(), devices.refetch(), tradeWords.refetch()]);
  return (
    <>
      <PageHeading title={title} />
      <NotRead query={{ error, refetch: retry }} lines={10} />
    </>
  );
}

type ProfileProps = { readonly saved: ProfileView; readonly devices: readonly HsnDevice[]; readonly tradeWords: readonly Synonym[] };

function Profile({ saved, devices, tradeWords }: ProfileProps) {
  const form = useProfile(saved);
  const { base, isLocked, errors, refusal, meanwhile } = form;
  const isNew = base.version === 0;
  const problems = Object.entries(errors).map(([name, text]) => ({ text, fieldId: profileFieldId(name) }));
  return (
    <form
      noValidate
      aria-label={title}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <PageHeading
        title={title}
        lead={isNew ? "Fill in your profile once. Buyers find your firm by it, and your reimbursements start with what is given here." : undefined}
        actions={
          <Button
            id={editId}
            type="button"
            variant="default"
            // Not disabled, which would take the focus from it.
            aria-disabled={!isLocked}
            data-disabled={!isLocked || undefined}
            onClick={() => {
              if (!isLocked) return;
              form.edit();
              document.getElementById(profileFieldId("organization"))?.focus();
            }}
          >
            Edit
          </Button>
        }
      />
      <Stack gap="xl">
        <Text>
          Last Updated on: <strong className="portal-figures">{formatDate(base.last_updated_on)}</strong>
        </Text>
        {!isLocked && <Text size="sm">{mandatoryNote}</Text>}
        {form.isRestored && (
          <Alert color="blue" role="status">
            {profileMessages.restored}
          </Alert>
        )}
        {form.message !== undefined && <SavedProfile message={form.message} isWhole={isLocked} />}
        {meanwhile === undefined ? (
          <ErrorSummary problems={problems} lead={refusal} attempt={form.attempt} />
        ) : (
          <ProfileMeanwhile meanwhile={meanwhile} attempt={form.attempt} onTakeTheirs={form.takeTheirs} />
        )}
        <Section title="Your organisation">
          <ProfileFields form={form} />
        </Section>
        <Section title={profileLabels.hsn_codes}>
          <DevicePicker
            id={profileFieldId("hsn_codes")}
            devices={devices}
            tradeWords={tradeWords}
            chosen={form.values.hsn_codes}
            isReadOnly={isLocked}
            error={errors["hsn_codes"]}
            onChange={(codes) => form.change({ hsn_codes: codes })}
          />
        </Section>
        <BuyerContacts form={form} />
        {!isLocked && <Statements form={form} />}
      </Stack>
      <LeaveGuard isDirty={form.isDirty} text="What you changed in the profile is not saved yet." onLeave={form.discard} />
    </form>
  );
}

/** What the directory shows of the firm to buyers and members; e-mail and mobile unless the firm says no. */
function BuyerContacts({ form }: { form: ProfileForm }) {
  const { values, isLocked } = form;
  const shown = [...(values.show_email ? ["contact e-mail"] : []), ...(values.show_phone ? ["contact mobile"] : [])];
  return (
    <Section title={profileMessages.directoryTitle}>
      <Stack gap="sm">
        <Text size="sm">{profileMessages.alwaysListed}</Text>
        <CheckboxField
          id={profileFieldId("show_email")}
          label="Show the contact e-mail in the directory"
          isReadOnly={isLocked}
          isChecked={values.show_email}
          onChange={(isTicked) => form.change({ show_email: isTicked })}
        />
        <CheckboxField
          id={profileFieldId("show_phone")}
          label="Show the contact mobile in the directory"
          isReadOnly={isLocked}
          isChecked={values.show_phone}
          onChange={(isTicked) => form.change({ show_phone: isTicked })}
        />
        <Text size="sm" role="status">
          {profileMessages.listedContacts(shown)}
        </Text>
      </Stack>
    </Section>
  );
}

function Statements({ form }: { form: ProfileForm }) {
  const { accepted, canSave, isBusy, errors, base } = form;
  const cancel = (): void => {
    form.cancel();
    // The form of a new profile stays open.
    if (base.version > 0) document.getElementById(editId)?.focus();
  };
  return (
    <Stack gap="md">
      <Section title="Your data">
        <Stack gap="sm">
          <ConsentNotice notice={profileNotice} />
        </Stack>
      </Section>
      <Section title="Disclaimers" id={profileFieldId("accepted_disclaimers")}>
        <Stack gap="sm">
          {disclaimerKeys.map((key) => (
            <CheckboxField
              key={key}
              id={profileFieldId(key)}
              label={profileDisclaimers.texts[key]}
              isChecked={accepted.includes(key)}
              onChange={(isTicked) => form.accept(key, isTicked)}
            />
          ))}
          {errors["accepted_disclaimers"] !== undefined && <Text c="var(--portal-error)">{errors["accepted_disclaimers"]}</Text>}
        </Stack>
      </Section>
      <Group>
        <Button type="button" variant="default" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={!canSave || isBusy} data-disabled={!canSave || undefined} aria-describedby="save-needs">
          {isBusy ? "Saving..." : "Save"}
        </Button>
        <Text id="save-needs" size="sm" c="dimmed">
          {canSave ? "" : "Save opens once all three statements are ticked."}
        </Text>
      </Group>
    </Stack>
  );
}
