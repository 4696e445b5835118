import { Anchor, Divider, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Role } from "#domain/accounts/roles.ts";
import { isStaffRole } from "#domain/accounts/staff.ts";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ApiKeyList } from "./api-key-list.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SecondFactorSettings } from "./second-factor-settings.tsx";
import { SessionList } from "./session-list.tsx";
import { useLastSignedIn } from "./use-me.ts";

const webhookPaths: Partial<Record<Role, string>> = { MEMBER: paths.memberWebhooks, EPCMD_ADMIN: paths.councilWebhooks };

/** One's own login: the second factor of staff, where one is signed in, the API keys, webhooks and the password. */
export function AccountSettings() {
  const me = useLastSignedIn();
  const webhooksPath = me === undefined ? undefined : webhookPaths[me.user.role];
  // A changed password leaves an empty form behind.
  const [changes, setChanges] = useState(0);
  return (
    <Stack gap="xl">
      <PageHeading title="Your account" lead={me && `${me.user.name}, ${me.user.email}`} />
      {me !== undefined && isStaffRole(me.user.role) && (
        <>
          <SecondFactorSettings />
          <Divider />
        </>
      )}
      <SessionList />
      <Divider />
      {me !== undefined && (
        <>
          <ApiKeyList role={me.user.role} />
          <Divider />
        </>
      )}
      {webhooksPath !== undefined && (
        <>
          <section aria-labelledby="webhooks">
            <Title order={2} size="h3" id="webhooks" mb="xs">
              Webhooks
            </Title>
            <Text>
              The portal can tell a program of yours what happens.{" "}
              <Anchor component={Link} to={webhooksPath}>
                Your webhooks
              </Anchor>
            </Text>
          </section>
          <Divider />
        </>
      )}
      <ChangePassword key={changes} onChanged={() => setChanges(changes + 1)} />
    </Stack>
  );
}
