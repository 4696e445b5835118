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

/** A user, the inviter, the inviter's inviter and so on. */
function lineOf(invitations: Invitations, userId: string): string[] {
  const line = [userId];
  for (let id = invitations.get(userId); id !== undefined && !line.includes(id); id = invitations.get(id)) line.push(id);
  return line;
}
