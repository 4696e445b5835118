import type { ComponentType } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";

/** Who may open a page: everybody, or one role; the server decides again on every call. */
export type PageAccess = "anyone" | Role;
export type PageRoute = { readonly path: string; readonly access: PageAccess; readonly load: () => Promise<ComponentType> };

const page = (path: string, access: PageAccess, load: () => Promise<ComponentType>): PageRoute => ({ path, access, load });

/** Every page, one line each; its code is loaded when it is opened. */
export const pages: readonly PageRoute[] = [
  page("/", "anyone", async () => (await import("../pages/account/home-page.tsx")).HomePage),
  page(paths.login, "anyone", async () => (await import("../pages/account/login-page.tsx")).LoginPage),
  page(paths.activate, "anyone", async () => (await import("../pages/account/activate-page.tsx")).ActivatePage),
];
