import { z } from "zod";
import { withoutControls } from "#domain/accounts/plain-line.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";

/** An id like PRD-2627-00042. */
export const ReimbursementId = z
  .string()
  .trim()
  .regex(/^[A-Z]{2,5}-\d{4}-\d{5,9}$/, "Enter a reimbursement ID like PRD-2627-00042");

/** Made by the browser for a claim without a number: what is sent with the same key starts one draft, however often. */
export const StartKey = z.uuid().optional();

/** What a new draft is started from: the id of a registration in hand, or of an application to a fair. What is no id is ignored. */
export const StartedFrom = z.uuid().optional().catch(undefined);

export const SchemeKindInput = z.enum(schemeKinds);

/** Whether a query asks the member for further papers, which the reply can bring. */
export const AsksPapers = z.boolean().optional();

/** The version on which the actor acts. */
export const Version = z.int().positive().optional();

/** Free text without control characters, trimmed, at most 4,000 characters. */
export const Comment = z.string().max(4000, "Write at most 4,000 characters").transform(withoutControls);
