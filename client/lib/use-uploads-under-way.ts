import { useCallback, useState } from "react";

type Standing = "running" | "failed";
/** Hears how the upload of a field stands: under way, or failed or refused and still at the field; undefined when there is none. */
export type WatchUpload = (field: string, standing: Standing | undefined) => void;

/** The uploads of a form that are not stored yet. The form is not sent while there is one: it would go without that file. */
export function useUploadsUnderWay() {
  const [standings, setStandings] = useState<Readonly<Record<string, Standing>>>({});
  const watchUpload = useCallback<WatchUpload>((field, standing) => {
    setStandings((before) => {
      if (before[field] === standing) return before;
      const { [field]: _gone, ...others } = before;
      return standing === undefined ? others : { ...others, [field]: standing };
    });
  }, []);
  const all = Object.values(standings);
  return {
    areUploading: all.includes("running"),
    /** A file is on its way, or was not stored and is still at its field: leaving or sending the form would lose it. */
    wouldLoseFile: all.length > 0,
    watchUpload,
  };
}
