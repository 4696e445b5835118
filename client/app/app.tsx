import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { Providers } from "./providers.tsx";
import { createRouter } from "./router.tsx";

/** The whole web client. */
export function App() {
  const [router] = useState(createRouter);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
