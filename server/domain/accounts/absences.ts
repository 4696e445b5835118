/** Days on which an officer is not at work, both included, as YYYY-MM-DD, and who stands in. */
export type Absence = { readonly userId: string; readonly fromOn: string; readonly untilOn: string; readonly deputyId: string | null };

/** The longest absence, in days. */
export const maxAbsenceDays = 366;

const isOn = ({ fromOn, untilOn }: Absence, day: string): boolean => fromOn <= day && day <= untilOn;

/** The absence of an officer on a day, or undefined. */
export const findAbsence = (absences: readonly Absence[], userId: string, day: string): Absence | undefined =>
  absences.find((absence) => absence.userId === userId && isOn(absence, day));

/**
 * Who stands in for an absent officer on a day: the deputy, or, when the deputy became absent later, the deputy's own deputy, and no
 * further. Undefined when neither is at work. The answer is always somebody else who is at work, so there is no circle.
 * @param isOfficer whether a user still belongs to the office
 */
export function deputyOn(
  absences: readonly Absence[],
  { userId, day, isOfficer }: { readonly userId: string; readonly day: string; readonly isOfficer: (userId: string) => boolean },
): string | undefined {
  const deputyOf = (id: string): string | undefined => findAbsence(absences, id, day)?.deputyId ?? undefined;
  const isAtWork = (id: string): boolean => isOfficer(id) && findAbsence(absences, id, day) === undefined;
  const first = deputyOf(userId);
  if (first === undefined || isAtWork(first)) return first;
  if (!isOfficer(first)) return undefined;
  const second = deputyOf(first);
  return second !== undefined && second !== userId && isAtWork(second) ? second : undefined;
}

/** For whom an officer stands in on a day, and which absent officers have nobody. */
export function standIns(
  absences: readonly Absence[],
  { userId, day, officers }: { readonly userId: string; readonly day: string; readonly officers: readonly string[] },
): { readonly standsInFor: readonly string[]; readonly withoutDeputy: readonly string[] } {
  const isOfficer = (id: string): boolean => officers.includes(id);
  const away = officers.filter((id) => findAbsence(absences, id, day) !== undefined);
  const deputies = away.map((id) => ({ id, deputy: deputyOn(absences, { userId: id, day, isOfficer }) }));
  return {
    standsInFor: deputies.filter(({ deputy }) => deputy === userId).map(({ id }) => id),
    withoutDeputy: deputies.filter(({ id, deputy }) => deputy === undefined && id !== userId).map(({ id }) => id),
  };
}

/** Those of some absences that share a day with a new one. */
export const findOverlap = (absences: readonly Absence[], userId: string, days: Pick<Absence, "fromOn" | "untilOn">): Absence | undefined =>
  absences.find((absence) => absence.userId === userId && absence.fromOn <= days.untilOn && days.fromOn <= absence.untilOn);
