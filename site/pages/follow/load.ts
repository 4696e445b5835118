import type { FollowView } from "#domain/site/follow.ts";
import { readFollow } from "#server/application/site/follow/follow.ts";
import type { Loader } from "../../render/page-loader.ts";

/** The results of a link in an e-mail. */
const results = ["confirmed", "stopped", "expired"] as const;

/** What the page offers: a button for the link of an e-mail, or the form with what came of the last link. */
export type FollowContent = FollowView & {
  readonly asked: { readonly act: "confirm" | "stop"; readonly key: string } | null;
  readonly result: (typeof results)[number] | null;
};

export const load: Loader<FollowContent> = async (ctx, { search }) => {
  const { event, confirm, stop, done } = search;
  const asked = confirm === undefined ? (stop === undefined ? null : { act: "stop" as const, key: stop }) : { act: "confirm" as const, key: confirm };
  return { content: { ...(await readFollow(ctx, { event })), asked, result: results.find((result) => result === done) ?? null } };
};
