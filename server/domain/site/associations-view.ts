import type { TableView } from "./table-query.ts";

/** A trade association of another country. Unknown values are null. */
export type AssociationRow = {
  readonly id: string;
  /** Its word in addresses. */
  readonly slug: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly name: string;
  readonly acronym: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
  readonly email: string | null;
  readonly website: string | null;
};

/** A row of the cards that an association can leave empty. */
export type AssociationLine = "address" | "phone" | "fax" | "email" | "website";

export type AssociationsView = {
  /** The rows that at least one association fills: no card has the others. */
  readonly lines: readonly AssociationLine[];
  /** A to Z, with how many countries begin with each. */
  readonly letters: readonly { readonly letter: string; readonly countries: number }[];
  /** The chosen letter; null shows all countries. */
  readonly letter: string | null;
  readonly table: TableView<AssociationRow>;
};
