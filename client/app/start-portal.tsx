import "./trusted-types.ts";
import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { findUserType, homeOf } from "#domain/accounts/roles.ts";
import { tellSuccess } from "../features/accounts/tell.ts";
import { App } from "./app.tsx";
import { rootElement } from "./root-element.ts";
import { pages } from "./routes.tsx";

/** Shows the portal at the address of the window. @param toast a word of success from the login */
export function startPortal(toast?: string): void {
  createRoot(rootElement()).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  if (toast !== undefined) tellSuccess(toast);
}

/** Loads the first page of a role before its login is answered. @param userType a choice of "Login as", or nothing yet */
export async function loadHomeOf(userType: string): Promise<void> {
  const role = findUserType(userType)?.role ?? undefined;
  if (role !== undefined) await pages.find(({ path }) => path === homeOf[role])?.load();
}
