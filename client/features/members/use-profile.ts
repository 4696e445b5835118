import { useEffect, useRef, useState } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { ProfileInput } from "#domain/members/profile-input.ts";
import type { DisclaimerKey } from "#domain/members/profile-messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { tellSuccess } from "../accounts/tell.ts";
import { useKeptProfile, type KeptProfile } from "./kept-profile.ts";
import { hasAcceptedAll, isChanged, mergeProfiles, profileInput, valuesOf, type MergedProfile, type ProfileValues } from "./profile-values.ts";
import type { ProfileView } from "./views.ts";

type Errors = Readonly<Record<string, string>>;

/** What another user saved while this user was typing, merged with this user's values. */
export type Meanwhile = MergedProfile & { readonly by: string; readonly at: Date | undefined };

/** The profile's form: what is typed, whether it is locked, what went wrong, and saving. */
export function useProfile(saved: ProfileView) {
  const utils = trpc.useUtils();
  const [kept, keep] = useKeptProfile();
  const [restored] = useState(() => restoredFrom(kept, saved));
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => restored?.values ?? valuesOf(saved));
  const [isLocked, setIsLocked] = useState(saved.version > 0 && restored === undefined);
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [accepted, setAccepted] = useState<readonly DisclaimerKey[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | undefined>(restored?.meanwhile);
  const [attempt, setAttempt] = useState(0);
  /** Changes when the form shows other values than those that were typed in it. */
  const [edition, setEdition] = useState(0);
  const [message, setMessage] = useState<string>();
  /** The current values of the form, for actions that began earlier, and the values that were sent last. */
  const latest = useRef(values);
  const sent = useRef(values);
  useEffect(() => {
    latest.current = values;
  });

  const isDirty = !isLocked && isChanged(valuesOf(base), values);
  useEffect(() => {
    if (isDirty) keep({ version: base.version, start: keptValues(valuesOf(base)), values: keptValues(values) });
    else keep(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- every drawing makes a `keep` that does the same
  }, [isDirty, base, values]);

  function show(next: ProfileValues): void {
    setValues(next);
    setEdition((before) => before + 1);
  }

  function settle(profile: ProfileView): void {
    setBase(profile);
    show(valuesOf(profile));
    setIsLocked(profile.version > 0);
    setAccepted([]);
    refuse({}, undefined);
    setMeanwhile(undefined);
    setRestored(false);
  }

  /** What was written while a save was on its way stays in the form, to be saved next. */
  function goOn(written: ProfileValues): void {
    show(written);
    setIsLocked(false);
  }

  function refuse(next: Errors, lead: string | undefined): void {
    setErrors(next);
    setRefusal(lead);
    setAttempt((before) => before + 1);
  }

  async function bringTogether(): Promise<void> {
    // The refusal is said already. Without the read, the next save is refused, and reads it again.
    const theirs = await utils.members.profile.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
    if (theirs === undefined) return;
    const merged = mergeProfiles(valuesOf(base), latest.current, valuesOf(theirs));
    setMeanwhile({ ...merged, by: theirs.last_updated_by ?? "", at: theirs.last_updated_on });
    setBase(theirs);
    show(merged.values);
  }

  const mutation = trpc.members.saveProfile.useMutation({
    onSuccess: ({ profile, message: said }) => {
      utils.members.profile.setData(undefined, profile);
      void utils.accounts.me.invalidate();
      void utils.members.detail.invalidate();
      // The steps of a claim begin with it, and begin once: what they knew before is not shown in the meantime.
      void utils.reimbursements.knownAnswers.reset();
      const written = latest.current;
      settle(profile);
      if (isChanged(sent.current, written)) goOn(mergeProfiles(sent.current, written, valuesOf(profile)).values);
      setMessage(said);
      tellSuccess(said);
    },
    onError: async (error) => {
      const { code, message: said, fields } = failureOf(error);
      refuse(Object.fromEntries(Object.entries(fields).map(([field, [text = said]]) => [field.split(".")[0] ?? field, text])), said);
      if (code === "stale_version") await bringTogether();
    },
  });

  return {
    values,
    isLocked,
    accepted,
    errors,
    refusal,
    meanwhile,
    attempt,
    edition,
    message,
    base,
    isBusy: mutation.isPending,
    isDirty,
    isRestored,
    canSave: !isLocked && hasAcceptedAll(accepted),
    change: (changes: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...changes })),
    accept: (key: DisclaimerKey, isTicked: boolean) => setAccepted((before) => [...before.filter((one) => one !== key), ...(isTicked ? [key] : [])]),
    edit(): void {
      setIsLocked(false);
      setMessage(undefined);
    },
    cancel: () => settle(base),
    /** Forgets what is typed, for a page that is left without saving. */
    discard: () => keep(null),
    takeTheirs(field: MergedProfile["conflicts"][number]["field"], theirs: string): void {
      show({ ...values, [field]: theirs });
      setMeanwhile((before) => before && { ...before, conflicts: before.conflicts.filter((one) => one.field !== field) });
    },
    save(): void {
      if (mutation.isPending) return;
      setMessage(undefined);
      const input = profileInput(values, accepted, base.version);
      const parsed = ProfileInput.safeParse(input);
      if (!parsed.success)
        return refuse(
          firstFieldErrorsOf(parsed.error, ([name]) => String(name)),
          undefined,
        );
      refuse({}, undefined);
      sent.current = values;
      mutation.mutate(input);
    },
  };
}

const keptValues = (values: ProfileValues): KeptProfile["values"] => ({ ...values, hsn_codes: [...values.hsn_codes] });

/** What was typed before a reload, merged with what another user saved since; undefined without anything that differs from what is saved. */
function restoredFrom(kept: KeptProfile | null, saved: ProfileView): { values: ProfileValues; meanwhile: Meanwhile | undefined } | undefined {
  if (kept === null || !isChanged(kept.start, kept.values)) return undefined;
  const merged = mergeProfiles(kept.start, kept.values, valuesOf(saved));
  if (!isChanged(valuesOf(saved), merged.values)) return undefined;
  const isStale = kept.version !== saved.version;
  return {
    values: merged.values,
    meanwhile: isStale ? { ...merged, by: saved.last_updated_by ?? "", at: saved.last_updated_on } : undefined,
  };
}

export type ProfileForm = ReturnType<typeof useProfile>;
