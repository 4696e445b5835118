import type { ComponentType } from "react";
import { useSite, type SiteAddress } from "./site-context.ts";
import type { Language } from "../content/languages/languages.ts";

/** The components that come to life in public pages. @see site/render/component-islands.ts */
export const islandNames = ["contact-form", "fees", "registration-form"] as const;
export type IslandName = (typeof islandNames)[number];

/** Everything that an island was drawn from, by the server and again by the browser. */
export type IslandState = { readonly language: Language; readonly address: SiteAddress; readonly props: object };

type IslandProps<Props extends object> = {
  readonly name: IslandName;
  readonly of: ComponentType<Props>;
  /** As JSON can say them. */
  readonly props: Props;
};

/**
 * A component that the browser brings to life, in a page of which it leaves everything else as the server drew it. It may not use `useId`: in
 * the browser it is a tree of its own.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const { language, address } = useSite();
  const state: IslandState = { language, address, props };
  return (
    <div className="site-island" data-island={name} data-state={JSON.stringify(state)}>
      <Component {...props} />
    </div>
  );
}
