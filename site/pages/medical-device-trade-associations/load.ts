import type { AssociationsView } from "#domain/site/associations-view.ts";
import { readAssociations } from "#server/application/site/read-associations.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<AssociationsView> = async (ctx, { search }) => ({ content: await readAssociations(ctx, { search }) });

export const changedOn = entriesChangedOn("association");
