import { useState } from "react";

/** Counts the uploads of a form that still run, so that the form is not sent without their files. */
export function useUploadsUnderWay() {
  const [running, setRunning] = useState(0);
  return {
    areUploading: running > 0,
    watchUpload: (upload: Promise<void>): void => {
      setRunning((before) => before + 1);
      void upload.finally(() => setRunning((before) => before - 1));
    },
  };
}
