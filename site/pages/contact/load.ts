import type { ContactPageView } from "#domain/site/offices-view.ts";
import { readOffices } from "#server/application/site/read-offices.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<ContactPageView> = async (ctx) => ({
  content: { offices: await readOffices(ctx, ["desk", "web", "information", "informationAppeal", "grievance"]) },
});

export const changedOn = entriesChangedOn("office");
