import { profileDisclaimers } from "#domain/members/profile-messages.ts";
import { normalisePhone } from "#domain/members/phone.ts";
import type { Tx } from "#db/connection/client.ts";
import { upsertProfile } from "#db/queries/profiles.ts";
import type { DemoFirm } from "./demo-firms.ts";

/** What a firm of each trade makes, as codes of the device catalogue. */
const products: Readonly<Record<string, readonly string[]>> = {
  "Surgical Instruments": ["90189021", "90189022", "90189023", "90189024", "90189025", "90189029", "90189042", "90189096", "90183210"],
  Diagnostics: ["38221100", "38221200", "38221300", "38221910", "38221990", "90189019", "90251910"],
  "Orthopaedic Implants": ["90211000", "90213100", "90213900", "90219090", "90189021", "90189024"],
  Disposables: ["90183100", "90183220", "90183290", "90183910", "90183930", "39262011", "40151200", "62101010", "63079091", "30059040"],
  "Imaging Systems": ["90181210", "90181290", "90181300", "90221200", "90221410", "90221420", "90221490", "90223000"],
  Ophthalmics: ["90185010", "90185020", "90185030", "90185090", "90111000"],
  "Cardiac Devices": ["90181100", "90181920", "90183920", "90189093", "90189094", "90213900", "90215000"],
  "Dental Products": ["30064000", "34070090", "90184100", "90184900", "90212100", "90212900", "90221300", "94021010"],
  "Respiratory Care": ["90192010", "90192090", "90200000", "90189041", "90183990"],
  "Rehabilitation Aids": ["87131010", "87131090", "87139010", "87139090", "90191010", "90214090"],
  "Laboratory Reagents": ["38221300", "38229010", "38229090", "38221990", "90278990", "90273020"],
};

const leaveOutEvery = 4;

/** The firm's devices: what its trade makes, with gaps, so that no two houses of a trade are quite alike. */
const productsOf = ({ trade }: DemoFirm, index: number): string[] =>
  (products[trade] ?? []).filter((_, place, all) => all.length < leaveOutEvery || (place + index) % leaveOutEvery !== 0);

const inWords = (trade: string): string => trade.toLowerCase();

/** What buyers see: every 23rd firm hides its email, every 13th its phone. There are 11 trades, so firms of each trade show both. */
export const shownContacts = (index: number) => ({ showEmail: index % 23 !== 22, showPhone: index % 13 !== 12 });

/** The saved profile of a demonstration's firm. */
export async function insertDemoProfile(
  tx: Tx,
  firm: DemoFirm,
  saved: { readonly firmId: string; readonly userId: string; readonly index: number; readonly at: Date },
): Promise<void> {
  const { firmId, userId, index, at } = saved;
  const phone = normalisePhone(firm.contactPhone) ?? firm.contactPhone;
  await upsertProfile(
    tx,
    {
      firmId,
      organization: firm.name,
      address: firm.address,
      gst: firm.gstNo,
      pan: firm.gstNo.slice(2, 12),
      contactName: firm.contactName,
      contactEmail: firm.contactEmail,
      contactMobile: phone,
      whatsapp: phone,
      alternateEmail: firm.contactEmail.replace("exports@", "office@"),
      description: `${firm.name} makes ${inWords(firm.trade)} in ${firm.city} and exports them. The plant works under a quality system for medical devices; samples, price lists and certificates are sent on request.`,
      ...shownContacts(index),
      disclaimersVersion: profileDisclaimers.version,
      disclaimersAcceptedAt: at,
      version: 1,
      updatedBy: userId,
      createdAt: at,
      updatedAt: at,
    },
    productsOf(firm, index),
  );
}
