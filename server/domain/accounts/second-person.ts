/** Who invited whom: the id of a user and the id of the inviter. A login that the operator made has no entry. */
export type Invitations = ReadonlyMap<string, string>;

/**
 * Whether two users are two people: neither brought the other in, nor did somebody who was invited bring in both. A login that the operator
 * made may have invited the whole office, so two users whom it invited count as two.
 * @source money.md 5 (a second person confirms)
 */
export function isSecondPerson(invitations: Invitations, first: string, second: string): boolean {
  const line = lineOf(invitations, second);
  const shared = lineOf(invitations, first).filter((id) => line.includes(id));
  return shared.every((id) => id !== first && id !== second && !invitations.has(id));
}

/** Why two users count as one person, within a sentence that is spoken to one of them. */
export const onePersonReason = "one of you invited the other, or the same colleague invited both of you, directly or through others";

/**
 * The refusal for a user who does not count as a second person.
 * @param did what the first person did, like "checked this account"
 * @param act what the second person has to do, like "confirm"
 */
export const onePerson = (did: string, act: string): string =>
  `You and the user who ${did} count as one person: it was you, or ${onePersonReason}. Another colleague has to ${act} it.`;

/** A user, the inviter, the inviter's inviter and so on. */
function lineOf(invitations: Invitations, userId: string): string[] {
  const line = [userId];
  for (let id = invitations.get(userId); id !== undefined && !line.includes(id); id = invitations.get(id)) line.push(id);
  return line;
}
