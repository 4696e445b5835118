import { renderToString } from "react-dom/server";
import { StartBar } from "./app/start-bar.tsx";
import { LightLogin } from "./features/accounts/light-login.tsx";

/** The HTML of the login, which the build writes into its page. */
export const renderLogin = (): string => renderToString(<LightLogin openPortal={async () => undefined} onBegin={() => undefined} />);

/** The HTML of the bar that stands in the page of the portal until its scripts draw their own. */
export const renderStartBar = (): string => renderToString(<StartBar />);
