import type { ComponentType } from "react";
import type { LoadablePage } from "../content/languages/load-texts.ts";
import type { IslandName } from "../parts/island.tsx";

/** A component with the props that the page gave it. `Island` checks their type. */
export type IslandComponent = ComponentType<object>;

export type IslandModule = {
  /** The file that `load` imports, from the project folder. The server finds its scripts under this name. */
  readonly file: string;
  readonly load: () => Promise<IslandComponent>;
  /** The page whose texts the component uses. Without it, the component uses shared texts only. */
  readonly page?: LoadablePage;
};

/** The components that run in the browser, each a script of its own. */
export const componentIslands: Readonly<Record<IslandName, IslandModule>> = {
  "contact-form": {
    file: "site/parts/forms/contact-form.tsx",
    load: async () => (await import("../parts/forms/contact-form.tsx")).ContactForm,
  },
  fees: {
    file: "site/pages/become-a-member/fees.tsx",
    // Its page always gives it a table, as `Island` checks.
    load: async () => (await import("../pages/become-a-member/fees.tsx")).Fees as IslandComponent,
    page: "become-a-member",
  },
  "follow-form": {
    file: "site/pages/follow/follow-form.tsx",
    load: async () => (await import("../pages/follow/follow-form.tsx")).FollowForm,
  },
  "document-upload": {
    file: "site/pages/join/document-upload.tsx",
    // Its page always gives it an address, as `Island` checks.
    load: async () => (await import("../pages/join/document-upload.tsx")).DocumentUpload as IslandComponent,
    page: "join",
  },
  "join-form": {
    file: "site/pages/join/join-form.tsx",
    load: async () => (await import("../pages/join/join-form.tsx")).JoinForm,
    page: "join",
  },
  "registration-form": {
    file: "site/pages/registration/registration-form.tsx",
    load: async () => (await import("../pages/registration/registration-form.tsx")).RegistrationForm,
  },
};
