import type { ExporterKind } from "#domain/joining/steps.ts";

/** An application for membership of the demonstration. */
export type DemoApplication = {
  readonly firmName: string;
  readonly email: string;
  /** Without its last character, which is computed. It is of nobody: no firm has the serial number 0000. */
  readonly gstNo: string;
  readonly kind: ExporterKind;
  readonly address: string;
  readonly devices: string;
  readonly exports: string;
  /** How far it has come, and since how many days. */
  readonly until: "draft" | "submitted" | "asked" | "replied" | "refused" | "approved";
  readonly startedDaysAgo: number;
};

/** Applications for membership in different states. */
export const demoApplications: readonly DemoApplication[] = [
  {
    firmName: "Chilika Hydrogel Dressings Pvt Ltd",
    email: "exports@chilika-hydrogel.example",
    gstNo: "21AAHCC0000M1Z",
    kind: "manufacturer",
    address: "Plot 44, Mancheswar Industrial Estate, Bhubaneswar 751010",
    devices: "Hydrogel wound dressings (HSN 30051090)",
    exports: "62 lakh",
    until: "submitted",
    startedDaysAgo: 6,
  },
  {
    firmName: "Vaigai Infusion Sets LLP",
    email: "office@vaigai-infusion.example",
    gstNo: "33AATFV0000K1Z",
    kind: "manufacturer",
    address: "18 SIDCO Estate, Kappalur, Madurai 625008",
    devices: "Infusion sets (HSN 90183990)\nScalp vein sets",
    exports: "3.4 crore",
    until: "asked",
    startedDaysAgo: 12,
  },
  {
    firmName: "Kaziranga Rapid Kits Pvt Ltd",
    email: "exports@kaziranga-kits.example",
    gstNo: "18AAGCK0000P1Z",
    kind: "manufacturer",
    address: "Industrial Growth Centre, Chaygaon, Kamrup 781124",
    devices: "Rapid diagnostic kits (HSN 38221990)",
    exports: "28 lakh",
    until: "replied",
    startedDaysAgo: 17,
  },
  {
    firmName: "Malwa Autoclave Traders",
    email: "sales@malwa-autoclave.example",
    gstNo: "23AALFM0000R1Z",
    kind: "merchant",
    address: "7 Sanwer Road, Sector E, Indore 452015",
    devices: "Kitchen pressure vessels",
    exports: "0",
    until: "refused",
    startedDaysAgo: 24,
  },
  {
    firmName: "Vembanad Suture Needles Pvt Ltd",
    email: "exports@vembanad-needles.example",
    gstNo: "32AAFCV0000K1Z",
    kind: "manufacturer",
    address: "Kinfra Park, Kalamassery, Kochi 683503",
    devices: "Suture needles (HSN 90183210)",
    exports: "1.8 crore",
    until: "approved",
    startedDaysAgo: 8,
  },
  {
    firmName: "Zuari Catheter Works",
    email: "desk@zuari-catheter.example",
    gstNo: "30AAIFZ0000Q1Z",
    kind: "manufacturer",
    address: "Verna Industrial Estate, Salcete 403722",
    devices: "Urinary catheters (HSN 90183930)",
    exports: "41 lakh",
    until: "draft",
    startedDaysAgo: 3,
  },
];
