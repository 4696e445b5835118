import type { z } from "zod";
import { notFound, unsupportedType } from "#domain/errors.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { getRuleVersion, updateRuleDraft } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize, authorizeAnyone } from "../authorize.ts";
import { transactStored } from "../transact-stored.ts";
import { RuleRevision, RuleVersionId } from "./rule-view.ts";
import { lockRuleDraft } from "./save-rule-draft.ts";

export const AttachRuleSourceInput = RuleRevision;
export type AttachRuleSourceInput = z.output<typeof AttachRuleSourceInput>;

/** Checks the rights before any byte is read. @throws unauthenticated, forbidden */
export function checkRuleSourceUpload(ctx: AppContext): void {
  authorize(ctx.actor, "rules.prepare");
}

/**
 * Stores the PDF of a draft's source, with the checks of members' documents; another one is replaced. The draft has a new revision. Who
 * prepared its terms stays: a file says nothing about them.
 * @throws not_found; conflict (`stale_version`, `not_a_draft`); unsupported_type; invalid (empty, damaged, password_protected,
 *   too_many_pages, unreadable); unavailable
 */
export async function attachRuleSource(
  ctx: AppContext,
  input: AttachRuleSourceInput,
  { staged, name }: { readonly staged: StagedFile; readonly name: string },
): Promise<{ revision: number; sizeBytes: number; message: string }> {
  authorize(ctx.actor, "rules.prepare");
  const found = await ctx.sandbox.inspect(staged.tempPath, { name, accept: "pdf_or_image" });
  if (found.mediaType !== "application/pdf") throw unsupportedType("unsupported_type", ruleMessages.onlyPdf(name));
  const sourceFileKey = await ctx.files.commit(staged);
  return transactStored(ctx, [sourceFileKey], async (tx) => {
    const { id, scheme, number, revision } = await lockRuleDraft(tx, input);
    const values = { sourceFileKey, sourceFileSize: staged.sizeBytes, revision: revision + 1 };
    await updateRuleDraft(tx, id, values);
    await recordAudit(tx, ctx, { event: "rule.source", subject: { kind: "rule", id }, detail: { scheme, number, revision: values.revision } });
    return { revision: values.revision, sizeBytes: staged.sizeBytes, message: ruleMessages.sourceSaved };
  });
}

type OpenedSource = { readonly storageKey: string; readonly name: string; readonly sizeBytes: number };

/** The PDF of a version's source: of a published version for everybody, of another for the office. @throws not_found */
export async function openRuleSource(ctx: AppContext, input: { readonly id: string }): Promise<OpenedSource> {
  authorizeAnyone(ctx.actor, "rules.readPublished");
  const parsed = RuleVersionId.safeParse(input);
  if (!parsed.success) throw notFound("rule_not_found", ruleMessages.notFound);
  const row = await getRuleVersion(ctx.db, parsed.data.id);
  if (row.state !== "published") authorize(ctx.actor, "rules.read");
  if (row.sourceFileKey === null || row.sourceFileSize === null) throw notFound("no_rule_source", ruleMessages.noSource);
  return { storageKey: row.sourceFileKey, name: `${row.scheme}-rules-${row.number}.pdf`, sizeBytes: row.sourceFileSize };
}
