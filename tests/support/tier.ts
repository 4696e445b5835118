/** Whether the deep tier runs (`npm run test:deep`): the file then tries everything and not one case of each kind. */
export const isDeep = process.env["TEST_TIER"] === "deep";

/** A desk's width first, a phone's second: both in the deep tier; in the gate the one that the users of the page have. */
export const widthsOfTier = <Desk, Phone>([desk, phone]: readonly [Desk, Phone], inGate: "desk" | "phone"): readonly (Desk | Phone)[] =>
  isDeep ? [desk, phone] : [inGate === "desk" ? desk : phone];

const desk = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 } };

/** Sizes of the window: a member or newcomer on a phone, the council at a desk. The deep tier swaps them, too. */
export const placesOfTier = widthsOfTier(
  [
    { firm: desk, council: phone },
    { firm: phone, council: desk },
  ],
  "phone",
);
