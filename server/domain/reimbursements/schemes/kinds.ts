/** The claim kinds, in the order in which menus show them. */
export const schemeKinds = ["product", "plant", "exhibition"] as const;
export type SchemeKind = (typeof schemeKinds)[number];
