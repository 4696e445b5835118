import { dirname } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Code that this many pages of several roles use is worth a chunk. Pages that do not use the code load the chunk, too. */
const minSharingPages = 16;
/** A shared part that has less code, with all that it needs, is not worth a request: every page loads it. Characters before minifying. */
const maxLightCode = 900;

const chunkNames = ["react", "shared", "website", "login", "start", "several-roles", "claims", "dialogs", "claim", "forms"] as const;
type ChunkName = (typeof chunkNames)[number];
type ModuleGraph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const react = /node_modules\/(?:react|react-dom|scheduler)\//;

/** Large libraries of some pages only. */
const optionalLibraries = /node_modules\/(?:libphonenumber-js|zod|@mantine\/dates|dayjs|@mantine\/form|uqr)\//;

/** Components of Mantine that nearly every page uses, plain lists too. */
const commonComponents =
  /@mantine\/.*\/(?:List|VisuallyHidden|DirectionProvider|Grid|SimpleGrid|Fieldset|Progress|AccordionChevron|get-(?:breakpoint-value|sorted-breakpoints|base-value)|shallow-equal|to-int|primitive|use-session-storage|find-element-ancestor|create-scoped-keydown-handler)[./]/;

/** Components of Mantine that would be many small chunks, for many pages use one or two of them. */
const choices = /@mantine\/.*\/(?:Radio|SegmentedControl|FloatingIndicator|use-(?:callback-ref|mutation-observer|mounted|timeout|shallow-effect))\//;

/** Tables of Mantine, which only the desks of one claim use. */
const tables = /@mantine\/.*\/Table\//;

/** The rules of claims. The directory, the reports and the settings do not use them. */
const rulesOfClaims = /\/server\/domain\/reimbursements\//;

const pagesOfOneClaim = /\/(?:wizard|reimbursement|review-detail|decision-detail)-page\.tsx$/;
/** The pages with forms of a claim share most of their code, also what needs a large library. */
const formsOfOneClaim = /\/(?:wizard|reimbursement|expected-claims)-page\.tsx$/;
/** The desks of the offices, on which one claim is judged. */
const desksOfOneClaim = /\/(?:review-detail|decision-detail)-page\.tsx$/;
const pagesOfManyClaims = /\/(?:reimbursements|review-list|decision-list)-page\.tsx$/;

/**
 * The chunks of the portal's scripts. A few large chunks compress better than a hundred small ones, and each request adds its headers.
 * React is one chunk; what the application shares with the login is one; what else it needs is one; code of many pages of several roles is
 * one, and the part of it that the member's first page does not use, dialogs and forms, is another; what member and offices use for one claim is
 * one, what their lists of claims use too is one, and what the member's forms share is one. All other code that pages share is split by who
 * shares it, so that no page loads what it does not import. Code of one page stays with the page. Scripts of the public website keep chunks
 * of their own, but for small parts that the portal uses too.
 */
export function portalChunks(root: string): Rolldown.CodeSplittingOptions {
  let chunkOf: ((id: string) => ChunkName | null) | undefined;
  const group = (chunk: ChunkName): Rolldown.CodeSplittingGroup => ({
    debugName: chunk,
    name: (id, context) => {
      chunkOf ??= readGraph(root, context);
      return chunkOf(id) === chunk ? chunk : null;
    },
    entriesAware: chunk === "website",
    includeDependenciesRecursively: !["claim", "claims", "forms"].includes(chunk),
  });
  const ofPages = { minShareCount: 2, includeDependenciesRecursively: false };
  // A group that includes dependencies takes those that no earlier group has: so the most basic group comes first.
  const groups = [...chunkNames.map(group), { ...ofPages, name: "choices", test: choices }, { ...ofPages, name: "parts", entriesAware: true }];
  return { groups: groups.map((one, index) => ({ ...one, priority: groups.length - index })) };
}

function readGraph(root: string, graph: ModuleGraph): (id: string) => ChunkName | null {
  const reachable = (from: readonly string[], withDynamic: boolean): ReadonlySet<string> => {
    const found = new Set(from);
    for (const id of found) {
      const info = graph.getModuleInfo(id);
      for (const next of [...(info?.importedIds ?? []), ...(withDynamic ? (info?.dynamicallyImportedIds ?? []) : [])]) found.add(next);
    }
    return found;
  };
  const website = reachable([`${root}/site/render/entry-client.ts`], false);
  const rendered = reachable([`${root}/site/render/site-app.tsx`, `${root}/site/render/page-views.ts`], true);
  const login = reachable([`${root}/client/login.tsx`], false);
  const start = reachable([`${root}/client/main.tsx`], false);
  const pages = (graph.getModuleInfo(`${root}/client/app/routes.tsx`)?.dynamicallyImportedIds ?? []).map((page) => ({
    page,
    modules: reachable([page], false),
  }));
  const needsLibrary = (id: string): boolean => [...reachable([id], false)].some((needed) => optionalLibraries.test(needed));
  const isLight = (id: string): boolean =>
    [...reachable([id], false)].reduce((sum, needed) => sum + (start.has(needed) ? 0 : (graph.getModuleInfo(needed)?.code?.length ?? 0)), 0) <
    maxLightCode;
  const firstPage = reachable([`${root}/client/pages/member/reimbursements-page.tsx`], false);
  const ofSeveralRoles = (id: string): ChunkName => (firstPage.has(id) ? "several-roles" : "dialogs");
  // Who loads a chunk runs its modules, so what starts a page stays in a chunk of its own. The manifest names the public pages by their chunks.
  const publicPages = ["site/page-index/views.ts", "site/render/page-views.ts"].flatMap(
    (file) => graph.getModuleInfo(`${root}/${file}`)?.dynamicallyImportedIds ?? [],
  );
  const starters = new Set([`${root}/client/main.tsx`, `${root}/client/login.tsx`, ...publicPages]);
  return (id) => {
    if (starters.has(id)) return null;
    if (react.test(id)) return "react";
    const sharing = pages.filter(({ modules }) => modules.has(id)).map(({ page }) => page);
    const isOfLibrary = id.includes("/node_modules/");
    // A public page includes the styles of every chunk that its rendering imports, so no such chunk may have styles of the portal.
    if (website.has(id)) return "website";
    if (rendered.has(id) && !isOfLibrary) {
      if (login.has(id) || start.has(id) || (sharing.length >= minSharingPages && !needsLibrary(id))) return "shared";
      if (sharing.length === 0 || needsLibrary(id)) return "website";
      // What a few pages of the portal share with public pages is loaded by these alone.
      return null;
    }
    if (login.has(id)) return start.has(id) || sharing.length >= minSharingPages ? "login" : null;
    if (commonComponents.test(id)) return "several-roles";
    if (tables.test(id)) return "claim";
    if (rulesOfClaims.test(id) && !start.has(id) && firstPage.has(id)) return "claims";
    if (isOfLibrary) return null;
    // Styles are small and come before the first picture: those of all pages are one file.
    if (start.has(id) || id.endsWith(".module.css")) return "start";
    if (sharing.length > 1 && !needsLibrary(id) && isLight(id)) return ofSeveralRoles(id);
    if (sharing.length > 1 && sharing.every((page) => formsOfOneClaim.test(page))) return "forms";
    if (needsLibrary(id)) return null;
    if ([pagesOfOneClaim, pagesOfManyClaims].every((kind) => sharing.some((page) => kind.test(page))) && sharing.length < minSharingPages)
      return firstPage.has(id) ? "claims" : null;
    if (new Set(sharing.map((page) => dirname(page))).size < 2) return null;
    if (sharing.length >= minSharingPages) return ofSeveralRoles(id);
    if (sharing.filter((page) => pagesOfOneClaim.test(page)).length < 2 || !sharing.some((page) => desksOfOneClaim.test(page))) return null;
    return sharing.some((page) => pagesOfManyClaims.test(page)) ? "claims" : "claim";
  };
}

/** Ends the build when chunks import each other in a circle: a module could then run before one that it needs. */
export function chunksWithoutCircle(): Plugin {
  return {
    name: "chunks-without-circle",
    generateBundle(_options, bundle) {
      const importsOf = (name: string): readonly string[] => {
        const file = bundle[name];
        return file?.type === "chunk" ? file.imports : [];
      };
      const settled = new Set<string>();
      const follow = (name: string, path: readonly string[]): void => {
        if (path.includes(name)) this.error(`Chunks import each other: ${[...path.slice(path.indexOf(name)), name].join(" → ")}`);
        if (settled.has(name)) return;
        for (const next of importsOf(name)) follow(next, [...path, name]);
        settled.add(name);
      };
      for (const name of Object.keys(bundle)) follow(name, []);
    },
  };
}
