import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { takesEffect } from "#domain/rules/takes-effect.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { todayInIndia } from "../../shared/server-clock.ts";
import { ReplayPanel } from "./replay-panel.tsx";
import { RuleDifferences } from "./rule-description.tsx";
import { ruleListNames, ruleGroupNames } from "./rule-fields.ts";
import { ruleFieldId } from "./rule-form.ts";
import { BaseSection, GroupSection, ListSection } from "./rule-form-sections.tsx";
import { RuleSourceField } from "./rule-source-field.tsx";
import { rulePeriod, ruleTitle, type RuleView } from "./rule-views.ts";
import { useRuleEditor, type RuleEditorStart, type RuleEditorState } from "./use-rule-editor.ts";

/** Writes a draft of rules, runs it over the open claims, and publishes what another user prepared. */
export function RuleEditor(start: RuleEditorStart) {
  const { scheme, view } = start;
  const editor = useRuleEditor(start);
  const { form, problems, failure, attempt, stored } = editor;
  const shared = { scheme, form, problems, onChange: editor.change };
  const found = Object.entries(problems).map(([path, text]) => ({ text, fieldId: ruleFieldId(path) }));
  const isStale = failure?.code === "stale_version";
  return (
    <Stack gap="lg">
      {!isStale && <ErrorSummary problems={found} attempt={attempt} {...(failure !== undefined && { lead: failure.message })} />}
      {isStale && (
        <SaveNotice tone="error" title={failure.message} attempt={attempt}>
          <Button variant="default" onClick={() => void editor.takeTheirs()}>
            Show what is saved, without my changes
          </Button>
        </SaveNotice>
      )}
      <BaseSection {...shared} title="Period and source" name="period" />
      {view !== undefined && stored !== undefined && (
        <RuleSourceField view={view} revision={stored.revision} onStored={(next) => void editor.takeSource(next)} />
      )}
      <BaseSection {...shared} title="The date that counts" name="chosenBy" />
      {ruleListNames.map((name) => (
        <ListSection key={name} {...shared} name={name} />
      ))}
      {ruleGroupNames.map((name) => (
        <GroupSection key={name} {...shared} name={name} />
      ))}
      <BaseSection {...shared} title="Amounts" name="amounts" />
      <BaseSection {...shared} title="Target days" name="targetDays" />
      <BaseSection {...shared} title="Wording" name="wording" />
      <Group>
        <Button aria-disabled={editor.isBusy} onClick={() => void editor.save()}>
          {editor.isBusy ? "Working..." : "Save the draft"}
        </Button>
        {view !== undefined && <DiscardButton view={view} editor={editor} />}
      </Group>
      {view !== undefined && <Publication view={view} editor={editor} />}
      <LeaveGuard isDirty={editor.isDirty} text="What you changed in these rules is not saved yet." />
    </Stack>
  );
}

function DiscardButton({ view, editor }: { view: RuleView; editor: RuleEditorState }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" aria-disabled={editor.isBusy} onClick={() => setAsking(true)}>
        Discard the draft
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={`Discard ${ruleTitle(view)}?`}
        consequences={["The draft is taken off the list", "Its text cannot be brought back"]}
        confirmLabel="Discard the draft"
        isBusy={editor.isBusy}
        onConfirm={() => {
          setAsking(false);
          void editor.discard();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** What the stored draft changes, and its way to be published. */
function Publication({ view, editor }: { view: RuleView; editor: RuleEditorState }) {
  const { isDirty, isBusy } = editor;
  return (
    <>
      <Section title={view.previous === null ? "Differences" : `Differences to version ${view.previous.number}`}>
        {isDirty && <Text mb="sm">These are the differences of the draft as it was last saved.</Text>}
        <RuleDifferences view={view} />
      </Section>
      <Section title="Open claims">
        <ReplayPanel scheme={view.scheme} run={view.replay} canStart={!isDirty} isBusy={isBusy} onStart={() => void editor.replay()} />
        {isDirty && <Text mt="sm">Save the draft first: the run takes what is stored.</Text>}
      </Section>
      <Section title="Publish">{isDirty ? <Text>Save the draft before it is published.</Text> : <PublishStep view={view} editor={editor} />}</Section>
    </>
  );
}

function PublishStep({ view, editor }: { view: RuleView; editor: RuleEditorState }) {
  const [isAsking, setAsking] = useState(false);
  if (view.hindrances.length > 0)
    return (
      <Alert color="orange" title="Before this draft can be published">
        <List>
          {view.hindrances.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      </Alert>
    );
  const { consequence, afterEnd } = takesEffect(view, todayInIndia());
  return (
    <>
      <Button aria-disabled={editor.isBusy} onClick={() => setAsking(true)}>
        {editor.isBusy ? "Working..." : "Publish these rules"}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Publish ${ruleTitle(view)}?`}
        consequences={[
          `${consequence}. Period: ${rulePeriod(view)}`,
          ...(afterEnd === undefined ? [] : [afterEnd]),
          "Claims that were submitted before keep their rules",
          "Everybody can read these rules on the website",
          "They cannot be changed any more: a later version follows them",
        ]}
        confirmLabel="Publish the rules"
        isBusy={editor.isBusy}
        onConfirm={() => {
          setAsking(false);
          void editor.publish();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
