import { expect, test } from "vitest";
import { firstItem } from "./first-item.ts";
import type { ReviewView } from "./views.ts";

const row = (name: string, value: string | undefined) => ({ step: 3, name, label: name, kind: "text" as const, value });
const viewOf = (items: readonly object[]) =>
  ({
    scheme: "exhibition",
    answerRows: [row("exhibition_name", "MEDICA 2026 Düsseldorf"), row("exhibition_date", "2026-11-16"), row("stall_no", undefined)],
    items: items.map((facts) => ({ facts })),
    documents: [],
  }) as unknown as ReviewView; // only these parts are read

test("a cost that the council adds begins with the answers of the claim, and with the cost before it", () => {
  const { id: _, ...first } = firstItem(viewOf([]));
  expect(first).toEqual({ kind: "space", event: "MEDICA 2026 Düsseldorf", event_from: "2026-11-16" });
  const before = { ...first, id: "1", country: "DE", event_to: "2026-11-19", currency: "EUR", amount: "900.00", paid_on: "2026-09-01" };
  const { id: _id, ...next } = firstItem(viewOf([before]));
  expect(next).toEqual({ ...first, country: "DE", event_to: "2026-11-19", currency: "EUR" });
});
