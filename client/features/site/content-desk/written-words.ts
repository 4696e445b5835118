import { countryName } from "#domain/members/countries.ts";
import type { ContentField } from "#domain/site/content/kind.ts";
import { formatDate } from "../../../shared/format.ts";

/** The text of a field as people read it: a date, the name of a country or of a choice instead of what is stored. */
export function writtenWordsOf(field: ContentField, value: string): string {
  if (value === "") return "";
  if (field.type === "date") return formatDate(value);
  if (field.type === "country") return countryName(value);
  return field.type === "select" ? (field.options[value] ?? value) : value;
}
