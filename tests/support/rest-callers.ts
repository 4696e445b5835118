import type { Role } from "#domain/accounts/roles.ts";
import { callByContract } from "./contract.ts";
import { createUser } from "./factories.ts";
import { openAbusePortal, type AbusePortal } from "./principals.ts";
import { restLogin, type RestCall, type RestReply } from "./rest-client.ts";

/** Somebody of every role with a program, and the member of another firm. */
export type RestCaller = Role | "rival";

/** The portal of the abuse cases, and a REST client of each principal. */
export type RestCallers = AbusePortal & {
  readonly tokens: Readonly<Record<RestCaller, string>>;
  /** Calls as a principal, and fails when the answer does not match the OpenAPI document. */
  call(who: RestCaller, path: string, sent?: RestCall): Promise<RestReply>;
};

/** Opens it for the tests of one file; call it in `beforeAll`, and `close` in `afterAll`. */
export async function openRestCallers(env: Readonly<Record<string, string>> = {}): Promise<RestCallers> {
  const portal = await openAbusePortal(env);
  const { app, actors, rival, services } = portal;
  const tokenOf = async (who: { email: string; role: Role }): Promise<string> => (await restLogin(app.url, who)).access;
  const tokens = {
    BUYER: await tokenOf(await createUser(services, "BUYER")),
    MEMBER: await tokenOf(actors.member),
    EPCMD_ADMIN: await tokenOf(actors.council),
    DGFT_ADMIN: await tokenOf(actors.dgft),
    rival: await tokenOf(rival),
  };
  return { ...portal, tokens, call: (who, path, sent = {}) => callByContract(app.url, path, { token: tokens[who], ...sent }) };
}
