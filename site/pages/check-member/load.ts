import { calendarDateInIndia } from "#domain/dates.ts";
import { markCodeIn } from "#domain/directory/mark-code.ts";
import { verifyFirm } from "#server/application/directory/verify-firm.ts";
import type { Loader } from "../../render/page-loader.ts";

/** `answer`: undefined where the address has no code. `askedOn`: YYYY-MM-DD in India. */
export type CheckMemberContent = {
  readonly answer: { readonly isMember: boolean; readonly name: string | undefined; readonly askedOn: string } | undefined;
};

export const load: Loader<CheckMemberContent> = async (ctx, { search }) => {
  const { code } = search;
  const id = markCodeIn(code ?? "");
  if (id === undefined) return { content: { answer: undefined }, head: { hasError: code !== undefined } };
  const { isMember, name, askedAt } = await verifyFirm(ctx, { id });
  return { content: { answer: { isMember, name, askedOn: calendarDateInIndia(askedAt) } } };
};
