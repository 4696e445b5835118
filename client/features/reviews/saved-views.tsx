import { Alert, Button, Group, Popover, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { Dialog } from "../../components/dialog.tsx";
import { TextField } from "../../components/fields.tsx";
import { IconChevronDown } from "../../shared/icons.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import classes from "./saved-views.module.css";
import { writeReviewFilters, type ListFilters } from "./use-review-filters.ts";

type SavedViewsProps = { readonly scheme: SchemeKind; readonly filters: ListFilters };
/** What is being named: the filters that are shown, or a view that has a name. */
type Naming = { readonly viewId: string | undefined; readonly name: string };

const placeId = "saved-views";
const listId = "list-of-saved-views";

/** The user's named sets of filters of this list. A view is its address, so it can be sent to others. @source desks-and-more.md 2 */
export function SavedViews({ scheme, filters }: SavedViewsProps) {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<Naming>();
  const views = trpc.work.views.list.useQuery({ scheme });
  const remove = trpc.work.views.remove.useMutation({
    // The button that has the focus goes with its view.
    onSuccess: () => {
      const list = document.getElementById(listId);
      if (list?.contains(document.activeElement) === true) list.focus();
    },
    onSettled: () => utils.work.views.invalidate(),
  });
  const startRename = (viewId: string, name: string): void => {
    // It lies over all dialogs.
    setOpen(false);
    setNaming({ viewId, name });
  };
  const endNaming = (): void => {
    // The button that asked for a new name is gone with the open list.
    if (naming?.viewId !== undefined) document.getElementById(placeId)?.querySelector("button")?.focus();
    setNaming(undefined);
  };
  const query = writeReviewFilters({ ...filters, page: 1 }).toString();
  const error = views.error ?? remove.error;
  const current = views.data?.find((view) => view.query === query);
  return (
    <Group gap="sm" id={placeId}>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            size="compact-md"
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          >
            {current === undefined ? `Saved views (${views.data?.length ?? 0})` : `View: ${current.name}`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="xs">
            {error !== null && <Alert color="red" role="alert" title={failureOf(error).message} />}
            {views.data?.length === 0 && <Text size="sm">No view of this list is saved yet. Set filters, then save them under a name.</Text>}
            <ul className={classes.list} aria-label="Saved views" id={listId} tabIndex={-1}>
              {views.data?.map((view) => (
                <li key={view.id} className={classes.view}>
                  <Link
                    to={{ search: view.query === "" ? "" : `?${view.query}` }}
                    className={classes.name}
                    aria-current={view === current ? "true" : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {view.name}
                  </Link>
                  <Button variant="subtle" size="compact-xs" aria-label={`Rename ${view.name}`} onClick={() => startRename(view.id, view.name)}>
                    Rename
                  </Button>
                  <Button
                    variant="subtle"
                    size="compact-xs"
                    color="red"
                    aria-label={`Delete ${view.name}`}
                    onClick={() => !remove.isPending && remove.mutate({ viewId: view.id })}
                  >
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {current === undefined && (
        <Button variant="subtle" size="compact-md" onClick={() => setNaming({ viewId: undefined, name: "" })}>
          Save this view
        </Button>
      )}
      {naming !== undefined && <NameDialog scheme={scheme} query={query} naming={naming} onClose={endNaming} />}
    </Group>
  );
}

type NameDialogProps = { readonly scheme: SchemeKind; readonly query: string; readonly naming: Naming; readonly onClose: () => void };
const nameId = "view-name";

function NameDialog({ scheme, query, naming: { viewId, name: before }, onClose }: NameDialogProps) {
  const utils = trpc.useUtils();
  const [name, setName] = useState(before);
  const done = {
    onSuccess: async () => {
      await utils.work.views.invalidate();
      onClose();
    },
    onError: () => document.getElementById(nameId)?.focus(),
  };
  const save = trpc.work.views.save.useMutation(done);
  const rename = trpc.work.views.rename.useMutation(done);
  const asked = viewId === undefined ? save : rename;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (asked.isPending) return;
    if (viewId === undefined) save.mutate({ scheme, name, query });
    else rename.mutate({ viewId, name });
  }
  const failure = asked.error === null ? undefined : failureOf(asked.error);
  const problem = failure?.fields["name"]?.[0] ?? failure?.message;
  return (
    <Dialog onClose={onClose} title={viewId === undefined ? "Save these filters as a view" : "Rename the view"}>
      <form noValidate onSubmit={submit}>
        <TextField id={nameId} label="Name" value={name} onChange={setName} maxLength={60} {...(problem !== undefined && { error: problem })} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={asked.isPending}>
            {asked.isPending ? "Saving..." : viewId === undefined ? "Save the view" : "Rename the view"}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
