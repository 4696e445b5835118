import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaType } from "#domain/reimbursements/file-rules.ts";
import { type BuiltDossier, createSandbox, type Sandbox } from "#server/infra/sandbox.ts";
import type { DossierSpec } from "#server/infra/sandbox-protocol.ts";
import { bundledChildren } from "./bundle.ts";
import { readPdf, type SeenPdf } from "./read-pdf.ts";

/** The claim whose dossier is made. */
export const claimId = "PRD-2026-27-0042";

export type Source = { readonly bytes: Buffer; readonly mediaType?: MediaType; readonly name?: string };
export type SampleDocument = {
  readonly label: string;
  readonly verdict?: string;
  readonly notApplicable?: string;
  readonly files?: readonly Source[];
};
export type Made = { readonly built: BuiltDossier; readonly pdf: SeenPdf; readonly path: string };

/** Builds dossiers of files made in a test, in a folder of its own, and reads them back. Page 3 is the first page of the first document. */
export class DossierBench {
  readonly sandbox: Sandbox;
  readonly folder: string;
  private files = 0;

  private constructor(folder: string, sandbox: Sandbox) {
    this.folder = folder;
    this.sandbox = sandbox;
  }

  static async open(given?: Sandbox): Promise<DossierBench> {
    const sandbox = given ?? createSandbox({ size: 1, scriptDir: await bundledChildren() });
    return new DossierBench(await mkdtemp(join(tmpdir(), "dossier-")), sandbox);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async build(documents: readonly SampleDocument[], more: Partial<DossierSpec> = {}): Promise<Made> {
    const path = join(this.folder, `dossier-${(this.files += 1)}.pdf`);
    const built = await this.sandbox.buildDossier(await this.specOf(documents, more), path);
    return { built, pdf: await readPdf(path), path };
  }

  async specOf(documents: readonly SampleDocument[], more: Partial<DossierSpec> = {}): Promise<DossierSpec> {
    return {
      council: { shortName: "EPCMD", fullName: "Export Promotion Council for Medical Devices", contact: "helpdesk@epcmd.example" },
      title: "Product reimbursement",
      reimbursementId: claimId,
      status: "Under review by DGFT",
      preparedAt: "2026-11-21T10:00:00.000Z",
      preparedAtLabel: "21-11-2026",
      firm: [{ label: "Firm", value: "Asha Medical Devices Private Limited" }],
      dates: [{ label: "Submitted", value: "20-11-2026" }],
      values: [],
      remarks: [],
      ...more,
      documents: await Promise.all(
        documents.map(async ({ label, verdict = "", files = [], ...rest }, index) => ({
          field: `field_${index}`,
          label,
          verdict,
          ...rest,
          files: await Promise.all(files.map((source) => this.keep(source))),
        })),
      ),
    };
  }

  private async keep({ bytes, mediaType = "application/pdf", name = "paper.pdf" }: Source) {
    const path = join(this.folder, `source-${(this.files += 1)}`);
    await writeFile(path, bytes);
    return { path, mediaType, name };
  }
}

/** Text with its line breaks taken out. */
export const flat = (text: string): string => text.replace(/\s+/gu, " ");
