import type { RegistrationView } from "#domain/site/registration-views.ts";
import { readRegistration } from "#server/application/site/read-registration.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<RegistrationView> = async (ctx, { search }) => ({ content: await readRegistration(ctx, { event: search["event"] }) });
