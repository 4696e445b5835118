import { Button, Loader, Stack, Text } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { useRouteError } from "react-router-dom";
import { PageHeading } from "../components/page-heading.tsx";
import { AccountFrame } from "../features/accounts/account-frame.tsx";

const wordsAfterMs = 1000;

/** Shown while a page or the session is loading. It appears after a short delay, so that a fast answer does not flash. */
export function LoadingPage() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), wordsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main aria-busy="true">
      <Stack align="center" pt={120} role="status" mih="100dvh">
        {isSlow && (
          <>
            <Loader aria-hidden="true" />
            <Text>Loading...</Text>
          </>
        )}
      </Stack>
    </main>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccountFrame>
      <PageHeading title={title} />
      <Stack align="flex-start">{children}</Stack>
    </AccountFrame>
  );
}

/** For an address that no page has. @source specification 2 "Shared frame" */
export function PortalNotFoundPage() {
  return (
    <Notice title="Page Not Found">
      <Text>Check the address, or start again from the first page of the portal.</Text>
      <Button component="a" href="/">
        Go to the first page
      </Button>
    </Notice>
  );
}

/** Shown when the signed-in user cannot be read. */
export function MeFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice title="The portal does not answer">
      <Text role="alert">{message}</Text>
      <Button onClick={onRetry}>Retry</Button>
    </Notice>
  );
}

/** Shown when the code of a page cannot be loaded, mostly because a newer version of the portal has other file names. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <Notice title="This page could not be shown">
      <Text role="alert">Reload it to get the newest version. If that does not help, check your connection.</Text>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Notice>
  );
}
