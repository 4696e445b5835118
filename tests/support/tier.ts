/** Whether the deep tier runs (`npm run test:deep`): the file then tries everything and not one case of each kind. */
export const isDeep = process.env["TEST_TIER"] === "deep";
