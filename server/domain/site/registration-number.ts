/**
 * The number under which a registrant and the council find a registration, like REG-3F7A2C91: the last eight digits of its id, which are random.
 * `registrationNumberSql` of `db/queries/site.ts` computes the same.
 */
export const registrationNumber = (id: string): string => `REG-${id.slice(-8).toUpperCase()}`;
