import "virtual:portal-tokens.css";
import "./app/login.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { rootElement } from "./app/root-element.ts";
import { LightLogin } from "./features/accounts/light-login.tsx";

const loadPortal = () => import("./app/start-portal.tsx");

/** Puts the portal in the place of the login, in the same document. */
async function openPortal(toast?: string): Promise<void> {
  try {
    const { startPortal } = await loadPortal();
    root.unmount();
    startPortal(toast);
  } catch {
    // Mostly a newer version of the portal, whose files have new names.
    window.location.reload();
  }
}

const login = (
  <LightLogin
    openPortal={openPortal}
    onBegin={(userType) =>
      void loadPortal().then(
        ({ loadHomeOf }) => loadHomeOf(userType),
        () => undefined,
      )
    }
  />
);
const element = rootElement();
// In development the page comes without the HTML of the form.
const root = element.hasChildNodes() ? hydrateRoot(element, login) : createRoot(element);
if (!element.hasChildNodes()) root.render(login);
