import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

export type PersonView = inferRouterOutputs<AppRouter>["privacy"]["find"];
type PersonExport = inferRouterOutputs<AppRouter>["privacy"]["export"];

/** One person who was looked up. The email address is in no link: neither history nor logs may hold it. */
export function usePerson() {
  const [person, setPerson] = useState<PersonView>();
  const [message, setMessage] = useState<string>();
  const find = trpc.privacy.find.useMutation({ onSuccess: setPerson, onMutate: () => setMessage(undefined) });
  const take = trpc.privacy.export.useMutation({ onSuccess: saveAsFile });
  const erase = trpc.privacy.erase.useMutation({
    onSuccess: ({ message, left }) => {
      setMessage(message);
      setPerson(left);
    },
  });
  return { person, message, find, take, erase };
}

export type PersonWork = ReturnType<typeof usePerson>;

/** The sentence of a failed call, or undefined. */
export const failureText = (call: { readonly error: unknown }): string | undefined =>
  call.error === null ? undefined : failureOf(call.error).message;

/** Not every browser has taken the bytes when the click returns: Safari may ask first whether it should. */
const takenWithinMs = 60_000;

function saveAsFile({ name, text }: PersonExport): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takenWithinMs);
}
