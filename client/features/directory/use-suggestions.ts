import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { suggestFrom } from "#domain/directory/suggest.ts";
import type { SearchOffers } from "../../components/offering-field.tsx";
import { trpc } from "../../lib/trpc.ts";

const pauseMs = 150;

/** The suggestions for the typed words. They are loaded after a short pause in typing. */
export function useSuggestions(): { readonly offers: SearchOffers; readonly onType: (words: string) => void } {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, pauseMs);
  const isEnough = search.trim().length >= suggestFrom;
  const { data } = trpc.directory.suggest.useQuery({ search }, { enabled: isEnough, placeholderData: keepPreviousData });
  const offered = isEnough ? (data ?? []) : [];
  const of = (kind: "device" | "member") =>
    offered.filter((one) => one.kind === kind).map(({ text, code }) => ({ text, ...(code !== undefined && { note: `HSN ${code}` }) }));
  const offers = [
    { group: "Devices", items: of("device") },
    { group: "Members", items: of("member") },
  ].filter(({ items }) => items.length > 0);
  return { offers, onType: setTyped };
}
