import { Button, Progress } from "@mantine/core";
import { formatBytes, formatCount } from "../shared/format.ts";
import { PickButton } from "./pick-button.tsx";
import classes from "./upload-field.module.css";

/** The state of a chosen file. */
export type UploadRowState =
  | { readonly kind: "queued" | "waiting" | "busy" | "shrinking" | "checking" | "removing" | "ready" }
  | { readonly kind: "uploading"; readonly percent: number }
  | {
      readonly kind: "problem";
      readonly message: string;
      /** Sending the same bytes again may help. */
      readonly canRetry?: boolean;
      /** Another file is there: the words for sending this one in its place, and for leaving it. */
      readonly choice?: { readonly take: string; readonly leave: string };
    };

export type UploadedFile = {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly pages?: number | undefined;
  readonly state: UploadRowState;
  /** Where the file can be looked at, when the page itself does not show it. */
  readonly viewUrl?: string | undefined;
  /** False for a file that is not taken out now. */
  readonly canRemove?: boolean;
  /** A small picture of it, for photos, and its words. */
  readonly thumbnail?: { readonly src: string; readonly alt: string } | undefined;
};

type UploadRowProps = {
  readonly file: UploadedFile;
  readonly accept: string;
  readonly onReplace: ((key: string, file: File) => void) | undefined;
  readonly onRemove: ((key: string) => void) | undefined;
  readonly onRetry: ((key: string) => void) | undefined;
  /** Opens an uploaded file in the page. */
  readonly onView: ((key: string) => void) | undefined;
};

/** One file: name, size, pages, its state in words, and what can be done with it. */
export function UploadRow({ file, accept, onReplace, onRemove, onRetry, onView }: UploadRowProps) {
  const { key, name, state, viewUrl, thumbnail, canRemove = true } = file;
  const choice = state.kind === "problem" ? state.choice : undefined;
  return (
    <li className={classes.row} data-state={state.kind}>
      {thumbnail !== undefined && <img className={classes.thumbnail} src={thumbnail.src} alt={thumbnail.alt} />}
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{factsOf(file)}</span>
        <StateWords name={name} state={state} />
        {state.kind === "uploading" && <Progress value={state.percent} size="sm" aria-hidden="true" />}
      </div>
      <div className={classes.actions}>
        {viewUrl !== undefined && state.kind === "ready" && (
          <Button
            component="a"
            href={viewUrl}
            target="_blank"
            rel="noopener"
            variant="subtle"
            size="compact-sm"
            aria-label={`View ${name} (opens in a new tab)`}
          >
            View
          </Button>
        )}
        {onView !== undefined && state.kind === "ready" && (
          <Button variant="subtle" size="compact-sm" aria-label={`View ${name}`} onClick={() => onView(key)}>
            View
          </Button>
        )}
        {state.kind === "problem" && state.canRetry && onRetry !== undefined && (
          <Button variant="subtle" size="compact-sm" aria-label={`${choice?.take ?? "Try again"}: ${name}`} onClick={() => onRetry(key)}>
            {choice?.take ?? "Try again"}
          </Button>
        )}
        {onReplace !== undefined && choice === undefined && (state.kind === "ready" || state.kind === "problem") && (
          <PickButton
            isSmall
            text="Replace"
            name={name}
            accept={accept}
            onPick={(list) => {
              const [chosen] = list ?? [];
              if (chosen !== undefined) onReplace(key, chosen);
            }}
          />
        )}
        {onRemove !== undefined && canRemove && (
          <Button
            variant="subtle"
            color={choice === undefined ? "red" : "blue"}
            size="compact-sm"
            aria-label={choice === undefined ? `Remove ${name}` : `${choice.leave}, not ${name}`}
            onClick={() => onRemove(key)}
          >
            {choice?.leave ?? "Remove"}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Announced once for each state; the percentage is visual only. */
function StateWords({ name, state }: { name: string; state: UploadRowState }) {
  return (
    <>
      <span className={classes.state} aria-hidden="true">
        {wordsOf(state)}
      </span>
      <span className="portal-unseen" role={state.kind === "problem" ? "alert" : "status"}>
        {state.kind === "problem" ? state.message : `${name}: ${spoken[state.kind]}`}
      </span>
    </>
  );
}

const spoken = {
  queued: "Waiting for the file before it",
  waiting: "Waiting for your internet connection",
  busy: "The server is busy, trying again",
  shrinking: "Making it smaller",
  uploading: "Uploading",
  checking: "Checking",
  removing: "Removing",
  ready: "Ready",
} as const;

function wordsOf(state: UploadRowState): string {
  if (state.kind === "uploading") return `Uploading ${Math.floor(state.percent)}%`;
  return state.kind === "problem" ? state.message : spoken[state.kind];
}

const factsOf = ({ sizeBytes, pages }: UploadedFile): string =>
  pages === undefined ? formatBytes(sizeBytes) : `${formatBytes(sizeBytes)}, ${formatCount(pages, "page")}`;
