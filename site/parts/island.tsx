import type { ComponentType } from "react";
import { useSite, type SiteAddress } from "./site-context.ts";
import type { PostedForm } from "./forms/posted-form.ts";
import type { Language } from "../content/languages/languages.ts";

/** The components that the browser hydrates. @see site/render/component-islands.ts */
export const islandNames = ["contact-form", "fees", "document-upload", "follow-form", "join-form", "registration-form"] as const;
export type IslandName = (typeof islandNames)[number];

/** The data from which server and browser render an island. */
export type IslandState = {
  readonly language: Language;
  readonly address: SiteAddress;
  readonly posted?: PostedForm | undefined;
  readonly props: object;
};

type IslandProps<Props extends object> = {
  readonly name: IslandName;
  readonly of: ComponentType<Props>;
  /** JSON values. */
  readonly props: Props;
};

/**
 * A component that the browser hydrates. The rest of the page stays as the server rendered it. It may not use `useId`, because in the browser
 * it is a tree of its own.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const { language, address, posted } = useSite();
  const state: IslandState = { language, address, posted, props };
  return (
    <div className="site-island" data-island={name} data-state={JSON.stringify(state)}>
      <Component {...props} />
    </div>
  );
}
