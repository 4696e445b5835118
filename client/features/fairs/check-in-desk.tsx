import { Alert, Button, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { TextField } from "../../components/fields.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { nextTryOf } from "../../lib/next-try.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";
import { councilFairPath } from "./fair-views.ts";

/**
 * The entrance of a fair on an officer's phone: the address of a QR code opens this page with its code, which is checked in at once; a
 * code that no camera reads is typed.
 */
export function CheckInDesk({ id }: { readonly id: string }) {
  const utils = trpc.useUtils();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState("");
  const { data: fair } = trpc.fairs.get.useQuery({ fairId: id });
  const checkIn = trpc.fairs.checkIn.useMutation({
    onSuccess: (_done, { code }) => {
      // What was typed meanwhile stays.
      setTyped((now) => (now === code ? "" : now));
      // Not awaited: the answer is shown and the next code can be sent while the numbers are still read.
      void utils.fairs.invalidate();
    },
    // A scanned code is nowhere else: it stands in the field to be sent again.
    onError: (error, { code = "" }) => {
      if (nextTryOf(error) !== "never") setTyped((now) => (now === "" ? code : now));
    },
  });
  const { mutate } = checkIn;
  const scanned = search.get("code") ?? undefined;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (scanned === undefined || done.current === scanned) return;
    done.current = scanned;
    mutate({ fairId: id, code: scanned });
    setSearch({}, { replace: true });
  }, [id, mutate, scanned, setSearch]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (typed.trim() === "") document.getElementById("check-in-code")?.focus();
    else if (!checkIn.isPending) mutate({ fairId: id, code: typed });
  }
  const here = fair?.applications.filter(({ checkedInAt }) => checkedInAt !== null).length ?? 0;
  const exhibitors = fair?.applications.filter(({ state }) => state === "accepted").length ?? 0;
  return (
    <Stack gap="lg" maw="36rem">
      <PageHeading title="Check in" back={{ to: councilFairPath(id), label: fair?.title ?? "Fair" }} />
      <div role="status">
        {checkIn.data !== undefined && (
          <Alert color={checkIn.data.isFirst ? "green" : "orange"} title={checkIn.data.message}>
            {checkIn.data.isFirst ? "Scan or type the next code." : "Nothing was changed."}
          </Alert>
        )}
      </div>
      {checkIn.error !== null && <Alert color="red" role="alert" title={failureOf(checkIn.error).message} />}
      <form noValidate onSubmit={submit} aria-label="Check in by code">
        <Stack gap="md">
          <TextField
            id="check-in-code"
            label="Code"
            hint="Eight characters below the QR code. A phone that scans the QR code opens this page by itself."
            autoComplete="off"
            maxLength={500}
            value={typed}
            onChange={setTyped}
          />
          <div>
            <Button type="submit" size="md" aria-disabled={checkIn.isPending}>
              {checkIn.isPending ? "Checking..." : "Check in"}
            </Button>
          </div>
        </Stack>
      </form>
      {fair !== undefined && (
        <Text>
          {here} of {formatCount(exhibitors, "exhibitor")} {here === 1 ? "is" : "are"} here.
        </Text>
      )}
    </Stack>
  );
}
