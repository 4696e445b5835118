import { useSearchParams } from "react-router-dom";
import { parseCalendarDate } from "#domain/dates.ts";
import { maxAmountCharacters } from "#domain/reimbursements/amount-messages.ts";
import { readRupees } from "#domain/rules/amounts.ts";

/** How the address holds one filter of a list. */
export type FilterField<T extends string | number | undefined> = {
  /** The initial value; the address leaves it out. */
  readonly first: T;
  /** The value of a text in the address; undefined for an invalid text. */
  readonly read: (text: string) => T | undefined;
};
type FilterFields = Readonly<Record<string, FilterField<string | number | undefined>>>;
export type FiltersOf<Fields extends FilterFields> = { readonly [Name in keyof Fields]: Fields[Name]["first"] };

const maxPage = 1_000_000;
const wholeNumber = (text: string): number | undefined => (/^\d+$/.test(text) && Number(text) >= 1 ? Number(text) : undefined);
const isDate = (text: string): boolean => parseCalendarDate(text) === text;

export const pageFilter: FilterField<number> = {
  first: 1,
  read: (text) => {
    const page = wholeNumber(text);
    return page === undefined || page > maxPage ? undefined : page;
  },
};
export const textFilter = (maxLength: number): FilterField<string> => ({ first: "", read: (text) => (text.length <= maxLength ? text : undefined) });
/** Rupees as a person writes them; empty without a limit. */
export const amountFilter: FilterField<string> = {
  first: "",
  read: (text) => (text.length <= maxAmountCharacters && readRupees(text) !== undefined ? text : undefined),
};
/** One of a closed list, or none. */
export const choiceFilter = <T extends string>(values: readonly T[]): FilterField<T | undefined> => ({
  first: undefined,
  read: (text) => values.find((value) => value === text),
});
/** One of a closed list, of which one is chosen at first. */
export const choiceFilterFrom = <T extends string>(values: readonly T[], first: T): FilterField<T> => ({
  first,
  read: (text) => values.find((value) => value === text),
});
/** A calendar date, `YYYY-MM-DD`. */
export const dateFilter: FilterField<string | undefined> = { first: undefined, read: (text) => (isDate(text) ? text : undefined) };
/** The number of a row, from 1. */
export const rowFilter: FilterField<number | undefined> = { first: undefined, read: wholeNumber };

/** Reads the filters of an address. A missing or invalid filter has its first value. */
export function readFilters<Fields extends FilterFields>(fields: Fields, parameters: URLSearchParams): FiltersOf<Fields> {
  const read = Object.entries(fields).map(([name, field]) => [name, field.read(parameters.get(name) ?? "") ?? field.first]);
  // Each name has the value that its own field reads.
  return Object.fromEntries(read) as FiltersOf<Fields>;
}

/** The filters as parameters of an address, without those that have their first value. */
export function writeFilters<Fields extends FilterFields>(fields: Fields, filters: Partial<FiltersOf<Fields>>): URLSearchParams {
  const differing = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === "" || value === fields[name]?.first ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(differing);
}

/**
 * The filters and the page of a list, kept in the address, so that Back and a shared link show the same rows. A change of a
 * filter goes to the first page.
 */
export function useListFilters<Fields extends FilterFields & { readonly page: FilterField<number> }>(
  fields: Fields,
): [filters: FiltersOf<Fields>, change: (part: Partial<FiltersOf<Fields>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(fields, parameters);
  return [filters, (part) => setParameters(writeFilters(fields, { ...filters, page: fields.page.first, ...part }))];
}
