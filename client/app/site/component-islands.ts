import type { ComponentType } from "react";
import type { IslandName } from "../../lib/island.tsx";

/** A component that gets what it was drawn with on the page: `Island` has checked that it takes it. */
export type IslandComponent = ComponentType<object>;

type IslandModule = {
  /** The file that `load` imports, from the client's folder: the server looks up its scripts under this name. */
  readonly file: string;
  readonly load: () => Promise<IslandComponent>;
};

/** The components that come to life in the browser, each a script of its own. */
export const componentIslands: Readonly<Record<IslandName, IslandModule>> = {
  "contact-form": {
    file: "features/site/forms/contact-form.tsx",
    load: async () => (await import("../../features/site/forms/contact-form.tsx")).ContactForm,
  },
  fees: {
    file: "features/site/membership/fees.tsx",
    load: async () => (await import("../../features/site/membership/fees.tsx")).Fees,
  },
  "registration-form": {
    file: "features/site/forms/registration-form.tsx",
    load: async () => (await import("../../features/site/forms/registration-form.tsx")).RegistrationForm,
  },
};
