import { everybody } from "#domain/circulars/audience.ts";
import type { CircularView } from "#server/application/circulars/circular-view.ts";
import { publishCircular } from "#server/application/circulars/publish-circular.ts";
import { saveCircular, type SaveCircularInput } from "#server/application/circulars/save-circular.ts";
import type { AppContext } from "#server/context.ts";

/** A draft that lacks nothing, for all members. */
export const circularDraft: SaveCircularInput["draft"] = {
  subject: "Filing window of the plant scheme",
  subjectHindi: "संयंत्र योजना की दावा अवधि",
  body: "Claims are taken **until 31-12-2026**.",
  bodyHindi: "दावे **31-12-2026 तक** लिए जाते हैं।",
  holdsFromOn: "2026-11-01",
  audience: everybody,
  isPublic: false,
  isUrgent: false,
  replacesId: null,
  fileId: null,
};

type Given = Partial<SaveCircularInput["draft"]>;

/** A new draft of a council user. */
export const draftCircular = (council: AppContext, values: Given = {}): Promise<CircularView> =>
  saveCircular(council, { draft: { ...circularDraft, ...values } });

/** A new circular of a council user, published. */
export async function newCircular(council: AppContext, values: Given = {}): Promise<CircularView & { readonly number: string }> {
  const view = await publishCircular(council, await draftCircular(council, values));
  return { ...view, number: view.number ?? "" };
}
