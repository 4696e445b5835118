import { Divider, Stack } from "@mantine/core";
import { useState } from "react";
import { isStaffRole } from "#domain/accounts/staff.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ApiKeyList } from "./api-key-list.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SecondFactorSettings } from "./second-factor-settings.tsx";
import { SessionList } from "./session-list.tsx";
import { useLastSignedIn } from "./use-me.ts";

/** One's own login: the second factor of staff, where one is signed in, the API keys and the password. */
export function AccountSettings() {
  const me = useLastSignedIn();
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
      <ChangePassword key={changes} onChanged={() => setChanges(changes + 1)} />
    </Stack>
  );
}
