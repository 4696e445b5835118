import { council } from "../council.ts";
import type { Action, Reader } from "./lifecycle.ts";

type Sentence = Readonly<Record<Reader, string>>;
const forAll = (text: string): Sentence => ({ member: text, council: text, dgft: text });

/**
 * The text of each action for each reader; actions that no history shows have one too.
 * @source ux.md "Every screen"; product.md "Life of a reimbursement"
 */
const sentences = {
  start: { ...forAll("The member began the reimbursement"), member: "You began the reimbursement" },
  save_step: { ...forAll("The member saved a step"), member: "You saved a step" },
  submit: { ...forAll(`The member submitted it to ${council.shortName}`), member: `You submitted it to ${council.shortName}` },
  reply: { ...forAll("The member replied"), member: "You sent your reply" },
  withdraw: { ...forAll("The member withdrew it"), member: "You withdrew it" },
  council_draft: forAll(`${council.shortName} saved its review`),
  council_share: {
    ...forAll(`${council.shortName} shared deficiencies with the member`),
    member: `${council.shortName} shared deficiencies with you`,
  },
  council_share_query: {
    ...forAll(`${council.shortName} passed a query of DGFT on to the member`),
    member: `${council.shortName} passed a query of DGFT on to you`,
  },
  forward: forAll(`${council.shortName} forwarded it to DGFT`),
  council_close: forAll(`${council.shortName} closed it`),
  council_hold: forAll(`${council.shortName} put it on hold`),
  council_end_hold: forAll(`${council.shortName} ended the hold`),
  dgft_draft: forAll("DGFT saved a note"),
  dgft_hold: forAll("DGFT put it on hold"),
  dgft_end_hold: forAll("DGFT ended the hold"),
  dgft_share: { ...forAll(`DGFT raised a deficiency with ${council.shortName}`), member: "DGFT has a query" },
  approve: forAll("DGFT approved it"),
  refuse: forAll("DGFT refused it"),
  council_send_back: forAll("The second officer sent it back"),
  fresh_look_document: { ...forAll("The member added a document"), member: "You added a document" },
  fresh_look: { ...forAll("The member asked for a fresh look"), member: "You asked for a fresh look" },
  council_ask_reopening: forAll(`${council.shortName} asked to reopen it`),
  dgft_ask_reopening: forAll("DGFT asked to reopen it"),
  council_reopen: forAll(`${council.shortName} reopened it`),
  dgft_reopen: forAll("DGFT reopened it"),
} as const satisfies Record<Action | "start", Sentence>;

/** The text of a history entry for this reader. */
export const historyText = (action: Action | "start", reader: Reader): string => sentences[action][reader];
