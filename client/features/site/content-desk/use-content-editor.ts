import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { emptyValue } from "#domain/site/content/stored.ts";
import { failureOf, trpc, type CallFailure } from "../../../lib/trpc.ts";
import { useLeaving } from "../../../lib/use-leaving.ts";
import { useUploadsUnderWay } from "../../../lib/use-uploads-under-way.ts";
import { contentListPath } from "./content-paths.ts";
import { areSameTimes, typedInstant, typedTimesOf, type TypedTimes } from "./publish-times.ts";
import type { ContentEntry, ContentDraft } from "./views.ts";

const emptyDraft = (kind: ContentKind): ContentDraft =>
  Object.fromEntries(Object.entries(contentKindOf(kind).fields).map(([name, field]) => [name, emptyValue(field)]));

/** The saved values, merged with changes made since they were sent. */
const withNewer = (saved: ContentDraft, sent: ContentDraft, now: ContentDraft): ContentDraft =>
  Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, now[name] === sent[name] ? value : now[name]]));

const differ = (one: ContentDraft, other: ContentDraft): boolean =>
  Object.keys(one).some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

/** What an editor begins with. */
export type ContentEditorStart = {
  readonly kind: ContentKind;
  /** Undefined for a new entry. */
  readonly stored: ContentEntry | undefined;
  readonly first?: { readonly slug: string; readonly fields: ContentDraft };
  /** A new entry is saved and has an address. The editor stays open and keeps later changes. */
  readonly onMade?: (id: string) => void;
};

/** Names the address of an entry among what two people have changed; no field has this name. */
export const addressKey = "slug";

type Window = { readonly publishFrom: Date | null; readonly publishUntil: Date | null };

/**
 * What an editor holds and does: the draft, what is wrong with it, and what became of it. `stale` is the entry as another user saved it
 * meanwhile, where it could be read; nothing is overwritten before the editor has seen it.
 */
export function useContentEditor({ kind, stored, first, onMade }: ContentEditorStart) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [entry, setEntry] = useState(stored);
  const [begun] = useState({ fields: stored?.fields ?? { ...emptyDraft(kind), ...first?.fields }, slug: stored?.slug ?? first?.slug ?? "" });
  const [draft, setDraft] = useState<ContentDraft>(begun.fields);
  const [slug, setSlug] = useState(begun.slug);
  const [times, setTimes] = useState(typedTimesOf(stored));
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  const [stale, setStale] = useState<ContentEntry>();
  const save = trpc.site.content.save.useMutation();
  const publish = trpc.site.content.publish.useMutation();
  const unpublish = trpc.site.content.unpublish.useMutation();
  const remove = trpc.site.content.remove.useMutation();
  const isBusy = [save, publish, unpublish, remove].some(({ isPending }) => isPending);
  const { isLeaving, leaveBy } = useLeaving();
  const { areUploading, wouldLoseFile, watchUpload } = useUploadsUnderWay();
  const unchanged = entry ?? begun;
  const isDirty =
    !isLeaving && (wouldLoseFile || slug !== unchanged.slug || differ(draft, unchanged.fields) || !areSameTimes(times, typedTimesOf(entry)));

  async function doing(work: () => Promise<string | undefined>): Promise<void> {
    if (isBusy) return;
    setFailure(undefined);
    setMessage(undefined);
    try {
      const outcome = await work();
      await utils.site.content.invalidate();
      setMessage(outcome);
    } catch (error) {
      const refusal = failureOf(error);
      setFailure(refusal);
      setAttempt((tries) => tries + 1);
      if (refusal.code === "stale_version" && entry !== undefined)
        setStale(await utils.site.content.get.fetch({ id: entry.id }, { staleTime: 0 }).catch(() => undefined));
    }
  }

  /** Saving and publishing wait for the files: what is published would lack them. */
  async function doingWithFiles(work: () => Promise<string>): Promise<void> {
    if (!wouldLoseFile) return doing(work);
    setMessage(undefined);
    const text = areUploading ? contentMessages.waitForUpload : fileMessages.notUploaded;
    setFailure({ code: "uploading", message: text, fields: {}, httpStatus: 0 });
    setAttempt((tries) => tries + 1);
  }

  async function store(): Promise<ContentEntry> {
    const address = slug === "" || slug === entry?.slug ? {} : { slug };
    const sent = { fields: draft, slug };
    const saved = await save.mutateAsync({
      kind,
      fields: draft,
      ...address,
      times: { publishFrom: typedInstant(times.from), publishUntil: typedInstant(times.until) },
      ...(entry === undefined ? {} : { id: entry.id, version: entry.version }),
    });
    take(saved, sent);
    if (entry === undefined) leaveBy(() => onMade?.(saved.id));
    return saved;
  }

  /** @param sent the values before the call: what was typed since stays in the editor */
  function take(saved: ContentEntry, sent: { readonly fields: ContentDraft; readonly slug: string }): void {
    setEntry(saved);
    setDraft((now) => withNewer(saved.fields, sent.fields, now));
    setSlug((now) => (now === sent.slug ? saved.slug : now));
    setStale(undefined);
  }

  /** Takes over the times of the saved entry, unless the user has changed them here. */
  function followTimes(saved: ContentEntry): void {
    setTimes((now) => (areSameTimes(now, typedTimesOf(entry)) ? typedTimesOf(saved) : now));
  }

  return {
    entry,
    draft,
    slug,
    times,
    failure,
    attempt,
    message,
    stale,
    isBusy,
    isDirty,
    watchUpload,
    setSlug,
    change: (name: string, value: unknown) => setDraft((before) => ({ ...before, [name]: value })),
    changeTimes: (changed: Partial<TypedTimes>) => setTimes((before) => ({ ...before, ...changed })),
    saveDraft: () =>
      doingWithFiles(async () => {
        const saved = await store();
        if (saved.standing === "draft") return contentMessages.saved;
        return areSameTimes(times, typedTimesOf(saved)) ? contentMessages.savedBehind : contentMessages.savedWithoutTimes;
      }),
    publish: (window: Window) =>
      doingWithFiles(async () => {
        const saved = await store();
        const published = await publish.mutateAsync({ id: saved.id, version: saved.version, ...window });
        take(published, saved);
        return published.standing === "scheduled" ? contentMessages.scheduled : contentMessages.published;
      }),
    unpublish: () =>
      doing(async () => {
        if (entry === undefined) return undefined;
        const taken = await unpublish.mutateAsync({ id: entry.id, version: entry.version });
        take(taken, entry);
        followTimes(taken);
        return contentMessages.unpublished;
      }),
    remove: () =>
      doing(async () => {
        if (entry === undefined) return undefined;
        const { message: removed } = await remove.mutateAsync({ id: entry.id, version: entry.version });
        leaveBy(() => void navigate(contentListPath(kind), { state: { message: removed } }));
        return removed;
      }),
    /** Goes on from the other user's version, with what was chosen of one's own: names of fields, and `addressKey`. */
    settle: (mine: ReadonlySet<string>) => {
      if (stale === undefined) return;
      setDraft((now) => ({ ...stale.fields, ...Object.fromEntries(Object.entries(now).filter(([name]) => mine.has(name))) }));
      setSlug((now) => (mine.has(addressKey) ? now : stale.slug));
      followTimes(stale);
      setEntry(stale);
      setStale(undefined);
      setFailure(undefined);
    },
  };
}

export type ContentEditorState = ReturnType<typeof useContentEditor>;
