import { renderToString } from "react-dom/server";
import { LightLogin } from "./features/accounts/light-login.tsx";

/** The HTML of the login, which the build writes into its page. */
export const renderLogin = (): string => renderToString(<LightLogin openPortal={async () => undefined} onBegin={() => undefined} />);
