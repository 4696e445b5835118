import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { useMe } from "../features/accounts/use-me.ts";
import { Providers } from "./providers.tsx";
import { createRouter } from "./router.tsx";

/** The whole web client. */
export function App() {
  const [router] = useState(createRouter);
  return (
    <Providers>
      <EarlySession />
      <RouterProvider router={router} />
    </Providers>
  );
}

/** Asks who is signed in while the code of the page is still loading. */
function EarlySession() {
  useMe();
  return null;
}
