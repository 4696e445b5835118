import { createContext, useContext, type ComponentType } from "react";

/** Renders a static part on its first use. Returns its number. */
export type RenderStaticPart = <Props extends object>(Component: ComponentType<Props>, props: Props) => number;

const Context = createContext<RenderStaticPart | undefined>(undefined);

/** The server provides it in production. Without it, each part is rendered in place. */
export const StaticPartProvider = Context.Provider;

type StaticPartProps<Props extends object> = {
  readonly of: ComponentType<Props>;
  /** JSON values with few different combinations: each is stored until the server stops. */
  readonly props: Props;
};

/**
 * A part of a page that only a new version of the product changes, such as the menu or a drawing. It depends on its props and the language,
 * not on content, address or day. The server renders it once.
 * @see site/render/static-parts.tsx
 */
export function StaticPart<Props extends object>({ of: Component, props }: StaticPartProps<Props>) {
  const keep = useContext(Context);
  return keep === undefined ? <Component {...props} /> : <i data-static-part={keep(Component, props)} />;
}
