import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { saveAsFile } from "../../lib/save-as-file.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

export type PersonView = inferRouterOutputs<AppRouter>["privacy"]["find"];

/** One person who was looked up. The email address is in no link: neither history nor logs may hold it. */
export function usePerson() {
  const [person, setPerson] = useState<PersonView>();
  const [message, setMessage] = useState<string>();
  const take = trpc.privacy.export.useMutation({
    onSuccess: ({ name, text }) => saveAsFile(name, new Blob([text], { type: "application/json" })),
  });
  const erase = trpc.privacy.erase.useMutation({
    onSuccess: ({ message, left }) => {
      setMessage(message);
      setPerson(left);
    },
  });
  const find = trpc.privacy.find.useMutation({
    onMutate: () => setMessage(undefined),
    onSuccess: (found) => {
      setPerson(found);
      // What failed for one person is not said of the next.
      take.reset();
      erase.reset();
    },
  });
  // One call at a time: the answer belongs to the person who is shown.
  const isBusy = find.isPending || take.isPending || erase.isPending;
  return { person, message, find, take, erase, isBusy };
}

export type PersonWork = ReturnType<typeof usePerson>;

/** The sentence of a failed call, or undefined. */
export const failureText = (call: { readonly error: unknown }): string | undefined =>
  call.error === null ? undefined : failureOf(call.error).message;
