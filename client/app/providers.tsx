import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { BusyLine } from "../components/busy-line.tsx";
import { Toasts } from "../components/toasts.tsx";
import { styleNonce } from "../lib/style-nonce.ts";
import { createTrpcClient, trpc } from "../lib/trpc.ts";
import { createQueryClient, refetchStale } from "./query-client.ts";
import { cssVariables, theme } from "./theme.ts";

/** What every page needs: the identity, the server's calls and their answers, toasts, and a line while an answer is long in coming. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(() => createTrpcClient(() => refetchStale(queryClient)));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <Toasts />
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <BusyLine />
          {children}
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}
