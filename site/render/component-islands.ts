import type { ComponentType } from "react";
import type { IslandName } from "../parts/island.tsx";

/** A component that gets what it was drawn with on the page: `Island` has checked that it takes it. */
export type IslandComponent = ComponentType<object>;

type IslandModule = {
  /** The file that `load` imports, from the project's folder: the server looks up its scripts under this name. */
  readonly file: string;
  readonly load: () => Promise<IslandComponent>;
};

/** The components that come to life in the browser, each a script of its own. */
export const componentIslands: Readonly<Record<IslandName, IslandModule>> = {
  "contact-form": {
    file: "site/parts/forms/contact-form.tsx",
    load: async () => (await import("../parts/forms/contact-form.tsx")).ContactForm,
  },
  fees: {
    file: "site/pages/become-a-member/fees.tsx",
    load: async () => (await import("../pages/become-a-member/fees.tsx")).Fees,
  },
  "registration-form": {
    file: "site/pages/registration/registration-form.tsx",
    load: async () => (await import("../pages/registration/registration-form.tsx")).RegistrationForm,
  },
};
