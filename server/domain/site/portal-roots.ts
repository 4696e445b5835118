import { paths } from "../council.ts";
import { schemeOf } from "../reimbursements/schemes/index.ts";
import { schemeKinds } from "../reimbursements/schemes/kinds.ts";

const pagesOfTheWebsite: readonly string[] = [
  "contact",
  "registration",
  "follow",
  "joining",
  "checkMember",
  "exportPromotionMission",
] satisfies (keyof typeof paths)[];

/** The paths of the portal, each with everything below it. */
const portalRoots: readonly string[] = [
  ...Object.entries(paths)
    .filter(([name]) => !pagesOfTheWebsite.includes(name))
    .map(([, path]) => path),
  ...schemeKinds.map((kind) => schemeOf(kind).wizardPath),
  "/success-login",
  "/__identity",
].map((path) => path.toLowerCase());

/** Whether an address belongs to the portal. */
export function isPortalPath(path: string): boolean {
  const asked = path.toLowerCase();
  return portalRoots.some((root) => asked === root || asked.startsWith(`${root}/`));
}
