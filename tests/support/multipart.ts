import { findDocument } from "#domain/reimbursements/derive.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { jpeg, textPdf } from "./files.ts";

/** A part that is a file. */
export const pdfPart = (text: string, pages = 1): Blob =>
  new Blob([new Uint8Array(textPdf(Array.from({ length: pages }, () => text)))], { type: "application/pdf" });
export const jpegPart = async (): Promise<Blob> => new Blob([new Uint8Array(await jpeg())], { type: "image/jpeg" });

/** A multipart body of these texts and files. */
export function formOf(texts: Readonly<Record<string, string>>, files: Readonly<Record<string, Blob | readonly Blob[]>> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, blobs] of Object.entries(files)) {
    const listed: readonly Blob[] = blobs instanceof Blob ? [blobs] : blobs;
    for (const blob of listed) form.append(name, blob, `${name}.${blob.type.endsWith("pdf") ? "pdf" : "jpg"}`);
  }
  return form;
}

/** Text parts of each step of a scheme, every question answered Yes, as an old client sends them. */
const texts: Readonly<Record<SchemeKind, Readonly<Record<number, Record<string, string>>>>> = {
  product: {
    1: { firm_name: "ignored", firm_address: "12 Industrial Area, Pune" },
    6: { has_mission_certificate: "true" },
    7: {
      has_previous_claims: "1",
      previous_claims_info: JSON.stringify({
        product_name: "implant",
        country_of_registration: "usa",
        date_of_receipt: "16-02-2026",
        amount_received: "125000",
      }),
    },
    8: { has_current_certificate: "true" },
  },
  plant: {
    1: { firm_address: "12 Industrial Area, Pune" },
    3: { country_of_origin: "India" },
    4: { google_maps_link: "https://maps.app.goo.gl/plant" },
    5: { has_zed_msme_loan: "true" },
    6: { fob_export_value: "12500000" },
    7: {
      country_of_plant: "India",
      has_plant_fee: "true",
      items: JSON.stringify([{ kind: "plant_registration", country: "DE", currency: "EUR", amount: "6400", document: "plant_fee_receipt", page: 1 }]),
    },
    8: { total_export_value: "1,50,00,000" },
  },
  exhibition: {
    1: { firm_address: "12 Industrial Area, Pune" },
    4: { stall_no: "B-12", hall_no: "4", exhibition_name: "Medica", exhibition_venue: "Düsseldorf", exhibition_date: "16-11-2026" },
    6: { has_mou: "true" },
    10: { has_air_fare: "true" },
  },
};

/** The parts of one step, with a file for each of its documents. */
export async function stepParts(kind: SchemeKind, step: number, reimbursementId: string | undefined): Promise<FormData> {
  const scheme: Scheme = schemeOf(kind);
  const files: Record<string, Blob | Blob[]> = {};
  const named = (scheme.steps[step - 1]?.fields ?? []).flatMap((field) => (field.type === "yesNo" ? field.whenYes : [field]));
  for (const { type, name } of named) {
    if (type !== "document") continue;
    const field = findDocument(scheme, name)?.field;
    if (field?.accept === "image") files[name] = await jpegPart();
    else if ((field?.minPages ?? 1) > 1) files[name] = await Promise.all(Array.from({ length: field?.minPages ?? 1 }, jpegPart));
    else files[name] = pdfPart(`${name} ${reimbursementId}`);
  }
  return formOf({ step: String(step), ...(reimbursementId === undefined ? {} : { reimbursement_id: reimbursementId }), ...texts[kind][step] }, files);
}
