/** The drawings of a card without a picture, by the task of the office. */
export const officeDrawings = {
  building: "Government building",
  chair: "Lectern of the chairman",
  members: "Members around a table",
  medicines: "Medicines",
  trade: "Ship with containers",
  industry: "Rising bars",
  health: "Cross and heartbeat",
  regulator: "Flask with a tick",
  park: "Factory",
  director: "Briefcase",
  membership: "Membership card",
  refund: "Rupees that come back",
  fair: "Stall of a fair",
} as const;

export type OfficeDrawingName = keyof typeof officeDrawings;
