import { z } from "zod";
import { apiKeyMessages, apiScopes, maxApiKeyNameLength } from "./api-keys.ts";
import { plainLine } from "./plain-line.ts";

/** A new API key as its user describes it. `expiresOn` is the last day in India on which it can be used. */
export const CreateApiKeyInput = z.object({
  name: plainLine("Name", maxApiKeyNameLength),
  scopes: z.array(z.enum(apiScopes)).min(1, apiKeyMessages.chooseScope).max(apiScopes.length),
  expiresOn: z.iso.date(apiKeyMessages.expiryForm),
});
export type CreateApiKeyInput = z.infer<typeof CreateApiKeyInput>;
