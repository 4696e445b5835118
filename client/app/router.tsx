import { createBrowserRouter, Outlet, ScrollRestoration, type Location, type RouteObject } from "react-router-dom";
import { z } from "zod";
import { FreshPasswordDialog } from "../features/accounts/fresh-password-dialog.tsx";
import { SessionWatcher } from "../features/accounts/session-watcher.tsx";
import { useKeptPage } from "../features/accounts/use-kept-page.ts";
import { Guard } from "./guard.tsx";
import { LoadingPage, PortalNotFoundPage, PageFailure } from "./page-states.tsx";
import { pages, type PageAccess } from "./routes.tsx";

const accesses = [...new Set(pages.map(({ access }) => access))];

/** The pages of one role behind one guard, so that going from page to page asks nothing again. */
const groupOf = (access: PageAccess): RouteObject => ({
  ...(access === "anyone" ? {} : { element: <Guard roles={typeof access === "string" ? [access] : access} /> }),
  children: pages
    .filter((page) => page.access === access)
    .map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }), HydrateFallback: LoadingPage })),
});

const Returning = z.object({ scrollKey: z.string() });

/** Where a page was scrolled to is kept for each visit; a link that leads back says to which one. */
const placeOf = ({ state, key }: Location): string => Returning.safeParse(state).data?.scrollKey ?? key;

function Frame() {
  useKeptPage();
  return (
    <>
      <Outlet />
      <FreshPasswordDialog />
      <SessionWatcher />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** Every component to look at, only while developing: the build drops the branch and with it the pages. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: "/__identity/:section?",
        lazy: async () => ({ Component: (await import("./gallery/gallery.tsx")).ComponentGallery }),
        HydrateFallback: LoadingPage,
      },
    ]
  : [];

/** Every address of the web client. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      HydrateFallback: LoadingPage,
      children: [{ errorElement: <PageFailure />, children: [...accesses.map(groupOf), { path: "*", element: <PortalNotFoundPage /> }] }],
    },
    ...gallery,
  ]);
