import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { createMember, createStaffActor, testPassword } from "../support/factories.ts";
import { inParallel } from "../support/in-parallel.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import type { World } from "./world.ts";

/** Somebody who has signed in, from an address of their own. */
export type Client = { readonly name: string; readonly cookie: string; readonly firmId: string | undefined; readonly ip: string };
export type Claim = { readonly id: string; readonly version: number; readonly owner: Client };
export type FaultActors = {
  readonly members: readonly Client[];
  readonly council: readonly Client[];
  readonly officers: readonly Client[];
  /** Submitted claims that both sides end at the same moment. */
  readonly contested: readonly Claim[];
  /** Submitted claims that all offices work on. */
  readonly reviewed: readonly Claim[];
};
export type ActorCounts = { readonly members: number; readonly contested: number; readonly reviewed: number };

const councilSize = 4;
const officersSize = 2;
/** As many as the product hashes passwords at a time, twice. */
const signInsAtOnce = 4;
const claimsAtOnce = 2;

let addresses = 0;
/** An address that no client has used before: rate limits per address are not tested here. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export const headersOf = (world: World, client: Pick<Client, "cookie" | "ip">): Record<string, string> => ({
  [clientHeader]: "web",
  origin: world.web.url,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": client.ip,
  ...(client.cookie === "" ? {} : { cookie: client.cookie }),
});

/** Fresh firms with their members, the council's reviewers and the officers of DGFT, all signed in; some claims are submitted. */
export async function newActors(world: World, sizes: ActorCounts): Promise<FaultActors> {
  const staff = await staffOf(world);
  const people = await Promise.all(Array.from({ length: sizes.members }, () => createMember(world.services)));
  const members = await signInAll(
    world,
    people.map(({ user, actor }) => ({ email: user.email, userType: "MEMBER", firmId: actor.firmId })),
  );
  const council = await signInAll(world, staff.council.map(asUser));
  const officers = await signInAll(world, staff.officers.map(asUser));
  const [reviewer, officer] = [staff.council[0], staff.officers[0]];
  if (reviewer === undefined || officer === undefined) throw new Error("the council and DGFT have people");
  const claims = await inParallel([...Array(sizes.contested + sizes.reviewed).keys()], claimsAtOnce, async (index): Promise<Claim> => {
    const [owner, person] = [members[index % members.length], people[index % people.length]];
    if (owner === undefined || person === undefined) throw new Error("a claim needs a member");
    const { id, version } = await reimbursementIn(world.services, { member: person.actor, council: reviewer, dgft: officer }, "SUBMITTED");
    return { id, version, owner };
  });
  return { members, council, officers, contested: claims.slice(0, sizes.contested), reviewed: claims.slice(sizes.contested) };
}

/** Members of firms of their own who take no part otherwise. */
export async function bystanders(world: World, count: number): Promise<readonly Client[]> {
  const people = await Promise.all(Array.from({ length: count }, () => createMember(world.services)));
  return signInAll(
    world,
    people.map(({ user, actor }) => ({ email: user.email, userType: "MEMBER", firmId: actor.firmId })),
  );
}

type Staff = { readonly council: readonly StaffActor[]; readonly officers: readonly StaffActor[] };
const staffs = new WeakMap<World, Promise<Staff>>();

/** The same staff for every fault of a world: each of them gets an email for each query. */
export function staffOf(world: World): Promise<Staff> {
  const made = async (role: StaffActor["role"], count: number): Promise<StaffActor[]> =>
    Promise.all(Array.from({ length: count }, () => createStaffActor(world.services, role)));
  const hire = async (): Promise<Staff> => ({ council: await made("EPCMD_ADMIN", councilSize), officers: await made("DGFT_ADMIN", officersSize) });
  const known = staffs.get(world) ?? hire();
  staffs.set(world, known);
  return known;
}

type User = { readonly email: string; readonly userType: string; readonly firmId: string | undefined };
const asUser = ({ email, role }: StaffActor): User => ({ email, userType: role, firmId: undefined });
const signInAll = (world: World, users: readonly User[]): Promise<Client[]> =>
  inParallel(users, signInsAtOnce, (user) => signInUser(world.web.url, world, user));

/** Signs a user in at a web server of the world. @throws when it is refused */
export async function signInUser(url: string, world: World, { email, userType, firmId }: User): Promise<Client> {
  const ip = newAddress();
  const answer = await fetch(`${url}/trpc/accounts.login`, {
    method: "POST",
    headers: { ...headersOf(world, { cookie: "", ip }), origin: url, "content-type": "application/json" },
    body: superjson.stringify({ email, password: testPassword, userType }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  if (!answer.ok) throw new Error(`sign-in failed: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return { name: email, cookie, firmId, ip };
}
