import { Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import type { LinkStatus } from "#domain/accounts/activation.ts";
import { mailLimitText } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { AddressHint } from "./account-frame.tsx";
import { ResendMail } from "./resend-mail.tsx";

type LinkViewProps = {
  readonly status: Exclude<LinkStatus, "valid">;
  readonly id: string;
  readonly emailHint: string | undefined;
  readonly onResent: () => void;
};

const titles = {
  expired: "This link has expired",
  superseded: "There is a newer mail",
  used: "Your account is active",
  closed: "This login is closed",
  invalid: "This link does not work",
} as const satisfies Record<LinkViewProps["status"], string>;

const texts = {
  expired: accountMessages.linkExpired,
  superseded: accountMessages.linkSuperseded,
  used: accountMessages.linkUsed,
  closed: accountMessages.accountClosed,
  invalid: accountMessages.linkInvalid,
} as const satisfies Record<LinkViewProps["status"], string>;

/** What to do with a link that activates nothing: a new mail in one press, or the login. @source specification 2 "Account activation screen" */
export function LinkView({ status, id, emailHint, onResent }: LinkViewProps) {
  const mayResend = status === "expired" || status === "superseded";
  return (
    <>
      <PageHeading title={titles[status]} />
      <Stack align="flex-start">
        <Text>{texts[status]}</Text>
        {mayResend && emailHint !== undefined && (
          <Text>
            A new mail goes to <AddressHint emailHint={emailHint} />.
          </Text>
        )}
        {mayResend ? (
          <ResendMail id={id} label="Resend email" variant="filled" onResent={onResent} />
        ) : (
          <Group>
            <Button component={Link} to={paths.login} size="md">
              Go to Login
            </Button>
            {/* The link names no login, so the mail is asked for by its address. */}
            {status === "invalid" && (
              <Button component={Link} to={paths.forgotPassword} variant="default" size="md">
                Ask for a new mail
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </>
  );
}

/** Shown after a new mail was requested. The server does not say whether one goes out. */
export function MailSentView({ id, emailHint }: { id: string; emailHint: string | undefined }) {
  return (
    <>
      <PageHeading title="Look into your mail" />
      <Stack align="flex-start">
        <Text>
          A mail goes to <AddressHint emailHint={emailHint ?? "you"} />. Open the link in it; it is good for 24 hours.
        </Text>
        <Text size="sm">Nothing after a few minutes? Look into the spam folder, then send it again. {mailLimitText}</Text>
        <ResendMail id={id} label="Resend email" variant="subtle" onResent={() => undefined} />
      </Stack>
    </>
  );
}
