/** Exports of medical devices that a source states, newest first. Million US dollars. */
export const exportFigures = [
  {
    slug: "all-medical-devices-2024-25",
    title: "All medical devices",
    year: "2024-25",
    exports: "4014",
    imports: "",
    source: "Reply of the Government in the Lok Sabha, July 2025",
  },
  {
    slug: "consumables-and-disposables-2022-23",
    title: "Consumables and disposables",
    year: "2022-23",
    exports: "1600",
    imports: "1100",
    source: "Meditech Stackathon of the Department of Pharmaceuticals, May 2024 (rounded)",
  },
  {
    slug: "all-medical-devices-2018-19",
    title: "All medical devices",
    year: "2018-19",
    exports: "2138",
    imports: "",
    source: "Reply of the Government in the Lok Sabha, July 2025",
  },
] as const;

/** The day on which these figures were last compared with their sources, YYYY-MM-DD. */
export const exportFiguresCheckedOn = "2026-11-25";
