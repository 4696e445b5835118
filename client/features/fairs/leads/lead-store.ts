import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** The state of a lead of this device: to be sent, stored by the portal, or refused by it. */
export type LeadStanding = "waiting" | "sent" | "refused";

/** A lead on this device. The photo goes once the lead was sent. */
export type KeptLead = {
  readonly id: string;
  readonly fairId: string;
  /** The firm for which it was noted: another firm that signs in on this device neither sees nor sends it. */
  readonly firmId: string;
  readonly name: string;
  readonly company: string;
  readonly country: string;
  readonly email: string;
  readonly interest: string;
  /** ISO 8601. */
  readonly notedAt: string;
  readonly photo: Blob | null;
  readonly standing: LeadStanding;
  /** Why it was refused. */
  readonly problem: string | null;
};

/** Who used this page last with a line, and the name of the fair: what the page shows without one. */
export type KeptFair = {
  readonly fairId: string;
  readonly firmId: string;
  readonly firmName: string;
  readonly title: string;
  readonly canNote: boolean;
};

type LeadsSchema = DBSchema & {
  leads: { key: string; value: KeptLead; indexes: { of: [string, string] } };
  fairs: { key: string; value: KeptFair };
};

let opened: Promise<IDBPDatabase<LeadsSchema>> | undefined;

const open = (): Promise<IDBPDatabase<LeadsSchema>> => {
  opened ??= openDB<LeadsSchema>("fair-leads", 1, {
    upgrade(database) {
      database.createObjectStore("leads", { keyPath: "id" }).createIndex("of", ["fairId", "firmId"]);
      database.createObjectStore("fairs", { keyPath: "fairId" });
    },
  });
  return opened;
};

/** The leads of a firm at a fair on this device, the newest first. */
export async function readLeads({ fairId, firmId }: Pick<KeptLead, "fairId" | "firmId">): Promise<KeptLead[]> {
  const all = await (await open()).getAllFromIndex("leads", "of", [fairId, firmId]);
  return all.toSorted((a, b) => b.notedAt.localeCompare(a.notedAt));
}

/** Keeps a lead, in place of what was kept of it. */
export async function keepLead(lead: KeptLead): Promise<void> {
  await (await open()).put("leads", lead);
}

export const readFair = async (fairId: string): Promise<KeptFair | undefined> => (await open()).get("fairs", fairId);

export async function keepFair(fair: KeptFair): Promise<void> {
  await (await open()).put("fairs", fair);
}
