import { deepPackages, installedPackages } from "./own-packages.ts";

/** Before the deep tests begin, so that no two of them install at the same time. */
export function setup(): void {
  installedPackages(deepPackages);
}
