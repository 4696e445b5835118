import { Button, Container, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { wizardMessages } from "#domain/reimbursements/messages.ts";
import { LoadingPage, MeFailure, PortalNotFoundPage } from "../../app/page-states.tsx";
import { loginPathFor } from "../../features/accounts/next-path.ts";
import { useMe, type SignedIn } from "../../features/accounts/use-me.ts";
import { findWizard } from "../../features/reimbursements/member-paths.ts";
import { Wizard } from "../../features/reimbursements/wizard.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The wizard of the scheme whose address this is. Its own guard, because it says what the specification says to a visitor. */
export function WizardPage() {
  const { me, error, retry } = useMe();
  const location = useLocation();
  // The page stays open when the session ends, so that typed values are still there after signing in again.
  const [person, setPerson] = useState<SignedIn>();
  const scheme = findWizard(location.pathname);
  if (me?.isSignedIn === true && me !== person) setPerson(me);
  if (me === undefined) return error === undefined ? <LoadingPage /> : <MeFailure message={error} onRetry={retry} />;
  if (scheme === undefined) return <PortalNotFoundPage />;
  if (me.isSignedIn && me.user.role !== "MEMBER") return <Navigate to={me.home} replace />;
  if (!me.isSignedIn && person === undefined) return <AuthenticationRequired loginPath={loginPathFor(location)} />;
  if (person === undefined) return <LoadingPage />;
  return (
    <MemberShell>
      <Wizard key={scheme.kind} scheme={scheme} userId={person.user.id} firmName={person.firm?.name ?? ""} />
    </MemberShell>
  );
}

/** @source specification 2 "Shared chrome" */
function AuthenticationRequired({ loginPath }: { loginPath: string }) {
  useEffect(() => {
    document.title = wizardMessages.authenticationRequired;
  }, []);
  return (
    <Container component="main" size="xs" pt={96}>
      <Paper withBorder p="xl">
        <Stack align="flex-start">
          <Title order={1}>{wizardMessages.authenticationRequired}</Title>
          <Text>{wizardMessages.logInFirst}</Text>
          <Button component={Link} to={loginPath}>
            {wizardMessages.goToLogin}
          </Button>
        </Stack>
      </Paper>
    </Container>
  );
}
