import { createTRPCClient } from "@trpc/client";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { linksWith } from "../../lib/links.ts";
import { AccountFrame } from "./account-frame.tsx";
import classes from "./login-form.module.css";
import { LoginForm } from "./login-form.tsx";
import { loginHeading } from "./login-heading.ts";

type LightLoginProps = {
  /** Shows the portal at the address of the window. */
  readonly openPortal: (toast?: string) => Promise<void>;
  readonly onBegin: (userType: string) => void;
};

const calls = createTRPCClient<AppRouter>({ links: linksWith(() => undefined) });

/** What the portal's router reads as the state of this visit. */
const leaveState = (path: string, state: object): void => window.history.replaceState({ usr: state }, "", path);

/** The login without the portal, for visitors without a session. The portal takes over after the password. @source specification 2 "Account screens" */
export function LightLogin({ openPortal, onBegin }: LightLoginProps) {
  return (
    <AccountFrame>
      <h1 className={classes.title}>{loginHeading.title}</h1>
      <p className={classes.lead}>{loginHeading.lead}</p>
      <LoginForm
        onBegin={onBegin}
        send={(values) => calls.accounts.login.mutate(values)}
        // The portal's own page of the login leads on.
        onEntered={() => openPortal(accountMessages.loginSuccess)}
        onOwed={async (owed, email) => {
          leaveState(window.location.href, { owed, email });
          await openPortal();
        }}
        onExpired={async (email) => {
          leaveState(`${paths.passwordExpired}${window.location.search}`, { email });
          await openPortal();
        }}
      />
    </AccountFrame>
  );
}
