import { basename, dirname } from "node:path";
import type { Rolldown } from "vite";

/** Code of this many pages of several roles is worth a chunk that all of them load. */
const minSharingPages = 8;

type Chunk = {
  readonly kind: "react" | "website" | "shared" | "login" | "start" | "library" | "several-roles" | "role" | "page";
  readonly name: string | null;
};
type ModuleGraph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Libraries with a chunk of their own; all but React are needed by some pages only. */
const libraries: readonly (readonly [name: string, folder: RegExp])[] = [
  ["react", /node_modules\/(?:react|react-dom|scheduler)\//],
  ["phone-numbers", /node_modules\/libphonenumber-js\//],
  ["zod", /node_modules\/zod\//],
  ["dates", /node_modules\/(?:@mantine\/dates|dayjs)\//],
  ["forms", /node_modules\/@mantine\/form\//],
  ["qr-codes", /node_modules\/uqr\//],
];

const mantine = /node_modules\/@mantine\/core\//;

/** Menus and lists over the page: large, and needed by few pages. */
const popovers = /node_modules\/(?:@floating-ui\/|@mantine\/core\/esm\/components\/(?:Popover|Menu|Combobox|ScrollArea|MultiSelect)\/)/;

/**
 * The chunks of the portal's scripts. A few large chunks compress better than a hundred small ones, and each request adds its headers.
 * React is one chunk; what the login needs is one; what the application needs is one; code of many pages of several roles is one; code of several pages of
 * one role is one for each role; a library that few pages need is one with the code that imports it. Code of one page stays with the page.
 * Scripts of the public website keep chunks of their own.
 */
export function portalChunks(root: string): Rolldown.CodeSplittingOptions {
  let chunkOf: ((id: string) => Chunk) | undefined;
  const group = (debugName: string, isPart: (chunk: Chunk) => boolean): Rolldown.CodeSplittingGroup => ({
    debugName,
    name: (id, context) => {
      chunkOf ??= readGraph(root, context);
      const chunk = chunkOf(id);
      return isPart(chunk) ? chunk.name : null;
    },
  });
  // A group also takes what its modules import and no earlier group has: so the most basic group comes first.
  const groups = [
    group("react", ({ kind }) => kind === "react"),
    { ...group("website", ({ kind }) => kind === "website"), entriesAware: true },
    group("shared", ({ kind }) => kind === "shared"),
    group("login", ({ kind }) => kind === "login"),
    group("start", ({ kind }) => kind === "start"),
    group("several roles", ({ kind }) => kind === "several-roles"),
    { name: "basics", test: (id: string) => mantine.test(id) && !popovers.test(id), minShareCount: minSharingPages },
    group("role", ({ kind }) => kind === "role"),
    { name: "tables", test: /node_modules\/@mantine\/core\/esm\/components\/(?:Accordion|Table)\//, minShareCount: 2 },
    { name: "popovers", test: popovers },
    group("library", ({ kind }) => kind === "library"),
    { name: "components", test: /node_modules/, minShareCount: 2 },
  ];
  return { groups: groups.map((one, index) => ({ ...one, priority: groups.length - index })) };
}

function readGraph(root: string, graph: ModuleGraph): (id: string) => Chunk {
  const reachable = (from: readonly string[], withDynamic: boolean): ReadonlySet<string> => {
    const found = new Set(from);
    for (const id of found) {
      const info = graph.getModuleInfo(id);
      for (const next of [...(info?.importedIds ?? []), ...(withDynamic ? (info?.dynamicallyImportedIds ?? []) : [])]) found.add(next);
    }
    return found;
  };
  const website = reachable([`${root}/site/render/entry-client.ts`], true);
  const rendered = reachable([`${root}/site/render/site-app.tsx`, `${root}/site/render/page-views.ts`], true);
  const login = reachable([`${root}/client/login.tsx`], false);
  const start = reachable([`${root}/client/main.tsx`], false);
  const pages = (graph.getModuleInfo(`${root}/client/app/routes.tsx`)?.dynamicallyImportedIds ?? []).map((id) => ({
    role: basename(dirname(id)),
    modules: reachable([id], false),
  }));
  const isOptional = (id: string): boolean => libraries.some(([name, folder]) => name !== "react" && folder.test(id));
  const needsLibrary = (id: string): boolean => [...reachable([id], false)].some((needed) => isOptional(needed));
  // Who loads a chunk runs its modules, so what starts a page stays in a chunk of its own.
  const starters = new Set([`${root}/client/main.tsx`, `${root}/client/login.tsx`]);
  return (id) => {
    if (starters.has(id)) return { kind: "page", name: null };
    const library = libraries.find(([, folder]) => folder.test(id))?.[0];
    if (library === "react") return { kind: "react", name: "react" };
    if (website.has(id)) return { kind: "website", name: needsLibrary(id) ? "website-forms" : "website" };
    // A public page includes the styles of every chunk that its rendering imports, so no such chunk may have styles of the portal.
    if (rendered.has(id) && !id.includes("/node_modules/"))
      return login.has(id) || start.has(id) ? { kind: "shared", name: "shared" } : { kind: "website", name: "website" };
    if (library !== undefined) return { kind: "library", name: library };
    if (login.has(id)) return { kind: "login", name: "login" };
    if (id.includes("/node_modules/")) return { kind: "page", name: null };
    if (start.has(id)) return { kind: "start", name: "start" };
    if (needsLibrary(id)) return { kind: "page", name: null };
    const roles = pages.filter(({ modules }) => modules.has(id)).map(({ role }) => role);
    const [role] = roles;
    if (role === undefined || roles.length === 1) return { kind: "page", name: null };
    if (new Set(roles).size === 1) return { kind: "role", name: role };
    return roles.length >= minSharingPages ? { kind: "several-roles", name: "several-roles" } : { kind: "page", name: null };
  };
}
