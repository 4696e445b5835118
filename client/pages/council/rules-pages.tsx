import { Alert, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { blankDraft } from "#domain/rules/rule-draft.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { WeekendList } from "../../features/rules/weekend-list.tsx";
import { HolidayList } from "../../features/rules/holiday-list.tsx";
import { RuleEditor } from "../../features/rules/rule-editor.tsx";
import { StoredRule, useRule } from "../../features/rules/rule-page.tsx";
import { rulePath, ruleTitle, type RuleView } from "../../features/rules/rule-views.ts";
import { RulesList } from "../../features/rules/rules-list.tsx";
import { useArrivalMessage } from "../../lib/use-arrival.ts";
import { CouncilShell } from "./council-shell.tsx";

const back = { to: paths.rules, label: "Rules" };

/** The rules of each scheme, the office's holidays and its weekend. */
export function RulesPage() {
  const message = useArrivalMessage();
  return (
    <CouncilShell>
      <PageHeading
        title="Rules"
        lead="What each scheme pays, by when a claim is filed, and since when. One user prepares a version, another publishes it; a published version never changes."
      />
      <Stack gap="lg">
        <div role="status">{message !== undefined && <Alert color="green" title={message} />}</div>
        <RulesList />
        <Section title="Holidays">
          <HolidayList />
        </Section>
        <Section title="Weekend">
          <WeekendList />
        </Section>
      </Stack>
    </CouncilShell>
  );
}

/** One version: the form of a draft, or what a published one says. */
export function RulePage() {
  const { id = "" } = useParams();
  const message = useArrivalMessage();
  const query = useRule(id);
  return (
    <CouncilShell>
      <PageHeading title={query.data === undefined ? "Rules of a scheme" : ruleTitle(query.data)} back={back} />
      <StoredRule key={id} query={query} message={message} />
    </CouncilShell>
  );
}

/** A new version, which begins as a copy of a published one. */
export function NewRulePage() {
  const [parameters] = useSearchParams();
  const scheme = schemeKinds.find((kind) => kind === parameters.get("scheme")) ?? schemeKinds[0];
  const from = parameters.get("from");
  const query = useRule(from ?? "", from !== null);
  return (
    <CouncilShell>
      <PageHeading title={`New rules for ${schemeOf(scheme).typeLabel}`} back={back} />
      {from === null || query.data !== undefined ? (
        <NewRule key={`${scheme} ${from ?? ""}`} scheme={scheme} copied={query.data} />
      ) : (
        <NotRead query={query} lines={8} />
      )}
    </CouncilShell>
  );
}

function NewRule({ scheme, copied }: { scheme: SchemeKind; copied: RuleView | undefined }) {
  const navigate = useNavigate();
  const [first] = useState(() => ({ ...blankDraft, ...(copied?.scheme === scheme && { terms: copied.terms }) }));
  const onMade = ({ id }: RuleView): void => void navigate(rulePath(id), { replace: true, state: { message: ruleMessages.draftSaved } });
  return <RuleEditor scheme={scheme} view={undefined} first={first} onMade={onMade} onMessage={() => {}} />;
}
