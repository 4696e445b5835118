/**
 * The council's mark, as paths of SVG on a square grid: portal, website and dossier draw the same one. `client/public/mark.svg` is its
 * copy for the browser's tab.
 * @source docs/identity.md "Mark"
 */
export const councilMark = {
  grid: 48,
  ring: { path: "M33.8 11.3A17.5 17.5 0 1 0 33.8 36.7", strokeWidth: 4.5 },
  cross: { path: "M21.5 14v20M11.5 24H33", strokeWidth: 7 },
  tip: { path: "M36 17.5 45.5 24 36 30.5z", strokeWidth: 2 },
} as const;
