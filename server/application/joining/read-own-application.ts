import { calendarDateInIndia } from "#domain/dates.ts";
import { DomainError } from "#domain/errors.ts";
import { isDocumentNeeded, joiningDocumentFields, missingDocuments, type JoiningDocumentField } from "#domain/joining/documents.ts";
import type { JoiningState } from "#domain/joining/states.ts";
import { answersForYear, answerSteps, exportsIn, joiningWarnings, type AnswerStep, type JoiningAnswers } from "#domain/joining/steps.ts";
import type { JoiningApplicationRow } from "#db/queries/joining.ts";
import { selectApplicationDocuments, selectApplicationRemarks } from "#db/queries/joining-documents.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { feeIn, findFeesOfYear, yearsOf, type JoiningFee } from "./fee-of-year.ts";
import { getOwnApplication } from "./own-application.ts";
import { hasReply } from "./reply.ts";
import { problemsOfStep } from "./step-problems.ts";

export type OwnApplicationDocument = {
  readonly field: JoiningDocumentField;
  readonly isNeeded: boolean;
  readonly file: { readonly id: string; readonly name: string; readonly sizeBytes: number } | null;
};

export type OwnRemark = {
  readonly id: string;
  readonly field: JoiningDocumentField | null;
  readonly remark: string;
  readonly reply: string;
  readonly isSent: boolean;
  /** In words, or by a newer document. */
  readonly hasReply: boolean;
};

/** An application as its applicant sees it. Plain JSON; dates are YYYY-MM-DD in India. */
export type OwnApplicationView = {
  readonly state: JoiningState;
  readonly reference: string | null;
  readonly email: string;
  readonly firmName: string;
  /** Without an amount of exports that was typed for another year than `exportYear`. */
  readonly answers: JoiningAnswers;
  readonly problems: Readonly<Record<AnswerStep, Readonly<Record<string, string>>>>;
  readonly warnings: readonly string[];
  readonly documents: readonly OwnApplicationDocument[];
  readonly missing: readonly JoiningDocumentField[];
  readonly remarks: readonly OwnRemark[];
  readonly exportYear: string;
  readonly financialYear: string;
  /** Null while the exports cannot be read, or the fees of the year are not published. */
  readonly fee: JoiningFee | null;
  readonly hasFees: boolean;
  readonly submittedOn: string | null;
  readonly decidedOn: string | null;
  readonly reason: string | null;
};

/**
 * The application of a link, with what is missing.
 * @throws not_found (`joining_link_gone`: not a link of ours, or the application was erased)
 */
export async function readOwnApplication(ctx: AppContext, { key }: { readonly key: string }): Promise<OwnApplicationView> {
  authorizeAnyone(ctx.actor, "joining.apply");
  const row = await getOwnApplication(ctx, ctx.db, key);
  const [files, remarks, table] = await Promise.all([
    selectApplicationDocuments(ctx.db, row.id),
    selectApplicationRemarks(ctx.db, row.id),
    findFeesOfYear(ctx.db, ctx),
  ]);
  const { financialYear, exportYear } = yearsOf(ctx);
  const answers = answersForYear(row.answers, exportYear);
  const problems = await Promise.all(answerSteps.map(async (step) => [step, await problemsOfStep(ctx, ctx.db, step, row.answers)] as const));
  const exportsPaise = exportsIn(answers);
  return {
    ...presentOwnRow(row),
    answers,
    // An entry for each step.
    problems: Object.fromEntries(problems) as OwnApplicationView["problems"],
    warnings: joiningWarnings(answers),
    documents: joiningDocumentFields.map((field) => {
      const file = files.find((one) => one.field === field);
      return {
        field,
        isNeeded: isDocumentNeeded(field, answers),
        file: file === undefined ? null : { id: file.id, name: file.name, sizeBytes: file.sizeBytes },
      };
    }),
    missing: missingDocuments(answers, new Set(files.map(({ field }) => field))),
    remarks: remarks.map((remark) => ({
      id: remark.id,
      field: remark.field,
      remark: remark.remark,
      reply: remark.reply ?? "",
      isSent: remark.repliedAt !== null,
      hasReply: hasReply(remark, files),
    })),
    exportYear,
    financialYear,
    fee: table === undefined || exportsPaise === undefined ? null : feeIn(table, exportsPaise),
    hasFees: table !== undefined,
  };
}

/** The same; undefined for a link that is not ours or whose application was erased. */
export async function findOwnApplication(ctx: AppContext, input: { readonly key: string }): Promise<OwnApplicationView | undefined> {
  return readOwnApplication(ctx, input).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === "not_found") return undefined;
    throw error;
  });
}

const dayOf = (at: Date | null): string | null => (at === null ? null : calendarDateInIndia(at));

const presentOwnRow = ({ state, reference, email, firmName, submittedAt, decidedAt, reason }: JoiningApplicationRow) => ({
  state,
  reference,
  email,
  firmName,
  submittedOn: dayOf(submittedAt),
  decidedOn: dayOf(decidedAt),
  reason,
});
