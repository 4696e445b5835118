import { useNamedValues, type SetNamedValue } from "./use-named-values.ts";

type Standing = "running" | "failed";
/** Hears how the upload of a field stands: under way, or failed or refused and still at the field; undefined when there is none. */
export type WatchUpload = SetNamedValue<Standing>;

/** The uploads of a form that are not stored yet. The form is not sent while there is one: it would go without that file. */
export function useUploadsUnderWay() {
  const [all, watchUpload] = useNamedValues<Standing>();
  return {
    areUploading: all.includes("running"),
    /** A file is on its way, or was not stored and is still at its field: leaving or sending the form would lose it. */
    wouldLoseFile: all.length > 0,
    watchUpload,
  };
}
