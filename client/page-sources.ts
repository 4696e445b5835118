import { matchRoutes } from "react-router-dom";
import { pages } from "./app/routes.tsx";

/**
 * The source file of the page at a path of the portal, named as in the manifest of the build; undefined where no page is. For the server,
 * in whose build the module of a page is no more than this name: `pagesByName` in vite.config.ts.
 */
export async function pageSourceAt(path: string): Promise<string | undefined> {
  const [match] = matchRoutes([...pages], path) ?? [];
  const module = await match?.route.open();
  return module !== undefined && "source" in module && typeof module.source === "string" ? module.source : undefined;
}
