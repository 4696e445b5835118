import { Paper } from "@mantine/core";
import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { RegistrationForm } from "../../features/site/registration-form.tsx";
import { PublicFrame } from "./public-frame.tsx";

/** /registrationform. @source specification 2 "Other public pages" */
export function RegistrationPage() {
  return (
    <PublicFrame>
      <PageHeading title="Registration form" lead={`For events of ${council.shortName}. We confirm the registration by e-mail.`} />
      <Paper withBorder p={{ base: "md", sm: "lg" }} maw="40rem">
        <RegistrationForm />
      </Paper>
    </PublicFrame>
  );
}
