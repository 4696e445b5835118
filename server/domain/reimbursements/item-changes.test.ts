import { expect, test } from "vitest";
import { isItemOpenForMember, itemFlag } from "./deficiencies.ts";
import { itemChanges, itemsAfter } from "./item-changes.ts";
import { itemKinds, itemsFields } from "./items.ts";
import { schemeOf } from "./schemes/index.ts";

const scheme = schemeOf("exhibition");
const kinds = itemKinds(scheme);
const [stand, travel] = itemsFields(scheme).map(({ field }) => field.kinds);
const space = { id: "1", kind: "space", amount: "10.00" };
const fare = { id: "2", kind: "air_fare", amount: "20.00" };
const newId = () => "new";

test("items of a step replace those of its kinds and leave the others", () => {
  const stall = { kind: "stall", amount: "5.00" };
  expect(itemsAfter(scheme, [space, fare], { items: [stall], kinds: stand ?? [] }, newId)).toEqual([{ ...stall, id: "new" }, fare]);
  expect(itemsAfter(scheme, [space, fare], { items: [], kinds: travel ?? [] }, newId)).toEqual([space]);
  expect(itemsAfter(scheme, [space, fare], { items: [stall], kinds }, newId)).toEqual([{ ...stall, id: "new" }]);
});

test("an item that comes again without its id is the stored one, once", () => {
  const { id: _, ...again } = space;
  expect(itemsAfter(scheme, [space], { items: [again, again], kinds }, newId)).toEqual([space, { ...again, id: "new" }]);
  expect(itemsAfter(scheme, [space], { items: [again, space], kinds }, newId)).toEqual([{ ...again, id: "new" }, space]);
});

test("what is added, changed and gone is named, whatever the order", () => {
  expect(itemChanges([space, fare], [fare, space])).toEqual([]);
  const dearer = { ...space, amount: "11.00" };
  const added = { id: "3", kind: "stall" };
  expect(itemChanges([space, fare], [added, dearer])).toEqual([
    { before: undefined, after: added },
    { before: space, after: dearer },
    { before: fare, after: undefined },
  ]);
  expect(itemChanges([space], [{ id: "1", kind: "space" }])).toHaveLength(1);
});

test("in a reply an item is open when it is flagged, or its proof, or everything", () => {
  const item = { id: "7", document: "booking_receipt" };
  const replied = (fieldNames: readonly string[], origin: "EPCMD" | "DGFT" = "EPCMD") => ({
    row: { state: "DEFICIENCY_SHARED" as const, deficiencyOrigin: origin, asksPapers: false, freshLookUntil: null },
    documents: [],
    deficiencies: fieldNames.map((fieldName) => ({ round: 1, fieldName, answeredAt: null })),
  });
  expect(isItemOpenForMember(replied([itemFlag("7")]), item)).toBe(true);
  expect(isItemOpenForMember(replied(["booking_receipt"]), item)).toBe(true);
  expect(isItemOpenForMember(replied(["rcmc_certificate", itemFlag("8")]), item)).toBe(false);
  expect(isItemOpenForMember(replied(["rcmc_certificate"]), { id: "7" })).toBe(false);
  expect(isItemOpenForMember(replied([], "DGFT"), item)).toBe(true);
  expect(isItemOpenForMember(replied([]), item)).toBe(false);
  // As the council received it; one that the reply added is open.
  expect(isItemOpenForMember(replied(["booking_receipt"]), { id: "7" }, [item])).toBe(true);
  expect(isItemOpenForMember(replied(["rcmc_certificate"]), { id: "7", document: "rcmc_certificate" }, [item])).toBe(false);
  expect(isItemOpenForMember(replied(["rcmc_certificate"]), { id: "8" }, [item])).toBe(true);
});
