/** Where the PDFs of a circular are, by language; null while they are being made. `isOne`: the office gave one for both languages. */
export type CircularPdfs = { readonly en: string | null; readonly hi: string | null; readonly isOne: boolean };

/** A circular in the list of the website, in both languages. `slug` is the last part of its address. */
export type PublicCircularRow = {
  readonly slug: string;
  readonly number: string;
  readonly subject: string;
  readonly subjectHindi: string;
  /** YYYY-MM-DD. */
  readonly publishedOn: string;
  readonly holdsFromOn: string;
  readonly isWithdrawn: boolean;
  readonly withdrawnOn: string | null;
  readonly replacedByNumber: string | null;
  /** From when the circular that replaces it holds: until then it still counts. */
  readonly replacedFromOn: string | null;
};

/** Another circular; without an address word where only members may read it. */
export type PublicCircularLink = { readonly number: string; readonly slug: string | null };

/** A circular as everybody reads it. */
export type PublicCircularView = Omit<PublicCircularRow, "isWithdrawn" | "replacedByNumber"> & {
  readonly bodyHtml: string;
  readonly bodyHindiHtml: string;
  readonly withdrawnReason: string | null;
  readonly pdfs: CircularPdfs;
  readonly replaces: PublicCircularLink | null;
  readonly replacedBy: PublicCircularLink | null;
};
