/** Countries that rules name together, by ISO 3166-1 alpha-2. */
export const countryGroups = {
  /** @source United Nations M49, region 002 */
  africa:
    "DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW".split(
      " ",
    ),
  /** @source United Nations M49, region 019 */
  americas: "AG AR BS BB BZ BO BR CA CL CO CR CU DM DO EC SV GD GT GY HT HN JM MX NI PA PY PE KN LC VC SR TT US UY VE".split(" "),
} as const satisfies Record<string, readonly string[]>;
export type CountryGroup = keyof typeof countryGroups;
export const countryGroupNames = Object.keys(countryGroups) as CountryGroup[]; // keys of a literal object

/** The group that consists of exactly these countries. */
export const groupOf = (countries: readonly string[]): CountryGroup | undefined =>
  countryGroupNames.find((name) => {
    const group: readonly string[] = countryGroups[name];
    return group.length === countries.length && group.every((code) => countries.includes(code));
  });
