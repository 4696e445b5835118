import { Anchor, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { EmailAddress } from "#domain/accounts/email.ts";
import { mailLimitText } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { TextField } from "../../components/fields.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { AddressHint } from "../accounts/account-frame.tsx";
import { ResendButton } from "../accounts/resend-button.tsx";
import { tellSuccess } from "../accounts/tell.ts";

/**
 * Waits for the mail to be opened, and sends it again.
 * @param sentTo the address that was just registered; without it, it is asked for
 * @source specification 2 "/verify-account"; product.md "verify-account"
 */
export function VerifyAccount({ sentTo }: { sentTo: string }) {
  const [email, setEmail] = useState(sentTo);
  const [problem, setProblem] = useState<string>();
  const resend = trpc.directory.resendVerification.useMutation();
  const send = (afterwards: () => void): void => {
    const address = EmailAddress.safeParse(email);
    setProblem(address.success ? undefined : accountMessages.emailFormat);
    if (!address.success) return;
    resend.mutate(
      { email: address.data },
      {
        onSuccess: ({ message }) => {
          tellSuccess(message);
          afterwards();
        },
        onError: (error) => setProblem(failureOf(error).message),
      },
    );
  };
  return (
    <>
      <PageHeading title="Verify your account" />
      <Stack align="stretch">
        {sentTo === "" ? (
          <>
            <Text>Enter the address of your login. If it waits to be verified, a mail with a link goes to it.</Text>
            <TextField id="email" label="Email" type="email" autoComplete="email" value={email} onChange={setEmail} />
          </>
        ) : (
          <Text>
            A verification link was sent to <AddressHint emailHint={sentTo} />. Open the mail and click the link; it is good for 24 hours.
          </Text>
        )}
        <Text size="sm">Nothing after a few minutes? Check the spam folder first, then send it again. {mailLimitText}</Text>
        <ResendButton
          label="Resend email"
          variant={sentTo === "" ? "filled" : "subtle"}
          hasJustSent={sentTo !== ""}
          isSending={resend.isPending}
          problem={problem}
          onSend={send}
        />
        <Anchor component={Link} to={paths.login}>
          Go to Login
        </Anchor>
      </Stack>
    </>
  );
}
