import { useCallback, useEffect, useRef, useState } from "react";
import { keepFair, keepLead, readFair, readLeads, type KeptFair, type KeptLead } from "./lead-store.ts";
import { accessOf, accessTimeoutMs, type LeadsAccess } from "./leads-access.ts";
import { leadsWorkerPath } from "./leads-worker-path.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { readAccess } from "./read-access.ts";
import { sendLeads, type Stop } from "./send-leads.ts";

const sendEveryMs = 30_000;

/** The leads of this device for a fair: kept at once, sent when there is a line. */
export function useLeads(fairId: string) {
  const [access, setAccess] = useState<LeadsAccess>({ kind: "loading" });
  const [leads, setLeads] = useState<readonly KeptLead[]>([]);
  const [stop, setStop] = useState<Stop>();
  const [isReady, setReady] = useState(false);
  const known = useRef<KeptFair>(undefined);
  /** Who reads is asked again: the portal did not answer, or no user of the firm is signed in. */
  const mustAsk = useRef(false);
  const [runOnce] = useState(oneAtATime);

  const refresh = useCallback(async (): Promise<void> => {
    if (known.current !== undefined) setLeads(await readLeads(known.current));
  }, []);
  const send = useCallback(async (): Promise<void> => {
    const fair = known.current;
    if (fair === undefined) return;
    const stopped = await sendLeads(fair, refresh);
    if (stopped === "signed_out") mustAsk.current = true;
    setStop(stopped);
    await refresh();
  }, [refresh]);
  const begin = useCallback(async (): Promise<void> => {
    const { found, isAnswered } = await findAccess(fairId, known.current);
    const isSignedOut = found.kind === "known" && found.isSignedOut;
    mustAsk.current = isSignedOut || !isAnswered;
    known.current = found.kind === "known" ? found.fair : undefined;
    setAccess(found);
    await refresh();
    if (!isSignedOut) return send();
    setStop("signed_out");
  }, [fairId, refresh, send]);

  useEffect(() => {
    void begin();
    void keepPage().then(setReady);
    void navigator.storage.persist();
    const again = (): void => void begin();
    const timer = setInterval(() => void runOnce(() => (mustAsk.current ? begin() : send())), sendEveryMs);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [begin, send, runOnce]);

  return {
    access,
    leads,
    stop,
    /** True once the page opens without a line. */
    isReady,
    add: async (lead: Omit<KeptLead, "id" | "fairId" | "firmId" | "standing" | "problem">): Promise<void> => {
      const fair = known.current;
      if (fair === undefined) throw new Error("the fair of the lead is not known any more");
      await keepLead({ ...lead, id: crypto.randomUUID(), fairId: fair.fairId, firmId: fair.firmId, standing: "waiting", problem: null });
      // The lead is stored: a list that cannot be read now must not look like a lead that is not stored.
      await refresh().catch(() => undefined);
      void send();
    },
    tryAgain: async (): Promise<void> => {
      for (const lead of leads.filter(({ standing }) => standing === "refused")) await keepLead({ ...lead, standing: "waiting" });
      await refresh();
      await send();
    },
  };
}

/** Who reads, by the server, and without its answer by what this device knows. */
async function findAccess(fairId: string, opened: KeptFair | undefined): Promise<{ readonly found: LeadsAccess; readonly isAnswered: boolean }> {
  const kept = await readFair(fairId);
  const read = await readAccess(fairId, accessTimeoutMs({ opened, kept }));
  // A phone whose storage is full opens the page, too.
  if (read.kind === "known") await keepFair(read.fair).catch(() => undefined);
  return { found: accessOf(read, { opened, kept }), isAnswered: read.kind !== "no_line" };
}

/** Installs the worker and hands it the files of this page. Resolves to whether the page opens without a line. */
async function keepPage(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(leadsWorkerPath);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const linked = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map(({ href }) => new URL(href).pathname);
    const { port1, port2 } = new MessageChannel();
    return await new Promise<boolean>((resolve) => {
      port1.addEventListener("message", ({ data }: MessageEvent<{ readonly isKept: boolean }>) => resolve(data.isKept));
      port1.start();
      active?.postMessage({ files: [...loaded, ...linked] }, [port2]);
    });
  } catch {
    return false; // a private window, or a browser without workers: the page works with a line
  }
}
