import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import type { JoiningDocumentField } from "#domain/joining/documents.ts";
import { canJoin, councilActionsIn } from "#domain/joining/states.ts";
import { exportYearField, firmOf, joiningWarnings, type HandedInAnswers, type JoiningFirm } from "#domain/joining/steps.ts";
import { getJoiningApplication, selectApplicationEvents, type ApplicationEvent, type JoiningApplicationRow } from "#db/queries/joining.ts";
import { selectNamedRemarks, selectStoredApplicationDocuments, type ApplicationDocument } from "#db/queries/joining-documents.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { feeIn, findFeesOnApproval, yearsOf, type JoiningFee } from "./fee-of-year.ts";
import { presentListed, type ListedJoiningApplication } from "./list-applications.ts";
import { duplicateWarnings } from "./duplicate-warnings.ts";

export const JoiningApplicationId = z.object({ id: z.uuid() });
export type JoiningApplicationId = z.output<typeof JoiningApplicationId>;

export type ApplicationDocumentView = {
  readonly id: string;
  readonly field: JoiningDocumentField;
  readonly name: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  readonly pages: number;
  readonly uploadedAt: Date;
};

/** The answers as they were handed in. */
export type HandedInView = {
  readonly at: Date;
  /** Undefined if a check has become stricter since. */ readonly firm: JoiningFirm | undefined;
  readonly exportYear: string;
};

export type ApplicationRemarkView = {
  readonly id: string;
  readonly field: JoiningDocumentField | null;
  readonly remark: string;
  readonly askedAt: Date;
  readonly askedByName: string;
  /** Null while the applicant has not sent one; empty where another document is the answer. */
  readonly reply: string | null;
};

/** An application as the council sees it. */
export type ApplicationView = ListedJoiningApplication & {
  readonly revision: number;
  readonly email: string;
  readonly language: "en" | "hi";
  /** Undefined while the applicant is mending an answer. */
  readonly firm: JoiningFirm | undefined;
  readonly exportYear: string;
  /** With the submission and with each reply, the first one first. */
  readonly handedIn: readonly HandedInView[];
  readonly documents: readonly ApplicationDocumentView[];
  /** Those that another document has replaced since the submission, the newest first. */
  readonly earlierDocuments: readonly (ApplicationDocumentView & { readonly replacedAt: Date })[];
  readonly remarks: readonly ApplicationRemarkView[];
  readonly history: readonly ApplicationEvent[];
  readonly warnings: readonly string[];
  readonly declaration: string | null;
  readonly declaredAt: Date | null;
  readonly reason: string | null;
  readonly firmId: string | null;
  /** Undefined where the fees of the year are not published, the exports are of another year, or the council has decided. */
  readonly fee: JoiningFee | undefined;
  /** The year whose fees are charged on approval today. */
  readonly financialYear: string;
  /** What the council can do now. */
  readonly actions: ReturnType<typeof councilActionsIn>;
  /** Why a waiting application cannot be approved now; undefined where it can. */
  readonly hindrance: string | undefined;
};

/** A submitted application with everything that the council judges by. @throws not_found (also a draft) */
export async function getApplicationDetail(ctx: AppContext, { id }: JoiningApplicationId): Promise<ApplicationView> {
  authorize(ctx.actor, "joining.read");
  return presentApplication(ctx, await getJoiningApplication(ctx.db, id));
}

/** The application as the council sees it. @throws not_found (a draft) */
export async function presentApplication(ctx: AppContext, row: JoiningApplicationRow): Promise<ApplicationView> {
  if (row.state === "draft") throw notFound("application_not_found", joiningMessages.notFound);
  const [documents, remarks, history, same, { table, refusal }] = await Promise.all([
    selectStoredApplicationDocuments(ctx.db, row.id),
    selectNamedRemarks(ctx.db, row.id),
    selectApplicationEvents(ctx.db, row.id),
    row.state === "approved" ? [] : duplicateWarnings(ctx.db, row),
    findFeesOnApproval(ctx.db, ctx, row.exportYear),
  ]);
  const { revision, email, language, answers, exportYear, declaration, declaredAt, reason, firmId, exportsPaise, decidedAt } = row;
  return {
    ...presentListed(row, ctx.now()),
    revision,
    email,
    language,
    firm: firmOf(answers),
    exportYear: exportYear ?? "",
    handedIn: (row.handedIn ?? []).map(presentHandedIn),
    documents: documents.filter(({ replacedAt }) => replacedAt === null).map(presentDocument),
    earlierDocuments: documents
      .flatMap((document) => (document.replacedAt === null ? [] : [{ ...presentDocument(document), replacedAt: document.replacedAt }]))
      .toReversed(),
    remarks: remarks.map(({ remark: { id, field, remark, askedAt, reply, repliedAt }, askedByName }) => ({
      id,
      field,
      remark,
      askedAt,
      askedByName,
      reply: repliedAt === null ? null : (reply ?? ""),
    })),
    history,
    warnings: [...same, ...joiningWarnings(answers)],
    declaration,
    declaredAt,
    reason,
    firmId,
    fee: table === undefined || exportsPaise === null || decidedAt !== null ? undefined : feeIn(table, exportsPaise),
    financialYear: yearsOf(ctx).financialYear,
    actions: councilActionsIn(row.state).filter((action) => action !== "approve" || refusal === undefined),
    hindrance: canJoin("approve", row.state) ? refusal?.message : undefined,
  };
}

const presentHandedIn = ({ at, answers }: HandedInAnswers): HandedInView => ({
  at: new Date(at),
  firm: firmOf(answers),
  exportYear: answers[exportYearField] ?? "",
});

const presentDocument = ({ id, field, name, sizeBytes, mediaType, pages, uploadedAt }: ApplicationDocument): ApplicationDocumentView => ({
  id,
  field,
  name,
  sizeBytes,
  mediaType,
  pages,
  uploadedAt,
});
