import { createBrowserRouter, Outlet, ScrollRestoration, type Location, type RouteObject } from "react-router-dom";
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

/** Stores the scroll position of each visit. A link that leads back has the key of that visit. */
const scrollKeyOf = ({ state, key }: Location): string => {
  const carried: unknown = typeof state === "object" && state !== null && "scrollKey" in state ? state.scrollKey : undefined;
  return typeof carried === "string" ? carried : key;
};

function Frame() {
  useKeptPage();
  return (
    <>
      <Outlet />
      <FreshPasswordDialog />
      <SessionWatcher />
      <ScrollRestoration getKey={scrollKeyOf} />
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
      // The dialogs of the session are outside the pages, and have code that is loaded later, too.
      errorElement: <PageFailure />,
      HydrateFallback: LoadingPage,
      children: [{ errorElement: <PageFailure />, children: [...accesses.map(groupOf), { path: "*", element: <PortalNotFoundPage /> }] }],
    },
    ...gallery,
  ]);
