import type { CommitteePageView } from "#domain/site/offices-view.ts";
import { readCommittee } from "#server/application/site/read-offices.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<CommitteePageView> = async (ctx) => ({ content: { cards: await readCommittee(ctx) } });

export const changedOn = entriesChangedOn("committee-member");
