import { createContext, useContext, type ComponentType } from "react";

/** Draws a part of a page unless it was drawn before, and gives the number under which it is kept. */
export type RenderStaticPart = <Props extends object>(Component: ComponentType<Props>, props: Props) => number;

const Context = createContext<RenderStaticPart | undefined>(undefined);

/** Given by the server, which draws many pages of the same parts; wherever nobody gives it, each part is drawn where it stands. */
export const StaticPartProvider = Context.Provider;

type StaticPartProps<Props extends object> = {
  readonly of: ComponentType<Props>;
  /** As JSON can say them, and of few kinds: each is kept for as long as the server runs. */
  readonly props: Props;
};

/**
 * A part of a public page that only a new version of the product changes, as the menu or a drawing: what it shows depends on its props
 * and the language, not on content, the address or the day. The server draws it once.
 * @see site/render/static-parts.tsx
 */
export function StaticPart<Props extends object>({ of: Component, props }: StaticPartProps<Props>) {
  const keep = useContext(Context);
  return keep === undefined ? <Component {...props} /> : <i data-lasting={keep(Component, props)} />;
}
