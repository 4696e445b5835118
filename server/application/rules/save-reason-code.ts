import { conflict, invalid } from "#domain/errors.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { ReasonCodeInput } from "#domain/rules/reason-code-input.ts";
import { insertReasonCodes, updateReasonCode } from "#db/queries/recommendations.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

/**
 * Adds a reason for amounts, or changes one. What was given with the old sentence keeps it.
 * @throws invalid (a field; `code` that is there already); conflict (`stale_version`: changed meanwhile, or not there)
 * @source money.md 5 "a table the office edits"
 */
export async function saveReasonCode(ctx: AppContext, input: ReasonCodeInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "rules.changeReasons");
  const { version, ...reason } = ReasonCodeInput.parse(input);
  const { code, ...texts } = reason;
  return transact(ctx, async (tx) => {
    const by = { updatedBy: actor.userId, updatedAt: ctx.now() };
    if (version === undefined) {
      const added = await insertReasonCodes(tx, [{ ...reason, ...by }]);
      if (added.length === 0) throw invalid("code_taken", ruleMessages.reasonCodeTaken, { code: [ruleMessages.reasonCodeTaken] });
    } else if (!(await updateReasonCode(tx, { code, version }, { ...texts, ...by }))) throw conflict("stale_version", ruleMessages.reasonChanged);
    await recordAudit(tx, ctx, {
      event: "reasonCode.save",
      subject: { kind: "reasonCode", id: code },
      detail: { isNew: version === undefined, isRetired: texts.isRetired },
    });
    return { message: ruleMessages.reasonSaved(code) };
  });
}
