import { CreateApiKeyInput } from "#domain/accounts/api-key-input.ts";
import { createApiKey, listOwnApiKeys, revokeApiKey, RevokeApiKeyInput } from "../application/accounts/api-keys/own-api-keys.ts";
import { calling, procedure, router } from "./trpc.ts";

export const apiKeysRouter = router({
  list: procedure("accounts.apiKeys").query(({ ctx }) => listOwnApiKeys(ctx)),
  create: procedure("accounts.apiKeys").input(CreateApiKeyInput).mutation(calling(createApiKey)),
  revoke: procedure("accounts.apiKeys").input(RevokeApiKeyInput).mutation(calling(revokeApiKey)),
});
