import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { PortalShell } from "../../components/portal-shell.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { ListsSection } from "./lists-section.tsx";
import { ReviewSection } from "./review-section.tsx";
import { StatesSection } from "./states-section.tsx";
import { WizardSection } from "./wizard-section.tsx";

const base = "/__identity";

const sections: Readonly<Record<string, { label: string; draw: () => ReactNode }>> = {
  identity: { label: "Mark, colours, type", draw: () => <IdentitySection /> },
  states: { label: "States and messages", draw: () => <StatesSection /> },
  lists: { label: "Lists", draw: () => <ListsSection /> },
  fields: { label: "Fields", draw: () => <FieldsSection /> },
  wizard: { label: "Wizard and files", draw: () => <WizardSection /> },
  review: { label: "Review", draw: () => <ReviewSection /> },
};

const navigation = [
  { label: "Components", children: Object.entries(sections).map(([name, { label }]) => ({ label, to: `${base}/${name}` })) },
  { label: "Elsewhere", to: "/" },
];

/** Every component in every state, for looking at while developing; the production build leaves it out. */
export function ComponentGallery() {
  const section = sections[useParams()["section"] ?? "identity"] ?? sections["identity"];
  return (
    <PortalShell
      home={base}
      navigation={navigation}
      user={{ name: "Anjali Raghunathan-Venkatasubramanian", of: "Shree Vishwakarma Surgical Instruments Private Limited" }}
      notifications={{ to: `${base}/states`, unread: 12 }}
      onSignOut={() => undefined}
    >
      <PageHeading title={section?.label ?? ""} lead="Every component in its states. Nothing here is real." />
      {section?.draw()}
    </PortalShell>
  );
}
